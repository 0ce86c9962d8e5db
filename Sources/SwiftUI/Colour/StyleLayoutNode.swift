import ViewGraph

/// A style that is a view: it takes all the space it is offered, 10 points where nothing is said (facts 8.12).
final class StyleLayoutNode: LayoutNode {
    private let style: any ShapeStyle
    private let label: String
    /// Where it spreads into the unsafe area that it touches.
    private let bleedingEdges: Edge.Set

    init(viewNode: ViewNode, style: any ShapeStyle, name: String, bleedingEdges: Edge.Set = []) {
        (self.style, label, self.bleedingEdges) = (style, name, bleedingEdges)
        super.init(viewNode: viewNode)
    }

    override var name: String { label }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    /// What is clear can't be touched.
    override var hitShape: HitShape {
        let rect = CGRect(origin: .zero, size: frame.size)
        if case .color(let color) = style.styledPaint(in: environment, rect: rect).paint, color.opacity <= 0 {
            return .none
        }
        return .frame
    }

    /// How far it goes on over the unsafe edges that it touches where it was laid out.
    private var reach: EdgeInsets {
        guard !bleedingEdges.isEmpty, let safeArea = environment.safeArea else { return EdgeInsets() }
        return safeArea.insets(around: canvasFrame, direction: layoutDirection).limited(to: bleedingEdges)
    }

    override func draw(in context: inout DrawContext) {
        let rect = context.pixelRect(of: self, stretchedBy: reach)
        guard rect.width > 0, rect.height > 0 else { return }
        context.draw(reporting(style.styledPaint(in: environment, rect: rect))) { .fill(Path(rect), FillStyle(), $0) }
    }
}

extension LayoutNode {
    /// The same paint; a warning says what is wrong with it.
    func reporting(_ styled: StyledPaint) -> StyledPaint {
        if let warning = styled.warning { graph.report(warning) }
        return styled
    }
}

extension DrawContext {
    /// Adds an item in a paint, with what its style does to it; nothing where it can't be seen.
    mutating func draw(_ styled: StyledPaint, _ item: (Paint) -> DisplayList.Item) {
        if case .color(let color) = styled.paint, color.opacity <= 0, !styled.needsGroup, !keepsInvisible { return }
        if let backdrop = styled.backdrop, case .fill(let path, let style, let paint) = item(styled.paint) {
            var group = DisplayList.Group(clip: DisplayList.Clip(path: path, style: style))
            group.backdrop = backdrop
            return self.group(group) { $0.add(.fill(Path(path.boundingRect), FillStyle(), paint)) }
        }
        guard styled.needsGroup else { return add(item(styled.paint)) }
        let group = DisplayList.Group(filters: styled.filters, blendMode: styled.blendMode)
        self.group(group) { $0.add(item(styled.paint)) }
    }
}
