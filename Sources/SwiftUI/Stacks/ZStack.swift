import ViewGraph

/// Views on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: ContainerView {
    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    package var layout: ZStackLayout { ZStackLayout(alignment: alignment) }
    package var contentView: any View { content }
    package func name(in graph: ViewGraph) -> String { "ZStack" }
}

/// The layout of a `ZStack` (facts.md 6.1, 6.2).
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.mayAnswerBuiltInGuides = false
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let extent = union(subviews, proposal)
        return CGSize(width: extent.horizontal.breadth, height: extent.vertical.breadth)
    }

    /// Every child is proposed the stack's own size and aligned inside the union of the answers, whose corner is the
    /// stack's.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let own = ProposedViewSize(bounds.size)
        let extent = union(subviews, own)
        for subview in subviews {
            let dimensions = subview.dimensions(in: own, because: "placing: the stack's own size")
            subview.place(
                at: CGPoint(
                    x: bounds.minX + extent.horizontal.top - finite(dimensions[alignment.horizontal.key]),
                    y: bounds.minY + extent.vertical.top - finite(dimensions[alignment.vertical.key])),
                proposal: own)
        }
    }

    private func finite(_ guide: CGFloat) -> CGFloat { guide.isFinite ? guide : 0 }

    private func union(
        _ subviews: Subviews, _ proposal: ProposedViewSize
    ) -> (horizontal: CrossExtent, vertical: CrossExtent) {
        var (horizontal, vertical) = (CrossExtent(), CrossExtent())
        let highest = subviews.map(\.priority).max()
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal, because: "the stack's whole proposal")
            horizontal.add(dimensions, alignment: alignment.horizontal.key, axis: .horizontal)
            vertical.add(dimensions, alignment: alignment.vertical.key, axis: .vertical)
        }
        return (horizontal, vertical)
    }
}
