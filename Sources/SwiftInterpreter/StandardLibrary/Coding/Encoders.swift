/// What a program's own `encode(to:)` writes to. Containers of the same encoder share it, as Foundation's do.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class EncoderValue: @unchecked Sendable {
    private var single: JSONNode?
    private var keyed: [String: EncoderValue]?
    private var items: [EncoderValue]?
    let options: CodingOptions
    let path: [String]

    init(_ options: CodingOptions, path: [String]) {
        self.options = options
        self.path = path
    }

    var count: Int { items?.count ?? 0 }

    /// What was written so far; nil if nothing was.
    var node: JSONNode? {
        if let single { return single }
        if let keyed { return .object(keyed.compactMapValues(\.node)) }
        return items.map { items in .array(items.compactMap(\.node)) }
    }

    func open(keyed isKeyed: Bool) {
        if isKeyed { keyed = keyed ?? [:] } else { items = items ?? [] }
    }

    func write(_ node: JSONNode) { single = node }

    /// The place of a key, by the name that is written.
    func child(_ key: String, as name: String) -> EncoderValue {
        let made = EncoderValue(options, path: path + [key])
        keyed = keyed ?? [:]
        keyed?[name] = made
        return made
    }

    func append() -> EncoderValue {
        let made = EncoderValue(options, path: path + ["Index \(count)"])
        items = (items ?? []) + [made]
        return made
    }
}

extension StandardLibrary {
    static let encoderTypes: [NativeType] = [
        NativeType("Encoder", "protocol Encoder") { encoderMembers },
        NativeType(
            "AnyEncoder", "struct AnyEncoder: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer",
            swiftType: EncoderValue.self
        ) { [] },
        NativeType("KeyedEncodingContainer", "struct KeyedEncodingContainer<Key>") { keyedMembers },
        NativeType("UnkeyedEncodingContainer", "protocol UnkeyedEncodingContainer") { unkeyedMembers },
        NativeType("SingleValueEncodingContainer", "protocol SingleValueEncodingContainer") { singleMembers },
    ]

    private static func encoder(_ call: NativeCall) throws -> EncoderValue {
        guard let encoder = call.receiver.unbox(as: EncoderValue.self) else {
            throw call.evaluator.defect("not an encoder")
        }
        return encoder
    }

    private static func coder(_ call: NativeCall, _ encoder: EncoderValue) throws -> ValueCoder {
        ValueCoder(execution: try call.execution, options: encoder.options, range: call.location)
    }

    static let encodableMembers = NativeMembersBuilder.build { t in
        t.add("func encode(to encoder: any Encoder) throws") { call in
            guard let encoder = call.argument(0).unbox(as: EncoderValue.self) else { return .void }
            return try write(call.receiver, to: encoder, call)
        }
    }

    private static func child(_ call: NativeCall, key index: Int) throws -> EncoderValue {
        let encoder = try encoder(call)
        let coder = try coder(call, encoder)
        let key = try coder.name(of: call.argument(index))
        return encoder.child(key, as: try coder.written(key, encoder.path))
    }

    private static func write(_ value: Value, to encoder: EncoderValue, _ call: NativeCall) throws -> Value {
        encoder.write(try coder(call, encoder).encode(value, as: call.typeArguments.last, encoder.path))
        return .void
    }

    private static let path: NativeThunk = { call in
        .array(try encoder(call).path.map { .box(CodingKeyValue(name: $0)) })
    }

    private static let encoderMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey") {
            call in
            try encoder(call).open(keyed: true)
            return call.receiver
        }
        t.add("func unkeyedContainer() -> any UnkeyedEncodingContainer") { call in
            try encoder(call).open(keyed: false)
            return call.receiver
        }
        t.add("var userInfo: [CodingUserInfoKey: Any] { get }") { try encoder($0).options.userInfo }
        t.add("func singleValueContainer() -> any SingleValueEncodingContainer") { call in call.receiver }
    }

    private static let singleMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("mutating func encodeNil() throws") { call in
            try encoder(call).write(.null)
            return .void
        }
        t.add("mutating func encode<T>(_ value: T) throws where T: Encodable") { call in
            try write(call.argument(0), to: try encoder(call), call)
        }
    }

    private static let keyedMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("mutating func encodeNil(forKey key: Key) throws") { call in
            try child(call, key: 0).write(.null)
            return .void
        }
        t.add("mutating func encode<T>(_ value: T, forKey key: Key) throws where T: Encodable") { call in
            try write(call.argument(0), to: try child(call, key: 1), call)
        }
        t.add("mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws where T: Encodable") { call in
            guard case .some(let box) = call.argument(0) else { return .void }
            return try write(box.value, to: try child(call, key: 1), call)
        }
        t.add(
            "mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey"
        ) { call in
            let made = try child(call, key: 1)
            made.open(keyed: true)
            return .box(made)
        }
        t.add("mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer") { call in
            let made = try child(call, key: 0)
            made.open(keyed: false)
            return .box(made)
        }
        t.add("mutating func superEncoder() -> any Encoder") { call in
            .box(try encoder(call).child("super", as: "super"))
        }
        t.add("mutating func superEncoder(forKey key: Key) -> any Encoder") { call in .box(try child(call, key: 0)) }
    }

    private static let unkeyedMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("var count: Int { get }") { call in .int(try encoder(call).count) }
        t.add("mutating func encodeNil() throws") { call in
            try encoder(call).append().write(.null)
            return .void
        }
        t.add("mutating func encode<T>(_ value: T) throws where T: Encodable") { call in
            try write(call.argument(0), to: try encoder(call).append(), call)
        }
        t.add("mutating func encode<S>(contentsOf sequence: S) throws where S: Sequence, S.Element: Encodable") {
            call in
            for item in try call.elements(0) { _ = try write(item, to: try encoder(call).append(), call) }
            return .void
        }
        t.add(
            "mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey"
        ) { call in
            let made = try encoder(call).append()
            made.open(keyed: true)
            return .box(made)
        }
        t.add("mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer") { call in
            let made = try encoder(call).append()
            made.open(keyed: false)
            return .box(made)
        }
    }
}
