import ViewGraph

extension Layout {
    /// A container of this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content(), label: nil)
    }
}

/// A container of any layout.
package struct LayoutContainer<L: Layout, Content: View>: ContainerView {
    package let layout: L
    let content: Content
    /// The name in reports where it isn't the layout's type.
    let label: String?

    package init(layout: L, content: Content, label: String?) {
        (self.layout, self.content, self.label) = (layout, content, label)
    }

    package var contentView: any View { content }
    package func name(in graph: ViewGraph) -> String { label ?? graph.typeNames.name(of: L.self) }
}

/// A layout whose type isn't told; switching it keeps the identity of the views inside.
public struct AnyLayout: Layout {
    private let box: any LayoutBox

    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? ConcreteLayoutBox(layout: layout)
    }

    public struct Cache {
        var value: Any
        var owner: ObjectIdentifier
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: box.makeCache(subviews: subviews), owner: ObjectIdentifier(type(of: box)))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        guard isOwn(cache) else { return cache = makeCache(subviews: subviews) }
        box.updateCache(&cache.value, subviews: subviews)
    }

    private func isOwn(_ cache: Cache) -> Bool { cache.owner == ObjectIdentifier(type(of: box)) }

    private func prepare(_ cache: inout Cache, _ subviews: Subviews) {
        if !isOwn(cache) { cache = makeCache(subviews: subviews) }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        prepare(&cache, subviews)
        return box.spacing(subviews: subviews, cache: &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        prepare(&cache, subviews)
        return box.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        prepare(&cache, subviews)
        box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
    }
}

private protocol LayoutBox {
    func makeCache(subviews: LayoutSubviews) -> Any
    func updateCache(_ cache: inout Any, subviews: LayoutSubviews)
    func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any)
}

private struct ConcreteLayoutBox<L: Layout>: LayoutBox {
    let layout: L

    private func with<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    func makeCache(subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Any, subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
