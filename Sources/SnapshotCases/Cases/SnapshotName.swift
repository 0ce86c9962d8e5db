import Foundation

/// Names of files made of what people call things: the same on every machine, safe on every file system and in every
/// shell, and a function of the title alone, so that a new preview never renames the picture of another.
package enum SnapshotName {
    /// Bytes of one part of a name; four parts and their ending stay below the 255 that file systems take.
    static let maximum = 72

    /// Letters and digits of every script stay, and `-`, `_` and `+`; what is between them becomes one `-`. What is too
    /// long, or holds no letter, gets a hash of the whole.
    package static func file(_ title: String, maximum: Int = maximum) -> String {
        var name = ""
        var gap = false
        for character in title.precomposedStringWithCanonicalMapping {
            guard isKept(character) else {
                gap = true
                continue
            }
            if gap, !name.isEmpty { name += "-" }
            gap = false
            name.append(character)
        }
        let mark = String(ContentHash(title).description.prefix(8))
        guard !name.isEmpty else { return "preview-" + mark }
        guard name.utf8.count > maximum else { return name }
        var short = ""
        for character in name where short.utf8.count + String(character).utf8.count <= maximum - 9 {
            short.append(character)
        }
        return short + "-" + mark
    }

    /// What file systems that don't tell capitals apart take for the same name.
    package static func folded(_ name: String) -> String { name.lowercased() }

    private static func isKept(_ character: Character) -> Bool {
        if character == "-" || character == "_" || character == "+" { return true }
        return character.unicodeScalars.enumerated().allSatisfy { index, scalar in
            // Marks that make a pictogram of a digit.
            if 0xFE00...0xFE0F ~= scalar.value || 0x20D0...0x20FF ~= scalar.value { return false }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber:
                return true
            case .nonspacingMark, .spacingMark: return index > 0
            default: return false
            }
        }
    }
}
