/// What is wrong with a declaration that has `@Entry`.
struct EntryError: Error {
    let message: String
}

/// `@Entry var name: Type = value` as text: a key type of its own, and accessors that go through it.
struct Entry {
    private let name: String
    private let type: String?
    private let value: String?
    private let container: Container

    private enum Container: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focus = "FocusedValues"

        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focus: "FocusedValueKey"
            }
        }
    }

    init(_ declaration: String, in owner: String) throws(EntryError) {
        let words = owner.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let owners = Container.allCases.filter { words.contains(Substring($0.rawValue)) }
        guard words.contains("extension"), let container = owners.first else {
            throw EntryError(
                message:
                    "'@Entry' stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
            )
        }
        var scanner = DeclarationScanner(declaration)
        guard let name = scanner.skipToVariable() else { throw EntryError(message: "'@Entry' belongs to a 'var'") }
        self.container = container
        self.name = name
        type = scanner.takeType()
        value = scanner.takeValue()
    }

    var accessors: String {
        let key = "__Key_\(plainName)"
        return """
            {
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
            }
            """
    }

    func key() throws(EntryError) -> String {
        """
        fileprivate struct __Key_\(plainName): \(container.keyProtocol) {
            \(try keyBody())
        }
        """
    }

    private func keyBody() throws(EntryError) -> String {
        if container == .focus {
            guard let type, let wrapped = Self.wrapped(type) else {
                throw EntryError(message: "'@Entry var \(name)' of FocusedValues needs an optional type")
            }
            return "typealias Value = \(wrapped)"
        }
        guard let type else {
            guard let value else { throw EntryError(message: "'@Entry var \(name)' needs a default value") }
            // What is no literal may be of a type that isn't Sendable.
            // Unsafe: in the text that is written, a default that is read and never changed.
            return "\(Self.isLiteral(value) ? "" : "nonisolated(unsafe) ")static let defaultValue = \(value)"
        }
        if let value { return "static var defaultValue: \(type) { \(value) }" }
        guard Self.wrapped(type) != nil else {
            throw EntryError(message: "'@Entry var \(name)' needs a default value")
        }
        return "static var defaultValue: \(type) { nil }"
    }

    private var plainName: String { name.filter { $0 != "`" } }

    private static func isLiteral(_ value: String) -> Bool {
        value == "true" || value == "false" || value.first.map { $0.isNumber || "\"-#".contains($0) } == true
    }

    private static func wrapped(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst("Optional<".count).dropLast())
    }
}

/// Takes a variable's declaration apart. The compiler has read it before: it is well formed.
struct DeclarationScanner {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// The name after `var`, which attributes and modifiers stand before.
    mutating func skipToVariable() -> String? {
        while let first = rest.first {
            if first == "@" || Self.isName(first) {
                let word = rest.prefix { $0 == "@" || Self.isName($0) }
                rest = rest[word.endIndex...]
                if word == "var" { return takeName() }
            } else if first == "(" {
                skipBrackets()
            } else {
                rest = rest.dropFirst()
            }
        }
        return nil
    }

    private mutating func takeName() -> String? {
        skipSpace()
        let name = rest.prefix { Self.isName($0) || $0 == "`" }
        rest = rest[name.endIndex...]
        return name.isEmpty ? nil : String(name)
    }

    mutating func takeType() -> String? {
        skipSpace()
        guard rest.first == ":" else { return nil }
        rest = rest.dropFirst()
        return Self.trimmed(take { $0 == "=" })
    }

    mutating func takeValue() -> String? {
        skipSpace()
        guard rest.first == "=" else { return nil }
        rest = rest.dropFirst()
        return Self.trimmed(rest)
    }

    /// Everything before a character that stands in no brackets.
    private mutating func take(until isEnd: (Character) -> Bool) -> Substring {
        var depth = 0
        var end = rest.startIndex
        while end < rest.endIndex, depth > 0 || !isEnd(rest[end]) {
            if "([{".contains(rest[end]) { depth += 1 }
            if ")]}".contains(rest[end]) { depth -= 1 }
            end = rest.index(after: end)
        }
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    /// The arguments of an attribute.
    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            if rest.first == "(" { depth += 1 }
            if rest.first == ")" { depth -= 1 }
            rest = rest.dropFirst()
        } while depth > 0 && !rest.isEmpty
    }

    private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func trimmed(_ text: Substring) -> String? {
        let start = text.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(start[...last])
    }
}
