import SwiftUI
import ViewGraph

/// A picture that was drawn elsewhere, with its vectors, at a size of its own.
nonisolated struct EmbeddedPicture: LeafView {
    let list: DisplayList
    /// In the list's own points.
    let size: CGSize
    /// Points here for each of the list's.
    var scale: CGFloat = 1

    func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        EmbeddedPictureNode(picture: self, viewNode: viewNode)
    }
}

private final class EmbeddedPictureNode: LayoutNode {
    private let picture: EmbeddedPicture

    init(picture: EmbeddedPicture, viewNode: ViewNode) {
        self.picture = picture
        super.init(viewNode: viewNode)
    }

    override var name: String { "Picture" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
    }

    override func draw(in context: inout DrawContext) {
        let rect = context.pixelRect(of: frame.size)
        guard rect.width > 0, rect.height > 0, picture.scale > 0 else { return }
        var group = DisplayList.Group(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
                .scaledBy(x: picture.scale, y: picture.scale),
            clip: DisplayList.Clip(path: Path(CGRect(origin: .zero, size: picture.size))), isIsolated: true)
        group.contents = picture.list
        context.add(.group(group))
    }
}
