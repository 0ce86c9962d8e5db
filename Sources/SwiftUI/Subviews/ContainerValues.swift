import ViewGraph

/// A kind of value that views keep for the container they stand in.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values a view keeps for the container it stands in.
public nonisolated struct ContainerValues {
    private let element: LayoutNode?
    /// As a subview's.
    private let owner: ViewNode?
    private var written: [ObjectIdentifier: Any] = [:]

    package init(element: LayoutNode?) { (self.element, owner) = (element, element?.viewNode) }

    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { value(of: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    package func value(of id: ObjectIdentifier) -> Any? { written[id] ?? element?.trait(id) }
    package mutating func set(_ value: Any, for id: ObjectIdentifier) { written[id] = value }

    /// The view's tag of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    package var tag: AnyHashable? { element?.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    package var changes: [ObjectIdentifier: Any] { written }
}

/// Writes container values, which the layout node keeps as traits.
package struct ContainerValueModifier: ElementModifier {
    let write: (inout ContainerValues) -> Void

    package init(write: @escaping (inout ContainerValues) -> Void) { self.write = write }

    package func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        var values = ContainerValues(element: child)
        write(&values)
        return values.changes.reduce(child) {
            TraitLayoutNode(
                viewNode: viewNode, child: $0, key: $1.key, value: $1.value, label: ".containerValue")
        }
    }
}

nonisolated extension View {
    /// A value for the container that this view stands in.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}

extension LayoutSubview {
    /// What the view's `containerValue` modifiers say.
    public var containerValues: ContainerValues { ContainerValues(element: node) }
}
