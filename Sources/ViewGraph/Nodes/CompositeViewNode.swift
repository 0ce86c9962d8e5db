import Foundation

/// The node of a view (or view modifier) that somebody declared with a `body`: it holds state, knows what its body read
/// and runs it again only when that changed.
open class CompositeViewNode: DependentNode {
    /// Memory of the view's dynamic properties.
    package final var storage: [PropertyKey: AnyObject] = [:]
    private var reads = EnvironmentReads()
    private var lastBody: (any View)?
    private var markers: [LayoutNode] = []
    private var wrappers = ElementWrappers()

    open override var isListTransparent: Bool { true }

    /// False for views of the library, whose bodies nobody wrote.
    open var isCounted: Bool { true }

    /// Runs `body` with this node's memory behind its dynamic properties.
    open func evaluateBody(in environment: EnvironmentValues) throws -> any View { EmptyView() }

    /// Brings the child up to date; `body` runs only where something it depends on may have changed.
    package final func refresh(viewChanged: Bool, environmentChanged: Bool) {
        if viewChanged || isDirty || lastBody == nil || environmentChanged && !environment.agrees(with: reads) {
            runBody()
        } else if environmentChanged, let lastBody {
            update(lastBody)
        }
    }

    open override func dependenciesDidChange() { refresh(viewChanged: true, environmentChanged: false) }

    private func update(_ body: any View) {
        graph.tracker.whileUpdating(self) { setChild(body, component: .position(0)) }
    }

    private func runBody() {
        isDirty = false
        guard graph.enter(self) else { return }
        defer { graph.leave(self) }
        let reads = EnvironmentReads()
        do {
            let body = try graph.tracker.whileEvaluating(self) {
                try evaluateBody(in: environment.recording(into: reads))
            }
            self.reads = reads
            lastBody = body
            if isCounted { graph.bodyDidRun(typeName) }
            update(body)
        } catch {
            graph.fail(error)
        }
    }

    /// The value an option (`--set`) gives a property in place of its declared one.
    package func initialValue<Value>(for key: PropertyKey, as type: Value.Type) -> Value? {
        // Nil would otherwise count as a value of an optional property.
        guard let value = graph.initialValueOverride(self, key) else { return nil }
        return value as? Value
    }

    open override var runs: [ElementRun] {
        guard isLazy else { return super.runs }
        return wrappers.wrap(child?.runs ?? []) { [unowned self] in CompositeLayoutNode(viewNode: self, child: $0) }
    }

    /// Each element of the body, marked as standing for this view.
    open override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        markers = contents.enumerated().map { index, content in
            if index < markers.count, let marker = markers[index] as? CompositeLayoutNode, marker.child === content {
                return marker
            }
            return CompositeLayoutNode(viewNode: self, child: content)
        }
        return markers
    }
}

/// A view that a compiled program declares.
class CompiledViewNode<V: View>: CompositeViewNode {
    private var view: V
    private lazy var fields = graph.dynamicFields(of: V.self)

    init(_ view: V, in context: NodeContext) {
        self.view = view
        super.init(context)
        refresh(viewChanged: true, environmentChanged: true)
    }

    override var typeName: String { graph.typeNames.name(of: V.self) }

    func update(_ view: V, in context: NodeContext) {
        let viewChanged = !areSame(self.view, view)
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        self.view = view
        refresh(viewChanged: viewChanged, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) -> any View {
        if !fields.isEmpty { fields.link(&view, node: self, environment: environment) }
        return withoutIsolation(view) { $0.body }
    }
}

/// Stands for one element of a declared view in the layout: it changes nothing, it only has the view's name.
package final class CompositeLayoutNode: PassThroughLayoutNode {
    public override var name: String { (viewNode as? CompositeViewNode)?.typeName ?? "" }
    public override var isMarker: Bool { true }
}
