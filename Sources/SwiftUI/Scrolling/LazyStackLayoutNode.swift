import ViewGraph

/// Makes, measures and places what is visible of a lazy stack.
final class LazyStackLayoutNode: LayoutNode, LazyLayout {
    private unowned let stack: LazyStackNode
    private var knownLine: LazyLine?
    private var knownTracks: Int?
    /// What was visible when it was placed last.
    private var lastVisible: ClosedRange<CGFloat>?
    private var rows: (metrics: ListMetrics?, nodes: [ObjectIdentifier: (content: LayoutNode, row: ListRowNode)]) =
        (nil, [:])

    init(stack: LazyStackNode) {
        self.stack = stack
        super.init(viewNode: stack)
    }

    override var isTransparent: Bool { stack.arrangement.list != nil }
    override var name: String {
        if stack.arrangement.grid != nil { return axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
        return axis == .vertical ? "LazyVStack" : "LazyHStack"
    }

    override var usesAbsoluteBounds: Bool { true }
    private var axis: Axis { stack.arrangement.axis }

    private var line: LazyLine {
        if let knownLine { return knownLine }
        let slots = LazySlots(stack.contentRuns)
        let line =
            stack.arrangement.list.map { rowLine(slots, $0) }
            ?? LazyLine(axis: axis, spacing: stack.arrangement.spacing, slots: slots)
        knownLine = line
        return line
    }

    /// The line for a breadth: of a grid, the breadth decides how many cells stand beside each other.
    private func line(across breadth: CGFloat?) -> LazyLine {
        guard let grid = stack.arrangement.grid else { return line }
        let tracks = breadth.flatMap { $0.isFinite ? GridTracks(grid.items, in: $0).tracks.count : nil }
        let count = tracks ?? GridTracks(grid.items, in: 0).tracks.count
        if let knownLine, knownTracks == count { return knownLine }
        knownTracks = count
        let lines = GridLines(LazySlots(stack.contentRuns), tracks: count, layout: grid, viewNode: stack)
        let line = LazyLine(axis: axis, spacing: grid.lineSpacing, slots: lines)
        knownLine = line
        return line
    }

    /// With no breadth proposed, a grid is as broad as the cells of its first line would like (facts.md 11.3).
    private func breadth(_ proposed: CGFloat?) -> CGFloat? {
        guard stack.arrangement.grid != nil, proposed == nil else { return proposed }
        return line(across: nil).slots.elements(at: 0).first?.sizeThatFits(
            .unspecified, because: "ideal breadth of the first line")[axis.other]
    }

    /// A line of a list's rows; a row is kept as long as its content.
    private func rowLine(_ slots: LazySlots, _ metrics: ListMetrics) -> LazyLine {
        let known = rows.metrics == metrics ? rows.nodes : [:]
        rows = (metrics, [:])
        return LazyLine(axis: axis, spacing: 0, slots: slots) { [unowned self] content, slot, isFirst, isLast in
            guard var place = slots.place(of: slot) else { return content }
            place.isFirst = place.isFirst && isFirst
            place.isLast = place.isLast && isLast
            let selection = stack.arrangement.selection
            let isSelectable = place.role == .row && !content.rowFlag(ListRowTrait.SelectionDisabled.self)
            let id = selection.flatMap { isSelectable ? content.selectionID(below: stack, in: $0) : nil }
            let position = ListRowNode.Position(
                place: place, isFirstSection: place.section == 0,
                isLastSection: place.section == slots.sectionCount - 1,
                isSelected: id.map { selection?.ids.contains($0) ?? false } ?? false,
                isEditing: stack.arrangement.isEditing, allowsSeveral: selection?.allowsSeveral ?? false, id: id,
                isOdd: slot % 2 == 1)
            let row =
                known[ObjectIdentifier(content)]?.row
                ?? ListRowNode(
                    list: stack, content: content, metrics: metrics, position: position,
                    state: stack.rowState(of: content))
            row.select = { [weak stack] in
                stack?.arrangement.choose($0)
                if stack?.arrangement.isEditing == false { stack?.environment.columnAdvance?.perform() }
            }
            row.position = position
            rows.nodes[ObjectIdentifier(content)] = (content, row)
            return row
        }
    }

    /// The content is another: what was made is found again among it.
    func slotsDidChange() {
        knownLine = nil
        knownTracks = nil
        invalidateLayout()
    }

    override func layoutWasInvalidated() { knownLine?.forgetSizes() }

    // MARK: - Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        stack.whileLayingOut {
            if let waiting = sizeWhileWaiting(proposal) { return waiting }
            let breadth = self.breadth(proposal[axis.other])
            let line = self.line(across: breadth)
            let viewport = environment.scrollViewport?.proposal ?? proposal
            var end = viewport[axis] ?? .infinity
            // A stack's question for the maximum isn't a viewport: an estimate answers it.
            if viewport[axis] == .infinity { end = 0 }
            line.make(from: 0, to: end, breadth: breadth)
            let isGrid = stack.arrangement.grid != nil
            let across = breadth.map { isGrid ? max($0, line.widest) : $0 } ?? line.widest
            return CGSize(axis, along: line.length, across: across)
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        stack.whileLayingOut {
            let visible = visibleRange(size)
            let passed = passedRange(to: visible)
            if passed.upperBound <= 0, sizeWhileWaiting(proposal) != nil {
                children = []
                return
            }
            let line = self.line(across: size[axis.other])
            line.make(from: passed.lowerBound, to: passed.upperBound, breadth: size[axis.other])
            let clear = clearRange(size)
            makePinned(line, clear)
            let placements = line.placements()
            children = placements.map(\.node)
            if stack.arrangement.list != nil { stack.keepRowStates(of: children) }
            for placement in placements { place(placement, line, in: size, proposal, clear) }
            if abs(line.length - size[axis]) > 0.01 { graph.contentDidChange(stack) }
        }
    }

    /// The size of a stack that makes nothing before it is placed: below what is longer than the viewport of a scroll
    /// view, nothing of it is seen (facts.md 9.7). Once something scrolls, its length has to be estimated.
    ///
    /// Not even the line of its slots is made, since a `ForEach` is opened by its first element.
    private func sizeWhileWaiting(_ proposal: ProposedViewSize) -> CGSize? {
        guard stack.arrangement.list == nil, stack.arrangement.grid == nil, axis == .vertical,
            knownLine?.made.isEmpty ?? true, let width = proposal.width, proposal.height == nil,
            let viewport = environment.scrollViewport, viewport.proposal.height?.isFinite == true,
            viewport.wakesWhenScrolled(self)
        else { return nil }
        return CGSize(width: width, height: 0)
    }

    /// The part of the stack that the nearest scroll view, or else the canvas, shows.
    private func visibleRange(_ size: CGSize) -> ClosedRange<CGFloat> { range(of: \.visibleRect, size) }

    /// The part of it that no bar covers, at whose ends pinned views stay.
    private func clearRange(_ size: CGSize) -> ClosedRange<CGFloat> { range(of: \.clearRect, size) }

    private func range(of part: KeyPath<ScrollLayoutNode, CGRect>, _ size: CGSize) -> ClosedRange<CGFloat> {
        var window: LayoutNode? = parent
        while let node = window, !(node is ScrollLayoutNode), let above = node.parent { window = above }
        guard let window else { return 0...max(size[axis], 0) }
        let shown = (window as? ScrollLayoutNode)?[keyPath: part] ?? CGRect(origin: .zero, size: window.frame.size)
        let rect = shown.applying(window.transform(to: self))
        let start = axis == .vertical ? rect.minY : rect.minX
        let end = axis == .vertical ? rect.maxY : rect.maxX
        guard start.isFinite, end.isFinite else { return 0...max(size[axis], 0) }
        if axis == .horizontal, layoutDirection == .rightToLeft { return (size.width - end)...(size.width - start) }
        return start...end
    }

    /// What is seen on an animated way from what was visible; of a very long way only its end.
    private func passedRange(to visible: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        defer { lastVisible = visible }
        guard let start = lastVisible, graph.effectiveTransaction(of: stack).animation != nil else { return visible }
        let way = min(start.lowerBound, visible.lowerBound)...max(start.upperBound, visible.upperBound)
        let length = visible.upperBound - visible.lowerBound
        return way.upperBound - way.lowerBound <= length * Self.longestWay ? way : visible
    }

    /// In lengths of what is visible.
    private static let longestWay: CGFloat = 40

    private func place(
        _ item: (slot: Int, node: LayoutNode, start: CGFloat, size: CGSize), _ line: LazyLine, in size: CGSize,
        _ proposal: ProposedViewSize, _ clear: ClosedRange<CGFloat>
    ) {
        var item = item
        if stack.arrangement.grid != nil, line.slots.place(of: item.slot)?.role == .row {
            // The tracks are made once more from what the grid has answered (measured: facts.md 11.2).
            item.size[axis.other] = size[axis.other]
        }
        let dimensions = ViewDimensions(size: item.size, node: item.node, proposal: line.childProposal)
        let guide = stack.arrangement.alignment
        let own = guide.defaultValue(ViewDimensions(size: size, node: self, proposal: proposal))
        var across = own - dimensions[guide]
        if !across.isFinite { across = 0 }
        let along = pinned(item, line, clear)
        (item.node as? ListRowNode)?.isPinned = along != item.start
        var origin = axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        if layoutDirection == .rightToLeft { origin.x = size.width - origin.x - item.size.width }
        item.node.place(at: origin, proposal: line.childProposal, size: item.size)
    }

    // MARK: - Pinned headers and footers

    /// A pinned header stays at the edge as long as something of its section is visible.
    private func pinned(
        _ item: (slot: Int, node: LayoutNode, start: CGFloat, size: CGSize), _ line: LazyLine,
        _ clear: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard let place = line.slots.place(of: item.slot), isPinned(place.role) else { return item.start }
        let section = line.slots.slots(ofSection: place.section)
        let length = item.size[axis]
        let end = line.start(ofSlot: section.upperBound)
        if place.role == .header { return max(item.start, min(clear.lowerBound, end - length)) }
        return min(item.start, max(clear.upperBound - length, line.start(ofSlot: section.lowerBound)))
    }

    /// Makes the pinned views of the sections at the ends of what is clear, which may stand far from there by themselves.
    private func makePinned(_ line: LazyLine, _ clear: ClosedRange<CGFloat>) {
        guard stack.arrangement.pinnedViews != [] else { return }
        for position in [clear.lowerBound, clear.upperBound] {
            guard let place = line.slots.place(of: line.slot(at: position)) else { continue }
            let section = line.slots.slots(ofSection: place.section)
            if place.hasHeader, isPinned(.header) { line.make(slot: section.lowerBound) }
            if place.hasFooter, isPinned(.footer) { line.make(slot: section.upperBound - 1) }
        }
    }

    private func isPinned(_ role: LazySlots.Place.Role) -> Bool {
        switch role {
        case .header: stack.arrangement.pinnedViews.contains(.sectionHeaders)
        case .footer: stack.arrangement.pinnedViews.contains(.sectionFooters)
        case .row: false
        }
    }

    /// Below the rows of a list that alternates their backgrounds.
    private func drawStripes(in context: inout DrawContext) {
        guard let metrics = stack.arrangement.list, environment.platform == .macOS,
            environment.alternatingRows == .enabled, let line = knownLine
        else { return }
        let visible = visibleRange(frame.size)
        ListStripes(
            metrics: metrics, start: line.slots.count == 0 ? metrics.top : line.length - metrics.bottom,
            count: line.slots.count,
            visible: CGRect(
                x: 0, y: visible.lowerBound, width: frame.width,
                height: max(visible.upperBound - visible.lowerBound, 0))
        ).draw(in: &context, environment: environment)
    }

    /// Pinned views stand in front of the rows that they cover.
    override func draw(in context: inout DrawContext) {
        drawStripes(in: &context)
        if stack.arrangement.list != nil, children.contains(where: { $0.travel != 0 }) {
            return drawChildren(rowsByTravel, in: &context)
        }
        guard let ordered = pinnedInFront else { return drawChildren(in: &context) }
        for node in ordered { context.draw(node) }
    }

    override func collectEvents(in context: inout EventContext) {
        guard let ordered = pinnedInFront else { return collectChildren(in: &context) }
        for node in ordered { context.visit(node) }
    }

    /// What was made from back to front; nil where nothing is pinned.
    private var pinnedInFront: [LayoutNode]? {
        guard stack.arrangement.pinnedViews != [], let line = knownLine else { return nil }
        let placements = line.placements()
        func isInFront(_ slot: Int) -> Bool { line.slots.place(of: slot).map { isPinned($0.role) } ?? false }
        return placements.filter { !isInFront($0.slot) }.map(\.node)
            + placements.filter { isInFront($0.slot) }.map(\.node)
    }

    /// What goes furthest passes in front of the others.
    private var rowsByTravel: [LayoutNode] {
        children.enumerated().sorted { ($0.element.travel, $0.offset) < ($1.element.travel, $1.offset) }.map(\.element)
    }

    func estimatedFrame(ofView id: AnyHashable) -> CGRect? {
        guard let line = knownLine, let index = line.slots.index(of: id) else { return nil }
        var start = line.start(ofSlot: index)
        let length = line.length(index)
        if axis == .horizontal, layoutDirection == .rightToLeft { start = frame.width - start - length }
        return axis == .vertical
            ? CGRect(x: 0, y: start, width: frame.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: frame.height)
    }
}

extension LayoutNode {
    /// How far the node is still away from where it was laid out, in points down or up.
    fileprivate var travel: CGFloat { abs(presentation?.shift.height ?? 0) }
}
