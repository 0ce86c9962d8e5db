import Foundation
import Testing

@testable import ViewGraph

/// What animations are made of (facts.md 18.1 to 18.5, 18.7 and 18.8).
@Suite("Facts of animations")
struct AnimationFacts {
    @Test(arguments: [
        ("18.1 linear", Animation.linear, UnitCurve.linear), ("18.1 easeIn", .easeIn, .easeIn),
        ("18.1 easeOut", .easeOut, .easeOut), ("18.1 easeInOut", .easeInOut, .easeInOut),
        (
            "18.1 easeIn by its points", .timingCurve(0.42, 0, 1, 1),
            .bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        ),
        (
            "18.1 Core Animation's", .timingCurve(0.25, 0.1, 0.25, 1),
            .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
        ),
    ])
    func curvesLastAThird(row: String, animation: Animation, curve: UnitCurve) {
        #expect(animation == .timingCurve(curve, duration: 0.35), "\(row)")
        #expect(animation.duration == 0.35)
    }

    @Test(arguments: [
        (UnitCurve.easeIn, 0.42, 0.0, 1.0, 1.0), (.easeOut, 0, 0, 0.58, 1), (.easeInOut, 0.42, 0, 0.58, 1),
    ])
    func curvesHaveTheirControlPoints(curve: UnitCurve, x1: Double, y1: Double, x2: Double, y2: Double) {
        let points = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        #expect(curve == points, "18.1")
    }

    /// Response and damping fraction.
    @Test(arguments: [
        ("18.2 default", Animation.default, 0.5, 1.0), ("18.4 spring", .spring(), 0.5, 1),
        ("18.4 spring", .spring(duration: 0.4, bounce: 0.25), 0.4, 0.75),
        ("18.4 spring of old", .spring(response: 0.5), 0.5, 0.825), ("18.4 smooth", .smooth, 0.5, 1),
        ("18.4 snappy", .snappy, 0.5, 0.85), ("18.4 bouncy", .bouncy, 0.5, 0.7),
        ("18.4 extra", .bouncy(duration: 0.3, extraBounce: 0.1), 0.3, 0.6),
        ("18.4 interactive", .interactiveSpring, 0.15, 0.85),
        ("18.4 interactive of old", .interactiveSpring(dampingFraction: 0.86), 0.15, 0.86),
        ("18.5 a negative bounce", .spring(duration: 0.5, bounce: -0.5), 0.5, 2),
    ])
    func springsHaveTheirResponse(row: String, animation: Animation, response: Double, fraction: Double) {
        guard case .fluidSpring(let own, let damping, _) = animation.kind else {
            Issue.record("\(row) is no spring")
            return
        }
        #expect(abs(own - response) < 1e-9 && abs(damping - fraction) < 1e-9, "\(row)")
        #expect(abs(animation.logicalDuration - response) < 1e-9, "18.8")
    }

    @Test func interactiveSpringsBlend() {
        guard case .fluidSpring(_, _, let blend) = Animation.interactiveSpring.kind else { return }
        #expect(blend == 0.25, "18.4")
    }

    @Test(arguments: [
        ("18.4", Animation.interpolatingSpring, Spring(duration: 0.5, bounce: 0)),
        ("18.4", .interpolatingSpring(duration: 0.4, bounce: 0.2), Spring(duration: 0.4, bounce: 0.2)),
        (
            "18.4", .interpolatingSpring(stiffness: 100, damping: 10),
            Spring(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true)
        ),
    ])
    func interpolatingSpringsKeepTheirSpring(row: String, animation: Animation, spring: Spring) {
        #expect(animation == .interpolatingSpring(spring), "\(row)")
        #expect(abs(animation.logicalDuration - 2 * .pi / spring.stiffness.squareRoot()) < 1e-9, "18.10")
    }

    @Test func whatIsDoneToAnAnimationChangesItsTime() {
        let base = Animation.linear(duration: 2)
        #expect(base.speed(4).duration == 0.5 && base.delay(1).duration == 3, "18.3")
        #expect(base.repeatCount(3).duration == 6 && base.repeatForever().isEndless, "18.3")
        let early = base.logicallyComplete(after: 0.5)
        #expect(early.logicalDuration == 0.5 && early.duration == 2, "18.3")
    }

    /// 18.5: bounces beyond what there is.
    @Test func oddBouncesHaveTheirDamping() {
        #expect(Spring(duration: 0.5, bounce: 1.5).dampingRatio == 0)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1, "over-damping is clamped")
        let allowed = Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)
        #expect(abs(allowed.dampingRatio - 2.5) < 1e-9)
        #expect(abs(allowed.stiffness - 100) < 1e-6 && abs(allowed.damping - 50) < 1e-9)
    }

    @Test(arguments: [(1.0, 0.5), (0.3, 0.9), (2, 0.1), (10, 0.7), (0.01, 0.5)])
    func springsAreMadeOfTheTimeTheyTake(time: Double, ratio: Double) {
        let spring = Spring(settlingDuration: time, dampingRatio: ratio)
        #expect(abs(spring.settlingDuration - time) < time * 1e-6, "18.7")
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    }

    @Test func settlingTimesAreClamped() {
        #expect(abs(Spring(settlingDuration: 60, dampingRatio: 0.5).settlingDuration - 10) < 1e-5)
        #expect(abs(Spring(settlingDuration: .nan, dampingRatio: 0.5).settlingDuration - 0.01) < 1e-5)
        #expect(abs(Spring(settlingDuration: 1, dampingRatio: 5).dampingRatio - 1) < 1e-9)
        // Of a critical spring the rest of the way at that time is epsilon.
        let critical = Spring(settlingDuration: 1, dampingRatio: 1)
        #expect(abs(critical.value(target: 1.0, time: 1) - 0.999) < 1e-5, "18.7")
    }

    @Test(arguments: [
        (Animation.easeIn, "easeIn(duration: 0.35)"),
        (.timingCurve(0.2, 0.8, 0.2, 1, duration: 1), "timingCurve(0.2, 0.8, 0.2, 1.0, duration: 1.0)"),
        (.timingCurve(.circularEaseIn, duration: 1), "timingCurve(.circularEaseIn, duration: 1.0)"),
        (.spring(.bouncy), "spring(response: 0.5, dampingFraction: 0.7)"),
        (.linear.delay(1).repeatCount(2), "linear(duration: 0.35).delay(1.0).repeatCount(2, autoreverses: true)"),
    ])
    func reportsNameTheCurve(animation: Animation, name: String) { #expect(animation.curveName == name) }
}
