import CUnibreak
import Foundation

/// Where lines may break by UAX #14, found with libunibreak.
enum BreakOpportunities {
    static let allowed = UInt8(LINEBREAK_ALLOWBREAK)

    private static let tablesAreReady: Bool = {
        init_linebreak()
        return true
    }()

    /// For each byte, whether a line may break after the character it ends.
    static func find(in text: [UInt8], language: String) -> [UInt8] {
        guard tablesAreReady, !text.isEmpty else { return [] }
        let plain = text.contains { $0 >= 0xE2 } ? strict(withoutSurprises(withoutPictures(text))) : text
        // Unsafe: what stands in for the text is as long as it is, and the library writes a byte for each of its
        // bytes.
        var breaks = [UInt8](unsafeUninitializedCapacity: text.count) { breaks, count in
            breaks.withMemoryRebound(to: CChar.self) { breaks in
                set_linebreaks_utf8(plain, plain.count, language, breaks.baseAddress)
            }
            count = text.count
        }
        if text.contains(0xE0) { breakThai(in: text, &breaks) }
        return breaks
    }

    /// Thai is written without spaces, and UAX #14 leaves it to dictionaries: lines break between its words only.
    private static func breakThai(in text: [UInt8], _ breaks: inout [UInt8]) {
        var index = 0
        while index + 2 < text.count {
            guard let first = ThaiWords.letter(text, at: index) else {
                index += 1
                continue
            }
            let start = index
            var letters = [first]
            index += 3
            while let next = ThaiWords.letter(text, at: index) {
                letters.append(next)
                index += 3
            }
            for place in 1..<max(letters.count, 1) { breaks[start + 3 * place - 1] = UInt8(LINEBREAK_NOBREAK) }
            for place in ThaiWords.wordStarts(in: letters) where place > 0 { breaks[start + 3 * place - 1] = allowed }
        }
    }

    /// The text with emoji replaced by an ideograph of as many bytes, since the library's tables are older than most
    /// of them: they break as ideographs do, and never inside.
    private static func withoutPictures(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 == 0xF0 || $0 == 0xE2 }) else { return text }
        var plain = text
        var offset = 0
        for character in String(decoding: text, as: UTF8.self) {
            let length = character.utf8.count
            if length >= 3, offset + length <= plain.count, Emoji.isEmoji(character) {
                replace(&plain, offset..<(offset + length))
            }
            offset += length
        }
        return plain
    }

    /// The text with small kana and the mark of long vowels replaced by "々", which is as long and begins no line
    /// either: the library breaks before them unless the language is Japanese, and so by UAX #14's loose reading.
    private static func strict(_ text: [UInt8]) -> [UInt8] {
        var plain = text
        var index = 0
        while index + 2 < plain.count {
            let lead = plain[index]
            guard lead == 0xE3 || lead == 0xEF else {
                index += 1
                continue
            }
            let scalar =
                UInt32(lead & 0xF) << 12 | UInt32(plain[index + 1] & 0x3F) << 6 | UInt32(plain[index + 2] & 0x3F)
            if isConditionalStarter(scalar) {
                (plain[index], plain[index + 1], plain[index + 2]) = (0xE3, 0x80, 0x85)
            }
            index += 3
        }
        return plain
    }

    /// Class CJ of UAX #14.
    private static func isConditionalStarter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x30A1,
            0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FC,
            0x31F0...0x31FF, 0xFF67...0xFF70:
            return true
        default: return false
        }
    }

    /// The text without the characters at which the library aborts: U+FFFF, and a regional indicator at the start.
    private static func withoutSurprises(_ text: [UInt8]) -> [UInt8] {
        var plain = text
        for index in text.indices.dropLast(2) {
            if text[index] == 0xEF, text[index + 1] == 0xBF, text[index + 2] == 0xBF {
                plain[index + 2] = 0xBD
            } else if text[index] == 0xF0, index + 3 < text.count, text[index + 1] == 0x9F, text[index + 2] == 0x87,
                text[index + 3] >= 0xA6
            {
                (plain[index + 1], plain[index + 2], plain[index + 3]) = (0xA0, 0x80, 0x80)
            }
        }
        return plain
    }

    private static func replace(_ text: inout [UInt8], _ range: Range<Int>) {
        // U+4E00, then word joiners' harmless kin: combining graphemes joiners (U+034F, two bytes), which stick to it.
        let ideograph: [UInt8] = [0xE4, 0xB8, 0x80]
        var offset = range.lowerBound
        for byte in ideograph {
            text[offset] = byte
            offset += 1
        }
        if (range.upperBound - offset) % 2 == 1 {
            // A four-byte ideograph, U+20000, evens the count.
            let long: [UInt8] = [0xF0, 0xA0, 0x80, 0x80]
            offset = range.lowerBound
            for byte in long {
                text[offset] = byte
                offset += 1
            }
        }
        while offset + 1 < range.upperBound {
            text[offset] = 0xCD
            text[offset + 1] = 0x8F
            offset += 2
        }
    }
}
