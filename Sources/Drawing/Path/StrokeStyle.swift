import Foundation

/// The shape of a line's end.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// The shape of the corner where two segments of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// How a path is stroked; widths and dashes in points. Defaults: width 1, butt caps, miter joins with limit 10
/// (measured: facts.md 16.15).
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the inside of a path is decided and drawn. Default: nonzero rule, antialiased.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The kind of curve that rounds a corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Curves whose curvature changes gradually; the default.
    case continuous
}

extension StrokeStyle {
    /// The dash pattern where it makes dashes at all: no negative or infinite length, and not all of them zero.
    package var usableDash: [CGFloat] {
        let isUsable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dashPhase.isFinite
        return isUsable && dash.reduce(0, +) > 0 ? dash : []
    }
}
