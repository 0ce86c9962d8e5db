import Foundation

/// Tells where Thai words begin, by the words of `Fonts/ThaiWords`: of all ways to read a text as words, one with the
/// fewest letters left over, and of these one with the fewest words.
///
/// Letters are bytes here: U+0E01 is 0x21, and so on.
enum ThaiWords {
    /// The letter, vowel or tone mark that begins at a byte; nil for anything else, digits and signs too.
    static func letter(_ text: [UInt8], at index: Int) -> UInt8? {
        guard index + 2 < text.count, text[index] == 0xE0, text[index + 1] == 0xB8 || text[index + 1] == 0xB9 else {
            return nil
        }
        let letter = (text[index + 1] & 1) << 6 | (text[index + 2] & 0x3F)
        return (0x01...0x4E).contains(letter) && letter != 0x3F ? letter + 0x20 : nil
    }

    /// The places where words begin, the first one included. What is no word has a beginning, and none inside.
    static func wordStarts(in letters: [UInt8]) -> [Int] {
        guard letters.count > 1, let dictionary else { return [0] }
        // Long texts are read in parts, each from a word's beginning.
        var starts: [Int] = []
        var offset = 0
        while offset < letters.count {
            let part = Array(letters[offset..<min(offset + 1_000, letters.count)])
            let found = readings(of: part, dictionary)
            let isLast = offset + part.count == letters.count
            // What the part's end cuts through is read again.
            let certain = found.count { isLast || $0 < part.count - 40 }
            let kept = certain > 0 ? certain : found.count
            starts += found.prefix(kept).map { $0 + offset }
            offset = kept < found.count ? offset + found[kept] : offset + part.count
        }
        return starts
    }

    /// How the text up to a place is read best.
    private struct Reading: Comparable {
        var leftOver: Int
        var words: Int
        /// Where the last word, or piece that is none, begins.
        var start: Int
        var isWord: Bool

        static func < (lhs: Reading, rhs: Reading) -> Bool {
            (lhs.leftOver, lhs.words) < (rhs.leftOver, rhs.words)
        }
    }

    private static func readings(of letters: [UInt8], _ dictionary: Dictionary) -> [Int] {
        let isStart = letters.indices.map { beginsSyllable(letters, at: $0) } + [true]
        var best = [Reading?](repeating: nil, count: letters.count + 1)
        best[0] = Reading(leftOver: 0, words: 0, start: 0, isWord: true)
        func offer(_ reading: Reading, at end: Int) {
            if let known = best[end], known <= reading { return }
            best[end] = reading
        }
        for place in letters.indices {
            guard let before = best[place] else { continue }
            for length in dictionary.lengths(ofWordsIn: letters, from: place) where isStart[place + length] {
                let words = before.words + 1
                offer(
                    Reading(leftOver: before.leftOver, words: words, start: place, isWord: true), at: place + length)
            }
            // What is no word goes on to the next syllable.
            var next = place + 1
            while !isStart[next] { next += 1 }
            offer(
                Reading(
                    leftOver: before.leftOver + next - place, words: before.words + (before.isWord ? 1 : 0),
                    start: before.isWord || place == 0 ? place : before.start, isWord: false), at: next)
        }
        var starts: [Int] = []
        var place = letters.count
        while place > 0, let reading = best[place] {
            starts.append(reading.start)
            place = reading.start
        }
        return starts.reversed()
    }

    /// False where a mark or a vowel follows what it belongs to, or a consonant the vowel written before it.
    private static func beginsSyllable(_ letters: [UInt8], at place: Int) -> Bool {
        guard place > 0 else { return true }
        switch letters[place] - 0x20 {
        case 0x2F...0x3A, 0x45...0x4E: return false
        default: break
        }
        if (0x40...0x44).contains(letters[place - 1] - 0x20) { return false }
        // A consonant that isn't spoken ends its syllable.
        return place + 1 >= letters.count || letters[place + 1] != 0x4C + 0x20
    }

    // MARK: - The words

    private static let dictionary: Dictionary? = FontFolder.found.flatMap {
        Dictionary(path: $0 + "/ThaiWords/words.txt")
    }

    /// Words in order, a line each.
    private struct Dictionary: Sendable {
        private let bytes: [UInt8]
        private let lines: [Int32]

        init?(path: String) {
            guard let data = FileManager.default.contents(atPath: path), data.count < 4_000_000 else { return nil }
            bytes = [UInt8](data)
            var lines: [Int32] = []
            var start = 0
            for (index, byte) in bytes.enumerated() where byte == 0x0A {
                lines.append(Int32(start))
                start = index + 1
            }
            self.lines = lines
        }

        /// The lengths of the words that the letters from a place on begin with, ascending.
        func lengths(ofWordsIn letters: [UInt8], from place: Int) -> [Int] {
            var found: [Int] = []
            var range = 0..<lines.count
            for depth in 0..<(letters.count - place) {
                let letter = letters[place + depth]
                let first = first(in: range, depth: depth, notBefore: letter)
                range = first..<self.first(in: first..<range.upperBound, depth: depth, notBefore: letter + 1)
                guard !range.isEmpty else { break }
                // The shortest stands first.
                if bytes[Int(lines[range.lowerBound]) + depth + 1] == 0x0A { found.append(depth + 1) }
            }
            return found
        }

        /// The first of the lines, which are alike up to `depth`, whose letter there isn't before another.
        private func first(in range: Range<Int>, depth: Int, notBefore letter: UInt8) -> Int {
            var (low, high) = (range.lowerBound, range.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if bytes[Int(lines[middle]) + depth] < letter { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }
}
