import Foundation

/// How a decoder reads and an encoder writes.
struct CodingOptions {
    var keys = KeyStrategy.asTheyAre
    var dates = DateStrategy.named("deferredToDate")
    /// The texts for infinity, its negative and what isn't a number; nil where these are errors.
    var unusualNumbers: [String]?
    /// The program's own `[CodingUserInfoKey: Any]`.
    var userInfo = Value.dictionary(DictionaryValue())
}

/// How keys stand in JSON.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
enum KeyStrategy: @unchecked Sendable {
    case asTheyAre, snakeCase
    /// By a function of the program's, of the path to the key.
    case custom(Value)
}

/// How a date stands in JSON.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
enum DateStrategy: @unchecked Sendable {
    /// `secondsSince1970`, `iso8601`…
    case named(String)
    case formatted(DateFormatterValue)
    /// By a function of the program's.
    case custom(Value)
}

/// `DecodingError`, thrown to the program.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct DecodingErrorValue: Error, DescribedByEvaluator, @unchecked Sendable {
    let name: String
    let payload: [Value]

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        let what: String =
            switch name {
            case "keyNotFound":
                "Key '\(try payload.first.map { try evaluator.string("stringValue", of: $0) } ?? "")' "
                    + "not found in keyed decoding container"
            case "typeMismatch": "expected value of type \(try described(payload.first, evaluator))"
            case "valueNotFound":
                "Expected value of type \(try described(payload.first, evaluator)) but found null instead"
            default: "Data was corrupted"
            }
        return try "DecodingError.\(name): \(what)" + described(context: payload.last, evaluator)
    }
}

/// `EncodingError.invalidValue`, thrown to the program.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct EncodingErrorValue: Error, DescribedByEvaluator, @unchecked Sendable {
    let payload: [Value]

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        guard var value = payload.first else { return "EncodingError.invalidValue" }
        while case .existential(let box) = value { value = box.value }
        let type = try evaluator.description(of: .metatype(of: evaluator.dynamicType(of: value)))
        return try "EncodingError.invalidValue: \(evaluator.description(of: value)) (\(type))"
            + described(context: payload.last, evaluator)
    }
}

/// `DecodingError.Context`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct DecodingContextValue: @unchecked Sendable {
    let path: [String]
    let text: String
    var underlyingError: Value?

    /// `people[1].name`
    var pathText: String {
        path.reduce(into: "") { text, key in
            if key.hasPrefix("Index "), let index = Int(key.dropFirst(6)) {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key : "." + key
            }
        }
    }
}

private func described(_ value: Value?, _ evaluator: any Evaluator) throws -> String {
    try value.map { try evaluator.description(of: $0) } ?? ""
}

/// Where the error is, what the context says and what led to it, after what the error is.
private func described(context: Value?, _ evaluator: any Evaluator) throws -> String {
    guard let context = context?.unbox(as: DecodingContextValue.self) else { return "" }
    var parts: [String] = []
    if !context.path.isEmpty { parts.append("Path: " + context.pathText) }
    if !context.text.isEmpty { parts.append("Debug description: " + context.text) }
    if let error = context.underlyingError {
        parts.append("Underlying error: " + (try evaluator.description(of: error)))
    }
    return parts.map { ". " + $0 }.joined()
}

extension Evaluator {
    fileprivate func string(_ property: String, of value: Value) throws -> String {
        if case .string(let text) = try self.property(property, of: value) { text } else { "" }
    }
}
