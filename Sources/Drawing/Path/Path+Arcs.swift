import Foundation

extension Path {
    /// An arc round `center`. `clockwise` is meant in a system whose y axis points up: false sweeps clockwise on
    /// screen (measured: facts.md 16.16).
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite, radius.isFinite else { return }
        if clockwise {
            if sweep >= 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - (sweep == 0 ? 0 : full) }
            if sweep <= -full { sweep = -full }
        } else {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
            if sweep > full { sweep = full }
        }
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    }

    /// An arc that starts at `startAngle` and turns by `delta`, clockwise on screen where positive.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard delta.radians.isFinite, radius.isFinite else { return }
        let full = 2 * Double.pi
        let sweep = min(max(delta.radians, -full), full)
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    }

    /// A line to, and an arc of `radius` that touches, the two tangents through `tangent1End`.
    public mutating func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let start = currentPoint else { return move(to: corner.applying(transform)) }
        let (corner, end) = (corner.applying(transform), end.applying(transform))
        let toStart = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let toEnd = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let (startLength, endLength) = (hypot(toStart.dx, toStart.dy), hypot(toEnd.dx, toEnd.dy))
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        guard startLength > 0, endLength > 0, radius > 0, abs(cross) > 1e-9 * startLength * endLength else {
            return addLine(to: corner)
        }
        let dot = toStart.dx * toEnd.dx + toStart.dy * toEnd.dy
        let angle = Double(abs(atan2(cross, dot)))
        let distance = radius / CGFloat(tan(angle / 2))
        let first = CGPoint(
            x: corner.x + toStart.dx / startLength * distance, y: corner.y + toStart.dy / startLength * distance)
        let second = CGPoint(
            x: corner.x + toEnd.dx / endLength * distance, y: corner.y + toEnd.dy / endLength * distance)
        let control = CGFloat(4.0 / 3.0 * tan((.pi - angle) / 4)) * radius / distance
        addLine(to: first)
        addCurve(
            to: second,
            control1: CGPoint(
                x: first.x + (corner.x - first.x) * control, y: first.y + (corner.y - first.y) * control),
            control2: CGPoint(
                x: second.x + (corner.x - second.x) * control, y: second.y + (corner.y - second.y) * control))
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
        ).concatenating(transform)
        move(to: CGPoint(x: 1, y: 0).applying(toRect))
        appendUnitArc(start: 0, sweep: 2 * .pi, transform: toRect)
        closeSubpath()
    }

    private mutating func addArc(
        center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
    ) {
        let toCircle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        addLine(to: CGPoint(x: CGFloat(cos(start)), y: CGFloat(sin(start))).applying(toCircle))
        appendUnitArc(start: start, sweep: sweep, transform: toCircle)
    }

    /// Cubic pieces of at most a quarter turn on the unit circle, seen through `transform`.
    private mutating func appendUnitArc(start: Double, sweep: Double, transform: CGAffineTransform) {
        let pieces = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), sweep == 0 ? 0 : 1)
        guard pieces > 0 else { return }
        let step = sweep / Double(pieces)
        let handle = 4.0 / 3.0 * tan(step / 4)
        for piece in 0..<pieces {
            let from = start + step * Double(piece)
            let to = piece == pieces - 1 ? start + sweep : from + step
            let (cosFrom, sinFrom, cosTo, sinTo) = (cos(from), sin(from), cos(to), sin(to))
            addCurve(
                to: CGPoint(x: cosTo, y: sinTo).applying(transform),
                control1: CGPoint(x: cosFrom - handle * sinFrom, y: sinFrom + handle * cosFrom).applying(transform),
                control2: CGPoint(x: cosTo + handle * sinTo, y: sinTo - handle * cosTo).applying(transform))
        }
    }
}
