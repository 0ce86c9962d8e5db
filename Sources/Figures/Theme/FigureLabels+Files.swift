import Foundation
import Rendering

extension FigureLabels {
    /// The words of a language that is known, or of a `.strings` file that says each English text's translation.
    init(language: String) throws(RenderFailure) {
        switch language {
        case "en": self = .english
        case "zh": self = .chinese
        default:
            let source = try SourceText(path: language)
            self.init(Self.pairs(in: source.text))
        }
    }

    /// `"text" = "translation";`, as property lists write it; what isn't such a line is passed over.
    static func pairs(in text: String) -> [String: String] {
        var result: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = strings(in: line)
            if parts.count == 2 { result[parts[0]] = parts[1] }
        }
        return result
    }

    private static func strings(in line: Substring) -> [String] {
        var result: [String] = []
        var current: String?
        var isEscaped = false
        for character in line {
            guard let text = current else {
                if character == "\"" { current = "" }
                continue
            }
            if isEscaped {
                current = text + (character == "n" ? "\n" : String(character))
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                result.append(text)
                current = nil
            } else {
                current = text + String(character)
            }
        }
        return result
    }
}
