/// Entities of HTML that Markdown knows: `&amp;`, `&#8212;`, `&#x2014;`.
enum MarkdownEntity {
    /// The character of the entity that begins at `index`, and where what follows it begins; nil for none.
    static func read(_ characters: [Character], at index: Int) -> (Character, end: Int)? {
        let near = characters[index..<min(characters.count, index + 12)]
        guard let end = near.firstIndex(of: ";"), end > index + 1 else { return nil }
        let name = String(characters[(index + 1)..<end])
        guard let character = name.hasPrefix("#") ? numbered(name.dropFirst()) : named[name] else { return nil }
        return (character, end + 1)
    }

    private static func numbered(_ digits: Substring) -> Character? {
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number, number > 0 else { return nil }
        return Unicode.Scalar(number).map(Character.init)
    }

    private static let named: [String: Character] = [
        "amp": "&", "apos": "'", "bull": "•", "cent": "¢", "copy": "©", "deg": "°", "divide": "÷", "euro": "€",
        "gt": ">", "hellip": "…", "laquo": "«", "ldquo": "“", "le": "≤", "lsquo": "‘", "lt": "<", "mdash": "—",
        "middot": "·", "nbsp": "\u{A0}", "ndash": "–", "ne": "≠", "para": "¶", "plusmn": "±", "pound": "£",
        "quot": "\"", "raquo": "»", "rdquo": "”", "reg": "®", "rsquo": "’", "sect": "§", "shy": "\u{AD}",
        "times": "×", "trade": "™", "yen": "¥",
    ]
}
