import Foundation
import Testing

@testable import ViewGraph

/// How a value moves under animations, frame by frame (facts.md 18.1 to 18.10).
@Suite("Values under animations")
struct AnimatedValueTests {
    private func vector(_ numbers: Double...) -> _AnyAnimatableData { _AnyAnimatableData(numbers: numbers) }

    /// A value that sets out from 0 to 10, or to `target`.
    private func value(_ animation: Animation?, to target: Double = 10) -> AnimatedValue {
        let value = AnimatedValue(vector(0))
        value.move(to: vector(target), Transaction(animation: animation), at: 0, EnvironmentValues())
        return value
    }

    private func shown(_ value: AnimatedValue, at time: Double) -> Double {
        // As frames come: springs and a program's animations go on from one to the next.
        for frame in 0...Int((time * 60).rounded(.down)) { value.update(at: Double(frame) / 60) }
        return value.current.numbers[0]
    }

    @Test func curvesAreTheirClosedFormsInEachFrame() {
        let curves: [(Animation, UnitCurve)] = [
            (.linear(duration: 1), .linear), (.easeIn(duration: 1), .easeIn), (.easeOut(duration: 1), .easeOut),
            (.easeInOut(duration: 1), .easeInOut),
        ]
        for (animation, curve) in curves {
            let value = value(animation)
            for frame in 0...60 {
                let time = Double(frame) / 60
                value.update(at: time)
                #expect(abs(value.current.numbers[0] - 10 * curve.value(at: time)) < 1e-9, "\(curve) \(frame)")
            }
            #expect(!value.isRunning)
        }
    }

    @Test(
        arguments: [
            ("none", nil, 0.0, 10.0),
            ("twice as fast", Animation.linear(duration: 1).speed(2), 0.25, 5),
            ("later", .linear(duration: 1).delay(0.5), 0.75, 2.5),
            ("before a delay is over", .linear(duration: 1).delay(0.5), 0.25, 0),
            ("back", .linear(duration: 1).repeatCount(2), 1.25, 7.5),
            ("again", .linear(duration: 1).repeatCount(2, autoreverses: false), 1.25, 2.5),
            ("over after going back", .linear(duration: 1).repeatCount(2), 2, 10),
            ("the fifth round", .linear(duration: 1).repeatForever(autoreverses: false), 4.5, 5),
            ("the default curve's duration", .linear, 0.2, 10 * 0.2 / 0.35),
            ("the end of the default curve", .linear, 0.35, 10),
            ("no duration", .linear(duration: 0), 0, 10),
            ("a negative duration", .linear(duration: -1), 0, 10),
            ("an endless duration", .linear(duration: .infinity), 100, 0),
            ("no speed", .linear(duration: 1).speed(0), 5, 0),
            ("a negative speed", .linear(duration: 1).speed(-1), 5, 0),
            ("no rounds", .linear(duration: 1).repeatCount(0), 0, 10),
            ("more rounds than there is time for", .linear(duration: 1).repeatCount(.max), 4.5, 5),
            ("a spring without response", .spring(response: 0, dampingFraction: 1), 1, 10),
        ] as [(String, Animation?, Double, Double)])
    func whatIsDoneToAnAnimation(name: String, animation: Animation?, time: Double, expected: Double) {
        #expect(abs(shown(value(animation), at: time) - expected) < 1e-6, "\(name)")
    }

    /// 18.8: the integration stays close to the spring's closed form, and ends.
    @Test(arguments: [0.0, 0.15, 0.3, 0.6])
    func fluidSpringsFollowTheirSpring(bounce: Double) {
        let value = value(.spring(duration: 0.5, bounce: bounce))
        let spring = Spring(duration: 0.5, bounce: bounce)
        for frame in 0...30 {
            let time = Double(frame) / 60
            value.update(at: time)
            #expect(abs(value.current.numbers[0] - spring.value(target: 10.0, time: time)) < 0.25, "\(frame)")
        }
        #expect(shown(value, at: 5) == 10)
        #expect(!value.isRunning)
    }

    /// 18.10.
    @Test func interpolatingSpringsAreTheirClosedForm() {
        let value = value(.interpolatingSpring(stiffness: 100, damping: 10))
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        for frame in 0..<50 {
            let time = Double(frame) / 60
            value.update(at: time)
            #expect(abs(value.current.numbers[0] - spring.value(target: 10.0, time: time)) < 1e-9)
        }
    }

    // MARK: - Interruption (18.9)

    @Test func curvesAreAddedToWhatRuns() {
        let value = value(.linear(duration: 1))
        _ = shown(value, at: 0.5)
        value.move(to: vector(0), Transaction(animation: .linear(duration: 1)), at: 0.5, EnvironmentValues())
        // 5 from the first, which goes on, less what the second has done.
        #expect(value.current.numbers[0] == 5)
        value.update(at: 0.75)
        #expect(abs(value.current.numbers[0] - 5) < 1e-9)
        value.update(at: 1.25)
        #expect(abs(value.current.numbers[0] - 2.5) < 1e-9)
        value.update(at: 1.5)
        #expect(value.current.numbers[0] == 0)
    }

    @Test func springsTakeTheSpeedOver() {
        let value = value(.spring(duration: 0.5))
        let before = shown(value, at: 0.1)
        value.move(to: vector(0), Transaction(animation: .spring(duration: 0.5)), at: 0.1, EnvironmentValues())
        #expect(abs(value.current.numbers[0] - before) < 1e-9)
        // It goes on the same way for a frame, since it was fast.
        value.update(at: 0.1 + 1.0 / 60)
        #expect(value.current.numbers[0] > before)
        value.update(at: 3)
        #expect(value.current.numbers[0] == 0 && !value.isRunning)
    }

    @Test func anUnanimatedTargetCountsAtOnce() {
        let value = value(.linear(duration: 1))
        _ = shown(value, at: 0.5)
        value.move(to: vector(20), Transaction(), at: 0.5, EnvironmentValues())
        #expect(value.current.numbers[0] == 15)
        value.update(at: 1)
        #expect(value.current.numbers[0] == 20)
    }

    // MARK: - Completion (18.3)

    @Test func completionsComeInTheirOrderAndOnce() {
        var calls: [String] = []
        let queue = CompletionQueue()
        var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.3))
        transaction.addAnimationCompletion(criteria: .removed) { calls.append("removed") }
        transaction.addAnimationCompletion { calls.append("complete") }
        transaction.completions?.queue = queue
        let value = AnimatedValue(vector(0))
        value.move(to: vector(10), transaction, at: 0, EnvironmentValues())
        for frame in 0...120 {
            value.update(at: Double(frame) / 60)
            let due = queue.actions
            queue.actions = []
            for action in due { action() }
            if frame == 29 { #expect(calls.isEmpty) }
            if frame == 31 { #expect(calls == ["complete"]) }
        }
        #expect(calls == ["complete", "removed"])
    }

    @Test func theLogicalEndCanBeMoved() {
        let animation = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
        #expect(animation.logicalDuration == 0.5 && animation.duration == 2)
    }

    // MARK: - A program's own animations

    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil }
    }

    private struct Broken: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { value.scaled(by: .nan) }
    }

    private struct Endless: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { value.scaled(by: 0.5) }
    }

    @Test func customAnimationsAreAskedInEachFrame() {
        #expect(shown(value(Animation(Steps())), at: 0.3) == 2.5)
        #expect(shown(value(Animation(Steps())), at: 1) == 10)
        #expect(shown(value(Animation(Steps()).speed(2)), at: 0.3) == 5)
        #expect(shown(value(Animation(Steps()).repeatCount(2, autoreverses: false)), at: 1.3) == 2.5)
    }

    @Test func animationsThatMakeNoSenseEnd() {
        #expect(shown(value(Animation(Broken())), at: 0) == 10)
        let endless = value(Animation(Endless()))
        #expect(shown(endless, at: 1) == 5)
        endless.update(at: 61)
        #expect(endless.current.numbers[0] == 10 && !endless.isRunning)
    }

    // MARK: - Vectors

    @Test func quantitiesAreTakenApartAndPutTogether() {
        let pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Odd(value: 3)))
        let data = _AnyAnimatableData(pair)
        let doubled = (data + data).vector(like: pair)
        #expect(data.numbers == [1, 2] && doubled.first == 2 && doubled.second.first == 4)
        #expect(doubled.second.second.value == 6)
        #expect((_AnyAnimatableData.zero - data).magnitudeSquared == 14)
    }

    private struct Odd: VectorArithmetic {
        var value: Double
        static var zero: Odd { Odd(value: 0) }
        static func + (a: Odd, b: Odd) -> Odd { Odd(value: a.value + b.value) }
        static func - (a: Odd, b: Odd) -> Odd { Odd(value: a.value - b.value) }
        mutating func scale(by factor: Double) { value *= factor }
        var magnitudeSquared: Double { value * value }
    }
}
