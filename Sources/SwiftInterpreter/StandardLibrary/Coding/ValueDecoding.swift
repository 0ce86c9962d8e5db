import Foundation

/// The parts of `Codable` that the compiler writes, for the program's types.
struct ValueCoder {
    let execution: Execution
    let options: CodingOptions
    let range: SourceRange

    // MARK: - Decoding

    /// The name of a `CodingKey`.
    func name(of key: Value) throws -> String {
        switch try execution.property("stringValue", of: key) {
        case .string(let name): return name
        default: throw execution.defect("a coding key without a name", at: range)
        }
    }

    /// The key of this name, of a program's `CodingKey` type; nil if there is none.
    func key(named name: String, _ type: Type) throws -> Value? {
        guard case .nominal(let decl, _) = type else { return nil }
        if decl.kind == .enum {
            let found = decl.enumCases.first { item in
                if case .string(let raw)? = item.rawValue { raw == name } else { item.name == name }
            }
            return found.map { .enumeration(EnumInstance(enumCase: $0, typeArguments: [], payload: [])) }
        }
        return try instantiate(type, "stringValue", .string(name))
    }

    /// An instance, or nil if its initialiser says so.
    private func instantiate(_ type: Type, _ label: String, _ argument: Value) throws -> Value? {
        let made = try execution.instantiate(type, labels: [label], [argument])
        switch made {
        case .null: return nil
        case .some(let box): return box.value
        default: return made
        }
    }

    func missing(_ key: String, _ path: [String]) -> any Error {
        let known = Value.box(CodingKeyValue(name: key))
        return fail(
            "keyNotFound", known, path,
            "No value associated with key CodingKeys(stringValue: \"\(key)\", intValue: nil) (\"\(key)\").")
    }

    /// The entries of an object under the keys that the program's types have.
    func keyed(_ entries: [String: JSONNode], _ path: [String]) throws -> [String: JSONNode] {
        switch options.keys {
        case .asTheyAre: return entries
        case .snakeCase:
            return Dictionary(entries.map { (Self.camelCase($0), $1) }, uniquingKeysWith: { first, _ in first })
        case .custom(let function):
            var result: [String: JSONNode] = [:]
            for (key, node) in entries { result[try custom(function, key, path)] = node }
            return result
        }
    }

    /// A key of the program's types as it is written.
    func written(_ key: String, _ path: [String]) throws -> String {
        switch options.keys {
        case .asTheyAre: key
        case .snakeCase: Self.snakeCase(key)
        case .custom(let function): try custom(function, key, path)
        }
    }

    private func custom(_ function: Value, _ key: String, _ path: [String]) throws -> String {
        let keys = (path + [key]).map { Value.box(CodingKeyValue(name: $0)) }
        return try name(of: try execution.call(function, [.array(keys)]))
    }

    func exhausted(_ type: Type, _ path: [String]) -> any Error {
        fail("valueNotFound", .metatype(of: type), path, "Unkeyed container is at end.")
    }

    func mismatch(_ expected: String, _ container: Type, _ decoder: DecoderValue) -> any Error {
        fail(
            "typeMismatch", .metatype(of: container), decoder.path,
            "Expected to decode \(expected) but found \(decoder.node.kindName) instead.")
    }

    func notAnObject(_ decoder: DecoderValue) -> any Error {
        mismatch(
            "Dictionary<String, Any>", execution.world.known.dictionary(execution.world.known.string, .any), decoder)
    }

    func notAnArray(_ decoder: DecoderValue) -> any Error {
        mismatch("Array<Any>", execution.world.known.array(.any), decoder)
    }

    private func fail(_ name: String, _ first: Value?, _ path: [String], _ text: String) -> any Error {
        let context = Value.box(DecodingContextValue(path: path, text: text))
        return ThrownError(
            value: .box(DecodingErrorValue(name: name, payload: [first, context].compactMap(\.self))), range: range)
    }

    private func mismatch(_ type: Type, _ path: [String], _ node: JSONNode? = nil) -> any Error {
        let found = node.map { " but found \($0.kindName) instead." } ?? ""
        return fail("typeMismatch", .metatype(of: type), path, "Expected to decode \(execution.describe(type))" + found)
    }

    func decode(_ node: JSONNode, as type: Type, _ path: [String] = []) throws -> Value {
        try execution.tick(range)
        if execution.isStackNearlyFull { throw execution.depthFailure(at: range) }
        guard case .nominal(let decl, let arguments) = type else { throw mismatch(type, path) }
        if decl === execution.world.known.optionalDecl {
            if case .null = node { return .null }
            return .some(ValueBox(try decode(node, as: arguments[0], path)))
        }
        // A program's own initialiser may make something of null.
        if decl.native == nil, let own = ownInitializer(decl) {
            let decoder = Value.box(DecoderValue(node: node, path: path, options: options))
            let types = execution.classArguments(of: type, as: own.owner ?? decl)
            return try execution.construct(own, type: type, arguments: [decoder], typeArguments: types, at: range)
        }
        if case .null = node {
            throw fail(
                "valueNotFound", .metatype(of: type), path,
                "Cannot get value of type \(decl.name) -- found null value instead")
        }
        if decl.native != nil { return try decodeNative(node, decl, arguments, type, path) }
        return try decodeSynthesized(node, as: type, path)
    }

    /// As the `init(from:)` reads that the compiler writes.
    func decodeSynthesized(_ node: JSONNode, as type: Type, _ path: [String]) throws -> Value {
        guard case .nominal(let decl, let arguments) = type else { throw mismatch(type, path) }
        guard decl.native == nil else { return try decode(node, as: type, path) }
        if decl.rawType == nil, let raw = rawType(of: type) {
            let value = try decode(node, as: raw, path)
            guard let made = try instantiate(type, "rawValue", value) else {
                throw fail(
                    "dataCorrupted", nil, path,
                    "Cannot initialize \(decl.name) from invalid \(execution.describe(raw)) value \(try execution.description(of: value))"
                )
            }
            return made
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
        case ("Decimal", .int(let value)): return .box(Decimal(value))
        case ("Decimal", .decimal(let value)): return .box(value)
        case ("Double", .decimal(let value)), ("CGFloat", .decimal(let value)), ("Float", .decimal(let value)):
            let number = NSDecimalNumber(decimal: value).doubleValue
            return .double(decl.name == "Float" ? Double(Float(number)) : number)
        case (let name, .decimal(let value)) where SizedInteger.Kind(typeName: name) != nil:
            guard let whole = Int128(value.description),
                let made = try execution.make(SizedInteger.Kind(typeName: name), whole)
            else { throw fail("dataCorrupted", nil, [], "Parsed JSON number <\(value)> does not fit in \(name).") }
            return made
        case (let name, .double(let value)) where name == "Int" || SizedInteger.Kind(typeName: name) != nil:
            throw fail("dataCorrupted", nil, [], "Number \(value) is not representable in Swift.")
        case ("Double", .string(let text)), ("CGFloat", .string(let text)), ("Float", .string(let text)):
            guard let texts = options.unusualNumbers, let index = texts.firstIndex(of: text) else { break }
            return .double([Double.infinity, -.infinity, .nan][index])
        case ("Range", .array(let ends)) where ends.count == 2, ("ClosedRange", .array(let ends)) where ends.count == 2:
            let bounds = try ends.enumerated().map { try decode($1, as: arguments[0], path + ["Index \($0)"]) }
            return try RangeValue.make(decl.name == "Range" ? .halfOpen : .closed, bounds[0], bounds[1], execution)
        case ("Character", .string(let text)) where text.count == 1: return .character(text.first ?? " ")
        case ("Decimal", .double(let value)): return .box(Decimal(string: "\(value)") ?? Decimal(value))
        case ("Array", .array(let items)):
            return .array(
                try items.enumerated().map { try decode($1, as: arguments[0], path + ["Index \($0)"]) })
        case ("Set", .array(let items)):
            let made = SetValue()
            for item in items { made.insert(try execution.hashable(try decode(item, as: arguments[0], path))) }
            return .set(made)
        case ("Dictionary", .object(let entries)):
            guard writesKeys(of: arguments[0]) else { throw mismatch(type, path) }
            let made = DictionaryValue()
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                let isNumber = arguments[0] == execution.world.known.int
                guard !isNumber || Int(key) != nil else { throw mismatch(arguments[0], path) }
                var name: Value = isNumber ? .int(Int(key) ?? 0) : .string(key)
                if !isNumber, arguments[0] != execution.world.known.string {
                    name = try decode(.string(key), as: arguments[0], path)
                }
                made.set(try decode(value, as: arguments[1], path + [key]), for: try execution.hashable(name))
            }
            return .dictionary(made)
        case ("Dictionary", .array(let items)) where !writesKeys(of: arguments[0]) && items.count % 2 == 0:
            let made = DictionaryValue()
            for index in stride(from: 0, to: items.count, by: 2) {
                let key = try decode(items[index], as: arguments[0], path + ["Index \(index)"])
                let value = try decode(items[index + 1], as: arguments[1], path + ["Index \(index + 1)"])
                made.set(value, for: try execution.hashable(key))
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
        case ("Date", _): return try decodeDate(node, type, path).bridged
        case (let name, .int(let value)):
            guard SizedInteger.Kind(typeName: name) != nil else { break }
            guard let made = try execution.number(.int(value), named: name, exactly: true) else {
                throw fail("dataCorrupted", nil, [], "Parsed JSON number <\(value)> does not fit in \(name).")
            }
            return made
        default: break
        }
        let decoder = DecoderValue(node: node, path: path, options: options)
        switch decl.name {
        case "Array", "Set": throw notAnArray(decoder)
        case "Dictionary": throw notAnObject(decoder)
        default: throw mismatch(type, path, node)
        }
    }

    /// Whether a dictionary of such keys is an object; others are arrays of keys and values in turn.
    func writesKeys(of type: Type) -> Bool {
        if type == execution.world.known.int || type == execution.world.known.string { return true }
        return execution.conforms(type, to: "CodingKeyRepresentable")
    }

    private func decodeDate(_ node: JSONNode, _ type: Type, _ path: [String]) throws -> Date {
        let number: Double? =
            switch node {
            case .int(let value): Double(value)
            case .double(let value): value
            case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
            default: nil
            }
        var name = ""
        switch options.dates {
        case .named(let known): name = known
        case .formatted(let formatter):
            if case .string(let text) = node,
                let date = formatter.formatter(in: execution.formatContext).date(from: text)
            {
                return date
            }
            throw fail("dataCorrupted", nil, path, "Date string does not match format expected by formatter.")
        case .custom(let function):
            let decoder = Value.box(DecoderValue(node: node, path: path, options: options))
            let made = try execution.call(function, [decoder])
            guard let date = made.unbox(as: Date.self) else { throw mismatch(type, path) }
            return date
        }
        switch (name, node, number) {
        case ("iso8601", .string(let text), _):
            if let date = try? Date(text, strategy: .iso8601) { return date }
            throw fail("dataCorrupted", nil, [], "Expected date string to be ISO8601-formatted.")
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
                if let own = item.rawValue, try execution.areEqual(own, value) {
                    return .enumeration(EnumInstance(enumCase: item, typeArguments: [], payload: []))
                }
            }
            throw fail(
                "dataCorrupted", nil, path,
                "Cannot initialize \(decl.name) from invalid \(execution.describe(raw)) value \(try execution.description(of: value))"
            )
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
        guard case .object(let written) = node else {
            throw notAnObject(DecoderValue(node: node, path: path, options: options))
        }
        let entries = try keyed(written, path)
        let substitution = Substitution(decl.genericSignature.parameters, arguments)
        var fields: [Value] = []
        for property in decl.storedProperties {
            let initial: () throws -> Value? = {
                try property.initialValue.map { try execution.evaluate($0, typeArguments: arguments, at: range) }
            }
            guard let key = key(of: property, in: decl), !(property.isLet && property.hasInitialValue) else {
                fields.append(try initial() ?? .null)
                continue
            }
            let type = execution.world.substitute(property.type, substitution)
            if let found = entries[key] {
                fields.append(try decode(found, as: type, path + [key]))
            } else if execution.world.wrapped(type) != nil {
                fields.append(.null)
            } else {
                throw missing(key, path)
            }
        }
        if decl.kind == .class {
            return .object(ClassInstance(decl: decl, typeArguments: arguments, fields: fields))
        }
        return .structure(StructInstance(decl: decl, typeArguments: arguments, fields: fields))
    }

    /// The key of a property: what `CodingKeys` says, else its name; nil where `CodingKeys` leaves it out. What stores
    /// a wrapper has the key of the property that is wrapped.
    func key(of property: VariableDecl, in decl: NominalDecl) -> String? {
        let name = wrappedProperty(storedIn: property, of: decl)?.name ?? property.name
        guard case .nominal(let keys)? = decl.nestedType(named: "CodingKeys"), keys.kind == .enum else { return name }
        guard let item = keys.enumCases.first(where: { $0.name == name }) else { return nil }
        if case .string(let name)? = item.rawValue { return name }
        return item.name
    }

    private func wrappedProperty(storedIn property: VariableDecl, of decl: NominalDecl) -> VariableDecl? {
        guard property.name.hasPrefix("_") else { return nil }
        return decl.members(named: String(property.name.dropFirst())).lazy.compactMap { $0 as? VariableDecl }
            .first { $0.wrapper?.backing === property }
    }

    /// `init(from: Decoder)` as the program writes it.
    private func ownInitializer(_ decl: NominalDecl) -> FunctionDecl? {
        decl.members(named: "init").lazy.compactMap { $0 as? FunctionDecl }.first {
            $0.native == nil && takesCoder($0, "from", "Decoder")
        }
    }

    func takesCoder(_ function: FunctionDecl, _ label: String, _ name: String) -> Bool {
        guard function.parameters.count == 1, function.parameters[0].label == label,
            let coder = execution.world.protocolDecl(named: name)
        else { return false }
        switch function.parameters[0].type {
        case .existential(let protocols): return protocols.contains { $0 === coder }
        case .parameter: return true
        default: return false
        }
    }

    /// The raw type of a struct that says `RawRepresentable`: it is written as its raw value.
    func rawType(of type: Type) -> Type? {
        guard let item = execution.world.known.rawRepresentableProtocol, execution.world.conforms(type, to: item) else {
            return nil
        }
        return execution.associatedType("RawValue", of: type)
    }
}

/// A `CodingKey` in an error.
struct CodingKeyValue: Hashable, Sendable, DescribedByEvaluator {
    let name: String
    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        "CodingKeys(stringValue: \"\(name)\", intValue: nil)"
    }
}
