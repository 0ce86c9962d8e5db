import Foundation

/// `JSONDecoder` and `JSONEncoder`.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class JSONCoderValue: @unchecked Sendable {
    var options = CodingOptions()
    fileprivate var layout = JSONLayout()

    static func made() -> JSONCoderValue { JSONCoderValue() }

    var keys: KeyStrategy {
        get { options.keys }
        set { options.keys = newValue }
    }
    var dates: DateStrategy {
        get { options.dates }
        set { options.dates = newValue }
    }
    var unusualNumbers: UnusualNumbers {
        get { UnusualNumbers(texts: options.unusualNumbers) }
        set { options.unusualNumbers = newValue.texts }
    }
    /// Nothing is read from it.
    var layoutToChange: JSONLayout {
        get { JSONLayout() }
        set { layout = newValue }
    }
    var readsJSON5: Bool {
        get { false }
        set {}
    }
}

/// `NonConformingFloatDecodingStrategy` and its counterpart.
struct UnusualNumbers: Sendable {
    let texts: [String]?

    static let none = Self(texts: nil)
    static func named(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self {
        Self(texts: [positiveInfinity, negativeInfinity, nan])
    }
}

/// Options that are known by their names: `JSONEncoder.OutputFormatting`.
struct JSONLayout: Hashable, Sendable {
    private var names: Set<String> = []

    init() {}
    private init(_ name: String) { names = [name] }

    static func joined(arrayLiteral elements: [Self]) -> Self {
        elements.reduce(into: Self()) { $0.names.formUnion($1.names) }
    }

    func contains(_ other: Self) -> Bool { names.isSuperset(of: other.names) }

    static let prettyPrinted = Self("prettyPrinted")
    static let sortedKeys = Self("sortedKeys")
    static let withoutEscapingSlashes = Self("withoutEscapingSlashes")
    static let fragmentsAllowed = Self("fragmentsAllowed")
    static let mutableContainers = Self("mutableContainers")
    static let mutableLeaves = Self("mutableLeaves")
    static let topLevelDictionaryAssumed = Self("topLevelDictionaryAssumed")
}

extension DateStrategy {
    static let deferredToDate = named("deferredToDate")
    static let iso8601 = named("iso8601")
    static let secondsSince1970 = named("secondsSince1970")
    static let millisecondsSince1970 = named("millisecondsSince1970")
}

extension StandardLibrary {
    static func keyStrategyCustom(_ call: inout NativeCall) throws -> Value {
        KeyStrategy.custom(call.argument(0)).bridged
    }

    static func dateStrategyCustom(_ call: inout NativeCall) throws -> Value {
        DateStrategy.custom(call.argument(0)).bridged
    }

    static func dateStrategyFormatted(_ call: inout NativeCall) throws -> Value {
        DateStrategy.formatted(try call.argument(0, as: DateFormatterValue.self)).bridged
    }

    static func coderUserInfo(_ call: inout NativeCall) throws -> Value {
        try call.receiver(as: JSONCoderValue.self).options.userInfo
    }

    static func setCoderUserInfo(_ call: inout NativeCall) throws -> Value {
        try call.receiver(as: JSONCoderValue.self).options.userInfo = call.argument(0)
        return .void
    }

    static func jsonDecode(_ call: inout NativeCall) throws -> Value {
        let (data, type) = (try call.argument(1, as: Data.self), call.typeArguments.last ?? .any)
        let node: JSONNode
        do {
            node = try JSONDecoder().decode(JSONNode.self, from: data)
        } catch {
            let context = DecodingContextValue(path: [], text: "The given data was not valid JSON.")
            throw ThrownError(
                value: DecodingErrorValue(name: "dataCorrupted", payload: [context.bridged]).bridged,
                range: call.location)
        }
        let coder = try call.receiver(as: JSONCoderValue.self)
        return try ValueCoder(execution: try call.execution, options: coder.options, range: call.location)
            .decode(node, as: type)
    }

    static func jsonEncode(_ call: inout NativeCall) throws -> Value {
        let coder = try call.receiver(as: JSONCoderValue.self)
        let node = try ValueCoder(execution: try call.execution, options: coder.options, range: call.location)
            .encode(call.argument(0), as: call.typeArguments.last)
        let text = node.text(
            isPretty: coder.layout.contains(.prettyPrinted),
            escapesSlashes: !coder.layout.contains(.withoutEscapingSlashes))
        return Data(text.utf8).bridged
    }

    private static func corrupted(_ container: Value, _ keys: [String], _ text: String) -> DecodingErrorValue {
        let path = (container.unbox(as: DecoderValue.self)?.path ?? []) + keys
        return DecodingErrorValue(
            name: "dataCorrupted", payload: [.box(DecodingContextValue(path: path, text: text))])
    }

    static func decodingErrorCase(_ value: Value) -> (name: String, payload: [Value])? {
        value.unbox(as: DecodingErrorValue.self).map { ($0.name, $0.payload) }
    }

    static func decodingErrorKeyNotFound(_ call: inout NativeCall) throws -> Value {
        DecodingErrorValue(name: "keyNotFound", payload: call.arguments).bridged
    }

    static func decodingErrorTypeMismatch(_ call: inout NativeCall) throws -> Value {
        DecodingErrorValue(name: "typeMismatch", payload: call.arguments).bridged
    }

    static func decodingErrorValueNotFound(_ call: inout NativeCall) throws -> Value {
        DecodingErrorValue(name: "valueNotFound", payload: call.arguments).bridged
    }

    static func decodingErrorDataCorrupted(_ call: inout NativeCall) throws -> Value {
        DecodingErrorValue(name: "dataCorrupted", payload: call.arguments).bridged
    }

    static func dataCorruptedError(_ call: inout NativeCall) throws -> Value {
        corrupted(call.argument(0), [], try call.string(1)).bridged
    }

    static func dataCorruptedErrorForKey(_ call: inout NativeCall) throws -> Value {
        let key = try call.string(try call.evaluator.property("stringValue", of: call.argument(0)))
        return corrupted(call.argument(1), [key], try call.string(2)).bridged
    }

    static func codingKeyStringValue(_ call: inout NativeCall) throws -> Value {
        switch call.receiver {
        case .enumeration(let instance):
            if case .string(let name)? = instance.enumCase.rawValue { return .string(name) }
            return .string(instance.enumCase.name)
        case .existential(let box): return try call.evaluator.property("stringValue", of: box.value)
        default: return .string(call.receiver.unbox(as: CodingKeyValue.self)?.name ?? "")
        }
    }

    static func codingKeyInit(_ call: inout NativeCall) throws -> Value {
        let coder = ValueCoder(execution: try call.execution, options: CodingOptions(), range: call.location)
        return .optional(try coder.key(named: try call.string(0), call.typeArguments.first ?? .any))
    }

    static func codingKeyIntValue(_ call: inout NativeCall) throws -> Value {
        guard case .enumeration(let instance) = call.receiver, case .int(let number)? = instance.enumCase.rawValue
        else { return .null }
        return .some(ValueBox(.int(number)))
    }

    static func codingUserInfoKeyInit(_ call: inout NativeCall) throws -> Value {
        .optional(CodingUserInfoKey(rawValue: try call.string(0)).map { .box($0) })
    }

    static func codingUserInfoKeyRawValue(_ call: inout NativeCall) throws -> Value {
        .string(call.receiver.unbox(as: CodingUserInfoKey.self)?.rawValue ?? "")
    }

    static func encodingErrorCase(_ value: Value) -> (name: String, payload: [Value])? {
        value.unbox(as: EncodingErrorValue.self).map { ("invalidValue", $0.payload) }
    }
    static func encodingErrorInvalidValue(_ call: inout NativeCall) throws -> Value {
        .box(EncodingErrorValue(payload: [call.argument(0), call.argument(1)]))
    }

    static func decodingErrorContextInit(_ call: inout NativeCall) throws -> Value {
        let path = try call.elements(0).map { key -> String in
            guard case .string(let name) = try call.evaluator.property("stringValue", of: key) else {
                return ""
            }
            return name
        }
        var context = DecodingContextValue(path: path, text: try call.string(1))
        if case .some(let error) = call.argument(2) { context.underlyingError = error.value }
        return .box(context)
    }

    static func decodingErrorContextDebugDescription(_ call: inout NativeCall) throws -> Value {
        .string(call.receiver.unbox(as: DecodingContextValue.self)?.text ?? "")
    }

    static func decodingErrorContextCodingPath(_ call: inout NativeCall) throws -> Value {
        .array(
            (call.receiver.unbox(as: DecodingContextValue.self)?.path ?? []).map {
                .box(CodingKeyValue(name: $0))
            })
    }

    static func anyCodingKeyStringValue(_ call: inout NativeCall) throws -> Value {
        .string(call.receiver.unbox(as: CodingKeyValue.self)?.name ?? "")
    }
}
