import Budget
import ViewGraph

/// What all contexts of one canvas share while it is drawn.
final class CanvasScope {
    let environment: EnvironmentValues
    let size: CGSize
    let displayScale: CGFloat
    let symbols: [LayoutNode]
    /// A program may keep a context whose canvas is gone: its symbols can still be drawn.
    private let owners: [ViewNode]
    let report: (String) -> Void
    /// How often something looked at all that was drawn before.
    var backdropUses = 0
    static let maximumBackdropUses = 8
    private var placedSymbols: Set<ObjectIdentifier> = []

    init(
        environment: EnvironmentValues, size: CGSize, displayScale: CGFloat, symbols: [LayoutNode],
        report: @escaping (String) -> Void
    ) {
        (self.environment, self.size, self.displayScale) = (environment, size, displayScale)
        (self.symbols, self.report, owners) = (symbols, report, symbols.map(\.viewNode))
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The symbol with a tag, placed at the size it wants where nothing is proposed.
    func symbol(tagged id: AnyHashable) -> LayoutNode? {
        for node in symbols where node.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable == id {
            if placedSymbols.insert(ObjectIdentifier(node)).inserted { node.place(at: .zero, proposal: .unspecified) }
            return node
        }
        return nil
    }
}

/// Where a context and its copies put what they draw.
final class CanvasTarget {
    var items: [DisplayList.Item] = []
    /// True once something looks at what was drawn before it.
    var mixes = false

    /// Announces more items to the budget of the run; false where that is used up, and nothing more is drawn.
    func mayHold(_ count: Int) -> Bool { RunBudget.mayDo(64 * count + 64) }
}
