import Drawing
import Foundation
import Rendering

/// A figure that was drawn.
public struct Figure: Sendable {
    public var picture: Picture
    /// What the figure shows, for those who don't see it: a few sentences.
    public var alternateText: String
    /// What the figure says in words, where its kind has that: the numbered steps, the chain of an explanation.
    public var text: String?
    /// What the source's views did that they shouldn't, as lines of text.
    public var warnings: [String]

    /// The figure as a file. SVG carries the alternate text as `<title>` and `<desc>`.
    public func encoded(as format: PictureFormat) throws(RenderFailure) -> Data {
        Data(try described(in: format).encoded(as: format))
    }

    /// The picture as one group that says what it shows, in the format that has means for that.
    private func described(in format: PictureFormat) -> Picture {
        guard format == .svg else { return picture }
        let title = picture.options.title ?? ""
        let group = DisplayList.Group(
            accessibility: DisplayList.Accessibility(label: title, hint: alternateText), contents: picture.displayList)
        return Picture(displayList: DisplayList(items: [.group(group)]), options: picture.options)
    }
}
