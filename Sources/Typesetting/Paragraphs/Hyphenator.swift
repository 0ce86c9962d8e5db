import Foundation
import Synchronization

/// Hyphenation points by the patterns of `Fonts/Hyphenation`, a file a language, opened at its first long word.
enum Hyphenator {
    private struct State {
        var patterns: [String: HyphenationPatterns?] = [:]
        var points: [Word: [Int]] = [:]
    }

    private struct Word: Hashable {
        var language: String
        var letters: [UInt8]
    }

    private static let state = Mutex(State())

    /// The offsets in `word` (UTF-8 bytes) before which a line may begin after a hyphen, ascending.
    static func points(in word: [UInt8], language: String, folder: String?) -> [Int] {
        guard (4...100).contains(word.count), let folder else { return [] }
        let letters = Array(String(decoding: word, as: UTF8.self).lowercased().utf8)
        guard letters.count == word.count else { return [] }
        let name = String(language.lowercased().prefix { $0.isLetter && $0.isASCII })
        let key = Word(language: name, letters: letters)
        return state.withLock { state in
            if let known = state.points[key] { return known }
            let patterns: HyphenationPatterns?
            if let known = state.patterns[name] {
                patterns = known
            } else {
                patterns = HyphenationPatterns(path: folder + "/Hyphenation/\(name).dic")
                state.patterns[name] = .some(patterns)
            }
            let points = patterns?.points(in: letters) ?? []
            if state.points.count >= 4096 { state.points.removeAll() }
            state.points[key] = points
            return points
        }
    }
}
