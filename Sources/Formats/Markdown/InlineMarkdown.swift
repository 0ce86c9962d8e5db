/// A stretch of text and what inline Markdown says of it.
package struct MarkdownSpan: Equatable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruckThrough = false
    package var link: String?
    /// What is counted in it agrees with the number it holds.
    package var isInflected = false
}

/// Inline Markdown as text literals may hold: strong, emphasis, code, strikethrough, links, addresses in angle brackets,
/// attributes (`^[3 item](inflect: true)`), entities and backslash escapes. Of pictures their description is left.
///
/// Delimiters follow CommonMark's flanking rules in the form that matters for a single line: an opening one isn't followed
/// by white space, a closing one isn't preceded by it, and an underscore inside a word is a letter.
package struct InlineMarkdown {
    private let characters: [Character]
    private var spans: [MarkdownSpan] = []
    private var pending = ""
    private var looks = 0

    package static func spans(of text: String) -> [MarkdownSpan] {
        guard hasSigns(in: text) else { return [MarkdownSpan(text: text)] }
        var parser = InlineMarkdown(characters: Array(text))
        parser.parse(0..<parser.characters.count, style: MarkdownSpan(text: ""), depth: 0)
        return parser.spans
    }

    /// False for a text that is the same with and without Markdown.
    package static func hasSigns(in text: String) -> Bool { text.utf8.contains(where: isSign) }

    /// Whether a byte begins anything: most texts hold none, and bytes are distinguished much quicker than characters.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
            true
        default: false
        }
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func flush(_ style: MarkdownSpan) {
        guard !pending.isEmpty else { return }
        var span = style
        span.text = pending
        pending = ""
        spans.append(span)
    }

    private mutating func parse(_ range: Range<Int>, style: MarkdownSpan, depth: Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            let character = characters[index]
            if character == "\\", index + 1 < range.upperBound, Self.isPunctuation(characters[index + 1]) {
                pending.append(characters[index + 1])
                index += 2
            } else if character == "&", let (entity, end) = MarkdownEntity.read(characters, at: index) {
                pending.append(entity)
                index = end
            } else if depth < 16, let span = nextSpan(at: index, in: range) {
                flush(style)
                var inner = style
                switch span.kind {
                case .strong: inner.isStrong = true
                case .emphasis: inner.isEmphasized = true
                case .strike: inner.isStruckThrough = true
                case .code: inner.isCode = true
                case .link(let target), .address(let target): inner.link = target
                case .attributes(let isInflected): inner.isInflected = isInflected
                }
                if span.kind.isLiteral {
                    pending = String(characters[span.content])
                    flush(inner)
                } else {
                    parse(span.content, style: inner, depth: depth + 1)
                    flush(inner)
                }
                index = span.end
            } else {
                pending.append(character)
                index += 1
            }
        }
        if depth == 0 { flush(style) }
    }

    private enum Kind {
        case strong, emphasis, strike, code
        case link(String)
        case address(String)
        case attributes(isInflected: Bool)

        /// True where what is inside is no Markdown.
        var isLiteral: Bool {
            switch self {
            case .code, .address: true
            default: false
            }
        }
    }

    /// How far the other end of something is looked for, so that text full of beginnings takes no time.
    private static let farthest = 4_000
    /// How many characters are looked at for ends that aren't there; beginnings after that are text.
    private static let mostLooks = 4_000_000

    private mutating func nextSpan(at index: Int, in range: Range<Int>) -> (kind: Kind, content: Range<Int>, end: Int)?
    {
        guard looks < Self.mostLooks else { return nil }
        if let span = delimited(at: index, in: range) { return span }
        if characters[index].utf8.first.map(Self.isSign) ?? false {
            looks += min(Self.farthest, range.upperBound - index)
        }
        return nil
    }

    private func delimited(at index: Int, in range: Range<Int>) -> (kind: Kind, content: Range<Int>, end: Int)? {
        switch characters[index] {
        case "`":
            return closing(run(at: index, in: range), "`", from: index, in: range).map {
                (.code, $0, $0.upperBound + run(at: index, in: range))
            }
        case "*", "_":
            let length = min(run(at: index, in: range), 2)
            guard canOpen(index, length, in: range) else { return nil }
            return closing(length, characters[index], from: index, in: range).map {
                (length == 2 ? .strong : .emphasis, $0, $0.upperBound + length)
            }
        case "~":
            let length = run(at: index, in: range)
            guard length == 2 || length == 1, canOpen(index, length, in: range) else { return nil }
            return closing(length, "~", from: index, in: range).map { (.strike, $0, $0.upperBound + length) }
        case "[":
            return link(at: index, in: range).map { (.link($0.target), $0.content, $0.end) }
        case "!", "^":
            guard index + 1 < range.upperBound, let found = link(at: index + 1, in: range) else { return nil }
            let words = found.target.split { $0 == " " || $0 == ":" }
            return (
                .attributes(isInflected: characters[index] == "^" && words == ["inflect", "true"]), found.content,
                found.end
            )
        case "<":
            return address(at: index, in: range)
        default:
            return nil
        }
    }

    private func run(at index: Int, in range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, characters[end] == characters[index] { end += 1 }
        return end - index
    }

    private func canOpen(_ index: Int, _ length: Int, in range: Range<Int>) -> Bool {
        let next = index + length
        guard next < range.upperBound, !characters[next].isWhitespace else { return false }
        if characters[index] == "_", index > 0 {
            let before = characters[index - 1]
            return !(before.isLetter || before.isNumber)
        }
        return true
    }

    /// The content between a delimiter of `length` at `start` and the next one like it.
    private func closing(_ length: Int, _ mark: Character, from start: Int, in range: Range<Int>) -> Range<Int>? {
        var index = start + length
        let limit = min(range.upperBound, index + Self.farthest)
        while index < limit {
            if characters[index] == "\\", mark != "`" {
                index += 2
                continue
            }
            guard characters[index] == mark else {
                index += 1
                continue
            }
            let found = run(at: index, in: range)
            let isClosed = mark == "`" ? found == length : found >= length && !characters[index - 1].isWhitespace
            let isInWord =
                mark == "_" && index + found < range.upperBound
                && (characters[index + found].isLetter || characters[index + found].isNumber)
            if isClosed, !isInWord, index > start + length, mark == "`" || found == length || found == 3 {
                // Of three marks the inner ones belong to a nested span.
                let end = found == 3 && length == 2 ? index + 1 : index
                return (start + length)..<end
            }
            index += found
        }
        return nil
    }

    private func link(
        at index: Int, in range: Range<Int>
    ) -> (target: String, content: Range<Int>, end: Int)? {
        guard characters[index] == "[" else { return nil }
        let near = characters[index..<min(range.upperBound, index + Self.farthest)]
        guard let close = near.firstIndex(of: "]"), close + 1 < near.endIndex, characters[close + 1] == "(",
            let end = near[(close + 1)...].firstIndex(of: ")")
        else { return nil }
        return (String(characters[(close + 2)..<end]), (index + 1)..<close, end + 1)
    }

    /// `<https://example.com>`, `<someone@example.com>`.
    private func address(at index: Int, in range: Range<Int>) -> (kind: Kind, content: Range<Int>, end: Int)? {
        let near = characters[(index + 1)..<min(range.upperBound, index + Self.farthest)]
        guard let end = near.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }), characters[end] == ">",
            end > index + 1
        else { return nil }
        let text = String(characters[(index + 1)..<end])
        let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        if scheme.count >= 2, scheme.count <= 32, scheme.first?.isLetter == true,
            text.dropFirst(scheme.count).hasPrefix(":")
        {
            return (.address(text), (index + 1)..<end, end + 1)
        }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), parts[1].contains(".") else { return nil }
        return (.address("mailto:" + text), (index + 1)..<end, end + 1)
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        character.isASCII && (character.isPunctuation || character.isSymbol)
    }
}
