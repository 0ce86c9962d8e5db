import ViewGraph

/// Views in columns, row by row.
public nonisolated struct LazyVGrid<Content: View>: ContainerView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - columns: how the columns share the width.
    ///   - alignment: of columns that don't fill the width.
    ///   - spacing: points between rows; nil is 8.
    ///   - pinnedViews: headers and footers that stay in sight.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
    }

    package var layout: LazyGridLayout {
        LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
    }
    package var contentView: any View { content }
    package func name(in graph: ViewGraph) -> String { "LazyVGrid" }
}

/// Views in rows, column by column.
public nonisolated struct LazyHGrid<Content: View>: ContainerView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - rows: how the rows share the height.
    ///   - alignment: of rows that don't fill the height.
    ///   - spacing: points between columns; nil is 8.
    ///   - pinnedViews: headers and footers that stay in sight.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
    }

    package var layout: LazyGridLayout {
        LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
    }
    package var contentView: any View { content }
    package func name(in graph: ViewGraph) -> String { "LazyHGrid" }
}
