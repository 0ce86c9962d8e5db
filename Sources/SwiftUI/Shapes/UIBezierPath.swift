import ViewGraph

/// UIKit's path: an outline to be made with its names and drawn as `Path(path.cgPath)`.
public nonisolated final class UIBezierPath: Hashable {
    private var path: Path

    /// How the outline is drawn by UIKit's own drawing, which there isn't here; kept for `cgPath.copy(strokingWithWidth:…)`.
    public var lineWidth: CGFloat = 1
    public var lineCapStyle: CGLineCap = .butt
    public var lineJoinStyle: CGLineJoin = .miter
    public var miterLimit: CGFloat = 10
    public var usesEvenOddFillRule = false

    public init() { path = Path() }
    public init(rect: CGRect) { path = Path(rect) }
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// Corners are continuous, as UIKit's are.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    /// Corners of which only some are round, with the width of `cornerRadii`.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        path = Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    }

    /// Angles in radians from the right; `clockwise` as it is seen.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path = Path()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public static func == (lhs: UIBezierPath, rhs: UIBezierPath) -> Bool { lhs.path == rhs.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// The outline; what is set takes its place.
    public var cgPath: CGPath {
        get { CGPath(path) }
        set { path = Path(newValue) }
    }

    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // SwiftUI counts directions with y up, UIKit as they are seen.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// The same outline, run through from its end.
    public func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: CGPath(path.reversed))
        (result.lineWidth, result.miterLimit) = (lineWidth, miterLimit)
        (result.lineCapStyle, result.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
        result.usesEvenOddFillRule = usesEvenOddFillRule
        return result
    }

    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    public func close() { path.closeSubpath() }
    public func removeAllPoints() { path = Path() }
}

/// Corners of a rectangle as they are seen, whatever the direction of reading.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// AppKit's path: an outline to be made with its names and drawn as `Path(path.cgPath)`.
public nonisolated final class NSBezierPath: Hashable {
    private var path: Path

    public init() { path = Path() }
    public init(rect: CGRect) { path = Path(rect) }
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    public init(cgPath: CGPath) { path = Path(cgPath) }

    public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
    }

    public static func == (lhs: NSBezierPath, rhs: NSBezierPath) -> Bool { lhs.path == rhs.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    public var cgPath: CGPath { CGPath(path) }
    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.boundingRect }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func line(to point: CGPoint) { path.addLine(to: point) }
    public func curve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    public func close() { path.closeSubpath() }
    public func appendRect(_ rect: CGRect) { path.addRect(rect) }
    public func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
    public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
    }
    public func append(_ other: NSBezierPath) { path.addPath(other.path) }
}
