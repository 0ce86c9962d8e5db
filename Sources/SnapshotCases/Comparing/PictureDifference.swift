import Drawing
import Foundation

/// How exactly pictures have to be alike.
package struct SnapshotPrecision: Hashable, Sendable {
    /// Which part of the pixels has to match, from 0 to 1.
    package var pixels = 1.0
    /// How near a pixel has to be to match: 1 is the same, 0.98 a difference that people hardly see (2 in CIEDE2000).
    package var perceptual = 1.0

    package init(pixels: Double = 1, perceptual: Double = 1) { (self.pixels, self.perceptual) = (pixels, perceptual) }

    package static let exact = SnapshotPrecision()
}

/// Where two pictures differ.
package struct PictureDifference: Sendable {
    /// The pixels of the expected picture, or of the larger canvas where the sizes differ.
    package let width, height: Int
    package let expectedSize, actualSize: (width: Int, height: Int)
    /// How many pixels differ, whatever the precision.
    package private(set) var different = 0
    /// How many of them the precision doesn't excuse.
    package private(set) var mismatched = 0
    /// The largest difference of a channel, 0…255.
    package private(set) var largest = 0
    /// Round all pixels that differ, in pixels.
    package private(set) var bounds: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
    /// Which pixels differ: 2 where that counts, 1 where it is excused.
    package private(set) var marks: [UInt8]

    package init(expected: Bitmap, actual: Bitmap, precision: SnapshotPrecision = .exact) {
        width = max(expected.width, actual.width)
        height = max(expected.height, actual.height)
        expectedSize = (expected.width, expected.height)
        actualSize = (actual.width, actual.height)
        marks = [UInt8](repeating: 0, count: width * height)
        let (first, second) = (PixelReader(expected), PixelReader(actual))
        let tolerance = (1 - min(max(precision.perceptual, 0), 1)) * 100
        var box: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for y in 0..<height where !Self.isSameRow(expected, actual, y) {
            for x in 0..<width {
                let (a, b) = (first[x, y], second[x, y])
                guard a != b else { continue }
                different += 1
                largest = max(largest, a.map { $0.distance(to: b) } ?? 255, b == nil ? 255 : 0)
                var isExcused = false
                if tolerance > 0, let a, let b {
                    isExcused =
                        ColorDifference.between(a.lab, b.lab) <= tolerance
                        || first.isEdge(near: b, x, y) && second.isEdge(near: a, x, y)
                }
                if !isExcused { mismatched += 1 }
                marks[y * width + x] = isExcused ? 1 : 2
                let known = box ?? (x, y, x, y)
                box = (min(known.minX, x), min(known.minY, y), max(known.maxX, x), max(known.maxY, y))
            }
        }
        bounds = box
    }

    /// Most rows of most pictures are alike, which is known without looking at their pixels.
    private static func isSameRow(_ first: Bitmap, _ second: Bitmap, _ y: Int) -> Bool {
        guard first.width == second.width, y < first.height, y < second.height else { return false }
        let row = y * first.width * 4..<(y + 1) * first.width * 4
        // Unsafe: the row is inside both pictures, as was just asked.
        return first.pixels.withUnsafeBytes { first in
            second.pixels.withUnsafeBytes { second in
                guard let one = first.baseAddress, let other = second.baseAddress else { return true }
                return memcmp(one + row.lowerBound, other + row.lowerBound, row.count) == 0
            }
        }
    }

    package var isSameSize: Bool { expectedSize == actualSize }

    /// Whether enough of the pixels match.
    package func isWithin(_ precision: SnapshotPrecision) -> Bool {
        guard isSameSize else { return false }
        guard mismatched > 0 else { return true }
        let share = Double(mismatched) / Double(max(width * height, 1))
        return share <= 1 - min(max(precision.pixels, 0), 1)
    }

    /// How much differs, and where, in points.
    package func words(scale: CGFloat) -> String {
        guard isSameSize else {
            func points(_ size: (width: Int, height: Int)) -> String {
                LayoutText.size(CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale))
            }
            return "the canvas is \(points(actualSize)) and was \(points(expectedSize))"
        }
        guard different > 0, let bounds else { return "no pixel differs" }
        let share = Double(different) / Double(max(width * height, 1)) * 100
        let rect = CGRect(
            x: Double(bounds.minX) / scale, y: Double(bounds.minY) / scale,
            width: Double(bounds.maxX - bounds.minX + 1) / scale,
            height: Double(bounds.maxY - bounds.minY + 1) / scale)
        let percent = share < 0.01 ? "less than 0.01" : LayoutText.number(share)
        return "\(different) \(different == 1 ? "pixel differs" : "pixels differ") (\(percent) %), "
            + "in \(LayoutText.rect(rect))"
    }

    /// The expected picture, faded, and over it what differs.
    package func picture(over expected: Bitmap) -> Bitmap? {
        let reader = PixelReader(expected)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let start = (y * width + x) * 4
                switch marks[y * width + x] {
                case 2: (pixels[start], pixels[start + 1], pixels[start + 2]) = (0x6E, 0x1E, 0xE6)
                case 1: (pixels[start], pixels[start + 1], pixels[start + 2]) = (0x28, 0xB4, 0xF0)
                default:
                    let light = reader[x, y].map { 255 - (255 - $0.luminance) / 4 } ?? 255
                    (pixels[start], pixels[start + 1], pixels[start + 2]) = (light, light, light)
                }
            }
        }
        return Bitmap(width: width, height: height, scale: expected.scale, pixels: pixels)
    }
}

/// A pixel as a bitmap holds it.
struct Pixel: Equatable {
    var blue, green, red, alpha: UInt8

    func distance(to other: Pixel?) -> Int {
        guard let other else { return 255 }
        func part(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
        return max(
            part(blue, other.blue), part(green, other.green), part(red, other.red), part(alpha, other.alpha))
    }

    /// Over white.
    private func shown(_ part: UInt8) -> Double { (Double(part) + 255 - Double(alpha)) / 255 }

    var lab: ColorDifference.Lab { .init(red: shown(red), green: shown(green), blue: shown(blue)) }

    var luminance: UInt8 {
        let value = 0.299 * shown(red) + 0.587 * shown(green) + 0.114 * shown(blue)
        return UInt8(min(max(value * 255, 0), 255))
    }
}

/// The pixels of a bitmap by their places; nil outside.
struct PixelReader {
    private let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    subscript(x: Int, y: Int) -> Pixel? {
        guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return nil }
        // Unsafe: the pixel is inside the picture, as was just asked.
        return bitmap.pixels.withUnsafeBufferPointer { pixels in
            let start = (y * bitmap.width + x) * 4
            return Pixel(
                blue: pixels[start], green: pixels[start + 1], red: pixels[start + 2], alpha: pixels[start + 3])
        }
    }

    /// Whether `pixel` lies between the colours round a place that isn't of one colour: then it is what antialiasing
    /// makes of an edge that moved by a part of a pixel.
    func isEdge(near pixel: Pixel, _ x: Int, _ y: Int) -> Bool {
        var low = Pixel(blue: 255, green: 255, red: 255, alpha: 255)
        var high = Pixel(blue: 0, green: 0, red: 0, alpha: 0)
        for row in (y - 1)...(y + 1) {
            for column in (x - 1)...(x + 1) {
                guard let near = self[column, row] else { continue }
                low = Pixel(
                    blue: min(low.blue, near.blue), green: min(low.green, near.green), red: min(low.red, near.red),
                    alpha: min(low.alpha, near.alpha))
                high = Pixel(
                    blue: max(high.blue, near.blue), green: max(high.green, near.green), red: max(high.red, near.red),
                    alpha: max(high.alpha, near.alpha))
            }
        }
        guard low.distance(to: high) > 8 else { return false }
        return low.blue...high.blue ~= pixel.blue && low.green...high.green ~= pixel.green
            && low.red...high.red ~= pixel.red && low.alpha...high.alpha ~= pixel.alpha
    }
}
