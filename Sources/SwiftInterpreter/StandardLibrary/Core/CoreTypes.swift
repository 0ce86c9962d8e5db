extension StandardLibrary {
    static let coreTypes: [NativeType] = [
        NativeType("KeyPath", "class KeyPath<Root, Value>: PartialKeyPath<Root>") { keyPathMembers(["KeyPath"]) },
        NativeType("WritableKeyPath", "class WritableKeyPath<Root, Value>: KeyPath<Root, Value>") {
            keyPathMembers(["ReferenceWritableKeyPath", "WritableKeyPath", "KeyPath"])
        },
        NativeType(
            "ReferenceWritableKeyPath", "class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>"
        ) { keyPathMembers(["ReferenceWritableKeyPath", "WritableKeyPath", "KeyPath"], isReference: true) },
        NativeType("MemoryLayout", "enum MemoryLayout<T>") { layoutMembers },
    ]

    private static func keyPathMembers(_ others: [String], isReference: Bool = false) -> [NativeMember] {
        NativeMembersBuilder.build { t in
            for other in others {
                let result = isReference && other == "WritableKeyPath" ? "ReferenceWritableKeyPath" : other
                t.add(
                    "func appending<AppendedValue>(path: \(other)<Value, AppendedValue>) -> \(result)<Root, AppendedValue>"
                ) {
                    call in
                    guard case .keyPath(let first) = call.receiver, case .keyPath(let second) = call.argument(0) else {
                        return call.receiver
                    }
                    return .keyPath(
                        KeyPathValue(root: first.root, result: second.result, steps: first.steps + second.steps))
                }
            }
        }
    }

    static func boolInit(_: inout NativeCall) throws -> Value {
        .bool(false)
    }

    static func boolOfDescription(_ call: inout NativeCall) throws -> Value {
        .optional(Bool(try call.string(0)).map(Value.bool))
    }

    static func boolNot(_ call: inout NativeCall) throws -> Value {
        .bool(!(try call.bool(0)))
    }

    static func boolEquals(_ call: inout NativeCall) throws -> Value {
        .bool(try call.bool(0) == call.bool(1))
    }

    static func boolDiffers(_ call: inout NativeCall) throws -> Value {
        .bool(try call.bool(0) != call.bool(1))
    }

    static func boolToggle(_ call: inout NativeCall) throws -> Value {
        guard case .bool(let flag) = call.receiver else { return .void }
        call.receiver = .bool(!flag)
        return .void
    }

    static func boolRandom(_ call: inout NativeCall) throws -> Value {
        .bool(try call.execution.random.next() & 1 == 1)
    }

    static func boolRandomUsing(_ call: inout NativeCall) throws -> Value {
        if call.isSystemGenerator(0) { return .bool(try call.execution.random.next() & 1 == 1) }
        return .bool(try call.drawing(from: 0) { $0.flip() })
    }

    static func optionalNone(_: inout NativeCall) throws -> Value {
        .null
    }

    static func optionalSome(_ call: inout NativeCall) throws -> Value {
        .optional(call.argument(0))
    }

    static func optionalMap(_ call: inout NativeCall) throws -> Value {
        guard case .some(let box) = call.receiver else { return .null }
        return .optional(try call.call(0, box.value))
    }

    static func optionalFlatMap(_ call: inout NativeCall) throws -> Value {
        guard case .some(let box) = call.receiver else { return .null }
        return try call.call(0, box.value)
    }

    static func optionalUnsafelyUnwrapped(_ call: inout NativeCall) throws -> Value {
        guard case .some(let box) = call.receiver else {
            throw call.evaluator.failure("Fatal error: unsafelyUnwrapped of nil optional")
        }
        return box.value
    }

    static func optionalTake(_ call: inout NativeCall) throws -> Value {
        let value = call.receiver
        call.receiver = .null
        return value
    }

    static func objectIdentifierInit(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        if case .object(let object) = call.argument(0) {
            return .box(IdentityValue(number: execution.number(of: object)))
        }
        if case .native(let object) = call.argument(0) {
            return .box(IdentityValue(number: execution.number(ofNative: object)))
        }
        throw call.evaluator.failure("'ObjectIdentifier' of a value that isn't an object")
    }

    static func objectIdentifierOfType(_ call: inout NativeCall) throws -> Value {
        guard case .metatype(let box) = call.argument(0), case .nominal(let decl, _) = box.type else {
            throw call.evaluator.failure("'ObjectIdentifier' of a type that has none")
        }
        return .box(IdentityValue(number: try call.execution.number(ofNative: decl)))
    }

    static func hasherInit(_: inout NativeCall) throws -> Value {
        .box(HasherValue())
    }

    static func hasherCombine(_ call: inout NativeCall) throws -> Value {
        guard let hasher = call.receiver.unbox(as: HasherValue.self) else { return .void }
        hasher.hasher.combine(try call.evaluator.hashable(call.argument(0)))
        return .void
    }

    static func hasherFinalize(_ call: inout NativeCall) throws -> Value {
        .int(call.receiver.unbox(as: HasherValue.self)?.hasher.finalize() ?? 0)
    }

    static func anyHashableInit(_ call: inout NativeCall) throws -> Value {
        guard case .existential = call.argument(0) else {
            let type = call.typeArguments.last ?? .any
            return try call.execution.erase(call.argument(0), type)
        }
        return call.argument(0)
    }

    static func resultSuccess(_ call: inout NativeCall) throws -> Value {
        .box(ResultValue(isSuccess: true, value: call.argument(0)))
    }

    static func resultFailure(_ call: inout NativeCall) throws -> Value {
        .box(ResultValue(isSuccess: false, value: call.argument(0)))
    }

    static func resultInit(_ call: inout NativeCall) throws -> Value {
        do {
            return .box(ResultValue(isSuccess: true, value: try call.call(0)))
        } catch let error as ThrownError {
            return .box(ResultValue(isSuccess: false, value: error.value))
        }
    }

    static func resultFlatMap(_ call: inout NativeCall) throws -> Value {
        guard let result = call.receiver.unbox(as: ResultValue.self), result.isSuccess else { return call.receiver }
        return try call.call(0, result.value)
    }

    static func resultFlatMapError(_ call: inout NativeCall) throws -> Value {
        guard let result = call.receiver.unbox(as: ResultValue.self), !result.isSuccess else {
            return call.receiver
        }
        return try call.call(0, result.value)
    }

    static func resultGet(_ call: inout NativeCall) throws -> Value {
        guard let result = call.receiver.unbox(as: ResultValue.self) else { return .void }
        if result.isSuccess { return result.value }
        throw ThrownError(value: result.value, range: call.location)
    }

    static func resultMap(_ call: inout NativeCall) throws -> Value {
        guard let result = call.receiver.unbox(as: ResultValue.self), result.isSuccess else { return call.receiver }
        return .box(ResultValue(isSuccess: true, value: try call.call(0, result.value)))
    }

    static func resultMapError(_ call: inout NativeCall) throws -> Value {
        guard let result = call.receiver.unbox(as: ResultValue.self), !result.isSuccess else {
            return call.receiver
        }
        return .box(ResultValue(isSuccess: false, value: try call.call(0, result.value)))
    }

    private static let layoutMembers = NativeMembersBuilder.build { t in
        for (name, part) in [("size", \MemoryShape.size), ("stride", \.stride), ("alignment", \.alignment)]
            as [(String, KeyPath<MemoryShape, Int> & Sendable)]
        {
            t.add("static var \(name): Int { get }") { call in
                .int(MemoryShape.of(call.typeArguments.first ?? .any, try call.execution)[keyPath: part])
            }
            t.add("static func \(name)(ofValue value: T) -> Int") { call in
                .int(MemoryShape.of(call.typeArguments.first ?? .any, try call.execution)[keyPath: part])
            }
        }
    }
}

/// `Result`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct ResultValue: DescribedByEvaluator, ComparableByEvaluator, @unchecked Sendable {
    package let isSuccess: Bool
    package let value: Value

    package func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        let text = try (evaluator as? Execution)?.debugDescription(of: value) ?? ""
        return (isSuccess ? "success(" : "failure(") + text + ")"
    }

    package func isEqual(to other: Any, _ evaluator: any Evaluator) -> Bool {
        guard let other = other as? ResultValue, other.isSuccess == isSuccess else { return false }
        return (try? evaluator.areEqual(value, other.value)) ?? false
    }
}

extension StandardLibrary {
    static func optionalCase(_ value: Value) -> (name: String, payload: [Value])? {
        switch value {
        case .null: ("none", [])
        case .some(let box): ("some", [box.value])
        default: nil
        }
    }

    static func resultCase(_ value: Value) -> (name: String, payload: [Value])? {
        value.unbox(as: ResultValue.self).map { ($0.isSuccess ? "success" : "failure", [$0.value]) }
    }
}
