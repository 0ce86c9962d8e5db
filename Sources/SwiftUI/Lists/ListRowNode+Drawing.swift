import ViewGraph

/// What a row looks like: its background, its content, the lines round it.
extension ListRowNode {
    func drawRow(in context: inout DrawContext) {
        let rect = rowRect.offsetBy(dx: context.origin.x, dy: context.origin.y)
            .rounded(toScale: context.displayScale)
        guard isRow, rect.width > 0, rect.height > 0 else {
            if isPinned { drawPinnedBackground(in: &context) }
            return context.draw(content)
        }
        let outline = self.outline(rect)
        guard let shownActions else {
            // A row that comes or goes has as much of its height as is seen of it: its neighbours stay at its edges.
            let presence = content.presentation?.fade ?? 1
            guard presence < 1 else { return drawContent(rect, outline, &context) }
            var part = rect
            part.size.height *= presence
            guard part.height > 0 else { return }
            let clip = DisplayList.Clip(path: Path(part), style: FillStyle())
            return context.group(DisplayList.Group(clip: clip)) { drawContent(part, self.outline(part), &$0) }
        }
        context.group(DisplayList.Group(clip: DisplayList.Clip(path: outline, style: FillStyle()))) { context in
            for button in shownActions.group.buttons { context.draw(button) }
            let moved = rect.offsetBy(dx: state.offset, dy: 0)
            drawContent(moved, self.outline(moved), &context)
        }
    }

    private func drawContent(_ rect: CGRect, _ outline: Path, _ context: inout DrawContext) {
        drawBackground(rect, outline, &context)
        drawFront(&context)
        drawSeparators(rect, &context)
    }

    private func drawFront(_ context: inout DrawContext) {
        context.draw(content)
        for mark in shownMarks { context.draw(mark) }
    }

    private func drawBackground(_ rect: CGRect, _ outline: Path, _ context: inout DrawContext) {
        if let background {
            context.group(DisplayList.Group(clip: DisplayList.Clip(path: outline, style: FillStyle()))) {
                $0.draw(background)
            }
        } else if let background = metrics.row ?? (state.offset == 0 ? nil : metrics.background) {
            fill(outline, background.color(in: environment), rect, &context)
        }
        if background == nil, position.isOdd, environment.alternatingRows == .enabled {
            let stripe = environment.platform == .macOS ? metrics.selectionInset ?? 0 : 0
            fill(stripePath(rect.insetBy(dx: stripe, dy: 0)), Self.stripe(in: environment), rect, &context)
        }
        if position.isSelected { drawSelection(rect, outline, &context) }
    }

    /// Of the list, from side to side: what scrolls goes on below it.
    private func drawPinnedBackground(in context: inout DrawContext) {
        let rect = context.pixelRect(of: frame.size)
        fill(Path(rect), metrics.background.color(in: environment), rect, &context)
    }

    private func fill(_ path: Path, _ color: Color, _ rect: CGRect, _ context: inout DrawContext) {
        context.draw(color.styledPaint(in: environment, rect: rect)) { .fill(path, FillStyle(), $0) }
    }

    /// Rounded where the row is at the end of a group in a box.
    private func outline(_ rect: CGRect) -> Path {
        guard let radius = metrics.radius else { return Path(rect) }
        let (shape, largest) = (shape, min(radius, rect.height / 2))
        let (top, bottom) = (largest * shape.roundTop, largest * shape.roundBottom)
        let radii = RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
        return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    }

    private func drawSelection(_ rect: CGRect, _ outline: Path, _ context: inout DrawContext) {
        let isMac = environment.platform == .macOS
        // Rows that are chosen with marks are paler.
        let level = position.isEditing ? 5 : 4
        let color = isMac ? Color.primary.opacity(0.12) : Color(provider: .semantic(.gray(level)))
        guard let inset = metrics.selectionInset else { return fill(outline, color, rect, &context) }
        let box = rect.insetBy(dx: inset, dy: 0)
        fill(Path(roundedRect: box, cornerRadius: metrics.selectionRadius), color, box, &context)
    }

    private func stripePath(_ rect: CGRect) -> Path {
        metrics.selectionInset == nil ? Path(rect) : Path(roundedRect: rect, cornerRadius: 5)
    }

    /// As macOS has `alternatingContentBackgroundColors`.
    static func stripe(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? Color.white.opacity(0.05) : Color(hexadecimal: 0xF4F5F5)
    }

    // MARK: - Separators

    private func drawSeparators(_ rect: CGRect, _ context: inout DrawContext) {
        let visibility = separators(ListRowTrait.Separator.self, Visibility.self)
        let tint = separators(ListRowTrait.SeparatorTint.self, Color?.self)
        let section = separators(ListRowTrait.SectionSeparator.self, Visibility.self)
        let sectionTint = separators(ListRowTrait.SectionSeparatorTint.self, Color?.self)
        let isMac = environment.platform == .macOS
        let isLater = environment.paletteGeneration == .later
        let thickness = isMac || isLater ? 1 : 1 / max(context.displayScale, 1)
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
        let seen = Double(shape.lineBelow)
        if seen > 0 {
            let own = tint.bottom ?? (place.isLast ? sectionTint.bottom : nil)
            let color = (own ?? nil) ?? separatorColor
            let isLast = place.isLast || isAlone
            line(
                rect.maxY - thickness, isFull: metrics.hasOuterSeparators && isLast,
                seen < 1 ? color.opacity(seen) : color)
        }
        let isOuter = place.isFirst && metrics.hasOuterSeparators
        let isAtTop = place.isFirst && (metrics.hasOuterSeparators || metrics.hasSectionSeparators && !isAlone)
        if Self.shows(isAtTop, place.isFirst ? section.top : nil, visibility.top) {
            let own = tint.top ?? (place.isFirst ? sectionTint.top : nil)
            line(rect.minY, isFull: isOuter, own ?? nil)
        }
    }

    /// Whether there is a line between the row and the next one.
    var hasLineBelow: Bool {
        guard isRow else { return false }
        let visibility = separators(ListRowTrait.Separator.self, Visibility.self).bottom
        let section = separators(ListRowTrait.SectionSeparator.self, Visibility.self).bottom
        let isAlone = rowSpacing > 0
        let isPlain = metrics.radius == nil
        var isStandard = metrics.hasSeparators && (isPlain ? !isAlone : !(place.isLast || isAlone))
        if environment.platform == .macOS, isPlain, place.isLast || environment.hidesRowSeparators {
            isStandard = false
        }
        return Self.shows(isStandard, place.isLast ? section : nil, visibility)
    }

    private func separators<Value>(_ key: Any.Type, _ type: Value.Type) -> RowSeparators<Value> {
        content.trait(ObjectIdentifier(key)) as? RowSeparators<Value> ?? RowSeparators()
    }

    /// What is said of the row counts before what is said of its section, and that before what the style has.
    private static func shows(_ standard: Bool, _ section: Visibility?, _ row: Visibility?) -> Bool {
        for said in [row, section] { if let said, said != .automatic { return said == .visible } }
        return standard
    }

    private var separatorColor: Color {
        if environment.platform == .macOS {
            return environment.colorScheme == .dark ? Color.white.opacity(0.1) : Color.black.opacity(0.1)
        }
        guard environment.paletteGeneration == .later else { return Color(provider: .semantic(.separator)) }
        // Measured on rows: facts 21.5, E8E8E8 and on a dark row 38383B.
        return environment.colorScheme == .dark
            ? Color(hexadecimal: 0xEBEBF5, opacity: 0.135) : Color.black.opacity(0.09)
    }

    /// At the row's explicit guide, else where its first text begins; from the row's leading edge.
    private var separatorStart: CGFloat {
        let isMirrored = layoutDirection == .rightToLeft
        // The line moves with the row: where that was swiped to counts once.
        let place = content.frame.offsetBy(dx: -state.offset, dy: 0)
        let start = isMirrored ? frame.width - metrics.margin - place.maxX : place.minX - metrics.margin
        let guide = HorizontalAlignment.listRowSeparatorLeading.key
        if let own = content.explicitAlignment(guide, proposal: content.placedProposal, size: content.frame.size) {
            return start + own
        }
        guard metrics.separatorsBeginAtText, let text = firstText(content) else { return insets.leading }
        let rect = CGRect(origin: .zero, size: text.frame.size).applying(text.transform(to: content))
        return start + max(0, isMirrored ? content.frame.width - rect.maxX : rect.minX)
    }

    func firstText(_ root: LayoutNode) -> LayoutNode? {
        var stack = [root]
        while let node = stack.popLast() {
            // What a segment says is no label of the row.
            if node.interaction?.role == .segment { continue }
            if node.name == "Text", node.accessibilityText?.isEmpty == false { return node }
            // What stands over or behind a view is no text of it.
            if let decorated = node.decorated {
                stack.append(decorated)
            } else {
                stack += node.reportedChildren.reversed()
            }
        }
        return nil
    }
}
