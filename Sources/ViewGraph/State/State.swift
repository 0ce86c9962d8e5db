import Foundation

/// Memory of a view's node: made from the initial value when the node is, and kept while the node is.
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private var initialValue: Value
    private var storage: StateStorage<Value>?
    /// The value when the body was last run.
    private var snapshot: Value?
    private var label = "state"

    public init(wrappedValue: Value) { initialValue = wrappedValue }
    public init(initialValue: Value) { self.initialValue = initialValue }

    /// Whether a node's memory is behind it.
    package var isInstalled: Bool { storage != nil }
    /// The value, or the initial one where there is no node.
    package var valueAnywhere: Value {
        guard let storage else { return initialValue }
        return storage.value(atBody: snapshot ?? initialValue)
    }

    public var wrappedValue: Value {
        get {
            if storage == nil { ViewGraph.current?.report(Self.outsideMessage) }
            return valueAnywhere
        }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initialValue) }
        return Binding(storage: storage)
    }

    /// As SwiftUI says it.
    package static var outsideMessage: String {
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the "
            + "initial value and will not update."
    }

    package mutating func link(to context: PropertyContext) {
        let initial = context.node.initialValue(for: context.key, as: Value.self) ?? initialValue
        let storage = context.storage {
            StateStorage(initial, label: context.key.name, graph: context.node.graph, owner: context.node)
        }
        (self.storage, snapshot) = (storage, storage.peek)
    }
}

// In an extension: in the type itself the compiler would ask it of every property without an initial value.
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

extension State: CustomComparable {
    /// Another initial value changes nothing for a node that is there already.
    package func isSame(as other: State<Value>) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}
// Unchecked: state is read and changed by one thread at a time, its session's.
extension StateStorage: @unchecked Sendable {}
