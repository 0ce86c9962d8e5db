import Foundation

/// What lays out its children by a `Layout`, whichever that is.
package protocol LayoutOwner: LayoutNode {
    var ownLayout: any Layout { get }
}

/// Lays out its children by a `Layout`.
package final class ContainerLayoutNode<L: Layout>: LayoutNode, LayoutOwner {
    // Unchecked as those of `LayoutNode`: a layout is given a copy, and the cache while it isn't here.
    @exclusivity(unchecked) private var layout: L
    @exclusivity(unchecked) private var cache: L.Cache?
    @exclusivity(unchecked) private var isCacheStale = false
    /// The layout's own animatable data on their way, and the layout as it is to be.
    private var ownAnimation: AnimatedValue?
    private let label: String

    package init(viewNode: ViewNode, layout: L, label: String) {
        (self.layout, self.label) = (layout, label)
        super.init(viewNode: viewNode)
        if L.layoutProperties.mayAnswerBuiltInGuides { graph.features.hasGuidingLayouts = true }
    }

    /// True for a container that no view of the program stands for.
    package var isHidden = L._isPart

    package var ownLayout: any Layout { layout }
    var kind: ObjectIdentifier { layout._cacheKind }
    public override var name: String { label }
    public override var isTransparent: Bool { isHidden }
    public override var usesAbsoluteBounds: Bool { true }
    /// A layout receives its bounds in the parent's coordinates.
    public override var readsGlobalPlace: Bool { false }

    package func update(_ layout: L) {
        // Comparing costs more than the engine's own layouts do.
        if L.layoutProperties.mayAnswerBuiltInGuides, areSame(self.layout, layout) { return }
        animate(to: layout)
        invalidateLayout()
    }

    /// A layout of the program's own runs again in each frame, with the animatable data of that frame.
    private func animate(to new: L) {
        let old = layout
        layout = new
        guard L.AnimatableData.self != EmptyAnimatableData.self, ownAnimation != nil || graph.animationPass != nil
        else { return }
        let (from, to) = (ownAnimation?.target ?? old.animatableQuantities, new.animatableQuantities)
        let transaction = graph.effectiveTransaction(of: viewNode)
        guard from != to || ownAnimation?.isRunning == true, ownAnimation != nil || transaction.animation != nil
        else { return }
        let value = ownAnimation ?? AnimatedValue(from)
        ownAnimation = value
        graph.animatorMade.move(value, to: to, transaction, self)
        show(value.current)
        graph.animatorMade.drive(value, of: self) { [unowned self] in
            show(value.current)
            invalidateLayout()
        }
    }

    /// A copy is changed: that runs the layout's own code.
    private func show(_ quantities: _AnyAnimatableData) {
        var moved = layout
        moved.animatableQuantities = quantities
        layout = moved
    }

    package func update(children: [LayoutNode]) {
        self.children = children
        invalidateLayout()
    }

    private var subviews: LayoutSubviews {
        LayoutSubviews(nodes: children, layoutDirection: layoutDirection)
    }

    private func withCache<Result>(_ body: (L, inout L.Cache, LayoutSubviews) -> Result) -> Result {
        let subviews = self.subviews
        // Taken out while it is used, so that changing it never copies what it holds.
        let known = cache
        cache = nil
        var current = known ?? layout.makeCache(subviews: subviews)
        if isCacheStale, known != nil { layout.updateCache(&current, subviews: subviews) }
        isCacheStale = false
        let result = body(layout, &current, subviews)
        cache = current
        return result
    }

    /// The cache is brought up to date when it is next used: by then the children are those that are there.
    public override func layoutWasInvalidated() { isCacheStale = true }

    public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = withCache { $0.sizeThatFits(proposal: proposal, subviews: $2, cache: &$1) }
        return size.width < 0 || size.height < 0 ? nonNegative(size) : size
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let bounds = CGRect(origin: frame.origin, size: size)
        graph.recordingPlacements { recorder in
            recorder.begin(count: children.count, bounds: bounds, proposal: proposal)
            withCache {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: $2.recording(in: recorder), cache: &$1)
            }
            for (index, child) in children.enumerated() {
                let placement = recorder.placement(of: child, at: index)
                let childSize = child.sizeToPlace(placement.proposal)
                var x = placement.origin.x - bounds.minX
                if layoutDirection == .rightToLeft { x = size.width - x - childSize.width }
                let origin = CGPoint(x: x, y: placement.origin.y - bounds.minY)
                child.place(at: origin, proposal: placement.proposal, size: childSize)
            }
        }
    }

    /// The columns and rows it placed its views in, from its top left corner; nil for a layout that has none.
    package override var tracks: LayoutTracks? {
        guard let tracked = layout as? any TrackedLayout else { return nil }
        let tracks: LayoutTracks? = withCache { _, cache, subviews in
            self.tracks(of: tracked, cache: &cache, subviews: subviews)
        }
        return layoutDirection == .rightToLeft ? tracks?.mirrored(in: frame.width) : tracks
    }

    private func tracks<T: TrackedLayout>(
        of layout: T, cache: inout L.Cache, subviews: LayoutSubviews
    ) -> LayoutTracks? {
        guard var own = cache as? T.Cache else { return nil }
        return layout.tracks(in: frame.size, proposal: placedProposal, subviews: subviews, cache: &own)
    }

    public override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { layout, cache, subviews in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
                )
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    public override var spacing: ViewSpacing { withCache { $0.spacing(subviews: $2, cache: &$1) } }

    /// One child passes its priority on; none is −∞ (measured: facts.md 3.3, 2.5).
    public override var priority: Double {
        switch children.count {
        case 0: return -.infinity
        case 1: return children[0].layoutPriority
        default: return 0
        }
    }
}

// MARK: - The environment a layout depends on

enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 2 }
}

extension EnvironmentValues {
    /// Which way leading points; left to right by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of one pixel, in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, .leastNonzeroMagnitude) }
}
