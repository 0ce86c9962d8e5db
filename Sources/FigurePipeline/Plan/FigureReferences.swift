/// The references to figures in a chapter's words: `@fig:hello`.
enum FigureReferences {
    struct Reference: Sendable, Hashable {
        var name: String
        var line: Int
        /// In bytes from 1.
        var column: Int
        var length: Int
    }

    /// All of a chapter's, outside of code and markup.
    static func references(in file: ChapterFile, _ outline: MarkdownOutline) -> [Reference] {
        var verbatim = Set<Int>()
        for range in outline.verbatim { for line in range { verbatim.insert(line) } }
        var found: [Reference] = []
        for line in 1...max(1, file.lineCount) where !verbatim.contains(line) {
            found += references(in: file.lineBytes(line), line: line)
        }
        return found
    }

    private static let mark = Array("@fig:".utf8)

    private static func references(in bytes: ArraySlice<UInt8>, line: Int) -> [Reference] {
        guard bytes.contains(UInt8(ascii: "@")) else { return [] }
        var found: [Reference] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "`"):
                let run = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
                index = end(ofCode: bytes, from: index + run, run: run) ?? index + run
            case UInt8(ascii: "@") where bytes[index...].starts(with: mark):
                let start = index + mark.count
                var name = bytes[start...].prefix { isName($0) }
                // A hyphen before a space belongs to the sentence.
                while name.last == UInt8(ascii: "-") { name.removeLast() }
                if !name.isEmpty {
                    found.append(
                        Reference(
                            name: String(decoding: name, as: UTF8.self), line: line,
                            column: index - bytes.startIndex + 1, length: mark.count + name.count))
                }
                index = max(name.endIndex, start)
            default: index += 1
            }
        }
        return found
    }

    private static func end(ofCode bytes: ArraySlice<UInt8>, from start: Int, run: Int) -> Int? {
        var index = start
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let count = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
            index += count
            if count == run { return index }
        }
        return nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
