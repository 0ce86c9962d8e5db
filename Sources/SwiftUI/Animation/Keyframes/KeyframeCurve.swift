import ViewGraph

/// One step of a track: where the value goes, and how.
package struct KeyframeSegment<V: VectorArithmetic> {
    package enum Kind {
        case linear(UnitCurve)
        /// A cubic curve; velocities in units a second where they are given.
        case cubic(start: V?, end: V?)
        case spring(Spring, start: V?)
        case move
    }

    package var kind: Kind
    package var target: V
    /// In seconds; nil for as long as a spring takes.
    package var duration: TimeInterval?

    package init(_ kind: Kind, to target: V, duration: TimeInterval?) {
        (self.kind, self.target) = (kind, target)
        self.duration = duration.map { $0.isFinite ? max($0, 0) : 0 }
    }
}

/// What a value does that follows one segment after the other (facts.md 19.1 to 19.5).
package struct KeyframeCurve<V: VectorArithmetic> {
    private struct Piece {
        let kind: KeyframeSegment<V>.Kind
        let start: TimeInterval
        let duration: TimeInterval
        let from: V
        let target: V
        /// At its start and its end, per second.
        var velocity: (start: V, end: V)

        var end: TimeInterval { start + duration }

        func value(at time: TimeInterval) -> V {
            switch kind {
            case .move: return target
            case .spring(let spring, _):
                return from + spring.value(target: target - from, initialVelocity: velocity.start, time: time)
            case .linear(let curve):
                guard duration > 0 else { return target }
                var distance = target - from
                distance.scale(by: curve.value(at: time / duration))
                return from + distance
            case .cubic:
                guard duration > 0 else { return target }
                // Hermite's form.
                let s = time / duration
                let parts: [(V, Double)] = [
                    (from, (1 + 2 * s) * (1 - s) * (1 - s)), (target, s * s * (3 - 2 * s)),
                    (velocity.start, duration * s * (1 - s) * (1 - s)), (velocity.end, duration * s * s * (s - 1)),
                ]
                return parts.reduce(.zero) { sum, part in
                    var term = part.0
                    term.scale(by: part.1)
                    return sum + term
                }
            }
        }
    }

    private let initial: V
    private let pieces: [Piece]

    package init(from initial: V, _ segments: [KeyframeSegment<V>]) {
        self.initial = initial
        var pieces: [Piece] = []
        for (index, segment) in segments.enumerated() {
            let (from, start) = (pieces.last.map { $0.value(at: $0.duration) } ?? initial, pieces.last?.end ?? 0)
            let next = index + 1 < segments.count ? segments[index + 1] : nil
            pieces.append(Self.piece(segment, from: from, at: start, after: pieces.last, before: next))
        }
        self.pieces = pieces
    }

    package var duration: TimeInterval { pieces.last?.end ?? 0 }

    /// Where it begins, and where each keyframe is reached.
    package var keyframes: [(time: TimeInterval, value: V)] {
        [(0, initial)] + pieces.map { ($0.end, $0.value(at: $0.duration)) }
    }

    /// The initial value before 0, the last one after the end. At the border of two pieces the first counts.
    package func value(at time: TimeInterval) -> V {
        guard time > 0, let last = pieces.last else { return initial }
        guard let piece = pieces.first(where: { time <= $0.end }) else { return last.value(at: last.duration) }
        return piece.value(at: time - piece.start)
    }

    private static func piece(
        _ segment: KeyframeSegment<V>, from: V, at start: TimeInterval, after previous: Piece?,
        before next: KeyframeSegment<V>?
    ) -> Piece {
        var duration = segment.duration ?? 0
        var velocity = (start: V.zero, end: V.zero)
        switch segment.kind {
        case .move: duration = 0
        case .linear(let curve):
            if duration > 0 {
                velocity = (segment.target - from, segment.target - from)
                velocity.start.scale(by: finite(curve.velocity(at: 0)) / duration)
                velocity.end.scale(by: finite(curve.velocity(at: 1)) / duration)
            }
        case .spring(let spring, let given):
            velocity.start = given ?? previous?.velocity.end ?? .zero
            let distance = segment.target - from
            if segment.duration == nil {
                duration = spring.settlingDuration(
                    target: distance, initialVelocity: velocity.start, epsilon: 1e-4)
                if !duration.isFinite { duration = 0 }
            }
            velocity.end = spring.velocity(target: distance, initialVelocity: velocity.start, time: duration)
        case .cubic(let first, let last):
            // It goes on as the one before it ended.
            velocity.start = first ?? previous?.velocity.end ?? .zero
            velocity.end = last ?? next.map { endVelocity(of: segment, from: from, before: $0) } ?? .zero
        }
        return Piece(
            kind: segment.kind, start: start, duration: duration, from: from, target: segment.target,
            velocity: velocity)
    }

    /// Between two cubic pieces the mean over both; before a straight one its slope.
    private static func endVelocity(
        of segment: KeyframeSegment<V>, from: V, before next: KeyframeSegment<V>
    ) -> V {
        let (own, other) = (segment.duration ?? 0, next.duration ?? 0)
        switch next.kind {
        case .linear(let curve):
            guard other > 0 else { return .zero }
            var slope = next.target - segment.target
            slope.scale(by: finite(curve.velocity(at: 0)) / other)
            return slope
        case .cubic(let given, _):
            if let given { return given }
            guard own + other > 0 else { return .zero }
            var mean = next.target - from
            mean.scale(by: 1 / (own + other))
            return mean
        case .spring(_, let given): return given ?? .zero
        case .move: return .zero
        }
    }

    private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}
