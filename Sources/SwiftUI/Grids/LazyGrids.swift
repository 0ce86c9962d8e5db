import ViewGraph

/// Views in columns, row by row.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let pinnedViews: PinnedScrollableViews
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - columns: how the columns share the width.
    ///   - alignment: of columns that don't fill the width.
    ///   - spacing: points between rows; nil is 8.
    ///   - pinnedViews: headers and footers that stay in sight.
    ///   - content: the cells, row by row.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.pinnedViews, self.alignment) = (columns, pinnedViews, alignment)
        (self.spacing, self.content) = (spacing, content())
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? LazyStackNode ?? LazyStackNode(context)
        let grid = LazyGridLayout(
            axis: .vertical, items: view.columns, alignment: view.alignment.key, spacing: view.spacing)
        node.update(view.content, LazyStackNode.Arrangement(grid, pinnedViews: view.pinnedViews), in: context)
        return node
    }
}

/// Views in rows, column by column.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let pinnedViews: PinnedScrollableViews
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - rows: how the rows share the height.
    ///   - alignment: of rows that don't fill the height.
    ///   - spacing: points between columns; nil is 8.
    ///   - pinnedViews: headers and footers that stay in sight.
    ///   - content: the cells, column by column.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.pinnedViews, self.alignment) = (rows, pinnedViews, alignment)
        (self.spacing, self.content) = (spacing, content())
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? LazyStackNode ?? LazyStackNode(context)
        let grid = LazyGridLayout(
            axis: .horizontal, items: view.rows, alignment: view.alignment.key, spacing: view.spacing)
        node.update(view.content, LazyStackNode.Arrangement(grid, pinnedViews: view.pinnedViews), in: context)
        return node
    }
}

extension LazyStackNode.Arrangement {
    /// Lines of cells below or beside each other.
    init(_ grid: LazyGridLayout, pinnedViews: PinnedScrollableViews) {
        self.init(
            axis: grid.axis, alignment: grid.alignment, spacing: grid.lineSpacing, pinnedViews: pinnedViews, grid: grid)
    }
}
