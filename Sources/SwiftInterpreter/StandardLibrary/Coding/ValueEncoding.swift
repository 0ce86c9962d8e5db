import Foundation

/// How values become JSON.
extension ValueCoder {
    /// `type` is what the value is declared as, where that is known: a `Float` isn't told from a `Double` otherwise.
    func encode(_ value: Value, as type: Type? = nil, _ path: [String] = []) throws -> JSONNode {
        try execution.tick(range)
        if execution.isStackNearlyFull { throw execution.depthFailure(at: range) }
        var element: Type?
        if case .nominal(let decl, let arguments)? = type, decl.native != nil { element = arguments.last }
        switch value {
        case .null, .void, .absent: return .null
        case .some(let box): return try encode(box.value, as: element, path)
        case .existential(let box): return try encode(box.value, path)
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .integer(let number):
            if let small = Int(
                exactly: number.isSigned ? Int64(bitPattern: number.bits) : Int64(clamping: number.bits)),
                number.isSigned || number.bits <= UInt64(Int64.max)
            {
                return .int(small)
            }
            return .decimal(Decimal(number.bits))
        case .double(let number): return try encode(number, isFloat: type.map(isFloat) ?? false, path)
        case .string(let text): return .string(text)
        case .character(let character): return .string(String(character))
        case .array(let items):
            return .array(try items.enumerated().map { try encode($1, as: element, path + ["Index \($0)"]) })
        case .set(let members): return .array(try members.members.map { try encode($0.value, as: element, path) })
        case .dictionary(let table): return try encode(table, as: type, path)
        case .structure(let instance):
            return try encodeOwn(value, instance.decl, path)
                ?? encode(instance.decl, instance.fields, instance.typeArguments, path)
        case .object(let object):
            return try encodeOwn(value, object.decl, path)
                ?? encode(object.decl, object.fields, object.typeArguments, path)
        case .enumeration(let instance):
            return try encodeOwn(value, instance.enumCase.owner, path) ?? encode(instance, path)
        case .native(let object): return try encode(object, value, path)
        default:
            throw execution.failure(
                "a value of type '\(execution.describe(execution.dynamicType(of: value)))' can't be encoded", at: range)
        }
    }

    private func isFloat(_ type: Type) -> Bool {
        if case .nominal(let decl, _) = type { return decl.native != nil && decl.name == "Float" }
        return false
    }

    private func encode(_ number: Double, isFloat: Bool, _ path: [String]) throws -> JSONNode {
        guard number.isFinite else {
            let index = number.isNaN ? 2 : number < 0 ? 1 : 0
            if let texts = options.unusualNumbers { return .string(texts[index]) }
            let name = [
                "\(isFloat ? "Float" : "Double").infinity", "-\(isFloat ? "Float" : "Double").infinity",
                "\(isFloat ? "Float" : "Double").nan",
            ][index]
            throw unencodable(
                .double(number), path,
                "Unable to encode \(name) directly in JSON. Use JSONEncoder.NonConformingFloatEncodingStrategy.convertToString to specify how the value should be encoded."
            )
        }
        guard isFloat, number != number.rounded() else { return .double(number) }
        // In the fewest digits that say it.
        return .double(Double("\(Float(number))") ?? number)
    }

    private func unencodable(_ value: Value, _ path: [String], _ text: String) -> any Error {
        let context = Value.box(DecodingContextValue(path: path, text: text))
        return ThrownError(value: .box(EncodingErrorValue(payload: [value, context])), range: range)
    }

    private func encode(_ table: DictionaryValue, as type: Type?, _ path: [String]) throws -> JSONNode {
        var types: (key: Type?, value: Type?) = (nil, nil)
        if case .nominal(let decl, let arguments)? = type, decl.native != nil, arguments.count == 2 {
            types = (arguments[0], arguments[1])
        }
        let isKeyed = table.entries.allSatisfy { entry in
            switch entry.key.value {
            case .string, .int: true
            default: execution.conforms(entry.key.value, to: "CodingKeyRepresentable")
            }
        }
        guard isKeyed else {
            return .array(
                try table.entries.flatMap { entry in
                    [try encode(entry.key.value, as: types.key, path), try encode(entry.value, as: types.value, path)]
                })
        }
        var entries: [String: JSONNode] = [:]
        for entry in table.entries {
            var key = try execution.description(of: entry.key.value)
            if case .string(let raw) = try? encode(entry.key.value) { key = raw }
            entries[key] = try encode(entry.value, as: types.value, path + [key])
        }
        return .object(entries)
    }

    /// By the program's own `encode(to:)`, or as the raw value; nil if the compiler writes it.
    private func encodeOwn(_ value: Value, _ decl: NominalDecl?, _ path: [String]) throws -> JSONNode? {
        let type = execution.dynamicType(of: value)
        guard let own = ownEncoding(type) else {
            guard decl?.kind != .enum, rawType(of: type) != nil else { return nil }
            return try encode(try execution.property("rawValue", of: value), path)
        }
        var object: ClassInstance?
        if case .object(let instance) = value { object = instance }
        let encoder = EncoderValue(options, path: path, object: object)
        var receiver = value
        var arguments: [Value] = [.box(encoder)]
        let types = execution.ownerArguments(of: own, receiver: value)
        _ = try execution.invoke(own, receiver: &receiver, arguments: &arguments, typeArguments: types, at: range)
        return encoder.node ?? .object([:])
    }

    private func ownEncoding(_ type: Type) -> FunctionDecl? {
        execution.world.lookup("encode", in: type).lazy.compactMap { $0 as? FunctionDecl }.first {
            $0.native == nil && takesCoder($0, "to", "Encoder")
        }
    }

    /// What the highest class that writes itself by code of its own inherits from, as the compiler writes that.
    func encodeInherited(_ object: ClassInstance, _ path: [String]) throws -> JSONNode? {
        let own = Type.nominal(object.decl, object.typeArguments)
        var current = object.decl
        for _ in 0..<64 {
            guard case .nominal(let parent, _)? = current.superclass else { return nil }
            let arguments = execution.classArguments(of: own, as: parent)
            if ownEncoding(.nominal(parent, arguments)) == nil {
                return try encode(parent, object.fields, arguments, path)
            }
            current = parent
        }
        return nil
    }

    private func encode(
        _ decl: NominalDecl, _ fields: [Value], _ arguments: [Type], _ path: [String]
    ) throws -> JSONNode {
        let substitution = Substitution(decl.genericSignature.parameters, arguments)
        var entries: [String: JSONNode] = [:]
        for (property, field) in zip(decl.storedProperties, fields) {
            guard let key = key(of: property, in: decl) else { continue }
            if case .null = field { continue }
            let type = execution.world.substitute(property.type, substitution)
            entries[try written(key, path)] = try encode(field, as: type, path + [key])
        }
        return .object(entries)
    }

    private func encode(_ instance: EnumInstance, _ path: [String]) throws -> JSONNode {
        if let raw = instance.enumCase.rawValue { return try encode(raw, path) }
        var values: [String: JSONNode] = [:]
        for (index, value) in instance.payload.enumerated() {
            let key = instance.enumCase.parameters[index].label ?? "_\(index)"
            values[try written(key, path)] = try encode(
                value, as: instance.enumCase.parameters[index].type, path + [instance.enumCase.name])
        }
        return .object([try written(instance.enumCase.name, path): .object(values)])
    }

    private func encode(_ object: NativeObject, _ value: Value, _ path: [String]) throws -> JSONNode {
        switch object.anyValue {
        case let range as RangeValue:
            return .array(try [range.lower, range.upper].compactMap { $0 }.map { try encode($0, path) })
        case let point as CGPoint: return .array([.double(point.x), .double(point.y)])
        case let size as CGSize: return .array([.double(size.width), .double(size.height)])
        case let rect as CGRect:
            return .array([
                .array([.double(rect.minX), .double(rect.minY)]), .array([.double(rect.width), .double(rect.height)]),
            ])
        case let slice as SliceValue: return try encode(.array(Array(slice.elements)))
        case let number as Decimal: return .decimal(number)
        case let url as URL: return .string(url.absoluteString)
        case let id as UUID: return .string(id.uuidString)
        case let data as Data: return .string(data.base64EncodedString())
        case let date as Date:
            switch options.dates {
            case .custom(let function):
                let encoder = EncoderValue(options, path: path)
                _ = try execution.call(function, [value, .box(encoder)])
                return encoder.node ?? .object([:])
            case .formatted(let formatter):
                return .string(formatter.formatter(in: execution.formatContext).string(from: date.counted))
            case .named("iso8601"): return .string(date.formatted(.iso8601))
            case .named("secondsSince1970"): return .double(date.timeIntervalSince1970)
            case .named("millisecondsSince1970"): return .double(date.timeIntervalSince1970 * 1000)
            default: return .double(date.timeIntervalSinceReferenceDate)
            }
        default: throw execution.failure("a value of type '\(type(of: object.anyValue))' can't be encoded", at: range)
        }
    }
}
