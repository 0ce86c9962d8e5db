import CHyphen
import Foundation

/// A language's file of hyphenation patterns, with an index of where each pattern begins.
///
/// The library reads a whole file before it answers, which takes from a tenth of a second to many seconds. So it is
/// given only the patterns that occur in the word at hand, which it answers alike, in microseconds.
final class HyphenationPatterns: Sendable {
    private let bytes: [UInt8]
    /// Lines that are settings rather than patterns.
    private let settings: [Int32]
    /// Patterns by their first two letters, then by their place in the file.
    private let entries: [Entry]

    private struct Entry: Comparable {
        var key: UInt16
        var offset: Int32

        static func < (lhs: Entry, rhs: Entry) -> Bool { (lhs.key, lhs.offset) < (rhs.key, rhs.offset) }
    }

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.count < 16_000_000 else { return nil }
        bytes = [UInt8](data)
        var settings: [Int32] = []
        var entries: [Entry] = []
        var offset = 0
        while offset < bytes.count {
            let end = Self.lineEnd(bytes, from: offset)
            switch bytes[offset] {
            case 0x0A, 0x0D, 0x23, 0x25: break
            case 0x41...0x5A: settings.append(Int32(offset))
            default:
                if offset == 0 {
                    settings.append(0)
                } else {
                    entries.append(Entry(key: Self.key(bytes, offset..<end), offset: Int32(offset)))
                }
            }
            offset = end + 1
        }
        self.settings = settings
        self.entries = entries.sorted()
    }

    private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end
    }

    /// The first two letters of a pattern, without its digits.
    private static func key(_ bytes: [UInt8], _ line: Range<Int>) -> UInt16 {
        var key: UInt16 = 0
        var count = 0
        for byte in bytes[line] where !(0x30...0x39).contains(byte) {
            if byte == 0x2F || byte == 0x0D { break }
            key = key << 8 | UInt16(byte)
            count += 1
            if count == 2 { return key }
        }
        return count == 1 ? key << 8 : 0
    }

    // MARK: - A word

    /// The settings and the patterns that occur in `word` (small letters), as a file for the library.
    private func excerpt(for word: [UInt8]) -> [UInt8] {
        let text = [0x2E] + word + [0x2E]
        var offsets = settings
        for start in text.indices {
            let first = UInt16(text[start]) << 8
            append(key: first, at: start, of: text, to: &offsets)
            if start + 1 < text.count {
                append(key: first | UInt16(text[start + 1]), at: start, of: text, to: &offsets)
            }
        }
        offsets.sort()
        var file: [UInt8] = []
        var last: Int32 = -1
        for offset in offsets where offset != last {
            last = offset
            file += bytes[Int(offset)..<Self.lineEnd(bytes, from: Int(offset))]
            file.append(0x0A)
        }
        return file
    }

    private func append(key: UInt16, at start: Int, of text: [UInt8], to offsets: inout [Int32]) {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        while low < entries.count, entries[low].key == key {
            if matches(Int(entries[low].offset), text, from: start) { offsets.append(entries[low].offset) }
            low += 1
        }
    }

    private func matches(_ offset: Int, _ text: [UInt8], from start: Int) -> Bool {
        var (index, place) = (offset, start)
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D || byte == 0x2F { return true }
            index += 1
            if (0x30...0x39).contains(byte) { continue }
            guard place < text.count, text[place] == byte else { return false }
            place += 1
        }
        return true
    }

    /// The offsets in `word` (small letters, UTF-8) before which a line may begin after a hyphen, ascending.
    func points(in word: [UInt8]) -> [Int] {
        var excerpt = excerpt(for: word)
        let count = excerpt.count
        // Unsafe: the excerpt is read as a file of `count` bytes within the closure; marks have the room that
        // libhyphen asks for, a byte for each of the word's and five more.
        let dictionary = excerpt.withUnsafeMutableBytes { buffer -> UnsafeMutablePointer<HyphenDict>? in
            guard let file = fmemopen(buffer.baseAddress, count, "r") else { return nil }
            defer { fclose(file) }
            return hnj_hyphen_load_file(file)
        }
        guard let dictionary else { return [] }
        defer { hnj_hyphen_free(dictionary) }
        var marks = [CChar](repeating: 0, count: word.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        // Its length is given, and yet libhyphen looks for a zero at its end, where a short word's first letters are.
        let failed = (word + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                hnj_hyphen_hyphenate2(
                    dictionary, text.baseAddress, Int32(word.count), &marks, nil, &replacements, &positions, &cuts)
            }
        }
        let spelled = replacements
        defer {
            if let spelled {
                for index in word.indices { free(spelled[index]) }
                free(spelled)
            }
            free(positions)
            free(cuts)
        }
        guard failed == 0 else { return [] }
        // A point that changes the spelling isn't used.
        return Self.offsets(of: marks, in: word) { spelled?[$0] != nil }
    }

    /// Marks count characters; they are turned into byte offsets here.
    private static func offsets(of marks: [CChar], in word: [UInt8], changesSpelling: (Int) -> Bool) -> [Int] {
        var found: [Int] = []
        var character = -1
        for (offset, byte) in word.enumerated() where byte & 0xC0 != 0x80 {
            if character >= 0, character < marks.count, marks[character] & 1 == 1, !changesSpelling(character) {
                found.append(offset)
            }
            character += 1
        }
        return found
    }
}
