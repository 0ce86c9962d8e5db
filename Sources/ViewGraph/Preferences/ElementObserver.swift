import Foundation

/// A node that looks at its content's elements after a layout that may have changed them, and tells somebody what did.
@_documentation(metadata: engine)
open class ElementObserverNode: SingleChildNode {
    package private(set) final var observed: [ObservedElementNode] = []
    private var isGone = false
    private var isWaiting = false
    /// Those of several that look after one layout do it in the order in which they were made.
    final let number: Int

    public override init(_ context: NodeContext) {
        number = context.graph.nextNumber()
        super.init(context)
        if observesPlaces { graph.observePlaces(self) }
        wait()
    }

    /// True where what is observed may change because something far away was placed elsewhere.
    open var observesPlaces: Bool { false }

    /// Looks after the next layout.
    package final func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        graph.observerNeedsLook(self)
    }

    /// As a reader would write the modifier.
    open var label: String { "" }

    open override func makeElements() -> [LayoutNode] {
        observed = super.makeElements().enumerated().map { index, content in
            if index < observed.count, observed[index].child === content { return observed[index] }
            return ObservedElementNode(viewNode: self, child: content, label: label)
        }
        wait()
        return observed
    }

    open override var runs: [ElementRun] { isLazy ? sectionedRuns : super.runs }

    /// Compares the element with what was known of it.
    open func observe(_ element: ObservedElementNode, at index: Int) {}

    func layoutDidUpdate() {
        isWaiting = false
        guard !isGone else { return }
        graph.work.observed += 1
        for (index, element) in observed.enumerated() {
            observe(element, at: index)
            // What was invalidated while it was laid out says nothing more until it is laid out again.
            if !element.isPlaced { element.isStale = true }
        }
    }

    public override func unmount() {
        isGone = true
        super.unmount()
    }
}

/// An element that somebody observes; it changes nothing.
@_documentation(metadata: engine)
public final class ObservedElementNode: PassThroughLayoutNode {
    private let label: String
    /// True where the layout was worked out anew since this was last set to false.
    package var isStale = true {
        didSet { if isStale { (viewNode as? ElementObserverNode)?.wait() } }
    }

    init(viewNode: ViewNode, child: LayoutNode, label: String) {
        self.label = label
        super.init(viewNode: viewNode, child: child)
    }

    public override var name: String { label }
    public override func layoutWasInvalidated() { isStale = true }
    public override func placesInsideMayHaveChanged() { isStale = true }
}

/// Calls an action with the value its content hands up, first and whenever it has changed.
package nonisolated struct PreferenceObserverModifier<Value>: PrimitiveModifier {
    let channel: PreferenceChannel<Value>
    let isEqual: (Value, Value) -> Bool
    let action: (Value) -> Void

    package init(
        _ channel: PreferenceChannel<Value>, isEqual: @escaping (Value, Value) -> Bool,
        action: @escaping (Value) -> Void
    ) {
        (self.channel, self.isEqual, self.action) = (channel, isEqual, action)
    }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        var known = existing as? PreferenceObserverNode<Value>
        if known?.modifier.channel.id != modifier.channel.id { known = nil }
        let node = known ?? PreferenceObserverNode(modifier, context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class PreferenceObserverNode<Value>: ElementObserverNode {
    private(set) var modifier: PreferenceObserverModifier<Value>
    private var known: [Int: Value] = [:]

    init(_ modifier: PreferenceObserverModifier<Value>, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    override var label: String { ".onPreferenceChange" }

    func update(_ modifier: PreferenceObserverModifier<Value>, content: any View, in context: NodeContext) {
        adopt(context)
        self.modifier = modifier
        setChild(content, component: .position(0))
    }

    override func observe(_ element: ObservedElementNode, at index: Int) {
        guard element.isStale else { return }
        element.isStale = false
        let value = element.preference(modifier.channel) ?? modifier.channel.defaultValue()
        if let old = known[index], modifier.isEqual(old, value) { return }
        known[index] = value
        graph.afterUpdate { [weak self] in self?.modifier.action(value) }
    }
}
