/// Takes a declaration of the interpreter's tables apart, as far as calling it needs.
struct SignatureText {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// `func frame<V>(width: CGFloat? = _, _ content: V) -> some View where V: View`
    func member(owner: String?, names: [String: String]) -> Declarations.Member? {
        var text = self
        var modifiers: Set<String> = []
        var keyword = text.word()
        while keyword.hasPrefix("@") || Self.modifiers.contains(keyword) {
            if keyword.hasPrefix("@"), text.rest.first == "(" { _ = text.bracketed() }
            modifiers.insert(keyword)
            keyword = text.word()
        }
        var names = names
        func make(
            _ kind: Declarations.Kind, _ name: String, _ parameters: [Declarations.Parameter], _ result: String,
            isSettable: Bool = false
        ) -> Declarations.Member {
            Declarations.Member(
                owner: owner, kind: kind, name: name, isStatic: modifiers.contains("static"),
                isMutating: modifiers.contains("mutating"), isSettable: isSettable, parameters: parameters,
                result: result, isAsync: rest.contains(" async "),
                isFailable: keyword == "init?", substitution: names)
        }
        switch keyword {
        case "var", "let":
            let name = text.upTo(":")
            text.skip(":")
            let type = text.upTo("{")
            return make(.variable, name, [], type, isSettable: text.rest.contains("set"))
        case "case":
            let name = text.identifier()
            return make(.enumCase, name, text.rest.first == "(" ? text.parameterList() : [], owner ?? "")
        case "func":
            let name = text.functionName()
            text.addGenerics(to: &names)
            let list = text.parameterList()
            let isName = name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
            let kind: Declarations.Kind = isName ? .function : list.count == 2 ? .binaryOperator : .unaryOperator
            return make(kind, name, list, text.result())
        case "init", "init?", "init!":
            text.addGenerics(to: &names)
            return make(.initializer, "init", text.parameterList(), owner ?? "")
        case "subscript":
            text.addGenerics(to: &names)
            let list = text.parameterList(isSubscript: true)
            return make(.subscripted, "subscript", list, text.result(), isSettable: text.rest.contains("set"))
        default: return nil
        }
    }

    private static let modifiers: Set<String> = [
        "static", "class", "mutating", "nonmutating", "required", "prefix", "postfix", "infix", "convenience", "final",
        "override", "open", "public", "nonisolated", "lazy", "weak", "indirect",
    ]

    // MARK: - Types

    /// `Array<Int>` is `Array`, `[Int]` is `Array`, `Int?` is `Optional`.
    static func base(_ type: String) -> String {
        if type.hasPrefix("[") { return type.contains(":") ? "Dictionary" : "Array" }
        return String(type.prefix { $0 != "<" && $0 != "?" })
    }

    /// The parameters that a declaration of a type has, with their bounds.
    static func generics(in declaration: String) -> (name: String, parameters: [(name: String, bound: String)]) {
        guard !declaration.hasPrefix("extension"), !declaration.hasPrefix("typealias"),
            let open = declaration.firstIndex(of: "<"),
            declaration[..<open].allSatisfy({ $0 != ":" && $0 != ";" })
        else { return (declaration, []) }
        var text = SignatureText(String(declaration[open...]))
        return (String(declaration[..<open]), text.genericParameters())
    }

    /// The protocols that stand after the colon.
    static func conformances(in declaration: String) -> [String] {
        let head = declaration.prefix { $0 != ";" }
        guard let colon = head.lastIndex(of: ":"), !head[colon...].contains(">") else { return [] }
        return head[head.index(after: colon)...].split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    }

    /// Cuts at commas that stand in no bracket.
    static func parts(_ text: some StringProtocol) -> [String] {
        var result: [String] = []
        var part = ""
        var depth = 0
        var last: Character = " "
        for character in text {
            switch character {
            case "(", "[", "<", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where last != "-": depth -= 1
            default: break
            }
            last = character
            if character == ",", depth == 0 {
                result.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        if part.contains(where: { !$0.isWhitespace }) { result.append(part) }
        return result.map(trimmed)
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// `Element` and `String` of `where Element == String`.
    static func equalities(in signature: String) -> [(String, String)] { requirements(in: signature, "==") }

    /// `Element` and `Hashable` of `where Element: Hashable`.
    static func bounds(in signature: String) -> [(String, String)] { requirements(in: signature, ":") }

    private static func requirements(in signature: String, _ sign: String) -> [(String, String)] {
        guard let start = signature.range(of: " where ") else { return [] }
        return parts(signature[start.upperBound...].prefix { $0 != "{" }).compactMap { part in
            guard let range = part.range(of: sign) else { return nil }
            return (trimmed(part[..<range.lowerBound]), trimmed(part[range.upperBound...]))
        }
    }

    /// A type with its names read as others: `[Element]` as `[Int]`.
    static func filled(_ type: String, _ names: [String: String]) -> String {
        var result = ""
        var word = ""
        for character in type + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += (result.last == "." ? nil : names[word]) ?? word
                result.append(character)
                word = ""
            }
        }
        return String(result.dropLast())
    }

    // MARK: - Reading

    private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

    private mutating func word() -> String {
        skipSpace()
        let found = rest.prefix { !$0.isWhitespace && $0 != "(" && $0 != "<" }
        rest = rest.dropFirst(found.count)
        return String(found)
    }

    private mutating func identifier() -> String {
        skipSpace()
        let found = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        rest = rest.dropFirst(found.count)
        return String(found)
    }

    /// A name, or an operator, which may be `<`.
    private mutating func functionName() -> String {
        skipSpace()
        if let first = rest.first, first.isLetter || first == "_" || first == "`" { return identifier() }
        let found = rest.prefix { !$0.isWhitespace && $0 != "(" }
        rest = rest.dropFirst(found.count)
        return String(found)
    }

    private mutating func upTo(_ end: Character) -> String {
        let found = rest.prefix { $0 != end }
        rest = rest.dropFirst(found.count)
        return Self.trimmed(found)
    }

    private mutating func skip(_ character: Character) {
        skipSpace()
        if rest.first == character { rest = rest.dropFirst() }
    }

    /// What stands between a bracket and the one that closes it.
    private mutating func bracketed() -> String {
        skipSpace()
        guard let open = rest.first, "([<{".contains(open) else { return "" }
        var depth = 0
        var last: Character = " "
        var index = rest.startIndex
        while index < rest.endIndex {
            let character = rest[index]
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
            last = character
            if depth == 0 {
                let inner = String(rest[rest.index(after: rest.startIndex)..<index])
                rest = rest[rest.index(after: index)...]
                return inner
            }
            index = rest.index(after: index)
        }
        rest = ""
        return ""
    }

    private mutating func genericParameters() -> [(name: String, bound: String)] {
        guard rest.first == "<" else { return [] }
        return Self.parts(bracketed()).map { part in
            let pieces = part.split(separator: ":", maxSplits: 1)
            let name = Self.trimmed(pieces[0]).split(separator: " ").last.map(String.init) ?? "T"
            return (name, pieces.count > 1 ? Self.trimmed(pieces[1]) : "")
        }
    }

    private mutating func addGenerics(to names: inout [String: String]) {
        let clause = rest.range(of: " where ").map { String(rest[$0.upperBound...]) } ?? ""
        for (name, bound) in genericParameters() {
            let more = Self.parts(clause).filter { $0.hasPrefix(name + ":") || $0.hasPrefix(name + " :") }
            let equal = Self.equalities(in: " where " + clause).first { $0.0 == name }?.1
            names[name] =
                equal ?? Declarations.stand(for: bound + more.joined(separator: " ")) ?? names[name] ?? "Int"
        }
    }

    /// - Parameter isSubscript: a single name is no label there.
    private mutating func parameterList(isSubscript: Bool = false) -> [Declarations.Parameter] {
        guard rest.first == "(" else { return [] }
        return Self.parts(bracketed()).map { text in
            let sides = text.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else {
                // An enum's payload without a label.
                return Declarations.Parameter(
                    label: nil, type: text, hasDefault: false, isVariadic: false, isInout: false)
            }
            let words = sides[0].split(separator: " ").filter { !$0.hasPrefix("@") }
            let label = isSubscript && words.count == 1 ? "_" : words.first.map(String.init) ?? "_"
            var type = Self.trimmed(sides[1])
            let hasDefault = type.hasSuffix("= _")
            if hasDefault { type = Self.trimmed(type.dropLast(3)) }
            let isVariadic = type.hasSuffix("...")
            if isVariadic { type = String(type.dropLast(3)) }
            let isInout = type.hasPrefix("inout ")
            if isInout { type = String(type.dropFirst(6)) }
            return Declarations.Parameter(
                label: label == "_" ? nil : label, type: type, hasDefault: hasDefault, isVariadic: isVariadic,
                isInout: isInout)
        }
    }

    private mutating func result() -> String {
        guard let arrow = rest.range(of: "->") else { return "Void" }
        rest = rest[arrow.upperBound...]
        let type = rest.range(of: " where ").map { rest[..<$0.lowerBound] } ?? rest
        return Self.trimmed(type.prefix { $0 != "{" })
    }
}
