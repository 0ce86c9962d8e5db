import Foundation

/// What draws pictures as pixels for those who write vectors: parts that a format can't hold are embedded as pictures.
@_documentation(metadata: engine)
public protocol BitmapDrawing: Sendable {
    func bitmap(_ list: DisplayList, _ options: PictureOptions) throws(PictureError) -> Bitmap

    /// The bitmap as the bytes of a PNG.
    func png(_ bitmap: Bitmap) throws -> [UInt8]
}

extension Bitmap {
    /// The part of the bitmap that `rect`, in its pixels, touches; nil where that is nothing.
    package func cropped(to rect: CGRect) -> Bitmap? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard rect.hasFiniteValues else { return nil }
        let part = rect.intersection(whole)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        if part == whole { return self }
        let (left, top) = (Int(part.minX.rounded(.down)), Int(part.minY.rounded(.down)))
        let (right, bottom) = (Int(part.maxX.rounded(.up)), Int(part.maxY.rounded(.up)))
        var bytes: [UInt8] = []
        bytes.reserveCapacity((right - left) * (bottom - top) * 4)
        for y in top..<bottom { bytes += pixels[((y * width + left) * 4)..<((y * width + right) * 4)] }
        return Bitmap(width: right - left, height: bottom - top, scale: scale, pixels: bytes)
    }
}
