import Foundation

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Path {
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        guard corner.width > 0, corner.height > 0 else { return addRect(rect, transform: transform) }
        if style == .circular, corner.width >= rect.width / 2, corner.height >= rect.height / 2 {
            return addEllipse(in: rect, transform: transform)
        }
        addRoundedRect(in: rect, corners: Array(repeating: corner, count: 4), style: style, transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let limit = min(rect.width, rect.height) / 2
        let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map {
            let radius = min(max($0, 0), limit)
            return CGSize(width: radius, height: radius)
        }
        addRoundedRect(in: rect, corners: corners, style: style, transform: transform)
    }

    /// `corners` from the top left one clockwise.
    private mutating func addRoundedRect(
        in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
    ) {
        let half = CGSize(width: rect.width / 2, height: rect.height / 2)
        // Each corner: its point, the direction in which the outline arrives, the direction in which it leaves.
        let places: [(CGPoint, CGVector, CGVector)] = [
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        var isFirst = true
        for (place, size) in zip(places, corners) {
            let (corner, back, forward) = place
            func point(_ alongBack: CGFloat, _ alongForward: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + (back.dx * alongBack + forward.dx * alongForward) * size.width,
                    y: corner.y + (back.dy * alongBack + forward.dy * alongForward) * size.height
                ).applying(transform)
            }
            // In the direction in which the outline arrives and in the one in which it leaves.
            let room =
                back.dx == 0
                ? (half.height / size.height, half.width / size.width)
                : (half.width / size.width, half.height / size.height)
            let curve =
                style == .circular
                ? CornerCurve.circular : CornerCurve.continuous(roomBack: room.0, roomForward: room.1)
            let start = point(curve.start, 0)
            if isFirst { move(to: start) } else { addLine(to: start) }
            isFirst = false
            guard size.width > 0, size.height > 0 else { continue }
            curve.append(to: &self, at: point)
        }
        closeSubpath()
    }
}

/// A rounded corner in units of its radius: distances from the corner along the two edges.
private struct CornerCurve {
    var start: CGFloat
    var pieces: [(control1: (CGFloat, CGFloat), control2: (CGFloat, CGFloat), end: (CGFloat, CGFloat), isLine: Bool)]

    func append(to path: inout Path, at point: (CGFloat, CGFloat) -> CGPoint) {
        for piece in pieces {
            if piece.isLine {
                path.addLine(to: point(piece.end.0, piece.end.1))
            } else {
                path.addCurve(
                    to: point(piece.end.0, piece.end.1), control1: point(piece.control1.0, piece.control1.1),
                    control2: point(piece.control2.0, piece.control2.1))
            }
        }
    }

    static let circular: CornerCurve = {
        let handle: CGFloat = 1 - 0.5522847498307936
        return CornerCurve(start: 1, pieces: [((handle, 0), (0, handle), (0, 1), false)])
    }()

    /// Measured: facts.md 16.17, 16.33. Where the curve doesn't fit in half a side, its end on that side is blended
    /// towards a circle's, and the other end follows it part of the way: a capsule's long sides run into its round ends
    /// smoothly. How far is fitted to the pixels of two capsules.
    ///
    /// - Parameters: Half of the side on which the outline arrives, and of that on which it leaves, in radii.
    static func continuous(roomBack: CGFloat, roomForward: CGFloat) -> CornerCurve {
        let (back, forward) = (End.share(of: roomBack), End.share(of: roomForward))
        let independence: CGFloat = 0.4
        let arrival = End(share: back * (independence + (1 - independence) * forward))
        let departure = End(share: forward * (independence + (1 - independence) * back))
        func flipped(_ pair: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) { (pair.1, pair.0) }
        return CornerCurve(
            start: arrival.start,
            pieces: [
                (arrival.control1, arrival.control2, arrival.knee, false),
                (arrival.knee, arrival.hip, arrival.hip, true),
                (arrival.bend, flipped(departure.bend), flipped(departure.hip), false),
                (flipped(departure.hip), flipped(departure.knee), flipped(departure.knee), true),
                (flipped(departure.control2), flipped(departure.control1), (0, departure.start), false),
            ])
    }

    /// The half of a corner that ends on one of its sides.
    private struct End {
        let start: CGFloat
        let (control1, control2): ((CGFloat, CGFloat), (CGFloat, CGFloat))
        let (knee, hip, bend): ((CGFloat, CGFloat), (CGFloat, CGFloat), (CGFloat, CGFloat))

        /// How much of the smooth curve there is room for in half a side, which is given in radii.
        static func share(of room: CGFloat) -> CGFloat { min(max((room - 1) / 0.52866483, 0), 1) }

        /// - Parameter share: 1 for the smooth curve, 0 for a circle's.
        init(share: CGFloat) {
            func mix(_ smooth: CGFloat, _ round: CGFloat) -> CGFloat { round + (smooth - round) * share }
            // The second number of each pair is the same point of a circle that is cut at 22.5° and 67.5°.
            start = mix(1.52866483, 1)
            control1 = (mix(1.08849323, 0.86867813), 0)
            control2 = (mix(0.86840689, 0.73864216), mix(0, 0.02586576))
            knee = (mix(0.66993427, 0.61731657), mix(0.06549600, 0.07612047))
            hip = (mix(0.63149399, 0.61731657), mix(0.07491100, 0.07612047))
            bend = (mix(0.37282392, 0.37228848), mix(0.16905899, 0.17761442))
        }
    }
}
