import ViewGraph

/// Views below each other, of which only those are made that are visible.
///
/// It takes the width it is proposed and hugs its height (measured: facts.md 9.7).
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - alignment: the guide the views are lined up at.
    ///   - spacing: points between neighbours; nil takes what each pair prefers.
    ///   - pinnedViews: headers and footers of sections that stay at the edge while their section is visible.
    ///   - content: the views, made once they come near to what is visible.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? LazyStackNode ?? LazyStackNode(context)
        let layout = LazyStackNode.Arrangement(
            axis: .vertical, alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews)
        node.update(view.content, layout, in: context)
        return node
    }
}

/// Views beside each other, of which only those are made that are visible.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - alignment: the guide the views are lined up at.
    ///   - spacing: points between neighbours; nil takes what each pair prefers.
    ///   - pinnedViews: headers and footers of sections that stay at the edge while their section is visible.
    ///   - content: the views, made once they come near to what is visible.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.pinnedViews, self.content) = (alignment, spacing, pinnedViews, content())
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? LazyStackNode ?? LazyStackNode(context)
        let layout = LazyStackNode.Arrangement(
            axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews)
        node.update(view.content, layout, in: context)
        return node
    }
}

/// The node of a lazy stack: its content's nodes are made by its layout.
final class LazyStackNode: SingleChildNode, ContentContainer {
    struct Arrangement: Equatable {
        var axis: Axis
        var alignment: AlignmentKey
        var spacing: CGFloat?
        var pinnedViews: PinnedScrollableViews
        /// Of a list, whose elements stand in rows.
        var list: ListMetrics?
        var selection: ListSelection?
        var isEditing = false
        /// Of a grid, whose elements stand in lines of cells.
        var grid: LazyGridLayout?

        /// The row is the selected one; while rows are edited, one more or less of several.
        func choose(_ id: AnyHashable) {
            if isEditing, let toggle = selection?.toggle { toggle(id) } else { selection?.select(id) }
        }

        static func == (a: Arrangement, b: Arrangement) -> Bool {
            a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing
                && a.pinnedViews == b.pinnedViews && a.list == b.list && a.selection == b.selection
                && a.isEditing == b.isEditing
                && a.grid?.items == b.grid?.items
        }
    }

    private(set) var arrangement = Arrangement(
        axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, pinnedViews: [])
    private var layoutNode: LazyStackLayoutNode?
    private var isLayingOut = false
    private lazy var rowChoice = RowChoice(of: self)

    override var isListTransparent: Bool { true }

    func update(_ content: any View, _ arrangement: Arrangement, in context: NodeContext) {
        var own = context
        own.isLazy = true
        adopt(own)
        if arrangement != self.arrangement { layoutNode?.slotsDidChange() }
        self.arrangement = arrangement
        var inner = context.environment
        inner.stackOrientation = arrangement.axis
        if arrangement.selection != nil, inner.columnContext != nil { inner.rowChoice = rowChoice }
        setChild(content, in: childContext(.none, environment: inner))
        for state in rowStates.values where state.deletion != nil { state.update(in: childContext(.position(1))) }
    }

    override var runs: [ElementRun] { elements.map { .element($0) } }

    override func makeElements() -> [LayoutNode] {
        let node = layoutNode ?? LazyStackLayoutNode(stack: self)
        layoutNode = node
        return [node]
    }

    /// What changes while the layout makes views, it takes in itself.
    override func elementsOfDescendantDidChange() {
        guard !isLayingOut else { return }
        layoutNode?.slotsDidChange()
        graph.contentDidChange(self)
    }

    func refreshChildren() { layoutNode?.invalidateLayout() }

    var contentRuns: [ElementRun] { child?.runs ?? [] }

    // MARK: - Rows

    /// What the list remembers of its rows, by the nodes of their views.
    private var rowStates: [ObjectIdentifier: ListRowState] = [:]

    func rowState(of content: LayoutNode) -> ListRowState {
        let key = ObjectIdentifier(content.innermost.viewNode)
        if let known = rowStates[key] { return known }
        let state = ListRowState()
        rowStates[key] = state
        return state
    }

    /// Forgets the rows that are gone.
    func keepRowStates(of rows: [LayoutNode]) {
        guard rowStates.count > rows.count else { return }
        let kept = Set(rows.compactMap { ($0 as? ListRowNode).map { ObjectIdentifier($0.state) } })
        for (key, state) in rowStates where !kept.contains(ObjectIdentifier(state)) {
            state.deletion?.unmount()
            rowStates[key] = nil
        }
    }

    override var childNodes: [ViewNode] { super.childNodes + rowStates.values.compactMap(\.deletion) }

    func whileLayingOut<Result>(_ body: () -> Result) -> Result {
        let wasLayingOut = isLayingOut
        let departures = graph.layoutPass.departures
        isLayingOut = true
        defer {
            isLayingOut = wasLayingOut
            // What was made may be gone since, replaced by what came of laying it out: that is made next.
            if !wasLayingOut, graph.layoutPass.departures != departures {
                layoutNode?.slotsDidChange()
                graph.contentDidChange(self)
            }
        }
        return body()
    }
}
