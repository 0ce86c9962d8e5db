import CFriBidi
import Foundation

/// The embedding levels of a text by the Unicode bidirectional algorithm, paragraph by paragraph.
struct BidiLevels {
    /// One level for each byte; empty where all text runs from left to right.
    private var levels: [UInt8] = []
    /// The level of each paragraph, and where it ends.
    private var bases: [(end: Int, level: UInt8)] = []

    /// All text runs from left to right.
    init() {}

    init(text: [UInt8], defaultDirection: ParagraphStyle.Direction) {
        guard defaultDirection == .rightToLeft || Self.mayNeedReordering(text) else { return }
        levels = [UInt8](repeating: 0, count: text.count)
        var start = 0
        while start < text.count {
            let end = Self.paragraphEnd(text, from: start)
            resolve(text, start..<end, defaultDirection: defaultDirection)
            start = end
        }
    }

    func level(at offset: Int) -> UInt8 { offset < levels.count ? levels[offset] : 0 }

    /// The level of the paragraph that holds the byte at `offset`.
    func baseLevel(at offset: Int) -> UInt8 {
        guard let last = bases.last else { return 0 }
        var (low, high) = (0, bases.count)
        while low < high {
            let middle = (low + high) / 2
            if offset < bases[middle].end { high = middle } else { low = middle + 1 }
        }
        return low < bases.count ? bases[low].level : last.level
    }

    /// True where a byte may begin a right-to-left letter or a directional control.
    private static func mayNeedReordering(_ text: [UInt8]) -> Bool {
        var index = 0
        while index < text.count {
            switch text[index] {
            case 0xD6...0xDF: return true
            case 0xE0: if index + 1 < text.count, text[index + 1] <= 0xA3 { return true }
            case 0xE2:
                guard index + 2 < text.count else { return false }
                if text[index + 1] == 0x80, text[index + 2] >= 0x8E { return true }
                if text[index + 1] == 0x81, text[index + 2] >= 0xA6 { return true }
            case 0xEF: if index + 1 < text.count, (0xAC...0xBB).contains(text[index + 1]) { return true }
            case 0xF0: if index + 1 < text.count, text[index + 1] == 0x90 || text[index + 1] == 0x9E { return true }
            default: break
            }
            index += 1
        }
        return false
    }

    private static func paragraphEnd(_ text: [UInt8], from start: Int) -> Int {
        guard let newline = text[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return text.count }
        return newline + 1
    }

    private mutating func resolve(
        _ text: [UInt8], _ range: Range<Int>, defaultDirection: ParagraphStyle.Direction
    ) {
        var scalars: [FriBidiChar] = []
        var offsets: [Int] = []
        var offset = range.lowerBound
        for scalar in String(decoding: text[range], as: UTF8.self).unicodeScalars {
            scalars.append(scalar.value)
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        guard !scalars.isEmpty, offset == range.upperBound else { return }
        offsets.append(offset)
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        // "Weak" directions give way to the first strong letter.
        var direction = FriBidiParType(
            rawValue: defaultDirection == .rightToLeft ? Self.weakRightToLeft : Self.weakLeftToRight)
        var found = [FriBidiLevel](repeating: 0, count: scalars.count)
        guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &found) != 0 else { return }
        bases.append((range.upperBound, UInt8(truncatingIfNeeded: direction.rawValue & 1)))
        for index in scalars.indices {
            let level = UInt8(clamping: Int(found[index]))
            for byte in offsets[index]..<offsets[index + 1] { levels[byte] = level }
        }
    }

    private static let weakLeftToRight: UInt32 = 0x20
    private static let weakRightToLeft: UInt32 = 0x21
}
