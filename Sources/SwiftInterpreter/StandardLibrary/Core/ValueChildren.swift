/// What a value holds, for whoever shows it: `dump` and `Mirror`.
extension Execution {
    typealias Child = (label: String?, value: Value, type: Type?)

    /// By name where they have one, with the types they are declared with.
    func children(of value: Value, _ type: Type? = nil) -> [Child] {
        var element: Type?
        var types: [Type] = []
        if case .nominal(let decl, let arguments)? = type, decl.native != nil {
            (element, types) = (arguments.last, arguments)
        }
        switch value {
        case .array(let items): return items.map { (nil, $0, element) }
        case .set(let members): return members.members.map { (nil, $0.value, element) }
        case .dictionary(let table):
            let pair =
                types.count == 2 ? Type.tuple([TupleElement("key", types[0]), TupleElement("value", types[1])]) : nil
            return table.entries.map {
                (
                    nil, .tuple([$0.key.value, $0.value]),
                    pair ?? .tuple([TupleElement("key", .any), TupleElement("value", .any)])
                )
            }
        case .tuple(let items):
            var elements: [TupleElement] = []
            if case .tuple(let known)? = type { elements = known }
            return items.enumerated().map { index, item in
                let known = index < elements.count ? elements[index] : nil
                return (known?.label ?? ".\(index)", item, known?.type)
            }
        case .some(let box): return [("some", box.value, element)]
        case .structure(let instance):
            return zip(instance.decl.storedProperties, instance.fields).map { ($0.name, $1, $0.type) }
        case .object(let object):
            return zip(object.decl.storedProperties, object.fields).map { ($0.name, $1, $0.type) }
        case .enumeration(let instance):
            let parameters = instance.enumCase.parameters
            if instance.payload.isEmpty { return [] }
            if instance.payload.count == 1, parameters[0].label == nil {
                return [(instance.enumCase.name, instance.payload[0], parameters[0].type)]
            }
            let elements = parameters.map { TupleElement($0.label, $0.type) }
            return [(instance.enumCase.name, .tuple(instance.payload), .tuple(elements))]
        case .native(let object):
            guard let range = object.anyValue as? RangeValue else { return [] }
            return [("lowerBound", range.lower), ("upperBound", range.upper)].compactMap { label, bound in
                bound.map { (label, $0, nil) }
            }
        default: return []
        }
    }
}

extension StandardLibrary {
    /// What `Mirror` asks.
    static func addMirrorHost(_ t: inout NativeMembersBuilder) {
        t.add("static func children(of value: Any, _ superclass: Int) -> [(label: String?, value: Any)]") { call in
            let (value, type) = bare(call.argument(0))
            var children = try call.execution.children(of: value, type)
            if case .object(let object) = value {
                let bounds = fields(of: object.decl, superclass: try call.int(1))
                children = Array(
                    children[min(bounds.lowerBound, children.count)..<min(bounds.upperBound, children.count)])
            }
            return .array(
                children.map { child in
                    let value =
                        child.type.map { Value.existential(ExistentialBox(type: $0, value: child.value)) }
                        ?? child.value
                    return .tuple([.optional(child.label.map(Value.string)), value])
                })
        }
        t.add("static func displayStyle(of value: Any) -> String") { call in
            .string(style(of: bare(call.argument(0)).value))
        }
        t.add("static func superclassCount(of value: Any) -> Int") { call in
            guard case .object(let object) = bare(call.argument(0)).value else { return .int(0) }
            return .int(lineage(of: object.decl).count - 1)
        }
    }

    private static func bare(_ value: Value) -> (value: Value, type: Type?) {
        if case .existential(let box) = value {
            let inner = bare(box.value)
            return (inner.value, inner.type ?? box.type)
        }
        return (value, nil)
    }

    private static func style(of value: Value) -> String {
        switch value {
        case .structure: "struct"
        case .object: "class"
        case .enumeration: "enum"
        case .tuple: "tuple"
        case .null, .some: "optional"
        case .array: "collection"
        case .dictionary: "dictionary"
        case .set: "set"
        default: ""
        }
    }

    /// A class and those it inherits from, the root last.
    private static func lineage(of decl: NominalDecl) -> [NominalDecl] {
        var result = [decl]
        while case .nominal(let parent, _)? = result[result.count - 1].superclass, result.count < 64 {
            if parent.native != nil { break }
            result.append(parent)
        }
        return result
    }

    /// Which fields of an object the class itself declares, or one it inherits from.
    private static func fields(of decl: NominalDecl, superclass: Int) -> Range<Int> {
        let lineage = lineage(of: decl)
        guard lineage.indices.contains(superclass) else { return 0..<0 }
        let end = lineage[superclass].storedProperties.count
        let start = superclass + 1 < lineage.count ? lineage[superclass + 1].storedProperties.count : 0
        return min(start, end)..<end
    }
}
