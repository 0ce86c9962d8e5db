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
    private static func decoder(_ call: NativeCall) throws -> DecoderValue {
        guard let decoder = call.receiver.unbox(as: DecoderValue.self) else {
            throw call.evaluator.defect("not a decoder")
        }
        return decoder
    }

    private static func coder(_ call: NativeCall, _ decoder: DecoderValue) throws -> ValueCoder {
        ValueCoder(execution: try call.execution, options: decoder.options, range: call.location)
    }

    static func decodableInit(_ call: inout NativeCall) throws -> Value {
        guard let decoder = call.argument(0).unbox(as: DecoderValue.self) else { return .void }
        return try coder(call, decoder).decodeSynthesized(
            decoder.node, as: call.typeArguments.first ?? .any, decoder.path)
    }

    private static func object(_ call: NativeCall, _ decoder: DecoderValue) throws -> Value {
        if case .object(let written) = decoder.node {
            let entries = try coder(call, decoder).keyed(written, decoder.path)
            return .box(DecoderValue(node: .object(entries), path: decoder.path, options: decoder.options))
        }
        throw try coder(call, decoder).notAnObject(decoder)
    }

    private static func array(_ call: NativeCall, _ decoder: DecoderValue) throws -> Value {
        if case .array = decoder.node { return .box(decoder) }
        throw try coder(call, decoder).notAnArray(decoder)
    }

    static let decodingPath: NativeThunk = { call in
        .array(try decoder(call).path.map { .box(CodingKeyValue(name: $0)) })
    }

    static func decoderUserInfo(_ call: inout NativeCall) throws -> Value {
        try decoder(call).options.userInfo
    }

    static func decoderContainer(_ call: inout NativeCall) throws -> Value {
        try object(call, try decoder(call))
    }

    static func decoderUnkeyedContainer(_ call: inout NativeCall) throws -> Value {
        try array(call, try decoder(call))
    }

    static func decoderSingleValueContainer(_ call: inout NativeCall) throws -> Value {
        .box(try decoder(call))
    }

    static func singleValueDecodingContainerDecodeNil(_ call: inout NativeCall) throws -> Value {
        .bool(try decoder(call).node.isNull)
    }

    static func singleValueDecodingContainerDecode(_ call: inout NativeCall) throws -> Value {
        let decoder = try decoder(call)
        return try coder(call, decoder).decode(decoder.node, as: call.typeArguments.last ?? .any, decoder.path)
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

    static func keyedDecodingContainerAllKeys(_ call: inout NativeCall) throws -> Value {
        let decoder = try decoder(call)
        let coder = try coder(call, decoder)
        let type = call.typeArguments.first ?? .any
        return .array(
            try decoder.entries.keys.sorted().compactMap { name in
                try coder.key(named: name, type)
            })
    }

    static func keyedDecodingContainerContains(_ call: inout NativeCall) throws -> Value {
        let decoder = try decoder(call)
        return .bool(decoder.entries[try coder(call, decoder).name(of: call.argument(0))] != nil)
    }

    static func keyedDecodingContainerDecodeNil(_ call: inout NativeCall) throws -> Value {
        .bool(try required(call, key: 0).node.isNull)
    }

    static func keyedDecodingContainerDecode(_ call: inout NativeCall) throws -> Value {
        let found = try required(call, key: 1)
        return try coder(call, found).decode(found.node, as: call.typeArguments.last ?? .any, found.path)
    }

    static func keyedDecodingContainerDecodeIfPresent(_ call: inout NativeCall) throws -> Value {
        guard let found = try present(call, key: 1) else { return .null }
        return .optional(
            try coder(call, found).decode(found.node, as: call.typeArguments.last ?? .any, found.path))
    }

    static func keyedDecodingContainerNestedContainer(_ call: inout NativeCall) throws -> Value {
        try object(call, try required(call, key: 1))
    }

    static func keyedDecodingContainerNestedUnkeyedContainer(_ call: inout NativeCall) throws -> Value {
        try array(call, try required(call, key: 0))
    }

    static func keyedDecodingContainerSuperDecoder(_ call: inout NativeCall) throws -> Value {
        let decoder = try decoder(call)
        return .box(decoder.child(decoder.entries["super"] ?? .null, "super"))
    }

    static func keyedDecodingContainerSuperDecoderForKey(_ call: inout NativeCall) throws -> Value {
        .box(try required(call, key: 0))
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

    static func unkeyedDecodingContainerCount(_ call: inout NativeCall) throws -> Value {
        .optional(.int(try decoder(call).items.count))
    }

    static func unkeyedDecodingContainerCurrentIndex(_ call: inout NativeCall) throws -> Value {
        .int(try decoder(call).position)
    }

    static func unkeyedDecodingContainerIsAtEnd(_ call: inout NativeCall) throws -> Value {
        let container = try decoder(call)
        return .bool(container.position >= container.items.count)
    }

    static func unkeyedDecodingContainerDecodeNil(_ call: inout NativeCall) throws -> Value {
        let container = try decoder(call)
        guard container.position < container.items.count, container.items[container.position].isNull else {
            return .bool(false)
        }
        _ = try next(&call, .any)
        return .bool(true)
    }

    static func unkeyedDecodingContainerDecode(_ call: inout NativeCall) throws -> Value {
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

    static func unkeyedDecodingContainerDecodeIfPresent(_ call: inout NativeCall) throws -> Value {
        let container = try decoder(call)
        guard container.position < container.items.count else { return .null }
        let type = call.typeArguments.last ?? .any
        let found = try next(&call, type)
        if found.node.isNull { return .null }
        return .optional(try coder(call, found).decode(found.node, as: type, found.path))
    }

    static func unkeyedDecodingContainerNestedContainer(_ call: inout NativeCall) throws -> Value {
        let found = try next(&call, .any)
        return try object(call, found)
    }

    static func unkeyedDecodingContainerNestedUnkeyedContainer(_ call: inout NativeCall) throws -> Value {
        let found = try next(&call, .any)
        return try array(call, found)
    }
}
