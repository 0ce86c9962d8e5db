import ViewGraph

/// A page of a navigation: it comes from the trailing edge and goes back there; covered by another one it is neither
/// seen nor hit, but there.
struct PageModifier: PrimitiveModifier {
    let isCovered: Bool

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? PageNode ?? PageNode(context)
        node.update(isCovered: modifier.isCovered, content, in: context)
        return node
    }
}

final class PageNode: SingleChildNode, TransitionOwner {
    fileprivate private(set) var isCovered = false
    fileprivate private(set) var isAway = false
    private var wrappers: [PageLayoutNode] = []

    override var isListTransparent: Bool { true }

    func update(isCovered: Bool, _ content: any View, in context: NodeContext) {
        adopt(context)
        if isCovered != self.isCovered {
            self.isCovered = isCovered
            for node in wrappers { node.rulesMayHaveChanged() }
        }
        setChild(content, component: .none)
    }

    override func makeElements() -> [LayoutNode] {
        wrappers = super.makeElements().map { content in
            wrappers.first { $0.content === content } ?? PageLayoutNode(viewNode: self, child: content)
        }
        return wrappers
    }

    func show(phase: Int) { isAway = phase != 0 }
    func transaction(into phase: Int, _ transaction: Transaction) -> Transaction { transaction }
}

final class PageLayoutNode: PassThroughLayoutNode, RenderTransform {
    /// How far it is away and how far covered in a frame of an animation.
    private var shown: PagePlace?

    var content: LayoutNode { child }
    override var isTransparent: Bool { true }
    override var isGeometryScope: Bool { true }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TransitionTrait.self) ? viewNode as? any TransitionOwner : super.trait(key)
    }

    private var place: PagePlace {
        let page = viewNode as? PageNode
        return PagePlace(away: page?.isAway == true ? 1 : 0, covered: page?.isCovered == true ? 1 : 0)
    }

    override var animatableAttributes: _AnyAnimatableData? {
        get {
            shown = nil
            return place.quantities
        }
        set { shown = newValue.flatMap(PagePlace.init) }
    }

    var renderTransform: CGAffineTransform {
        CGAffineTransform(translationX: (shown ?? place).offset(in: self), y: 0)
    }

    override func collectEvents(in context: inout EventContext) {
        if place.isAtRest { super.collectEvents(in: &context) }
    }

    override func draw(in context: inout DrawContext) {
        (shown ?? place).draw(self, in: &context) { drawChildren(in: &$0) }
    }
}

/// Where a page is, and how it looks there.
struct PagePlace {
    /// Beyond the trailing edge: 0 not at all, 1 altogether.
    var away: Double
    /// By another page: 0 not at all, 1 altogether, so that nothing is seen of it.
    var covered: Double

    init(away: Double, covered: Double) { (self.away, self.covered) = (away, covered) }

    init?(_ data: _AnyAnimatableData) {
        guard data.numbers.count == 2 else { return nil }
        (away, covered) = (min(max(data.numbers[0], 0), 1), min(max(data.numbers[1], 0), 1))
    }

    var quantities: _AnyAnimatableData { _AnyAnimatableData(numbers: [away, covered]) }
    var isAtRest: Bool { away == 0 && covered == 0 }

    func offset(in node: LayoutNode) -> CGFloat {
        let parts = CGFloat(away) - SystemAnimations.coveredShift * CGFloat(covered)
        return parts * node.frame.width * (node.layoutDirection == .rightToLeft ? -1 : 1)
    }

    func draw(
        _ node: LayoutNode, in context: inout DrawContext, content: (inout DrawContext) -> Void
    ) {
        if isAtRest { return content(&context) }
        if away >= 1 || covered >= 1 { return }
        let insets =
            node.environment.safeArea?.insets(around: node.canvasFrame, direction: node.layoutDirection) ?? EdgeInsets()
        let area = context.pixelRect(of: node.frame.size).stretched(by: insets, direction: node.layoutDirection)
        context.group(DisplayList.Group(clip: DisplayList.Clip(path: Path(area)))) { context in
            let offset = offset(in: node)
            context.translated(by: CGSize(width: offset, height: 0)) { context in
                let page = area.offsetBy(dx: offset, dy: 0)
                if away > 0 {
                    drawShadow(of: page, isMirrored: node.layoutDirection == .rightToLeft, in: &context)
                    drawBackground(page, node.environment, in: &context)
                }
                content(&context)
                if covered > 0 {
                    let paint = Paint.color(
                        ResolvedColor(red: 0, green: 0, blue: 0, opacity: SystemAnimations.coveredDimming * covered))
                    context.add(.fill(Path(page), FillStyle(), paint))
                }
            }
        }
    }

    /// The background of the navigation, which the page hides what is below with.
    private func drawBackground(
        _ rect: CGRect, _ environment: EnvironmentValues, in context: inout DrawContext
    ) {
        let color =
            environment.isElevated
            ? ControlPaint.sheetBackground.resolve(in: environment) : Color(provider: .semantic(.background(0)))
        context.draw(color.styledPaint(in: environment, rect: rect)) { .fill(Path(rect), FillStyle(), $0) }
    }

    private func drawShadow(of page: CGRect, isMirrored: Bool, in context: inout DrawContext) {
        let width = SystemAnimations.pageShadowWidth
        let edge = isMirrored ? page.maxX : page.minX
        let end = isMirrored ? edge + width : edge - width
        let stops = SystemAnimations.pageShadow + [(width, 0)]
        let gradient = ResolvedGradient(
            stops: stops.map {
                ResolvedStop(
                    color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: $0.opacity),
                    location: Double($0.distance / width))
            })
        let rect = CGRect(x: min(edge, end), y: page.minY, width: width, height: page.height)
        let paint = Paint.linearGradient(
            gradient, start: CGPoint(x: edge, y: page.minY), end: CGPoint(x: end, y: page.minY))
        context.add(.fill(Path(rect), FillStyle(), paint))
    }
}
