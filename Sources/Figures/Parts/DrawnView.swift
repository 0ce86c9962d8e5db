import Rendering
import SwiftUI

/// The source's view as it was drawn once: its picture and what was laid out.
nonisolated struct DrawnView {
    let picture: Picture
    let list: DisplayList
    let size: CGSize
    let background: ResolvedColor?
    let inspection: Inspection

    init(_ session: RenderSession) throws(RenderFailure) {
        picture = try session.picture()
        (list, size, background) = (picture.displayList, picture.options.size, picture.options.background)
        inspection = try session.inspection()
    }

    /// How much smaller it has to be shown to be no wider than `width`; never larger than it is.
    func scale(toFit width: CGFloat) -> CGFloat {
        guard size.width > width, size.width.isFinite, width > 0 else { return 1 }
        return width / size.width
    }

    /// The picture on its own background.
    func view(scale: CGFloat = 1, showsBackground: Bool = true) -> some View {
        EmbeddedPicture(list: list, size: size, scale: scale)
            .background { if showsBackground, let background { Color(resolved: background) } }
    }
}
