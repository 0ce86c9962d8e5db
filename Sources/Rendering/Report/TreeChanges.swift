import Foundation
import ViewGraph

/// What one event did to the render tree, as `render inspect --changes` prints it.
public struct TreeChanges: Hashable, Sendable {
    public struct Node: Hashable, Sendable {
        public var name: String
        public var id: String
    }

    public struct Body: Hashable, Sendable {
        public var view: String
        public var id: String
        /// As `_printChanges` names them: `@self`, `@identity`, `_count`.
        public var causes: [String]
    }

    /// As the command line writes it: `tap Add`.
    public var event: String
    /// The bodies that ran, in this order.
    public var bodies: [Body] = []
    public var inserted: [Node] = []
    public var removed: [Node] = []
    /// Nodes that stayed and have another value: a text, a colour, a modifier's argument.
    public var updated: [Node] = []
    /// Nodes that stayed as they are and stand elsewhere or have another size.
    public var moved: [Node] = []

    var json: JSONText.Value {
        func list(_ nodes: [Node]) -> JSONText.Value {
            .array(nodes.map { .inline([("name", .string($0.name)), ("id", .string($0.id))]) })
        }
        let bodies = bodies.map { body in
            JSONText.Value.inline([
                ("view", .string(body.view)), ("id", .string(body.id)),
                ("causes", .string(body.causes.joined(separator: ", "))),
            ])
        }
        return .object([
            ("event", .string(event)), ("bodies", .array(bodies)), ("inserted", list(inserted)),
            ("removed", list(removed)), ("updated", list(updated)), ("moved", list(moved)),
        ])
    }

    /// The changes of several events.
    public static func json(_ changes: [TreeChanges]) -> String {
        JSONText.write(.object([("changes", .array(changes.map(\.json)))]))
    }
}

extension RenderSession {
    /// Lets an event happen and reports what it did.
    public func changes(of event: RenderEvent) throws(RenderFailure) -> TreeChanges {
        try changes(of: event) { () throws(RenderFailure) in try send(event) }
    }

    /// The same with the tree some seconds later and what is animated then; without a time once all is still, with what
    /// the event animated.
    package func step(
        _ event: RenderEvent, at seconds: Double?
    ) throws(RenderFailure) -> (changes: TreeChanges, tree: RenderTree) {
        var animated: AnimatedProperties?
        let changes = try changes(of: event) { () throws(RenderFailure) in
            try deliver([event])
            guard let seconds else {
                animated = AnimatedProperties(self)
                return try settle()
            }
            beginEvaluation()
            try advance(by: seconds)
        }
        return (changes, animated.map(renderTree) ?? renderTree())
    }

    private func changes(
        of event: RenderEvent, _ happen: () throws(RenderFailure) -> Void
    ) throws(RenderFailure) -> TreeChanges {
        let before = TreeSnapshot(graph)
        let recorder = BodyRecorder()
        let outer = graph.observers.tree
        graph.observers.tree = recorder
        defer { graph.observers.tree = outer }
        try happen()
        let after = TreeSnapshot(graph)
        var changes = TreeChanges(event: event.description)
        changes.bodies = recorder.bodies
        for entry in after.entries {
            guard let old = before.entry(of: entry.node) else {
                changes.inserted.append(entry.summary)
                continue
            }
            if old.look !== entry.look || old.version != entry.version {
                changes.updated.append(entry.summary)
            } else if old.frame != entry.frame {
                changes.moved.append(entry.summary)
            }
        }
        changes.removed = before.entries.filter { after.entry(of: $0.node) == nil }.map(\.summary)
        return changes
    }
}

/// Notes the bodies that run.
private final class BodyRecorder: GraphObserver {
    private(set) var bodies: [TreeChanges.Body] = []

    func nodeWasMade(_ node: ViewNode) {}
    func nodeWillLeave(_ node: ViewNode) {}

    func bodyDidRun(_ node: CompositeViewNode, causes: [String]) {
        bodies.append(TreeChanges.Body(view: node.typeName, id: TreeSnapshot.id(of: node), causes: causes))
    }
}

/// The nodes of a tree at one moment. It keeps them alive, so that none is taken for another.
private struct TreeSnapshot {
    struct Entry {
        let node: ViewNode
        let summary: TreeChanges.Node
        /// Another object, or another version of it, where the node has another value.
        let look: LayoutNode?
        let version: Int
        let frame: CGRect?
    }

    private(set) var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    init(_ graph: ViewGraph) {
        if let root = graph.root { add(root) }
    }

    private mutating func add(_ node: ViewNode) {
        let name = RenderTreeReader.name(of: node)
        if !name.isEmpty {
            let element = node.elements.first { $0.viewNode === node }
            indices[ObjectIdentifier(node)] = entries.count
            entries.append(
                Entry(
                    node: node, summary: TreeChanges.Node(name: name, id: Self.id(of: node)),
                    look: node is CompositeViewNode ? nil : element,
                    version: node is CompositeViewNode ? 0 : Int(element?.contentVersion ?? 0), frame: element?.frame))
        }
        for child in node.childNodes { add(child) }
    }

    func entry(of node: ViewNode) -> Entry? { indices[ObjectIdentifier(node)].map { entries[$0] } }

    /// The same path as in the tree.
    static func id(of node: ViewNode) -> String {
        var chain: [ViewNode] = []
        var current: ViewNode? = node
        while let step = current {
            chain.append(step)
            current = step.parent
        }
        var (path, own) = ("", "")
        for step in chain.reversed() {
            own += step.component.description
            guard !RenderTreeReader.name(of: step).isEmpty || step === node else { continue }
            if !own.contains(".") { own += ".0" }
            path += own
            own = ""
        }
        return RenderTreeReader.written(path)
    }
}

extension RenderEvent: CustomStringConvertible {
    /// As the command line writes it, without the dashes.
    public var description: String {
        func number(_ value: Double) -> String { JSONText.number(value) }
        switch self {
        case .tap(let place, let count): return (count == 2 ? "double-tap " : "tap ") + place.description
        case .press(let place, let seconds): return "press \(place)=\(number(seconds))"
        case .drag(let from, let to, _, _): return "drag \(from),\(to)"
        case .magnify(let place, let scale): return "magnify \(place)=\(number(scale))"
        case .rotate(let place, let degrees): return "rotate \(place)=\(number(degrees))"
        case .type(let text, let label): return "type \(label)=\(text.replacingOccurrences(of: "\n", with: "\\n"))"
        case .scroll(let place, let distance):
            let by = "\(number(distance.width)),\(number(distance.height))"
            return "scroll " + (place.map { "\($0)=\(by)" } ?? by)
        case .reveal(let label): return "scroll \(label)"
        case .hover(let place): return "hover \(place?.description ?? "")"
        case .key(let key, let modifiers): return "key \(KeyText.write(key, modifiers))"
        case .action(let name, let label): return "action \(label)" + (name.map { "=\($0)" } ?? "")
        case .set(let value): return "set \(value.name)=\(value.expression)"
        case .wait(let seconds): return "wait \(number(seconds))"
        }
    }
}

extension EventPlace: CustomStringConvertible {
    public var description: String {
        switch self {
        case .label(let label): label
        case .point(let point): point.written
        }
    }
}
