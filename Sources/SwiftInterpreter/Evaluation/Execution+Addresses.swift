/// What a library's value says of itself may hold addresses, which are others in each run.
extension Execution {
    /// What the runtime writes before an address, and what follows it.
    private static let addressMarks = ["ObjectIdentifier(0x", ": 0x", "(unknown context at $"]

    /// The description of a library's value with numbers in the place of addresses, in the order in which they were
    /// shown.
    func withoutAddresses(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "x")), Self.addressMarks.contains(where: { text.contains($0) }) else {
            return text
        }
        var result = ""
        var rest = text[...]
        while let mark = nextAddress(in: rest) {
            result += rest[..<mark.lowerBound]
            let digits = rest[mark.upperBound...].prefix(while: \.isHexDigit)
            result += rest[mark]
            result += digits.count < 6 ? String(digits) : Self.digitsOfAddress(numbered: number(ofAddress: digits))
            rest = rest[digits.endIndex...]
        }
        return result + rest
    }

    private func nextAddress(in text: Substring) -> Range<String.Index>? {
        Self.addressMarks.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    }

    private func number(ofAddress digits: Substring) -> Int {
        let address = String(digits.drop { $0 == "0" })
        if let known = shownAddresses[address] { return known }
        let number = makeNumber()
        shownAddresses[address] = number
        return number
    }

    /// As long as an address is.
    static func digitsOfAddress(numbered number: Int) -> String {
        let digits = String(0x6000_0000_0000 + number * 16, radix: 16)
        return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    }
}
