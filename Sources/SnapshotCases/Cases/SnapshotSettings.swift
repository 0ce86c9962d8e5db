import Foundation
import Rendering

/// What a run draws and how exactly it compares.
package struct SnapshotSettings: Sendable {
    /// What is said of some previews apart from the others.
    package struct PreviewSettings: Sendable {
        /// A preview's title, or a pattern of titles.
        package var pattern: NamePattern
        package var options: [SnapshotConfiguration.Option] = []
        /// In place of everybody's; nil leaves those.
        package var configurations: [SnapshotConfiguration]?
        /// Beside the preview as it is.
        package var moments: [SnapshotMoment] = []
        package var precision: SnapshotPrecision?

        package init(pattern: NamePattern) { self.pattern = pattern }
    }

    /// What holds in every configuration.
    package var options: [SnapshotConfiguration.Option] = []
    package var configurations = SnapshotConfiguration.matrix(["appearance": ["light"]])
    package var previews: [PreviewSettings] = []
    package var precision = SnapshotPrecision.exact
    /// Whether what assistive technology reads is recorded, too.
    package var recordsAccessibility = false

    package init() {}

    /// The cases of one preview.
    ///
    /// - Parameters:
    ///   - preview: nil for the root of a source that has no preview.
    ///   - choices: what the preview says of its configurations; nil where it says nothing.
    func cases(
        of preview: PreviewName?, source: SnapshotSource, choices: [PreviewConfigurations.Choice]?
    ) throws(RenderFailure) -> [SnapshotCase] {
        let title = preview?.title ?? source.stem
        let own = previews.filter { $0.pattern.matches(title) }
        let configurations = try PreviewConfigurations.chosen(
            choices, among: own.compactMap(\.configurations).last ?? self.configurations, of: source)
        let moments = [SnapshotMoment.still] + own.flatMap(\.moments)
        let precision = own.compactMap(\.precision).last ?? self.precision
        return configurations.flatMap { configuration in
            moments.map { moment in
                SnapshotCase(
                    source: source.name, folder: source.folder, line: preview?.line ?? 1, title: title,
                    preview: preview, configuration: configuration, moment: moment,
                    options: options + configuration.options + own.flatMap(\.options), precision: precision,
                    recordsAccessibility: recordsAccessibility)
            }
        }
    }
}

/// A name, or several that a `*` or `?` stands in.
package struct NamePattern: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// The pattern of one name and no other.
    package static func exact(_ name: String) -> String { "=" + name }

    package var hasWildcards: Bool { text.contains { $0 == "*" || $0 == "?" } }

    /// Whether the whole of `name` is what the pattern says, capitals apart or not.
    package func matches(_ name: String, ignoringCase: Bool = false) -> Bool {
        let pattern = Array(ignoringCase ? text.lowercased() : text)
        let name = Array(ignoringCase ? name.lowercased() : name)
        // One place to go back to is enough: what a later `*` may skip, an earlier one needn't.
        var (i, j) = (0, 0)
        var retry: (pattern: Int, name: Int)?
        while j < name.count {
            if i < pattern.count, pattern[i] == "*" {
                retry = (i + 1, j)
                i += 1
            } else if i < pattern.count, pattern[i] == "?" || pattern[i] == name[j] {
                (i, j) = (i + 1, j + 1)
            } else if let last = retry {
                (i, j) = (last.pattern, last.name + 1)
                retry = (last.pattern, last.name + 1)
            } else {
                return false
            }
        }
        return pattern[i...].allSatisfy { $0 == "*" }
    }

    /// Whether a case is meant on a command line: by a pattern of its source and name, or a part of them.
    package func selects(_ key: SnapshotKey) -> Bool {
        let name = key.source + "/" + key.name
        if text.hasPrefix("=") { return name == text.dropFirst() }
        return hasWildcards
            ? matches(name, ignoringCase: true) || matches(key.name, ignoringCase: true)
            : name.range(of: text, options: .caseInsensitive) != nil
    }
}
