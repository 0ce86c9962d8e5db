/// What an implicit conversion does to a value.
typealias Converter = (Value, Execution) throws -> Value

final class ConversionNode: Node {
    private let operand: Node
    private let convert: (Value, Frame) throws -> Value

    init(_ operand: Node, range: SourceRange, _ convert: @escaping (Value, Frame) throws -> Value) {
        self.operand = operand
        self.convert = convert
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { try convert(try operand.evaluate(frame), frame) }
}

final class WrapNode: Node {
    private let operand: Node

    init(_ operand: Node, range: SourceRange) {
        self.operand = operand
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { .some(ValueBox(try operand.evaluate(frame))) }
}

/// Same value, other type: numbers pass through unwrapped, places stay places.
final class TransparentNode: Node {
    private let operand: Node

    init(_ operand: Node, range: SourceRange) {
        self.operand = operand
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { try operand.evaluate(frame) }
    override func int(_ frame: Frame) throws -> Int { try operand.int(frame) }
    override func double(_ frame: Frame) throws -> Double { try operand.double(frame) }
    override var isStoredPart: Bool { operand.isStoredPart }
    override var isSteady: Bool { operand.isSteady }
    override var isRooted: Bool { operand.isRooted }
    override func reach(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try operand.reach(frame, body)
    }
    override func prepared(_ frame: Frame) throws -> Node {
        let made = try operand.prepared(frame)
        return made === operand ? self : TransparentNode(made, range: range)
    }
    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try operand.access(frame, body)
    }
    override func assign(_ frame: Frame, _ value: Value) throws { try operand.assign(frame, value) }
}

final class EraseNode: Node {
    private let operand: Node
    private let type: TypeReference

    init(_ operand: Node, type: TypeReference, range: SourceRange) {
        self.operand = operand
        self.type = type
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        frame.execution.erase(try operand.evaluate(frame), type.resolve(frame))
    }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = try operand.prepared(frame)
        return made === operand ? self : EraseNode(made, type: type, range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try operand.access(frame, body)
    }
}

extension Execution {
    /// Boxes a value with its type if it couldn't tell that type by itself.
    func erase(_ value: Value, _ type: Type) -> Value {
        switch value {
        case .int, .bool, .string, .character, .integer, .structure, .enumeration, .object, .metatype, .existential:
            return value
        case .double:
            if case .nominal(let decl, _) = type, decl === world.known.doubleDecl { return value }
            if case .existential = type { return value }
        case .native(let object):
            if case .nominal(let decl, let arguments) = type, arguments.isEmpty,
                decl.native?.swiftType == object.swiftType
            {
                return value
            }
            if case .existential = type { return value }
            // A native value tells its type where what it was declared as stayed open.
            if case .member = type { return value }
        default:
            if case .existential = type { return value }
        }
        return .existential(ExistentialBox(type: type, value: value))
    }

    func convert(_ value: Value, _ conversion: Conversion, _ resolve: (Type) -> Type) throws -> Value {
        switch conversion {
        case .wrapOptional: return .some(ValueBox(value))
        case .sameRepresentation, .upcast, .metatype: return value
        case .erase(let type): return erase(value, resolve(type))
        case .elements(let inner):
            switch value {
            case .array(let elements): return .array(try elements.map { try convert($0, inner, resolve) })
            case .some(let box): return .some(ValueBox(try convert(box.value, inner, resolve)))
            case .set(let members):
                let made = SetValue()
                for member in members.members { made.insert(try hashable(try convert(member.value, inner, resolve))) }
                return .set(made)
            default: return value
            }
        case .optional(let inner):
            guard case .some(let box) = value else { return value }
            return .some(ValueBox(try convert(box.value, inner, resolve)))
        case .dictionary(let keys, let values):
            guard case .dictionary(let table) = value else { return value }
            let made = DictionaryValue()
            for entry in table.entries {
                let key = try keys.map { try hashable(convert(entry.key.value, $0, resolve)) } ?? entry.key
                made.set(try convert(entry.value, values, resolve), for: key)
            }
            return .dictionary(made)
        case .tuple(let parts):
            guard case .tuple(let elements) = value, elements.count == parts.count else { return value }
            return .tuple(
                try zip(elements, parts).map { value, part in
                    guard let part else { return value }
                    return try convert(value, part, resolve)
                })
        case .function(let parameters, let result):
            guard case .closure(let closure) = value else { return value }
            let resolved = parameters.map { $0.map { $0.resolving(resolve) } }
            let end = result.map { $0.resolving(resolve) }
            return .closure(
                ConvertedClosure(
                    closure, parameters: resolved.map { $0.map(converter) }, result: end.map(converter),
                    execution: self))
        case .sequence(let first, let second):
            return try convert(try convert(value, first, resolve), second, resolve)
        case .keyPathToFunction:
            guard case .keyPath(let path) = value else { return value }
            return .closure(KeyPathClosure(path))
        case .tupleSplat:
            guard case .closure(let closure) = value else { return value }
            return .closure(SplatClosure(closure))
        }
    }

    private func converter(_ conversion: Conversion) -> Converter {
        { value, execution in try execution.convert(value, conversion, { $0 }) }
    }
}

extension Conversion {
    /// With the types it mentions made concrete.
    func resolving(_ resolve: (Type) -> Type) -> Conversion {
        switch self {
        case .erase(let type): .erase(from: resolve(type))
        case .elements(let inner): .elements(inner.resolving(resolve))
        case .optional(let inner): .optional(inner.resolving(resolve))
        case .dictionary(let keys, let values):
            .dictionary(keys: keys?.resolving(resolve), values: values.resolving(resolve))
        case .tuple(let parts): .tuple(parts.map { $0?.resolving(resolve) })
        case .function(let parameters, let result):
            .function(parameters: parameters.map { $0?.resolving(resolve) }, result: result?.resolving(resolve))
        case .sequence(let first, let second): .sequence(first.resolving(resolve), second.resolving(resolve))
        case .wrapOptional, .sameRepresentation, .upcast, .keyPathToFunction, .metatype, .tupleSplat: self
        }
    }
}

/// Hands the elements of one tuple on as arguments.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class SplatClosure: Closure, @unchecked Sendable {
    private let inner: Closure
    init(_ inner: Closure) {
        self.inner = inner
        super.init(marker: ())
    }

    override func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value {
        guard case .tuple(let elements)? = arguments.first else {
            return try inner.call(arguments, evaluator: evaluator)
        }
        return try inner.call(elements, evaluator: evaluator)
    }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class KeyPathClosure: Closure, @unchecked Sendable {
    private let path: KeyPathValue
    init(_ path: KeyPathValue) {
        self.path = path
        super.init(marker: ())
    }

    override func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value {
        guard let root = arguments.first else { throw evaluator.failure("a key path without a root") }
        return try evaluator.value(at: path, of: root)
    }
}

/// `is`, `as?`, `as!`
final class CastNode: Node {
    enum Kind { case test, conditional, forced }

    private let operand: Node
    private let source: TypeReference
    private let target: TypeReference
    private let kind: Kind

    init(_ operand: Node, source: TypeReference, target: TypeReference, kind: Kind, range: SourceRange) {
        self.operand = operand
        self.source = source
        self.target = target
        self.kind = kind
        super.init(range: range)
    }

    private func result(_ frame: Frame) throws -> Value? {
        let value = try operand.evaluate(frame)
        return frame.execution.cast(value, from: source.resolve(frame), to: target.resolve(frame))
    }

    override func bool(_ frame: Frame) throws -> Bool { try result(frame) != nil }

    override func evaluate(_ frame: Frame) throws -> Value {
        switch kind {
        case .test: return .bool(try bool(frame))
        case .conditional: return try result(frame).map { .some(ValueBox($0)) } ?? .null
        case .forced:
            let value = try operand.evaluate(frame)
            let execution = frame.execution
            let target = target.resolve(frame)
            let source = source.resolve(frame)
            if let made = execution.cast(value, from: source, to: target) { return made }
            if case .null = value {
                throw execution.failure(
                    "Fatal error: Unexpectedly found nil while unwrapping an Optional value", at: range)
            }
            let dynamic = execution.describe(execution.dynamicType(of: value, static: source))
            throw execution.failure(
                "Could not cast value of type '\(dynamic)' to '\(execution.describe(target))'", at: range)
        }
    }
}
