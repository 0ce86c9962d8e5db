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
        Data(try picture.encoded(as: format))
    }
}
