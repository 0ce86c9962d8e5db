import CairoBackend
import Drawing
import Foundation

/// Draws items on a canvas and answers pixels as they look over its background.
struct Picture {
    let bitmap: Bitmap

    init(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: ResolvedColor? = .white,
        _ items: [DisplayList.Item]
    ) throws {
        let options = PictureOptions(
            size: CGSize(width: width, height: height), scale: scale, background: background)
        bitmap = try CairoRenderer().bitmap(DisplayList(items: items), options)
    }

    /// Red, green, blue and alpha of a pixel, premultiplied.
    subscript(x: Int, y: Int) -> [Int] {
        let place = (y * bitmap.width + x) * 4
        return [2, 1, 0, 3].map { Int(bitmap.pixels[place + $0]) }
    }

    func red(_ x: Int, _ y: Int) -> Int { self[x, y][0] }

    func color(_ x: Int, _ y: Int) -> [Int] { Array(self[x, y].prefix(3)) }

    /// Pixels that aren't white, and those that are black but for one step of rounding.
    var counts: (inked: Int, solid: Int) {
        var (inked, solid) = (0, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let value = red(x, y)
                if value < 255 { inked += 1 }
                if value <= 1 { solid += 1 }
            }
        }
        return (inked, solid)
    }

    /// The box round all pixels that aren't white: x, y, width, height.
    func inkBox(threshold: Int = 255) -> [Int] {
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where self[x, y].prefix(3).contains(where: { $0 < threshold }) {
                (minX, maxX) = (min(minX, x), max(maxX, x))
                (minY, maxY) = (min(minY, y), max(maxY, y))
            }
        }
        return maxX < 0 ? [] : [minX, minY, maxX - minX + 1, maxY - minY + 1]
    }
}

func near(_ a: [Int], _ b: [Int], within tolerance: Int) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func fill(_ path: Path, _ color: ResolvedColor, eoFill: Bool = false) -> DisplayList.Item {
    .fill(path, FillStyle(eoFill: eoFill), .color(color))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
}

extension ResolvedColor {
    static let pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
    static let pureBlue = ResolvedColor(red: 0, green: 0, blue: 1)

    func faded(_ factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}

func gradient(_ stops: (ResolvedColor, Double)...) -> ResolvedGradient {
    ResolvedGradient(stops: stops.map { ResolvedStop(color: $0.0, location: $0.1) })
}

func gradient(_ from: ResolvedColor, _ to: ResolvedColor) -> ResolvedGradient { gradient((from, 0), (to, 1)) }
