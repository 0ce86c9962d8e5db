import Foundation
import Testing
import ViewGraph

/// facts.md 18.5–18.7, 18.16–18.18.
@Suite struct SpringTests {
    private func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }

    @Test func theDefaultIsCritical() {
        let spring = Spring()
        #expect(isClose(spring.stiffness, 157.91, 0.01) && isClose(spring.damping, 25.13, 0.01))
        #expect(spring.mass == 1 && isClose(spring.bounce, 0, 1e-9) && isClose(spring.duration, 0.5, 1e-9))
    }

    /// facts 18.16: value(target: 1.2, time: 0.2) and settlingDuration.
    @Test(arguments: [
        (Spring.smooth, 0.858498827, 0.8), (Spring.bouncy, 1.048453075, 1.044713),
        (Spring(duration: 0.7, bounce: -0.2), 0.558959083, 1.7),
    ])
    func valuesAndTimes(spring: Spring, value: Double, settles: Double) {
        #expect(isClose(spring.value(target: 1.2, time: 0.2), value, 1e-9))
        #expect(isClose(spring.settlingDuration(target: 1.0), settles, 1e-6))
    }

    /// facts 18.17.
    @Test func bounceBecomesDamping() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(isClose(spring.stiffness, 157.9, 0.05) && isClose(spring.damping, 17.6, 0.05))
        #expect(isClose(spring.dampingRatio, 0.7, 1e-9) && isClose(spring.bounce, 0.3, 1e-9))
        #expect(isClose(Spring(duration: 0.5, bounce: -0.2).dampingRatio, 1 / 0.8, 1e-9))
    }

    /// facts 18.18: from 0 to 10.
    @Test(arguments: [
        (0.05, 2.105), (0.1, 5.614), (0.15, 8.343), (0.2, 9.841), (0.25, 10.396), (0.3, 10.440), (0.35, 10.298),
        (0.4, 10.145), (0.5, 9.993), (0.6, 9.982), (0.8, 10.001),
    ])
    func theWayToTen(time: Double, value: Double) {
        #expect(isClose(Spring(duration: 0.4, bounce: 0.3).value(target: 10.0, time: time), value, 0.0006))
    }

    @Test(arguments: [0, -1, .infinity, .nan] as [Double])
    func oddTimesGiveNumbersOrNothingWorse(time: Double) {
        for spring in [Spring(), .bouncy, Spring(duration: 0), Spring(duration: .nan, bounce: .infinity)] {
            // A number of any kind: no trap, no loop without end.
            _ = spring.value(target: 1.0, time: time)
            _ = spring.velocity(target: 1.0, time: time)
            _ = spring.settlingDuration(target: 1.0)
        }
    }
}

/// facts.md 19.7, 19.17–19.20.
@Suite struct UnitCurveTests {
    private static let quarters: [Double] = [0, 0.25, 0.5, 0.75, 1]

    struct Row: Sendable {
        var curve: UnitCurve
        var expected: [Double]
        var tolerance = 0.0005
    }

    static let values = [
        Row(curve: .easeOut, expected: [0, 0.38, 0.68, 0.91, 1], tolerance: 0.005),
        Row(curve: .circularEaseIn, expected: [0, 0.032, 0.134, 0.339, 1]),
        Row(curve: .circularEaseInOut, expected: [0, 0.067, 0.5, 0.933, 1]),
        Row(curve: .linear, expected: [0, 0.25, 0.5, 0.75, 1]),
    ]

    @Test(arguments: values)
    func quartersOfTheWay(row: Row) {
        for (progress, value) in zip(Self.quarters, row.expected) {
            #expect(abs(row.curve.value(at: progress) - value) <= row.tolerance, "at \(progress)")
        }
    }

    static let velocities = [
        Row(curve: .easeOut, expected: [1.0, 1.37, 1.07, 0.67, 0], tolerance: 0.005),
        Row(curve: .circularEaseIn, expected: [0, 0.258, 0.577, 1.134, .infinity]),
        Row(curve: .circularEaseInOut, expected: [0, 0.577, .infinity, 0.577, 0]),
    ]

    @Test(arguments: velocities)
    func speedsOnTheWay(row: Row) {
        for (progress, value) in zip(Self.quarters, row.expected) {
            let velocity = row.curve.velocity(at: progress)
            #expect(velocity == value || abs(velocity - value) <= row.tolerance, "at \(progress): \(velocity)")
        }
    }

    /// facts 19.20.
    @Test func controlPointsBeyondTheUnitSquare() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-5 && abs(curve.velocity(at: 0.5) + 1) < 0.01)
    }

    /// facts 19.7: progress is clamped, and the inverse undoes the curve.
    @Test func inversesAndEnds() {
        for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
            #expect(curve.value(at: -1) == curve.value(at: 0) && curve.value(at: 2) == curve.value(at: 1))
            for progress in Self.quarters {
                #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 0.001)
            }
        }
    }
}
