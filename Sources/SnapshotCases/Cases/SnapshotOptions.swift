import RenderConfiguration
import Foundation
import Rendering

/// What `render.yml` and the command line say of snapshots. The names are those of the long options.
package struct SnapshotOptions: Sendable {
    package static let fileName = "render.yml"

    /// The values of the axes of the matrix.
    package var axes: [String: [String]] = [:]
    package var options: [SnapshotConfiguration.Option] = []
    /// Sets of options with names of their own.
    package var named: [SnapshotConfiguration] = []
    package var previews: [SnapshotSettings.PreviewSettings] = []
    package var precision = SnapshotPrecision.exact
    /// Whether a lock is kept in place of pictures; nil leaves it to whether there is one.
    package var usesLock: Bool?
    package var recordsAccessibility = false
    package var report: String?
    package var jobs: Int?
    /// A folder, or the address of a server.
    package var cache: String?

    package init() {}

    package func settings() -> SnapshotSettings {
        var settings = SnapshotSettings()
        settings.options = options
        settings.configurations = configurations(axes)
        settings.previews = previews
        settings.precision = precision
        settings.recordsAccessibility = recordsAccessibility
        return settings
    }

    /// Named sets take the place of the matrix, unless that has more than one value somewhere.
    private func configurations(_ axes: [String: [String]]) -> [SnapshotConfiguration] {
        let isMatrix = axes.values.contains { $0.count > 1 }
        let base = axes.filter { $0.value.count == 1 }.sorted { $0.key < $1.key }
            .map { SnapshotConfiguration.Option($0.key, $0.value[0]) }
        let sets = named.map { SnapshotConfiguration(name: $0.name, options: base + $0.options) }
        guard isMatrix || named.isEmpty else { return sets }
        return SnapshotConfiguration.matrix(axes.merging(["appearance": ["light"]]) { first, _ in first }) + sets
    }
}

// MARK: - Reading

extension SnapshotOptions {
    package init(_ file: ConfigurationFile) throws(RenderFailure) {
        if let root = try file.root() { read(root) }
        let folder = FilePath.folder(of: file.path)
        for index in options.indices where ["assets", "font-dir"].contains(options[index].name) {
            let path = options[index].text
            // As whoever wrote the file sees it, wherever the program is run.
            if !path.hasPrefix("/") { options[index].text = "\(folder)/\(path)" }
        }
        if let path = cache, !path.contains("://"), !path.hasPrefix("/") { cache = "\(folder)/\(path)" }
        let count = axes.values.reduce(1) { min($0 * max($1.count, 1), .max / 2_000) }
        if count > SnapshotConfiguration.maximum {
            throw RenderFailure(
                .request,
                text: "\(file.name): error: the matrix has \(count) configurations; the limit is "
                    + "\(SnapshotConfiguration.maximum)\n")
        }
        try file.check()
    }

    private static let ownNames = [
        "configurations", "previews", "precision", "perceptual-precision", "lock", "accessibility", "report", "jobs",
        "cache",
    ]
    private static let optionNames = [
        "assets", "background", "font-dir", "max-depth", "max-memory", "max-nodes", "max-pixels", "max-steps",
        "max-time", "now", "safe-area", "seed", "set", "time-zone",
    ]

    private mutating func read(_ root: ConfigurationValue) {
        let entries = root.entries()
        for (key, name, value) in entries {
            switch name {
            case "configurations", "previews": break
            // The service's own, which reads it.
            case "serve": break
            case "precision": precision.pixels = value.number(in: 0...1) ?? 1
            case "perceptual-precision": precision.perceptual = value.number(in: 0...1) ?? 1
            case "lock": usesLock = value.flag()
            case "accessibility": recordsAccessibility = value.flag() ?? false
            case "cache": cache = value.requiredText()
            case "report": report = value.requiredText()
            case "jobs": jobs = value.number(in: 1...1_024).map { Int($0) }
            default:
                if SnapshotConfiguration.axes.contains(name) {
                    axes[name] = Self.texts(of: name, value)
                } else if Self.optionNames.contains(name) {
                    options += Self.texts(of: name, value).map { .init(name, $0) }
                } else {
                    key.refuseUnknown(
                        "option", among: SnapshotConfiguration.axes + Self.optionNames + Self.ownNames)
                }
            }
        }
        // These build on what the rest of the file says, wherever that stands.
        for (_, name, value) in entries where name == "configurations" { readSets(value) }
        for (_, name, value) in entries where name == "previews" {
            for (_, title, value) in value.entries() { previews.append(preview(title, value)) }
        }
    }

    /// The values of an option, each as it takes it.
    private static func texts(of name: String, _ value: ConfigurationValue) -> [String] {
        var known: Set<String> = []
        return value.list().compactMap { value in
            guard let text = value.requiredText() else { return nil }
            guard known.insert(text).inserted else {
                value.refuse("'\(text)' stands twice among the values of '\(name)'")
                return nil
            }
            var options = RenderOptions()
            do throws(OptionError) {
                try options.set(name, to: text)
            } catch {
                value.refuse("'\(text)' is no value of '\(name)': it has to be \(error.expected)")
                return nil
            }
            return text
        }
    }

    private mutating func readSets(_ value: ConfigurationValue) {
        for (key, name, value) in value.entries() {
            var set: [SnapshotConfiguration.Option] = []
            for (key, option, value) in value.entries() {
                guard SnapshotConfiguration.axes.contains(option) || Self.optionNames.contains(option) else {
                    key.refuseUnknown("option", among: SnapshotConfiguration.axes + Self.optionNames)
                    continue
                }
                set += Self.texts(of: option, value).prefix(1).map { .init(option, $0) }
            }
            let fileName = SnapshotName.file(name, maximum: 48)
            if named.contains(where: { SnapshotName.folded($0.name) == SnapshotName.folded(fileName) }) {
                key.refuse("there is a configuration called '\(fileName)' already")
            }
            named.append(SnapshotConfiguration(name: fileName, options: set))
        }
    }

    private func preview(_ title: String, _ value: ConfigurationValue) -> SnapshotSettings.PreviewSettings {
        var settings = SnapshotSettings.PreviewSettings(pattern: NamePattern(title))
        var own: [String: [String]] = [:]
        var precision = self.precision
        for (key, name, value) in value.entries() {
            switch name {
            case "precision":
                precision.pixels = value.number(in: 0...1) ?? 1
                settings.precision = precision
            case "perceptual-precision":
                precision.perceptual = value.number(in: 0...1) ?? 1
                settings.precision = precision
            case "frames": settings.moments += frames(value)
            case "scenarios":
                for (_, name, value) in value.entries() { settings.moments += scenario(name, value) }
            case "configurations": settings.configurations = sets(value)
            default:
                if SnapshotConfiguration.axes.contains(name) {
                    own[name] = Self.texts(of: name, value)
                } else if Self.optionNames.contains(name) {
                    settings.options += Self.texts(of: name, value).map { .init(name, $0) }
                } else {
                    key.refuseUnknown(
                        "option",
                        among: SnapshotConfiguration.axes + Self.optionNames
                            + ["configurations", "scenarios", "frames", "precision", "perceptual-precision"])
                }
            }
        }
        if !own.isEmpty {
            settings.configurations = configurations(axes.merging(own) { _, new in new })
        }
        return settings
    }

    /// Some of the named sets.
    private func sets(_ value: ConfigurationValue) -> [SnapshotConfiguration] {
        let known = configurations(axes)
        return value.list().compactMap { value in
            guard let name = value.requiredText() else { return nil }
            if let set = known.first(where: { $0.name == SnapshotName.file(name, maximum: 48) }) { return set }
            value.refuseUnknown("configuration", among: known.map(\.name))
            return nil
        }
    }

    private func frames(_ value: ConfigurationValue) -> [SnapshotMoment] {
        guard let text = value.requiredText() else { return [] }
        guard let film = FilmOptions(text, rate: 10), let range = film.range else {
            value.refuse("'frames' has to be FROM...TO@FPS, as in '0...1@10'")
            return []
        }
        guard (range.upperBound - range.lowerBound) * film.rate < 1_000 else {
            value.refuse("these are more than 1000 frames")
            return []
        }
        return SnapshotMoment.frames(range, rate: film.rate)
    }

    /// Steps as a scenario's file has them, one a value: `tap: Menu` or `"tap Menu"`; without a `capture` there is one
    /// at the end.
    private func scenario(_ name: String, _ value: ConfigurationValue) -> [SnapshotMoment] {
        var lines: [(text: String, value: ConfigurationValue)] = []
        for step in value.list() {
            if step.isMapping {
                for (_, word, value) in step.entries() {
                    guard let text = value.requiredText() else { continue }
                    lines.append(("\(word) \(text)", value))
                }
            } else if let text = step.requiredText() {
                lines.append((text, step))
            }
        }
        guard !lines.isEmpty else { return [] }
        var at: Double?
        var steps: [String] = []
        for (text, value) in lines {
            if text.hasPrefix("at "), let seconds = Double(text.dropFirst(3)), seconds >= 0, seconds < 1e6 {
                at = seconds
                continue
            }
            let isCapture = text.hasPrefix("capture ")
            do throws(RenderFailure) {
                let check = isCapture ? text : text + "\ncapture x"
                _ = try Scenario(name: "", text: check)
                steps.append(text)
            } catch {
                let message = error.text.split(separator: "\n").first.map(String.init) ?? error.text
                value.refuse(message.replacingOccurrences(of: ":1: error: ", with: ""))
            }
        }
        if !steps.contains(where: { $0.hasPrefix("capture ") }) { steps.append("capture \(name)") }
        guard let scenario = try? Scenario(name: name, text: steps.joined(separator: "\n")) else { return [] }
        return SnapshotMoment.moments(of: scenario, named: name).map {
            var moment = $0
            moment.at = at
            return moment
        }
    }
}
