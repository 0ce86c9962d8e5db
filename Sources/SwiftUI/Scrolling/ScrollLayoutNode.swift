import ViewGraph

/// facts.md 9.1 to 9.5.
package final class ScrollLayoutNode: LayoutNode, CoordinateSpaceOwner {
    private unowned let scrollView: ScrollViewNode
    private var content: LayoutNode? { children.first }

    init(scrollView: ScrollViewNode) {
        self.scrollView = scrollView
        super.init(viewNode: scrollView)
        if scrollView.list != nil {
            graph.notePreference(ObjectIdentifier(ListSelectionKey.self))
            graph.notePreference(ObjectIdentifier(WantingAxesKey.self))
        }
        if environment.safeArea != nil {
            graph.notePreference(ObjectIdentifier(ContentBehindKey.self))
            graph.notePreference(ObjectIdentifier(ContentUnderBarKey.self))
        }
    }

    func update(content: LayoutNode?) {
        children = content.map { [$0] } ?? []
        invalidateLayout()
    }

    package override var name: String { scrollView.list?.name ?? "ScrollView" }
    package override var movesContentAsWhole: Bool { true }
    private var axes: Axis.Set { scrollView.axes }
    var mainAxis: Axis { axes == .horizontal ? .horizontal : .vertical }
    private var margins: EdgeInsets { environment.contentMargins.insets(.scrollContent) }

    /// Where it stands since the last layout.
    private(set) var geometry = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
    /// What moved it, one after the other.
    var movements: [ScrollPhase] { scrollView.movements }

    func answers(to name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollViewSpace else { return false }
        return space.axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }

    /// Where a list was asked for its own length, of which it has none; as old as the answers that went out.
    private var wantingAxes: Axis.Set = []
    package override func layoutWasInvalidated() { wantingAxes = [] }

    // MARK: - Layout

    /// Nil along each scrolling axis, the proposal less the margins across.
    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = self.margins
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        scrollView.viewport.proposal = proposal
        // Probes say nothing of the size it will have.
        if proposal.width?.isFinite ?? false, proposal.height?.isFinite ?? false {
            scrollView.container.update(proposal.inset(by: margins), in: graph)
        }
        // Measured: facts.md 9.6, 9.13.
        if scrollView.list != nil {
            if proposal.width == nil { wantingAxes.insert(.horizontal) }
            if proposal.height == nil { wantingAxes.insert(.vertical) }
            return CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        }
        let margins = self.margins
        var size = content?.sizeThatFits(contentProposal(proposal), because: "ideal along what scrolls") ?? .zero
        size.width += margins.horizontal
        size.height += margins.vertical
        if axes.contains(.horizontal), let width = proposal.width { size.width = max(width, 0) }
        if axes.contains(.vertical), let height = proposal.height { size.height = max(height, 0) }
        return size
    }

    package override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content else { return }
        scrollView.viewport.proposal = ProposedViewSize(size)
        scrollView.container.update(ProposedViewSize(size).inset(by: margins), in: graph)
        let inner = contentProposal(ProposedViewSize(size))
        let contentSize = content.sizeThatFits(inner, because: "ideal along what scrolls")
        let margins = self.margins
        let full = CGSize(
            width: contentSize.width + margins.horizontal, height: contentSize.height + margins.vertical)
        var offset = clamped(scrollView.offset, full, size)
        if let anchor = scrollView.startAnchor {
            offset = clamped(
                CGPoint(x: (full.width - size.width) * anchor.x, y: (full.height - size.height) * anchor.y), full, size)
        }
        if case .gesture(let point) = scrollView.request { offset = clamped(point, full, size) }
        place(content, inner, contentSize, offset, full, in: size)
        // A view in a lazy container may stand elsewhere once it is made.
        for _ in 0..<4 {
            guard let request = scrollView.request else { break }
            let wanted = clamped(target(of: request, offset, full, size), full, size)
            if wanted == offset { break }
            offset = wanted
            place(content, inner, contentSize, offset, full, in: size)
        }
        if case .gesture = scrollView.request { scrollView.didScrollByHand(to: targetID(at: size)) }
        scrollView.didScroll(to: offset)
        geometry = ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
            contentSize: contentSize, contentInsets: margins, containerSize: size)
    }

    /// Content that is smaller stands at the leading edge of the only axis, in the middle of both (facts.md 9.2), unless
    /// `defaultScrollAnchor` says where.
    private func place(
        _ content: LayoutNode, _ proposal: ProposedViewSize, _ contentSize: CGSize, _ offset: CGPoint, _ full: CGSize,
        in size: CGSize
    ) {
        let margins = self.margins
        var origin = CGPoint(x: margins.leading - offset.x, y: margins.top - offset.y)
        let standard: UnitPoint = axes == [.horizontal, .vertical] ? .center : .topLeading
        let alignment = environment.scrollContentAlignment ?? standard
        func free(_ length: CGFloat, _ available: CGFloat, _ axis: Axis.Set, _ part: CGFloat) -> CGFloat {
            if !axes.contains(axis) { return (available - length) / 2 }
            return part.isFinite ? max(0, available - length) * part : 0
        }
        origin.x += free(full.width, size.width, .horizontal, alignment.x)
        origin.y += free(full.height, size.height, .vertical, alignment.y)
        if layoutDirection == .rightToLeft { origin.x = size.width - origin.x - contentSize.width }
        content.place(at: origin, proposal: proposal, size: contentSize)
    }

    private func clamped(_ offset: CGPoint, _ content: CGSize, _ size: CGSize) -> CGPoint {
        func clamp(_ value: CGFloat, _ limit: CGFloat, _ axis: Axis.Set) -> CGFloat {
            axes.contains(axis) && value.isFinite ? min(max(0, value), max(0, limit)) : 0
        }
        return CGPoint(
            x: clamp(offset.x, content.width - size.width, .horizontal),
            y: clamp(offset.y, content.height - size.height, .vertical))
    }

    // MARK: - Scrolling to a view

    /// facts.md 9.5.
    private func target(of request: ScrollRequest, _ offset: CGPoint, _ full: CGSize, _ size: CGSize) -> CGPoint {
        switch request {
        case .offset(let point): return point
        case .gesture(let point): return restingPlace(point, offset, full, size)
        case .edge(.top): return CGPoint(x: offset.x, y: 0)
        case .edge(.leading): return CGPoint(x: 0, y: offset.y)
        case .edge(.bottom): return CGPoint(x: offset.x, y: full.height - size.height)
        case .edge(.trailing): return CGPoint(x: full.width - size.width, y: offset.y)
        case .view(let id, let anchor):
            guard let frame = frame(ofView: id) else {
                graph.report("scrollTo found no view with the id \(id)")
                return offset
            }
            return CGPoint(
                x: axes.contains(.horizontal)
                    ? position(offset.x, frame.minX, frame.width, size.width, anchor?.x) : offset.x,
                y: axes.contains(.vertical)
                    ? position(offset.y, frame.minY, frame.height, size.height, anchor?.y) : offset.y)
        }
    }

    private func position(
        _ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ viewport: CGFloat, _ anchor: CGFloat?
    ) -> CGFloat {
        let absolute = start + offset
        if let anchor { return absolute - anchor * (viewport - length) }
        if start < 0 { return absolute }
        return start + length > viewport ? absolute + length - viewport : offset
    }

    /// The rectangle of the view with an id, in the scroll view's coordinates.
    private func frame(ofView id: AnyHashable) -> CGRect? {
        guard let content else { return nil }
        var queue: [LayoutNode] = [content]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            if node.viewNode.hasExplicitID(id, below: scrollView) {
                return self.frame(of: node)
            }
            if let lazy = node as? any LazyLayout, let frame = lazy.estimatedFrame(ofView: id) {
                return frame.applying(node.transform(to: self))
            }
            queue += node.children
        }
        return nil
    }

    // MARK: - Scrolling by hand

    /// Where a behaviour lets the scroll view come to rest.
    ///
    /// - Parameter offset: where the content stands now.
    private func restingPlace(_ point: CGPoint, _ offset: CGPoint, _ full: CGSize, _ size: CGSize) -> CGPoint {
        guard let behavior = environment.scrollTargetBehavior else { return point }
        // A view rests where the first one stands before anything is scrolled: after the margins.
        let start = CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top)
        let targets = scrollTargets.map { frame(of: $0).offsetBy(dx: start.x, dy: start.y) }
        var target = ScrollTarget(rect: CGRect(origin: clamped(point, full, size), size: size))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: scrollView.offset, size: size)), contentSize: full,
            containerSize: size, axes: axes, targets: targets, environment: environment)
        behavior.updateTarget(&target, context: context)
        return target.rect.origin
    }

    /// The view at the anchor of `scrollPosition`, the first one that is seen where there is none.
    private func targetID(at size: CGSize) -> AnyHashable? {
        let views = scrollTargets.map { (node: $0, frame: frame(of: $0)) }
        let anchor = scrollView.positionAnchor ?? .topLeading
        let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        func distance(_ frame: CGRect) -> CGFloat {
            func outside(_ axis: Axis, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
                guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return 0 }
                return max(low - point[axis], point[axis] - high, 0)
            }
            return outside(.horizontal, frame.minX, frame.maxX.nextDown)
                + outside(.vertical, frame.minY, frame.maxY.nextDown)
        }
        let nearest = views.min { distance($0.frame) < distance($1.frame) }
        return nearest?.node.viewNode.explicitID(below: scrollView)
    }

    /// The ids of the targets of which at least a part is visible.
    func visibleTargets(_ part: Double) -> [AnyHashable] {
        scrollTargets.filter { shows($0, part) }.compactMap { $0.viewNode.explicitID(below: scrollView) }
    }

    /// Whether at least a part of a view, from 0 to 1, is in the visible rectangle.
    func shows(_ node: LayoutNode, _ part: Double) -> Bool {
        let frame = frame(of: node)
        let visible = frame.intersection(CGRect(origin: .zero, size: self.frame.size))
        guard !visible.isNull else { return false }
        let area = frame.width * frame.height
        guard area > 0 else { return true }
        let share = visible.width * visible.height / area
        return share > 0 && share >= part
    }

    private func frame(of node: LayoutNode) -> CGRect {
        CGRect(origin: .zero, size: node.frame.size).applying(node.transform(to: self))
    }

    // MARK: - Events

    package override var interaction: Interaction? {
        var interaction = Interaction(.scrollView)
        interaction.isEnabled = environment.isScrollEnabled
        let pull = environment.pull
        interaction.scroll = { [weak scrollView] distance in
            if let pull, let scrollView, scrollView.offset.y <= 0, distance.height <= -PullAction.distance {
                pull.start()
            }
            scrollView?.scroll(by: distance)
        }
        interaction.reveal = { [weak self, weak scrollView] rect in
            guard let self else { return }
            let size = self.frame.size
            func distance(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
                start < 0 ? start : max(0, min(end - length, start))
            }
            scrollView?.scroll(
                by: CGSize(
                    width: distance(rect.minX, rect.maxX, size.width),
                    height: distance(rect.minY, rect.maxY, size.height)))
        }
        return interaction
    }

    package override func collectEvents(in context: inout EventContext) {
        if environment.isScrollClipDisabled { return collectChildren(in: &context) }
        context.clipped(to: Path(CGRect(origin: .zero, size: frame.size))) { collectChildren(in: &$0) }
    }

    // MARK: - Drawing

    /// How much of what covers the screen's edges the view touches: what scrolls out goes on there.
    private var coveredInsets: EdgeInsets {
        guard environment.platform == .iOS else { return EdgeInsets() }
        return environment.safeArea?.insets(around: canvasFrame, direction: layoutDirection) ?? EdgeInsets()
    }

    package override func preference<Value>(_ key: PreferenceChannel<Value>) -> Value? {
        if key.id == ObjectIdentifier(ListSelectionKey.self) { return scrollView.list?.selection as? Value }
        if key.id == ObjectIdentifier(WantingAxesKey.self) {
            if scrollView.list != nil { return wantingAxes as? Value }
            // What scrolls gives its content no more for being longer.
            return (super.preference(key) as? Axis.Set)?.subtracting(axes) as? Value
        }
        if key.id == ObjectIdentifier(ContentBehindKey.self) {
            guard axes.contains(.vertical), coveredInsets.bottom > 0, let content else { return nil }
            return (content.frame.maxY + margins.bottom > frame.height + 0.5) as? Value
        }
        if key.id == ObjectIdentifier(ContentUnderBarKey.self) {
            guard axes.contains(.vertical), coveredInsets.top > 0, let content else { return nil }
            return ContentUnderBar(distance: margins.top - content.frame.minY, background: background) as? Value
        }
        return super.preference(key)
    }

    /// What is drawn behind the content; nil where the program has to.
    private var background: ListBackground? {
        environment.scrollContentBackground == .hidden ? nil : scrollView.list?.background
    }

    /// What can be seen of the content, in the view's coordinates.
    var visibleRect: CGRect {
        CGRect(origin: .zero, size: frame.size).stretched(by: coveredInsets, direction: layoutDirection)
    }

    /// What of it no bar covers, in the view's coordinates: a large title gives way to what scrolls below it.
    var clearRect: CGRect {
        var rect = CGRect(origin: .zero, size: frame.size)
        guard axes.contains(.vertical), let content, coveredInsets.top > 0 else { return rect }
        let released = (margins.top - content.frame.minY).clamped(0, environment.screenArea?.largeTitle ?? 0)
        rect.origin.y -= released
        rect.size.height += released
        return rect
    }

    package override func draw(in context: inout DrawContext) {
        guard let content else { return }
        let whole = context.pixelRect(of: self, stretchedBy: coveredInsets)
        if let background {
            let color = background.color(in: environment)
            context.draw(color.styledPaint(in: environment, rect: whole)) { .fill(Path(whole), FillStyle(), $0) }
        }
        let isInside = CGRect(origin: .zero, size: frame.size).contains(content.frame)
        if environment.isScrollClipDisabled || isInside { return drawChildren(in: &context) }
        context.group(DisplayList.Group(clip: DisplayList.Clip(path: Path(whole), style: FillStyle()))) {
            drawChildren(in: &$0)
        }
    }
}

/// A container that makes only what is visible.
protocol LazyLayout: LayoutNode {
    /// Where the view with an id stands, or will probably stand, in the container's coordinates.
    func estimatedFrame(ofView id: AnyHashable) -> CGRect?
}

extension ViewNode {
    /// Whether this node or one that it stands for was given that id.
    func hasExplicitID(_ id: AnyHashable, below ancestor: ViewNode) -> Bool {
        explicitID(below: ancestor) == id
    }

    /// The id that this node or one that it stands for was given.
    func explicitID(below ancestor: ViewNode) -> AnyHashable? {
        var current: ViewNode? = self
        while let node = current, node !== ancestor {
            switch node.component {
            case .explicit(let own): return own
            case .none: current = node.parent
            case .position, .branch: current = node.parent?.elements.count == 1 ? node.parent : nil
            }
        }
        return nil
    }
}
