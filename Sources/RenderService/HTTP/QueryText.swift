/// The options of a URL, in their order: the order of events counts.
enum QueryText {
    static func options(_ query: some StringProtocol) -> [(name: String, text: String)]? {
        var options: [(String, String)] = []
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(parts[0]), let text = parts.count > 1 ? decoded(parts[1]) : "" else { return nil }
            options.append((name, text))
        }
        return options
    }

    /// Nil for a `%` without two digits after it, and for what is no UTF-8.
    static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = true) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(byte == UInt8(ascii: "+") && plusIsSpace ? 0x20 : byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
