import ViewGraph

/// Changes the transaction of updates that reach the content.
struct TransactionModifier: PrimitiveModifier {
    /// The change is made only in updates in which this has another value; nil: in all.
    let trigger: AnyEquatable?
    var scope: TransactionScopeMark?
    let change: (inout Transaction) -> Void

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? TransactionNode ?? TransactionNode(context)
        node.update(modifier, content, in: context)
        return node
    }
}

final class TransactionNode: SingleChildNode {
    override var isListTransparent: Bool { true }

    private var modifier: TransactionModifier?
    /// The last pass in which the trigger had another value than before.
    private var lastChange = 0
    /// What the content's changes belong to in a pass.
    private var known: (pass: Int, transaction: Transaction)?

    override init(_ context: NodeContext) {
        super.init(context)
        graph.features.transactionChanges += 1
    }

    override func unmount() {
        graph.features.transactionChanges -= 1
        super.unmount()
    }

    func update(_ modifier: TransactionModifier, _ content: any View, in context: NodeContext) {
        adopt(context)
        // What is there from the beginning isn't a change.
        if let old = self.modifier, old.trigger != modifier.trigger { lastChange = graph.progress.passes }
        modifier.scope?.node = self
        self.modifier = modifier
        known = nil
        setChild(content, component: .none)
    }

    override var contentTransaction: Transaction? {
        if let known, known.pass == graph.progress.passes { return known.transaction }
        var transaction = graph.effectiveTransaction(of: self)
        if let modifier, modifier.trigger == nil || lastChange == graph.progress.passes {
            modifier.change(&transaction)
        }
        known = (graph.progress.passes, transaction)
        return transaction
    }
}

/// Joins a modifier that changes transactions with the view inside it that they stay the same for.
final class TransactionScopeMark {
    fileprivate weak var node: TransactionNode?
}

/// A view inside a modifier that changes transactions, whose own changes belong to what is round that modifier.
nonisolated struct OutsideTransaction: PrimitiveView {
    let content: any View
    let scope: TransactionScopeMark

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? OutsideTransactionNode ?? OutsideTransactionNode(context)
        node.adopt(context)
        node.scope = view.scope
        node.setChild(view.content, component: .none)
        return node
    }
}

final class OutsideTransactionNode: SingleChildNode {
    fileprivate var scope: TransactionScopeMark?

    override var isListTransparent: Bool { true }

    override var contentTransaction: Transaction? { scope?.node.map { graph.effectiveTransaction(of: $0) } }
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
    let value: Any
    private let isEqual: (Any) -> Bool

    init<V: Equatable>(_ value: V) {
        self.value = value
        isEqual = { ($0 as? V) == value }
    }

    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

nonisolated extension View {
    /// Animates what is written before it whenever `value` changes; nil: nothing of it is animated then
    /// (measured: facts.md 18.14).
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            TransactionModifier(trigger: AnyEquatable(value)) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates every change of what is written before it.
    public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier(trigger: nil) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates what the closure adds to the view, and nothing else of it.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let scope = TransactionScopeMark()
        return body(PlaceholderContentView(OutsideTransaction(content: self, scope: scope))).modifier(
            TransactionModifier(trigger: nil, scope: scope) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Changes the transaction of every update of what is written before it.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(trigger: nil, change: transform))
    }

    /// Changes the transaction of updates in which `value` changes.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(trigger: AnyEquatable(value), change: transform))
    }

    /// Changes the transaction for what the closure adds to the view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let scope = TransactionScopeMark()
        return body(PlaceholderContentView(OutsideTransaction(content: self, scope: scope))).modifier(
            TransactionModifier(trigger: nil, scope: scope, change: transform))
    }
}

/// A modifier whose own changes belong to another transaction than those of what it is applied to.
nonisolated struct ModifierInTransaction<Base: ViewModifier>: ViewModifier {
    let base: Base
    let change: (inout Transaction) -> Void

    func body(content: Content) -> some View { content.transaction(change) { $0.modifier(base) } }
}

nonisolated extension ViewModifier {
    /// Animates every change of the modifier, and nothing of what it is applied to.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        ModifierInTransaction(base: self) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Changes the transaction of every update of the modifier, and of nothing of what it is applied to.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifierInTransaction(base: self, change: transform)
    }
}

/// Stands for the view a modifier is applied to.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    let content: any View

    init(_ content: any View) { self.content = content }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? PlaceholderContentNode ?? PlaceholderContentNode(context)
        node.adopt(context)
        node.setChild(view.content, component: .none)
        return node
    }
}

final class PlaceholderContentNode: SingleChildNode {
    override var isListTransparent: Bool { true }
}
