import Foundation
import Rendering
import Testing

/// Keyframes and phases of programs, on the session's clock.
@Suite("Animators of programs")
struct AnimatorTests {
    private func printed(_ members: String, _ body: String, _ events: [(String, String)] = []) throws -> [String] {
        var options = RenderOptions()
        for (name, text) in events { try options.set(name, to: text) }
        let session = try RenderSession(
            source: SourceText(
                name: "v.swiftdsl",
                text: """
                    struct Values { var scale = 1.0; var angle = Angle.zero; var size = CGSize(width: 4, height: 4) }
                    enum Step: CaseIterable { case low, high }
                    struct V: View {
                        @State private var count = 0
                        \(members)
                        var body: some View { \(body) }
                    }
                    """), options: options)
        #expect(session.warnings.isEmpty)
        return session.console
    }

    @Test func timelinesHaveTracksOfManyTypes() throws {
        let body = """
            let line = KeyframeTimeline(initialValue: Values()) {
                KeyframeTrack(\\.scale) {
                    CubicKeyframe(0, duration: 0.2)
                    LinearKeyframe(10, duration: 0.2, timingCurve: .easeIn)
                }
                KeyframeTrack(\\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
                KeyframeTrack(\\.size) {
                    MoveKeyframe(.zero)
                    CubicKeyframe(CGSize(width: 8, height: 2), duration: 1)
                }
            }
            let plain = KeyframeTimeline(initialValue: 0.0) { for k in 1...3 { LinearKeyframe(Double(k), duration: 0.1) } }
            let _ = print(line.duration, line.value(time: 0.25).angle.degrees, line.value(progress: 0.5).size)
            let _ = print(line.value(time: 9).scale, plain.duration == 0.30000000000000004, plain.value(time: 0.25))
            Text("a")
            """
        #expect(try printed("", body) == ["1.0 45.0 (4.0, 1.0)", "10.0 true 2.5"])
    }

    @Test func animatorsWaitForTheirTrigger() throws {
        let body = """
            Button("Go") { count += 1 }
                .keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
                    let _ = print(value)
                    content.offset(y: value)
                } keyframes: { _ in LinearKeyframe(60, duration: 1.0 / 30) }
            """
        #expect(try printed("", body, [("wait", "1")]) == ["0.0"])
        #expect(
            try printed("", body, [("tap", "Go"), ("wait", "1")]) == ["0.0", "0.0", "30.0", "60.0"])
    }

    @Test func phasesOfAnEnumGoRound() throws {
        let body = """
            PhaseAnimator(Step.allCases) { step in
                let _ = print(step)
                Text("a")
            } animation: { step in step == .high ? .linear(duration: 1) : .linear(duration: 2) }
            """
        #expect(try printed("", body, [("wait", "0.9")]) == ["low", "high"])
        #expect(try printed("", body, [("wait", "3.1")]) == ["low", "high", "low", "high"])
        let triggered = """
            Button("Go") { count += 1 }.phaseAnimator([false, true], trigger: count) { content, isOn in
                let _ = print(isOn)
                content.scaleEffect(isOn ? 2 : 1)
            }
            """
        #expect(
            try printed("", triggered, [("tap", "Go"), ("wait", "2")]) == ["false", "false", "true", "false"])
    }
}
