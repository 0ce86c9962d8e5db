import SwiftUI

/// A language that nobody speaks: every text about 40 % longer, as German or Finnish is to English, and with accents, so
/// that a text that isn't translated is seen.
enum PseudoLocale {
    static func lengthened(_ text: TranslatedText) -> TranslatedText {
        TranslatedText(format: lengthened(text.format), categories: text.categories.mapValues(lengthened))
    }

    private static let vowels: [Character: String] = [
        "a": "áà", "e": "éè", "i": "íì", "o": "óò", "u": "úù", "A": "Áà", "E": "Éè", "I": "Íì", "O": "Óò", "U": "Úù",
    ]

    /// What stands for a value (`%lld`, `%1$@`) stays as it is.
    private static func lengthened(_ format: String) -> String {
        var result = ""
        var rest = Substring(format)
        while let first = rest.popFirst() {
            guard first == "%" else {
                result += vowels[first] ?? String(first)
                continue
            }
            result.append(first)
            while let next = rest.popFirst() {
                result.append(next)
                if next.isLetter && !"hlqLzt".contains(next) || next == "@" || next == "%" || next == " " { break }
            }
        }
        return result
    }
}
