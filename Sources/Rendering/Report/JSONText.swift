import Foundation

/// JSON as people and tools read it: members in the order given, small objects on one line, numbers without noise.
package enum JSONText {
    package indirect enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([Value])
        case object([(String, Value)])
        /// An object that stays on one line.
        case inline([(String, Value)])
    }

    package static func write(_ value: Value) -> String {
        var text = ""
        write(value, indent: 0, to: &text)
        return text + "\n"
    }

    private static func write(_ value: Value, indent: Int, to text: inout String) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += number(value)
        case .string(let value): append(value, to: &text)
        case .array(let values):
            lines(values, "[", "]", indent, &text) { value, text in write(value, indent: indent + 1, to: &text) }
        case .object(let members):
            lines(members, "{", "}", indent, &text) { member, text in
                append(member.0, to: &text)
                text += ": "
                write(member.1, indent: indent + 1, to: &text)
            }
        case .inline(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                append(member.0, to: &text)
                text += ": "
                write(member.1, indent: indent, to: &text)
            }
            text += "}"
        }
    }

    private static func lines<Element>(
        _ elements: [Element], _ open: String, _ close: String, _ indent: Int, _ text: inout String,
        _ write: (Element, inout String) -> Void
    ) {
        guard !elements.isEmpty else {
            text += open + close
            return
        }
        text += open
        for (index, element) in elements.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            text += String(repeating: "  ", count: indent + 1)
            write(element, &text)
        }
        text += "\n" + String(repeating: "  ", count: indent) + close
    }

    /// At most four decimals, none where there is nothing behind the point.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "null" : value < 0 ? "\"-inf\"" : "\"inf\"" }
        guard abs(value) < 1e11 else { return "\(value)" }
        let scaled = (value * 10_000).rounded()
        var text = String(Int(abs(scaled)) / 10_000)
        let fraction = Int(abs(scaled)) % 10_000
        if fraction != 0 {
            var digits = String(fraction)
            digits = String(repeating: "0", count: 4 - digits.count) + digits
            while digits.hasSuffix("0") { digits.removeLast() }
            text += "." + digits
        }
        return scaled < 0 ? "-" + text : text
    }

    private static func append(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{2028}": text += "\\u2028"
            case "\u{2029}": text += "\\u2029"
            default:
                if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }
}
