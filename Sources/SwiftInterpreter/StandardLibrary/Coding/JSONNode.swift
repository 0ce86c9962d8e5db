import Foundation

/// JSON as it was written.
indirect enum JSONNode: Decodable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A number with more digits than a `Double` has.
    case decimal(Decimal)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            let exact = try? container.decode(Decimal.self)
            let isSame = exact.map { $0.isNaN || Decimal(string: "\(value)") == $0 } ?? true
            self = isSame ? .double(value) : .decimal(exact ?? Decimal(value))
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONNode].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONNode].self))
        }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// What Foundation's messages call it.
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .int, .double, .decimal: "number"
        case .string: "a string"
        case .array: "an array"
        case .object: "a dictionary"
        }
    }

    /// The text, with keys sorted: the order in which Foundation writes them isn't fixed.
    func text(isPretty: Bool, escapesSlashes: Bool = true, indentation: Int = 0) -> String {
        let inner = String(repeating: "  ", count: indentation + 1)
        let outer = String(repeating: "  ", count: indentation)
        let (start, between, end) = isPretty ? ("\n" + inner, ",\n" + inner, "\n" + outer) : ("", ",", "")
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return String(value)
        case .decimal(let value): return value.description
        case .double(let value):
            if value == 0, value.sign == .minus { return "-0" }
            return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : value.description
        case .string(let value): return Self.quoted(value, escapesSlashes)
        case .array(let items):
            if items.isEmpty { return isPretty ? "[\n\n" + outer + "]" : "[]" }
            return "[" + start
                + items.map {
                    $0.text(isPretty: isPretty, escapesSlashes: escapesSlashes, indentation: indentation + 1)
                }
                .joined(separator: between) + end + "]"
        case .object(let entries):
            if entries.isEmpty { return isPretty ? "{\n\n" + outer + "}" : "{}" }
            let parts = entries.sorted { $0.key < $1.key }.map { key, value in
                Self.quoted(key, escapesSlashes) + (isPretty ? " : " : ":")
                    + value.text(isPretty: isPretty, escapesSlashes: escapesSlashes, indentation: indentation + 1)
            }
            return "{" + start + parts.joined(separator: between) + end + "}"
        }
    }

    private static func quoted(_ text: String, _ escapesSlashes: Bool) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{c}": result += "\\f"
            case "/" where escapesSlashes: result += "\\/"
            case _ where scalar.value < 32:
                result +=
                    "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
