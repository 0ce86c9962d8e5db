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

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { "DecodingError." + name }
}

/// `EncodingError.invalidValue`, thrown to the program.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct EncodingErrorValue: Error, DescribedByEvaluator, @unchecked Sendable {
    let payload: [Value]

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { "EncodingError.invalidValue" }
}

/// `DecodingError.Context`
struct DecodingContextValue: Sendable {
    let path: [String]
    let text: String
}
