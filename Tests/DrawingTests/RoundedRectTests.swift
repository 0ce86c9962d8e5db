import Drawing
import Foundation
import Testing

struct RoundedRectTests {
    /// Capsules, and boxes whose corners fit on one pair of sides only.
    static let boxes: [(CGSize, CGFloat)] = [
        (CGSize(width: 100, height: 60), 30), (CGSize(width: 40, height: 90), 20),
        (CGSize(width: 37.5, height: 20.5), 10.25), (CGSize(width: 60, height: 60), 30),
        (CGSize(width: 120, height: 50), 20), (CGSize(width: 50, height: 120), 20),
    ]

    @Test("a rounded rectangle is its own mirror image, left to right and top to bottom", arguments: boxes)
    func mirrored(_ size: CGSize, _ radius: CGFloat) throws {
        let path = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius, style: .continuous)
        let points = Self.points(path)
        for mirror in [
            CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0),
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
        ] {
            for point in points.map({ $0.applying(mirror) }) {
                let nearest = points.map { hypot($0.x - point.x, $0.y - point.y) }.min()
                #expect(try #require(nearest) < 1e-6, "nothing mirrors \(point)")
            }
        }
    }

    @Test("a corner ends before the next one begins", arguments: boxes)
    func cornersDoNotOverlap(_ size: CGSize, _ radius: CGFloat) {
        let path = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius, style: .continuous)
        var (area, length) = (0.0, 0.0)
        var last: CGPoint?
        for point in Self.points(path) {
            if let last {
                let (x, y) = (last.x - size.width / 2, last.y - size.height / 2)
                let turn = x * (point.y - last.y) - y * (point.x - last.x)
                #expect(turn >= -1e-6, "the outline goes back from \(last) to \(point)")
                area += turn / 2
                length += hypot(point.x - last.x, point.y - last.y)
            }
            last = point
        }
        #expect(area > 0 && length < 2 * (size.width + size.height))
    }

    private static func points(_ path: Path) -> [CGPoint] {
        var points: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .quadCurve(let to, let control): points += [control, to]
            case .curve(let to, let first, let second): points += [first, second, to]
            case .closeSubpath: break
            }
        }
        return points
    }
}
