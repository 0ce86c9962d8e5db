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

    override func draw(in context: inout DrawContext) {
        if environment.platform == .iOS, !environment.isElevated {
            let insets = environment.safeArea?.insets(around: canvasFrame, direction: layoutDirection) ?? EdgeInsets()
            let rect = CGRect(origin: context.origin, size: frame.size)
                .stretched(by: insets, direction: layoutDirection)
            let color = Color(provider: .semantic(.background(0)))
            context.draw(color.styledPaint(in: environment, rect: rect)) { .fill(Path(rect), FillStyle(), $0) }
        }
        super.draw(in: &context)
    }
}
