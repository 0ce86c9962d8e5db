import Foundation

/// One value of a node's memory; it knows which bodies read it.
package final class StateStorage<Value>: ReadableStorage {
    private unowned let graph: ViewGraph
    private weak var node: DependentNode?
    private var stored: Value
    private let name: String

    package init(_ initialValue: Value, label: String, graph: ViewGraph, owner: DependentNode? = nil) {
        (stored, name, self.graph, node) = (initialValue, label, graph, owner)
    }

    public override var label: String { name }
    public override var owner: DependentNode? { node }

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

    public override var debugValue: Any { stored }
}
