import SwiftInterpreter

/// Keeps relationships of models and their inverses alike: what one side got or lost since the last time, the other
/// side gets or loses.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class ModelLinks: @unchecked Sendable {
    /// A model, its property, and a model that this leads to.
    private struct Link: Hashable {
        let model: ClassInstance
        let property: VariableDecl
        let target: ClassInstance

        static func == (a: Link, b: Link) -> Bool {
            a.model === b.model && a.property === b.property && a.target === b.target
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(model))
            hasher.combine(ObjectIdentifier(property))
            hasher.combine(ObjectIdentifier(target))
        }

        /// The same relationship seen from the other side.
        var mirror: Link? {
            let properties = target.decl.storedProperties
            let inverse =
                property.inverseInModel.flatMap { name in properties.first { $0.name == name } }
                ?? properties.first { $0.inverseInModel == property.name && $0.leadsToModels }
            return inverse.map { Link(model: target, property: $0, target: model) }
        }
    }

    private var known = Set<Link>()

    func update(_ models: [Value], _ evaluator: any Evaluator) throws {
        // A link that takes another one's place makes that one's mirror go: more than one round.
        for _ in 0..<4 {
            let links = try links(of: models, evaluator)
            let current = Set(links)
            let gone = known.subtracting(current)
            var changed = false
            for link in gone {
                guard let mirror = link.mirror, current.contains(mirror), known.contains(mirror) else { continue }
                try remove(mirror, evaluator)
                changed = true
            }
            for link in links where !known.contains(link) {
                guard let mirror = link.mirror, !current.contains(mirror) else { continue }
                try add(mirror, evaluator)
                changed = true
            }
            known = current
            if !changed { return }
        }
    }

    private func links(of models: [Value], _ evaluator: any Evaluator) throws -> [Link] {
        var links: [Link] = []
        for model in models {
            var model = model
            while case .existential(let box) = model { model = box.value }
            guard case .object(let instance) = model else { continue }
            for property in instance.decl.storedProperties where !property.isStatic && property.leadsToModels {
                var targets: [Value] = []
                try ModelProperties(model, evaluator).collect(
                    evaluator.property(property.name, of: model), into: &targets)
                for case .object(let target) in targets {
                    let link = Link(model: instance, property: property, target: target)
                    if link.mirror != nil { links.append(link) }
                }
            }
        }
        return links
    }

    private func add(_ link: Link, _ evaluator: any Evaluator) throws {
        let model = Value.object(link.model)
        let value: Value
        let target = Value.object(link.target)
        switch try evaluator.property(link.property.name, of: model) {
        case .array(let items): value = .array(items + [target])
        case .some(let box):
            if case .array(let items) = box.value {
                value = .some(ValueBox(.array(items + [target])))
            } else {
                value = .some(ValueBox(target))
            }
        case .null: value = .some(ValueBox(Self.isCollection(link.property) ? .array([target]) : target))
        default: value = target
        }
        set(value, link)
    }

    private func remove(_ link: Link, _ evaluator: any Evaluator) throws {
        func others(_ items: [Value]) -> [Value] {
            items.filter { if case .object(let item) = $0 { item !== link.target } else { true } }
        }
        let value: Value
        switch try evaluator.property(link.property.name, of: .object(link.model)) {
        case .array(let items): value = .array(others(items))
        case .some(let box):
            guard case .array(let items) = box.value else {
                value = .null
                break
            }
            value = .some(ValueBox(.array(others(items))))
        default: return
        }
        set(value, link)
    }

    /// Tells nobody: it happens while the models are read, by whoever shows them.
    private func set(_ value: Value, _ link: Link) {
        guard let index = link.property.fieldIndex, link.model.fields.indices.contains(index) else { return }
        link.model.fields[index] = value
    }

    private static func isCollection(_ property: VariableDecl) -> Bool {
        var type = property.type
        while case .nominal(let decl, let arguments) = type {
            if decl.name == "Array" { return true }
            guard let inner = arguments.first else { return false }
            type = inner
        }
        return false
    }
}

extension ModelLinks: NativeBoxed {}
