public final class Scanner {
    public let string: String
    public var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
    private var rest: Substring

    public init(string: String) {
        self.string = string
        rest = string[...]
    }

    public var isAtEnd: Bool { rest.isEmpty }

    public var currentIndex: String.Index {
        get { rest.startIndex }
        set { rest = string[newValue...] }
    }

    public var scanLocation: Int {
        get { string.count - rest.count }
        set { rest = string.dropFirst(newValue) }
    }

    private func skip() {
        guard let skipped = charactersToBeSkipped else { return }
        rest = rest.drop { character in character.unicodeScalars.allSatisfy { skipped.contains($0) } }
    }

    private func digits(_ isDigit: (Character) -> Bool) -> String? {
        let found = rest.prefix(while: isDigit)
        guard !found.isEmpty else { return nil }
        rest = rest.dropFirst(found.count)
        return String(found)
    }

    @discardableResult
    public func scanHexInt64(_ result: inout UInt64) -> Bool {
        skip()
        if rest.hasPrefix("0x") || rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
        guard let text = digits({ $0.isHexDigit }) else { return false }
        result = UInt64(text, radix: 16) ?? UInt64.max
        return true
    }

    @discardableResult
    public func scanHexInt32(_ result: inout UInt32) -> Bool {
        var wide: UInt64 = 0
        guard scanHexInt64(&wide) else { return false }
        result = UInt32(clamping: wide)
        return true
    }

    public enum NumberRepresentation { case decimal, hexadecimal }

    public func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
        if representation == .hexadecimal {
            var value: UInt64 = 0
            return scanHexInt64(&value) ? value : nil
        }
        skip()
        return digits({ $0.isNumber }).flatMap { UInt64($0) }
    }

    public func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
        skip()
        let sign = rest.hasPrefix("-") ? -1 : 1
        let before = rest
        if rest.hasPrefix("-") || rest.hasPrefix("+") { rest = rest.dropFirst() }
        if representation == .hexadecimal {
            var value: UInt64 = 0
            return scanHexInt64(&value) ? sign * Int(value) : nil
        }
        guard let number = digits({ $0.isNumber }).flatMap({ Int($0) }) else {
            rest = before
            return nil
        }
        return sign * number
    }

    public func scanDouble() -> Double? {
        skip()
        let text = String(rest.prefix { $0.isNumber || "+-.eE".contains($0) })
        var length = text.count
        while length > 0 {
            if let number = Double(text.prefix(length)) {
                rest = rest.dropFirst(length)
                return number
            }
            length -= 1
        }
        return nil
    }

    public func scanString(_ text: String) -> String? {
        skip()
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
        return text
    }

    public func scanCharacter() -> Character? {
        guard let first = rest.first else { return nil }
        rest = rest.dropFirst()
        return first
    }

    public func scanUpToString(_ text: String) -> String? {
        skip()
        guard let found = rest.range(of: text) else {
            let all = String(rest)
            rest = rest.suffix(0)
            return all.isEmpty ? nil : all
        }
        let before = String(rest[..<found.lowerBound])
        rest = rest[found.lowerBound...]
        return before.isEmpty ? nil : before
    }

    public func scanHexInt64() -> UInt64? { scanUInt64(representation: .hexadecimal) }
    public func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
        scanInt(representation: representation).map { Int64($0) }
    }
    public func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
        scanInt(representation: representation).map { Int32(clamping: $0) }
    }
    @discardableResult
    public func scanInt(_ result: inout Int) -> Bool {
        guard let number = scanInt() else { return false }
        result = number
        return true
    }
    @discardableResult
    public func scanDouble(_ result: inout Double) -> Bool {
        guard let number = scanDouble() else { return false }
        result = number
        return true
    }
    public func scanFloat() -> Float? { scanDouble().map { Float($0) } }
    public func scanDecimal() -> Decimal? { scanDouble().map { Decimal($0) } }

    private func taken(_ part: Substring) -> String? {
        guard !part.isEmpty else { return nil }
        rest = rest.dropFirst(part.count)
        return String(part)
    }
    public func scanCharacters(from set: CharacterSet) -> String? {
        skip()
        return taken(rest.prefix { character in character.unicodeScalars.allSatisfy { set.contains($0) } })
    }
    public func scanUpToCharacters(from set: CharacterSet) -> String? {
        skip()
        return taken(rest.prefix { character in !character.unicodeScalars.contains { set.contains($0) } })
    }
    public var caseSensitive = false
    public var locale: Any?
}
