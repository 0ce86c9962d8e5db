/// Types of running values, and casts.
extension Execution {
    func describe(_ type: Type) -> String { world.describe(type) }

    private func named(_ name: String) -> Type {
        world.nativeNominal(named: name).map { .nominal($0, []) } ?? .any
    }

    package func dynamicType(of value: Value) -> Type {
        switch value {
        case .void, .absent, .accessed: return .void
        case .bool: return world.known.bool
        case .int: return world.known.int
        case .double: return world.known.double
        case .string: return world.known.string
        case .character: return named("Character")
        case .integer(let integer): return named(integer.kind.typeName)
        case .null: return world.known.optional(.any)
        case .some, .array, .dictionary, .set, .tuple: return typeByParts(of: value)
        case .structure(let instance): return .nominal(instance.decl, instance.typeArguments)
        case .enumeration(let instance):
            guard let owner = instance.enumCase.owner else { return .any }
            return .nominal(owner, instance.typeArguments)
        case .object(let object): return .nominal(object.decl, object.typeArguments)
        case .closure: return .function(FunctionType([], .void))
        case .metatype(let box): return .metatype(box.type)
        case .keyPath(let path):
            return world.known.keyPathDecl.map { .nominal($0, [path.root, path.result]) } ?? .any
        case .existential(let box): return box.type
        case .native(let object): return nativeType(of: object)
        case .cell(let cell): return dynamicType(of: cell.value)
        case .weak(let reference): return reference.object.map { dynamicType(of: .object($0)) } ?? .any
        }
    }

    /// The type of what is made of other values, which may be nested without end and hold the same part many times.
    private func typeByParts(of value: Value) -> Type {
        guard world.typeWork.enter() else {
            stopAtTooLargeType()
            return .any
        }
        defer { world.typeWork.leave() }
        switch value {
        case .some(let box): return world.known.optional(dynamicType(of: box.value))
        case .array(let elements): return world.known.array(elements.first.map { dynamicType(of: $0) } ?? .any)
        case .dictionary(let table):
            guard let first = table.first else { return world.known.dictionary(.any, .any) }
            return world.known.dictionary(dynamicType(of: first.key.value), dynamicType(of: first.value))
        case .set(let members):
            guard let decl = world.known.setDecl else { return .any }
            return .nominal(decl, [members.first.map { dynamicType(of: $0.value) } ?? .any])
        case .tuple(let elements): return .tuple(elements.map { TupleElement(nil, dynamicType(of: $0)) })
        default: return .any
        }
    }

    private func nativeType(of object: NativeObject) -> Type {
        if let described = object.anyValue as? any TypeDescribing { return described.type(in: self) }
        guard let decl = world.nominal(for: object.swiftType) else { return .any }
        // Arguments of a native generic type aren't known at run time.
        return .nominal(decl, decl.genericSignature.parameters.map { _ in .any })
    }

    /// The dynamic type of a value whose static type is known: that one unless it leaves something open.
    func dynamicType(of value: Value, static type: Type) -> Type {
        switch type {
        case .existential, .opaque, .parameter, .member: return dynamicType(of: value)
        case .nominal(let decl, _): return decl.isReference ? dynamicType(of: value) : type
        default: return type
        }
    }

    // MARK: - Conformance

    package func conforms(_ value: Value, to protocolName: String) -> Bool {
        conforms(dynamicType(of: value), to: protocolName)
    }

    package func conforms(_ type: Type, to protocolName: String) -> Bool {
        let query = ConformanceQuery(type: type, name: protocolName)
        if let known = conformanceCache[query] { return known }
        var result = false
        if let decl = world.nominal(named: protocolName) as? ProtocolDecl { result = world.conforms(type, to: decl) }
        conformanceCache[query] = result
        return result
    }

    package func associatedType(_ name: String, of type: Type) -> Type? { world.associatedType(name, of: type) }

    // MARK: - Casts

    /// The value as one of `target`; nil if it isn't.
    func cast(_ value: Value, from source: Type, to target: Type) -> Value? {
        // Optionals first: `Int?` as `Int`, and anything as `T?`.
        if let wrapped = world.wrapped(target) {
            switch value {
            case .null: return .null
            case .some(let box):
                let inner = world.wrapped(source) ?? dynamicType(of: box.value)
                return cast(box.value, from: inner, to: wrapped).map { .some(ValueBox($0)) }
            case .existential(let box): return cast(box.value, from: box.type, to: target)
            default: return cast(value, from: source, to: wrapped).map { .some(ValueBox($0)) }
            }
        }
        switch value {
        case .null:
            if case .existential(let protocols) = target, protocols.isEmpty { return erase(value, source) }
            return nil
        case .some(let box):
            if let inner = world.wrapped(source) { return cast(box.value, from: inner, to: target) }
            return cast(box.value, from: dynamicType(of: box.value), to: target)
        case .existential(let box):
            if case .existential(let protocols) = target {
                return protocols.allSatisfy { world.conforms(box.type, to: $0) } ? value : nil
            }
            return cast(box.value, from: box.type, to: target)
        default: break
        }
        let dynamic = dynamicType(of: value, static: source)
        switch target {
        case .existential(let protocols):
            guard protocols.allSatisfy({ world.conforms(dynamic, to: $0) }) else { return nil }
            return erase(value, dynamic)
        case .nominal(let decl, let arguments):
            return castToNominal(value, dynamic, decl, arguments, target) ?? bridged(value, dynamic, decl, target)
        case .tuple(let elements):
            guard case .tuple(let values) = value, values.count == elements.count else { return nil }
            var made: [Value] = []
            for (part, element) in zip(values, elements) {
                guard let result = cast(part, from: dynamicType(of: part), to: element.type) else { return nil }
                made.append(result)
            }
            return .tuple(made)
        case .function:
            if case .closure = value { return value }
            return nil
        case .metatype(let instance):
            guard case .metatype(let box) = value else { return nil }
            if case .existential(let protocols) = instance {
                return protocols.allSatisfy { world.conforms(box.type, to: $0) } ? value : nil
            }
            return box.type == instance || world.isSubclass(box.type, of: instance) ? value : nil
        default: return dynamic == target ? value : nil
        }
    }

    /// What an object of a library's class stands for, or the object that stands for a value.
    private func bridged(_ value: Value, _ dynamic: Type, _ decl: NominalDecl, _ target: Type) -> Value? {
        guard decl.kind == .class, world.libraryFiles.contains(Int(decl.range.file)) else { return nil }
        for case let maker as FunctionDecl in decl.members(named: BodyChecker.bridgingFunction) {
            guard let parameter = maker.parameters.first, cast(value, from: dynamic, to: parameter.type) != nil else {
                continue
            }
            var receiver = Value.metatype(of: target)
            var arguments = [erase(value, dynamic)]
            if case .existential = parameter.type {} else { arguments = [value] }
            return try? invoke(
                maker, receiver: &receiver, arguments: &arguments, typeArguments: [], at: currentRange)
        }
        return nil
    }

    private func castToNominal(
        _ value: Value, _ dynamic: Type, _ decl: NominalDecl, _ arguments: [Type], _ target: Type
    ) -> Value? {
        if case .metatype = value { return nil }
        switch value {
        case .object: return world.isSubclass(dynamic, of: target) ? value : nil
        case .array(let elements):
            guard decl === world.known.arrayDecl, let element = arguments.first else { return nil }
            var made: [Value] = []
            for item in elements {
                guard let result = cast(item, from: dynamicElement(item, dynamic), to: element) else { return nil }
                made.append(result)
            }
            return .array(made)
        case .dictionary(let table):
            guard decl === world.known.dictionaryDecl, arguments.count == 2 else { return nil }
            let made = DictionaryValue()
            for entry in table.entries {
                guard let key = cast(entry.key.value, from: dynamicType(of: entry.key.value), to: arguments[0]),
                    let item = cast(entry.value, from: dynamicType(of: entry.value), to: arguments[1]),
                    let hashed = try? hashable(key)
                else { return nil }
                made.set(item, for: hashed)
            }
            return .dictionary(made)
        case .set: return decl === world.known.setDecl ? value : nil
        default:
            guard case .nominal(let found, let own) = dynamic, found === decl else {
                return decl.name == "AnyHashable" && decl.native != nil ? erase(value, dynamic) : nil
            }
            if own.isEmpty || own == arguments { return value }
            if case .native = value { return value }
            return nil
        }
    }

    /// The static type of an array's elements where it says something, else the element's own.
    private func dynamicElement(_ value: Value, _ array: Type) -> Type {
        if case .nominal(_, let arguments) = array, let element = arguments.first {
            return dynamicType(of: value, static: element)
        }
        return dynamicType(of: value)
    }
}

struct ConformanceQuery: Hashable {
    let type: Type
    let name: String
}

struct MemberQuery: Hashable {
    let decl: ObjectIdentifier
    let name: String
}

/// A native value that stands for several declared types.
package protocol TypeDescribing {
    func type(in execution: Execution) -> Type
}

extension SizedInteger.Kind {
    var typeName: String {
        switch self {
        case .int8: "Int8"
        case .int16: "Int16"
        case .int32: "Int32"
        case .int64: "Int64"
        case .uint: "UInt"
        case .uint8: "UInt8"
        case .uint16: "UInt16"
        case .uint32: "UInt32"
        case .uint64: "UInt64"
        }
    }
}
