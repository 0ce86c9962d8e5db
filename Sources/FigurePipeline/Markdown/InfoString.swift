/// What stands behind a fence's marks: a language and words, `name=value`, `name="a value"` or a name alone.
struct InfoString: Sendable {
    struct Word: Sendable, Hashable {
        var name: String
        /// Nil for a name alone.
        var value: String?
        /// The place in the line, in bytes from 1.
        var column: Int
        var length: Int
    }

    struct Failure: Error { var message: String, column: Int }

    var language = ""
    var words: [Word] = []

    init() {}

    /// - Parameters:
    ///   - text: the bytes behind the marks.
    ///   - column: the column of the first of them, from 1.
    init(_ text: ArraySlice<UInt8>, column: Int) throws(Failure) {
        var reader = Reader(text, column: column)
        reader.skipSpaces()
        language = reader.bareWord()
        reader.skipSpaces()
        while !reader.isAtEnd {
            words.append(try reader.word())
            reader.skipSpaces()
        }
    }

    private struct Reader {
        private let text: ArraySlice<UInt8>
        private var index: Int
        private let base: Int

        init(_ text: ArraySlice<UInt8>, column: Int) {
            (self.text, index, base) = (text, text.startIndex, column - text.startIndex)
        }

        var isAtEnd: Bool { index >= text.endIndex }
        private var column: Int { base + index }

        private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

        mutating func skipSpaces() { while !isAtEnd, Self.isSpace(text[index]) { index += 1 } }

        mutating func bareWord() -> String {
            let start = index
            while !isAtEnd, !Self.isSpace(text[index]) { index += 1 }
            return String(decoding: text[start..<index], as: UTF8.self)
        }

        mutating func word() throws(Failure) -> Word {
            let (start, place) = (index, column)
            while !isAtEnd, !Self.isSpace(text[index]), text[index] != UInt8(ascii: "=") { index += 1 }
            let name = String(decoding: text[start..<index], as: UTF8.self)
            guard !isAtEnd, text[index] == UInt8(ascii: "=") else {
                return Word(name: name, value: nil, column: place, length: index - start)
            }
            index += 1
            if !isAtEnd, text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") {
                let value = try quoted()
                return Word(name: name, value: value, column: place, length: index - start)
            }
            let value = try unquoted()
            return Word(name: name, value: value, column: place, length: index - start)
        }

        private mutating func quoted() throws(Failure) -> String {
            let (quote, place) = (text[index], column)
            var value: [UInt8] = []
            index += 1
            while !isAtEnd {
                let byte = text[index]
                index += 1
                if byte == quote { return String(decoding: value, as: UTF8.self) }
                if byte == UInt8(ascii: "\\"), !isAtEnd, text[index] == quote || text[index] == UInt8(ascii: "\\") {
                    value.append(text[index])
                    index += 1
                } else {
                    value.append(byte)
                }
            }
            throw Failure(message: "the quoted value has no end", column: place)
        }

        /// Up to the next space; quotes inside of it, as in `type=Name="Ada L"`, may hold some.
        private mutating func unquoted() throws(Failure) -> String {
            var value: [UInt8] = []
            while !isAtEnd, !Self.isSpace(text[index]) {
                if text[index] == UInt8(ascii: "\"") {
                    value += Array(try quoted().utf8)
                } else {
                    value.append(text[index])
                    index += 1
                }
            }
            return String(decoding: value, as: UTF8.self)
        }
    }
}
