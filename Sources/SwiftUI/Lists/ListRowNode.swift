import ViewGraph

/// A row, header or footer of a list: its content with the distances, the background and the lines round it.
final class ListRowNode: LayoutNode {
    /// Where the row stands in its list.
    struct Position: Equatable {
        var place: LazySlots.Place
        var isFirstSection: Bool
        var isLastSection: Bool
        var isSelected: Bool
        /// Whether the list's rows have the marks of editing.
        var isEditing = false
        var allowsSeveral = false
        /// What the list's selection knows the row by; nil where nothing can be selected.
        var id: AnyHashable?
        /// Counted through the list, for backgrounds that alternate.
        var isOdd = false
    }

    /// Makes this row the selected one, or one of several.
    var select: (AnyHashable) -> Void = { _ in }

    let content: LayoutNode
    let metrics: ListMetrics
    let state: ListRowState
    var position: Position {
        didSet { if position != oldValue { invalidateLayout() } }
    }

    /// Whether a header stays at the list's edge while its section scrolls, in front of the rows.
    var isPinned = false

    init(list: ViewNode, content: LayoutNode, metrics: ListMetrics, position: Position, state: ListRowState) {
        (self.content, self.metrics, self.position, self.state) = (content, metrics, position, state)
        super.init(viewNode: list)
        children = parts
    }

    override var name: String { "ListRow" }
    override var isTransparent: Bool { true }
    /// All rows stand for the list; what is in them tells them apart.
    override var wrapsOneElement: Bool { true }
    var place: LazySlots.Place { position.place }
    var isRow: Bool { place.role == .row }
    /// What the program says of a row's background doesn't reach the header and footer of a section that it says it of.
    var background: LayoutNode? {
        guard isRow else { return nil }
        return (content.trait(ObjectIdentifier(ListRowTrait.Background.self)) as? RowBackground)?.node
    }

    private var parts: [LayoutNode] { (background.map { [$0] } ?? []) + [content] }
    /// The marks of a row that is being edited: at its start, at its end.
    private(set) var marks: (leading: RowMark?, trailing: RowMark?)
    var shownMarks: [LayoutNode] {
        var nodes: [LayoutNode] = []
        if let mark = marks.leading { nodes.append(mark) }
        if let mark = marks.trailing { nodes.append(mark) }
        return nodes
    }

    /// The buttons that show now, and at which edge.
    private(set) var shownActions: (edge: HorizontalEdge, group: RowSwipeActions.Group)?

    // MARK: - Layout

    var rowSpacing: CGFloat { environment.listRowSpacing ?? 0 }

    /// Above the row's own rectangle.
    private var gapAbove: CGFloat {
        let sectionGap = environment.listSectionSpacing.length(standard: metrics.sectionGap)
        switch place.role {
        case .header:
            guard position.isFirstSection else { return metrics.headerTop }
            return metrics.firstHeaderTop ?? max(metrics.top - 4, metrics.headerTop - 8)
        case .row:
            guard place.isFirst else { return rowSpacing }
            if place.hasHeader { return 0 }
            return position.isFirstSection ? top : sectionGap
        case .footer: return metrics.footerTop
        }
    }

    private var top: CGFloat {
        guard let less = metrics.topBelowLargeTitle, environment.screenArea?.largeTitle ?? 0 > 0 else {
            return metrics.top
        }
        return less
    }

    private var gapBelow: CGFloat {
        switch place.role {
        case .header: return metrics.headerBottom
        case .row: return position.isLastSection && place.isLast && !place.hasFooter ? metrics.bottom : 0
        case .footer: return position.isLastSection ? metrics.bottom : metrics.footerBottom
        }
    }

    /// The content's distances from the sides of the row's rectangle.
    var insets: EdgeInsets {
        if isRow, let own = content.trait(ObjectIdentifier(ListRowTrait.Insets.self)) as? EdgeInsets { return own }
        let vertical = isRow ? metrics.vertical : 0
        let standard = EdgeInsets(
            top: vertical, leading: metrics.leading, bottom: vertical, trailing: metrics.trailing)
        guard isRow, let own = content.trait(ObjectIdentifier(ListRowTrait.EdgeInset.self)) as? RowEdgeInset else {
            return standard
        }
        return own.applied(to: standard)
    }

    private var minimumHeight: CGFloat {
        guard isRow else { return environment.defaultMinListHeaderHeight ?? 0 }
        return environment.minimumListRowHeight ?? metrics.minimumRow
    }

    /// The room that a mark takes, from the content's edge.
    private static let markWidth: CGFloat = 38

    private var markInsets: (leading: CGFloat, trailing: CGFloat) {
        (marks.leading == nil ? 0 : Self.markWidth, marks.trailing == nil ? 0 : Self.markWidth)
    }

    private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
        let sides = insets.horizontal + 2 * metrics.margin + markInsets.leading + markInsets.trailing
        return ProposedViewSize(width: width.map { max(0, $0 - sides) }, height: nil)
    }

    private func rowHeight(_ content: CGSize) -> CGFloat { max(content.height + insets.vertical, minimumHeight) }

    override func layoutWasInvalidated() {
        knowsMarks = false
        shownShape = nil
    }

    private var knowsMarks = false

    private func updateMarks() {
        guard !knowsMarks else { return }
        knowsMarks = true
        marks = isRow && position.isEditing ? makeMarks() : (nil, nil)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        updateMarks()
        let size = content.sizeThatFits(contentProposal(proposal.width))
        return CGSize(
            width: proposal.width ?? size.width + insets.horizontal + 2 * metrics.margin,
            height: gapAbove + rowHeight(size) + gapBelow)
    }

    private var revealed: (edge: HorizontalEdge, group: RowSwipeActions.Group)? {
        guard isRow, state.offset != 0 else { return nil }
        let edge: HorizontalEdge = state.offset > 0 ? .leading : .trailing
        return actions(at: edge).map { (edge, $0) }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        // A frame of an animation that was drawn since says nothing of where things are.
        shownShape = nil
        updateMarks()
        shownActions = revealed
        shownActions?.group.closer.close = { [weak self] in self?.slide(to: 0) }
        var nodes = parts + shownMarks
        if let shownActions { nodes += shownActions.group.buttons }
        children = nodes
        placeContent(in: size)
        if let background {
            let rect = rowRect
            background.place(
                at: CGPoint(x: rect.minX + state.offset, y: rect.minY), proposal: ProposedViewSize(rect.size),
                size: rect.size)
        }
        placeMarks()
        placeActions()
    }

    private func placeContent(in size: CGSize) {
        let inner = contentProposal(size.width)
        let contentSize = content.sizeThatFits(inner)
        let height = rowHeight(contentSize)
        var x = metrics.margin + insets.leading + markInsets.leading
        if layoutDirection == .rightToLeft { x = size.width - x - contentSize.width }
        let free = height - insets.vertical - contentSize.height
        let origin = CGPoint(x: x + state.offset, y: gapAbove + insets.top + max(0, free / 2))
        content.place(at: origin, proposal: inner, size: contentSize)
    }

    private func placeMarks() {
        let (rect, size) = (rowRect, RowMark.size)
        let y = rect.midY - size.height / 2
        let isMirrored = layoutDirection == .rightToLeft
        func place(_ mark: RowMark?, isAtStart: Bool) {
            let x = isAtStart != isMirrored ? rect.minX + 14 : rect.maxX - 14 - size.width
            mark?.place(at: CGPoint(x: x + state.offset, y: y), proposal: ProposedViewSize(size), size: size)
        }
        place(marks.leading, isAtStart: true)
        place(marks.trailing, isAtStart: false)
    }

    /// The buttons at the edge that the row was moved from, the first one outermost.
    private func placeActions() {
        guard let shown = shownActions else { return }
        let rect = rowRect
        let isAtLeft = state.offset > 0
        var edge = isAtLeft ? rect.minX : rect.maxX
        for button in shown.group.buttons {
            let proposal = ProposedViewSize(width: nil, height: rect.height)
            let width = button.sizeThatFits(proposal).width
            if !isAtLeft { edge -= width }
            button.place(at: CGPoint(x: edge, y: rect.minY), proposal: proposal)
            if isAtLeft { edge += width }
        }
    }

    // MARK: - On its way to another place in the list

    /// How the row stands between its neighbours; what is animated of it where that becomes another.
    struct Shape: Equatable {
        var gapAbove: CGFloat
        var gapBelow: CGFloat
        /// The parts of the style's radius at the top and at the bottom.
        var roundTop: CGFloat
        var roundBottom: CGFloat
        /// How much of the line below it is seen.
        var lineBelow: CGFloat
    }

    /// In a frame of an animation.
    private var shownShape: Shape?

    var shape: Shape {
        if let shownShape { return shownShape }
        let isAlone = rowSpacing > 0
        return Shape(
            gapAbove: gapAbove, gapBelow: gapBelow, roundTop: place.isFirst || isAlone ? 1 : 0,
            roundBottom: place.isLast || isAlone ? 1 : 0, lineBelow: hasLineBelow ? 1 : 0)
    }

    override var animatableAttributes: _AnyAnimatableData? {
        get {
            shownShape = nil
            let shape = shape
            let lengths = [
                shape.gapAbove, shape.gapBelow, shape.roundTop, shape.roundBottom, shape.lineBelow,
            ]
            return _AnyAnimatableData(numbers: lengths.map(Double.init))
        }
        set {
            guard let lengths = newValue?.numbers.map({ CGFloat($0) }), lengths.count == 5 else { return }
            shownShape = Shape(
                gapAbove: lengths[0], gapBelow: lengths[1], roundTop: min(max(lengths[2], 0), 1),
                roundBottom: min(max(lengths[3], 0), 1), lineBelow: min(max(lengths[4], 0), 1))
        }
    }

    /// The row without the gaps round it, in its own coordinates.
    var rowRect: CGRect {
        let shape = shape
        return CGRect(
            x: metrics.margin, y: shape.gapAbove, width: max(0, frame.width - 2 * metrics.margin),
            height: max(0, frame.height - shape.gapAbove - shape.gapBelow))
    }

    // MARK: - Events and drawing

    override var interaction: Interaction? { isRow ? rowInteraction : nil }
    override var tapCell: TapCell? { isRow && !position.isEditing ? TapCell(rowRect, .rowControl) : nil }
    override func draw(in context: inout DrawContext) { drawRow(in: &context) }
}
