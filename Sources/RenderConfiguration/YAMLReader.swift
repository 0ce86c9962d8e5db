/// Reads the part of YAML that settings are written in: mappings and lists, by indentation or in brackets, and values on
/// one line, plain or quoted. Anchors, tags, blocks of text and several documents are refused by name.
///
/// It is our own since the libraries there are import a module `Combine` where one can be found, and find ours.
struct YAMLReader {
    private let text: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0

    private static let maximumDepth = 100

    init(_ text: String) {
        let isMarked = text.unicodeScalars.first == "\u{FEFF}"
        self.text = Array(isMarked ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]).filter { $0 != "\r" }
    }

    /// The one value of the file; nil where there is none.
    mutating func document() throws(YAMLMistake) -> YAMLNode? {
        try skipEmptyLines()
        if isMark("---") {
            index += 3
            try skipRestOfLine()
            try skipEmptyLines()
        }
        guard current != nil else { return nil }
        let node = try block()
        try skipEmptyLines()
        if isMark("...") { return node }
        guard current == nil else {
            throw mistake(isMark("---") ? "there can be one document only" : "this isn't indented as what it follows")
        }
        return node
    }

    // MARK: - Reading

    private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }
    private var next: Unicode.Scalar? { index + 1 < text.count ? text[index + 1] : nil }
    private var column: Int { index - lineStart }
    private var place: YAMLNode.Place { .init(line: line, column: column + 1) }

    private func mistake(_ message: String, at place: YAMLNode.Place? = nil) -> YAMLMistake {
        YAMLMistake(message: message, place: place ?? self.place)
    }

    private func isMark(_ mark: String) -> Bool {
        column == 0 && text[index...].starts(with: mark.unicodeScalars)
            && (index + 3 >= text.count || text[index + 3] == " " || text[index + 3] == "\n")
    }

    private mutating func advance() {
        if current == "\n" {
            line += 1
            lineStart = index + 1
        }
        index += 1
    }

    private mutating func skipSpaces() { while current == " " || current == "\t" { index += 1 } }

    private var isAtComment: Bool {
        current == "#" && (index == lineStart || text[index - 1] == " " || text[index - 1] == "\t")
    }

    /// Over spaces, remarks and lines that have nothing else, to the first sign of what follows.
    private mutating func skipEmptyLines() throws(YAMLMistake) {
        while let scalar = current {
            switch scalar {
            case " ", "\n": advance()
            case "\t":
                // A tab may stand in an empty line, and before nothing else.
                let start = place
                skipSpaces()
                guard current == nil || current == "\n" || isAtComment else {
                    throw mistake("a line can't be indented by tabs", at: start)
                }
            case "#" where isAtComment: while let scalar = current, scalar != "\n" { _ = scalar; index += 1 }
            default: return
            }
        }
    }

    /// What may follow a value on its line.
    private mutating func skipRestOfLine() throws(YAMLMistake) {
        skipSpaces()
        if isAtComment { while let scalar = current, scalar != "\n" { _ = scalar; index += 1 } }
        guard current == nil || current == "\n" else { throw mistake("this doesn't belong to the value before it") }
    }

    private mutating func nested<Result>(
        _ read: (inout YAMLReader) throws(YAMLMistake) -> Result
    ) throws(YAMLMistake) -> Result {
        guard depth < Self.maximumDepth else {
            throw mistake("values lie in each other more than \(Self.maximumDepth) deep")
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    // MARK: - By indentation

    /// What begins here; its lines are indented as this one is.
    private mutating func block() throws(YAMLMistake) -> YAMLNode {
        try nested { (reader) throws(YAMLMistake) in
            if reader.isAtDash { return try reader.sequence() }
            let start = reader.place
            let value = try reader.inlineValue(isBlock: true)
            guard reader.current == ":" else {
                try reader.skipRestOfLine()
                return value
            }
            return try reader.mapping(from: value, start)
        }
    }

    private var isAtDash: Bool { current == "-" && (next == nil || next == " " || next == "\n") }

    private mutating func sequence() throws(YAMLMistake) -> YAMLNode {
        let (start, indentation) = (place, column)
        var items: [YAMLNode] = []
        while current != nil, column == indentation, isAtDash {
            let dash = place
            index += 1
            skipSpaces()
            if current == nil || current == "\n" || isAtComment {
                items.append(try lines(indentedMoreThan: indentation, or: dash))
            } else {
                items.append(try block())
            }
            try skipEmptyLines()
        }
        return YAMLNode(content: .sequence(items), place: start)
    }

    private mutating func mapping(from first: YAMLNode, _ start: YAMLNode.Place) throws(YAMLMistake) -> YAMLNode {
        let indentation = start.column - 1
        var entries: [(key: YAMLNode, value: YAMLNode)] = []
        var names: Set<String> = []
        var key = first
        while true {
            guard case .scalar(let name) = key.content else { throw mistake("a name has to be a text", at: key.place) }
            guard names.insert(name).inserted else { throw mistake("'\(name)' stands here twice", at: key.place) }
            index += 1
            skipSpaces()
            let value: YAMLNode
            if current == nil || current == "\n" || isAtComment {
                value = try lines(indentedMoreThan: indentation, or: key.place, takesDashes: true)
            } else {
                value = try inlineValue(isBlock: true)
                if current == ":" { throw mistake("a name with a value can't follow another one on its line") }
                try skipRestOfLine()
            }
            entries.append((key, value))
            try skipEmptyLines()
            guard current != nil, column == indentation, !isMark("..."), !isMark("---") else { break }
            guard !isAtDash else { throw mistake("this has to be a name with a value, as in 'name: value'") }
            key = try inlineValue(isBlock: true)
            guard current == ":" else {
                throw mistake("this has to be a name with a value, as in 'name: value'", at: key.place)
            }
        }
        return YAMLNode(content: .mapping(entries), place: start)
    }

    /// The value on the lines that follow; an empty one where these belong to something else.
    ///
    /// - Parameter takesDashes: a list may be indented as much as its name is.
    private mutating func lines(
        indentedMoreThan indentation: Int, or place: YAMLNode.Place, takesDashes: Bool = false
    ) throws(YAMLMistake) -> YAMLNode {
        try skipEmptyLines()
        let isDeeper = column > indentation || takesDashes && column == indentation && isAtDash
        guard current != nil, isDeeper else { return YAMLNode(content: .scalar(""), place: place) }
        return try block()
    }

    // MARK: - On a line

    private mutating func inlineValue(isBlock: Bool) throws(YAMLMistake) -> YAMLNode {
        let start = place
        switch current {
        case "[": return try flowSequence()
        case "{": return try flowMapping()
        case "\"": return YAMLNode(content: .scalar(try doubleQuoted()), place: start)
        case "'": return YAMLNode(content: .scalar(try singleQuoted()), place: start)
        case "&", "*": throw mistake("anchors and what they stand for aren't read here")
        case "!": throw mistake("tags aren't read here")
        case "|", ">": throw mistake("blocks of text aren't read here; put the text into quotes")
        case "%", "@", "`": throw mistake("a value can't begin with this; put it into quotes")
        default: return YAMLNode(content: .scalar(try plain(isBlock: isBlock)), place: start)
        }
    }

    private mutating func plain(isBlock: Bool) throws(YAMLMistake) -> String {
        var scalars = String.UnicodeScalarView()
        while let scalar = current, scalar != "\n", !isAtComment {
            if scalar == ":", next == nil || next == " " || next == "\n" || !isBlock && next == "," { break }
            if !isBlock, ",[]{}".unicodeScalars.contains(scalar) { break }
            if scalar.value < 0x20, scalar != "\t" { throw mistake("this is no sign of a text") }
            scalars.append(scalar)
            index += 1
        }
        while scalars.last == " " || scalars.last == "\t" { scalars.removeLast() }
        guard !scalars.isEmpty else { throw mistake("there has to be a value here") }
        return String(scalars)
    }

    private mutating func singleQuoted() throws(YAMLMistake) -> String {
        let start = place
        var scalars = String.UnicodeScalarView()
        index += 1
        while let scalar = current, scalar != "\n" {
            index += 1
            if scalar == "'" {
                guard current == "'" else { return String(scalars) }
                index += 1
            }
            scalars.append(scalar)
        }
        throw mistake("this text has no closing quote on its line", at: start)
    }

    private mutating func doubleQuoted() throws(YAMLMistake) -> String {
        let start = place
        var scalars = String.UnicodeScalarView()
        index += 1
        while let scalar = current, scalar != "\n" {
            index += 1
            if scalar == "\"" { return String(scalars) }
            guard scalar == "\\" else {
                scalars.append(scalar)
                continue
            }
            switch current {
            case "n": scalars.append("\n")
            case "t": scalars.append("\t")
            case "r": scalars.append("\r")
            case "0": scalars.append("\0")
            case "\"", "\\", "/", " ":
                if let current { scalars.append(current) }
            case "x", "u", "U":
                let count = current == "x" ? 2 : current == "u" ? 4 : 8
                let digits = String(String.UnicodeScalarView(text[(index + 1)...].prefix(count)))
                guard digits.count == count, let value = UInt32(digits, radix: 16), let read = Unicode.Scalar(value)
                else { throw mistake("this is no number of a sign") }
                scalars.append(read)
                index += count
            default: throw mistake("there is no such escape in a text")
            }
            index += 1
        }
        throw mistake("this text has no closing quote on its line", at: start)
    }

    // MARK: - In brackets

    private mutating func flowSequence() throws(YAMLMistake) -> YAMLNode {
        try nested { (reader) throws(YAMLMistake) in
            let start = reader.place
            var items: [YAMLNode] = []
            reader.index += 1
            while true {
                try reader.skipEmptyLines()
                if reader.current == "]" { break }
                guard reader.current != nil else { throw reader.mistake("this has no closing ']'", at: start) }
                let item = try reader.inlineValue(isBlock: false)
                reader.skipSpaces()
                // `[tap: Menu]` is a list of one mapping.
                items.append(reader.current == ":" ? try reader.pair(item) : item)
                try reader.separator(orEnd: "]", of: start)
            }
            reader.index += 1
            return YAMLNode(content: .sequence(items), place: start)
        }
    }

    private mutating func pair(_ key: YAMLNode) throws(YAMLMistake) -> YAMLNode {
        index += 1
        try skipEmptyLines()
        return YAMLNode(content: .mapping([(key, try inlineValue(isBlock: false))]), place: key.place)
    }

    private mutating func flowMapping() throws(YAMLMistake) -> YAMLNode {
        try nested { (reader) throws(YAMLMistake) in
            let start = reader.place
            var entries: [(key: YAMLNode, value: YAMLNode)] = []
            var names: Set<String> = []
            reader.index += 1
            while true {
                try reader.skipEmptyLines()
                if reader.current == "}" { break }
                guard reader.current != nil else { throw reader.mistake("this has no closing '}'", at: start) }
                let key = try reader.inlineValue(isBlock: false)
                guard case .scalar(let name) = key.content, names.insert(name).inserted else {
                    throw reader.mistake("this name stands here twice, or is no text", at: key.place)
                }
                reader.skipSpaces()
                guard reader.current == ":" else {
                    throw reader.mistake("this has to be a name with a value, as in 'name: value'", at: key.place)
                }
                guard case .mapping(let pair) = try reader.pair(key).content else { break }
                entries += pair
                try reader.separator(orEnd: "}", of: start)
            }
            reader.index += 1
            return YAMLNode(content: .mapping(entries), place: start)
        }
    }

    private mutating func separator(orEnd end: Unicode.Scalar, of start: YAMLNode.Place) throws(YAMLMistake) {
        try skipEmptyLines()
        if current == "," {
            index += 1
        } else if current == nil {
            throw mistake("this has no closing '\(end)'", at: start)
        } else if current != end {
            throw mistake("there has to be a ',' or '\(end)' here")
        }
    }
}
