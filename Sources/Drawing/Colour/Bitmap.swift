import Foundation

/// A picture in memory: rows top to bottom of premultiplied, gamma-encoded sRGB in 4 bytes a pixel, in the order
/// blue, green, red, alpha (Cairo's ARGB32 on little-endian machines).
@_documentation(metadata: engine)
public final class Bitmap: Sendable, Hashable {
    public let width: Int
    public let height: Int
    /// Pixels per point.
    public let scale: CGFloat
    public let pixels: [UInt8]

    /// Answers nil where `pixels` isn't `width · height · 4` bytes.
    public init?(width: Int, height: Int, scale: CGFloat = 1, pixels: [UInt8]) {
        guard width >= 0, height >= 0, width.multipliedReportingOverflow(by: height).overflow == false,
            (width * height).multipliedReportingOverflow(by: 4).overflow == false, pixels.count == width * height * 4
        else { return nil }
        (self.width, self.height, self.scale, self.pixels) = (width, height, scale, pixels)
    }

    /// The size in points.
    public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

    public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        lhs === rhs
            || lhs.width == rhs.width && lhs.height == rhs.height && lhs.scale == rhs.scale && lhs.pixels == rhs.pixels
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(pixels.count)
    }
}
