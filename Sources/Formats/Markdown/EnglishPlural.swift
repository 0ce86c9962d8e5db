/// English nouns in the plural.
package enum EnglishPlural {
    /// The text with its last word in the plural; a word that has capitals only keeps to them.
    package static func ofLastWord(in text: String) -> String {
        guard let end = text.lastIndex(where: \.isLetter) else { return text }
        let start = text[...end].lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
        let rest = text.index(after: end)
        return text[..<start] + plural(of: String(text[start...end])) + text[rest...]
    }

    /// The text with its last word in the plural where the first number in it is another than 1.
    static func agreeing(in text: String) -> String {
        let count = text.split(separator: " ").lazy.compactMap { Int($0) }.first
        return count.map { $0 != 1 } == true ? ofLastWord(in: text) : text
    }

    static func plural(of word: String) -> String {
        let lower = word.lowercased()
        if unchanged.contains(lower) { return word }
        if let irregular = irregular[lower] { return cased(irregular, like: word) }
        for ending in ["s", "x", "z", "ch", "sh"] where lower.hasSuffix(ending) {
            return word + cased("es", like: word)
        }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + cased("ies", like: word)
        }
        return word + cased("s", like: word)
    }

    private static func cased(_ text: String, like word: String) -> String {
        if word.count > 1, word.allSatisfy(\.isUppercase) { return text.uppercased() }
        guard text.count > 3, word.first?.isUppercase == true else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static let unchanged: Set<String> = [
        "aircraft", "deer", "fish", "news", "series", "sheep", "species",
    ]

    private static let irregular: [String: String] = [
        "calf": "calves", "child": "children", "echo": "echoes", "foot": "feet", "goose": "geese", "half": "halves",
        "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men",
        "mouse": "mice", "ox": "oxen", "person": "people", "potato": "potatoes", "quiz": "quizzes", "shelf": "shelves",
        "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth", "wife": "wives", "wolf": "wolves",
        "woman": "women",
    ]
}
