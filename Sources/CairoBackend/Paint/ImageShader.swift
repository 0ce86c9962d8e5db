import Drawing
import Foundation

// Unsafe: each place in the bitmap is clamped to the part that is drawn, which lies in the bitmap; `target` has room
// for `count` pixels.

/// The pixels of a bitmap, nearest or bilinear, with clamped edges or repeated.
final class ImageShader: Shader {
    private let bitmap: Bitmap
    private let toSource: CGAffineTransform
    private let isNearest: Bool
    private let isTiled: Bool
    private let opacity: UInt32
    private let minX: Int
    private let minY: Int
    private let width: Int
    private let height: Int
    /// Rows of what is drawn are rows of the bitmap.
    private let isUpright: Bool
    /// Where in the bitmap the columns of the last row lie: those of the next one mostly lie there as well.
    private var columns: ImageColumns?

    /// - Parameters:
    ///   - source: the part of the bitmap that is drawn, in its pixels.
    ///   - toSource: from device pixels to points of the tile, whose top left corner is `source`'s.
    init?(
        bitmap: Bitmap, source: CGRect, toSource: CGAffineTransform, interpolation: DisplayList.Interpolation,
        isTiled: Bool, opacity: Double
    ) {
        let part = PixelRect(covering: source).intersection(
            PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height))
        guard !part.isEmpty else { return nil }
        // Tiles are laid out in points; bitmaps are read in pixels.
        let scale = isTiled ? bitmap.scale : 1
        let toPixels = toSource.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        isNearest = interpolation == .none
        isUpright = toPixels.b == 0 && toPixels.c == 0
        self.isTiled = isTiled
        self.opacity = UInt32((opacity.unit * 255).rounded())
        let across = ImageShader.step(hypot(toPixels.a, toPixels.c), part.width)
        let down = ImageShader.step(hypot(toPixels.b, toPixels.d), part.height)
        if !isNearest, across > 1 || down > 1, let reduced = bitmap.reduced(part, across: across, down: down) {
            self.bitmap = reduced
            self.toSource = toPixels.concatenating(
                CGAffineTransform(scaleX: 1 / CGFloat(across), y: 1 / CGFloat(down)))
            (minX, minY, width, height) = (0, 0, reduced.width, reduced.height)
        } else {
            self.bitmap = bitmap
            self.toSource = toPixels
            (minX, minY, width, height) = (part.minX, part.minY, part.width, part.height)
        }
    }

    /// How many of a bitmap's pixels are averaged to one beforehand where one pixel that is drawn spans `span` of them.
    private static func step(_ span: CGFloat, _ length: Int) -> Int {
        span.isFinite ? Int(min(max((span + 0.25).rounded(.down), 1), CGFloat(length))) : 1
    }

    override func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        if isUpright, count >= ImageColumns.fewest, shadeUpright(x: x, y: y, count: count, into: target) { return }
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        let startX = toSource.a * column + toSource.c * row + toSource.tx
        let startY = toSource.b * column + toSource.d * row + toSource.ty
        bitmap.pixels.withUnsafeBytes { bytes in
            var index = 0
            while index < count {
                let sourceX = startX + toSource.a * Double(index)
                let sourceY = startY + toSource.b * Double(index)
                var pixel = isNearest ? nearest(bytes, sourceX, sourceY) : bilinear(bytes, sourceX, sourceY)
                if opacity != 255 { pixel = blended(pixel, over: 0, coverage: opacity) }
                target[index] = pixel
                index &+= 1
            }
        }
    }

    /// The same a whole row at a time: columns are found once for all rows, and rows are mixed once for all columns.
    /// Answers false, and writes nothing, where single pixels are quicker.
    private func shadeUpright(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) -> Bool {
        let startX = toSource.a * (Double(x) + 0.5) + toSource.tx
        let sourceY = toSource.d * (Double(y) + 0.5) + toSource.ty
        let columns: ImageColumns
        if let known = self.columns, known.x == x, known.count >= count {
            columns = known
        } else {
            columns = ImageColumns(x: x, count: count)
            for index in 0..<count {
                let sourceX = startX + toSource.a * Double(index)
                if isNearest {
                    columns.append(place(sourceX, width), 0, 0)
                } else {
                    let left = (sourceX - 0.5).rounded(.down)
                    columns.append(
                        place(left, width), place(left + 1, width), UInt32((sourceX - 0.5 - left).unit * 256))
                }
            }
            self.columns = columns
        }
        guard isNearest || columns.areDense else { return false }
        bitmap.pixels.withUnsafeBytes { bytes in
            if isNearest {
                let row = bytes.baseAddress.map { $0 + ((minY + place(sourceY, height)) * bitmap.width + minX) * 4 }
                if let row { columns.copy(row, count: count, into: target) }
            } else {
                let top = (sourceY - 0.5).rounded(.down)
                func row(_ y: Int) -> UnsafeRawPointer? {
                    bytes.baseAddress.map { $0 + ((minY + y) * bitmap.width + minX) * 4 }
                }
                if let upper = row(place(top, height)), let lower = row(place(top + 1, height)) {
                    let down = UInt32((sourceY - 0.5 - top).unit * 256)
                    columns.mix(upper, lower, down: down, count: count, into: target)
                }
            }
        }
        if opacity != 255 {
            for index in 0..<count { target[index] = blended(target[index], over: 0, coverage: opacity) }
        }
        return true
    }

    private func nearest(_ bytes: UnsafeRawBufferPointer, _ x: Double, _ y: Double) -> UInt32 {
        pixel(bytes, place(x, width), place(y, height))
    }

    private func bilinear(_ bytes: UnsafeRawBufferPointer, _ x: Double, _ y: Double) -> UInt32 {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let across = UInt32((x - 0.5 - left).unit * 256)
        let down = UInt32((y - 0.5 - top).unit * 256)
        let (x0, x1) = (place(left, width), place(left + 1, width))
        let (y0, y1) = (place(top, height), place(top + 1, height))
        let topLeft = pixel(bytes, x0, y0)
        let topRight = pixel(bytes, x1, y0)
        let bottomLeft = pixel(bytes, x0, y1)
        let bottomRight = pixel(bytes, x1, y1)
        if topLeft == topRight && bottomLeft == bottomRight && topLeft == bottomLeft { return topLeft }
        func channel(_ shift: UInt32) -> UInt32 {
            let upper = ((topLeft >> shift) & 0xFF) &* (256 &- across) &+ ((topRight >> shift) & 0xFF) &* across
            let lower = ((bottomLeft >> shift) & 0xFF) &* (256 &- across) &+ ((bottomRight >> shift) & 0xFF) &* across
            return ((upper &* (256 &- down) &+ lower &* down &+ 32_768) >> 16) << shift
        }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }

    /// A pixel's number within the part that is drawn.
    @inline(__always)
    private func place(_ value: Double, _ length: Int) -> Int {
        guard value.isFinite, abs(value) < 1e15 else { return 0 }
        let whole = Int(value.rounded(.down))
        if isTiled {
            let rest = whole % length
            return rest < 0 ? rest + length : rest
        }
        return min(max(whole, 0), length - 1)
    }

    @inline(__always)
    private func pixel(_ bytes: UnsafeRawBufferPointer, _ x: Int, _ y: Int) -> UInt32 {
        bytes.load(fromByteOffset: ((minY + y) * bitmap.width + minX + x) * 4, as: UInt32.self)
    }
}
