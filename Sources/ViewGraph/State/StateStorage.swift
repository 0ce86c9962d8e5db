import Foundation

/// One value of a node's memory; it knows which bodies read it.
package final class StateStorage<Value>: ReadableStorage {
    private unowned let graph: ViewGraph
    private weak var node: DependentNode?
    private var stored: Value
    private let name: String
    /// Whether anybody has given it a value since it began.
    package private(set) var wasSet = false

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
            if changed { graph.willChange(in: Transaction.current) }
            stored = newValue
            wasSet = true
            if changed { graph.valueChanged(self) }
        }
    }

    /// The value, on which nobody comes to depend.
    package var peek: Value { stored }

    /// What a property of the owner's code reads: while views are updated, the value that the owner's body was last run
    /// with, also in a closure that is called later; and whoever calls it, it is the owner that depends on the value.
    package func value(atBody snapshot: Value) -> Value {
        guard graph.tracker.isUpdating else { return stored }
        graph.tracker.noteRead(of: self, by: node)
        return snapshot
    }

    public override var debugValue: Any { stored }

    public override func setDebugValue(_ value: Any) -> Bool {
        let new = (value as? String).map(Self.read) ?? value as? Value
        guard let new else { return false }
        self.value = new
        return true
    }

    /// The value that a literal stands for.
    private static func read(_ text: String) -> Value? {
        if text == "nil" { return (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }
        if Value.self == String.self {
            guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
            return String(text.dropFirst().dropLast()) as? Value
        }
        return (Value.self as? any LosslessStringConvertible.Type)?.init(text) as? Value
    }
}
