import ViewGraph

/// Views below each other.
public nonisolated struct VStack<Content: View>: ContainerView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - alignment: the guide the views are lined up at.
    ///   - spacing: points between neighbours; nil takes what each pair prefers.
    ///   - content: the views.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    package var layout: VStackLayout { VStackLayout(alignment: alignment, spacing: spacing) }
    package var contentView: any View { content }
    package func name(in graph: ViewGraph) -> String { "VStack" }
}

/// The layout of a `VStack`.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public struct Cache {
        var stack: LinearStack.Cache
    }

    private var stack: LinearStack { LinearStack(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        properties.mayAnswerBuiltInGuides = false
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.edgeSpacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache.stack)
    }
}
