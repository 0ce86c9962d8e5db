import Foundation
import Testing

@testable import ViewGraph

/// The formulas of springs, each written down here once more (facts.md 18.5 to 18.9).
@Suite("Formulas of springs")
struct SpringFormFacts {
    /// Duration, bounce and the damping fraction that they mean.
    static let springs: [(duration: Double, bounce: Double, fraction: Double)] = [
        (0.5, 0, 1), (0.5, 0.3, 0.7), (0.4, 0.15, 0.85), (1, 1, 0), (0.7, -0.2, 1.25), (0.5, -0.5, 2),
    ]

    @Test(arguments: springs)
    func conversions(duration: Double, bounce: Double, fraction: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        let natural = 2 * Double.pi / duration
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - natural * natural) < 1e-9 * natural * natural, "18.5")
        #expect(abs(spring.damping - 2 * natural * fraction) < 1e-9 * natural, "18.5")
        #expect(abs(spring.duration - duration) < 1e-9 && abs(spring.dampingRatio - fraction) < 1e-9, "18.5 back")
        let again = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
        #expect(abs(again.value(target: 1.0, time: 0.2) - spring.value(target: 1.0, time: 0.2)) < 1e-6)
    }

    @Test func whatIsNoSpringIsInfinite() {
        #expect(Spring(duration: 0, bounce: 0).stiffness == .infinity, "18.5: a response of nothing")
        #expect(Spring(duration: 0.5, bounce: -1).dampingRatio == .infinity, "18.5: a bounce of -1")
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity, "18.7: c = 0")
    }

    /// 18.6, with the speed that it sets out with.
    @Test(arguments: springs, [0.0, 3, -20])
    func values(spring: (duration: Double, bounce: Double, fraction: Double), velocity: Double) {
        let (target, natural) = (2.0, 2 * Double.pi / spring.duration)
        let c = spring.fraction * natural
        let w = abs(1 - spring.fraction * spring.fraction).squareRoot() * natural
        for time in stride(from: 0.0, through: 1, by: 0.05) {
            let rest: Double
            if spring.fraction == 1 {
                rest = (target + (c * target - velocity) * time) * exp(-c * time)
            } else if spring.fraction < 1 {
                rest = exp(-c * time) * ((c * target - velocity) * sin(w * time) / w + target * cos(w * time))
            } else {
                rest = exp(-c * time) * ((c * target - velocity) * sinh(w * time) / w + target * cosh(w * time))
            }
            let value = Spring(duration: spring.duration, bounce: spring.bounce)
                .value(target: target, initialVelocity: velocity, time: time)
            #expect(abs(value - (target - rest)) < 1e-9, "18.6 at \(time)")
        }
    }

    /// 18.7, of springs that swing.
    @Test(arguments: [(0.3, 1.0, 0.0, 0.001), (0.3, 10, 5, 0.001), (0.6, 1, -3, 0.0001)])
    func settling(bounce: Double, target: Double, velocity: Double, epsilon: Double) {
        let c = (1 - bounce) * 2 * .pi / 0.5
        let expected = log((abs(c * target - velocity) + target) / epsilon) / c
        let found = Spring(duration: 0.5, bounce: bounce)
            .settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
        #expect(abs(found - expected) < 1e-9)
    }

    // MARK: - Integrated

    private func moving(_ animation: Animation, to target: Double) -> AnimatedValue {
        let value = AnimatedValue(_AnyAnimatableData(numbers: [0]))
        value.move(
            to: _AnyAnimatableData(numbers: [target]), Transaction(animation: animation), at: 0, EnvironmentValues())
        return value
    }

    /// 18.8, step by step; it ends in the frame in which the rule says that it is at rest.
    @Test(arguments: [(0.5, 1.0), (0.5, 0.825), (0.15, 0.86), (1, 0.5), (0.01, 1)])
    func fluidSpringsAreIntegrated(response: Double, fraction: Double) {
        let target = 10.0
        let value = moving(.spring(response: response, dampingFraction: fraction), to: target)
        let (h, k) = (1.0 / 300, min(pow(2 * .pi / response, 2), 45_000))
        var (x, v, f) = (0.0, 0.0, 0.0)
        for frame in 1...120 {
            for _ in 0..<5 {
                let w = v + f * h / 2
                x += w * h
                f = k * (target - x) - 2 * k.squareRoot() * fraction * w
                v = w + f * h / 2
            }
            value.update(at: Double(frame) / 60)
            let isAtRest = max(v * v, f * f) <= 0.0036 && abs(target - x) <= 0.01 * target
            #expect(value.isRunning == !isAtRest, "frame \(frame)")
            if isAtRest { break }
            #expect(abs(value.current.numbers[0] - x) < 1e-7, "frame \(frame)")
        }
    }

    /// 18.8: with a blend a spring begins as the one before it, and becomes itself.
    @Test func springsBlendFromTheOneBefore() {
        func way(_ next: Animation) -> [Double] {
            let value = moving(.spring(response: 1, dampingFraction: 1), to: 10)
            for frame in 1...6 { value.update(at: Double(frame) / 60) }
            value.move(
                to: _AnyAnimatableData(numbers: [20]), Transaction(animation: next), at: 0.1, EnvironmentValues())
            return (7...16).map { frame in
                value.update(at: Double(frame) / 60)
                return value.current.numbers[0]
            }
        }
        let slow = way(.spring(response: 1, dampingFraction: 1))
        let quick = way(.spring(response: 0.2, dampingFraction: 1))
        let late = way(.spring(response: 0.2, dampingFraction: 1, blendDuration: 1000))
        let blended = way(.spring(response: 0.2, dampingFraction: 1, blendDuration: 0.2))
        for index in slow.indices {
            #expect(abs(late[index] - slow[index]) < 0.01)
            #expect(blended[index] >= slow[index] - 1e-9 && blended[index] <= quick[index] + 1e-9)
        }
        #expect((quick.last ?? 0) - (slow.last ?? 0) > 1)
    }

    /// 18.9: of two springs the second takes over at once; a curve and what closed forms describe run beside it.
    @Test(arguments: [
        (Animation.spring(duration: 0.5), true), (.smooth, true), (.bouncy, true), (.interactiveSpring, true),
        (.interpolatingSpring(stiffness: 100, damping: 20), false), (.linear(duration: 1), false),
    ])
    func whatMergesAndWhatIsAdded(animation: Animation, merges: Bool) {
        let value = moving(animation, to: 10)
        for frame in 1...6 { value.update(at: Double(frame) / 60) }
        value.move(
            to: _AnyAnimatableData(numbers: [0]), Transaction(animation: animation), at: 0.1, EnvironmentValues())
        #expect(value.reports("x", at: 0.1).count == (merges ? 1 : 2))
    }
}

/// Rows of facts.md 19.7 and of 18.3 that are exact.
@Suite("Exact values of curves")
struct ExactCurveFacts {
    @Test(arguments: [UnitCurve.easeIn, .easeOut, .easeInOut])
    func curvesAreRounded(curve: UnitCurve) {
        for progress in stride(from: 0.0, through: 1, by: 0.0625) {
            let value = curve.value(at: progress) * 1_048_576
            #expect(value == value.rounded(), "19.7 at \(progress)")
        }
    }

    @Test func controlPointsAreClampedAndMirrored() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -1, y: 0.2), endControlPoint: UnitPoint(x: 3, y: 0.9))
        let clamped = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 0.2), endControlPoint: UnitPoint(x: 1, y: 0.9))
        let mirrored = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.9, y: 1))
        for progress in [0.1, 0.3, 0.5, 0.9] {
            #expect(curve.value(at: progress) == clamped.value(at: progress), "19.7")
            #expect(abs(clamped.inverse.value(at: progress) - mirrored.value(at: progress)) < 1e-6, "19.7")
        }
    }

    /// The rows are p, in, out and in and out.
    @Test(arguments: [0.0, 0.2, 0.5, 0.7, 1])
    func circlesAreTheirFormulas(p: Double) {
        #expect(UnitCurve.circularEaseIn.value(at: p) == 1 - (1 - p * p).squareRoot())
        #expect(UnitCurve.circularEaseOut.value(at: p) == (1 - (1 - p) * (1 - p)).squareRoot())
        let both =
            p < 0.5 ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : ((1 - (2 - 2 * p) * (2 - 2 * p)).squareRoot() + 1) / 2
        #expect(UnitCurve.circularEaseInOut.value(at: p) == both)
    }
}
