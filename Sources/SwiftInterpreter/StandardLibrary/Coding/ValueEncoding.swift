import Foundation

/// How values become JSON.
extension ValueCoder {
    func encode(_ value: Value, _ path: [String] = []) throws -> JSONNode {
        try session.tick(range)
        if session.isStackNearlyFull { throw session.depthFailure(at: range) }
        switch value {
        case .null, .void, .absent: return .null
        case .some(let box): return try encode(box.value, path)
        case .existential(let box): return try encode(box.value, path)
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .integer(let number):
            return number.isSigned ? .int(Int(Int64(bitPattern: number.bits))) : .double(Double(number.bits))
        case .double(let number): return .double(number)
        case .string(let text): return .string(text)
        case .character(let character): return .string(String(character))
        case .array(let items): return .array(try items.enumerated().map { try encode($1, path + ["Index \($0)"]) })
        case .set(let members): return .array(try members.members.map { try encode($0.value, path) })
        case .dictionary(let table):
            var entries: [String: JSONNode] = [:]
            for entry in table.entries {
                let key = try session.description(of: entry.key.value)
                entries[key] = try encode(entry.value, path + [key])
            }
            return .object(entries)
        case .structure(let instance):
            return try encodeOwn(value, instance.decl, path) ?? encode(instance.decl, instance.fields, path)
        case .object(let object):
            return try encodeOwn(value, object.decl, path) ?? encode(object.decl, object.fields, path)
        case .enumeration(let instance):
            return try encodeOwn(value, instance.enumCase.owner, path) ?? encode(instance, path)
        case .native(let object): return try encode(object)
        default:
            throw session.failure(
                "a value of type '\(session.describe(session.dynamicType(of: value)))' can't be encoded", at: range)
        }
    }

    /// By the program's own `encode(to:)`, or as the raw value; nil if the compiler writes it.
    private func encodeOwn(_ value: Value, _ decl: NominalDecl?, _ path: [String]) throws -> JSONNode? {
        let type = session.dynamicType(of: value)
        let own = session.world.lookup("encode", in: type).lazy.compactMap { $0 as? FunctionDecl }.first {
            $0.native == nil && takesCoder($0, "to", "Encoder")
        }
        guard let own else {
            guard decl?.kind != .enum, rawType(of: type) != nil else { return nil }
            return try encode(try session.property("rawValue", of: value), path)
        }
        let encoder = EncoderValue(options, path: path)
        var receiver = value
        var arguments: [Value] = [.box(encoder)]
        let types = session.ownerArguments(of: own, receiver: value)
        _ = try session.invoke(own, receiver: &receiver, arguments: &arguments, typeArguments: types, at: range)
        return encoder.node ?? .object([:])
    }

    private func encode(_ decl: NominalDecl, _ fields: [Value], _ path: [String]) throws -> JSONNode {
        var entries: [String: JSONNode] = [:]
        for (property, field) in zip(decl.storedProperties, fields) {
            guard let key = key(of: property, in: decl) else { continue }
            if case .null = field { continue }
            entries[options.convertsSnakeCase ? Self.snakeCase(key) : key] = try encode(field, path + [key])
        }
        return .object(entries)
    }

    private func encode(_ instance: EnumInstance, _ path: [String]) throws -> JSONNode {
        if let raw = instance.enumCase.rawValue { return try encode(raw, path) }
        var values: [String: JSONNode] = [:]
        for (index, value) in instance.payload.enumerated() {
            let key = instance.enumCase.parameters[index].label ?? "_\(index)"
            values[key] = try encode(value, path + [instance.enumCase.name])
        }
        return .object([instance.enumCase.name: .object(values)])
    }

    private func encode(_ object: NativeObject) throws -> JSONNode {
        switch object.anyValue {
        case let slice as SliceValue: return try encode(.array(Array(slice.elements)))
        case let number as Decimal: return .double(NSDecimalNumber(decimal: number).doubleValue)
        case let url as URL: return .string(url.absoluteString)
        case let id as UUID: return .string(id.uuidString)
        case let data as Data: return .string(data.base64EncodedString())
        case let date as Date:
            switch options.dates {
            case .formatted(let formatter):
                return .string(formatter.formatter(in: session.formatContext).string(from: date.counted))
            case .named("iso8601"): return .string(date.formatted(.iso8601))
            case .named("secondsSince1970"): return .double(date.timeIntervalSince1970)
            case .named("millisecondsSince1970"): return .double(date.timeIntervalSince1970 * 1000)
            default: return .double(date.timeIntervalSinceReferenceDate)
            }
        default: throw session.failure("a value of type '\(type(of: object.anyValue))' can't be encoded", at: range)
        }
    }
}
