import ViewGraph

/// Calls an action when a value differs from what it was in the update before (measured: facts.md 13.2).
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    /// Whether the action is called when the view appears, too.
    let initial: Bool
    /// The form with one parameter calls the closure of before the change, so that what it captured is the old.
    let usesOldAction: Bool
    let action: (Value, Value) -> Void

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? ChangeNode<Value> ?? ChangeNode(context)
        node.update(modifier, content, in: context)
        return node
    }
}

final class ChangeNode<Value: Equatable>: SingleChildNode {
    override var isListTransparent: Bool { true }

    private var known: ChangeModifier<Value>?

    func update(_ modifier: ChangeModifier<Value>, _ content: any View, in context: NodeContext) {
        adopt(context)
        setChild(content, component: .none)
        let before = known
        known = modifier
        guard let before else {
            if modifier.initial { graph.afterUpdate { modifier.action(modifier.value, modifier.value) } }
            return
        }
        guard before.value != modifier.value else { return }
        let action = modifier.usesOldAction ? before.action : modifier.action
        graph.afterUpdate { action(before.value, modifier.value) }
    }
}

nonisolated extension View {
    /// Calls the action with the old and the new value when `value` changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false, action: action))
    }

    /// Calls the action when `value` changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
    }

    /// The older form: the action is that of before the change, and is given the new value.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, initial: false, usesOldAction: true) { action($1) })
    }
}
