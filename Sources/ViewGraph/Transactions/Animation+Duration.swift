import Foundation

extension Animation {
    /// Whether it has no end, so that there is no state to settle in.
    package var isEndless: Bool { !duration.isFinite }

    /// Until nothing moves any more, in seconds.
    package var duration: TimeInterval { kind.duration }

    /// Until it counts as complete, in seconds (facts.md 18.3, 18.8, 18.10).
    package var logicalDuration: TimeInterval { kind.logicalDuration }
}

extension Animation.Kind {
    fileprivate var duration: TimeInterval {
        switch self {
        case .fluidSpring(let response, let dampingFraction, _):
            Spring(response: response, dampingRatio: dampingFraction).settlingDuration
        case .interpolatingSpring(let spring, _): spring.settlingDuration
        case .logicallyComplete(let base, _): base.duration
        default: through(\.duration)
        }
    }

    fileprivate var logicalDuration: TimeInterval {
        switch self {
        case .fluidSpring(let response, _, _): max(response, 0)
        case .interpolatingSpring(let spring, _): spring.stiffness > 0 ? 2 * .pi / spring.stiffness.squareRoot() : 0
        case .logicallyComplete(_, let duration): max(duration, 0)
        default: through(\.logicalDuration)
        }
    }

    /// What the changes of an animation make of a time of their base.
    private func through(_ time: (Animation.Kind) -> TimeInterval) -> TimeInterval {
        switch self {
        case .curve(_, let duration): max(duration, 0)
        case .speed(let base, let speed): speed > 0 ? time(base) / speed : .infinity
        case .delay(let base, let delay): max(time(base) + delay, 0)
        case .repeating(let base, let count, _): count.map { time(base) * Double(max($0, 0)) } ?? .infinity
        // How long the program's own code goes on is known only by running it.
        case .custom, .fluidSpring, .interpolatingSpring, .logicallyComplete: 0
        }
    }
}
