import ViewGraph

/// A row, header or footer of a list: its content with the distances, the ground and the lines round it.
final class ListRowNode: LayoutNode {
    /// Where the row stands in its list.
    struct Position: Equatable {
        var place: LazySlots.Place
        var isFirstSection: Bool
        var isLastSection: Bool
        var isSelected: Bool
        /// What the list's selection knows the row by; nil where nothing can be selected.
        var id: AnyHashable?
    }

    /// Makes this row the selected one.
    var select: (AnyHashable) -> Void = { _ in }

    private let content: LayoutNode
    private let metrics: ListMetrics
    var position: Position {
        didSet { if position != oldValue { invalidateLayout() } }
    }

    init(list: ViewNode, content: LayoutNode, metrics: ListMetrics, position: Position) {
        (self.content, self.metrics, self.position) = (content, metrics, position)
        super.init(viewNode: list)
        children = (background.map { [$0] } ?? []) + [content]
    }

    override var name: String { "ListRow" }
    override var isTransparent: Bool { true }
    private var place: LazySlots.Place { position.place }
    private var isRow: Bool { place.role == .row }
    private var background: LayoutNode? {
        (content.trait(ObjectIdentifier(ListRowTrait.Background.self)) as? RowBackground)?.node
    }

    // MARK: - Layout

    private var rowSpacing: CGFloat { environment.listRowSpacing ?? 0 }

    /// Above the row's own rectangle.
    private var gapAbove: CGFloat {
        let sectionGap = environment.listSectionSpacing.length(standard: metrics.sectionGap)
        switch place.role {
        case .header:
            let isTight = position.isFirstSection
            return isTight ? max(metrics.top - 4, metrics.headerTop - 8) : metrics.headerTop
        case .row:
            guard place.isFirst else { return rowSpacing }
            if place.hasHeader { return 0 }
            return position.isFirstSection ? metrics.top : sectionGap
        case .footer: return metrics.footerTop
        }
    }

    private var gapBelow: CGFloat {
        switch place.role {
        case .header: return metrics.headerBottom
        case .row: return position.isLastSection && place.isLast && !place.hasFooter ? metrics.bottom : 0
        case .footer: return position.isLastSection ? metrics.bottom : 0
        }
    }

    /// The content's distances from the sides of the row's rectangle.
    private var insets: EdgeInsets {
        if isRow, let own = content.trait(ObjectIdentifier(ListRowTrait.Insets.self)) as? EdgeInsets { return own }
        let vertical = isRow ? metrics.vertical : 0
        return EdgeInsets(
            top: vertical, leading: metrics.leading, bottom: vertical, trailing: metrics.trailing)
    }

    private var minimumHeight: CGFloat {
        guard isRow else { return environment.defaultMinListHeaderHeight ?? 0 }
        return environment.minimumListRowHeight ?? metrics.minimumRow
    }

    private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
        let sides = insets.horizontal + 2 * metrics.margin
        return ProposedViewSize(width: width.map { max(0, $0 - sides) }, height: nil)
    }

    private func rowHeight(_ content: CGSize) -> CGFloat { max(content.height + insets.vertical, minimumHeight) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(contentProposal(proposal.width))
        return CGSize(
            width: proposal.width ?? size.width + insets.horizontal + 2 * metrics.margin,
            height: gapAbove + rowHeight(size) + gapBelow)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = contentProposal(size.width)
        let contentSize = content.sizeThatFits(inner)
        let height = rowHeight(contentSize)
        var x = metrics.margin + insets.leading
        if layoutDirection == .rightToLeft { x = size.width - x - contentSize.width }
        let free = height - insets.vertical - contentSize.height
        content.place(
            at: CGPoint(x: x, y: gapAbove + insets.top + max(0, free / 2)), proposal: inner, size: contentSize)
        if let background {
            let rect = rowRect
            background.place(at: rect.origin, proposal: ProposedViewSize(rect.size), size: rect.size)
        }
    }

    /// The row without the gaps round it, in its own coordinates.
    private var rowRect: CGRect {
        CGRect(
            x: metrics.margin, y: gapAbove, width: max(0, frame.width - 2 * metrics.margin),
            height: max(0, frame.height - gapAbove - gapBelow))
    }

    // MARK: - Events

    override var interaction: Interaction? {
        guard isRow, let id = position.id else { return nil }
        return .tap(.row) { [weak self] in self?.select(id) }
    }

    // MARK: - Drawing

    override func draw(in context: inout DrawContext) {
        guard isRow else { return context.draw(content) }
        let rect = rowRect.offsetBy(dx: context.origin.x, dy: context.origin.y)
            .rounded(toScale: context.displayScale)
        guard rect.width > 0, rect.height > 0 else { return context.draw(content) }
        let outline = self.outline(rect)
        if let background {
            context.group(DisplayList.Group(clip: DisplayList.Clip(path: outline, style: FillStyle()))) {
                $0.draw(background)
            }
        } else if let ground = metrics.row {
            fill(outline, ground.color(in: environment), rect, &context)
        }
        if position.isSelected { drawSelection(rect, outline, &context) }
        context.draw(content)
        drawSeparators(rect, &context)
    }

    private func fill(_ path: Path, _ color: Color, _ rect: CGRect, _ context: inout DrawContext) {
        context.draw(color.styledPaint(in: environment, rect: rect)) { .fill(path, FillStyle(), $0) }
    }

    /// Rounded where the row is at the end of a group in a box.
    private func outline(_ rect: CGRect) -> Path {
        guard let radius = metrics.radius else { return Path(rect) }
        let isAlone = rowSpacing > 0
        let top = place.isFirst || isAlone ? min(radius, rect.height / 2) : 0
        let bottom = place.isLast || isAlone ? min(radius, rect.height / 2) : 0
        let radii = RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
        return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    }

    private func drawSelection(_ rect: CGRect, _ outline: Path, _ context: inout DrawContext) {
        let isMac = environment.platform == .macOS
        let color = isMac ? Color.primary.opacity(0.12) : Color(provider: .semantic(.gray(4)))
        guard let inset = metrics.selectionInset else { return fill(outline, color, rect, &context) }
        let box = rect.insetBy(dx: inset, dy: 0)
        fill(Path(roundedRect: box, cornerRadius: 5), color, box, &context)
    }

    // MARK: - Separators

    private func drawSeparators(_ rect: CGRect, _ context: inout DrawContext) {
        let visibility =
            content.trait(ObjectIdentifier(ListRowTrait.Separator.self)) as? RowSeparators<Visibility>
            ?? RowSeparators()
        let tint =
            content.trait(ObjectIdentifier(ListRowTrait.SeparatorTint.self)) as? RowSeparators<Color?>
            ?? RowSeparators()
        let isMac = environment.platform == .macOS
        let thickness = isMac ? 1 : 1 / max(context.displayScale, 1)
        func line(_ y: CGFloat, isFull: Bool, _ color: Color?) {
            var left = isFull ? rect.minX : rect.minX + separatorStart
            var right = isFull ? rect.maxX : rect.maxX - metrics.separatorTrailing
            if layoutDirection == .rightToLeft {
                (left, right) = (rect.minX + rect.maxX - right, rect.minX + rect.maxX - left)
            }
            let line = CGRect(x: left, y: y, width: max(0, right - left), height: thickness)
            fill(Path(line), color ?? separatorColor, line, &context)
        }
        let isAlone = rowSpacing > 0
        let isLast = place.isLast || isAlone
        let isPlain = metrics.radius == nil
        var showsBottom = metrics.hasSeparators && (isPlain ? !isAlone : !isLast)
        if isMac, isPlain, place.isLast { showsBottom = false }
        if let own = visibility.bottom, own != .automatic { showsBottom = own == .visible }
        if showsBottom {
            line(rect.maxY - thickness, isFull: metrics.hasOuterSeparators && isLast, tint.bottom ?? nil)
        }
        let isAtTop = place.isFirst && metrics.hasOuterSeparators
        if isAtTop && visibility.top != .hidden || visibility.top == .visible {
            line(rect.minY, isFull: isAtTop, tint.top ?? nil)
        }
    }

    private var separatorColor: Color {
        if environment.platform == .macOS {
            return environment.colorScheme == .dark ? Color.white.opacity(0.1) : Color.black.opacity(0.1)
        }
        return Color(provider: .semantic(.separator))
    }

    /// At the row's explicit guide, else where its first text begins; from the row's leading edge.
    private var separatorStart: CGFloat {
        let isMirrored = layoutDirection == .rightToLeft
        let start =
            isMirrored ? frame.width - metrics.margin - content.frame.maxX : content.frame.minX - metrics.margin
        let guide = HorizontalAlignment.listRowSeparatorLeading.key
        if let own = content.explicitAlignment(guide, proposal: content.placedProposal, size: content.frame.size) {
            return start + own
        }
        guard metrics.separatorsBeginAtText, let text = firstText(content) else { return insets.leading }
        let rect = CGRect(origin: .zero, size: text.frame.size).applying(text.transform(to: content))
        return start + max(0, isMirrored ? content.frame.width - rect.maxX : rect.minX)
    }

    private func firstText(_ root: LayoutNode) -> LayoutNode? {
        var stack = [root]
        while let node = stack.popLast() {
            // What a segment says is no label of the row.
            if node.interaction?.role == .segment { continue }
            if node.name == "Text", node.accessibilityText?.isEmpty == false { return node }
            stack += node.reportedChildren.reversed()
        }
        return nil
    }
}
