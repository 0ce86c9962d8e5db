import Foundation

/// A function from 0…1 to a progress, as timing curves are (facts.md 19.7).
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable {
        case linear, circularIn, circularOut, circularInOut
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    public static let linear = UnitCurve(.linear)
    public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    public static let circularEaseIn = UnitCurve(.circularIn)
    public static let circularEaseOut = UnitCurve(.circularOut)
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func unit(_ x: CGFloat) -> Double { Double(min(max(x, 0), 1)) }
        return UnitCurve(
            .bezier(
                x1: unit(startControlPoint.x), y1: Double(startControlPoint.y), x2: unit(endControlPoint.x),
                y2: Double(endControlPoint.y)))
    }

    /// Of a Bézier curve: x and y of the first, x and y of the second; else nothing.
    var controlPoints: [Double] {
        if case .bezier(let x1, let y1, let x2, let y2) = kind { [x1, y1, x2, y2] } else { [] }
    }

    /// The curve mirrored at the diagonal.
    public var inverse: UnitCurve {
        switch kind {
        case .linear, .circularInOut: self
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .bezier(let x1, let y1, let x2, let y2): UnitCurve(.bezier(x1: y1, y1: x1, x2: y2, y2: x2))
        }
    }

    public func value(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch kind {
        case .linear: return p
        case .circularIn: return 1 - (1 - p * p).squareRoot()
        case .circularOut: return (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularInOut:
            return p < 0.5
                ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : ((1 - (2 - 2 * p) * (2 - 2 * p)).squareRoot() + 1) / 2
        case .bezier(let x1, let y1, let x2, let y2):
            let value = Self.cubic(y1, y2, at: Self.parameter(x1, x2, for: p))
            return (value * 1_048_576).rounded() / 1_048_576
        }
    }

    public func velocity(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch kind {
        case .linear: return 1
        case .circularIn: return p / (1 - p * p).squareRoot()
        case .circularOut: return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularInOut:
            let q = p < 0.5 ? 2 * p : 2 - 2 * p
            return q / (1 - q * q).squareRoot()
        case .bezier(let x1, let y1, let x2, let y2):
            // At both ends the control points count, not the curve's limit (facts.md 19.17).
            if p == 0 { return x1 > 0 ? y1 / x1 : 1 }
            if p == 1 { return x2 < 1 ? (1 - y2) / (1 - x2) : 1 }
            let t = Self.parameter(x1, x2, for: p)
            let dx = Self.slope(x1, x2, at: t)
            return dx == 0 ? 0 : Self.slope(y1, y2, at: t) / dx
        }
    }

    private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// The curve's parameter at which x is `x`; x only grows, so halving finds it.
    private static func parameter(_ x1: Double, _ x2: Double, for x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if cubic(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
