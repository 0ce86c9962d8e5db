import Drawing
import Foundation
import Rendering

/// Which snapshot: its source, as reports and the lock name it, and the name of its files without their endings.
package struct SnapshotKey: Hashable, Sendable, Comparable, Codable {
    package var source: String
    package var name: String

    package init(source: String, name: String) { (self.source, self.name) = (source, name) }

    package static func < (first: SnapshotKey, second: SnapshotKey) -> Bool {
        // By bytes: the same on every machine.
        first.source == second.source
            ? first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
            : first.source.utf8.lexicographicallyPrecedes(second.source.utf8)
    }
}

/// One picture to be: a preview in a configuration at a moment.
package struct SnapshotCase: Sendable {
    package let key: SnapshotKey
    /// The folder of the source's snapshots.
    package let folder: String
    /// Where the preview begins.
    package let line: Int
    package let title: String
    package let configuration: String
    package let moment: SnapshotMoment
    package let precision: SnapshotPrecision
    /// Whether what assistive technology reads is a part of it.
    package let recordsAccessibility: Bool
    /// Nil for the root of a source without previews.
    package let preview: PreviewName?
    private let options: [SnapshotConfiguration.Option]

    init(
        source: String, folder: String, line: Int, title: String, preview: PreviewName?,
        configuration: SnapshotConfiguration, moment: SnapshotMoment, options: [SnapshotConfiguration.Option],
        precision: SnapshotPrecision, recordsAccessibility: Bool
    ) {
        let parts = [
            SnapshotName.file(title), moment.name.map { SnapshotName.file($0, maximum: 48) }, configuration.name,
        ]
        key = SnapshotKey(source: source, name: parts.compactMap { $0 }.joined(separator: "."))
        (self.folder, self.line, self.title, self.preview) = (folder, line, title, preview)
        (self.configuration, self.moment, self.options) = (configuration.name, moment, options)
        (self.precision, self.recordsAccessibility) = (precision, recordsAccessibility)
    }

    /// As people read it: `Card, dark`, `Card after Menu, dark`.
    package var description: String {
        "\(title)\(moment.name.map { " (\($0))" } ?? ""), \(configuration)"
    }

    package func path(_ ending: String) -> String { "\(folder)/\(key.name).\(ending)" }

    package func renderOptions() throws(RenderFailure) -> RenderOptions {
        var result = RenderOptions()
        for option in options {
            do throws(OptionError) {
                try result.set(option.name, to: option.text)
            } catch {
                throw RenderFailure(
                    .request,
                    text: "error: '\(error.text)' is no value of '\(error.option)': it has to be \(error.expected)\n")
            }
        }
        result.events = moment.events
        result.at = moment.at ?? result.at
        return result
    }

    package func session(of program: InterpretedProgram) throws(RenderFailure) -> RenderSession {
        let options = try renderOptions()
        guard let preview else { return try RenderSession(program: program, options: options) }
        return try RenderSession(preview: preview, of: program, options: options)
    }

    package func draw(_ program: InterpretedProgram) throws(RenderFailure) -> DrawnSnapshot {
        try DrawnSnapshot(session(of: program), readsAccessibility: recordsAccessibility)
    }
}

/// What a case looks like now.
package struct DrawnSnapshot: Sendable {
    package let bitmap: Bitmap
    package let inspection: Inspection
    package let pixelHash: ContentHash
    package let layout: String
    /// What assistive technology reads, where that is wanted.
    package let accessibility: String?
    package let warnings: [String]
    private let picture: Picture

    package init(_ session: RenderSession, readsAccessibility: Bool = false) throws(RenderFailure) {
        picture = try session.picture()
        bitmap = try picture.bitmap()
        pixelHash = SnapshotPNG.pixelHash(of: bitmap)
        inspection = try session.inspection()
        layout = LayoutText.text(of: inspection)
        accessibility = readsAccessibility ? AccessibilityText.text(of: inspection) : nil
        warnings = session.warnings
    }

    /// The picture with what assistive technology reads outlined and numbered, as the bytes of a PNG; nil where that
    /// isn't wanted.
    package func accessibilityPicture() throws(RenderFailure) -> [UInt8]? {
        guard accessibility != nil else { return nil }
        let bitmap = try AccessibilityPicture.bitmap(over: picture, AccessibilityText.elements(of: inspection))
        return try SnapshotPNG.encode(bitmap, hash: SnapshotPNG.pixelHash(of: bitmap))
    }

    /// Of everything but the pixels.
    package var layoutHash: ContentHash { ContentHash(layout + (accessibility.map { "\n" + $0 } ?? "")) }
}
