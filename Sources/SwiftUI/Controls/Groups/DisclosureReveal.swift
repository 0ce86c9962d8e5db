import ViewGraph

/// Shows its content as far down as its end has come, while it grows or shrinks: what a group discloses appears from
/// below its title as what follows is pushed away, and lies on none of it.
struct DisclosureReveal: ElementModifier {
    nonisolated var contentComponent: PathComponent { .none }

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        DisclosureRevealNode(viewNode: viewNode, child: child)
    }
}

final class DisclosureRevealNode: PassThroughLayoutNode {
    override var isTransparent: Bool { true }

    override func draw(in context: inout DrawContext) {
        guard presentation?.changesSize == true else { return drawChildren(in: &context) }
        // Only the end cuts: shadows and what stands out to the sides stay whole.
        let around = max(frame.width, frame.height)
        var rect = context.pixelRect(of: frame.size)
        rect = CGRect(
            x: rect.minX - around, y: rect.minY - around, width: rect.width + 2 * around, height: rect.height + around)
        context.group(DisplayList.Group(clip: DisplayList.Clip(path: Path(rect), style: FillStyle()))) {
            drawChildren(in: &$0)
        }
    }
}
