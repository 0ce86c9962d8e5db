import ViewGraph

/// What of a view's geometry follows its group's source.
public nonisolated struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The sources of a session's groups, by id and namespace.
final class GeometryGroups {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: AnyHashable
    }

    private struct WeakNode {
        weak var node: MatchedGeometryNode?
    }

    private var sources: [Key: [WeakNode]] = [:]

    func add(_ node: MatchedGeometryNode, to key: Key) { sources[key, default: []].append(WeakNode(node: node)) }

    /// The source that was inserted last and is still there.
    func source(of key: Key) -> MatchedGeometryNode? {
        let nodes = (sources[key] ?? []).compactMap(\.node).filter(\.isInTree)
        sources[key] = nodes.map(WeakNode.init)
        if nodes.count > 1 {
            nodes.last?.graph.report(
                "several views of the matched geometry group \(key.id.base) are sources; the last one counts")
        }
        return nodes.last
    }
}

extension LayoutNode {
    /// Whether the node hangs below the root.
    fileprivate var isInTree: Bool {
        var node = self
        while let above = node.parent { node = above }
        return node === graph.root?.elements.first
    }
}

package struct MatchedGeometryModifier: ElementModifier {
    let id: AnyHashable
    let namespace: AnyHashable
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    package func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        MatchedGeometryNode(viewNode: viewNode, child: child, modifier: self)
    }
}

/// A source does nothing but be found; any other view of the group is proposed the source's size and moved so that its
/// anchor lies on the source's. Its siblings see its own size and place (facts.md 13.4).
final class MatchedGeometryNode: PassThroughLayoutNode, RenderTransform {
    private let modifier: MatchedGeometryModifier

    init(viewNode: ViewNode, child: LayoutNode, modifier: MatchedGeometryModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child)
        graph.features.hasMatchedElements = true
        if modifier.isSource { groups.add(self, to: key) }
    }

    override var name: String { ".matchedGeometryEffect" }
    override var isGeometryScope: Bool { true }
    /// The way to the source in a frame of an animation.
    private var shownOffset: CGSize?
    /// The geometry of the view that this one comes from or goes to.
    var borrowed: (size: CGSize, offset: CGSize)?

    override var animatableAttributes: _AnyAnimatableData? {
        get {
            shownOffset = nil
            if let source { adoptSize(of: source) }
            let offset = currentOffset
            return _AnyAnimatableData(numbers: [offset.width, offset.height])
        }
        set {
            guard let numbers = newValue?.numbers, numbers.count == 2 else { return }
            shownOffset = CGSize(width: numbers[0], height: numbers[1])
        }
    }

    private var currentOffset: CGSize {
        if let shownOffset { return shownOffset }
        if let borrowed { return borrowed.offset }
        return offsetToSource
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let borrowed, modifier.properties.contains(.size) else {
            super.placeChildren(in: size, proposal: proposal)
            // Else it would change its size with every layout, and set out from its own in every animation.
            if let source { adoptSize(of: source) }
            return
        }
        let proposal = ProposedViewSize(borrowed.size)
        let childSize = child.sizeThatFits(proposal)
        child.place(
            at: CGPoint(
                x: (borrowed.size.width - childSize.width) / 2, y: (borrowed.size.height - childSize.height) / 2),
            proposal: proposal, size: childSize)
    }
    private var key: GeometryGroups.Key { GeometryGroups.Key(id: modifier.id, namespace: modifier.namespace) }
    private var groups: GeometryGroups { graph.attachment { GeometryGroups() } }

    private var source: MatchedGeometryNode? {
        guard !modifier.isSource, let source = groups.source(of: key), source.isPlaced else { return nil }
        // Nothing can follow what moves with it.
        var seen: Set<ObjectIdentifier> = []
        return source.moves(with: self, &seen) ? nil : source
    }

    /// Whether it stands in a view, or in one that follows what stands in that.
    private func moves(with view: MatchedGeometryNode, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        var above: LayoutNode? = self
        while let node = above {
            if node === view { return true }
            if let follower = node as? MatchedGeometryNode, !follower.modifier.isSource,
                seen.insert(ObjectIdentifier(follower)).inserted,
                let source = follower.groups.source(of: follower.key), source.moves(with: view, &seen)
            {
                return true
            }
            above = node.parent
        }
        return false
    }

    /// The child at the source's size; where the source is is known only when everything is placed.
    private func adoptSize(of source: MatchedGeometryNode) {
        guard modifier.properties.contains(.size) else { return }
        let proposal = ProposedViewSize(source.frame.size)
        let size = child.sizeThatFits(proposal)
        guard child.frame.size != size || child.placedProposal != proposal else { return }
        child.place(
            at: CGPoint(
                x: (frame.width - size.width) * modifier.anchor.x, y: (frame.height - size.height) * modifier.anchor.y),
            proposal: proposal, size: size)
    }

    private var anchorPoint: CGPoint {
        CGPoint(x: frame.width * modifier.anchor.x, y: frame.height * modifier.anchor.y)
    }

    override func prepareForReport() {
        if let source { adoptSize(of: source) }
    }

    private var offsetToSource: CGSize {
        guard let source, modifier.properties.contains(.position), let parent else { return .zero }
        // Each view's own anchor: the target's comes to lie on the source's.
        let target = source.anchorPoint.applying(source.transform(to: parent))
        let own = anchorPoint
        return CGSize(width: target.x - frame.minX - own.x, height: target.y - frame.minY - own.y)
    }

    /// As it is drawn: on its way to the source, or as far away as the view that it takes turns with.
    var renderTransform: CGAffineTransform {
        let offset = currentOffset
        return CGAffineTransform(translationX: offset.width, y: offset.height)
    }

    override func collectEvents(in context: inout EventContext) {
        context.contentMovesUnnoticed()
        // Touches reach a view where it is going to be, as they do with every other effect.
        let offset = offsetToSource
        context.transformed(by: CGAffineTransform(translationX: offset.width, y: offset.height)) {
            collectChildren(in: &$0)
        }
    }

    override func draw(in context: inout DrawContext) {
        if shownOffset == nil, borrowed == nil, let source { adoptSize(of: source) }
        context.translated(by: currentOffset) { drawChildren(in: &$0) }
    }
}

extension MatchedGeometryNode: MatchedElement {
    var matchedGroup: AnyHashable { AnyHashable([modifier.id, modifier.namespace]) }

    func borrow(_ geometry: (size: CGSize, offset: CGSize)?) {
        var geometry = geometry
        if !modifier.properties.contains(.position) {
            geometry?.offset = .zero
        } else if !modifier.properties.contains(.size), let other = geometry?.size {
            // Of two sizes it is the anchors that lie on each other.
            geometry?.offset.width += (other.width - frame.width) * modifier.anchor.x
            geometry?.offset.height += (other.height - frame.height) * modifier.anchor.y
        }
        borrowed = geometry
        shownOffset = nil
        invalidateLayout()
    }
}

nonisolated extension View {
    /// Gives views of one group the geometry of the view among them that is the source.
    ///
    /// - Parameters:
    ///   - id: tells the groups of a namespace apart.
    ///   - namespace: the group of the ids, of a view that stands round them.
    ///   - properties: what follows the source.
    ///   - anchor: the point of the view that comes to the same point of the source.
    ///   - isSource: whether the others follow this view; of several sources the last inserted counts.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: AnyHashable(id), namespace: AnyHashable(namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}
