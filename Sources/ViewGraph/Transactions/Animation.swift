import Foundation

/// How a change takes its time: a curve or a spring, and what is done to it.
public struct Animation: Hashable, Sendable {
    package let kind: Kind

    package indirect enum Kind: Hashable, Sendable {
        case curve(UnitCurve, duration: TimeInterval)
        /// Integrated step by step and merged when interrupted (facts.md 18.8, 18.9).
        case fluidSpring(response: Double, dampingFraction: Double, blendDuration: TimeInterval)
        /// In closed form, added to what runs already (facts.md 18.10).
        case interpolatingSpring(Spring, initialVelocity: Double)
        case speed(Kind, Double)
        case delay(Kind, TimeInterval)
        /// A count of nil is without end.
        case repeating(Kind, count: Int?, autoreverses: Bool)
        case logicallyComplete(Kind, after: TimeInterval)
        case custom(CustomAnimationBox)
    }

    init(_ kind: Kind) { self.kind = kind }

    /// An animation of the program's own.
    public init<A: CustomAnimation>(_ base: A) { kind = .custom(CustomAnimationBox(base)) }

    // MARK: - Curves

    /// A spring of half a second that doesn't bounce (facts.md 18.2).
    public static let `default` = Animation.spring(duration: 0.5)

    public static var linear: Animation { linear(duration: defaultDuration) }
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    public static var easeIn: Animation { easeIn(duration: defaultDuration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static var easeOut: Animation { easeOut(duration: defaultDuration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// The cubic curve with these two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let (start, end) = (UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y))
        return timingCurve(.bezier(startControlPoint: start, endControlPoint: end), duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration))
    }

    /// In seconds (facts.md 18.1).
    private static var defaultDuration: TimeInterval { 0.35 }

    // MARK: - Springs (facts.md 18.4)

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            .fluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration, dampingFraction: Spring.dampingFraction(bounce: bounce), blendDuration: blendDuration)
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        self.spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
    }

    public static var spring: Animation { spring(duration: 0.5) }

    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    public static var smooth: Animation { smooth(duration: 0.5) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static var snappy: Animation { snappy(duration: 0.5) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static var bouncy: Animation { bouncy(duration: 0.5) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }

    // MARK: - Changes

    /// - Parameter speed: 2 for twice as fast.
    public func speed(_ speed: Double) -> Animation { Animation(.speed(kind, speed)) }

    /// - Parameter delay: before it begins, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(kind, delay)) }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeating(kind, count: repeatCount, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeating(kind, count: nil, autoreverses: autoreverses))
    }

    /// Counts as complete after so many seconds, whatever is still moving.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.logicallyComplete(kind, after: duration))
    }
}
