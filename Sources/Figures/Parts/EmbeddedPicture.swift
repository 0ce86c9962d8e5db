import SwiftUI
import ViewGraph

/// A picture that was drawn elsewhere, with its vectors, at a size of its own.
nonisolated struct EmbeddedPicture: LeafView {
    let list: DisplayList
    /// What is shown of it, in the list's own points.
    let region: CGRect
    /// Points here for each of the list's.
    var scale: CGFloat = 1

    init(list: DisplayList, region: CGRect, scale: CGFloat = 1) {
        (self.list, self.region, self.scale) = (list, region, scale)
    }

    init(list: DisplayList, size: CGSize, scale: CGFloat = 1) {
        self.init(list: list, region: CGRect(origin: .zero, size: size), scale: scale)
    }

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
        CGSize(width: picture.region.width * picture.scale, height: picture.region.height * picture.scale)
    }

    override func draw(in context: inout DrawContext) {
        let rect = context.pixelRect(of: frame.size)
        guard rect.width > 0, rect.height > 0, picture.scale > 0 else { return }
        var group = DisplayList.Group(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
                .scaledBy(x: picture.scale, y: picture.scale)
                .translatedBy(x: -picture.region.minX, y: -picture.region.minY),
            clip: DisplayList.Clip(path: Path(picture.region)), isIsolated: true)
        group.contents = picture.list
        context.add(.group(group))
    }
}
