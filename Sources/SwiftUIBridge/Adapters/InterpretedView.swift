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
    func isSame(as other: InterpretedView) -> Bool { decl === other.decl && value.isSame(as: other.value) }
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
        let viewChanged = !self.view.value.isSame(as: view.value)
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        self.view = view
        refresh(viewChanged: viewChanged, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View {
        try properties.link(&view.value, to: self, environment, view.evaluator)
        let body = try view.evaluator.property("body", of: view.value)
        return try AnyView.bridge(body, view.evaluator).content
    }
}
