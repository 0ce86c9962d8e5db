import ViewGraph

/// A page of a navigation: it comes from the trailing edge and goes back there, or as its transition has it; covered by
/// another one it is neither seen nor hit, but there.
struct PageModifier: PrimitiveModifier {
    let isCovered: Bool
    var level = 0
    /// Of all the pages of a stack.
    var styles = PageStyles()

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? PageNode ?? PageNode(modifier, context)
        node.update(modifier, content, in: context)
        return node
    }
}

final class PageNode: SingleChildNode, TransitionOwner {
    fileprivate private(set) var isCovered = false
    fileprivate private(set) var isAway = false
    private var level: Int
    private var styles: PageStyles
    private var wrappers: [PageLayoutNode] = []

    override var isListTransparent: Bool { true }

    fileprivate init(_ modifier: PageModifier, _ context: NodeContext) {
        (level, styles) = (modifier.level, modifier.styles)
        // Who was here before may have had another one.
        styles[level] = .slide
        super.init(context)
    }

    fileprivate func update(_ modifier: PageModifier, _ content: any View, in context: NodeContext) {
        adopt(context)
        (level, styles) = (modifier.level, modifier.styles)
        if modifier.isCovered != isCovered {
            isCovered = modifier.isCovered
            for node in wrappers { node.rulesMayHaveChanged() }
        }
        var inner = context.environment
        inner.pageStyle = PageStyles.Place(styles: styles, level: level)
        setChild(content, in: childContext(.none, environment: inner))
    }

    /// How the page comes and goes, and the one that covers it.
    fileprivate var style: PageStyle { styles[level] }
    fileprivate var coverStyle: PageStyle { styles[level + 1] }

    override func makeElements() -> [LayoutNode] {
        wrappers = super.makeElements().map { content in
            wrappers.first { $0.content === content } ?? PageLayoutNode(viewNode: self, child: content)
        }
        return wrappers
    }

    func show(phase: Int) { isAway = phase != 0 }

    func transaction(into phase: Int, _ transaction: Transaction) -> Transaction { style.applied(to: transaction) }
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

    private var page: PageNode? { viewNode as? PageNode }

    var renderTransform: CGAffineTransform {
        let place = shown ?? place
        let bounds = CGRect(origin: .zero, size: frame.size)
        if place.away > 0, let motion = page?.style.motion(of: self) { return motion.transform(self, away: place.away) }
        if place.covered > 0, let motion = page?.coverStyle.motion(of: self) {
            // What isn't seen stands where the page that covers it goes back to.
            return place.covered < 1 ? motion.coveredTransform(bounds, covered: place.covered) : .identity
        }
        return CGAffineTransform(translationX: place.offset(in: self), y: 0)
    }

    override func collectEvents(in context: inout EventContext) {
        if place.isAtRest { super.collectEvents(in: &context) }
    }

    override func draw(in context: inout DrawContext) {
        let place = shown ?? place
        if place.isAtRest { return drawChildren(in: &context) }
        if place.away >= 1 && page?.style.startsVisible != true || place.covered >= 1 { return }
        if place.away > 0, let motion = page?.style.motion(of: self) {
            return motion.draw(self, away: place.away, in: &context) { drawChildren(in: &$0) }
        }
        if place.covered > 0, let motion = page?.coverStyle.motion(of: self) {
            return motion.drawCovered(self, covered: place.covered, in: &context) { drawChildren(in: &$0) }
        }
        place.draw(self, in: &context) { drawChildren(in: &$0) }
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
        let area = context.pixelRect(of: node.frame.size).stretched(
            by: node.screenInsets, direction: node.layoutDirection)
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
        let color = Color.pageBackground(in: environment)
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

extension LayoutNode {
    /// How far the screen goes on round the node.
    var screenInsets: EdgeInsets {
        environment.safeArea?.insets(around: canvasFrame, direction: layoutDirection) ?? EdgeInsets()
    }
}

extension Color {
    static func pageBackground(in environment: EnvironmentValues) -> Color {
        environment.isElevated
            ? ControlPaint.sheetBackground.resolve(in: environment) : Color(provider: .semantic(.background(0)))
    }
}
