/// Looks at the brackets of a text before it is parsed: what is nested beyond all reason costs the parser far more than
/// it is worth.
enum NestingScan {
    /// `[[[1]]]` may be a type or a value: the parser tries both at each level, which takes it twice as long for every
    /// one.
    private static let squareLimit = 14

    /// The first bracket deeper than the limit, outside of comments and of what strings say.
    static func firstTooDeep(_ text: String, limit: Int) -> Int? {
        var text = text
        return text.withUTF8 { scan($0, limit: limit) }
    }

    // Unsafe: indices are compared with the count before each read.
    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        var depth = 0
        var angle = 0
        var run = 0
        // Depths at which an interpolation began; its end goes on with the string.
        var interpolations: [Int] = []
        // Square brackets that are open, in the innermost braces and in those round them.
        var square = 0
        var outerSquares: [Int] = []
        var index = 0
        var isString = false
        while index < bytes.count {
            let byte = bytes[index]
            if isString {
                if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                    if bytes[index + 1] == UInt8(ascii: "(") {
                        depth += 1
                        interpolations.append(depth)
                        isString = false
                        if depth > limit { return index }
                    }
                    index += 2
                    continue
                }
                if byte == UInt8(ascii: "\"") { isString = false }
                index += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                angle = 0
                if byte == UInt8(ascii: "[") { square += 1 }
                if byte == UInt8(ascii: "{") {
                    outerSquares.append(square)
                    square = 0
                }
                if depth > limit || square > squareLimit { return index }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if byte == UInt8(ascii: ")"), interpolations.last == depth {
                    interpolations.removeLast()
                    isString = true
                }
                if byte == UInt8(ascii: "]") { square = max(0, square - 1) }
                if byte == UInt8(ascii: "}") { square = outerSquares.popLast() ?? 0 }
                depth = max(0, depth - 1)
                angle = 0
            case UInt8(ascii: "<"):
                angle += 1
                if angle > limit { return index }
            case UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"):
                angle = 0
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == byte:
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
                continue
            default: break
            }
            // `a.b.c…` and `-----a` nest without brackets.
            if byte == UInt8(ascii: ".") {
                run += 1
            } else if byte == UInt8(ascii: ",") {
                run = 0
            } else if byte == 0x0A && !continues(bytes, index) {
                run = 0
            }
            if run > 4 * limit { return index }
            index += 1
        }
        return nil
    }

    /// Whether the next line goes on with a member.
    // Unsafe: each index is compared with the count first.
    private static func continues(_ bytes: UnsafeBufferPointer<UInt8>, _ newline: Int) -> Bool {
        var index = newline + 1
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: ".")
    }
}
