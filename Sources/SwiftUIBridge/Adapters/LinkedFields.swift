import SwiftInterpreter
import SwiftUI
import ViewGraph

/// The dynamic properties among the fields of a declared type, found once for each node.
struct LinkedFields {
    private enum Kind {
        case state
        case environment
        /// Another property of the engine's.
        case native
        /// A struct of the program that conforms to `DynamicProperty`, with properties of its own.
        case declared(LinkedFields)
    }

    private var fields: [(index: Int, name: String, kind: Kind)] = []

    var isEmpty: Bool { fields.isEmpty }
    var labels: [String] { fields.map(\.name) }

    init(of value: Value, _ evaluator: any Evaluator, depth: Int = 0) {
        guard case .structure(let instance) = value, depth < 32 else { return }
        for (index, field) in instance.fields.enumerated() where index < instance.decl.storedProperties.count {
            let name = instance.decl.storedProperties[index].name
            switch field {
            case .native(let object):
                if object is NativeBox<State<Value>> {
                    fields.append((index, name, .state))
                } else if object is NativeBox<SwiftUI.Environment<Value>> {
                    fields.append((index, name, .environment))
                } else if object.anyValue is any LinkedProperty {
                    fields.append((index, name, .native))
                }
            case .structure where evaluator.conforms(field, to: "DynamicProperty"):
                fields.append((index, name, .declared(LinkedFields(of: field, evaluator, depth: depth + 1))))
            default: break
            }
        }
    }

    /// Connects every dynamic property of `value` to the node's memory, the inner ones first.
    func link(
        _ value: inout Value, to node: CompositeViewNode, _ environment: EnvironmentValues,
        _ evaluator: any Evaluator, prefix: String = ""
    ) throws {
        guard !fields.isEmpty, case .structure(let instance) = value else { return }
        let copy = instance.copy()
        for (index, name, kind) in fields where index < copy.fields.count {
            let context = PropertyContext(node: node, key: PropertyKey(prefix + name), environment: environment)
            switch kind {
            case .state: Self.link(&copy.fields[index], State<Value>.self, context)
            case .environment: Self.link(&copy.fields[index], SwiftUI.Environment<Value>.self, context)
            case .native:
                if case .native(let object) = copy.fields[index], let property = object.anyValue as? any LinkedProperty
                {
                    copy.fields[index] = Self.linked(property, context)
                }
            case .declared(let inner):
                try inner.link(
                    &copy.fields[index], to: node, environment, evaluator, prefix: prefix + name + ".")
                _ = try evaluator.callMethod("update", labels: [], on: &copy.fields[index], [])
            }
        }
        value = .structure(copy)
    }

    private static func link<P: LinkedProperty>(_ value: inout Value, _: P.Type, _ context: PropertyContext) {
        guard case .native(let object) = value, let box = object as? NativeBox<P> else { return }
        value = linked(box.value, context)
    }

    static func linked<P: LinkedProperty>(_ property: P, _ context: PropertyContext) -> Value {
        var property = property
        property.link(to: context)
        property.update()
        return .box(property)
    }
}
