import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A view that the program declares. Its node has the declared type's name and identity.
struct InterpretedView: PrimitiveView {
    var value: Value
    let decl: NominalDecl
    let evaluator: any Evaluator

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let node = existing as? InterpretedViewNode, node.decl === view.decl {
            node.update(view, in: context)
            return node
        }
        return InterpretedViewNode(view, in: context)
    }
}

extension InterpretedView: CustomComparable {
    func isSame(as other: InterpretedView) -> Bool {
        guard decl === other.decl else { return false }
        if value.isSame(as: other.value) { return true }
        // Apple: what is more than plain memory and `Equatable` is compared as it says.
        guard evaluator.conforms(value, to: "Equatable"), !value.isPlain else { return false }
        return evaluator.areSame(value, other.value)
    }
}

extension Evaluator {
    /// Whether the program finds two values equal; what fails while it compares is reported.
    func areSame(_ a: Value, _ b: Value) -> Bool {
        do { return try areEqual(a, b) } catch {
            record(error)
            return false
        }
    }
}

extension Value {
    /// Whether the bytes of the value are all there is of it: no text, closure, object or memory of a view.
    fileprivate var isPlain: Bool {
        switch self {
        case .void, .bool, .int, .double, .integer: true
        case .some(let box): box.value.isPlain
        case .tuple(let values): values.allSatisfy(\.isPlain)
        case .structure(let instance): instance.fields.allSatisfy(\.isPlain)
        case .enumeration(let instance): instance.payload.allSatisfy(\.isPlain)
        default: false
        }
    }
}

/// A view of the program that is compared as it says, for `EquatableView`.
struct InterpretedEquatable: PrimitiveView, Equatable {
    let content: AnyView
    let value: Value
    let evaluator: any Evaluator

    static func view(_ value: Value, _ evaluator: any Evaluator) throws -> Value {
        let content = try AnyView.bridge(value, evaluator)
        let shell = InterpretedEquatable(content: content, value: value, evaluator: evaluator)
        return AnyView(any: EquatableView(content: shell)).bridged
    }

    static func == (a: Self, b: Self) -> Bool { a.evaluator.areSame(a.value, b.value) }

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        AnyView._reconcile(view.content, existing: existing, in: context)
    }
}

/// The node of a declared view: a value of it with the node's memory behind its dynamic properties.
final class InterpretedViewNode: CompositeViewNode {
    let decl: NominalDecl
    private var view: InterpretedView
    private let properties: LinkedFields

    init(_ view: InterpretedView, in context: NodeContext) {
        self.view = view
        decl = view.decl
        properties = LinkedFields(of: view.value, view.evaluator)
        super.init(context)
        refresh(viewChanged: true, environmentChanged: true)
    }

    override var typeName: String { decl.name }
    override var propertyLabels: [String] { properties.labels }

    func update(_ view: InterpretedView, in context: NodeContext) {
        let viewChanged = !self.view.isSame(as: view)
        if viewChanged {
            let evaluator = view.evaluator
            animate(
                from: ProgramVector.quantities(of: self.view.value, evaluator),
                to: ProgramVector.quantities(of: view.value, evaluator))
        }
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        self.view = view
        refresh(viewChanged: viewChanged, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View {
        try properties.link(&view.value, to: self, environment, view.evaluator)
        var shown = view.value
        if let shownData { try ProgramVector.set(shownData, in: &shown, view.evaluator) }
        let body = try view.evaluator.property("body", of: shown)
        return try AnyView.bridge(body, view.evaluator).content
    }
}
