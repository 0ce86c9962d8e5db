/// What a program's own `init(from:)` reads from: `Decoder` and all its containers are a node of the JSON and where
/// it stands.
struct DecoderValue: Sendable {
    let node: JSONNode
    let path: [String]
    let options: CodingOptions
    /// How many items of an unkeyed container are read.
    var position = 0

    func child(_ node: JSONNode, _ key: String) -> DecoderValue {
        DecoderValue(node: node, path: path + [key], options: options)
    }

    var entries: [String: JSONNode] {
        if case .object(let entries) = node { entries } else { [:] }
    }

    var items: [JSONNode] {
        if case .array(let items) = node { items } else { [] }
    }

}

extension StandardLibrary {
    static let decoderTypes: [NativeType] = [
        NativeType("Decoder", "protocol Decoder") { decoderMembers },
        NativeType(
            "AnyDecoder", "struct AnyDecoder: Decoder, SingleValueDecodingContainer, UnkeyedDecodingContainer",
            swiftType: DecoderValue.self
        ) { [] },
        NativeType("KeyedDecodingContainer", "struct KeyedDecodingContainer<Key>") { keyedMembers },
        NativeType("UnkeyedDecodingContainer", "protocol UnkeyedDecodingContainer") { unkeyedMembers },
        NativeType("SingleValueDecodingContainer", "protocol SingleValueDecodingContainer") { singleMembers },
    ]

    private static func decoder(_ call: NativeCall) throws -> DecoderValue {
        guard let decoder = call.receiver.unbox(as: DecoderValue.self) else {
            throw call.evaluator.defect("not a decoder")
        }
        return decoder
    }

    private static func coder(_ call: NativeCall, _ decoder: DecoderValue) throws -> ValueCoder {
        ValueCoder(execution: try call.execution, options: decoder.options, range: call.location)
    }

    static let decodableMembers = NativeMembersBuilder.build { t in
        t.add("init(from decoder: any Decoder) throws") { call in
            guard let decoder = call.argument(0).unbox(as: DecoderValue.self) else { return .void }
            return try coder(call, decoder).decodeSynthesized(
                decoder.node, as: call.typeArguments.first ?? .any, decoder.path)
        }
    }

    private static func object(_ call: NativeCall, _ decoder: DecoderValue) throws -> Value {
        if case .object(let written) = decoder.node {
            let entries = try coder(call, decoder).keyed(written, decoder.path)
            return .box(DecoderValue(node: .object(entries), path: decoder.path, options: decoder.options))
        }
        throw try coder(call, decoder).mismatch("Dictionary<String, Any>", decoder)
    }

    private static func array(_ call: NativeCall, _ decoder: DecoderValue) throws -> Value {
        if case .array = decoder.node { return .box(decoder) }
        throw try coder(call, decoder).mismatch("Array<Any>", decoder)
    }

    private static let path: NativeThunk = { call in
        .array(try decoder(call).path.map { .box(CodingKeyValue(name: $0)) })
    }

    private static let decoderMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("var userInfo: [CodingUserInfoKey: Any] { get }") { try decoder($0).options.userInfo }
        t.add(
            "func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey"
        ) { call in try object(call, try decoder(call)) }
        t.add("func unkeyedContainer() throws -> any UnkeyedDecodingContainer") { call in
            try array(call, try decoder(call))
        }
        t.add("func singleValueContainer() throws -> any SingleValueDecodingContainer") { call in
            .box(try decoder(call))
        }
    }

    private static let singleMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("func decodeNil() -> Bool") { call in .bool(try decoder(call).node.isNull) }
        t.add("func decode<T>(_ type: T.Type) throws -> T where T: Decodable") { call in
            let decoder = try decoder(call)
            return try coder(call, decoder).decode(decoder.node, as: call.typeArguments.last ?? .any, decoder.path)
        }
    }

    // MARK: - By key

    /// The node of a key that has to be there.
    private static func required(_ call: NativeCall, key index: Int) throws -> DecoderValue {
        let decoder = try decoder(call)
        let coder = try coder(call, decoder)
        let name = try coder.name(of: call.argument(index))
        guard let node = decoder.entries[name] else { throw coder.missing(name, decoder.path) }
        return decoder.child(node, name)
    }

    private static func present(_ call: NativeCall, key index: Int) throws -> DecoderValue? {
        let decoder = try decoder(call)
        let name = try coder(call, decoder).name(of: call.argument(index))
        guard let node = decoder.entries[name], !node.isNull else { return nil }
        return decoder.child(node, name)
    }

    private static let keyedMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("var allKeys: [Key] { get }") { call in
            let decoder = try decoder(call)
            let coder = try coder(call, decoder)
            let type = call.typeArguments.first ?? .any
            return .array(
                try decoder.entries.keys.sorted().compactMap { name in
                    try coder.key(named: name, type)
                })
        }
        t.add("func contains(_ key: Key) -> Bool") { call in
            let decoder = try decoder(call)
            return .bool(decoder.entries[try coder(call, decoder).name(of: call.argument(0))] != nil)
        }
        t.add("func decodeNil(forKey key: Key) throws -> Bool") { call in
            .bool(try required(call, key: 0).node.isNull)
        }
        t.add("func decode<T>(_ type: T.Type, forKey key: Key) throws -> T where T: Decodable") { call in
            let found = try required(call, key: 1)
            return try coder(call, found).decode(found.node, as: call.typeArguments.last ?? .any, found.path)
        }
        t.add("func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? where T: Decodable") { call in
            guard let found = try present(call, key: 1) else { return .null }
            return .optional(
                try coder(call, found).decode(found.node, as: call.typeArguments.last ?? .any, found.path))
        }
        t.add(
            "func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey"
        ) { call in try object(call, try required(call, key: 1)) }
        t.add("func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer") { call in
            try array(call, try required(call, key: 0))
        }
        t.add("func superDecoder() throws -> any Decoder") { call in
            let decoder = try decoder(call)
            return .box(decoder.child(decoder.entries["super"] ?? .null, "super"))
        }
        t.add("func superDecoder(forKey key: Key) throws -> any Decoder") { call in
            .box(try required(call, key: 0))
        }
    }

    // MARK: - In order

    /// The item that is next; the container has moved on when this returns.
    private static func next(_ call: inout NativeCall, _ type: Type) throws -> DecoderValue {
        var container = try decoder(call)
        let name = "Index \(container.position)"
        guard container.position < container.items.count else {
            throw try coder(call, container).exhausted(type, container.path + [name])
        }
        let found = container.child(container.items[container.position], name)
        container.position += 1
        call.receiver = .box(container)
        return found
    }

    private static let unkeyedMembers = NativeMembersBuilder.build { t in
        t.add("var codingPath: [any CodingKey] { get }", nil, path)
        t.add("var count: Int? { get }") { call in .optional(.int(try decoder(call).items.count)) }
        t.add("var currentIndex: Int { get }") { call in .int(try decoder(call).position) }
        t.add("var isAtEnd: Bool { get }") { call in
            let container = try decoder(call)
            return .bool(container.position >= container.items.count)
        }
        t.add("mutating func decodeNil() throws -> Bool") { call in
            let container = try decoder(call)
            guard container.position < container.items.count, container.items[container.position].isNull else {
                return .bool(false)
            }
            _ = try next(&call, .any)
            return .bool(true)
        }
        t.add("mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable") { call in
            let type = call.typeArguments.last ?? .any
            let before = call.receiver
            let found = try next(&call, type)
            do {
                return try coder(call, found).decode(found.node, as: type, found.path)
            } catch {
                call.receiver = before
                throw error
            }
        }
        t.add("mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T: Decodable") { call in
            let container = try decoder(call)
            guard container.position < container.items.count else { return .null }
            let type = call.typeArguments.last ?? .any
            let found = try next(&call, type)
            if found.node.isNull { return .null }
            return .optional(try coder(call, found).decode(found.node, as: type, found.path))
        }
        t.add(
            "mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey"
        ) { call in
            let found = try next(&call, .any)
            return try object(call, found)
        }
        t.add("mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer") { call in
            let found = try next(&call, .any)
            return try array(call, found)
        }
    }
}
