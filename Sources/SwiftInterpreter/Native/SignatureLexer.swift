/// Tokens of a native signature. Signatures are written by our generator, so errors need no positions.
struct SignatureLexer {
    enum Token: Equatable {
        case name(String)
        case op(String)
        case punctuation(UInt8)
        case arrow
        case ellipsis
        case end
    }

    private let bytes: [UInt8]
    private var index = 0
    /// Whether a semicolon is the end: parts of a declaration stand between them.
    private let endsAtSemicolon: Bool
    private(set) var token: Token = .end

    init(_ text: String, endsAtSemicolon: Bool = false) {
        var text = text
        bytes = text.withUTF8 { Array($0) }
        self.endsAtSemicolon = endsAtSemicolon
        advance()
    }

    /// Goes on behind the next semicolon; false where there is none.
    mutating func advancePastSemicolon() -> Bool {
        while index < bytes.count, bytes[index] != Self.semicolon { index += 1 }
        guard index < bytes.count else { return false }
        index += 1
        advance()
        return true
    }

    private static let semicolon = UInt8(ascii: ";")

    mutating func advance() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
        guard index < bytes.count, !(endsAtSemicolon && bytes[index] == Self.semicolon) else {
            token = .end
            return
        }
        let start = index
        let byte = bytes[index]
        if Self.isNameByte(byte) {
            while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
            token = .name(String(decoding: bytes[start..<index], as: UTF8.self))
        } else if byte == UInt8(ascii: "`") {
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "`") { index += 1 }
            token = .name(String(decoding: bytes[(start + 1)..<min(index, bytes.count)], as: UTF8.self))
            index = min(index + 1, bytes.count)
        } else if byte == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") {
            index += 2
            token = .arrow
        } else if byte == UInt8(ascii: "."), index + 2 < bytes.count, bytes[index + 1] == byte,
            bytes[index + 2] == byte
        {
            index += 3
            token = .ellipsis
        } else {
            index += 1
            token = .punctuation(byte)
        }
    }

    /// Reads operator characters as one name; used where a function's name stands.
    mutating func operatorName() -> String? {
        var text = ""
        switch token {
        case .arrow: text = "->"
        case .ellipsis: text = "..."
        case .punctuation(let byte): text = String(UnicodeScalar(byte))
        default: return nil
        }
        while index < bytes.count, Self.operatorBytes.contains(bytes[index]) {
            text.unicodeScalars.append(UnicodeScalar(bytes[index]))
            index += 1
        }
        advance()
        return text
    }

    /// - Parameter character: an ASCII character.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        advance()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard case .name(let name) = token, name == word else { return false }
        advance()
        return true
    }

    mutating func takeName() -> String? {
        guard case .name(let name) = token else { return nil }
        advance()
        return name
    }

    func isAt(_ character: Unicode.Scalar) -> Bool {
        if case .punctuation(let byte) = token { return UInt32(byte) == character.value }
        return false
    }

    func isAt(word: String) -> Bool {
        if case .name(let name) = token { return name == word }
        return false
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
        default: false
        }
    }

    private static let operatorBytes: Set<UInt8> = Set("+-*/%=<>!&|^~?.".utf8)
}
