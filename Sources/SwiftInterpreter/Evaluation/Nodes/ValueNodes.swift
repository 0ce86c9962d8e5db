final class InterpolationNode: Node {
    enum Segment {
        case text(String)
        case value(Node)
        case typed(Node, TypeReference)
        case formatted(Node, [(label: String?, value: Node)])
    }

    private let segments: [Segment]

    init(_ segments: [Segment], range: SourceRange) {
        self.segments = segments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        var text = ""
        for segment in segments {
            switch segment {
            case .text(let part): text += part
            case .value(let node):
                switch try node.evaluate(frame) {
                case .string(let part): text += part
                case .int(let number): text += String(number)
                case let value:
                    execution.counters.pointee.range = range
                    text += try execution.description(of: value)
                }
            case .typed(let node, let type):
                let value = try node.evaluate(frame)
                execution.counters.pointee.range = range
                text += try execution.description(of: value, as: type.resolve(frame))
            case .formatted(let node, let arguments):
                execution.counters.pointee.range = range
                let value = try node.evaluate(frame)
                text += try execution.format(
                    value, try arguments.map { ($0.label, try $0.value.evaluate(frame)) })
            }
        }
        if text.utf8.count > 1 << 16 {
            execution.counters.pointee.range = range
            try execution.reserveMemory(text.utf8.count)
        }
        return .string(text)
    }
}

final class ArrayNode: Node {
    private let elements: [Node]

    init(_ elements: [Node], range: SourceRange) {
        self.elements = elements
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for element in elements { values.append(try element.evaluate(frame)) }
        return .array(values)
    }
}

final class DictionaryNode: Node {
    private let entries: [(key: Node, value: Node)]

    init(_ entries: [(key: Node, value: Node)], range: SourceRange) {
        self.entries = entries
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let table = DictionaryValue()
        for entry in entries {
            let key = try frame.execution.hashable(try entry.key.evaluate(frame))
            let value = try entry.value.evaluate(frame)
            if table.contains(key) {
                throw frame.execution.failure(
                    "Fatal error: Dictionary literal contains duplicate keys", at: range)
            }
            table.set(value, for: key)
        }
        return .dictionary(table)
    }
}

final class SetNode: Node {
    private let elements: [Node]

    init(_ elements: [Node], range: SourceRange) {
        self.elements = elements
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let table = SetValue()
        for element in elements { table.insert(try frame.execution.hashable(try element.evaluate(frame))) }
        return .set(table)
    }
}

final class TupleNode: Node {
    private let elements: [Node]

    init(_ elements: [Node], range: SourceRange) {
        self.elements = elements
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { .tuple(try elements.map { try $0.evaluate(frame) }) }

    /// `(a, b) = (b, a)`
    override func assign(_ frame: Frame, _ value: Value) throws {
        guard case .tuple(let values) = value, values.count == elements.count else {
            throw unexpected("tuple", frame)
        }
        for (element, part) in zip(elements, values) { try element.assign(frame, part) }
    }
}

/// The place `_`.
final class DiscardNode: Node {
    private let value: Node

    init(_ value: Node, range: SourceRange) {
        self.value = value
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        try value.perform(frame)
        return .void
    }
}

final class AssignNode: Node {
    private let place: Node
    private let value: Node
    private let placeComesFirst: Bool

    init(_ place: Node, _ value: Node, range: SourceRange) {
        self.place = place
        self.value = value
        placeComesFirst = place.comesBefore([value])
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let place = placeComesFirst ? try self.place.prepared(frame) : self.place
        try place.assign(frame, try value.evaluate(frame))
        return .void
    }
}

/// An assignment in an initialiser to a property whose wrapper may not be there yet.
final class WrapperAssignNode: Node {
    private let base: Node
    private let backing: VariableDecl
    private let index: Int
    private let stored: Node
    /// The wrappers, innermost first.
    private let types: [TypeReference]
    private let place: Node
    private let value: Node

    init(
        base: Node, _ backing: VariableDecl, index: Int, stored: Node, types: [TypeReference], place: Node,
        _ value: Node, range: SourceRange
    ) {
        (self.base, self.backing, self.index, self.stored) = (base, backing, index, stored)
        (self.types, self.place, self.value) = (types, place, value)
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let new = try value.evaluate(frame)
        let execution = frame.execution
        if case .absent = try execution.field(index, backing, of: base.evaluate(frame), at: range) {
            let wrapper = try types.reduce(new) { value, type in
                try execution.instantiate(type.resolve(frame), labels: ["wrappedValue"], [value])
            }
            try stored.assign(frame, wrapper)
        } else {
            try place.assign(frame, new)
        }
        return .void
    }
}

final class EnumCaseNode: Node {
    private let decl: EnumCaseDecl
    private let payload: [Node]
    private let typeArguments: TypeReferences
    /// The one value of a case without payload.
    private var constant: Value?

    init(_ decl: EnumCaseDecl, _ payload: [Node], typeArguments: TypeReferences, range: SourceRange) {
        self.decl = decl
        self.payload = payload
        self.typeArguments = typeArguments
        if payload.isEmpty, decl.native == nil, typeArguments.isConstant {
            constant = .enumeration(EnumInstance(enumCase: decl, typeArguments: typeArguments.types, payload: []))
        }
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        if let constant { return constant }
        let values = try payload.map { try $0.evaluate(frame) }
        return try frame.execution.make(decl, values, typeArguments: typeArguments.resolve(frame), at: range)
    }
}

extension Execution {
    func make(
        _ decl: EnumCaseDecl, _ payload: [Value], typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        if let native = decl.native {
            guard let thunk = native.call else { throw missing(decl, at: range) }
            var receiver = Value.void
            if let owner = decl.owner { receiver = .metatype(of: .nominal(owner, typeArguments)) }
            var arguments = payload
            return try callNative(
                thunk, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
        }
        var payload = payload
        for (index, value) in payload.enumerated() {
            if case .absent = value, index < decl.parameters.count, let body = decl.parameters[index].defaultBody {
                payload[index] = try evaluate(body, typeArguments: typeArguments, at: range)
            }
        }
        return .enumeration(EnumInstance(enumCase: decl, typeArguments: typeArguments, payload: payload))
    }
}

/// A case with payload, used as a function.
final class CaseReferenceNode: Node {
    private let decl: EnumCaseDecl
    private let typeArguments: TypeReferences

    init(_ decl: EnumCaseDecl, typeArguments: TypeReferences, range: SourceRange) {
        self.decl = decl
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let types = typeArguments.resolve(frame)
        return .closure(CaseClosure(decl, typeArguments: types, range: range))
    }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class CaseClosure: Closure, @unchecked Sendable {
    private let decl: EnumCaseDecl
    private let typeArguments: [Type]
    private let range: SourceRange

    init(_ decl: EnumCaseDecl, typeArguments: [Type], range: SourceRange) {
        self.decl = decl
        self.typeArguments = typeArguments
        self.range = range
        super.init(marker: ())
    }

    override func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value {
        guard let execution = evaluator as? Execution else { throw evaluator.failure("a closure of another execution") }
        return try execution.make(decl, arguments, typeArguments: typeArguments, at: range)
    }
}

final class MetatypeNode: Node {
    private let type: TypeReference
    private let constant: Value?

    init(_ type: TypeReference, range: SourceRange) {
        self.type = type
        constant = type.isConstant ? .metatype(of: type.type) : nil
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { constant ?? .metatype(of: type.resolve(frame)) }
}

final class DynamicTypeNode: Node {
    private let operand: Node
    private let type: TypeReference

    init(_ operand: Node, type: TypeReference, range: SourceRange) {
        self.operand = operand
        self.type = type
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value = try operand.evaluate(frame)
        return .metatype(of: frame.execution.dynamicType(of: value, static: type.resolve(frame)))
    }
}

/// A step of a native result builder.
final class BuildNode: Node {
    enum Step {
        case block([Node])
        case optional(Node?)
        case either(Node, first: Bool, leaves: (Int, Int))
        case limitedAvailability(Node)
        case array(Node)
    }

    private let step: Step
    private let builder: NativeResultBuilder

    init(_ step: Step, _ builder: NativeResultBuilder, range: SourceRange) {
        self.step = step
        self.builder = builder
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        switch step {
        case .block(let parts):
            var values: [Value] = []
            values.reserveCapacity(parts.count)
            for part in parts { values.append(try part.evaluate(frame)) }
            execution.counters.pointee.range = range
            return try builder.block(values, execution)
        case .optional(let part):
            let value = try part?.evaluate(frame)
            return try builder.optional(value, execution)
        case .either(let part, let first, let leaves):
            let value = try part.evaluate(frame)
            guard let branch = builder.branch else { return try builder.either(value, first, execution) }
            return try branch(value, first, leaves, execution)
        case .limitedAvailability(let part):
            return try builder.limitedAvailability(try part.evaluate(frame), execution)
        case .array(let part):
            guard let array = builder.array else {
                throw execution.failure("this result builder doesn't support 'for' loops", at: range)
            }
            guard case .array(let values) = try part.evaluate(frame) else { throw unexpected("Array", frame) }
            return try array(values, execution)
        }
    }
}
