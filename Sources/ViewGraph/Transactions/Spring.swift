import Foundation

/// A spring as physics has it: what a value does that it pulls to a target (facts.md 18.5 to 18.7).
public struct Spring: Hashable, Sendable {
    /// The angular frequency, |ω|, per second; 0 for critical damping.
    private let frequency: Double
    /// How fast the swing dies down, c, per second.
    private let decay: Double
    private let isOverDamped: Bool
    public let mass: Double

    /// - Parameters:
    ///   - duration: how long the movement seems to last, in seconds.
    ///   - bounce: 0 none, up to 1 without damping, negative for a flatter movement.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingFraction(bounce: bounce))
    }

    public init(response: Double, dampingRatio: Double) {
        mass = 1
        let natural = response > 0 ? 2 * Double.pi / response : .infinity
        let ratio = max(dampingRatio, 0)
        decay = ratio * natural
        frequency = ratio == 1 ? 0 : abs(1 - ratio * ratio).squareRoot() * natural
        isOverDamped = ratio > 1
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        let c = damping / (2 * mass)
        let difference = stiffness / mass - c * c
        isOverDamped = difference < 0 && allowOverDamping
        decay = difference < 0 && !allowOverDamping ? (stiffness / mass).squareRoot() : c
        frequency = difference < 0 && !allowOverDamping ? 0 : abs(difference).squareRoot()
    }

    /// The spring that has come to rest after a time (facts.md 18.7).
    ///
    /// - Parameters:
    ///   - settlingDuration: in seconds, from 0.01 to 10.
    ///   - dampingRatio: above 0, and at most 1.
    ///   - epsilon: how near to its target a value is at rest, of a way of 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = settlingDuration.isNaN ? 0.01 : min(max(settlingDuration, 0.01), 10)
        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let decay = Self.decay(over: duration, isCritical: ratio == 1, epsilon: max(epsilon, .ulpOfOne)) / duration
        self.init(response: 2 * .pi * ratio / decay, dampingRatio: ratio)
    }

    /// How far a movement has died down by the end, as the exponent of e; by Newton's method.
    private static func decay(over duration: TimeInterval, isCritical: Bool, epsilon: Double) -> Double {
        var x = isCritical ? 1.0 : 5.0
        for _ in 0..<(isCritical ? 20 : 12) {
            let (value, slope) =
                isCritical
                ? ((1 + x) * exp(-x) - epsilon, -x * exp(-x))
                : (x - log((x / duration + 1) / epsilon), 1 - 1 / (x + duration))
            guard slope != 0, (value / slope).isFinite else { break }
            x = max(x - value / slope, 1e-6)
        }
        return x
    }

    /// The fraction of critical damping (facts.md 18.5).
    static func dampingFraction(bounce: Double) -> Double {
        if bounce > 1 { return 0 }
        if bounce >= 0 { return 1 - bounce }
        return bounce > -1 ? 1 / (1 + bounce) : .infinity
    }

    private var naturalSquared: Double {
        decay * decay + (isOverDamped ? -frequency * frequency : frequency * frequency)
    }

    public var stiffness: Double { mass * naturalSquared }
    public var damping: Double { 2 * decay * mass }
    public var response: Double { naturalSquared > 0 ? 2 * .pi / naturalSquared.squareRoot() : .infinity }
    public var duration: TimeInterval { response }
    public var dampingRatio: Double { naturalSquared > 0 ? decay / naturalSquared.squareRoot() : .infinity }

    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// When a movement over a distance of 1 has come to rest.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    // MARK: - The movement

    /// Where the value is at a time, having started at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (position, slope) = parts(at: time)
        // T − e^(−ct)·[T·p + (cT − v)·s]
        var start = target
        start.scale(by: position)
        var push = target
        push.scale(by: decay)
        push -= initialVelocity
        push.scale(by: slope)
        var rest = start + push
        rest.scale(by: exp(-decay * time))
        return target - rest
    }

    /// How fast the value moves at a time, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (position, slope) = parts(at: time)
        // The derivative of `value`: e^(−ct)·[v·p + (c(cT − v) ± ω²T)·s], − where over-damped.
        var first = initialVelocity
        first.scale(by: position)
        var push = target
        push.scale(by: naturalSquared)
        var drag = initialVelocity
        drag.scale(by: decay)
        push -= drag
        push.scale(by: slope)
        var result = first + push
        result.scale(by: exp(-decay * time))
        return result
    }

    /// The acceleration of a value that is at `position` and moves at `velocity`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V, time: TimeInterval) -> V {
        var pull = target - position
        pull.scale(by: stiffness)
        var drag = velocity
        drag.scale(by: damping)
        return pull - drag
    }

    /// cos ωt and sin ωt ÷ ω, or what stands for them.
    private func parts(at time: TimeInterval) -> (Double, Double) {
        if frequency == 0 { return (1, time) }
        return isOverDamped
            ? (cosh(frequency * time), sinh(frequency * time) / frequency)
            : (cos(frequency * time), sin(frequency * time) / frequency)
    }

    /// When the value has come so near to its target that it won't leave it again, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
    ) -> TimeInterval {
        guard decay > 0, decay.isFinite else { return decay > 0 ? 0 : .infinity }
        if frequency > 0, !isOverDamped {
            var push = target
            push.scale(by: decay)
            push -= initialVelocity
            let reach = push.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
            return max(0, log(reach / epsilon) / decay)
        }
        return sampledSettlingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// Every tenth of a second: the first from which the value stays near for one second.
    private func sampledSettlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        var settled: TimeInterval?
        for sample in 0..<1024 {
            let time = Double(sample) * 0.1
            let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
            if rest.magnitudeSquared.squareRoot() >= epsilon {
                settled = nil
            } else if let start = settled {
                if time - start > 1 { return start }
            } else {
                settled = time
            }
        }
        return settled ?? 0
    }

    // MARK: - Presets

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
