import Foundation

/// One value of a node's memory; it knows which bodies read it.
package final class StateStorage<Value>: ReadableStorage {
    private unowned let graph: ViewGraph
    private var stored: Value
    package let label: String

    package init(_ initialValue: Value, label: String, graph: ViewGraph) {
        (stored, self.label, self.graph) = (initialValue, label, graph)
    }

    package var value: Value {
        get {
            graph.tracker.noteRead(of: self)
            return stored
        }
        set {
            let changed = !areSame(stored, newValue)
            stored = newValue
            if changed { graph.valueChanged(self) }
        }
    }

    package override var debugValue: Any { stored }
}

/// A piece of memory that bodies can depend on.
open class ReadableStorage {
    fileprivate var readers: [ObjectIdentifier: WeakReader] = [:]

    public init() {}

    package var debugValue: Any { () }

    /// The nodes whose last `body` read this; those that are gone are left out.
    package var dependents: [CompositeViewNode] { readers.values.compactMap(\.node) }

    fileprivate struct WeakReader {
        weak var node: CompositeViewNode?
    }
}

/// Knows whose `body` is running, so that reads can be noted.
package final class DependencyTracker {
    private var running: [CompositeViewNode] = []

    package init() {}

    package var isUpdating: Bool { !running.isEmpty }
    package var current: CompositeViewNode? { running.last }

    package func whileEvaluating<Result>(_ node: CompositeViewNode, _ body: () throws -> Result) rethrows -> Result {
        for storage in node.dependencies { storage.readers[ObjectIdentifier(node)] = nil }
        node.dependencies.removeAll(keepingCapacity: true)
        running.append(node)
        defer { running.removeLast() }
        return try body()
    }

    package func noteRead(of storage: ReadableStorage) {
        guard let node = running.last, storage.readers[ObjectIdentifier(node)] == nil else { return }
        storage.readers[ObjectIdentifier(node)] = ReadableStorage.WeakReader(node: node)
        node.dependencies.append(storage)
    }
}
