import ViewGraph

/// Core Graphics' path: an outline that is shared. What is said of it here is what `Path` says of the same outline.
///
/// Transforms are given as values where Core Graphics takes pointers to them; `nil` is written alike.
public nonisolated final class CGPath: Hashable {
    var path: Path

    init(_ path: Path) { self.path = path }

    public init() { path = Path() }

    public init(rect: CGRect, transform: CGAffineTransform?) {
        path = Path(rect).applying(transform ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
        path = Path(ellipseIn: rect).applying(transform ?? .identity)
    }

    /// Corners are arcs.
    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        path = Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform ?? .identity)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    public var isEmpty: Bool { path.isEmpty }
    /// Zero where there is none.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Of all points, control points too.
    public var boundingBox: CGRect { path.isEmpty ? .null : path.controlPointBounds }
    public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }

    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    public func copy() -> CGPath? { CGPath(path) }
    public func mutableCopy() -> CGPath? { CGPath(path) }

    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) -> CGPath {
        CGPath(
            path.strokedPath(
                StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)))
    }

    public func union(_ other: CGPath) -> CGPath { CGPath(path.union(other.path)) }
    public func intersection(_ other: CGPath) -> CGPath { CGPath(path.intersection(other.path)) }
    public func subtracting(_ other: CGPath) -> CGPath { CGPath(path.subtracting(other.path)) }
    public func symmetricDifference(_ other: CGPath) -> CGPath { CGPath(path.symmetricDifference(other.path)) }

    // MARK: - Of a path that can be changed

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Angles in radians; `clockwise` as `Path` has it.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        path.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta))
    }

    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    }
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    public func addPath(_ other: CGPath, transform: CGAffineTransform) {
        path.addPath(other.path, transform: transform)
    }
    public func closeSubpath() { path.closeSubpath() }
}

/// A path that can be changed; here every one can.
public typealias CGMutablePath = CGPath

nonisolated extension Path {
    /// The outline of a Core Graphics path as it is now.
    public init(_ path: CGPath) { self = path.path }

    /// The outline as Core Graphics has it.
    public var cgPath: CGPath { CGPath(self) }
}
