import Foundation

/// How a decoder reads and an encoder writes.
struct CodingOptions {
    var convertsSnakeCase = false
    /// `secondsSince1970`, `iso8601`…; by default seconds since the reference date.
    var dates = "deferredToDate"
}

/// `DecodingError`, thrown to the program.
struct DecodingErrorValue: Error, DescribedByEvaluator, @unchecked Sendable {
    let name: String
    let payload: [Value]

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { "DecodingError." + name }
}

/// `DecodingError.Context`
struct DecodingContextValue: Sendable {
    let path: [String]
    let text: String
}

/// The parts of `Codable` that the compiler writes, for the program's types.
struct ValueCoder {
    let session: Session
    let options: CodingOptions
    let range: SourceRange

    // MARK: - Decoding

    private func fail(_ name: String, _ first: Value?, _ path: [String], _ text: String) -> any Error {
        let context = Value.box(DecodingContextValue(path: path, text: text))
        return ThrownError(
            value: .box(DecodingErrorValue(name: name, payload: [first, context].compactMap(\.self))), range: range)
    }

    private func mismatch(_ type: Type, _ path: [String]) -> any Error {
        fail("typeMismatch", .metatype(of: type), path, "Expected to decode \(session.describe(type))")
    }

    func decode(_ node: JSONNode, as type: Type, _ path: [String] = []) throws -> Value {
        try session.tick(range)
        if session.isStackNearlyFull { throw session.depthFailure(at: range) }
        guard case .nominal(let decl, let arguments) = type else { throw mismatch(type, path) }
        if decl === session.world.known.optionalDecl {
            if case .null = node { return .null }
            return .some(ValueBox(try decode(node, as: arguments[0], path)))
        }
        if case .null = node {
            throw fail(
                "valueNotFound", .metatype(of: type), path, "Cannot get value of type \(decl.name) -- found null")
        }
        if decl.native != nil { return try decodeNative(node, decl, arguments, type, path) }
        if decl.members(named: "init").contains(where: { ($0 as? FunctionDecl)?.parameters.first?.label == "from" }) {
            throw session.failure("a user-written 'init(from:)' is not supported yet", at: range)
        }
        switch decl.kind {
        case .enum: return try decodeCase(node, decl, type, path)
        case .struct, .class: return try decodeFields(node, decl, arguments, path)
        default: throw mismatch(type, path)
        }
    }

    private func decodeNative(
        _ node: JSONNode, _ decl: NominalDecl, _ arguments: [Type], _ type: Type, _ path: [String]
    ) throws -> Value {
        switch (decl.name, node) {
        case ("Bool", .bool(let value)): return .bool(value)
        case ("String", .string(let value)): return .string(value)
        case ("Int", .int(let value)): return .int(value)
        case ("Double", .double(let value)), ("CGFloat", .double(let value)): return .double(value)
        case ("Float", .double(let value)): return .double(Double(Float(value)))
        case ("Double", .int(let value)), ("CGFloat", .int(let value)), ("Float", .int(let value)):
            return .double(Double(value))
        case ("Array", .array(let items)):
            return .array(
                try items.enumerated().map { try decode($1, as: arguments[0], path + ["Index \($0)"]) })
        case ("Set", .array(let items)):
            let made = SetValue()
            for item in items { made.insert(try session.hashable(try decode(item, as: arguments[0], path))) }
            return .set(made)
        case ("Dictionary", .object(let entries)):
            let made = DictionaryValue()
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                let isNumber = arguments[0] == session.world.known.int
                guard !isNumber || Int(key) != nil else { throw mismatch(arguments[0], path) }
                let name: Value = isNumber ? .int(Int(key) ?? 0) : .string(key)
                made.set(try decode(value, as: arguments[1], path + [key]), for: try session.hashable(name))
            }
            return .dictionary(made)
        case ("URL", .string(let text)):
            guard let url = URL(string: text) else {
                throw fail("dataCorrupted", nil, path, "Invalid URL string.")
            }
            return .box(url)
        case ("UUID", .string(let text)):
            guard let id = UUID(uuidString: text) else {
                throw fail("dataCorrupted", nil, path, "Attempted to decode UUID from invalid UUID string.")
            }
            return .box(id)
        case ("Data", .string(let text)):
            guard let data = Data(base64Encoded: text) else {
                throw fail("dataCorrupted", nil, path, "Encountered Data is not valid Base64.")
            }
            return .box(data)
        case ("Date", _): return .box(try decodeDate(node, type, path))
        case (let name, .int(let value)):
            guard SizedInteger.Kind(typeName: name) != nil else { break }
            guard let made = try session.number(.int(value), named: name, exactly: true) else {
                throw fail("dataCorrupted", nil, path, "Parsed JSON number <\(value)> does not fit in \(name).")
            }
            return made
        default: break
        }
        throw mismatch(type, path)
    }

    private func decodeDate(_ node: JSONNode, _ type: Type, _ path: [String]) throws -> Date {
        let number: Double? =
            switch node {
            case .int(let value): Double(value)
            case .double(let value): value
            default: nil
            }
        switch (options.dates, node, number) {
        case ("iso8601", .string(let text), _):
            if let date = try? Date(text, strategy: .iso8601) { return date }
            throw fail("dataCorrupted", nil, path, "Expected date string to be ISO8601-formatted.")
        case ("secondsSince1970", _, let seconds?): return Date(timeIntervalSince1970: seconds)
        case ("millisecondsSince1970", _, let milliseconds?): return Date(timeIntervalSince1970: milliseconds / 1000)
        case ("deferredToDate", _, let seconds?): return Date(timeIntervalSinceReferenceDate: seconds)
        default: throw mismatch(type, path)
        }
    }

    private func decodeCase(_ node: JSONNode, _ decl: NominalDecl, _ type: Type, _ path: [String]) throws -> Value {
        if let raw = decl.rawType {
            let value = try decode(node, as: raw, path)
            for item in decl.enumCases {
                if let own = item.rawValue, try session.areEqual(own, value) {
                    return .enumeration(EnumInstance(enumCase: item, typeArguments: [], payload: []))
                }
            }
            throw fail("dataCorrupted", nil, path, "Cannot initialize \(decl.name) from invalid raw value")
        }
        guard case .object(let entries) = node, entries.count == 1, let (name, content) = entries.first,
            let item = decl.enumCases.first(where: { $0.name == name })
        else { throw mismatch(type, path) }
        let payload = try item.parameters.enumerated().map { index, parameter -> Value in
            guard case .object(let values) = content, let value = values[parameter.label ?? "_\(index)"] else {
                return try decode(.null, as: parameter.type, path + [name])
            }
            return try decode(value, as: parameter.type, path + [name])
        }
        return .enumeration(EnumInstance(enumCase: item, typeArguments: [], payload: payload))
    }

    private func decodeFields(
        _ node: JSONNode, _ decl: NominalDecl, _ arguments: [Type], _ path: [String]
    ) throws -> Value {
        guard case .object(let entries) = node else { throw mismatch(.nominal(decl, arguments), path) }
        let substitution = Substitution(decl.genericSignature.parameters, arguments)
        var fields: [Value] = []
        for property in decl.storedProperties {
            let initial: () throws -> Value? = {
                try property.initialValue.map { try session.evaluate($0, typeArguments: arguments, at: range) }
            }
            guard let key = key(of: property, in: decl), !(property.isLet && property.hasInitialValue) else {
                fields.append(try initial() ?? .null)
                continue
            }
            let type = session.world.substitute(property.type, substitution)
            let found = entries[key] ?? (options.convertsSnakeCase ? entries[Self.snakeCase(key)] : nil)
            if let found {
                fields.append(try decode(found, as: type, path + [key]))
            } else if session.world.wrapped(type) != nil {
                fields.append(.null)
            } else {
                let text = "No value associated with key \(key)"
                throw fail("keyNotFound", .box(CodingKeyValue(name: key)), path, text)
            }
        }
        if decl.kind == .class {
            return .object(ClassInstance(decl: decl, typeArguments: arguments, fields: fields))
        }
        return .structure(StructInstance(decl: decl, typeArguments: arguments, fields: fields))
    }

    /// The key of a property: what `CodingKeys` says, else its name; nil where `CodingKeys` leaves it out.
    private func key(of property: VariableDecl, in decl: NominalDecl) -> String? {
        guard case .nominal(let keys)? = decl.nestedType(named: "CodingKeys"), keys.kind == .enum else {
            return property.name
        }
        guard let item = keys.enumCases.first(where: { $0.name == property.name }) else { return nil }
        if case .string(let name)? = item.rawValue { return name }
        return item.name
    }

    /// `firstName` as `first_name`.
    static func snakeCase(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result.append("_") }
            result += character.lowercased()
        }
        return result
    }

    // MARK: - Encoding

    func encode(_ value: Value) throws -> JSONNode {
        try session.tick(range)
        if session.isStackNearlyFull { throw session.depthFailure(at: range) }
        switch value {
        case .null, .void, .absent: return .null
        case .some(let box): return try encode(box.value)
        case .existential(let box): return try encode(box.value)
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .integer(let number):
            return number.isSigned ? .int(Int(Int64(bitPattern: number.bits))) : .double(Double(number.bits))
        case .double(let number): return .double(number)
        case .string(let text): return .string(text)
        case .character(let character): return .string(String(character))
        case .array(let items): return .array(try items.map(encode))
        case .set(let members): return .array(try members.members.map { try encode($0.value) })
        case .dictionary(let table):
            var entries: [String: JSONNode] = [:]
            for entry in table.entries {
                entries[try session.description(of: entry.key.value)] = try encode(entry.value)
            }
            return .object(entries)
        case .structure(let instance): return try encode(instance.decl, instance.fields)
        case .object(let object): return try encode(object.decl, object.fields)
        case .enumeration(let instance): return try encode(instance)
        case .native(let object): return try encode(object)
        default:
            throw session.failure(
                "a value of type '\(session.describe(session.dynamicType(of: value)))' can't be encoded", at: range)
        }
    }

    private func encode(_ decl: NominalDecl, _ fields: [Value]) throws -> JSONNode {
        if decl.members(named: "encode").contains(where: { ($0 as? FunctionDecl)?.parameters.first?.label == "to" }) {
            throw session.failure("a user-written 'encode(to:)' is not supported yet", at: range)
        }
        var entries: [String: JSONNode] = [:]
        for (property, field) in zip(decl.storedProperties, fields) {
            guard let key = key(of: property, in: decl) else { continue }
            if case .null = field { continue }
            entries[options.convertsSnakeCase ? Self.snakeCase(key) : key] = try encode(field)
        }
        return .object(entries)
    }

    private func encode(_ instance: EnumInstance) throws -> JSONNode {
        if let raw = instance.enumCase.rawValue { return try encode(raw) }
        var values: [String: JSONNode] = [:]
        for (index, value) in instance.payload.enumerated() {
            values[instance.enumCase.parameters[index].label ?? "_\(index)"] = try encode(value)
        }
        return .object([instance.enumCase.name: .object(values)])
    }

    private func encode(_ object: NativeObject) throws -> JSONNode {
        switch object.anyValue {
        case let url as URL: return .string(url.absoluteString)
        case let id as UUID: return .string(id.uuidString)
        case let data as Data: return .string(data.base64EncodedString())
        case let date as Date:
            switch options.dates {
            case "iso8601": return .string(date.formatted(.iso8601))
            case "secondsSince1970": return .double(date.timeIntervalSince1970)
            case "millisecondsSince1970": return .double(date.timeIntervalSince1970 * 1000)
            default: return .double(date.timeIntervalSinceReferenceDate)
            }
        default: throw session.failure("a value of type '\(type(of: object.anyValue))' can't be encoded", at: range)
        }
    }
}

/// A `CodingKey` in an error.
struct CodingKeyValue: Hashable, Sendable, DescribedByEvaluator {
    let name: String
    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        "CodingKeys(stringValue: \"\(name)\", intValue: nil)"
    }
}
