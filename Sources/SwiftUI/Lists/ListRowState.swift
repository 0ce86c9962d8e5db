import ViewGraph

/// What a list remembers of a row between updates: how far it was swiped, and the button that deletes it.
final class ListRowState {
    /// Points the row is moved by to show what is at its edges; positive to the right.
    var offset: CGFloat = 0
    /// Of the row's button for deleting; made once somebody asks for it.
    private(set) var deletion: LateContentNode?
    let closer = SwipeCloser()
    private var delete: () -> Void = {}
    /// Kept as long as the list is the same: rows ask for it whenever they are placed, and content that is made then
    /// asks for another layout.
    private var deleteButtons: [LayoutNode]?

    /// The button that deletes, which a row has without `swipeActions` of its own.
    func deleteButton(in list: ViewNode, perform: @escaping () -> Void) -> RowSwipeActions.Group {
        delete = perform
        let buttons = deleteButtons ?? makeDeleteButtons(in: list)
        deleteButtons = buttons
        return RowSwipeActions.Group(buttons: buttons, allowsFullSwipe: true, closer: closer)
    }

    private func makeDeleteButtons(in list: ViewNode) -> [LayoutNode] {
        let node = deletion ?? LateContentNode(list.childContext(.position(1)))
        deletion = node
        node.onChange = { [weak self] in self?.deleteButtons = nil }
        // Unsafe: one thread at a time is in a session.
        nonisolated(unsafe) let perform: () -> Void = { [weak self] in self?.delete() }
        let button = Button("Delete", role: .destructive) { perform() }
        let closer = closer
        return node.elements(of: { button.modifier(EnvironmentWriter { SwipeActionsModifier.prepare(&$0, closer) }) })
    }

    /// The list's environment may be another.
    func update(in context: NodeContext) {
        deletion?.update(in: context)
        deleteButtons = nil
    }
}

/// One of the marks that a row has while its list is edited.
final class RowMark: LayoutNode {
    enum Kind: Equatable {
        /// Asks for the row to be deleted.
        case remove
        case select(Bool)
        /// Takes the row elsewhere.
        case move
    }

    static let size = CGSize(width: 22, height: 22)

    let kind: Kind
    let title: String
    private let makeInteraction: (RowMark) -> Interaction

    init(list: ViewNode, kind: Kind, title: String, interaction: @escaping (RowMark) -> Interaction) {
        (self.kind, self.title, makeInteraction) = (kind, title, interaction)
        super.init(viewNode: list)
    }

    override var isTransparent: Bool { true }
    override var interaction: Interaction? { makeInteraction(self) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { Self.size }

    // MARK: - Drawing

    override func draw(in context: inout DrawContext) {
        let rect = CGRect(origin: context.origin, size: Self.size)
        switch kind {
        case .remove:
            fill(Path(ellipseIn: rect), Color.red, rect, &context)
            let bar = CGRect(x: rect.midX - 5.5, y: rect.midY - 1, width: 11, height: 2)
            fill(Path(roundedRect: bar, cornerRadius: 1), Color.white, rect, &context)
        case .select(let isSelected):
            guard isSelected else {
                let ring = Path(ellipseIn: rect.insetBy(dx: 0.75, dy: 0.75)).strokedPath(StrokeStyle(lineWidth: 1.5))
                return fill(ring, Color(provider: .semantic(.gray(3))), rect, &context)
            }
            fill(Path(ellipseIn: rect), TintShapeStyle(), rect, &context)
            var check = Path()
            check.move(to: CGPoint(x: rect.minX + 6.2, y: rect.minY + 11.6))
            check.addLine(to: CGPoint(x: rect.minX + 9.6, y: rect.minY + 15.2))
            check.addLine(to: CGPoint(x: rect.minX + 15.8, y: rect.minY + 7.2))
            let stroke = StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)
            fill(check.strokedPath(stroke), Color.white, rect, &context)
        case .move:
            for y in [-5.5, 0, 5.5] as [CGFloat] {
                let bar = CGRect(x: rect.midX - 10, y: rect.midY + y - 0.75, width: 20, height: 1.5)
                fill(Path(roundedRect: bar, cornerRadius: 0.75), Color(provider: .semantic(.gray(2))), rect, &context)
            }
        }
    }

    private func fill(_ path: Path, _ style: some ShapeStyle, _ rect: CGRect, _ context: inout DrawContext) {
        context.draw(style.styledPaint(in: environment, rect: rect)) { .fill(path, FillStyle(), $0) }
    }
}
