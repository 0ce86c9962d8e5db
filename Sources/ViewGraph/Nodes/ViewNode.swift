import Foundation

/// Where a node stands below its parent: what its identity adds to the parent's.
package enum PathComponent: Hashable {
    /// A wrapper that adds nothing.
    case none
    case position(Int)
    case branch(Int, of: Int)
    /// In a box of its own, so that contexts, which are copied at each step down, hold one reference for it.
    indirect case explicit(AnyHashable)

    /// As `render inspect` writes it; positions are joined by dots, the others follow directly.
    package var description: String {
        switch self {
        case .none: return ""
        case .position(let index): return ".\(index)"
        case .branch(0, of: 2): return ".ifBranch"
        case .branch(1, of: 2): return ".elseBranch"
        case .branch(let index, _): return ".case\(index)"
        case .explicit(let id): return "[\(id.base)]"
        }
    }
}

/// What a node receives from its parent.
///
/// It is copied several times for each node, so the graph and the parent aren't counted: both outlive the call that a
/// context is made for, and nobody keeps one.
@_documentation(metadata: engine)
public struct NodeContext {
    // Unsafe: see above; a context lives on the stack of the call it is made for.
    package unowned(unsafe) let graph: ViewGraph
    package unowned(unsafe) let parent: ViewNode?
    package let component: PathComponent
    package var environment: EnvironmentValues
    /// True in a container that makes its children when they become visible.
    package var isLazy = false
    /// True where all that the node stands for is to be one view.
    package var isSinglePlace = false

    package init(graph: ViewGraph, parent: ViewNode?, component: PathComponent, environment: EnvironmentValues) {
        (self.graph, self.parent, self.component, self.environment) = (graph, parent, component, environment)
    }
}

/// A reference that ends with its node. Weak references do that, too, but every object that has one is counted several
/// times as slowly from then on, and each node with children would have one.
final class NodeHandle {
    // Unsafe: the node clears it in `deinit`. Unmanaged, so that asking whether it is there doesn't count it.
    // Unchecked: read and written whole.
    @exclusivity(unchecked) private var reference: Unmanaged<ViewNode>?
    var node: ViewNode? {
        get { reference?.takeUnretainedValue() }
        set { reference = newValue.map { .passUnretained($0) } }
    }
    var isGone: Bool { reference == nil }
    init(_ node: ViewNode) { reference = .passUnretained(node) }
}

/// A node of the render tree. Views are made again and again; nodes stay, and with them state and geometry.
@_documentation(metadata: engine)
open class ViewNode {
    /// The tree the node stands in; see `unretainedGraph`.
    package final var graph: ViewGraph { unretainedGraph.takeUnretainedValue() }
    /// The graph keeps its nodes, and outlives the work on them. Each node hands it on to those it makes, and counting it
    /// there took as long as making them.
    // Unsafe: see above.
    let unretainedGraph: Unmanaged<ViewGraph>
    package final var parent: ViewNode? { parentHandle?.node }
    private let parentHandle: NodeHandle?
    /// What children know this node by; made for the first.
    @exclusivity(unchecked) private var handle: NodeHandle?
    package private(set) var component: PathComponent
    // Unchecked as those of `LayoutNode`: read and written whole.
    @exclusivity(unchecked) package private(set) var environment: EnvironmentValues
    /// The distance from the root, so that parents are updated before their children.
    package let depth: Int
    /// The pass in which the node was made.
    let birth: UInt32
    /// False for what was made only because it came into sight: it comes without a transition.
    var isInsertion = true
    /// True where the members of a list may be made later, see `runs`.
    package private(set) var isLazy: Bool
    /// True where all that the node stands for is to be one view, see `modified`.
    package private(set) var isSinglePlace: Bool
    @exclusivity(unchecked) private var cachedElements: [LayoutNode]?

    public init(_ context: NodeContext) {
        unretainedGraph = .passUnretained(context.graph)
        parentHandle = context.parent?.handleForChildren()
        component = context.component
        environment = context.environment
        depth = (context.parent?.depth ?? 0) + 1
        isLazy = context.isLazy
        isSinglePlace = context.isSinglePlace
        birth = UInt32(truncatingIfNeeded: context.graph.progress.passes)
        // Unsafe: the context's graph is alive while nodes are made.
        unretainedGraph._withUnsafeGuaranteedRef { $0.nodeWasMade(self) }
    }

    deinit { handle?.node = nil }

    func handleForChildren() -> NodeHandle {
        if let handle { return handle }
        let handle = NodeHandle(self)
        self.handle = handle
        return handle
    }

    /// Which way leading points for this node.
    final var layoutDirection: LayoutDirection { environment.layoutDirectionForLayout }

    /// Takes over a new context; the place in the tree stays.
    package func adopt(_ context: NodeContext) {
        component = context.component
        environment = context.environment
        isLazy = context.isLazy
        isSinglePlace = context.isSinglePlace
    }

    /// What stands for this node in the layout: none, one or several elements.
    package final var elements: [LayoutNode] {
        if let cachedElements { return cachedElements }
        // Unsafe: the graph keeps its nodes.
        let elements = unretainedGraph._withUnsafeGuaranteedRef { $0.withStackSpace { makeElements() } }
        cachedElements = elements
        return elements
    }

    /// False from when they changed until somebody asks for them again.
    package final var hasKnownElements: Bool { cachedElements != nil }

    /// Whether the node stands inside another one's content, however deep.
    package final func isBelow(_ other: ViewNode) -> Bool {
        var node = parent
        while let current = node, current.depth >= other.depth {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    open func makeElements() -> [LayoutNode] { [] }

    /// Makes content while elements are asked for, when no view is being updated: what closures in it read, the view
    /// round it depends on.
    package final func makingContentLate<Result>(_ body: () throws -> Result) rethrows -> Result {
        var node: ViewNode? = self
        while let current = node {
            if let owner = current as? DependentNode { return try graph.tracker.whileUpdating(owner, body) }
            node = current.parent
        }
        return try body()
    }

    open var childNodes: [ViewNode] { [] }

    /// The same for a container that makes its children when they become visible.
    open var runs: [ElementRun] { elements.map { .element($0) } }

    /// The node that a report finds this one under.
    open var reportedParent: ViewNode? { parent }

    /// What the changes below this node belong to, for one that makes something else of it than what is round it.
    open var contentTransaction: Transaction? { nil }

    /// True for nodes whose children stand in the list that the node itself stands in.
    open var isListTransparent: Bool { false }

    /// True for nodes that stand for what their content stands for: its place is theirs.
    open var handsPlaceOn: Bool { false }

    /// Makes what the node shows anew before the next layout, for content that changes by itself.
    package func remakeElements() { elementsDidChange() }

    /// Tells whoever lays the elements out that there are others now.
    package func elementsDidChange() {
        cachedElements = nil
        guard let parent else { return }
        graph.withStackSpace { parent.elementsOfDescendantDidChange() }
    }

    /// Passes the news up; a node that lays its content out itself stops it.
    open func elementsOfDescendantDidChange() {
        // Where children are made one by one, the container asks for runs, and nobody keeps elements.
        guard cachedElements != nil || isLazy else { return }
        elementsDidChange()
    }

    /// Warns of something in the view that this node stands for.
    package func report(_ warning: String) { graph.report(warning, about: .node(self)) }

    /// The node leaves the tree: its memory goes with it.
    open func unmount() {
        graph.withStackSpace { for child in childNodes { child.unmount() } }
        graph.nodeWillLeave(self)
    }

    package func childContext(_ component: PathComponent) -> NodeContext {
        childContext(component, environment: environment)
    }

    package func childContext(_ component: PathComponent, environment: EnvironmentValues) -> NodeContext {
        var context = NodeContext(graph: graph, parent: self, component: component, environment: environment)
        context.isLazy = isLazy && isListTransparent
        context.isSinglePlace = isSinglePlace && handsPlaceOn
        return context
    }
}

/// A node with at most one child, whose elements are its own.
@_documentation(metadata: engine)
open class SingleChildNode: ViewNode {
    // Unchecked as those of `LayoutNode`: read and written whole.
    @exclusivity(unchecked) package private(set) final var child: ViewNode?

    package final func setChild(_ view: any View, component: PathComponent) {
        setChild(view, in: childContext(component))
    }

    package final func setChild(_ view: any View, in context: NodeContext) {
        let returning = child == nil ? graph.returning(to: self, at: context.component) : nil
        let new = graph.reconcile(view, existing: child ?? returning, in: context)
        if let returning, returning !== new { returning.unmount() }
        if new !== child {
            if let child { graph.remove(child, from: self) }
            child = new
            childDidChange()
        }
    }

    /// Another node stands for the content now. A node that lays its content out itself need tell nobody.
    open func childDidChange() { elementsDidChange() }

    package final func removeChild() {
        guard let old = child else { return }
        graph.remove(old, from: self)
        child = nil
        elementsDidChange()
    }

    open override var handsPlaceOn: Bool { isListTransparent }
    open override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    open override func makeElements() -> [LayoutNode] { child?.elements ?? [] }
    open override var runs: [ElementRun] { isListTransparent ? child?.runs ?? [] : super.runs }
}
