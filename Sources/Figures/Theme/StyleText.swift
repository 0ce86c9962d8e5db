/// The part of YAML that style sheets are written in: sections of names and values, one a line.
///
///     # remarks
///     light:
///       ink: "#202020"
///       series: ["#2f66c9", "#d0711c"]
struct StyleText {
    struct Entry {
        var name: String
        /// Several for a list in brackets.
        var values: [String]
        var line: Int
    }

    struct Section {
        var name: String
        var line: Int
        var entries: [Entry] = []
    }

    struct Mistake {
        var line: Int
        var message: String
    }

    private(set) var sections: [Section] = []
    private(set) var mistakes: [Mistake] = []

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() { read(Self.withoutRemark(line), index + 1) }
    }

    private mutating func read(_ text: Substring, _ line: Int) {
        let content = text.drop { $0 == " " }
        guard !content.isEmpty, content != "---" else { return }
        guard let colon = content.firstIndex(of: ":") else {
            mistakes.append(Mistake(line: line, message: "a name and a colon are expected here"))
            return
        }
        let name = Self.scalar(content[..<colon])
        let value = Self.trimmed(content[content.index(after: colon)...])
        if content.startIndex == text.startIndex {
            sections.append(Section(name: name, line: line))
            if !value.isEmpty {
                mistakes.append(Mistake(line: line, message: "the values of '\(name)' stand in lines of their own"))
            }
        } else if sections.isEmpty {
            mistakes.append(Mistake(line: line, message: "'\(name)' stands in no section"))
        } else {
            let entry = Entry(name: name, values: Self.values(value), line: line)
            sections[sections.count - 1].entries.append(entry)
        }
    }

    private static func values(_ text: Substring) -> [String] {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return [scalar(text)] }
        return text.dropFirst().dropLast().split(separator: ",").map { scalar($0) }
    }

    private static func scalar(_ text: Substring) -> String {
        let text = trimmed(text)
        guard text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    /// A `#` begins a remark where it follows a space and stands in no quotes.
    private static func withoutRemark(_ line: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#", previous == " " || previous == "\t" {
                return trimmedEnd(line[..<index])
            }
            previous = character
        }
        return trimmedEnd(line)
    }

    private static func trimmedEnd(_ text: Substring) -> Substring {
        var text = text
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
