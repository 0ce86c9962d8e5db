import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What a `#Preview` shows where it declares properties of its own (`@Previewable @State var isOn = false`): its code
/// is a body then, with a node that keeps them.
struct PreviewContent: PrimitiveView {
    let body: FunctionBody
    let execution: Execution

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        guard let node = existing as? PreviewNode, node.view.body === view.body else {
            return PreviewNode(view, in: context)
        }
        node.update(view, in: context)
        return node
    }
}

final class PreviewNode: CompositeViewNode, LocalWrapperLinker {
    private(set) var view: PreviewContent
    /// The environment of the body that runs.
    private var current = EnvironmentValues()

    init(_ view: PreviewContent, in context: NodeContext) {
        self.view = view
        super.init(context)
        refresh(viewChanged: true, environmentChanged: true)
    }

    /// As the source has it; it is no type that a reader counts.
    override var typeName: String { "#Preview" }
    override var isCounted: Bool { false }
    override var isSettable: Bool { true }
    override var isStepOfPath: Bool { false }
    override var propertyLabels: [String] { view.body.linkedVariables.map(\.name) }

    func update(_ view: PreviewContent, in context: NodeContext) {
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        self.view = view
        refresh(viewChanged: false, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View {
        current = environment
        let execution = view.execution
        let outer = execution.wrapperLinker
        execution.wrapperLinker = self
        defer { execution.wrapperLinker = outer }
        return try AnyView.bridge(execution.run(view.body), execution).content
    }

    package func linked(_ value: Value, name: String) throws -> Value {
        guard case .native(let object) = value, let property = object.anyValue as? any LinkedProperty else {
            return value
        }
        return LinkedFields.linked(
            property, PropertyContext(node: self, key: PropertyKey(name), environment: current))
    }

    /// It isn't there for a reader.
    override func makeElements() -> [LayoutNode] { child?.elements ?? [] }
    override var runs: [ElementRun] { child?.runs ?? [] }
}
