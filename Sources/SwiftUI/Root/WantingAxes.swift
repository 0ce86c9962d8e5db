import ViewGraph

/// The axes on which something inside has no length of its own (a list) and was given none: its container gives it what
/// the rest happens to need.
enum WantingAxesKey: PreferenceKey {
    static var defaultValue: Axis.Set { [] }
    static func reduce(value: inout Axis.Set, nextValue: () -> Axis.Set) { value.formUnion(nextValue()) }
}

/// Marks what fills a screen or a window as a whole.
struct RoomModifier: ElementModifier {
    enum Need {
        /// On each axis where no length is given.
        case always
        /// On both axes where something inside has no length on one.
        case whereWanting
    }

    let fills: Need

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        RoomLayoutNode(viewNode: viewNode, child: child, fills: fills)
    }
}

final class RoomLayoutNode: PassThroughLayoutNode {
    private let fills: RoomModifier.Need
    /// As old as the answers that went out.
    private var ungivenAxes: Axis.Set = []

    init(viewNode: ViewNode, child: LayoutNode, fills: RoomModifier.Need) {
        self.fills = fills
        super.init(viewNode: viewNode, child: child)
        graph.notePreference(ObjectIdentifier(WantingAxesKey.self))
    }

    override var isTransparent: Bool { true }
    override func layoutWasInvalidated() { ungivenAxes = [] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if proposal.width == nil { ungivenAxes.insert(.horizontal) }
        if proposal.height == nil { ungivenAxes.insert(.vertical) }
        return super.computeSize(proposal)
    }

    override func preference<Value>(_ key: PreferenceChannel<Value>) -> Value? {
        guard key.id == ObjectIdentifier(WantingAxesKey.self) else { return super.preference(key) }
        if fills == .whereWanting, (super.preference(key) as? Axis.Set ?? []).isEmpty { return nil }
        return ungivenAxes as? Value
    }
}
