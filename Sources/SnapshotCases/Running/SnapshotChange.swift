import Drawing
import Foundation
import Rendering

/// How a case looks otherwise than it did.
package struct SnapshotChange: Sendable {
    /// Nil where nothing is recorded, or only hashes are.
    package var expected: [UInt8]?
    package var actual: [UInt8]
    /// The expected picture with what differs marked.
    package var difference: [UInt8]?
    package var expectedLayout: String?
    package var actualLayout: String
    package var actualAccessibility: String?
    /// What is read, outlined and numbered.
    package var accessibilityPicture: [UInt8]?
    /// The lines of the layout that differ.
    package var layoutPatch: String?
    /// The same in words.
    package var layoutWords: String?
    package var pixelHash: ContentHash
    package var layoutHash: ContentHash

    init(_ drawn: DrawnSnapshot) throws(RenderFailure) {
        actual = try SnapshotPNG.encode(drawn.bitmap, hash: drawn.pixelHash)
        (actualLayout, actualAccessibility) = (drawn.layout, drawn.accessibility)
        accessibilityPicture = try drawn.accessibilityPicture()
        (pixelHash, layoutHash) = (drawn.pixelHash, drawn.layoutHash)
    }
}

/// Compares what is drawn with what is recorded beside the source, or in a lock.
package struct SnapshotVerifier: Sendable {
    /// Nil where pictures are recorded.
    package var lock: SnapshotLock?

    package init(lock: SnapshotLock? = nil) { self.lock = lock }

    package func verdict(_ each: SnapshotCase, _ drawn: DrawnSnapshot) throws(RenderFailure) -> SnapshotVerdict {
        if let lock { return try verdict(lock.entries[each.key], drawn) }
        guard FilePath.isFile(each.path("png")) else {
            return SnapshotVerdict(.missing, text: "nothing is recorded of it yet", change: try SnapshotChange(drawn))
        }
        let expected = try FileBytes.read(each.path("png"))
        guard FilePath.isFile(each.path("layout.txt")) else {
            return SnapshotVerdict(.missing, text: "its layout isn't recorded", change: try SnapshotChange(drawn))
        }
        let layout = try FileBytes.text(each.path("layout.txt"))
        var read: String?
        if drawn.accessibility != nil {
            guard FilePath.isFile(each.path("accessibility.txt")) else {
                return SnapshotVerdict(
                    .missing, text: "its accessibility isn't recorded", change: try SnapshotChange(drawn))
            }
            read = try FileBytes.text(each.path("accessibility.txt"))
        }
        if SnapshotPNG.pixelHash(in: expected) == drawn.pixelHash, layout == drawn.layout, read == drawn.accessibility {
            return SnapshotVerdict(.passed)
        }
        return try compare(each, drawn, expected, layout, read)
    }

    private func verdict(_ entry: SnapshotLock.Entry?, _ drawn: DrawnSnapshot) throws(RenderFailure) -> SnapshotVerdict
    {
        guard let entry else {
            return SnapshotVerdict(.missing, text: "the lock doesn't have it yet", change: try SnapshotChange(drawn))
        }
        let isSamePicture = entry.pixels == drawn.pixelHash
        let isSameLayout = entry.layout == drawn.layoutHash
        if isSamePicture, isSameLayout { return SnapshotVerdict(.passed) }
        let what =
            isSameLayout
            ? "its pixels differ, its layout doesn't"
            : isSamePicture
                ? "its layout differs, its pixels don't" : "its pixels and its layout differ"
        return SnapshotVerdict(.changed, text: what, change: try SnapshotChange(drawn))
    }

    /// Pixel by pixel, since the hashes differ or the file has none.
    private func compare(
        _ each: SnapshotCase, _ drawn: DrawnSnapshot, _ expected: [UInt8], _ layout: String, _ read: String?
    ) throws(RenderFailure) -> SnapshotVerdict {
        let actual = try SnapshotPNG.comparable(drawn.bitmap)
        let before: Bitmap
        do throws(RenderFailure) {
            before = try SnapshotPNG.decode(expected, scale: actual.scale)
        } catch {
            throw RenderFailure(
                .source,
                text: "error: what is recorded, '\(each.key.name).png', \(error.text)"
                    + "note: 'render snapshot record' writes it anew\n")
        }
        let difference = PictureDifference(expected: before, actual: actual, precision: each.precision)
        let lines = TextDifference(layout, drawn.layout)
        let said = TextDifference(read ?? "", drawn.accessibility ?? "")
        if difference.isWithin(each.precision), lines.isEmpty, said.isEmpty { return SnapshotVerdict(.passed) }
        let text = ChangeText.text(difference, lines, said, scale: actual.scale)
        var change = try SnapshotChange(drawn)
        change.expected = expected
        change.expectedLayout = layout
        let words = LayoutWords(layout, drawn.layout).text
        if !words.isEmpty { change.layoutWords = words }
        // A view that moved stands beside itself.
        let views = lines.pairing { $0.prefix { $0 != "(" } }
        let patches = [views, said].filter { !$0.isEmpty }.map { $0.patch() }
        if !patches.isEmpty { change.layoutPatch = patches.joined(separator: "\n") }
        if difference.different > 0 || !difference.isSameSize, let marked = difference.picture(over: before) {
            change.difference = try SnapshotPNG.encode(marked, hash: SnapshotPNG.pixelHash(of: marked))
        }
        return SnapshotVerdict(.changed, text: text, change: change)
    }
}

/// A change in numbers.
enum ChangeText {
    static func text(
        _ difference: PictureDifference, _ layout: TextDifference, _ said: TextDifference, scale: CGFloat
    ) -> String {
        var text = difference.words(scale: scale)
        for (lines, name) in [(layout, "the layout"), (said, "the accessibility")] where !lines.isEmpty {
            text += "; \(lines.count) \(lines.count == 1 ? "line" : "lines") of \(name)"
        }
        return text
    }
}
