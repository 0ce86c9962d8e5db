import CFreeType
import Drawing
import Foundation

/// What receives the pixels that a shape covers: runs of one row with one coverage, 1…255.
class SpanSink {
    func span(x: Int, y: Int, count: Int, coverage: UInt8) {}
}

/// Turns outlines into exact area coverage with FreeType's scan converter.
final class Rasterizer {
    private let library: FT_Library
    private var points: [FT_Vector] = []
    private var tags: [CChar] = []
    private var contours: [Int16] = []

    /// Coordinates, in 1/64 pixel, are kept within what the scan converter accepts.
    private static let limit: CGFloat = 8_000_000
    private static let widest = 32_000

    init() throws(PictureError) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { throw .failed("FreeType can't be initialised") }
        self.library = library
    }

    deinit { FT_Done_FreeType(library) }

    /// Sends the spans of `path`, seen through `transform`, within `clip` to `sink`. Answers false where the path has
    /// more points than fit, or a point that isn't a number.
    func scan(
        _ path: Path, transform: CGAffineTransform, isEvenOdd: Bool, clip: PixelRect, sink: SpanSink
    ) -> Bool {
        guard !clip.isEmpty else { return true }
        // A span's place and length have 16 bits.
        if clip.width > Self.widest {
            var (left, right) = (clip, clip)
            left.maxX = clip.minX + Self.widest
            right.minX = left.maxX
            return scan(path, transform: transform, isEvenOdd: isEvenOdd, clip: left, sink: sink)
                && scan(path, transform: transform, isEvenOdd: isEvenOdd, clip: right, sink: sink)
        }
        guard build(path, transform: transform, origin: (clip.minX, clip.minY)) else { return false }
        guard !contours.isEmpty else { return true }
        let target = Target(sink: sink, originX: clip.minX, originY: clip.minY)
        var error: FT_Error = 0
        // Unsafe: an outline of no more points than its 16 bits count, and of arrays that stay for the call; FreeType
        // answers only with spans inside the clip.
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                contours.withUnsafeMutableBufferPointer { contours in
                    var outline = FT_Outline()
                    outline.n_points = Int16(points.count)
                    outline.n_contours = Int16(contours.count)
                    outline.points = points.baseAddress
                    outline.tags = tags.baseAddress
                    outline.contours = contours.baseAddress
                    outline.flags = isEvenOdd ? FT_OUTLINE_EVEN_ODD_FILL : 0
                    error = render(&outline, clip: clip, target: target)
                }
            }
        }
        return error == 0
    }

    private func render(_ outline: inout FT_Outline, clip: PixelRect, target: Target) -> FT_Error {
        var parameters = FT_Raster_Params()
        parameters.flags = Int32(FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP)
        parameters.clip_box = FT_BBox(xMin: 0, yMin: 0, xMax: FT_Pos(clip.width), yMax: FT_Pos(clip.height))
        // Unsafe: the receiver of spans is kept until FreeType is done.
        parameters.user = Unmanaged.passUnretained(target).toOpaque()
        parameters.gray_spans = { y, count, spans, user in
            guard let spans, let user else { return }
            let target = Unmanaged<Target>.fromOpaque(user).takeUnretainedValue()
            for index in 0..<Int(count) {
                let span = spans[index]
                target.sink.span(
                    x: Int(span.x) + target.originX, y: Int(y) + target.originY, count: Int(span.len),
                    coverage: span.coverage)
            }
        }
        return withExtendedLifetime(target) { FT_Outline_Render(library, &outline, &parameters) }
    }

    private final class Target {
        let sink: SpanSink
        let originX: Int
        let originY: Int

        init(sink: SpanSink, originX: Int, originY: Int) {
            (self.sink, self.originX, self.originY) = (sink, originX, originY)
        }
    }
}

// MARK: - Outlines

extension Rasterizer {
    private func build(_ path: Path, transform: CGAffineTransform, origin: (x: Int, y: Int)) -> Bool {
        points.removeAll(keepingCapacity: true)
        tags.removeAll(keepingCapacity: true)
        contours.removeAll(keepingCapacity: true)
        let shifted = CGAffineTransform(
            a: transform.a * 64, b: transform.b * 64, c: transform.c * 64, d: transform.d * 64,
            tx: (transform.tx - CGFloat(origin.x)) * 64, ty: (transform.ty - CGFloat(origin.y)) * 64)
        var isSound = true
        var start = FT_Vector()
        var isOpen = false
        func vector(_ point: CGPoint) -> FT_Vector {
            let moved = point.applying(shifted)
            guard moved.x.isFinite, moved.y.isFinite else {
                isSound = false
                return FT_Vector()
            }
            let (x, y) = (min(max(moved.x, -Self.limit), Self.limit), min(max(moved.y, -Self.limit), Self.limit))
            return FT_Vector(x: FT_Pos(x.rounded()), y: FT_Pos(y.rounded()))
        }
        func add(_ vector: FT_Vector, _ tag: CChar) {
            points.append(vector)
            tags.append(tag)
        }
        func finish() {
            if isOpen, points.count <= Int(Int16.max) { contours.append(Int16(points.count - 1)) }
            isOpen = false
        }
        func begin(at vector: FT_Vector) {
            finish()
            start = vector
            add(vector, Tag.on)
            isOpen = true
        }
        for element in path.elements {
            if case .move(let point) = element {
                begin(at: vector(point))
                continue
            }
            if !isOpen, element != .closeSubpath { begin(at: start) }
            switch element {
            case .move: break
            case .line(let point): add(vector(point), Tag.on)
            case .quadCurve(let point, let control):
                add(vector(control), Tag.conic)
                add(vector(point), Tag.on)
            case .curve(let point, let control1, let control2):
                let (first, second, end) = (vector(control1), vector(control2), vector(point))
                if let last = points.last { flatten(last, first, second, end) }
            case .closeSubpath: finish()
            }
            if points.count > Int(Int16.max) { return false }
        }
        finish()
        return isSound && points.count <= Int(Int16.max)
    }

    /// Appends a cubic curve as lines: closer to it than FreeType's own, whose large circles lose area.
    private func flatten(_ p0: FT_Vector, _ p1: FT_Vector, _ p2: FT_Vector, _ p3: FT_Vector) {
        let (x0, y0, x1, y1) = (Double(p0.x), Double(p0.y), Double(p1.x), Double(p1.y))
        let (x2, y2, x3, y3) = (Double(p2.x), Double(p2.y), Double(p3.x), Double(p3.y))
        let bend = max(hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
        let pieces = ((0.75 * bend / Self.tolerance).squareRoot() + 0.5).whole(in: 1...200)
        for piece in 1..<max(pieces, 1) {
            let t = Double(piece) / Double(pieces)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let x = a * x0 + b * x1 + c * x2 + d * x3
            let y = a * y0 + b * y1 + c * y2 + d * y3
            points.append(FT_Vector(x: FT_Pos(x.rounded()), y: FT_Pos(y.rounded())))
            tags.append(Tag.on)
        }
        points.append(p3)
        tags.append(Tag.on)
    }

    /// How far, in 1/64 pixel, lines may be from the curve they stand for.
    private static let tolerance = 0.6

    /// FreeType's marks of points on and off a curve.
    private enum Tag {
        static let on: CChar = 1
        static let conic: CChar = 0
    }
}
