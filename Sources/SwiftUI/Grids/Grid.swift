import ViewGraph

/// Views in rows and columns that are as wide and high as their largest cells.
///
/// `GridRow`s are its rows; any other view in it is a row of its own across all columns (facts.md 10.1).
public nonisolated struct Grid<Content: View>: ContainerView {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - alignment: where a cell stands that is smaller than its column and row.
    ///   - horizontalSpacing: points between columns; nil takes what neighbouring cells prefer.
    ///   - verticalSpacing: points between rows; nil takes what neighbouring cells prefer.
    ///   - content: the rows; a view outside of rows takes a whole one.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (
            alignment, horizontalSpacing, verticalSpacing
        )
        self.content = content()
    }

    package var layout: GridLayout {
        GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
    package var contentView: any View { content }
    package func name(in graph: ViewGraph) -> String { "Grid" }
}

/// One row of a `Grid`; anywhere else just its cells.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameters:
    ///   - alignment: where the row's cells are lined up; nil leaves it to the grid.
    ///   - content: the cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? GridRowNode ?? GridRowNode(context)
        node.update(view.content, alignment: view.alignment, in: context)
        return node
    }
}

/// Marks each of its elements as a cell of one row.
final class GridRowNode: SingleChildNode {
    private(set) var alignment: VerticalAlignment?
    private var cells: [GridCellNode] = []

    func update(_ content: any View, alignment: VerticalAlignment?, in context: NodeContext) {
        adopt(context)
        let changed = self.alignment != alignment
        self.alignment = alignment
        setChild(content, component: .position(0))
        if changed {
            for cell in cells { cell.invalidateLayout() }
        }
    }

    override func makeElements() -> [LayoutNode] {
        cells = super.makeElements().enumerated().map { index, content in
            if index < cells.count, cells[index].child === content { return cells[index] }
            return GridCellNode(viewNode: self, child: content)
        }
        return cells
    }
}

/// What a cell says of the row it stands in; the outermost row counts.
struct GridRowMembership {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

enum GridRowTrait {}

/// A cell of a row: a name for what is inside it, and the news of which row that is.
final class GridCellNode: PassThroughLayoutNode {
    override var name: String { "GridRow" }
    override var isMarker: Bool { true }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(GridRowTrait.self) else { return super.trait(key) }
        return GridRowMembership(
            row: ObjectIdentifier(viewNode), alignment: (viewNode as? GridRowNode)?.alignment)
    }
}
