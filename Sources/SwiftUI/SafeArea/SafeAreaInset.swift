import ViewGraph

nonisolated extension View {
    /// Shows `content` at an edge beside this view, whose safe area is smaller by it.
    ///
    /// - Parameters:
    ///   - edge: where it stands.
    ///   - alignment: where it stands across.
    ///   - spacing: points between the two; nil is what they prefer.
    ///   - content: what stands there.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, inset: content()))
    }

    /// Shows `content` at an edge beside this view, whose safe area is smaller by it.
    ///
    /// - Parameters:
    ///   - edge: where it stands.
    ///   - alignment: where it stands across.
    ///   - spacing: points between the two; nil is what they prefer.
    ///   - content: what stands there.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
                inset: content()))
    }
}

struct SafeAreaInsetModifier: PrimitiveModifier {
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let inset: any View

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? SafeAreaInsetViewNode ?? SafeAreaInsetViewNode(context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class SafeAreaInsetViewNode: ViewNode {
    private var content: ViewNode?
    private var inset: ViewNode?
    private var rule: SafeAreaInsetModifier?
    private var safeArea: SafeArea?

    override var childNodes: [ViewNode] { [content, inset].compactMap(\.self) }

    func update(_ modifier: SafeAreaInsetModifier, content view: any View, in context: NodeContext) {
        let outer = context.environment.safeArea
        if safeArea == nil || outer !== environment.safeArea { safeArea = SafeArea(insets: EdgeInsets(), outer: outer) }
        adopt(context)
        rule = modifier
        var inner = context.environment
        inner.safeArea = safeArea
        content = replacing(content, by: view, in: childContext(.position(0), environment: inner))
        var beside = context.environment
        beside.stackOrientation = nil
        inset = replacing(
            inset, by: ImplicitZStack(content: modifier.inset), in: childContext(.position(1), environment: beside))
        elementsDidChange()
    }

    private func replacing(_ old: ViewNode?, by view: any View, in context: NodeContext) -> ViewNode {
        let new = graph.reconcile(view, existing: old, in: context)
        if let old, new !== old { graph.remove(old, from: self) }
        return new
    }

    override func makeElements() -> [LayoutNode] {
        guard let rule, let safeArea, let primary = content?.elements.first else { return [] }
        return [
            SafeAreaInsetNode(
                viewNode: self, primary: primary, inset: inset?.elements.first, rule: rule, safeArea: safeArea)
        ]
    }
}

/// facts.md 8.7.
final class SafeAreaInsetNode: LayoutNode {
    private let primary: LayoutNode
    private let inset: LayoutNode?
    private let rule: SafeAreaInsetModifier
    private let safeArea: SafeArea

    init(
        viewNode: ViewNode, primary: LayoutNode, inset: LayoutNode?, rule: SafeAreaInsetModifier, safeArea: SafeArea
    ) {
        (self.primary, self.inset, self.rule, self.safeArea) = (primary, inset, rule, safeArea)
        super.init(viewNode: viewNode)
        children = [primary] + (inset.map { [$0] } ?? [])
    }

    override var name: String { ".safeAreaInset" }
    override var usesAbsoluteBounds: Bool { true }
    override var spacing: ViewSpacing { primary.preferredSpacing }
    override var priority: Double { primary.layoutPriority }
    override func trait(_ key: ObjectIdentifier) -> Any? { primary.trait(key) }

    private var axis: Axis { rule.edge == .top || rule.edge == .bottom ? .vertical : .horizontal }
    private var isFirst: Bool { rule.edge == .top || rule.edge == .leading }

    private var gap: CGFloat {
        guard let inset else { return 0 }
        if let spacing = rule.spacing { return spacing }
        let (first, second) = isFirst ? (inset, primary) : (primary, inset)
        return first.preferredSpacing.distance(to: second.preferredSpacing, along: axis)
    }

    private struct Parts {
        var primary: ProposedViewSize
        var primarySize: CGSize
        var inset: ProposedViewSize
        var insetSize: CGSize
        var gap: CGFloat
    }

    private func parts(_ proposal: ProposedViewSize) -> Parts {
        let gap = gap
        var (forInset, forPrimary) = (proposal, proposal)
        if let length = proposal[axis] {
            var least = proposal
            least[axis] = 0
            forInset[axis] = max(length - gap - primary.sizeThatFits(least)[axis], 0)
        }
        let insetSize = inset?.sizeThatFits(forInset) ?? .zero
        if let length = proposal[axis] { forPrimary[axis] = max(length - insetSize[axis] - gap, 0) }
        return Parts(
            primary: forPrimary, primarySize: primary.sizeThatFits(forPrimary), inset: forInset,
            insetSize: insetSize, gap: gap)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let parts = parts(proposal)
        return CGSize(
            axis, along: parts.primarySize[axis] + parts.gap + parts.insetSize[axis],
            across: max(parts.primarySize[axis.other], parts.insetSize[axis.other]))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let parts = parts(proposal)
        let covered = parts.insetSize[axis] + parts.gap
        let primaryOrigin = origin(
            of: primary, parts.primary, in: size,
            along: isFirst ? covered : size[axis] - covered - parts.primarySize[axis])
        let canvas = canvasFrame
        safeArea.insets = EdgeInsets(covered, edges: Edge.Set(rule.edge))
        safeArea.rect = CGRect(
            x: canvas.minX + primaryOrigin.x, y: canvas.minY + primaryOrigin.y, width: parts.primarySize.width,
            height: parts.primarySize.height)
        primary.place(at: primaryOrigin, proposal: parts.primary, size: parts.primarySize)
        guard let inset else { return }
        let position = isFirst ? 0 : size[axis] - parts.insetSize[axis]
        inset.place(
            at: origin(of: inset, parts.inset, in: size, along: position), proposal: parts.inset,
            size: parts.insetSize)
    }

    private func origin(
        of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize, along position: CGFloat
    ) -> CGPoint {
        let dimensions = child.dimensionsToPlace(proposal)
        let difference = ViewDimensions(size: size)[rule.alignment] - dimensions[rule.alignment]
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.other] = difference.isFinite ? difference : 0
        if layoutDirection == .rightToLeft { origin.x = size.width - origin.x - dimensions.width }
        return origin
    }
}
