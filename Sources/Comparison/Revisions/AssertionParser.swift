import Rendering

/// Reads an assertion; see there for its grammar.
struct AssertionParser {
    private let text: String
    private var tokens: [Token] = []
    private var place = 0
    private var depth = 0

    private enum Token: Equatable {
        case word(String), number(Double), string(String), sign(String), bad(String)

        var written: String {
            switch self {
            case .word(let text), .sign(let text), .bad(let text): text
            case .number(let number): "\(number)"
            case .string(let text): "\"\(text)\""
            }
        }
    }

    init(_ text: String) {
        self.text = text
        tokens = Self.tokens(of: text)
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(text)
        let signs = ["<=", ">=", "==", "!=", "&&", "||", "<", ">", "!", "(", ")", ".", "+", "-"]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "“" {
                rest.removeFirst()
                var string = ""
                while let next = rest.first, next != "\"", next != "”" {
                    rest.removeFirst()
                    if next == "\\", let escaped = rest.first {
                        string.append(escaped)
                        rest.removeFirst()
                    } else {
                        string.append(next)
                    }
                }
                guard !rest.isEmpty else { return tokens + [.bad("\"\(string)")] }
                rest.removeFirst()
                tokens.append(.string(string))
            } else if first.isNumber {
                let digits = rest.prefix { $0.isNumber || $0 == "." }
                tokens.append(Double(digits).map(Token.number) ?? .bad(String(digits)))
                rest.removeFirst(digits.count)
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter }
                tokens.append(.word(String(word)))
                rest.removeFirst(word.count)
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.sign(sign))
                rest.removeFirst(sign.count)
            } else {
                return tokens + [.bad(String(first))]
            }
        }
        return tokens
    }

    // MARK: - Grammar

    mutating func assertion() throws(RenderFailure) -> Assertion.Node {
        let node = try either()
        guard place == tokens.count else { throw unexpected("the end") }
        return node
    }

    private mutating func either() throws(RenderFailure) -> Assertion.Node {
        var node = try both()
        while take("||") { node = .either(node, try both()) }
        return node
    }

    private mutating func both() throws(RenderFailure) -> Assertion.Node {
        var node = try single()
        while take("&&") { node = .both(node, try single()) }
        return node
    }

    private mutating func single() throws(RenderFailure) -> Assertion.Node {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw RenderFailure(.request, "the assertion is nested too deep (--assert)") }
        if take("!") { return .not(try single()) }
        if take("(") {
            let node = try either()
            guard take(")") else { throw unexpected("')'") }
            return node
        }
        let first = try value()
        for sign in ["<=", "<", ">=", ">", "==", "!="] where take(sign) { return .compare(first, sign, try value()) }
        return first
    }

    private mutating func value() throws(RenderFailure) -> Assertion.Node {
        var node = try term()
        while let sign = ["+", "-"].first(where: { take($0) }) { node = .sum(node, sign, try term()) }
        return node
    }

    private static let properties: [String: [String]] = [
        "frame": ["minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height"],
        "text": ["truncated", "lines", "value"], "exists": [], "count": [],
    ]

    private mutating func term() throws(RenderFailure) -> Assertion.Node {
        let sign: Double = take("-") ? -1 : 1
        guard place < tokens.count else { throw unexpected("a value") }
        let token = tokens[place]
        place += 1
        switch token {
        case .number(let number): return .number(sign * number)
        case .string(let string): return .string(string)
        case .word("true"): return .truth(true)
        case .word("false"): return .truth(false)
        case .word("canvas"): return .canvas(try property(of: "canvas", ["width", "height"]))
        case .word(let function):
            guard let properties = Self.properties[function] else {
                place -= 1
                throw unexpected("frame(…), text(…), exists(…), count(…) or canvas")
            }
            guard take("("), place < tokens.count, case .string(let label) = tokens[place] else {
                throw unexpected("a label in quotes, as in \(function)(\"Sign in\")")
            }
            place += 1
            guard take(")") else { throw unexpected("')'") }
            let property = properties.isEmpty ? nil : try property(of: function, properties)
            return .call(function, label: label, property: property)
        default:
            place -= 1
            throw unexpected("a value")
        }
    }

    private mutating func property(of owner: String, _ names: [String]) throws(RenderFailure) -> String {
        guard take("."), place < tokens.count, case .word(let name) = tokens[place], names.contains(name) else {
            throw unexpected(names.map { ".\($0)" }.joined(separator: ", ") + " after '\(owner)'")
        }
        place += 1
        return name
    }

    private mutating func take(_ sign: String) -> Bool {
        guard place < tokens.count, tokens[place] == .sign(sign) else { return false }
        place += 1
        return true
    }

    private func unexpected(_ expected: String) -> RenderFailure {
        let found = place < tokens.count ? "'\(tokens[place].written)'" : "the end"
        return RenderFailure(.request, "'\(text)' can't be read: expected \(expected), found \(found) (--assert)")
    }
}
