/// Keys of JSON that are written with underscores.
extension ValueCoder {
    /// `first_name` as `firstName`; underscores at the ends stay.
    static func camelCase(_ name: String) -> String {
        let leading = name.prefix { $0 == "_" }
        guard leading.count < name.count else { return name }
        let trailing = name.reversed().prefix { $0 == "_" }
        let words = name.split(separator: "_")
        let joined =
            words.count == 1
            ? String(words[0]) : words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
        return leading + joined + String(trailing)
    }

    /// `firstName` as `first_name`, `lastURLValue` as `last_url_value`.
    static func snakeCase(_ name: String) -> String {
        let characters = Array(name)
        var result = ""
        for (index, character) in characters.enumerated() {
            if index > 0, character.isUppercase {
                let follows = !characters[index - 1].isUppercase
                let startsWord = index + 1 < characters.count && characters[index + 1].isLowercase
                if follows || startsWord { result.append("_") }
            }
            result += character.lowercased()
        }
        return result
    }
}
