import ViewGraph

/// How a page of a navigation comes and goes.
enum PageStyle: Equatable {
    case slide
    case zoom(ZoomSources.Key)
    case crossFade

    init(_ transition: any NavigationTransition) {
        switch transition {
        case let zoom as ZoomNavigationTransition: self = .zoom(zoom.source)
        case is CrossFadeNavigationTransition: self = .crossFade
        default: self = .slide
        }
    }

    /// Nil for the movement every page has, also where the view to grow out of isn't there.
    func motion(of page: PageLayoutNode) -> (any PageMotion)? {
        switch self {
        case .slide: return nil
        case .crossFade: return PageFade()
        case .zoom(let key):
            guard let source = page.graph.attachment({ ZoomSources() }).source(key) else { return nil }
            return PageZoom(source: source)
        }
    }

    /// Whether something of the page is seen when it has just set out.
    var startsVisible: Bool {
        if case .zoom = self { true } else { false }
    }

    /// A transaction with the style's own curve, where it animates.
    func applied(to transaction: Transaction) -> Transaction {
        guard self != .slide, transaction.animation != nil else { return transaction }
        var own = transaction
        own.animation = startsVisible ? SystemAnimations.zoom : SystemAnimations.pageFade
        return own
    }
}

/// What is drawn of a page on its way, and of the one below it.
protocol PageMotion {
    func transform(_ node: PageLayoutNode, away: Double) -> CGAffineTransform
    func coveredTransform(_ page: CGRect, covered: Double) -> CGAffineTransform
    func draw(_ node: PageLayoutNode, away: Double, in context: inout DrawContext, content: (inout DrawContext) -> Void)
    func drawCovered(
        _ node: PageLayoutNode, covered: Double, in context: inout DrawContext, content: (inout DrawContext) -> Void)
}

/// One page fades in over the other.
struct PageFade: PageMotion {
    func transform(_ node: PageLayoutNode, away: Double) -> CGAffineTransform { .identity }
    func coveredTransform(_ page: CGRect, covered: Double) -> CGAffineTransform { .identity }

    func draw(
        _ node: PageLayoutNode, away: Double, in context: inout DrawContext, content: (inout DrawContext) -> Void
    ) {
        let area = context.pixelRect(of: node.frame.size).stretched(
            by: node.screenInsets, direction: node.layoutDirection)
        context.group(DisplayList.Group(opacity: 1 - away)) { context in
            let color = Color.pageBackground(in: node.environment)
            context.draw(color.styledPaint(in: node.environment, rect: area)) { .fill(Path(area), FillStyle(), $0) }
            content(&context)
        }
    }

    func drawCovered(
        _ node: PageLayoutNode, covered: Double, in context: inout DrawContext, content: (inout DrawContext) -> Void
    ) { content(&context) }
}

/// The page grows out of a view of the one below (rows 3.1 to 3.3 of system-animations.md).
struct PageZoom: PageMotion {
    let source: ZoomSourceNode

    /// Between the source and the whole page.
    private func card(_ page: CGRect, _ source: CGRect, away: Double) -> CGRect {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(away) }
        return CGRect(
            x: between(page.minX, source.minX), y: between(page.minY, source.minY),
            width: between(page.width, source.width), height: between(page.height, source.height))
    }

    /// In the page's coordinates.
    private func sourceRect(in node: LayoutNode) -> CGRect {
        let origin = node.canvasFrame.origin
        return source.canvasFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    func transform(_ node: PageLayoutNode, away: Double) -> CGAffineTransform {
        let screen = CGRect(origin: .zero, size: node.frame.size).stretched(
            by: node.screenInsets, direction: node.layoutDirection)
        return Self.fit(screen, to: card(screen, sourceRect(in: node), away: away))
    }

    func coveredTransform(_ page: CGRect, covered: Double) -> CGAffineTransform {
        .scaling(1 - SystemAnimations.zoomCoveredScale * covered, round: CGPoint(x: page.midX, y: page.midY))
    }

    /// As wide, and with the same top edge.
    private static func fit(_ rect: CGRect, to card: CGRect) -> CGAffineTransform {
        guard rect.width > 0 else { return .identity }
        let scale = card.width / rect.width
        return CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: card.minX, y: card.minY))
    }

    func draw(
        _ node: PageLayoutNode, away: Double, in context: inout DrawContext, content: (inout DrawContext) -> Void
    ) {
        let screen = context.pixelRect(of: node.frame.size).stretched(
            by: node.screenInsets, direction: node.layoutDirection)
        let origin = context.origin
        let source = sourceRect(in: node).offsetBy(dx: origin.x, dy: origin.y)
        let card = card(screen, source, away: away)
        let progress = 1 - away
        let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: SystemAnimations.zoomDimming * progress)
        context.add(.fill(Path(screen), FillStyle(), .color(black)))
        let startRadius = self.source.configuration.cornerRadius ?? SystemAnimations.zoomSourceRadius
        let outline = Path(roundedRect: card, cornerRadius: startRadius * away, style: .continuous)
        drawShadow(outline, in: &context)
        context.group(DisplayList.Group(clip: DisplayList.Clip(path: outline))) { context in
            context.group(DisplayList.Group(transform: Self.fit(screen, to: card))) { context in
                let color = Color.pageBackground(in: node.environment)
                context.draw(color.styledPaint(in: node.environment, rect: screen)) {
                    .fill(Path(screen), FillStyle(), $0)
                }
                content(&context)
            }
            // A copy of what the page grows out of goes along, fading.
            let opacity = 1 - progress / SystemAnimations.zoomSourceFade
            guard opacity > 0 else { return }
            context.group(DisplayList.Group(transform: Self.fit(source, to: card), opacity: opacity)) { context in
                let place = CGSize(
                    width: source.minX - origin.x - self.source.frame.minX,
                    height: source.minY - origin.y - self.source.frame.minY)
                context.translated(by: place) { $0.draw(self.source) }
            }
        }
    }

    private func drawShadow(_ outline: Path, in context: inout DrawContext) {
        let shadow = SystemAnimations.zoomShadow
        let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: shadow.opacity)
        let moved = outline.applying(CGAffineTransform(translationX: 0, y: shadow.y))
        context.group(DisplayList.Group(filters: [.blur(radius: shadow.sigma, isOpaque: false)])) {
            $0.add(.fill(moved, FillStyle(), .color(black)))
        }
    }

    func drawCovered(
        _ node: PageLayoutNode, covered: Double, in context: inout DrawContext, content: (inout DrawContext) -> Void
    ) {
        let page = context.pixelRect(of: node.frame.size)
        context.group(DisplayList.Group(transform: coveredTransform(page, covered: covered))) { content(&$0) }
    }
}

// MARK: - The pages of a stack

/// How the pages of a stack come and go, by their level.
final class PageStyles {
    struct Place: Equatable {
        let styles: PageStyles
        let level: Int

        static func == (a: Place, b: Place) -> Bool { a.styles === b.styles && a.level == b.level }
    }

    private var styles: [Int: PageStyle] = [:]

    subscript(level: Int) -> PageStyle {
        get { styles[level] ?? .slide }
        set { styles[level] = newValue }
    }
}

/// Written anywhere in a page, for the whole page.
struct PageStyleModifier: PrimitiveModifier {
    let style: PageStyle

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        if let place = context.environment.pageStyle { place.styles[place.level] = modifier.style }
        let node = existing as? PageStyleNode ?? PageStyleNode(context)
        node.adopt(context)
        node.setChild(content, component: .none)
        return node
    }
}

final class PageStyleNode: SingleChildNode {
    override var isListTransparent: Bool { true }
}

/// Lets what happens to a page go on as its own style has it, or that of the page which covers it.
struct PageTransactionModifier: PrimitiveModifier {
    let level: Int
    let styles: PageStyles

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? PageTransactionNode ?? PageTransactionNode(context)
        (node.level, node.styles) = (modifier.level, modifier.styles)
        node.adopt(context)
        node.setChild(content, component: .none)
        return node
    }
}

final class PageTransactionNode: SystemChangesMarkNode {
    fileprivate var level = 0
    fileprivate var styles = PageStyles()

    override var contentTransaction: Transaction? {
        let transaction = graph.effectiveTransaction(of: self)
        return styles[level + 1].applied(to: styles[level].applied(to: transaction))
    }
}

private enum PageStyleKey: EnvironmentKey {
    static var defaultValue: PageStyles.Place? { nil }
}

extension EnvironmentValues {
    /// Where the style of the page is kept that a view stands in; nil outside of a stack.
    var pageStyle: PageStyles.Place? {
        get { self[PageStyleKey.self] }
        set { self[PageStyleKey.self] = newValue }
    }
}
