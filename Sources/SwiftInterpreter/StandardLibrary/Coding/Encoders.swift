/// What a program's own `encode(to:)` writes to. Containers of the same encoder share it, as Foundation's do.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class EncoderValue: @unchecked Sendable {
    private var single: JSONNode?
    private var keyed: [String: EncoderValue]?
    private var items: [EncoderValue]?
    let options: CodingOptions
    let path: [String]
    /// The object that writes itself to it.
    let object: ClassInstance?

    init(_ options: CodingOptions, path: [String], object: ClassInstance? = nil) {
        self.options = options
        self.path = path
        self.object = object
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

    /// Adds what a superclass writes.
    func add(_ node: JSONNode) {
        guard case .object(let entries) = node else { return write(node) }
        open(keyed: true)
        for (key, node) in entries { child(key, as: key).write(node) }
    }

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
    private static func encoder(_ call: NativeCall) throws -> EncoderValue {
        guard let encoder = call.receiver.unbox(as: EncoderValue.self) else {
            throw call.evaluator.defect("not an encoder")
        }
        return encoder
    }

    private static func coder(_ call: NativeCall, _ encoder: EncoderValue) throws -> ValueCoder {
        ValueCoder(execution: try call.execution, options: encoder.options, range: call.location)
    }

    static func encodableEncode(_ call: inout NativeCall) throws -> Value {
        guard let encoder = call.argument(0).unbox(as: EncoderValue.self) else { return .void }
        // `super.encode(to:)`, which the compiler has written.
        if case .object(let object) = call.receiver, encoder.object === object {
            try coder(call, encoder).encodeInherited(object, encoder.path).map(encoder.add)
            return .void
        }
        return try write(call.receiver, to: encoder, call)
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

    static let encodingPath: NativeThunk = { call in
        .array(try encoder(call).path.map { .box(CodingKeyValue(name: $0)) })
    }

    static func encoderContainer(_ call: inout NativeCall) throws -> Value {
        try encoder(call).open(keyed: true)
        return call.receiver
    }

    static func encoderUnkeyedContainer(_ call: inout NativeCall) throws -> Value {
        try encoder(call).open(keyed: false)
        return call.receiver
    }

    static func encoderUserInfo(_ call: inout NativeCall) throws -> Value {
        try encoder(call).options.userInfo
    }

    static func singleValueEncodingContainerEncodeNil(_ call: inout NativeCall) throws -> Value {
        try encoder(call).write(.null)
        return .void
    }

    static func singleValueEncodingContainerEncode(_ call: inout NativeCall) throws -> Value {
        try write(call.argument(0), to: try encoder(call), call)
    }

    static func keyedEncodingContainerEncodeNil(_ call: inout NativeCall) throws -> Value {
        try child(call, key: 0).write(.null)
        return .void
    }

    static func keyedEncodingContainerEncode(_ call: inout NativeCall) throws -> Value {
        try write(call.argument(0), to: try child(call, key: 1), call)
    }

    static func keyedEncodingContainerEncodeIfPresent(_ call: inout NativeCall) throws -> Value {
        guard case .some(let box) = call.argument(0) else { return .void }
        return try write(box.value, to: try child(call, key: 1), call)
    }

    static func keyedEncodingContainerNestedContainer(_ call: inout NativeCall) throws -> Value {
        let made = try child(call, key: 1)
        made.open(keyed: true)
        return .box(made)
    }

    static func keyedEncodingContainerNestedUnkeyedContainer(_ call: inout NativeCall) throws -> Value {
        let made = try child(call, key: 0)
        made.open(keyed: false)
        return .box(made)
    }

    static func keyedEncodingContainerSuperEncoder(_ call: inout NativeCall) throws -> Value {
        .box(try encoder(call).child("super", as: "super"))
    }

    static func keyedEncodingContainerSuperEncoderForKey(_ call: inout NativeCall) throws -> Value {
        .box(try child(call, key: 0))
    }

    static func unkeyedEncodingContainerCount(_ call: inout NativeCall) throws -> Value {
        .int(try encoder(call).count)
    }

    static func unkeyedEncodingContainerEncodeNil(_ call: inout NativeCall) throws -> Value {
        try encoder(call).append().write(.null)
        return .void
    }

    static func unkeyedEncodingContainerEncode(_ call: inout NativeCall) throws -> Value {
        try write(call.argument(0), to: try encoder(call).append(), call)
    }

    static func unkeyedEncodingContainerEncodeContentsOf(_ call: inout NativeCall) throws -> Value {
        for item in try call.elements(0) { _ = try write(item, to: try encoder(call).append(), call) }
        return .void
    }

    static func unkeyedEncodingContainerNestedContainer(_ call: inout NativeCall) throws -> Value {
        let made = try encoder(call).append()
        made.open(keyed: true)
        return .box(made)
    }

    static func unkeyedEncodingContainerNestedUnkeyedContainer(_ call: inout NativeCall) throws -> Value {
        let made = try encoder(call).append()
        made.open(keyed: false)
        return .box(made)
    }
}
