import ViewGraph

/// What is behind the screens of a navigation or of tabs on iOS: UIKit's views with a background of their own, through which
/// nothing shows that stands below them. A sheet's background is one already.
struct ScreenBackgroundModifier: ElementModifier {
    /// A column of a split view has the background of its own.
    let isDrawn: Bool

    nonisolated var contentComponent: PathComponent { .none }

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        isDrawn ? ScreenBackgroundNode(viewNode: viewNode, child: child) : child
    }
}

final class ScreenBackgroundNode: PassThroughLayoutNode {
    override var isTransparent: Bool { true }
    override var usesAbsoluteBounds: Bool { true }

    private var hasBackground: Bool { environment.platform == .iOS && !environment.isElevated }

    /// How far it was stretched over the window's safe area at each edge: bars and what they keep clear don't follow it
    /// there, since they know where the window is. What is too large for the window wasn't stretched.
    private func reach(_ size: CGSize) -> EdgeInsets {
        guard hasBackground, let area = environment.safeArea?.outermost, let safe = area.rect else {
            return EdgeInsets()
        }
        func stretch(_ over: CGFloat, _ inset: CGFloat) -> CGFloat { over > 0 && over <= inset + 0.01 ? over : 0 }
        let frame = CGRect(origin: canvasFrame.origin, size: size)
        let isMirrored = layoutDirection == .rightToLeft
        let (before, after) = (safe.minX - frame.minX, frame.maxX - safe.maxX)
        return EdgeInsets(
            top: stretch(safe.minY - frame.minY, area.insets.top),
            leading: stretch(isMirrored ? after : before, area.insets.leading),
            bottom: stretch(frame.maxY - safe.maxY, area.insets.bottom),
            trailing: stretch(isMirrored ? before : after, area.insets.trailing))
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
        if hasBackground {
            let insets = environment.safeArea?.insets(around: canvasFrame, direction: layoutDirection) ?? EdgeInsets()
            let rect = context.pixelRect(of: self, stretchedBy: insets)
            let color = Color(provider: .semantic(.background(0)))
            context.draw(color.styledPaint(in: environment, rect: rect)) { .fill(Path(rect), FillStyle(), $0) }
        }
        super.draw(in: &context)
    }
}
