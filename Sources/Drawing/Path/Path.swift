import Budget
import Foundation

/// An outline of straight and curved segments, in points, y down.
public struct Path: Hashable, Sendable {
    /// One step of an outline.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package internal(set) var elements: [Element]

    public init() { elements = [] }

    package init(elements: [Element]) { self.elements = elements }

    public init(_ rect: CGRect) {
        elements = []
        addRect(rect)
    }

    public init(_ callback: (inout Path) -> Void) {
        elements = []
        callback(&self)
    }

    public init(ellipseIn rect: CGRect) {
        elements = []
        addEllipse(in: rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        elements = []
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// - Parameters:
    ///   - rect: in points.
    ///   - cornerRadius: at most half the short side, at least 0 (measured: facts.md 16.17).
    ///   - style: how the corners are curved.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        elements = []
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next segment starts; nil for an empty path.
    public var currentPoint: CGPoint? {
        for (index, element) in elements.enumerated().reversed() {
            switch element {
            case .move(let point), .line(let point): return point
            case .quadCurve(let point, _): return point
            case .curve(let point, _, _): return point
            case .closeSubpath: return startOfSubpath(endingAt: index)
            }
        }
        return nil
    }

    private func startOfSubpath(endingAt index: Int) -> CGPoint? {
        for element in elements[..<index].reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Announces a path of so many elements to the budget of the run; false where that is used up, and whoever would
    /// have made the path goes on without it.
    package static func mayMake(_ count: Int) -> Bool {
        // Paths as people write them aren't worth the question.
        if count < 256 { return true }
        // An array that grows holds the old elements beside room for twice as many.
        return RunBudget.mayDo(count) && RunBudget.mayTake(count * 3 * MemoryLayout<Element>.stride)
    }
}

// MARK: - Segments

extension Path {
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    public mutating func addLine(to point: CGPoint) {
        elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        startIfNeeded(at: control)
        elements.append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        startIfNeeded(at: control1)
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        // Most paths of a rectangle hold nothing else.
        if elements.isEmpty { elements.reserveCapacity(5) }
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            transform.isIdentity ? CGPoint(x: x, y: y) : CGPoint(x: x, y: y).applying(transform)
        }
        move(to: corner(rect.minX, rect.minY))
        addLine(to: corner(rect.maxX, rect.minY))
        addLine(to: corner(rect.maxX, rect.maxY))
        addLine(to: corner(rect.minX, rect.maxY))
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        guard Path.mayMake(elements.count + path.elements.count) else { return }
        elements.append(contentsOf: transform.isIdentity ? path.elements : path.applying(transform).elements)
    }

    /// A curve needs a point to start from; Core Graphics refuses one without, SwiftUI starts at the control point.
    private mutating func startIfNeeded(at point: CGPoint) {
        if elements.isEmpty { move(to: point) }
    }
}

// MARK: - Changes

extension Path {
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        guard Path.mayMake(elements.count) else { return Path() }
        return Path(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(to: point.applying(transform))
                case .line(let point): .line(to: point.applying(transform))
                case .quadCurve(let point, let control):
                    .quadCurve(to: point.applying(transform), control: control.applying(transform))
                case .curve(let point, let control1, let control2):
                    .curve(
                        to: point.applying(transform), control1: control1.applying(transform),
                        control2: control2.applying(transform))
                case .closeSubpath: .closeSubpath
                }
            })
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
