import Typesetting
import ViewGraph

extension Symbol {
    /// The symbol as pixels, for paints that repeat a picture. Nil where it has no size.
    func bitmap(color: ResolvedColor, displayScale: CGFloat) -> Bitmap? {
        let (width, height) = (Self.pixels(size.width * displayScale), Self.pixels(size.height * displayScale))
        guard width > 0, height > 0 else { return nil }
        let scale = CGAffineTransform(scaleX: displayScale, y: displayScale)
        let coverage = PathCoverage(path.applying(scale), width: width, height: height)
        let components = [color.blue, color.green, color.red].map { Double($0) }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for (index, part) in coverage.values.enumerated() where part > 0 {
            let alpha = min(Double(part), 1) * Double(color.opacity)
            for (place, component) in components.enumerated() {
                pixels[index * 4 + place] = UInt8(min(max(component * alpha, 0), 1) * 255 + 0.5)
            }
            pixels[index * 4 + 3] = UInt8(alpha * 255 + 0.5)
        }
        return Bitmap(width: width, height: height, scale: displayScale, pixels: pixels)
    }

    /// A symbol is repeated at the size of text: none is larger than this.
    private static func pixels(_ length: CGFloat) -> Int { length.isFinite ? min(Int(length.rounded(.up)), 1024) : 0 }
}

/// How much of each pixel a filled path covers, by the non-zero rule: exact along a row, in four rows a pixel.
private struct PathCoverage {
    private(set) var values: [Float]
    private let width: Int
    private let height: Int
    private static let rows = 4

    init(_ path: Path, width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Float](repeating: 0, count: width * height)
        var crossings = [[(x: CGFloat, winding: Int)]](repeating: [], count: height * Self.rows)
        path.forEachEdge { from, to in Self.cross(from, to, into: &crossings) }
        for (row, unordered) in crossings.enumerated() {
            var winding = 0
            var start: CGFloat = 0
            for crossing in unordered.sorted(by: { $0.x < $1.x }) {
                let before = winding
                winding += crossing.winding
                if before == 0 { start = crossing.x }
                if winding == 0 { fill(row: row / Self.rows, from: start, to: crossing.x) }
            }
        }
    }

    private static func cross(_ from: CGPoint, _ to: CGPoint, into crossings: inout [[(x: CGFloat, winding: Int)]]) {
        guard from.y != to.y, from.y.isFinite, to.y.isFinite else { return }
        let (upper, lower, winding) = from.y < to.y ? (from, to, 1) : (to, from, -1)
        let count = CGFloat(crossings.count)
        let first = min(max((upper.y * CGFloat(rows) - 0.5).rounded(.up), 0), count)
        let last = min(max((lower.y * CGFloat(rows) - 0.5).rounded(.up), 0), count)
        for row in Int(first)..<max(Int(last), Int(first)) {
            let y = (CGFloat(row) + 0.5) / CGFloat(rows)
            let x = upper.x + (y - upper.y) / (lower.y - upper.y) * (lower.x - upper.x)
            crossings[row].append((x, winding))
        }
    }

    private mutating func fill(row: Int, from start: CGFloat, to end: CGFloat) {
        let (start, end) = (min(max(start, 0), CGFloat(width)), min(max(end, 0), CGFloat(width)))
        guard start < end else { return }
        for column in Int(start)..<min(Int(end.rounded(.up)), width) {
            let part = min(end, CGFloat(column + 1)) - max(start, CGFloat(column))
            values[row * width + column] += Float(part) / Float(Self.rows)
        }
    }
}

extension Path {
    /// The path's edges as straight lines, contours closed.
    fileprivate func forEachEdge(_ body: (CGPoint, CGPoint) -> Void) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func curve(to end: CGPoint, _ place: (CGFloat) -> CGPoint) {
            for step in 1...8 {
                let next = step == 8 ? end : place(CGFloat(step) / 8)
                body(current, next)
                current = next
            }
        }
        func close() {
            if current != start { body(current, start) }
            current = start
        }
        forEach { element in
            switch element {
            case .move(let point):
                close()
                (start, current) = (point, point)
            case .line(let point):
                body(current, point)
                current = point
            case .quadCurve(let end, let control):
                let from = current
                curve(to: end) { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
                }
            case .curve(let end, let control1, let control2):
                let from = current
                curve(to: end) { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * end.y)
                }
            case .closeSubpath: close()
            }
        }
        close()
    }
}
