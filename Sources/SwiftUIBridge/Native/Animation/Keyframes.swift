import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Keyframes of programs: tracks of numbers in values of any type that can be interpolated.
func addKeyframeTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "KeyframesBuilder", "@resultBuilder struct KeyframesBuilder<Value>",
            resultBuilder: keyframeBuilder(
                elementProtocol: "Keyframes", resultType: "KeyframeTracks",
                elementTypes: ["KeyframeTrack"] + keyframeKinds)))
    types.append(
        NativeType(
            "KeyframeTrackContentBuilder", "@resultBuilder struct KeyframeTrackContentBuilder<Value>",
            resultBuilder: keyframeBuilder(
                elementProtocol: "KeyframeTrackContent", resultType: "KeyframeSequence", elementTypes: keyframeKinds)))
    types.append(
        NativeType.make("KeyframeTrack", "struct KeyframeTrack<Root, Value>: Keyframes") { m in
            let content = "@KeyframeTrackContentBuilder content: () -> KeyframeSequence<Value>"
            m.add("init", "init(\(content)) where Root == Value") { c in try c.track(nil, content: 0) }
            m.add("init", "init(_ keyPath: WritableKeyPath<Root, Value>, \(content))") { c in
                try c.track(c.keyPath(0), content: 1)
            }
        })
    addKeyframeKinds(&types)
    types.append(
        NativeType.make("KeyframeTimeline", "struct KeyframeTimeline<Value>", swiftType: KeyframeTimeline<Value>.self) {
            m in
            m.add("init", "init(initialValue: Value, @KeyframesBuilder content: () -> KeyframeTracks<Value>)") { c in
                let parts = try KeyframeParts.bridge(c.evaluator.call(c.arguments[1], []), c.evaluator)
                return .box(parts.timeline(from: c.arguments[0], c.evaluator))
            }
            m.add("duration", "var duration: TimeInterval { get }") { c in .double(try c.timeline().duration) }
            for name in ["time", "progress"] {
                m.add("value", "func value(\(name): Double) -> Value") { c in
                    let (timeline, at) = (try c.timeline(), try c.argument(0, as: Double.self))
                    return name == "time" ? timeline.value(time: at) : timeline.value(progress: at)
                }
                m.add("update", "func update(value: inout Value, \(name): Double)") { c in
                    let (timeline, at) = (try c.timeline(), try c.argument(1, as: Double.self))
                    var value = c.arguments[0]
                    if name == "time" {
                        timeline.update(value: &value, time: at)
                    } else {
                        timeline.update(value: &value, progress: at)
                    }
                    c.arguments[0] = value
                    return .void
                }
            }
        })
}

private let keyframeKinds = ["LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe"]

private func keyframeBuilder(
    elementProtocol: String, resultType: String, elementTypes: [String]
) -> NativeResultBuilder {
    NativeResultBuilder(
        elementProtocol: elementProtocol, resultType: resultType, elementTypes: elementTypes,
        block: { parts, _ in KeyframeParts(joining: parts).bridged },
        optional: { part, _ in KeyframeParts(joining: part.map { [$0] } ?? []).bridged },
        either: { part, _, _ in part },
        array: { parts, _ in KeyframeParts(joining: parts).bridged })
}

private func addKeyframeKinds(_ types: inout [NativeType]) {
    func kind(_ name: String, _ parameters: String, _ make: @escaping @Sendable (NativeCall) throws -> KeyframePart) {
        types.append(
            NativeType.make(name, "struct \(name)<Value: Animatable>: KeyframeTrackContent") { m in
                m.add("init", "init(\(parameters))") { c in KeyframeParts(parts: [try make(c)]).bridged }
            })
    }
    kind("LinearKeyframe", "_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = _") {
        let curve = try $0.argument(2, as: UnitCurve.self, default: .linear)
        return .segment(try $0.segment(.linear(curve), duration: $0.argument(1, as: Double.self)))
    }
    kind("CubicKeyframe", "_ to: Value, duration: TimeInterval, startVelocity: Value? = _, endVelocity: Value? = _") {
        let (start, end) = (try $0.optionalNumbers(2), try $0.optionalNumbers(3))
        return .segment(try $0.segment(.cubic(start: start, end: end), duration: $0.argument(1, as: Double.self)))
    }
    kind("SpringKeyframe", "_ to: Value, duration: TimeInterval? = _, spring: Spring = _, startVelocity: Value? = _") {
        let (spring, start) = (try $0.argument(2, as: Spring.self, default: Spring()), try $0.optionalNumbers(3))
        return .segment(
            try $0.segment(.spring(spring, start: start), duration: $0.argument(1, as: Double?.self, default: nil)))
    }
    kind("MoveKeyframe", "_ to: Value") { .segment(try $0.segment(.move, duration: 0)) }
}

private let keyframesParameter = "@KeyframesBuilder keyframes: @escaping (Value) -> KeyframeTracks<Value>"
private let animationParameter = "animation: @escaping (Phase) -> Animation? = _"

/// `keyframeAnimator` and `phaseAnimator`, among the members of `View`, and the views they stand for.
func addAnimatorTypes(_ types: inout [NativeType]) {
    for (start, hasTrigger) in [("repeating: Bool = _", false), ("trigger: some Equatable", true)] {
        types.append(
            NativeType.make("KeyframeAnimator", "struct KeyframeAnimator<Value, Content>; View where Content: View") {
                m in
                m.add(
                    "init",
                    "init(initialValue: Value, \(start), @ViewBuilder content: @escaping (Value) -> Content, \(keyframesParameter)) where Content: View"
                ) { c in
                    let content = try c.callback(2)
                    return try c.keyframeAnimator(hasTrigger) { content.call([$0], AnyView.self) }
                }
            })
    }
    for (start, hasTrigger) in [("", false), ("trigger: some Equatable, ", true)] {
        types.append(
            NativeType.make("PhaseAnimator", "struct PhaseAnimator<Phase, Content>; View where Content: View") { m in
                m.add(
                    "init",
                    "init<S: Sequence>(_ phases: S, \(start)@ViewBuilder content: @escaping (Phase) -> Content, \(animationParameter)) where S.Element == Phase, Phase: Equatable, Content: View"
                ) { c in
                    let content = try c.callback(hasTrigger ? 2 : 1)
                    return try c.phaseAnimator(hasTrigger) { content.call([$0], AnyView.self) }
                }
            })
    }
}

extension NativeCall {
    fileprivate func timeline() throws -> KeyframeTimeline<Value> {
        guard let timeline = receiver.unbox(as: KeyframeTimeline<Value>.self) else {
            throw mismatch(receiver, KeyframeTimeline<Value>.self, evaluator)
        }
        return timeline
    }

    fileprivate func track(_ path: KeyPathValue?, content: Int) throws -> Value {
        let parts = try KeyframeParts.bridge(evaluator.call(arguments[content], []), evaluator)
        return KeyframeParts(parts: [.track(path, parts.segments)]).bridged
    }

    fileprivate func segment(
        _ kind: KeyframeSegment<NumberVector>.Kind, duration: Double?
    ) throws -> KeyframeSegment<NumberVector> {
        KeyframeSegment(kind, to: try NumberVector(of: arguments[0], evaluator), duration: duration)
    }

    fileprivate func optionalNumbers(_ index: Int) throws -> NumberVector? {
        switch arguments[index] {
        case .absent, .null: nil
        case .some(let box): try NumberVector(of: box.value, evaluator)
        case let value: try NumberVector(of: value, evaluator)
        }
    }

    fileprivate func start(_ hasTrigger: Bool, _ index: Int) throws -> AnimatorStart {
        guard hasTrigger else { return .atOnce(repeating: true) }
        return .whenChanged(EquatableValue(value: arguments[index], evaluator: evaluator))
    }

    fileprivate func keyframeAnimator(_ hasTrigger: Bool, _ content: @escaping (Value) -> AnyView) throws -> Value {
        let (keyframes, evaluator) = (try callback(3), evaluator)
        let start = try hasTrigger ? start(true, 1) : .atOnce(repeating: argument(1, as: Bool.self, default: true))
        let run = KeyframeRun(initialValue: arguments[0], start: start) { initial in
            keyframes.call([initial], KeyframeParts.self).timeline(from: initial, evaluator)
        }
        return AnyView(any: ErasedKeyframeAnimator(run, content: content)).bridged
    }

    fileprivate func phaseAnimator(_ hasTrigger: Bool, _ content: @escaping (Value) -> AnyView) throws -> Value {
        let animation = try optionalCallback(hasTrigger ? 3 : 2)
        let run = PhaseRun(
            phases: try elements(of: arguments[0], evaluator), start: try start(hasTrigger, 1),
            animation: { phase in animation.map { $0.call([phase], Animation?.self) } ?? .default })
        return AnyView(any: ErasedPhaseAnimator(run, content: content)).bridged
    }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfKeyframes(_ m: inout [NativeMember]) {
    for (start, hasTrigger) in [("repeating: Bool = _", false), ("trigger: some Equatable", true)] {
        m.add(
            "keyframeAnimator",
            "func keyframeAnimator<Value, C: View>(initialValue: Value, \(start), @ViewBuilder content: @escaping (PlaceholderContentView, Value) -> C, \(keyframesParameter)) -> some View"
        ) { c in
            let (content, view) = (try c.callback(2), try c.receiver(as: AnyView.self))
            return try c.keyframeAnimator(hasTrigger) { content.call([view.bridged, $0], AnyView.self) }
        }
    }
    for (start, hasTrigger) in [("", false), ("trigger: some Equatable, ", true)] {
        m.add(
            "phaseAnimator",
            "func phaseAnimator<S: Sequence, Phase: Equatable, C: View>(_ phases: S, \(start)@ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> C, \(animationParameter)) -> some View where S.Element == Phase"
        ) { c in
            let (content, view) = (try c.callback(hasTrigger ? 2 : 1), try c.receiver(as: AnyView.self))
            return try c.phaseAnimator(hasTrigger) { content.call([view.bridged, $0], AnyView.self) }
        }
    }
}
