/// Finds the stored properties of a type in the text of its declaration, which is well formed.
struct MemberScanner {
    struct Property {
        var name: String
        var type: String?
        var value: String?
        /// The names of its attributes; a property wrapper's is one of them.
        var attributes: [String] = []
    }

    private var rest: Substring
    private(set) var declaresAnimatableData = false
    /// What a requirement of a protocol has to say of its access in the type: `public ` or nothing.
    private(set) var access = ""

    init(_ declaration: String) { rest = declaration[...] }

    mutating func storedProperties() -> [Property] {
        skipToBody()
        var found: [Property] = []
        var attributes: [String] = []
        var modifiers: [String] = []
        while skipSpace(), let first = rest.first, first != "}" {
            if first == "@" {
                rest = rest.dropFirst()
                attributes.append(takeName())
                if rest.first == "(" { skipBrackets() }
            } else if let word = takeWord() {
                switch word {
                case "var":
                    let isPlain = !modifiers.contains("static") && !modifiers.contains("class")
                    for property in takeVariables(attributes) where isPlain { found.append(property) }
                    (attributes, modifiers) = ([], [])
                case "let", "func", "init", "subscript", "typealias", "struct", "class", "enum", "actor", "case",
                    "deinit", "extension", "protocol", "associatedtype", "macro":
                    // `class var` and `class func`: a modifier.
                    if word == "class", let next = nextWord, ["var", "func", "subscript"].contains(next) {
                        modifiers.append(word)
                        continue
                    }
                    skipMember()
                    (attributes, modifiers) = ([], [])
                default:
                    modifiers.append(word)
                    if rest.first == "(" { skipBrackets() }
                }
            } else {
                skipOne()
            }
        }
        return found
    }

    // MARK: - Members

    private mutating func skipToBody() {
        while skipSpace(), let first = rest.first, first != "{" {
            if let word = takeWord() {
                if word == "public" || word == "open" { access = "public " }
                if word == "package" { access = "package " }
            } else if first == "(" || first == "[" {
                skipBrackets()
            } else {
                skipOne()
            }
        }
        rest = rest.dropFirst()
    }

    /// `var a: Double = 1, b: Double`, past the keyword; only those that are stored and can be set.
    private mutating func takeVariables(_ attributes: [String]) -> [Property] {
        var found: [Property] = []
        repeat {
            skipSpace()
            var property = Property(name: takeName(), attributes: attributes)
            if property.name == "animatableData" { declaresAnimatableData = true }
            skipSpace()
            if rest.first == ":" {
                rest = rest.dropFirst()
                property.type = take(until: "={,", orLineEnd: true)
                skipSpace(withinLine: true)
            }
            var isStored = true
            if rest.first == "=" {
                rest = rest.dropFirst()
                skipSpace()
                property.value = take(until: "{,", orLineEnd: true)
                skipSpace(withinLine: true)
                // A closure in the initial value, and what it is called with; or observers.
                while rest.first == "{" || rest.first == "(" {
                    skipBrackets()
                    skipSpace(withinLine: true)
                }
            } else {
                skipSpace()
                if rest.first == "{" {
                    let first = takeBrackets().drop { !$0.isLetter }.prefix { $0.isLetter }
                    isStored = first == "willSet" || first == "didSet"
                }
            }
            if isStored, !property.name.isEmpty { found.append(property) }
            skipSpace(withinLine: true)
        } while takeComma()
        return found
    }

    private mutating func takeComma() -> Bool {
        guard rest.first == "," else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// To the end of a declaration: past its body, or the line.
    private mutating func skipMember() {
        while let first = rest.first {
            if first == "}" { return }
            if first == "{" { return skipBrackets() }
            if first == "(" || first == "[" {
                skipBrackets()
            } else if first.isNewline || first == ";" {
                // A body or another line of the header may follow.
                skipSpace()
                guard let next = rest.first, "{:-=&|.?".contains(next) || nextWord == "where" else { return }
            } else {
                skipOne()
            }
        }
    }

    // MARK: - Text

    private var nextWord: String? {
        var copy = self
        copy.skipSpace()
        return copy.takeWord()
    }

    private mutating func takeWord() -> String? {
        guard let first = rest.first, first.isLetter || first == "_" || first == "`" else { return nil }
        return takeName()
    }

    private mutating func takeName() -> String {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "." }
        rest = rest[name.endIndex...]
        return String(name)
    }

    /// Everything before one of some characters that stands in no brackets.
    private mutating func take(until ends: String, orLineEnd: Bool) -> String? {
        let start = rest
        while let first = rest.first, !ends.contains(first), first != "}", first != ";" {
            if orLineEnd, first.isNewline || rest.hasPrefix("//") || rest.hasPrefix("/*") { break }
            if first == "(" || first == "[" || first == "<" && ends.contains("=") { skipBrackets() } else { skipOne() }
        }
        let text = start[..<rest.startIndex]
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(text[...last].drop { $0.isWhitespace })
    }

    private mutating func takeBrackets() -> Substring {
        let start = rest
        skipBrackets()
        return start[..<rest.startIndex]
    }

    /// Past what an opening bracket begins.
    private mutating func skipBrackets() {
        let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]
        guard let open = rest.first, let close = pairs[open] else { return skipOne() }
        rest = rest.dropFirst()
        while let first = rest.first, first != close {
            if first == "(" || first == "[" || first == "{" || first == "<" && open == "<" {
                skipBrackets()
            } else {
                skipOne()
            }
        }
        rest = rest.dropFirst()
    }

    /// Past a character, a text or a comment.
    private mutating func skipOne() {
        if rest.hasPrefix("//") || rest.hasPrefix("/*") {
            skipSpace()
        } else if rest.first == "\"" || rest.first == "#" {
            skipText()
        } else {
            rest = rest.dropFirst()
        }
    }

    private mutating func skipText() {
        let hashes = rest.prefix { $0 == "#" }
        rest = rest[hashes.endIndex...]
        guard rest.first == "\"" else { return }
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        let end = quotes + hashes
        while !rest.isEmpty, !rest.hasPrefix(end) {
            if rest.hasPrefix("\\" + hashes + "(") {
                rest = rest.dropFirst(1 + hashes.count)
                skipBrackets()
            } else {
                rest = rest.dropFirst(hashes.isEmpty && rest.first == "\\" ? 2 : 1)
            }
        }
        rest = rest.dropFirst(end.count)
    }

    /// Past blanks and comments.
    @discardableResult
    private mutating func skipSpace(withinLine: Bool = false) -> Bool {
        while let first = rest.first {
            if first.isWhitespace, !(withinLine && first.isNewline) {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                skipBlockComment()
            } else {
                break
            }
        }
        return true
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }
}
