import Foundation

/// The node of a view (or view modifier) that somebody declared with a `body`: it holds state, knows what its body read
/// and runs it again only when that changed.
@_documentation(metadata: engine)
open class CompositeViewNode: DependentNode {
    /// Memory of the view's dynamic properties.
    package final var storage: [PropertyKey: AnyObject] = [:]
    private var reads = EnvironmentReads()
    private var lastBody: (any View)?
    /// Under which name a property of this view leads to memory of another node's.
    private var bindingLabels: [AnyHashable: String] = [:]
    private var markers: [LayoutNode] = []
    /// The view's own animatable data on their way to what they are to be.
    private var ownAnimation: AnimatedValue?
    private var wrappers = ElementWrappers()

    open override var isListTransparent: Bool { true }

    /// False for views of the library, whose bodies nobody wrote.
    open var isCounted: Bool { true }

    /// True for what is only a part of a view of the library: reports show what it consists of.
    open var isPart: Bool { false }

    /// Whether its properties can be given values from outside of the program.
    open var isSettable: Bool { isCounted }

    /// False for a node that no reader sees: the body's view has its identity.
    open var isStepOfPath: Bool { !isPart }

    /// Runs `body` with this node's memory behind its dynamic properties.
    open func evaluateBody(in environment: EnvironmentValues) throws -> any View { EmptyView() }

    /// The names of the dynamic properties, with their underscores.
    open var propertyLabels: [String] { [] }

    /// Brings the child up to date; `body` runs only where something it depends on may have changed.
    package final func refresh(viewChanged: Bool, environmentChanged: Bool) {
        let isFirst = lastBody == nil
        let readsChanged = environmentChanged && !isFirst && !environment.agrees(with: reads)
        if viewChanged || isDirty || isFirst || readsChanged {
            if isFirst {
                causes = ["@self", "@identity"] + propertyLabels
            } else {
                if viewChanged { causes.insert("@self", at: 0) }
                if readsChanged { causes += reads.labelsOfChanges(in: environment) }
            }
            runBody()
        } else if environmentChanged, let lastBody {
            update(lastBody)
        }
    }

    open override func dependenciesDidChange() {
        isDirty = true
        refresh(viewChanged: false, environmentChanged: false)
    }

    // MARK: - Animatable views

    /// The animatable data that the body is to run with; nil where the view's own hold.
    package final var shownData: _AnyAnimatableData? {
        guard let ownAnimation, ownAnimation.isRunning else { return nil }
        return ownAnimation.current
    }

    /// Called when the view was given other values, with the animatable data before and now.
    package final func animate(
        from old: @autoclosure () -> _AnyAnimatableData?, to new: @autoclosure () -> _AnyAnimatableData?
    ) {
        guard ownAnimation != nil || graph.animationPass != nil, let old = old(), let new = new(), old != new else {
            return
        }
        var transaction = graph.effectiveTransaction(of: self)
        switch graph.animationPass?.phaseChange {
        case .atOnce:
            ownAnimation?.remove()
            ownAnimation = nil
            return
        case .animated(let own): transaction = own
        case nil: break
        }
        guard ownAnimation != nil || transaction.animation != nil else { return }
        let value = ownAnimation ?? AnimatedValue(old)
        ownAnimation = value
        graph.animatorMade.move(value, to: new, transaction, environment)
        guard value.isRunning else { return }
        graph.animatorMade.drive(value, of: self) { [unowned self] in graph.needsFrame(self) }
    }

    /// The name by which this view knows a piece of memory.
    open override func label(of storage: ReadableStorage) -> String {
        if storage.owner === self || bindingLabels.isEmpty { return storage.label }
        return bindingLabels[AnyHashable(ObjectIdentifier(storage))] ?? storage.label
    }

    /// The values of the environment that the code read, by the names of the properties they were read through.
    package final var environmentLabels: [String] { reads.labels }

    package final func noteBinding(to source: AnyHashable, label: String) { bindingLabels[source] = label }

    private func update(_ body: any View) {
        graph.tracker.whileUpdating(self) { setChild(body, component: isStepOfPath ? .position(0) : .none) }
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
            if isCounted { graph.bodyDidRun(self) }
            causes.removeAll()
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
    override var propertyLabels: [String] { fields.labels }

    func update(_ view: V, in context: NodeContext) {
        let viewChanged = !areSame(self.view, view)
        if viewChanged { animate(from: animatableQuantities(of: self.view), to: animatableQuantities(of: view)) }
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        self.view = view
        refresh(viewChanged: viewChanged, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View {
        if !fields.isEmpty {
            fields.link(&view, node: self, environment: environment)
            // Without an object of the environment the body would trap.
            if let failure = graph.diagnostics.failure { throw failure }
        }
        let shown = shownData.map { animated(view, to: $0) } ?? view
        return withoutIsolation(shown) { $0.body }
    }
}

/// Stands for one element of a declared view in the layout: it changes nothing, it only has the view's name.
package final class CompositeLayoutNode: PassThroughLayoutNode {
    public override var name: String { (viewNode as? CompositeViewNode)?.typeName ?? "" }
    public override var isMarker: Bool { !isTransparent }
    public override var isTransparent: Bool { (viewNode as? CompositeViewNode)?.isPart ?? false }
}
