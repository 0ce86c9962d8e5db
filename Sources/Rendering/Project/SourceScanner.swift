// Unsafe: the scanner lives within `withUTF8` and looks at no byte without comparing with the count.

/// What a source file declares for other files and which names it says, found without parsing it.
///
/// A project of hundreds of files is looked through for the few that a picture needs: that has to cost less than
/// parsing those few.
struct SourceSummary: Sendable {
    /// Names at file scope that other files see.
    var declared: Set<Name> = []
    /// Those of them that begin as types do: two files of one module can't both declare one.
    var types: Set<Name> = []
    /// Names that its extensions add, by the type.
    var added: [Name: Set<Name>] = [:]
    /// Every identifier in the text.
    var mentioned: Set<Name> = []
    /// The types that it extends.
    var extended: Set<Name> = []
    /// The types that it adds conformances, initialisers, subscripts or operators to: there is no name to look for.
    var changed: Set<Name> = []
    var imports: Set<String> = []
    /// `#Preview`, a `PreviewProvider`.
    var hasPreviews = false
    var isMain = false
    /// Operators are in force without being named.
    var declaresOperators = false

    /// An identifier by its hash: thousands are compared.
    typealias Name = UInt64

    static func name(_ text: String) -> Name {
        var hash = NameHash()
        for byte in text.utf8 { hash.add(byte) }
        return hash.value
    }
}

/// FNV-1a.
struct NameHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

/// Walks over the tokens of a source: identifiers, and braces outside of strings and comments.
struct SourceScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var summary = SourceSummary()
    private var depth = 0
    /// The depth inside of the extension that is being read; nil outside.
    private var extensionDepth: Int?
    private var extendedType: SourceSummary.Name?
    /// What the next identifier is.
    private var expected = Expected.nothing
    /// `private` or `fileprivate` stands before what is declared next.
    private var isHidden = false

    private enum Expected { case nothing, declaration, extendedType, conformances, importedModule }

    static func summary(of text: String) -> SourceSummary {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = SourceScanner(bytes: bytes)
            scanner.scan(until: nil)
            return scanner.summary
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func byte(at offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    // MARK: - Tokens

    /// - Parameter end: a closing parenthesis ends an interpolation; nil goes on to the end of the file.
    private mutating func scan(until end: UInt8?) {
        var parentheses = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): skipString(pounds: 0)
            case UInt8(ascii: "#"): scanPound()
            case UInt8(ascii: "`"): index += 1
            case UInt8(ascii: "{"):
                depth += 1
                if expected == .extendedType || expected == .conformances { extensionDepth = depth }
                expected = .nothing
                index += 1
            case UInt8(ascii: "}"):
                if depth == extensionDepth { (extensionDepth, extendedType) = (nil, nil) }
                depth -= 1
                index += 1
            case UInt8(ascii: "("):
                parentheses += 1
                index += 1
            case UInt8(ascii: ")"):
                if end != nil, parentheses == 0 { return }
                parentheses -= 1
                index += 1
            case UInt8(ascii: ":") where expected == .extendedType:
                expected = .conformances
                if let extendedType { summary.changed.insert(extendedType) }
                index += 1
            default:
                if Self.startsName(byte) { scanName() } else { scanOther(byte) }
            }
        }
    }

    /// A sign that belongs to no name. `static func + (…)` in an extension declares what nobody names.
    private mutating func scanOther(_ byte: UInt8) {
        if expected == .declaration, byte > UInt8(ascii: " ") {
            if let extendedType { summary.changed.insert(extendedType) } else { summary.declaresOperators = true }
            expected = .nothing
        }
        index += 1
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipComment() {
        var nesting = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), byte(at: 1) == UInt8(ascii: "*") {
                nesting += 1
                index += 2
            } else if bytes[index] == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
                nesting -= 1
                index += 2
                if nesting == 0 { return }
            } else {
                index += 1
            }
        }
    }

    /// `#"…"#`, `#Preview`, `#if`.
    private mutating func scanPound() {
        var pounds = 0
        while byte(at: pounds) == UInt8(ascii: "#") { pounds += 1 }
        index += pounds
        if byte(at: 0) == UInt8(ascii: "\"") { skipString(pounds: pounds) }
    }

    /// From the opening quote on. What is interpolated is source.
    private mutating func skipString(pounds: Int) {
        let isLong = byte(at: 1) == UInt8(ascii: "\"") && byte(at: 2) == UInt8(ascii: "\"")
        index += isLong ? 3 : 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where (0..<pounds).allSatisfy({ byte(at: 1 + $0) == UInt8(ascii: "#") }):
                index += 1 + pounds
                if byte(at: 0) == UInt8(ascii: "(") {
                    index += 1
                    scan(until: UInt8(ascii: ")"))
                }
                index += 1
            case UInt8(ascii: "\""):
                let quotes = isLong ? 3 : 1
                let isEnd =
                    (0..<quotes).allSatisfy { byte(at: $0) == UInt8(ascii: "\"") }
                    && (0..<pounds).allSatisfy { byte(at: quotes + $0) == UInt8(ascii: "#") }
                index += isEnd ? quotes + pounds : 1
                if isEnd { return }
            case UInt8(ascii: "\n") where !isLong: return
            default: index += 1
            }
        }
    }

    // MARK: - Names

    private static func startsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func scanName() {
        let start = index
        var hash = NameHash()
        while index < bytes.count {
            let byte = bytes[index]
            guard Self.startsName(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { break }
            hash.add(byte)
            index += 1
        }
        let name = hash.value
        summary.mentioned.insert(name)
        switch name {
        case Word.preview: if start > 0, bytes[start - 1] == UInt8(ascii: "#") { summary.hasPreviews = true }
        case Word.previewProvider: summary.hasPreviews = true
        case Word.main: if start > 0, bytes[start - 1] == UInt8(ascii: "@") { summary.isMain = true }
        default: break
        }
        if expected == .importedModule {
            // `import struct Module.Name` names the kind first.
            guard !Word.declaring.contains(name) else { return }
            summary.imports.insert(String(decoding: bytes[start..<index], as: UTF8.self))
            expected = .nothing
            return
        }
        if expected == .extendedType {
            if name == Word.where {
                expected = .conformances
                return
            }
            // `extension Outer.Inner`: both.
            if extendedType == nil { extendedType = name }
            summary.extended.insert(name)
            return
        }
        guard depth == 0 || depth == extensionDepth else { return }
        declare(name, startsType: UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[start])
    }

    private mutating func declare(_ name: SourceSummary.Name, startsType: Bool) {
        switch name {
        case Word.extension where depth == 0:
            (expected, extendedType, isHidden) = (.extendedType, nil, false)
        case Word.import where depth == 0: expected = .importedModule
        case Word.initializer, Word.subscript:
            if depth == extensionDepth, let extendedType { summary.changed.insert(extendedType) }
        case Word.operator: summary.declaresOperators = true
        case Word.private, Word.fileprivate: if byte(at: 0) != UInt8(ascii: "(") { isHidden = true }
        default:
            if Word.declaring.contains(name) {
                expected = .declaration
            } else if expected == .declaration {
                if let extendedType {
                    summary.added[extendedType, default: []].insert(name)
                } else if !isHidden {
                    summary.declared.insert(name)
                    if startsType { summary.types.insert(name) }
                }
                (expected, isHidden) = (.nothing, false)
            }
        }
    }

    /// The words that say what the next name is.
    private enum Word {
        static let preview = SourceSummary.name("Preview")
        static let previewProvider = SourceSummary.name("PreviewProvider")
        static let main = SourceSummary.name("main")
        static let `extension` = SourceSummary.name("extension")
        static let `import` = SourceSummary.name("import")
        static let initializer = SourceSummary.name("init")
        static let `subscript` = SourceSummary.name("subscript")
        static let `operator` = SourceSummary.name("operator")
        static let `where` = SourceSummary.name("where")
        static let `private` = SourceSummary.name("private")
        static let `fileprivate` = SourceSummary.name("fileprivate")
        static let declaring = Set(
            ["struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var", "macro"]
                .map(SourceSummary.name))
    }
}
