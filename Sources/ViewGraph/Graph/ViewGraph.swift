import Budget
import Foundation

/// The render tree of one session: it keeps the nodes, brings them up to date, and answers what was laid out.
///
/// A change marks the nodes whose code read what changed; `update` brings them up to date, lays out and calls what
/// waits for that, until nothing is left to do. `advance(by:)` lets the session's own time pass.
@_documentation(metadata: engine)
public final class ViewGraph {
    package let tracker = DependencyTracker()
    package let typeNames = TypeNames()
    package let limits: GraphLimits
    package let clock = VirtualClock()
    package let storedValues = StoredValues()
    package private(set) var root: ViewNode?
    /// What was laid out last.
    var rootElement: LayoutNode?
    /// What the tree begins with, for what is asked outside of any view.
    package private(set) var rootEnvironment: EnvironmentValues?
    /// Where the root's area begins in the canvas, where `.global` begins.
    package var canvasOrigin = CGPoint.zero

    package internal(set) var queue = UpdateQueue()
    package internal(set) var progress = UpdateProgress()
    package internal(set) var layoutPass = LayoutPass()
    // Unchecked: layout asks at every node; each is read and written whole, and nothing of a program runs meanwhile.
    @exclusivity(unchecked) package var features = TreeFeatures()
    package var observers = GraphObservers()
    package var diagnostics = GraphDiagnostics()
    // Unchecked as those of `LayoutNode`: what is in these changes at each step of a walk, whole, and between calls.
    @exclusivity(unchecked) private var extent = TreeExtent()
    @exclusivity(unchecked) package var recording = TreeRecording()
    /// How much was done so far, for tests that count.
    @exclusivity(unchecked) package var work = WorkCounts()
    @exclusivity(unchecked) var stackSpace = StackSpace()
    @exclusivity(unchecked) var deadline = WorkDeadline()
    /// One for each container that is being placed, of those inside each other.
    @exclusivity(unchecked) var spareRecorders: [PlacementRecorder] = []

    /// What moves; nil as long as nothing has.
    package internal(set) var animator: Animator?
    /// What was there before the pass that is running, where something may be animated in it.
    var animationPass: AnimationPass?
    /// True while somebody asks where views are shown in a frame of an animation, not where they are laid out.
    package var readsShownPlaces = false

    private(set) lazy var tasks = TaskQueue(clock: clock)
    package weak var externalTasks: (any ExternalTasks)?
    /// What depends on objects that were read through bindings, for as long as something does.
    package var boundObjects = WeakStorages()
    private var knownFields: [ObjectIdentifier: DynamicFields] = [:]
    private var attachments: [ObjectIdentifier: AnyObject] = [:]
    private var lastNumber = 0
    /// Answers what an option gives a property instead of its declared initial value.
    package var initialValueOverride: (CompositeViewNode, PropertyKey) -> Any? = { _, _ in nil }
    /// For who may outlive the graph.
    package private(set) lazy var reference = GraphReference(self)

    package init(limits: GraphLimits = GraphLimits()) { self.limits = limits }

    /// Nodes end with those above them: a deep tree takes as deep a stack.
    deinit {
        reference.end()
        guard extent.deepest > 500 else { return }
        StackSpace.onAnotherThread {
            rootElement = nil
            queue.changedContainers = []
            root = nil
        }
    }

    // MARK: - Updating

    /// Stands for nodes that are gone; see `LayoutNode.viewNode`.
    private(set) lazy var goneNode = ViewNode(
        NodeContext(graph: self, parent: nil, component: .none, environment: rootEnvironment ?? EnvironmentValues()))

    /// Makes or updates the whole tree from a root view and the environment it starts with.
    package func setRoot(_ view: any View, environment: EnvironmentValues) {
        rootEnvironment = environment
        let context = NodeContext(graph: self, parent: nil, component: .none, environment: environment)
        progress.isUpdating = true
        defer { progress.isUpdating = false }
        rootElement = nil
        let new = perform { reconcile(view, existing: root, in: context) }
        if new !== root { root?.unmount() }
        root = new
        perform { settle() }
    }

    /// Runs the bodies whose dependencies changed, parents first, until nothing is left to do.
    ///
    /// - Parameter part: only bodies below this view run, those of what is made while laying out, and containers there
    ///   take their children anew at once. The others wait for the layout to end: they could take away what is being
    ///   laid out.
    package func settle(below part: ViewNode? = nil) {
        runDirtyBodies(below: part)
        if let part { refreshChangedContainers(below: part) }
    }

    private func runDirtyBodies(below part: ViewNode?) {
        var passes = 0
        while !queue.dirty.isEmpty {
            passes += 1
            guard passes <= limits.updatePasses else { return failToSettle(passes: limits.updatePasses) }
            var batch = queue.dirty
            if let part {
                batch = queue.dirty.filter { $0.isBelow(part) }
                if batch.isEmpty { return }
                queue.dirty.removeAll { $0.isBelow(part) }
            } else {
                queue.dirty.removeAll()
            }
            if batch.count > 1 { batch.sort { ($0.depth, $0.number) < ($1.depth, $1.number) } }
            for node in batch where node.isDirty {
                node.isDirty = false
                // What leaves stays as it was.
                if let animator, animator.isLeaving(node) { continue }
                node.dependenciesDidChange()
            }
        }
    }

    package func reconcile(_ view: any View, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        guard mayWork() else { return existing ?? EmptyView._reconcile(EmptyView(), existing: nil, in: context) }
        func open<V: View>(_ view: V) -> ViewNode { V._reconcile(view, existing: existing, in: context) }
        return withStackSpace { open(view) }
    }

    /// Containers whose content is another now take their children anew before the next layout.
    package func contentDidChange(_ node: any ContentContainer) { queue.changedContainers.append(node) }

    func refreshChangedContainers() {
        while let container = queue.changedContainers.popLast() { container.refreshChildren() }
    }

    private func refreshChangedContainers(below part: ViewNode) {
        guard !queue.changedContainers.isEmpty else { return }
        let changed = queue.changedContainers
        let isInside = changed.map { ($0 as? ViewNode)?.isBelow(part) == true }
        queue.changedContainers = zip(changed, isInside).filter { !$0.1 }.map(\.0)
        for (container, isInside) in zip(changed, isInside).reversed() where isInside { container.refreshChildren() }
    }

    /// Where the dynamic properties of a compiled type lie, worked out once a type.
    func dynamicFields(of type: Any.Type) -> DynamicFields {
        let id = ObjectIdentifier(type)
        if let known = knownFields[id] { return known }
        let fields = DynamicFields(of: type)
        knownFields[id] = fields
        return fields
    }

    /// A number that nothing else in the session has.
    package func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: - What nodes tell

    /// An object of a kind of view's own that all its nodes share, made when it is first asked for.
    package func attachment<Object: AnyObject>(_ make: () -> Object) -> Object {
        let id = ObjectIdentifier(Object.self)
        if let known = attachments[id] as? Object { return known }
        let object = make()
        attachments[id] = object
        return object
    }

    package func notePreference(_ key: ObjectIdentifier) { features.preferenceKeys.insert(key) }

    func knowsPreference(_ key: ObjectIdentifier) -> Bool { features.preferenceKeys.contains(key) }

    package func noteExplicitGuide(_ key: AlignmentKey) { features.explicitGuides.insert(key) }

    func hasExplicitGuide(_ key: AlignmentKey) -> Bool {
        features.hasGuidingLayouts || !features.explicitGuides.isEmpty && features.explicitGuides.contains(key)
    }

    package func nodeWasMade(_ node: ViewNode) {
        extent.nodes += 1
        extent.deepest = max(extent.deepest, node.depth)
        observers.tree?.nodeWasMade(node)
        // One that is gone may have had the same address.
        recording.origins?[ObjectIdentifier(node)] = nil
        if extent.nodes > limits.nodes { fail(GraphError.tooManyNodes(limit: limits.nodes)) }
    }

    package func nodeWillLeave(_ node: ViewNode) {
        extent.nodes -= 1
        animationPass?.departed.append(node)
        if layoutPass.isRunning {
            layoutPass.departed.append(node)
            layoutPass.departures += 1
        }
        observers.tree?.nodeWillLeave(node)
        if let node = node as? DependentNode {
            node.isDirty = false
            tracker.forgetAll(node)
        }
    }

    func bodyDidRun(_ node: CompositeViewNode) {
        diagnostics.bodies[node.typeName, default: 0] += 1
        observers.tree?.bodyDidRun(node, causes: node.causes)
    }

    /// Whether another `body` may run inside those that are running.
    package func enter(_ node: CompositeViewNode) -> Bool {
        guard diagnostics.failure == nil else { return false }
        extent.bodyDepth += 1
        if extent.bodyDepth > limits.bodyDepth || node.depth > limits.depth {
            extent.bodyDepth -= 1
            fail(GraphError.tooDeep(view: node.typeName, limit: limits.bodyDepth))
            return false
        }
        return true
    }

    package func leave(_ node: CompositeViewNode) { extent.bodyDepth -= 1 }

    package func report(_ warning: String, about subject: WarningSubject = .node(nil)) {
        guard !diagnostics.warnings.contains(warning), diagnostics.warnings.count < 100 else { return }
        diagnostics.warnings.append(warning)
        diagnostics.shownWarnings.append(diagnostics.showWarning(warning, subject) ?? "warning: \(warning)\n")
    }

    package func fail(_ error: any Error) {
        if diagnostics.failure == nil { diagnostics.failure = error }
        if let error = error as? GraphError, error.endsWork { deadline.isGivenUp = true }
    }
}

/// How often a part of the tree was visited.
package struct WorkCounts: Equatable {
    /// Answers to proposals that weren't known.
    package var measured = 0
    /// Nodes whose children were placed.
    package var placed = 0
    /// Nodes that a search for the target of an event looked into.
    package var eventVisits = 0
    /// Observers of layout that compared what they watch.
    package var observed = 0

    package init() {}
}

/// A node that lays out content whose elements it has to take anew when they change.
package protocol ContentContainer: AnyObject {
    func refreshChildren()
}

/// What a warning is about, which says where in the source it belongs.
package enum WarningSubject {
    /// The code that is running; where none is, the code that made the node.
    case node(ViewNode?)
    /// A declaration, for what no code that runs is to blame for (layout): of the names of a view's type and of the
    /// declared views it stands in, the innermost first, that of the program; and the requirement that misbehaved.
    case declaration(names: [String], member: String?)
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
    /// Turns of the main loop at one time, while work for the next one comes up in each.
    package var turns = 100
    /// Wall-clock seconds for what happens between two calls of `beginWork`.
    package var seconds = Double.infinity

    package init() {}
}

/// Why a tree couldn't be made or updated.
package enum GraphError: Error, Equatable {
    case tooDeep(view: String, limit: Int)
    case tooManyNodes(limit: Int)
    case tookTooLong(seconds: Double)
    /// A limit of the whole run was reached.
    case exceeded(BudgetExceeded)
    case doesNotSettle(view: String, value: String?, passes: Int)
    case timeStandsStill(seconds: Double)
    case missingObject(view: String, message: String)

    package var message: String {
        switch self {
        case .tooDeep(let view, let limit):
            return
                "the body of '\(view)' contains itself without end (limit: \(limit) bodies inside each other, --max-depth)"
        case .tooManyNodes(let limit):
            return "the view tree has more than \(limit) nodes (--max-nodes)"
        case .tookTooLong(let seconds):
            return "updating and laying out took longer than \(seconds) seconds (limit 'time', --max-time)"
        case .exceeded(let exceeded): return "\(exceeded)"
        case .doesNotSettle(let view, let value, let passes):
            let what = value.map { "'\($0)' of '\(view)'" } ?? "'\(view)'"
            return "\(what) keeps changing: it was still being changed after \(passes) updates"
        case .missingObject(_, let message): return message
        case .timeStandsStill(let seconds):
            return "timers and tasks without end are due \(seconds) s after the start; give them an interval"
        }
    }
}
