import ViewGraph

/// What is behind the screens of a navigation or of tabs on iOS: UIKit's views with a ground of their own, through which
/// nothing shows that stands below them. A sheet's ground is one already.
struct ScreenGroundModifier: ElementModifier {
    /// A column of a split view has the ground of its own.
    let isDrawn: Bool

    nonisolated var contentComponent: PathComponent { .none }

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        isDrawn ? ScreenGroundNode(viewNode: viewNode, child: child) : child
    }
}

final class ScreenGroundNode: PassThroughLayoutNode {
    override var isTransparent: Bool { true }
    override var usesAbsoluteBounds: Bool { true }

    private var hasGround: Bool { environment.platform == .iOS && !environment.isElevated }

    /// How far it reaches over the window's safe area at each edge: bars and what they keep clear don't follow it there,
    /// since they know where the window is.
    private func reach(_ size: CGSize) -> EdgeInsets {
        guard hasGround, let safe = environment.safeArea?.outermost.rect else { return EdgeInsets() }
        let frame = CGRect(origin: canvasFrame.origin, size: size)
        let (left, right) = (max(safe.minX - frame.minX, 0), max(frame.maxX - safe.maxX, 0))
        let isMirrored = layoutDirection == .rightToLeft
        return EdgeInsets(
            top: max(safe.minY - frame.minY, 0), leading: isMirrored ? right : left,
            bottom: max(frame.maxY - safe.maxY, 0), trailing: isMirrored ? left : right)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let reach = reach(size)
        guard reach != EdgeInsets(), size.width > reach.horizontal, size.height > reach.vertical else {
            return super.placeChildren(in: size, proposal: proposal)
        }
        let clear = ProposedViewSize(width: size.width - reach.horizontal, height: size.height - reach.vertical)
        let left = layoutDirection == .rightToLeft ? reach.trailing : reach.leading
        child.place(at: CGPoint(x: left, y: reach.top), proposal: clear, size: child.sizeThatFits(clear))
    }

    override func draw(in context: inout DrawContext) {
        if hasGround {
            let insets = environment.safeArea?.insets(around: canvasFrame, direction: layoutDirection) ?? EdgeInsets()
            let rect = CGRect(origin: context.origin, size: frame.size)
                .stretched(by: insets, direction: layoutDirection)
            let color = Color(provider: .semantic(.background(0)))
            context.draw(color.styledPaint(in: environment, rect: rect)) { .fill(Path(rect), FillStyle(), $0) }
        }
        super.draw(in: &context)
    }
}
