import Foundation

/// `String(format:)` without varargs of the platform: the conversions that Swift code uses.
extension Execution {
    func formatted(_ format: String, _ arguments: [Value]) throws -> String {
        var result = ""
        var scanner = FormatScanner(format)
        var next = 0
        while let piece = scanner.next() {
            switch piece {
            case .text(let text): result += text
            case .conversion(var spec):
                if spec.widthIsArgument {
                    if next < arguments.count, case .int(let width) = arguments[next] { spec.width = width }
                    next += 1
                }
                let index = spec.position.map { $0 - 1 } ?? next
                if spec.position == nil { next += 1 }
                guard arguments.indices.contains(index) else {
                    throw failure("'String(format:)' has too few arguments for its format")
                }
                guard spec.width.magnitude < 10_000, spec.precision ?? 0 < 1_000 else {
                    throw failure("'String(format:)' has a width that is too large")
                }
                result += try spec.apply(to: arguments[index], self)
            }
        }
        return result
    }
}

private struct FormatScanner {
    enum Piece {
        case text(String)
        case conversion(FormatSpecification)
    }

    private var rest: Substring

    init(_ format: String) { rest = format[...] }

    mutating func next() -> Piece? {
        guard let first = rest.first else { return nil }
        guard first == "%" else {
            let text = rest.prefix { $0 != "%" }
            rest = rest[text.endIndex...]
            return .text(String(text))
        }
        rest.removeFirst()
        if rest.first == "%" {
            rest.removeFirst()
            return .text("%")
        }
        return .conversion(scanSpecification())
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(9)
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
        return Int(digits)
    }

    private mutating func scanSpecification() -> FormatSpecification {
        var spec = FormatSpecification()
        let start = rest
        if let position = number(), rest.first == "$" {
            rest.removeFirst()
            spec.position = position
        } else {
            rest = start
        }
        while let flag = rest.first, "-+ 0#'".contains(flag) {
            spec.flags.insert(flag)
            rest.removeFirst()
        }
        if rest.first == "*" {
            rest.removeFirst()
            spec.widthIsArgument = true
        } else {
            spec.width = number() ?? 0
        }
        if rest.first == "." {
            rest.removeFirst()
            spec.precision = number() ?? 0
        }
        while let modifier = rest.first, "lhqzjtL".contains(modifier) { rest.removeFirst() }
        if let conversion = rest.first {
            spec.conversion = conversion
            rest.removeFirst()
        }
        return spec
    }
}

struct FormatSpecification {
    var position: Int?
    var flags: Set<Character> = []
    var width = 0
    var widthIsArgument = false
    var precision: Int?
    var conversion: Character = "@"

    func apply(to value: Value, _ execution: Execution) throws -> String {
        var value = value
        if case .existential(let box) = value { value = box.value }
        if case .some(let box) = value { value = box.value }
        switch conversion {
        case "d", "i", "u", "D", "U":
            guard let number = value.wholeNumber else { return padded("0") }
            return padded(grouped(signed(digits(String(number.magnitude)), negative: number < 0)))
        case "x": return padded(prefixed("0x", digits(String(pattern(value), radix: 16))))
        case "X": return padded(prefixed("0X", digits(String(pattern(value), radix: 16).uppercased())))
        case "o": return padded(digits(String(pattern(value), radix: 8)))
        case "f", "F", "e", "E", "g", "G", "a", "A": return padded(floating(value.number ?? 0))
        case "c":
            guard let code = value.wholeNumber, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
                return padded("")
            }
            return padded(String(Character(scalar)))
        case "s", "S", "@":
            var text = try execution.description(of: value)
            if let precision { text = String(text.prefix(precision)) }
            return padded(text)
        default: return ""
        }
    }

    private func pattern(_ value: Value) -> UInt64 {
        if case .integer(let integer) = value { return integer.bits }
        return UInt64(bitPattern: Int64(truncatingIfNeeded: value.wholeNumber ?? 0))
    }

    private func digits(_ text: String) -> String {
        guard let precision, text.count < precision else { return text }
        return String(repeating: "0", count: precision - text.count) + text
    }

    private func prefixed(_ prefix: String, _ text: String) -> String { flags.contains("#") ? prefix + text : text }

    private func signed(_ text: String, negative: Bool) -> String {
        if negative { return "-" + text }
        if flags.contains("+") { return "+" + text }
        return flags.contains(" ") ? " " + text : text
    }

    private func grouped(_ text: String) -> String { text }

    private func floating(_ number: Double) -> String {
        // `String(format:)` of Foundation with a specification of our own making takes just this one number.
        var format = "%"
        for flag in "+ #" where flags.contains(flag) { format.append(flag) }
        if let precision { format += ".\(precision)" }
        format.append(conversion)
        return String(format: format, number)
    }

    private func padded(_ text: String) -> String {
        let missing = abs(width) - text.count
        guard missing > 0 else { return text }
        if flags.contains("-") || width < 0 { return text + String(repeating: " ", count: missing) }
        guard flags.contains("0"), !"s@c".contains(conversion) else {
            return String(repeating: " ", count: missing) + text
        }
        let sign = text.prefix { "+- ".contains($0) }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
}

extension Value {
    /// Any number as a `Double`.
    package var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        case .integer(let value): value.isSigned ? Double(Int64(bitPattern: value.bits)) : Double(value.bits)
        case .existential(let box): box.value.number
        default: nil
        }
    }

    /// Any integer, or a number's whole part, where it fits.
    package var wholeNumber: Int? {
        switch self {
        case .int(let value): value
        case .integer(let value):
            value.isSigned ? Int(Int64(bitPattern: value.bits)) : Int(exactly: value.bits)
        case .double(let value): Int(exactly: value.rounded(.towardZero))
        case .existential(let box): box.value.wholeNumber
        default: nil
        }
    }
}
