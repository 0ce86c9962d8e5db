extension StandardLibrary {
    static let coreTypes: [NativeType] = [
        NativeType(
            "Bool",
            "struct Bool: Hashable, ExpressibleByBooleanLiteral, CustomStringConvertible, LosslessStringConvertible, CVarArg, Codable, Sendable"
        ) {
            boolMembers
        },
        NativeType("Void", "typealias Void = ()"),
        NativeType(
            "Optional",
            "enum Optional<Wrapped>: ExpressibleByNilLiteral; Equatable where Wrapped: Equatable; Hashable where Wrapped: Hashable; Encodable where Wrapped: Encodable; Decodable where Wrapped: Decodable; Sendable where Wrapped: Sendable",
            enumCase: { value in
                switch value {
                case .null: ("none", [])
                case .some(let box): ("some", [box.value])
                default: nil
                }
            }
        ) { optionalMembers },
        NativeType("Never", "enum Never: Error, Hashable, Comparable, Identifiable") { neverMembers },
        NativeType(
            "ObjectIdentifier", "struct ObjectIdentifier: Hashable, Comparable", swiftType: IdentityValue.self
        ) {
            identifierMembers
        },
        NativeType("Hasher", "struct Hasher", swiftType: HasherValue.self) { hasherMembers },
        NativeType("AnyHashable", "struct AnyHashable: Hashable, CustomStringConvertible") { anyHashableMembers },
        NativeType("AnyKeyPath", "class AnyKeyPath: Hashable"),
        NativeType("PartialKeyPath", "class PartialKeyPath<Root>: AnyKeyPath"),
        NativeType("KeyPath", "class KeyPath<Root, Value>: PartialKeyPath<Root>") { keyPathMembers(["KeyPath"]) },
        NativeType("WritableKeyPath", "class WritableKeyPath<Root, Value>: KeyPath<Root, Value>") {
            keyPathMembers(["ReferenceWritableKeyPath", "WritableKeyPath", "KeyPath"])
        },
        NativeType(
            "ReferenceWritableKeyPath", "class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>"
        ) { keyPathMembers(["ReferenceWritableKeyPath", "WritableKeyPath", "KeyPath"], isReference: true) },
        NativeType(
            "Result", "enum Result<Success, Failure>; Equatable where Success: Equatable, Failure: Equatable",
            swiftType: ResultValue.self,
            enumCase: { value in
                value.unbox(as: ResultValue.self).map { ($0.isSuccess ? "success" : "failure", [$0.value]) }
            }
        ) { resultMembers },
        NativeType(
            "FloatingPointSign", "enum FloatingPointSign: Int, Hashable", swiftType: FloatingPointSign.self,
            enumCase: { value in
                value.unbox(as: FloatingPointSign.self).map { ($0 == .plus ? "plus" : "minus", []) }
            }
        ) { signMembers },
        NativeType("MemoryLayout", "enum MemoryLayout<T>") { layoutMembers },
        NativeType(
            "FloatingPointClassification", "enum FloatingPointClassification: Hashable",
            swiftType: FloatingPointClassification.self,
            enumCase: { value in value.unbox(as: FloatingPointClassification.self).map { ("\($0)", []) } }
        ) { classificationMembers },
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

    private static let boolMembers = NativeMembersBuilder.build { t in
        t.add("init(booleanLiteral value: Bool)") { call in call.argument(0) }
        t.add("init(_ value: Bool)") { call in call.argument(0) }
        t.add("init()") { _ in .bool(false) }
        t.add("init?(_ description: String)") { call in .optional(Bool(try call.string(0)).map(Value.bool)) }
        t.add("prefix static func ! (a: Bool) -> Bool", .not) { call in .bool(!(try call.bool(0))) }
        t.add("static func == (lhs: Bool, rhs: Bool) -> Bool") { call in .bool(try call.bool(0) == call.bool(1)) }
        t.add("static func != (lhs: Bool, rhs: Bool) -> Bool") { call in .bool(try call.bool(0) != call.bool(1)) }
        t.add("mutating func toggle()") { call in
            guard case .bool(let flag) = call.receiver else { return .void }
            call.receiver = .bool(!flag)
            return .void
        }
        t.add("static func random() -> Bool") { call in .bool(try call.execution.random.next() & 1 == 1) }
        t.add("static func random<G>(using generator: inout G) -> Bool where G: RandomNumberGenerator") { call in
            if call.isSystemGenerator(0) { return .bool(try call.execution.random.next() & 1 == 1) }
            return .bool(try call.drawing(from: 0) { $0.flip() })
        }
        t.add("var description: String { get }") { call in .string(try call.execution.description(of: call.receiver)) }
    }

    private static let optionalMembers = NativeMembersBuilder.build { t in
        t.add("case none") { _ in .null }
        t.add("case some(Wrapped)") { call in .optional(call.argument(0)) }
        t.add("init(_ some: Wrapped)") { call in .optional(call.argument(0)) }
        t.add("func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?") { call in
            guard case .some(let box) = call.receiver else { return .null }
            return .optional(try call.call(0, box.value))
        }
        t.add("func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?") { call in
            guard case .some(let box) = call.receiver else { return .null }
            return try call.call(0, box.value)
        }
        t.add("var unsafelyUnwrapped: Wrapped { get }") { call in
            guard case .some(let box) = call.receiver else {
                throw call.evaluator.failure("Fatal error: unsafelyUnwrapped of nil optional")
            }
            return box.value
        }
        t.add("mutating func take() -> Wrapped?") { call in
            let value = call.receiver
            call.receiver = .null
            return value
        }
        t.add("var debugDescription: String { get }") { call in
            .string(try call.execution.debugDescription(of: call.receiver))
        }
    }

    private static let neverMembers = NativeMembersBuilder.build { t in
        t.add("typealias ID = Never")
    }

    private static let identifierMembers = NativeMembersBuilder.build { t in
        t.add("init(_ x: AnyObject)") { call in
            let execution = try call.execution
            if case .object(let object) = call.argument(0) {
                return .box(IdentityValue(number: execution.number(of: object)))
            }
            if case .native(let object) = call.argument(0) {
                return .box(IdentityValue(number: execution.number(ofNative: object)))
            }
            throw call.evaluator.failure("'ObjectIdentifier' of a value that isn't an object")
        }
        t.add("init(_ x: Any.Type)") { call in
            guard case .metatype(let box) = call.argument(0), case .nominal(let decl, _) = box.type else {
                throw call.evaluator.failure("'ObjectIdentifier' of a type that has none")
            }
            return .box(IdentityValue(number: try call.execution.number(ofNative: decl)))
        }
    }

    private static let hasherMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(HasherValue()) }
        t.add("mutating func combine<H>(_ value: H) where H: Hashable") { call in
            guard let hasher = call.receiver.unbox(as: HasherValue.self) else { return .void }
            hasher.hasher.combine(try call.evaluator.hashable(call.argument(0)))
            return .void
        }
        t.add("func finalize() -> Int") { call in
            .int(call.receiver.unbox(as: HasherValue.self)?.hasher.finalize() ?? 0)
        }
    }

    private static let anyHashableMembers = NativeMembersBuilder.build { t in
        t.add("init<H>(_ base: H) where H: Hashable") { call in
            guard case .existential = call.argument(0) else {
                let type = call.typeArguments.last ?? .any
                return try call.execution.erase(call.argument(0), type)
            }
            return call.argument(0)
        }
        t.add("var base: Any { get }") { call in call.receiver }
        t.add("var description: String { get }") { call in .string(try call.execution.description(of: call.receiver)) }
    }

    private static let resultMembers = NativeMembersBuilder.build { t in
        t.add("case success(Success)") { call in .box(ResultValue(isSuccess: true, value: call.argument(0))) }
        t.add("case failure(Failure)") { call in .box(ResultValue(isSuccess: false, value: call.argument(0))) }
        t.add("init(catching body: () throws -> Success) where Failure == any Error") { call in
            do {
                return .box(ResultValue(isSuccess: true, value: try call.call(0)))
            } catch let error as ThrownError {
                return .box(ResultValue(isSuccess: false, value: error.value))
            }
        }
        t.add(
            "func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>"
        ) {
            call in
            guard let result = call.receiver.unbox(as: ResultValue.self), result.isSuccess else { return call.receiver }
            return try call.call(0, result.value)
        }
        t.add(
            "func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure>"
        ) { call in
            guard let result = call.receiver.unbox(as: ResultValue.self), !result.isSuccess else {
                return call.receiver
            }
            return try call.call(0, result.value)
        }
        t.add("func get() throws -> Success") { call in
            guard let result = call.receiver.unbox(as: ResultValue.self) else { return .void }
            if result.isSuccess { return result.value }
            throw ThrownError(value: result.value, range: call.location)
        }
        t.add("func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>") { call in
            guard let result = call.receiver.unbox(as: ResultValue.self), result.isSuccess else { return call.receiver }
            return .box(ResultValue(isSuccess: true, value: try call.call(0, result.value)))
        }
        t.add("func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>") {
            call in
            guard let result = call.receiver.unbox(as: ResultValue.self), !result.isSuccess else {
                return call.receiver
            }
            return .box(ResultValue(isSuccess: false, value: try call.call(0, result.value)))
        }
    }

    private static let signMembers = NativeMembersBuilder.build { t in
        t.add("case minus") { _ in .box(FloatingPointSign.minus) }
        t.add("case plus") { _ in .box(FloatingPointSign.plus) }
        t.add("var rawValue: Int { get }") { call in
            .int(call.receiver.unbox(as: FloatingPointSign.self)?.rawValue ?? 0)
        }
        t.add("init?(rawValue: Int)") { call in
            .optional(FloatingPointSign(rawValue: try call.int(0)).map { .box($0) })
        }
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

    private static let classificationMembers = NativeMembersBuilder.build { t in
        let classes: [FloatingPointClassification] = [
            .signalingNaN, .quietNaN, .negativeInfinity, .negativeNormal, .negativeSubnormal, .negativeZero,
            .positiveZero, .positiveSubnormal, .positiveNormal, .positiveInfinity,
        ]
        for item in classes { t.add("case \(item)") { _ in .box(item) } }
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
