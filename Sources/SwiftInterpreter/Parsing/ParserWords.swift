/// The parser's messages in the words of the compiler, whose parser is another one.
struct ParserWords {
    private let text: [UInt8]

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    /// The message and where it is reported.
    func reported(_ message: String, at offset: Int) -> (message: String, offset: Int) {
        for (own, other) in Self.renamed where message.hasPrefix(own) { return (other, offset) }
        if message.hasPrefix("unexpected code"), let place = context(of: message, after: " in ") {
            if Self.declarations.contains(place) {
                return ("consecutive declarations on a line must be separated by ';'", offset)
            }
            if Self.lists.contains(place) { return ("expected ',' separator", offset) }
            if Self.statements.contains(place) || place.hasSuffix("statement") {
                return ("consecutive statements on a line must be separated by ';'", offset)
            }
        }
        if message.hasPrefix("expected ')' to end "), let place = context(of: message, after: " to end ") {
            guard Self.lists.contains(place) else { return (message, offset) }
            return isAtEndOfLine(offset)
                ? ("expected ')' in expression list", next(after: offset)) : ("expected ',' separator", offset)
        }
        if message.hasPrefix("expected ']' to end array") {
            return isAtEndOfLine(offset)
                ? ("expected expression in container literal", next(after: offset)) : ("expected ',' separator", offset)
        }
        if message.hasPrefix("expected '}' to end "), let place = context(of: message, after: " to end ") {
            let words =
                Self.declarations.contains(place)
                ? "expected '}' in \(place)" : "expected '}' at end of brace statement"
            return (words, next(after: offset))
        }
        if message.hasPrefix("expected '>' to end generic ") {
            let list = message.contains("parameter") ? "parameter" : "argument"
            return ("expected '>' to complete generic \(list) list", next(after: offset))
        }
        if message == "expected ':' and expression after '? ...' in ternary expression" {
            return ("expected ':' after '? ...' in ternary expression", next(after: offset))
        }
        if message == "expected ':' in parameter" {
            return ("expected ':' following argument label and parameter name", endOfName(from: offset))
        }
        return (message, offset)
    }

    private static let renamed = [
        ("consecutive statements on a line must be", "consecutive statements on a line must be separated by ';'"),
        ("consecutive declarations on a line must be", "consecutive declarations on a line must be separated by ';'"),
        ("expected pattern in variable", "expected pattern"),
        ("expected value in tuple", "expected expression in list of expressions"),
        (
            "expected parameter clause in function signature",
            "expected '(' in argument list of function declaration"
        ),
        (
            "expected identifier and ':' in parameter",
            "unnamed parameters must be written with the empty name '_'"
        ),
    ]
    private static let declarations: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let lists: Set<String> = ["function call", "tuple", "subscript", "array", "dictionary"]
    private static let statements: Set<String> = ["function", "variable", "closure", "accessor", "source file"]

    private func context(of message: String, after separator: String) -> String? {
        message.components(after: separator)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// Nothing but spaces follows on the line.
    private func isAtEndOfLine(_ offset: Int) -> Bool {
        let rest = text[min(offset, text.count)...].first { $0 != 0x20 && $0 != 0x09 }
        return rest == nil || rest == 0x0A || rest == 0x0D
    }

    private func next(after offset: Int) -> Int {
        text[min(offset, text.count)...].firstIndex { !isSpace($0) } ?? text.count
    }

    /// Behind the name, or the `[` of a type, that a place stands before.
    private func endOfName(from offset: Int) -> Int {
        let start = next(after: offset)
        let end = text[min(start, text.count)...].firstIndex { byte in
            !(0x30...0x39).contains(byte) && !(0x41...0x5A).contains(byte) && !(0x61...0x7A).contains(byte)
                && byte != 0x5F
        }
        return end ?? text.count
    }
}

extension String {
    /// What stands behind the last separator.
    fileprivate func components(after separator: String) -> String? {
        ranges(of: separator).last.map { String(self[$0.upperBound...]) }
    }
}
