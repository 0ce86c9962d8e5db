import Foundation

/// Values as `print`, interpolation and `String(describing:)` show them.
extension Execution {
    package func description(of value: Value) throws -> String {
        switch value {
        case .string(let text): return text
        case .character(let character): return String(character)
        case .int(let number): return String(number)
        case .double(let number): return number.description
        case .bool(let flag): return flag ? "true" : "false"
        case .integer(let integer): return integer.text
        case .void, .absent, .accessed: return "()"
        case .null: return "nil"
        case .some(let box): return "Optional(" + (try nested { try debugDescription(of: box.value) }) + ")"
        case .existential(let box): return try description(of: box.value, as: box.type)
        case .structure, .enumeration, .object:
            if let text = try userDescription("description", "CustomStringConvertible", of: value) { return text }
            if let text = try userDescription("debugDescription", "CustomDebugStringConvertible", of: value) {
                return text
            }
            return try nested { try structuralDescription(of: value) }
        case .metatype(let box): return spelledOut(box.type)
        case .closure: return "(Function)"
        case .native(let object):
            if let text = (object.anyValue as? any DescribedByEvaluator) {
                return try text.description(self, debug: false)
            }
            return withoutAddresses(String(describing: object.anyValue))
        case .keyPath(let path): return describe(path)
        case .cell(let cell): return try description(of: cell.value)
        case .weak(let reference):
            return try description(of: reference.object.map { .some(ValueBox(.object($0))) } ?? .null)
        case .array, .dictionary, .set, .tuple: return try nested { try collectionDescription(of: value, type: nil) }
        }
    }

    /// With the help of a static type, for what a value can't say of itself.
    func description(of value: Value, as type: Type) throws -> String {
        switch value {
        case .double(let number):
            if case .nominal(let decl, _) = type, decl.name == "Float" { return Float(number).description }
            return number.description
        case .tuple, .array, .dictionary: return try nested { try collectionDescription(of: value, type: type) }
        case .some(let box):
            guard let wrapped = world.wrapped(type) else { return try description(of: value) }
            return "Optional(" + (try nested { try debugDescription(of: box.value, as: wrapped) }) + ")"
        default: return try description(of: value)
        }
    }

    private func debugDescription(of value: Value, as type: Type) throws -> String {
        switch value {
        case .double, .tuple, .array, .dictionary, .some: return try description(of: value, as: type)
        default: return try debugDescription(of: value)
        }
    }

    /// As inside a collection: strings in quotes.
    package func debugDescription(of value: Value) throws -> String {
        switch value {
        case .string(let text): return text.debugDescription
        case .character(let character): return character.debugDescription
        case .structure, .enumeration, .object:
            if let text = try userDescription("debugDescription", "CustomDebugStringConvertible", of: value) {
                return text
            }
            if let text = try userDescription("description", "CustomStringConvertible", of: value) { return text }
            return try nested { try structuralDescription(of: value, isQualified: true) }
        case .existential(let box): return try debugDescription(of: box.value, as: box.type)
        case .set: return "Set(" + (try description(of: value)) + ")"
        case .metatype(let box): return qualified(box.type)
        case .native(let object):
            if let text = (object.anyValue as? any DescribedByEvaluator) {
                return try text.description(self, debug: true)
            }
            return withoutAddresses(String(reflecting: object.anyValue))
        default: return try description(of: value)
        }
    }

    private func userDescription(_ name: String, _ protocolName: String, of value: Value) throws -> String? {
        guard conforms(value, to: protocolName) else { return nil }
        let type = dynamicType(of: value)
        let hasOwn = world.lookup(name, in: type).contains { $0.native == nil && !$0.isRequirement && !$0.isStatic }
        guard hasOwn else { return nil }
        if isStackNearlyFull { throw depthFailure(at: counters.pointee.range) }
        if case .string(let text) = try property(name, of: value) { return text }
        return nil
    }

    private func structuralDescription(of value: Value, isQualified: Bool = false) throws -> String {
        switch value {
        case .structure(let instance):
            var parts: [String] = []
            for (property, field) in zip(instance.decl.storedProperties, instance.fields) {
                parts.append(property.name + ": " + (try debugDescription(of: field, as: property.type)))
            }
            return typeName(instance.decl, instance.typeArguments, isQualified) + "(" + parts.joined(separator: ", ")
                + ")"
        case .enumeration(let instance):
            var name = instance.enumCase.name
            if isQualified, let owner = instance.enumCase.owner {
                name = typeName(owner, instance.typeArguments, true) + "." + name
            }
            if instance.payload.isEmpty { return name }
            var parts: [String] = []
            for (index, item) in instance.payload.enumerated() {
                let label = index < instance.enumCase.parameters.count ? instance.enumCase.parameters[index].label : nil
                parts.append((label.map { $0 + ": " } ?? "") + (try debugDescription(of: item)))
            }
            return name + "(" + parts.joined(separator: ", ") + ")"
        case .object(let object): return "main." + object.decl.qualifiedName
        default: return ""
        }
    }

    private func typeName(_ decl: NominalDecl, _ arguments: [Type], _ isQualified: Bool) -> String {
        let name = isQualified ? "main." + decl.qualifiedName : decl.name
        if arguments.isEmpty { return name }
        return name + "<" + arguments.map(isQualified ? qualified : spelledOut).joined(separator: ", ") + ">"
    }

    /// A type with the module that declares it.
    func qualified(_ type: Type) -> String {
        switch type {
        case .nominal(let decl, let arguments):
            let module =
                decl.native == nil
                ? "main." : StandardLibrary.isFoundation(decl.qualifiedName) ? "Foundation." : "Swift."
            let own = arguments.suffix(
                decl.genericSignature.parameters.count - (decl.owner?.genericSignature.parameters.count ?? 0))
            let name = module + decl.qualifiedName
            return own.isEmpty ? name : name + "<" + own.map(qualified).joined(separator: ", ") + ">"
        case .tuple(let elements):
            let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + qualified($0.type) }
            return "(" + parts.joined(separator: ", ") + ")"
        case .metatype(let instance): return qualified(instance) + ".Type"
        default: return spelledOut(type)
        }
    }

    private func collectionDescription(of value: Value, type: Type?) throws -> String {
        var arguments: [Type] = []
        if case .nominal(_, let known)? = type { arguments = known }
        func show(_ item: Value, _ index: Int) throws -> String {
            try tick(counters.pointee.range)
            guard index < arguments.count else { return try debugDescription(of: item) }
            return try debugDescription(of: item, as: arguments[index])
        }
        switch value {
        case .array(let elements):
            return "[" + (try elements.map { try show($0, 0) }).joined(separator: ", ") + "]"
        case .set(let members):
            return "[" + (try members.members.map { try show($0.value, 0) }).joined(separator: ", ") + "]"
        case .dictionary(let table):
            if table.count == 0 { return "[:]" }
            let parts = try table.entries.map { (try show($0.key.value, 0)) + ": " + (try show($0.value, 1)) }
            return "[" + parts.joined(separator: ", ") + "]"
        case .tuple(let elements):
            var labels: [TupleElement] = []
            if case .tuple(let known)? = type, known.count == elements.count { labels = known }
            var parts: [String] = []
            for (index, element) in elements.enumerated() {
                var text = try debugDescription(of: element)
                if index < labels.count {
                    text = try debugDescription(of: element, as: labels[index].type)
                    if let label = labels[index].label { text = label + ": " + text }
                }
                parts.append(text)
            }
            return "(" + parts.joined(separator: ", ") + ")"
        default: return ""
        }
    }

    /// A type as `print(type(of: x))` shows it: `Array<Int>`, `Optional<Int>`, nested types by their last name.
    func spelledOut(_ type: Type) -> String {
        switch type {
        case .nominal(let decl, let arguments):
            let own = arguments.suffix(
                decl.genericSignature.parameters.count - (decl.owner?.genericSignature.parameters.count ?? 0))
            return own.isEmpty ? decl.name : decl.name + "<" + own.map(spelledOut).joined(separator: ", ") + ">"
        case .tuple(let elements):
            let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + spelledOut($0.type) }
            return "(" + parts.joined(separator: ", ") + ")"
        case .metatype(let instance): return spelledOut(instance) + ".Type"
        case .pack(let elements): return "Pack{" + elements.map(spelledOut).joined(separator: ", ") + "}"
        case .existential(let protocols):
            return protocols.isEmpty ? "Any" : protocols.map(\.name).joined(separator: " & ")
        default: return describe(type)
        }
    }

    func describe(_ path: KeyPathValue) -> String {
        var text = "\\" + describe(path.root)
        for step in path.steps {
            switch step.kind {
            case .property(let decl): text += "." + decl.name
            case .subscript: text += "[…]"
            case .tupleElement(let index): text += ".\(index)"
            case .optionalChain: text += "?"
            case .forceUnwrap: text += "!"
            case .optionalWrap: break
            }
        }
        return text
    }

    /// `\(value, specifier: "%.1f")` and `\(value, format: .percent)`.
    func format(_ value: Value, _ arguments: [(label: String?, value: Value)]) throws -> String {
        for argument in arguments {
            if argument.label == "specifier", case .string(let specifier) = argument.value {
                return try formatted(specifier, [value])
            }
            if argument.label == "format" {
                var style = argument.value
                let result = try callMethod("format", labels: [""], on: &style, [value])
                if case .string(let text) = result { return text }
                return try description(of: result)
            }
            if argument.label == "default", case .string(let text) = argument.value {
                switch value {
                case .null: return text
                case .some(let box): return try description(of: box.value)
                default: return try description(of: value)
                }
            }
        }
        return try description(of: value)
    }
}

/// A native value that shows interpreted values inside itself.
package protocol DescribedByEvaluator {
    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String
}

extension SizedInteger {
    var isSigned: Bool {
        switch kind {
        case .int8, .int16, .int32, .int64: true
        case .uint, .uint8, .uint16, .uint32, .uint64: false
        }
    }

    var text: String { isSigned ? String(Int64(bitPattern: bits)) : String(bits) }
}
