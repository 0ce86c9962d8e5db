import SwiftUI
import Testing
import ViewGraph

/// facts.md 19: what keyframes do, number by number.
@Suite struct KeyframeFacts {
    struct Row: Sendable, CustomTestStringConvertible {
        let number: String
        let timeline: @Sendable () -> KeyframeTimeline<Double>
        let values: [(time: Double, value: Double)]
        var testDescription: String { number }

        init(
            _ number: String, _ values: [(Double, Double)],
            @KeyframesBuilder<Double> _ content: @escaping @Sendable () -> KeyframeTracks<Double>
        ) {
            (self.number, self.values) = (number, values.map { (time: $0.0, value: $0.1) })
            timeline = { KeyframeTimeline(initialValue: 0, content: content) }
        }
    }

    static let rows: [Row] = [
        Row(
            "19.10",
            [(0.05, 0.311), (0.1, 1.292), (0.15, 2.928), (0.2, 5), (0.25, 7.072), (0.3, 8.708), (0.35, 9.689)]
        ) { LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut) },
        Row(
            "19.11",
            [
                (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.25, 6.406), (0.3, 0), (0.35, -6.406), (0.5, -5.625),
            ]
        ) {
            CubicKeyframe(10, duration: 0.2)
            CubicKeyframe(-10, duration: 0.2)
            CubicKeyframe(0, duration: 0.2)
        },
        Row("19.12", [(0.025, 1.562), (0.05, 5), (0.15, 9.259), (0.2, 7.407), (0.35, 0.741)]) {
            CubicKeyframe(10, duration: 0.1)
            CubicKeyframe(0, duration: 0.3)
        },
        Row(
            "19.13", [(0.05, 0.859), (0.1, 3.125), (0.15, 6.328), (0.25, 15.234), (0.3, 21.875), (0.35, 27.578)]
        ) {
            CubicKeyframe(10, duration: 0.2)
            CubicKeyframe(30, duration: 0.2)
        },
        Row("19.14", [(0.05, 2.344), (0.1, 4.375), (0.2, 7.5), (0.3, 9.375), (0.35, 9.844)]) {
            CubicKeyframe(10, duration: 0.4, startVelocity: 50)
        },
        Row("19.16", [(0.2, 10), (0.25, -3.75), (0.3, -2.5)]) {
            LinearKeyframe(10, duration: 0.2)
            MoveKeyframe(-5)
            LinearKeyframe(0, duration: 0.2)
        },
        Row("19.1", [(-1, 0), (0, 0), (0.5, 5), (2, 10)]) { LinearKeyframe(10, duration: 1) },
        // 18.18: the spring that 19.4 says a spring keyframe is.
        Row("19.4", [(0.05, 2.105), (0.1, 5.614), (0.2, 9.841), (0.3, 10.440), (0.8, 10.001)]) {
            SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
        },
        // Cut off, a spring keeps what it reached.
        Row("19.4 cut", [(0.1, 5.614), (0.2, 5.614), (0.5, 5.614)]) {
            SpringKeyframe(10, duration: 0.1, spring: Spring(duration: 0.4, bounce: 0.3))
        },
        // Beside a straight piece a cubic one has its slope: Hermite's middle, 5 + (0 − 20)·0.5 ÷ 8.
        Row("19.3", [(0.25, 3.75)]) {
            CubicKeyframe(10, duration: 0.5)
            LinearKeyframe(20, duration: 0.5)
        },
        // Given speeds at both ends: Hermite's middle, 5 + (50 + 30)·0.4 ÷ 8 with the second one against it.
        Row("19.3 velocities", [(0.2, 5 + (50.0 - 30) * 0.4 / 8)]) {
            CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 30)
        },
        Row("19.2", [(0.25, 2.5), (0.5, 5), (0.75, 10), (1, 15)]) {
            LinearKeyframe(5, duration: 0.5)
            LinearKeyframe(15, duration: 0.5)
        },
        Row("19.5", [(0, 0), (0.001, 7.003), (0.5, 8.5), (1, 10)]) {
            MoveKeyframe(7)
            LinearKeyframe(10, duration: 1)
        },
    ]

    @Test(arguments: rows.indices) func valuesAreThoseMeasured(_ index: Int) {
        let row = Self.rows[index]
        let timeline = row.timeline()
        for (time, value) in row.values {
            #expect(abs(timeline.value(time: time) - value) < 0.0006, "\(row.number) at \(time)")
        }
    }

    /// 19.15
    @Test func springsTakeAsLongAsTheyNeed() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
        }
        #expect(abs(timeline.duration - 1.273) < 0.0006)
    }

    private struct Values { var x = 1.0, size = CGSize(width: 2, height: 4), angle = Angle.degrees(10) }

    /// 19.1: as long as the longest track, and a property without one stays.
    @Test func tracksRunBesideEachOther() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) { LinearKeyframe(3, duration: 1) }
            KeyframeTrack(\.size) {
                LinearKeyframe(CGSize(width: 4, height: 0), duration: 1)
                LinearKeyframe(.zero, duration: 1)
            }
        }
        #expect(timeline.duration == 2)
        let value = timeline.value(progress: 0.75)
        #expect(value.x == 3 && value.size == CGSize(width: 2, height: 0) && value.angle == .degrees(10))
    }

    // MARK: - Views

    private struct Animated: View {
        var trigger = 0
        var repeating: Bool?

        var body: some View {
            if let repeating {
                KeyframeAnimator(initialValue: 0.0, repeating: repeating) {
                    leaf($0)
                } keyframes: { _ in
                    LinearKeyframe(60, duration: 1)
                }
            } else {
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    leaf($0)
                } keyframes: { start in
                    LinearKeyframe(start + 60, duration: 1)
                }
            }
        }

        private func leaf(_ value: Double) -> some View { F(value, 10, "a") }
    }

    private func width(_ graph: ViewGraph) -> CGFloat? { graph.root?.elements.first?.frame.width }

    private func graph(_ view: Animated) -> ViewGraph {
        let graph = ViewGraph()
        graph.setRoot(view, environment: EnvironmentValues())
        graph.update(.unspecified)
        return graph
    }

    @Test func animatorsFollowTheClock() {
        for (repeating, widths) in [(true, [0, 15, 15, 30]), (false, [0, 15, 60, 60])] as [(Bool, [CGFloat])] {
            let graph = graph(Animated(repeating: repeating))
            var found = [width(graph)]
            for step in [0.25, 1, 0.25] {
                graph.advance(by: step, .unspecified)
                found.append(width(graph))
            }
            for (a, b) in zip(found, widths) { #expect(abs((a ?? -1) - b) < 1e-6, "\(found)") }
        }
    }

    /// 19.6: nothing runs at appearance; each trigger starts from the value there is.
    @Test func triggersStartFromTheCurrentValue() {
        let graph = graph(Animated())
        graph.advance(by: 1, .unspecified)
        #expect(width(graph) == 0)
        graph.setRoot(Animated(trigger: 1), environment: EnvironmentValues())
        graph.update(.unspecified)
        graph.advance(by: 0.5, .unspecified)
        #expect(width(graph) == 30)
        graph.setRoot(Animated(trigger: 2), environment: EnvironmentValues())
        graph.advance(by: 1, .unspecified)
        #expect(width(graph) == 90)
        // Nothing is left to wait for.
        graph.advance(by: 1, .unspecified)
        #expect(graph.nextTime == nil)
    }

    /// Each phase sets out when the animation of the one before is complete; layout is that of the phase on its way.
    @Test func phasesFollowEachOther() {
        struct Phases: View {
            var trigger: Int?
            var body: some View {
                if let trigger {
                    PhaseAnimator([10, 20, 30], trigger: trigger) {
                        F(CGFloat($0), 5, "a")
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                } else {
                    PhaseAnimator([10, 20, 30]) {
                        F(CGFloat($0), 5, "a")
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                }
            }
        }
        let graph = ViewGraph()
        func widths(_ view: Phases) -> [CGFloat?] {
            graph.setRoot(view, environment: EnvironmentValues())
            graph.update(.unspecified)
            return (0..<5).map { _ in
                defer { graph.advance(by: 1, .unspecified) }
                return width(graph)
            }
        }
        #expect(widths(Phases()) == [10, 30, 10, 20, 30])
        #expect(widths(Phases(trigger: 0)) == [10, 10, 10, 10, 10])
        #expect(widths(Phases(trigger: 1)) == [10, 30, 10, 10, 10])
    }

    /// 19.8: a phase without an animation of its own takes as long as `.default` has its logical end.
    @Test func phasesTakeTheDefaultAnimation() {
        let graph = ViewGraph()
        graph.setRoot(PhaseAnimator([10, 20]) { F(CGFloat($0), 5, "a") }, environment: EnvironmentValues())
        graph.update(.unspecified)
        var changes: [Int] = []
        var last = width(graph)
        for frame in 1...90 {
            graph.advance(by: 1.0 / 60, .unspecified)
            if width(graph) != last { changes.append(frame) }
            last = width(graph)
        }
        #expect(changes.contains { (30...31).contains($0) }, "\(changes)")
    }

    /// A time that is due a rounding error after a frame's is passed, too.
    @Test func timePassesWhateverTheRounding() {
        let graph = graph(Animated(repeating: nil))
        var times: [Double] = []
        func again() {
            graph.clock.schedule(after: 1.0 / 60) {
                times.append(graph.clock.now)
                if times.count < 600 { again() }
            }
        }
        again()
        graph.advance(by: 20, .unspecified)
        #expect(times.count == 600)
    }
}
