extension FigureLabels {
    /// Why a view was asked, as the engine says it in English: numbers and sizes in it stand for themselves, so that
    /// `share 120 of 360 for 3 children` is looked up as `share {1} of {2} for {3} children`.
    func reason(_ text: String) -> String {
        // 'priority 1: …' and the like are two reasons in one.
        if let colon = text.range(of: ": "), self(Self.template(text).text) == Self.template(text).text {
            let (first, second) = (String(text[..<colon.lowerBound]), String(text[colon.upperBound...]))
            return filled(first) + self(": ") + filled(second)
        }
        return filled(text)
    }

    private func filled(_ text: String) -> String {
        let (template, numbers) = Self.template(text)
        var result = self(template)
        for (index, number) in numbers.enumerated() {
            result = result.replacingOccurrences(of: "{\(index + 1)}", with: number)
        }
        return result
    }

    private static func template(_ text: String) -> (text: String, numbers: [String]) {
        var numbers: [String] = []
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let isNumber = word.split(separator: "×", omittingEmptySubsequences: false).allSatisfy {
                Double($0) != nil || $0 == "nil" || $0 == "inf" || $0 == "∞"
            }
            guard isNumber else { return String(word) }
            numbers.append(String(word))
            return "{\(numbers.count)}"
        }
        return (words.joined(separator: " "), numbers)
    }
}
