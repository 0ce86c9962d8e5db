import Drawing
import Foundation

/// Writes display lists as SVG: vectors that stay vectors, in points, the same bytes every time.
public struct SVGWriter: Sendable {
    let raster: any BitmapDrawing

    /// - Parameter raster: draws the parts that SVG has no means for, and encodes pictures.
    public init(raster: any BitmapDrawing) { self.raster = raster }

    /// The picture as SVG text.
    public func svg(_ list: DisplayList, _ options: PictureOptions) throws -> SVGResult {
        let size = options.size
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw PictureError.emptyCanvas(size)
        }
        let document = SVGDocument(raster: raster, options: options)
        try document.draw(list, bounds: try ItemBounds.of(list))
        return SVGResult(text: document.text, rasterised: document.rasterised)
    }
}

/// An SVG document, and what in it isn't vectors.
public struct SVGResult: Sendable, Hashable {
    public var text: String
    /// Each part that had to become a picture, with the reason.
    public var rasterised: [String]
}
