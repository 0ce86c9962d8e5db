import ViewGraph

/// Names a value that the focused part of a view tree hands to everybody.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the views that have the focus, and those round them, say of themselves.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value under an identity that isn't a Swift type, as an interpreted key is.
    package func value(of id: ObjectIdentifier) -> Any? { values[id] }
    package mutating func set(_ value: Any?, for id: ObjectIdentifier) { values[id] = value }
}

/// A value that the focused part of the view tree hands to everybody; nil where it has none.
@propertyWrapper
public struct FocusedValue<Value>: LinkedProperty {
    private let read: (FocusedValues) -> Value?
    private var storage: FocusedValuesStorage?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    package init(read: @escaping (FocusedValues) -> Value?) { self.read = read }

    public var wrappedValue: Value? { storage.flatMap { read($0.current) } }

    package mutating func link(to context: PropertyContext) {
        storage = context.node.graph.attachment { FocusedValuesStorage() }
    }
}

extension FocusedValue: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}

/// The same for a binding that the focused part hands to everybody: its value, to read and to write.
@propertyWrapper
public struct FocusedBinding<Value>: LinkedProperty {
    private var binding: FocusedValue<Binding<Value>>

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    package init(read: @escaping (FocusedValues) -> Binding<Value>?) { binding = FocusedValue(read: read) }

    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding.wrappedValue?.wrappedValue },
            set: { if let new = $0 { binding.wrappedValue?.wrappedValue = new } })
    }

    package mutating func link(to context: PropertyContext) { binding.link(to: context) }
}

extension FocusedBinding: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}

/// The focused values of a session. They are gathered after each layout, where views offer any.
final class FocusedValuesStorage: ReadableStorage, LayoutObserver {
    private weak var graph: ViewGraph?
    private var offers: [WeakOffer] = []
    private var values = FocusedValues()
    /// Which offers the values are made of, so that only another choice or another value counts as a change.
    private var taken: [FocusedValueNode.Version] = []

    override var label: String { "@FocusedValue" }

    /// What code reads depends on.
    var current: FocusedValues {
        ViewGraph.current?.tracker.noteRead(of: self)
        return values
    }

    func add(_ node: FocusedValueNode) {
        if graph == nil {
            graph = node.graph
            node.graph.observeLayout(self)
        }
        offers.append(WeakOffer(node: node))
    }

    func layoutDidUpdate() {
        guard let graph else { return }
        offers.removeAll { $0.node == nil }
        let nodes = offers.compactMap(\.node).filter(\.isInTree)
        let focused = nodes.isEmpty ? nil : graph.focusedNode
        let chosen = nodes.filter { node in node.isSceneWide || focused.map(node.contains) ?? false }
            .sorted { $0.depth < $1.depth }
        let versions = chosen.map(\.version)
        guard versions != taken else { return }
        taken = versions
        values = FocusedValues()
        for node in chosen { node.write(&values) }
        graph.valueChanged(self)
    }

    private struct WeakOffer {
        weak var node: FocusedValueNode?
    }
}

extension ViewGraph {
    /// The node of the view that has the focus.
    fileprivate var focusedNode: ViewNode? {
        let scene = eventScene(.focus)
        if let service = scene.services.last(where: { $0.services.focus?.isFocused() == true }) {
            return service.node.viewNode
        }
        return scene.targets.first { $0.interaction.focus?.isFocused() == true }?.node.viewNode
    }
}

/// Offers a value while the focus is in the content, or at any time for the whole scene.
package struct FocusedValueModifier: PrimitiveModifier {
    let isSceneWide: Bool
    /// What is offered, to be compared.
    let value: Any
    let write: (inout FocusedValues) -> Void

    package init(isSceneWide: Bool, value: Any, write: @escaping (inout FocusedValues) -> Void) {
        (self.isSceneWide, self.value, self.write) = (isSceneWide, value, write)
    }

    package static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? FocusedValueNode ?? FocusedValueNode(modifier, context)
        node.update(modifier, content, in: context)
        return node
    }
}

final class FocusedValueNode: SingleChildNode {
    struct Version: Equatable {
        let node: ObjectIdentifier
        let count: Int
    }

    private var modifier: FocusedValueModifier
    private var changes = 0
    private(set) var isInTree = true

    override var isListTransparent: Bool { true }
    var isSceneWide: Bool { modifier.isSceneWide }
    var version: Version { Version(node: ObjectIdentifier(self), count: changes) }

    init(_ modifier: FocusedValueModifier, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
        graph.attachment { FocusedValuesStorage() }.add(self)
    }

    func update(_ modifier: FocusedValueModifier, _ content: any View, in context: NodeContext) {
        adopt(context)
        if !areEqual(self.modifier.value, modifier.value) { changes += 1 }
        self.modifier = modifier
        setChild(content, component: .none)
    }

    func write(_ values: inout FocusedValues) { modifier.write(&values) }

    /// Whether a node stands below.
    func contains(_ node: ViewNode) -> Bool {
        var current: ViewNode? = node
        while let step = current {
            if step === self { return true }
            current = step.parent
        }
        return false
    }

    override func unmount() {
        isInTree = false
        super.unmount()
    }
}

nonisolated extension View {
    /// Hands the value to everybody while the focus is in the view.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isSceneWide: false, value: value) { $0[keyPath: keyPath] = value })
    }

    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isSceneWide: false, value: value as Any) { $0[keyPath: keyPath] = value })
    }

    /// Hands the value to everybody: there is one scene in a picture, and it has the focus.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isSceneWide: true, value: value) { $0[keyPath: keyPath] = value })
    }

    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isSceneWide: true, value: value as Any) { $0[keyPath: keyPath] = value })
    }
}
