import ViewGraph

/// A name of a node's own, for views that are to be matched with each other.
@propertyWrapper
public struct Namespace: LinkedProperty, DynamicProperty {
    /// A node's own name.
    public struct ID: Hashable, Sendable {
        package let number: Int
    }

    private var id = ID(number: 0)

    public init() {}

    public var wrappedValue: Namespace.ID { id }

    package mutating func link(to context: PropertyContext) {
        id = context.storage { Box(ID(number: context.node.graph.nextNumber())) }.id
    }

    private final class Box {
        let id: ID
        init(_ id: ID) { self.id = id }
    }
}

extension Namespace: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}
