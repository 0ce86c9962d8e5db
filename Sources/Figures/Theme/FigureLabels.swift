import Foundation

/// The figures' own words: each is looked up by the English one. In a text `{name}` stands for what is put there.
struct FigureLabels: Sendable {
    /// The English text, and what is said instead.
    private var texts: [String: String]

    init(_ texts: [String: String] = [:]) { self.texts = texts }

    static let english = FigureLabels()

    func callAsFunction(_ text: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
        var result = texts[text] ?? text
        for (name, value) in values { result = result.replacingOccurrences(of: "{\(name)}", with: value) }
        return result
    }
}
