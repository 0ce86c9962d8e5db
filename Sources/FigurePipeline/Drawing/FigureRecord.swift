import Foundation

/// What drawing a figure gave: its pictures and what is said of them. This is also what a cache keeps.
struct FigureRecord: Sendable, Hashable {
    struct File: Sendable, Hashable {
        var output: FigureJob.Output
        var bytes: [UInt8]
    }

    /// The description for those who don't see the picture.
    var alternateText = ""
    /// What the figure says in words, a line each; empty where it has none.
    var words = ""
    /// The picture's size in points.
    var width = 0.0
    var height = 0.0
    var warnings: [String] = []
    var files: [File] = []

    func bytes(for output: FigureJob.Output) -> [UInt8]? { files.first { $0.output == output }?.bytes }
}

extension FigureJob.Output: Comparable {
    static func < (one: Self, other: Self) -> Bool {
        (one.appearance, one.format) < (other.appearance, other.format)
    }
}

// MARK: - As bytes

extension FigureRecord {
    /// The record as one file: a line with the hash of what follows, then fields with their names and lengths.
    func encoded() -> [UInt8] {
        var body: [UInt8] = []
        func add(_ name: String, _ bytes: [UInt8]) {
            body += Array("\(name) \(bytes.count)\n".utf8) + bytes + [0x0A]
        }
        add("alt", Array(alternateText.utf8))
        add("words", Array(words.utf8))
        add("size", Array("\(width) \(height)".utf8))
        for warning in warnings { add("warning", Array(warning.utf8)) }
        for file in files { add("file:\(file.output.appearance):\(file.output.format)", file.bytes) }
        return Array("\(Self.magic) \(ContentHash.of(body))\n".utf8) + body
    }

    private static let magic = "easel-figure-1"

    /// Nil for bytes that aren't exactly what `encoded` gave: cut off, changed, or something else.
    init?(encoded bytes: [UInt8]) {
        guard let end = bytes.prefix(200).firstIndex(of: 0x0A) else { return nil }
        let body = Array(bytes[(end + 1)...])
        guard String(decoding: bytes[..<end], as: UTF8.self) == "\(Self.magic) \(ContentHash.of(body))" else {
            return nil
        }
        var rest = body[...]
        while !rest.isEmpty {
            guard let lineEnd = rest.firstIndex(of: 0x0A) else { return nil }
            let heading = String(decoding: rest[..<lineEnd], as: UTF8.self).split(separator: " ")
            guard heading.count == 2, let count = Int(heading[1]), count >= 0, rest.endIndex - lineEnd > count + 1
            else {
                return nil
            }
            let field = Array(rest[(lineEnd + 1)..<(lineEnd + 1 + count)])
            rest = rest[(lineEnd + 2 + count)...]
            take(String(heading[0]), field)
        }
    }

    private mutating func take(_ name: String, _ field: [UInt8]) {
        var text: String { String(decoding: field, as: UTF8.self) }
        switch name {
        case "alt": alternateText = text
        case "words": words = text
        case "size":
            let lengths = text.split(separator: " ").compactMap { Double($0) }
            if lengths.count == 2 { (width, height) = (lengths[0], lengths[1]) }
        case "warning": warnings.append(text)
        default:
            let parts = name.split(separator: ":").map(String.init)
            guard parts.count == 3, parts[0] == "file" else { return }
            files.append(File(output: FigureJob.Output(format: parts[2], appearance: parts[1]), bytes: field))
        }
    }
}
