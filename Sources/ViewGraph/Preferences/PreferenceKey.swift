import Foundation

/// A kind of value that views hand up to those that contain them.
public protocol PreferenceKey {
    associatedtype Value
    /// What counts where no view has set one.
    static var defaultValue: Value { get }
    /// Puts the next sibling's value to what was found so far, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A preference key as the engine knows it, Swift's or a program's.
@_documentation(metadata: engine)
public struct PreferenceChannel<Value> {
    package let id: ObjectIdentifier
    package let defaultValue: () -> Value
    package let reduce: (inout Value, () -> Value) -> Void

    package init(
        id: ObjectIdentifier, defaultValue: @escaping () -> Value,
        reduce: @escaping (inout Value, () -> Value) -> Void
    ) {
        (self.id, self.defaultValue, self.reduce) = (id, defaultValue, reduce)
    }

    package init<K: PreferenceKey>(_ key: K.Type) where K.Value == Value {
        self.init(
            id: ObjectIdentifier(key), defaultValue: { K.defaultValue },
            reduce: { K.reduce(value: &$0, nextValue: $1) })
    }

    /// The first node's value, reduced with the others' in order; a node without one takes no part (facts.md 13.1).
    func reduced(_ nodes: [LayoutNode]) -> Value? {
        var result: Value?
        for node in nodes {
            guard let next = node.graph.withStackSpace({ node.preference(self) }) else { continue }
            guard var value = result else {
                result = next
                continue
            }
            // Only one reference is left, so that a growing array isn't copied for each member.
            result = nil
            reduce(&value) { next }
            result = value
        }
        return result
    }
}
