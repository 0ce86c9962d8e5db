import Foundation

/// What a table of texts says for a key: one format, or one for each category of a number ("one", "other").
package struct TranslatedText: Equatable, Sendable {
    package var format: String
    package var categories: [String: String]

    package init(format: String, categories: [String: String] = [:]) {
        (self.format, self.categories) = (format, categories)
    }
}

extension LocalizedStringKey {
    /// What it is looked up by: values stand there as C's formats say them.
    private var lookup: String {
        let hasValues = parts.contains { if case .literal = $0 { false } else { true } }
        return parts.map { part in
            switch part {
            case .literal(let text): hasValues ? text.replacingOccurrences(of: "%", with: "%%") : text
            case .value, .text: "%@"
            case .integer: "%lld"
            case .unsigned: "%llu"
            case .decimal: "%lf"
            }
        }
        .joined()
    }

    /// In the language of whoever reads it; itself where no table has it.
    func translated(by texts: any AssetProvider, in locale: Locale) -> LocalizedStringKey {
        guard let found = texts.text(forKey: lookup, in: locale) else { return self }
        let values = parts.filter { if case .literal = $0 { false } else { true } }
        var result = self
        result.parts = Self.parts(of: Self.format(of: found, values), values)
        return result
    }

    /// The format for the first number among the values, as English counts.
    private static func format(of text: TranslatedText, _ values: [Part]) -> String {
        guard !text.categories.isEmpty else { return text.format }
        let numbers = values.compactMap { value -> Int64? in
            if case .integer(let number) = value { return number }
            return nil
        }
        guard let number = numbers.first else { return text.categories["other"] ?? text.format }
        let category = number == 0 && text.categories["zero"] != nil ? "zero" : number == 1 ? "one" : "other"
        return text.categories[category] ?? text.categories["other"] ?? text.format
    }

    /// A format with the values in their places: `%@`, `%lld`, `%.2f`, `%1$@`.
    private static func parts(of format: String, _ values: [Part]) -> [Part] {
        guard !values.isEmpty else { return [.literal(format)] }
        var (parts, plain, next): ([Part], String, Int) = ([], "", 0)
        var rest = Substring(format)
        while let sign = rest.firstIndex(of: "%") {
            plain += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                plain += "%"
                rest = rest.dropFirst()
                continue
            }
            let specifier = rest.prefix { !$0.isLetter && $0 != "@" }
            let letters = rest.dropFirst(specifier.count).prefix { $0.isLetter && "hlLqztj".contains($0) }
            let length = specifier.count + letters.count + 1
            let place = specifier.split(separator: "$", omittingEmptySubsequences: false)
            let index = place.count > 1 ? (Int(place[0]) ?? 0) &- 1 : next
            guard rest.count >= length, values.indices.contains(index) else {
                plain += "%"
                continue
            }
            if place.count < 2 { next += 1 }
            if !plain.isEmpty { parts.append(.literal(plain)) }
            plain = ""
            parts.append(values[index].rounded(by: place.last ?? ""))
            rest = rest.dropFirst(length)
        }
        plain += rest
        if !plain.isEmpty || parts.isEmpty { parts.append(.literal(plain)) }
        return parts
    }
}

extension LocalizedStringKey.Part {
    /// With as many digits as the precision in a specifier asks for.
    fileprivate func rounded(by specifier: Substring) -> LocalizedStringKey.Part {
        guard case .decimal(let number) = self, let dot = specifier.firstIndex(of: ".") else { return self }
        let digits = Int(specifier[specifier.index(after: dot)...]) ?? 0
        return .value(String(format: "%.\(min(max(digits, 0), 20))f", number))
    }
}
