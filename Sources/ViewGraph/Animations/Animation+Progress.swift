import Foundation

/// How far an animation has come.
struct AnimationProgress {
    /// 0 at the start, 1 at the target; springs go beyond.
    var fraction: Double
    var isFinished: Bool
    /// In distances a second.
    var speed = 0.0
}

extension Animation.Kind {
    /// Whether code of a program's own computes it, which has to be called frame by frame.
    var isCustom: Bool {
        switch self {
        case .custom: true
        case .curve, .fluidSpring, .interpolatingSpring: false
        case .speed(let base, _), .delay(let base, _), .repeating(let base, _, _), .logicallyComplete(let base, _):
            base.isCustom
        }
    }

    /// How far one that isn't custom has come after `time` seconds.
    ///
    /// - Parameter distance: how far the value goes, squared: springs are at rest when little of it is left.
    func progress(at time: Double, distance: Double) -> AnimationProgress {
        guard !time.isNaN else { return AnimationProgress(fraction: 1, isFinished: true) }
        switch self {
        case .curve(let curve, let duration):
            guard duration > 0, time < duration else { return AnimationProgress(fraction: 1, isFinished: true) }
            let progress = max(time, 0) / duration
            return AnimationProgress(
                fraction: curve.value(at: progress), isFinished: false, speed: curve.velocity(at: progress) / duration)
        case .fluidSpring(let response, let dampingFraction, _):
            var spring = SpringIntegrator()
            let parameters = SpringParameters(response: response, dampingFraction: dampingFraction)
            spring.advance(steps: SpringIntegrator.steps(in: time), parameters)
            return AnimationProgress(
                fraction: spring.position, isFinished: spring.isAtRest(distance: distance), speed: spring.velocity)
        case .interpolatingSpring(let spring, let velocity):
            let (value, speed) = spring.interpolated(at: max(time, 0), initialVelocity: velocity)
            let isFinished = time >= spring.removalTime(initialVelocity: velocity)
            return AnimationProgress(fraction: isFinished ? 1 : value, isFinished: isFinished, speed: speed)
        case .speed(let base, let speed):
            guard speed > 0 else { return AnimationProgress(fraction: 0, isFinished: false) }
            var result = base.progress(at: time * speed, distance: distance)
            result.speed *= speed
            return result
        case .delay(let base, let delay):
            guard time >= delay else { return AnimationProgress(fraction: 0, isFinished: false) }
            return base.progress(at: time - delay, distance: distance)
        case .logicallyComplete(let base, _): return base.progress(at: time, distance: distance)
        case .repeating(let base, let count, let autoreverses):
            return repeated(base, count, autoreverses, time, distance)
        case .custom: return AnimationProgress(fraction: 1, isFinished: true)
        }
    }

    /// Odd rounds run backwards (facts.md 18.3).
    private func repeated(
        _ base: Animation.Kind, _ count: Int?, _ autoreverses: Bool, _ time: Double, _ distance: Double
    ) -> AnimationProgress {
        let length = base.length(distance: distance)
        guard length > 0, count ?? 1 > 0 else { return AnimationProgress(fraction: 1, isFinished: true) }
        guard length.isFinite, time > 0 else { return base.progress(at: time, distance: distance) }
        // A rounding error before the end of a round counts as the end.
        let round = (time / length + 1e-9).rounded(.down)
        if let count, round >= Double(count) { return AnimationProgress(fraction: 1, isFinished: true) }
        let local = max(time - round * length, 0)
        let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
        var result = base.progress(at: isBackwards ? length - local : local, distance: distance)
        result.isFinished = false
        if isBackwards { result.speed = -result.speed }
        return result
    }

    /// Until nothing moves any more, in seconds; ∞ for one without end.
    func length(distance: Double) -> Double {
        switch self {
        case .curve(_, let duration): return duration.isNaN ? 0 : max(duration, 0)
        case .fluidSpring(let response, let dampingFraction, _):
            return SpringIntegrator.restTime(
                SpringParameters(response: response, dampingFraction: dampingFraction), distance: distance)
        case .interpolatingSpring(let spring, let velocity): return spring.removalTime(initialVelocity: velocity)
        case .speed(let base, let speed): return speed > 0 ? base.length(distance: distance) / speed : .infinity
        case .delay(let base, let delay):
            let length = base.length(distance: distance) + (delay.isNaN ? 0 : delay)
            return max(length, 0)
        case .logicallyComplete(let base, _): return base.length(distance: distance)
        case .repeating(let base, let count, _):
            let length = base.length(distance: distance)
            guard let count else { return length > 0 ? .infinity : 0 }
            return length > 0 ? length * Double(max(count, 0)) : 0
        case .custom: return 0
        }
    }
}

extension Animation.Kind {
    /// How long a round of one without end takes, there and back.
    func period(distance: Double) -> Double? {
        switch self {
        case .repeating(let base, nil, let autoreverses): base.length(distance: distance) * (autoreverses ? 2 : 1)
        case .speed(let base, let speed): speed > 0 ? base.period(distance: distance).map { $0 / speed } : nil
        case .delay(let base, _), .logicallyComplete(let base, _), .repeating(let base, _, _):
            base.period(distance: distance)
        case .curve, .fluidSpring, .interpolatingSpring, .custom: nil
        }
    }
}

extension Spring {
    /// The way and the speed of an interpolating spring: over-damping counts as critical (facts.md 18.10).
    fileprivate func interpolated(at time: Double, initialVelocity: Double) -> (value: Double, speed: Double) {
        let natural = naturalFrequency
        guard natural > 0, natural.isFinite else { return (1, 0) }
        let spring =
            dampingRatio >= 1 ? Spring(response: 2 * .pi / natural, dampingRatio: 1) : self
        return (
            spring.value(target: 1.0, initialVelocity: initialVelocity, time: time),
            spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time)
        )
    }

    private var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// When an interpolating spring is taken away: the latest of a second and where less than a thousandth is left
    /// (facts.md 18.10).
    fileprivate func removalTime(initialVelocity: Double) -> Double {
        let natural = naturalFrequency
        guard natural > 0, natural.isFinite else { return 0 }
        let ratio = min(dampingRatio, 1)
        let damped = natural * (1 - ratio * ratio).squareRoot()
        let swing = damped > 0 ? (ratio * natural - initialVelocity) / damped : natural - initialVelocity
        let rest = log((1 + abs(swing)) / 0.001) / (ratio * natural)
        return rest.isNaN ? 1 : max(1, rest)
    }
}
