import ViewGraph

nonisolated extension View {
    /// Calls an action with something worked out from where the scroll view inside stands: after the first layout, with
    /// the same value twice, and when it has changed.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollObserverModifier(label: ".onScrollGeometryChange") { known, scroll, _ in
                let value = transform(scroll.geometry)
                let old = known as? T
                guard old != value else { return nil }
                known = value
                return { action(old ?? value, value) }
            })
    }

    /// Calls an action for each phase the scroll view inside went through.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// The same, with the scroll view's geometry.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(
            ScrollObserverModifier(label: ".onScrollPhaseChange") { known, scroll, _ in
                let movements = scroll.movements
                // What moved before the observer came isn't told.
                let first = known as? Int ?? movements.count
                known = movements.count
                let context = ScrollPhaseChangeContext(geometry: scroll.geometry)
                let phases = movements.dropFirst(first)
                return phases.isEmpty
                    ? nil
                    : {
                        for phase in phases {
                            action(.idle, phase, context)
                            action(phase, .idle, context)
                        }
                    }
            })
    }

    /// Calls an action with the ids of the scroll view's targets that are visible, whenever they change.
    ///
    /// - Parameters:
    ///   - idType: the type of the ids it is called with; others are left out.
    ///   - threshold: how much of a target has to be visible, from 0 to 1.
    ///   - action: takes the ids, in the order of the targets.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            ScrollObserverModifier(label: ".onScrollTargetVisibilityChange") { known, scroll, _ in
                let visible = scroll.visibleTargets(threshold).compactMap { $0 as? ID ?? $0.base as? ID }
                guard known as? [ID] != visible else { return nil }
                known = visible
                return { action(visible) }
            })
    }

    /// Calls an action when so much of the view comes into the visible part of its scroll view, or leaves it.
    ///
    /// - Parameters:
    ///   - threshold: how much has to be visible, from 0 to 1.
    ///   - action: takes whether it is visible now.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            ScrollObserverModifier(label: ".onScrollVisibilityChange", isInside: true) { known, scroll, element in
                let isVisible = scroll.shows(element, threshold)
                guard known as? Bool ?? false != isVisible else { return nil }
                known = isVisible
                return { action(isVisible) }
            })
    }
}

/// Looks at a scroll view after each layout in which it may have moved.
struct ScrollObserverModifier: PrimitiveModifier {
    let label: String
    /// Whether the scroll view is round the content rather than in it.
    var isInside = false
    /// Compares with what was known, which it changes; what is to be done about it, if anything.
    let look: (inout Any?, ScrollLayoutNode, ObservedElementNode) -> (() -> Void)?

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        var same = existing as? ScrollObserverNode
        if same?.label != modifier.label { same = nil }
        let node = same ?? ScrollObserverNode(modifier, context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class ScrollObserverNode: ElementObserverNode {
    private var modifier: ScrollObserverModifier
    private var known: [Int: Any] = [:]

    init(_ modifier: ScrollObserverModifier, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    override var label: String { modifier.label }
    override var observesPlaces: Bool { modifier.isInside }

    func update(_ modifier: ScrollObserverModifier, content: any View, in context: NodeContext) {
        adopt(context)
        self.modifier = modifier
        setChild(content, component: .position(0))
    }

    override func observe(_ element: ObservedElementNode, at index: Int) {
        guard element.isPlaced, modifier.isInside || element.isStale else { return }
        element.isStale = false
        guard let scroll = modifier.isInside ? element.scrollViewAround : element.scrollViewInside else { return }
        var known = self.known[index]
        let action = modifier.look(&known, scroll, element)
        self.known[index] = known
        if let action { graph.afterUpdate(action) }
    }
}

extension LayoutNode {
    /// The innermost scroll view that the node is in.
    var scrollViewAround: ScrollLayoutNode? {
        var above = parent
        while let step = above {
            if let scroll = step as? ScrollLayoutNode { return scroll }
            above = step.parent
        }
        return nil
    }

    /// The first scroll view in the node, or the node itself.
    fileprivate var scrollViewInside: ScrollLayoutNode? {
        var queue: [LayoutNode] = [self]
        var next = 0
        while next < queue.count {
            if let scroll = queue[next] as? ScrollLayoutNode { return scroll }
            queue += queue[next].children
            next += 1
        }
        return nil
    }
}
