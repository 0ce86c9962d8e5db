import Foundation

/// A part of the old text and what stands there in the new one.
struct SourceEdit: Hashable, Sendable {
    /// The file, by its place below the folder that is compared.
    var file: String
    /// UTF-8 offsets in the old text.
    var range: Range<Int>
    var replacement: String
}

/// One change of the source, as a reader would tell it, with all that has to be edited for it.
struct SourceChange: Sendable {
    /// `VStack(spacing: 8 → 16)`, `.padding(8) removed`.
    var text: String
    var old: String?
    var new: String?
    /// Whether the text is a sentence of its own, which nothing can be written round.
    var isPhrase = false
    /// Whether the text begins with a modifier, which belongs to something before it.
    var isLink = false
    var place: ChangePlace
    var edits: [SourceEdit]

    /// The change as part of something: `8 → 16` becomes `VStack(spacing: 8 → 16)`.
    func within(_ prefix: String, _ suffix: String, phrase: String? = nil) -> SourceChange {
        var copy = self
        if isPhrase {
            guard let phrase, !text.contains(" in ") else { return copy }
            copy.text += " \(text.hasSuffix(" added") ? "to" : text.hasSuffix(" removed") ? "from" : "in") \(phrase)"
        } else {
            copy.text = prefix + (isLink ? "…" : "") + text + suffix
            copy.isLink = false
        }
        return copy
    }
}

/// A line of the new version, or of the old one for what is no longer there.
public struct ChangePlace: Hashable, Sendable {
    public var file: String
    /// From 1.
    public var line: Int
    /// Whether the line is one of the old version.
    public var isOld = false

    public var description: String { isOld ? "was \(file):\(line)" : "\(file):\(line)" }
}

enum SourceEdits {
    /// The old text with some of the edits made.
    static func apply(_ edits: [SourceEdit], to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var place = 0
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            let lower = min(max(edit.range.lowerBound, place), bytes.count)
            let upper = min(max(edit.range.upperBound, lower), bytes.count)
            result += bytes[place..<lower]
            result += edit.replacement.utf8
            place = upper
        }
        result += bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }
}

/// Pieces of source in sentences: short enough to be read.
enum Excerpt {
    static func short(_ text: String, limit: Int = 60) -> String {
        guard text.count > limit else { return text }
        return text.prefix(limit / 2 - 1) + "…" + text.suffix(limit / 2 - 1)
    }
}
