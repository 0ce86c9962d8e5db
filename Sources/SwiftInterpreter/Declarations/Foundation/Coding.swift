class JSONSerialization {
    @Native(jsonSerializationJsonObject) static func jsonObject(
        with data: Data, options: JSONSerialization.ReadingOptions = _
    ) throws -> Any
    @Native(jsonSerializationData) static func data(
        withJSONObject object: Any, options: JSONSerialization.WritingOptions = _
    ) throws -> Data
    @Native(jsonSerializationIsValidJSONObject) static func isValidJSONObject(_ object: Any) -> Bool
}

@Represented(by: CodingUserInfoKey) struct CodingUserInfoKey: Hashable, RawRepresentable {
    typealias RawValue = String
    @Native(codingUserInfoKeyInit) init?(rawValue: String)
    @Native(codingUserInfoKeyRawValue) var rawValue: String { get }
}

@Represented(by: EncodingErrorValue) @Cases(encodingErrorCase) enum EncodingError: Error {
    typealias Context = DecodingError.Context
    @Native(encodingErrorInvalidValue) case invalidValue(Any, DecodingError.Context)
}

extension DecodingError {
    @Represented(by: DecodingContextValue) struct Context {
        @Native(decodingErrorContextInit) init(
            codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = _)
        @Native(decodingErrorContextDebugDescription) var debugDescription: String { get }
        @Native(decodingErrorContextCodingPath) var codingPath: [any CodingKey] { get }
    }
}

@Represented(by: CodingKeyValue) struct AnyCodingKey: CodingKey {
    @Native(anyCodingKeyStringValue) var stringValue: String { get }
}

@Represented(by: JSONCoderValue) class JSONDecoder {
    @Calls(made) init()
    @Calls(keys) var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy
    @Calls(dates) var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy
    @Calls(unusualNumbers)
    var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy
    @Native(coderUserInfo, set: setCoderUserInfo) var userInfo: [CodingUserInfoKey: Any]
    @Calls(readsJSON5) var allowsJSON5: Bool
    @Native(jsonDecode) func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable

    @Represented(by: KeyStrategy, shared: true) struct KeyDecodingStrategy {
        @Calls(asTheyAre) static let useDefaultKeys: Self
        @Calls(snakeCase) static let convertFromSnakeCase: Self
        @Native(keyStrategyCustom) static func custom(_ convert: @escaping ([any CodingKey]) -> any CodingKey) -> Self
    }

    @Represented(by: DateStrategy, shared: true) struct DateDecodingStrategy {
        static let deferredToDate: Self
        static let iso8601: Self
        static let secondsSince1970: Self
        static let millisecondsSince1970: Self
        @Native(dateStrategyFormatted) static func formatted(_ formatter: DateFormatter) -> Self
        @Native(dateStrategyCustom) static func custom(_ decode: @escaping (any Decoder) throws -> Date) -> Self
    }

    @Represented(by: UnusualNumbers, shared: true) struct NonConformingFloatDecodingStrategy {
        @Calls(none) static let `throw`: Self
        @Calls(named)
        static func convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self
    }
}

@Represented(by: JSONCoderValue, shared: true) class JSONEncoder {
    @Calls(made) init()
    @Calls(keys) var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy
    @Calls(dates) var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy
    @Calls(unusualNumbers)
    var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy
    @Native(coderUserInfo, set: setCoderUserInfo) var userInfo: [CodingUserInfoKey: Any]
    @Calls(layoutToChange) var outputFormatting: JSONEncoder.OutputFormatting
    @Native(jsonEncode) func encode<T>(_ value: T) throws -> Data where T: Encodable

    @Represented(by: KeyStrategy, shared: true) struct KeyEncodingStrategy {
        @Calls(asTheyAre) static let useDefaultKeys: Self
        @Calls(snakeCase) static let convertToSnakeCase: Self
        @Native(keyStrategyCustom) static func custom(_ convert: @escaping ([any CodingKey]) -> any CodingKey) -> Self
    }

    @Represented(by: DateStrategy, shared: true) struct DateEncodingStrategy {
        static let deferredToDate: Self
        static let iso8601: Self
        static let secondsSince1970: Self
        static let millisecondsSince1970: Self
        @Native(dateStrategyFormatted) static func formatted(_ formatter: DateFormatter) -> Self
        @Native(dateStrategyCustom)
        static func custom(_ encode: @escaping (Date, any Encoder) throws -> Void) -> Self
    }

    @Represented(by: UnusualNumbers, shared: true) struct NonConformingFloatEncodingStrategy {
        @Calls(none) static let `throw`: Self
        @Calls(named)
        static func convertToString(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self
    }

    @Represented(by: JSONLayout, shared: true) struct OutputFormatting: Hashable, ExpressibleByArrayLiteral {
        @Calls(joined) init(arrayLiteral elements: Self...)
        static let prettyPrinted: Self
        static let sortedKeys: Self
        static let withoutEscapingSlashes: Self
    }
}

extension JSONSerialization {
    @Represented(by: JSONLayout, shared: true) struct ReadingOptions: Hashable, ExpressibleByArrayLiteral {
        @Calls(joined) init(arrayLiteral elements: Self...)
        static let mutableContainers: Self
        static let mutableLeaves: Self
        static let fragmentsAllowed: Self
        @Calls(fragmentsAllowed) static let allowFragments: Self
        static let topLevelDictionaryAssumed: Self
    }

    @Represented(by: JSONLayout, shared: true) struct WritingOptions: Hashable, ExpressibleByArrayLiteral {
        @Calls(joined) init(arrayLiteral elements: Self...)
        static let prettyPrinted: Self
        static let sortedKeys: Self
        static let fragmentsAllowed: Self
        static let withoutEscapingSlashes: Self
    }
}

@Represented(by: DecodingErrorValue) @Cases(decodingErrorCase) enum DecodingError: Error {
    @Native(decodingErrorKeyNotFound) case keyNotFound(any CodingKey, DecodingError.Context)
    @Native(decodingErrorTypeMismatch) case typeMismatch(Any.Type, DecodingError.Context)
    @Native(decodingErrorValueNotFound) case valueNotFound(Any.Type, DecodingError.Context)
    @Native(decodingErrorDataCorrupted) case dataCorrupted(DecodingError.Context)
    @Native(dataCorruptedError)
    static func dataCorruptedError<C>(in container: C, debugDescription: String) -> DecodingError
    @Native(dataCorruptedErrorForKey)
    static func dataCorruptedError<Key>(
        forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
    ) -> DecodingError
}

extension String {
    struct Encoding: Hashable {
        init(rawValue: UInt)
        let rawValue: UInt
        let description: String
        static let utf8: Self
        static let ascii: Self
        static let utf16: Self
        static let isoLatin1: Self
        static let unicode: Self
        static let utf16BigEndian: Self
        static let utf16LittleEndian: Self
        static let utf32: Self
        static let utf32BigEndian: Self
        static let utf32LittleEndian: Self
        static let isoLatin2: Self
        static let macOSRoman: Self
        static let nonLossyASCII: Self
        static let shiftJIS: Self
        static let japaneseEUC: Self
        static let iso2022JP: Self
        static let nextstep: Self
        static let symbol: Self
        static let windowsCP1250: Self
        static let windowsCP1251: Self
        static let windowsCP1252: Self
        static let windowsCP1253: Self
        static let windowsCP1254: Self
    }
}
