import Drawing
import Foundation

/// What the points of a gradient are measured by: the rectangle round what it paints, so that a view which moves or grows
/// takes its gradient with it, and only one whose unit points change has something to animate.
struct PaintPlace {
    private let rect: CGRect

    /// Of unit points and angles (facts.md 18.13).
    static var unit: Double { 128 }

    /// Points as they are, for what has no rectangle.
    init() { self.init(CGRect(x: 0, y: 0, width: 1, height: 1)) }

    private init(_ rect: CGRect) { self.rect = rect }

    /// - Parameter bounds: round what is painted; asked for only where the paint has points.
    init(_ paint: Paint, bounds: () -> CGRect) {
        switch paint {
        case .color, .mesh, .image: self.init()
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
            let rect = bounds()
            let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
            // A line has no room across it to measure by.
            if isFinite, rect.width > 0, rect.height > 0 { self.init(rect) } else { self.init() }
        }
    }

    /// Rounded: the same unit point in another rectangle gives the same number.
    private func rounded(_ number: CGFloat) -> Double { (Double(number) * Self.unit * 1e6).rounded() / 1e6 }

    func quantities(of point: CGPoint) -> [Double] {
        [rounded((point.x - rect.minX) / rect.width), rounded((point.y - rect.minY) / rect.height)]
    }

    func point(from numbers: inout ArraySlice<Double>) -> CGPoint {
        let x = CGFloat((numbers.popFirst() ?? 0) / Self.unit)
        let y = CGFloat((numbers.popFirst() ?? 0) / Self.unit)
        return CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    func quantities(of transform: CGAffineTransform) -> [Double] {
        [
            rounded(transform.a / rect.width), rounded(transform.b / rect.height), rounded(transform.c / rect.width),
            rounded(transform.d / rect.height),
        ] + quantities(of: CGPoint(x: transform.tx, y: transform.ty))
    }

    func transform(from numbers: inout ArraySlice<Double>) -> CGAffineTransform {
        func number() -> CGFloat { CGFloat((numbers.popFirst() ?? 0) / Self.unit) }
        let (a, b, c, d) = (number(), number(), number(), number())
        let center = point(from: &numbers)
        return CGAffineTransform(
            a: a * rect.width, b: b * rect.height, c: c * rect.width, d: d * rect.height, tx: center.x, ty: center.y)
    }
}
