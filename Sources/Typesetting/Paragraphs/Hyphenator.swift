import CHyphen
import Foundation
import Synchronization

/// Hyphenation points by the patterns of `Fonts/Hyphenation`, a dictionary a language, loaded at its first word.
enum Hyphenator {
    private final class Dictionary: @unchecked Sendable {
        let pointer: UnsafeMutablePointer<HyphenDict>

        init?(path: String) {
            guard let pointer = hnj_hyphen_load(path) else { return nil }
            self.pointer = pointer
        }

        deinit { hnj_hyphen_free(pointer) }
    }

    private static let dictionaries = Mutex<[String: Dictionary?]>([:])

    /// The offsets in `word` (UTF-8 bytes) before which a line may begin after a hyphen, ascending.
    static func points(in word: [UInt8], language: String, folder: String?) -> [Int] {
        guard (4...100).contains(word.count), let dictionary = dictionary(for: language, folder: folder) else {
            return []
        }
        let lowered = String(decoding: word, as: UTF8.self).lowercased()
        let bytes = Array(lowered.utf8)
        guard bytes.count == word.count else { return [] }
        var marks = [CChar](repeating: 0, count: bytes.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let failed = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { word in
                hnj_hyphen_hyphenate2(
                    dictionary.pointer, word.baseAddress, Int32(word.count), &marks, nil, &replacements, &positions,
                    &cuts)
            }
        }
        // A point that changes the spelling isn't used.
        let spelled = replacements
        defer {
            if let spelled {
                for index in bytes.indices { free(spelled[index]) }
                free(spelled)
            }
            free(positions)
            free(cuts)
        }
        guard failed == 0 else { return [] }
        return points(marks: marks, bytes: bytes) { spelled?[$0] != nil }
    }

    /// Marks count characters; they are turned into byte offsets here.
    private static func points(marks: [CChar], bytes: [UInt8], changesSpelling: (Int) -> Bool) -> [Int] {
        var found: [Int] = []
        var character = -1
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            if character >= 0, character < marks.count, marks[character] & 1 == 1, !changesSpelling(character) {
                found.append(offset)
            }
            character += 1
        }
        return found
    }

    private static func dictionary(for language: String, folder: String?) -> Dictionary? {
        guard let folder else { return nil }
        let name = String(language.lowercased().prefix { $0.isLetter && $0.isASCII })
        return dictionaries.withLock { known in
            if let found = known[name] { return found }
            let loaded = Dictionary(path: folder + "/Hyphenation/\(name).dic")
            known[name] = .some(loaded)
            return loaded
        }
    }
}
