import Foundation

/// A node that runs code of the program's and has to run it again when what the code read has changed.
@_documentation(metadata: engine)
open class DependentNode: SingleChildNode {
    /// True for parts of controls, which depend on the bindings they read, whosever property those are.
    package var readsForItself: Bool { false }

    package final var dependencies: [ReadableStorage] = []
    /// What closures of this node's code read while another node's ran. They stay, since the other node may keep a
    /// closure when this one's code runs again.
    package fileprivate(set) final var lateDependencies: [ReadableStorage] = []
    /// For what is handed out of the node and must not keep it.
    package private(set) final lazy var reader = StorageReader(self)
    package final var isDirty = false
    final var observation: ObservationRegistration?
    /// Later nodes have greater ones: where several are to be updated, they are in this order.
    final let number: Int

    public override init(_ context: NodeContext) {
        number = context.graph.nextNumber()
        super.init(context)
    }

    /// The declared type's name, as a reader would write it.
    open var typeName: String { "" }

    /// Why the code is to run again, as `_printChanges` says it.
    package final var causes: [String] = []

    /// The name by which this node knows a piece of memory.
    open func label(of storage: ReadableStorage) -> String { storage.label }

    /// Called in the next update after something that was read has changed.
    open func dependenciesDidChange() {}
}

/// The node on whose behalf a property is read.
package final class StorageReader {
    package private(set) weak var node: DependentNode?
    init(_ node: DependentNode) { self.node = node }
}

/// A piece of memory that code can depend on.
@_documentation(metadata: engine)
open class ReadableStorage {
    private var readers: [ObjectIdentifier: WeakReader] = [:]

    public init() {}

    open var debugValue: Any { () }
    /// Takes another value from outside of the program, a text too where the value's type has one; false where it
    /// can't.
    open func setDebugValue(_ value: Any) -> Bool { false }
    /// As diagnostics and `_printChanges` name it: `_count`.
    open var label: String { "" }
    /// Whose memory it is; nil for what belongs to no node.
    open var owner: DependentNode? { nil }
    /// What a diagnostic says is changing, and of which type.
    open var changedName: String { label }
    open var ownerName: String? { owner?.typeName }

    /// The nodes whose code read this last time; those that are gone are left out.
    package var dependents: [DependentNode] { readers.values.compactMap(\.node) }

    func add(_ node: DependentNode) -> Bool {
        let id = ObjectIdentifier(node)
        guard readers[id]?.node == nil else { return false }
        readers[id] = WeakReader(node: node)
        return true
    }

    func remove(_ node: DependentNode) { readers[ObjectIdentifier(node)] = nil }

    private struct WeakReader {
        weak var node: DependentNode?
    }
}

/// Storages that live as long as something depends on them, by what they stand for.
package struct WeakStorages {
    private struct Weak { weak var storage: ReadableStorage? }

    private var known: [ObjectIdentifier: Weak] = [:]
    /// As many places as are taken before those are looked for whose storage is gone: twice as many as there then are,
    /// so that each place is looked at a few times at most, however many live.
    private var limit = 64

    package init() {}

    /// As many as are remembered, those that are gone among them until they are looked for.
    package var count: Int { known.count }

    package subscript(id: ObjectIdentifier) -> ReadableStorage? {
        get { known[id]?.storage }
        set {
            if known.count >= limit {
                known = known.filter { $0.value.storage != nil }
                limit = max(64, 2 * known.count)
            }
            known[id] = newValue.map(Weak.init)
        }
    }
}

/// Knows whose code is running, so that reads can be noted.
package final class DependencyTracker {
    private var running: [(node: DependentNode, isCode: Bool)] = []
    /// On whose behalf a binding is being read.
    private var reader: DependentNode?

    package init() {}

    package var isUpdating: Bool { !running.isEmpty }

    /// The node whose code is running now: meanwhile no state may change.
    package var current: DependentNode? {
        guard let last = running.last, last.isCode else { return nil }
        return last.node
    }

    /// Runs the code that `node` is made of; what it read before is forgotten.
    package func whileEvaluating<Result>(_ node: DependentNode, _ body: () throws -> Result) throws -> Result {
        forget(node)
        return try observing(node) { Swift.Result(catching: body) }.get()
    }

    /// Runs a step of an update in which closures may be called that `node` depends on: those of `ForEach`, of overlays.
    package func whileUpdating<Result>(_ node: DependentNode, _ body: () throws -> Result) rethrows -> Result {
        running.append((node, false))
        defer { running.removeLast() }
        return try body()
    }

    /// Runs a closure that makes a part of the content being updated; what it reads, the view round it depends on.
    package func makingContent<Result>(_ body: () -> Result) -> Result {
        guard let node = running.last?.node else { return body() }
        return observing(node, body)
    }

    private func observing<Result>(_ node: DependentNode, _ body: () -> Result) -> Result {
        running.append((node, true))
        defer { running.removeLast() }
        return ObservationRegistration.tracking(node, body)
    }

    /// Runs code on whose reads nobody comes to depend.
    func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let running = running
        self.running = []
        defer { self.running = running }
        return try body()
    }

    /// The node depends on nothing any more.
    package func forget(_ node: DependentNode) {
        for storage in node.dependencies where !node.lateDependencies.contains(where: { $0 === storage }) {
            storage.remove(node)
        }
        node.dependencies.removeAll(keepingCapacity: true)
        node.observation?.cancel()
    }

    /// The same for a node that leaves.
    func forgetAll(_ node: DependentNode) {
        let late = node.lateDependencies
        node.lateDependencies = []
        for storage in late { storage.remove(node) }
        forget(node)
    }

    /// Reads a binding on behalf of the node whose property it is, whatever code is running; of several bindings that
    /// lead to each other the first counts.
    func reading<Result>(as node: DependentNode?, _ body: () -> Result) -> Result {
        guard reader == nil, let node, !running.isEmpty else { return body() }
        reader = node
        defer { reader = nil }
        return body()
    }

    /// - Parameter owner: the node that depends on what is read here; nil is the one on whose behalf a binding is read,
    ///   else that whose code runs.
    package func noteRead(of storage: ReadableStorage, by owner: DependentNode? = nil) {
        guard let running = running.last?.node else { return }
        if owner == nil, let reader, reader !== running, running.readsForItself {
            // The part of a control that a binding was handed on to shows the value; the control itself doesn't.
            if storage.add(running) { running.dependencies.append(storage) }
            if reader.readsForItself { return }
        }
        let node = owner ?? reader ?? running
        if node !== running, !node.lateDependencies.contains(where: { $0 === storage }) {
            node.lateDependencies.append(storage)
            _ = storage.add(node)
        } else if storage.add(node) {
            node.dependencies.append(storage)
        }
    }
}
