import Foundation

/// What a fluid spring is at a moment.
struct SpringParameters: Hashable {
    var response: Double
    var dampingFraction: Double

    /// Per square second; at most as stiff as the steps can follow (facts.md 18.8).
    var stiffness: Double {
        guard response > 0 else { return Self.greatestStiffness }
        let natural = 2 * Double.pi / response
        return min(natural * natural, Self.greatestStiffness)
    }

    /// Per second.
    var damping: Double {
        let fraction = dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0), 1_000)
        return 2 * stiffness.squareRoot() * fraction
    }

    private static var greatestStiffness: Double { 45_000 }
}

/// A spring that moves from 0 to 1 in steps of 1/300 s (facts.md 18.8). It is linear, so that a vector is a distance
/// times this.
struct SpringIntegrator {
    private(set) var position = 0.0
    private(set) var velocity = 0.0
    private(set) var force = 0.0

    static var stepsPerSecond: Double { 300 }

    /// How many whole steps there are in a time, a rounding error not counted.
    static func steps(in time: Double) -> Int {
        time > 0 ? Int(min((time * stepsPerSecond + 1e-6).rounded(.down), 1e8)) : 0
    }

    mutating func advance(steps: Int, _ parameters: SpringParameters) {
        let (stiffness, damping) = (parameters.stiffness, parameters.damping)
        let step = 1 / Self.stepsPerSecond
        for _ in 0..<max(steps, 0) {
            let half = velocity + force * step / 2
            position += half * step
            force = stiffness * (1 - position) - damping * half
            velocity = half + force * step / 2
        }
        if !(position.isFinite && velocity.isFinite && force.isFinite) { (position, velocity, force) = (1, 0, 0) }
    }

    /// Whether a value that goes that far, squared, has come to rest.
    func isAtRest(distance: Double) -> Bool {
        let rest = 1 - position
        return distance * max(velocity * velocity, force * force) <= 0.0036 && rest * rest <= 0.0001
    }

    /// When that is; ∞ where it never is.
    static func restTime(_ parameters: SpringParameters, distance: Double) -> Double {
        guard distance > 0 else { return 0 }
        var spring = SpringIntegrator()
        for step in 1...Int(longestRest * stepsPerSecond) {
            spring.advance(steps: 1, parameters)
            if spring.isAtRest(distance: distance) { return Double(step) / stepsPerSecond }
        }
        return .infinity
    }

    /// What swings longer, in seconds, counts as endless.
    private static var longestRest: Double { 60 }
}
