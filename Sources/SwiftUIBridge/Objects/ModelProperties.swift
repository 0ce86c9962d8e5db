import SwiftInterpreter

/// What the properties of a `@Model` object lead to.
struct ModelProperties {
    private let object: Value
    private let evaluator: any Evaluator
    private let properties: [VariableDecl]

    init(_ value: Value, _ evaluator: any Evaluator) {
        var value = value
        while case .existential(let box) = value { value = box.value }
        (object, self.evaluator) = (value, evaluator)
        if case .object(let instance) = value {
            properties = instance.decl.storedProperties.filter { !$0.isStatic }
        } else {
            properties = []
        }
    }

    /// The models that properties hold, alone, optional or in collections. Whoever asks comes to depend on them.
    func related(cascading: Bool) throws -> [Value] {
        var found: [Value] = []
        for property in properties where property.leadsToModels && (!cascading || property.cascadesDeletion) {
            try collect(evaluator.property(property.name, of: object), into: &found)
        }
        return found
    }

    func collect(_ value: Value, into found: inout [Value]) throws {
        switch value {
        case .object: if evaluator.conforms(value, to: "PersistentModel") { found.append(value) }
        case .some(let box): try collect(box.value, into: &found)
        case .existential(let box): try collect(box.value, into: &found)
        case .array(let items): for item in items { try collect(item, into: &found) }
        case .set(let members): for item in members.members { try collect(item.value, into: &found) }
        default: break
        }
    }

    /// By name, the values that only one model may have.
    func uniqueValues() throws -> Value {
        let result = DictionaryValue()
        for property in properties where property.isUniqueInModel {
            let value = try evaluator.property(property.name, of: object)
            result.set(value, for: try evaluator.hashable(.string(property.name)))
        }
        return .dictionary(result)
    }
}
