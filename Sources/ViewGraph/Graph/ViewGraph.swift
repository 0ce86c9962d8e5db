import Foundation

/// The render tree of one session: it keeps the nodes, brings them up to date, and answers what was laid out.
///
/// What belongs here later and has its place already: transactions and the virtual clock (`update` is the one point
/// where time passes), life-cycle callbacks (`nodeWasMade`, `nodeWillLeave`), preferences (collected on the way up from
/// `elements`).
public final class ViewGraph {
    package let tracker = DependencyTracker()
    package let typeNames = TypeNames()
    package let limits: GraphLimits
    package private(set) var root: ViewNode?
    private var rootContainer: LayoutNode?
    private var dirty: [CompositeViewNode] = []
    private var bodyDepth = 0
    private var knownFields: [ObjectIdentifier: DynamicFields] = [:]
    private var changedContainers: [any ContentContainer] = []

    /// True once the tree holds a layout that may answer for any guide.
    package var hasGuidingLayouts = false
    /// Built-in guides that some view of the tree sets explicitly.
    private var explicitGuides: Set<AlignmentKey> = []
    /// True once a view of the tree has a z index, so that drawing has to ask for them.
    package var usesZIndex = false

    /// How often each declared type's `body` ran.
    package private(set) var bodies: [String: Int] = [:]
    /// What views did that SwiftUI would warn of at run time.
    package private(set) var warnings: [String] = []
    /// The first thing that went wrong; the rest of the tree is still there.
    package private(set) var failure: (any Error)?
    private var nodeCount = 0

    /// Answers what an option gives a property instead of its declared initial value.
    package var initialValueOverride: (CompositeViewNode, PropertyKey) -> Any? = { _, _ in nil }

    package init(limits: GraphLimits = GraphLimits()) { self.limits = limits }

    // MARK: - Updating

    /// Makes or updates the whole tree from a root view and the environment it starts with.
    package func setRoot(_ view: any View, environment: EnvironmentValues) {
        let context = NodeContext(graph: self, parent: nil, component: .none, environment: environment)
        let new = reconcile(view, existing: root, in: context)
        if new !== root { root?.unmount() }
        root = new
        settle()
    }

    /// Runs the bodies whose dependencies changed, parents first, until nothing is left to do.
    package func settle() {
        var passes = 0
        while !dirty.isEmpty {
            passes += 1
            guard passes <= limits.updatePasses else {
                let name = dirty.first?.typeName ?? "a view"
                dirty.removeAll()
                return fail(GraphError.doesNotSettle(view: name, passes: limits.updatePasses))
            }
            let batch = dirty.sorted { $0.depth < $1.depth }
            dirty.removeAll()
            for node in batch where node.isDirty { node.refresh(viewChanged: false, environmentChanged: false) }
        }
    }

    package func reconcile(_ view: any View, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        func open<V: View>(_ view: V) -> ViewNode { V._reconcile(view, existing: existing, in: context) }
        return open(view)
    }

    /// Containers whose content is another now take their children anew before the next layout.
    package func contentDidChange(_ node: any ContentContainer) { changedContainers.append(node) }

    func refreshChangedContainers() {
        while let container = changedContainers.popLast() { container.refreshChildren() }
    }

    package func valueChanged(_ storage: ReadableStorage) {
        for node in storage.dependents where !node.isDirty {
            node.isDirty = true
            dirty.append(node)
        }
        if let node = tracker.current {
            report("Modifying state during view update, this will cause undefined behavior. (\(node.typeName))")
        }
    }

    /// Where the dynamic properties of a compiled type lie, worked out once a type.
    func dynamicFields(of type: Any.Type) -> DynamicFields {
        let id = ObjectIdentifier(type)
        if let known = knownFields[id] { return known }
        let fields = DynamicFields(of: type)
        knownFields[id] = fields
        return fields
    }

    // MARK: - What nodes tell

    package func noteExplicitGuide(_ key: AlignmentKey) { explicitGuides.insert(key) }

    func hasExplicitGuide(_ key: AlignmentKey) -> Bool {
        hasGuidingLayouts || !explicitGuides.isEmpty && explicitGuides.contains(key)
    }

    package func nodeWasMade(_ node: ViewNode) {
        nodeCount += 1
        if nodeCount > limits.nodes { fail(GraphError.tooManyNodes(limit: limits.nodes)) }
    }

    package func nodeWillLeave(_ node: ViewNode) {
        nodeCount -= 1
        if let composite = node as? CompositeViewNode { composite.isDirty = false }
    }

    package func bodyDidRun(_ typeName: String) { bodies[typeName, default: 0] += 1 }

    /// Whether another `body` may run inside those that are running.
    package func enter(_ node: CompositeViewNode) -> Bool {
        guard failure == nil else { return false }
        bodyDepth += 1
        if bodyDepth > limits.bodyDepth || node.depth > limits.depth {
            bodyDepth -= 1
            fail(GraphError.tooDeep(view: node.typeName, limit: limits.bodyDepth))
            return false
        }
        return true
    }

    package func leave(_ node: CompositeViewNode) { bodyDepth -= 1 }

    package func report(_ warning: String) {
        if !warnings.contains(warning), warnings.count < 100 { warnings.append(warning) }
    }

    package func fail(_ error: any Error) {
        if failure == nil { failure = error }
    }
}

/// A node that lays out content whose elements it has to take anew when they change.
package protocol ContentContainer: AnyObject {
    func refreshChildren()
}

/// How much a tree may cost before it is given up with a diagnostic.
package struct GraphLimits: Sendable {
    /// Bodies inside bodies.
    package var bodyDepth = 2_000
    /// Nodes inside nodes.
    package var depth = 200_000
    package var nodes = 2_000_000
    /// Rounds of updates after one change.
    package var updatePasses = 100

    package init() {}
}

/// Why a tree couldn't be made or updated.
package enum GraphError: Error, Equatable {
    case tooDeep(view: String, limit: Int)
    case tooManyNodes(limit: Int)
    case doesNotSettle(view: String, passes: Int)
    case invalidLayout(view: String, problem: String)

    package var message: String {
        switch self {
        case .tooDeep(let view, let limit):
            return
                "the body of '\(view)' contains itself without end (limit: \(limit) bodies inside each other, --max-depth)"
        case .tooManyNodes(let limit):
            return "the view tree has more than \(limit) nodes (--max-nodes)"
        case .doesNotSettle(let view, let passes):
            return "'\(view)' keeps changing: its state was still being changed after \(passes) updates"
        case .invalidLayout(let view, let problem):
            return "'\(view)': \(problem)"
        }
    }
}
