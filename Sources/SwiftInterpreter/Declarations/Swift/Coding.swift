protocol Decodable {}

extension Decodable {
    @Native(decodableInit) init(from decoder: any Decoder) throws
}

protocol Encodable {}

extension Encodable {
    @Native(encodableEncode) func encode(to encoder: any Encoder) throws
}

protocol CodingKey {}

extension CodingKey {
    @Native(codingKeyStringValue) var stringValue: String { get }
    @Native(codingKeyInit) init?(stringValue: String)
    @Native(codingKeyIntValue) var intValue: Int? { get }
}

protocol Decoder {}

extension Decoder {
    @Native(decodingPath) var codingPath: [any CodingKey] { get }
    @Native(decoderUserInfo) var userInfo: [CodingUserInfoKey: Any] { get }
    @Native(decoderContainer) func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    where Key: CodingKey
    @Native(decoderUnkeyedContainer) func unkeyedContainer() throws -> any UnkeyedDecodingContainer
    @Native(decoderSingleValueContainer) func singleValueContainer() throws -> any SingleValueDecodingContainer
}

protocol SingleValueDecodingContainer {}

extension SingleValueDecodingContainer {
    @Native(decodingPath) var codingPath: [any CodingKey] { get }
    @Native(singleValueDecodingContainerDecodeNil) func decodeNil() -> Bool
    @Native(singleValueDecodingContainerDecode) func decode<T>(_ type: T.Type) throws -> T where T: Decodable
}

struct KeyedDecodingContainer<Key> {
    @Native(decodingPath) var codingPath: [any CodingKey] { get }
    @Native(keyedDecodingContainerAllKeys) var allKeys: [Key] { get }
    @Native(keyedDecodingContainerContains) func contains(_ key: Key) -> Bool
    @Native(keyedDecodingContainerDecodeNil) func decodeNil(forKey key: Key) throws -> Bool
    @Native(keyedDecodingContainerDecode) func decode<T>(_ type: T.Type, forKey key: Key) throws -> T where T: Decodable
    @Native(keyedDecodingContainerDecodeIfPresent) func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?
    where T: Decodable
    @Native(keyedDecodingContainerNestedContainer) func nestedContainer<NestedKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
    @Native(keyedDecodingContainerNestedUnkeyedContainer) func nestedUnkeyedContainer(
        forKey key: Key
    ) throws -> any UnkeyedDecodingContainer
    @Native(keyedDecodingContainerSuperDecoder) func superDecoder() throws -> any Decoder
    @Native(keyedDecodingContainerSuperDecoderForKey) func superDecoder(forKey key: Key) throws -> any Decoder
}

protocol UnkeyedDecodingContainer {}

extension UnkeyedDecodingContainer {
    @Native(decodingPath) var codingPath: [any CodingKey] { get }
    @Native(unkeyedDecodingContainerCount) var count: Int? { get }
    @Native(unkeyedDecodingContainerCurrentIndex) var currentIndex: Int { get }
    @Native(unkeyedDecodingContainerIsAtEnd) var isAtEnd: Bool { get }
    @Native(unkeyedDecodingContainerDecodeNil) mutating func decodeNil() throws -> Bool
    @Native(unkeyedDecodingContainerDecode) mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable
    @Native(unkeyedDecodingContainerDecodeIfPresent) mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?
    where T: Decodable
    @Native(unkeyedDecodingContainerNestedContainer) mutating func nestedContainer<NestedKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
    @Native(unkeyedDecodingContainerNestedUnkeyedContainer) mutating func nestedUnkeyedContainer() throws
        -> any UnkeyedDecodingContainer
}

protocol Encoder {}

extension Encoder {
    @Native(encodingPath) var codingPath: [any CodingKey] { get }
    @Native(encoderContainer) func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    where Key: CodingKey
    @Native(encoderUnkeyedContainer) func unkeyedContainer() -> any UnkeyedEncodingContainer
    @Native(encoderUserInfo) var userInfo: [CodingUserInfoKey: Any] { get }
    @Native(itself) func singleValueContainer() -> any SingleValueEncodingContainer
}

protocol SingleValueEncodingContainer {}

extension SingleValueEncodingContainer {
    @Native(encodingPath) var codingPath: [any CodingKey] { get }
    @Native(singleValueEncodingContainerEncodeNil) mutating func encodeNil() throws
    @Native(singleValueEncodingContainerEncode) mutating func encode<T>(_ value: T) throws where T: Encodable
}

struct KeyedEncodingContainer<Key> {
    @Native(encodingPath) var codingPath: [any CodingKey] { get }
    @Native(keyedEncodingContainerEncodeNil) mutating func encodeNil(forKey key: Key) throws
    @Native(keyedEncodingContainerEncode) mutating func encode<T>(_ value: T, forKey key: Key) throws where T: Encodable
    @Native(keyedEncodingContainerEncodeIfPresent) mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws
    where T: Encodable
    @Native(keyedEncodingContainerNestedContainer) mutating func nestedContainer<NestedKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
    @Native(keyedEncodingContainerNestedUnkeyedContainer) mutating func nestedUnkeyedContainer(
        forKey key: Key
    ) -> any UnkeyedEncodingContainer
    @Native(keyedEncodingContainerSuperEncoder) mutating func superEncoder() -> any Encoder
    @Native(keyedEncodingContainerSuperEncoderForKey) mutating func superEncoder(forKey key: Key) -> any Encoder
}

protocol UnkeyedEncodingContainer {}

extension UnkeyedEncodingContainer {
    @Native(encodingPath) var codingPath: [any CodingKey] { get }
    @Native(unkeyedEncodingContainerCount) var count: Int { get }
    @Native(unkeyedEncodingContainerEncodeNil) mutating func encodeNil() throws
    @Native(unkeyedEncodingContainerEncode) mutating func encode<T>(_ value: T) throws where T: Encodable
    @Native(unkeyedEncodingContainerEncodeContentsOf) mutating func encode<S>(contentsOf sequence: S) throws
    where S: Sequence, S.Element: Encodable
    @Native(unkeyedEncodingContainerNestedContainer) mutating func nestedContainer<NestedKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
    @Native(unkeyedEncodingContainerNestedUnkeyedContainer) mutating func nestedUnkeyedContainer()
        -> any UnkeyedEncodingContainer
}

@Represented(by: DecoderValue)
struct AnyDecoder: Decoder, SingleValueDecodingContainer, UnkeyedDecodingContainer {}

@Represented(by: EncoderValue)
struct AnyEncoder: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer {}
