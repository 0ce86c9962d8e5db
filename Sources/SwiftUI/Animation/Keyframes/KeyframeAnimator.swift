import ViewGraph

/// A view that follows keyframes, by the session's own clock.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
    private let run: KeyframeRun<Value>
    private let content: (Value) -> Content

    /// Runs from the beginning, again and again where it repeats.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        run = KeyframeRun(initialValue: initialValue, start: .atOnce(repeating: repeating)) {
            KeyframeTimeline(initialValue: $0, tracks: keyframes($0)._tracks(from: $0))
        }
        self.content = content
    }

    /// Runs once whenever `trigger` changes, from the value there is by then.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        run = KeyframeRun(initialValue: initialValue, start: .whenChanged(trigger)) {
            KeyframeTimeline(initialValue: $0, tracks: keyframes($0)._tracks(from: $0))
        }
        self.content = content
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? KeyframeNode<Value> ?? KeyframeNode(view.run, context)
        node.update(view.run, content: view.content, in: context)
        return node
    }
}

/// What sets animators off.
package struct AnimatorStart {
    fileprivate enum Kind {
        case atOnce(repeating: Bool)
        case whenChanged(AnyEquatable)
    }

    fileprivate let kind: Kind

    package static func atOnce(repeating: Bool) -> AnimatorStart { AnimatorStart(kind: .atOnce(repeating: repeating)) }
    package static func whenChanged<V: Equatable>(_ value: V) -> AnimatorStart {
        AnimatorStart(kind: .whenChanged(AnyEquatable(value)))
    }

    var trigger: AnyEquatable? { if case .whenChanged(let value) = kind { value } else { nil } }
    var repeats: Bool { if case .atOnce(let repeating) = kind { repeating } else { false } }
}

/// What an animator plays.
package struct KeyframeRun<Value> {
    let initialValue: Value
    let start: AnimatorStart
    /// The timeline from a value on.
    let timeline: (Value) -> KeyframeTimeline<Value>

    package init(
        initialValue: Value, start: AnimatorStart, timeline: @escaping (Value) -> KeyframeTimeline<Value>
    ) {
        (self.initialValue, self.start, self.timeline) = (initialValue, start, timeline)
    }
}

/// A view that follows keyframes of a program that isn't compiled.
package struct ErasedKeyframeAnimator<Value>: PrimitiveView {
    let run: KeyframeRun<Value>
    let content: (Value) -> AnyView

    package init(_ run: KeyframeRun<Value>, content: @escaping (Value) -> AnyView) {
        (self.run, self.content) = (run, content)
    }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? KeyframeNode<Value> ?? KeyframeNode(view.run, context)
        node.update(view.run, content: view.content, in: context)
        return node
    }
}

final class KeyframeNode<Value>: DependentNode, KeyframePlayer {
    private var run: KeyframeRun<Value>
    private var content: (Value) -> any View = { _ in EmptyView() }
    private var value: Value
    /// What is playing, and since when.
    private var playing: (timeline: KeyframeTimeline<Value>, since: TimeInterval)?
    private var trigger: AnyEquatable?
    private var next: ScheduledEvent?

    override var typeName: String { "KeyframeAnimator" }

    init(_ run: KeyframeRun<Value>, _ context: NodeContext) {
        (self.run, value, trigger) = (run, run.initialValue, run.start.trigger)
        super.init(context)
        if trigger == nil { play() }
    }

    deinit { next?.cancel() }

    override func unmount() {
        graph.clock.finiteWork[ObjectIdentifier(self)] = nil
        graph.clock.repeatingWork[ObjectIdentifier(self)] = nil
        super.unmount()
    }

    func update(_ run: KeyframeRun<Value>, content: @escaping (Value) -> any View, in context: NodeContext) {
        adopt(context)
        (self.run, self.content) = (run, content)
        if run.start.trigger != trigger {
            trigger = run.start.trigger
            follow()
            play()
        }
        refresh()
    }

    override func dependenciesDidChange() { refresh() }

    var playback: KeyframePlayback? {
        guard let (timeline, since) = playing else { return nil }
        var elapsed = graph.clock.now - since
        if run.start.repeats, timeline.duration > 0 {
            elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
        }
        return KeyframePlayback(elapsed: elapsed, repeats: run.start.repeats, tracks: timeline.reports)
    }

    private func play() {
        let timeline = run.timeline(value)
        playing = (timeline, graph.clock.now)
        if run.start.repeats {
            graph.clock.repeatingWork[ObjectIdentifier(self)] = timeline.duration
        } else {
            graph.clock.finiteWork[ObjectIdentifier(self)] = graph.clock.now + timeline.duration
        }
    }

    /// Takes the value there is at this time.
    private func follow() {
        guard let (timeline, since) = playing else { return }
        var time = graph.clock.now - since
        let duration = timeline.duration
        if run.start.repeats, duration > 0 { time = time.truncatingRemainder(dividingBy: duration) }
        value = timeline.value(time: time)
        if !run.start.repeats, time >= duration {
            playing = nil
            graph.clock.finiteWork[ObjectIdentifier(self)] = nil
        }
    }

    private func refresh() {
        next?.cancel()
        follow()
        if let (timeline, since) = playing, timeline.duration > 0 {
            // Counted from the start, so that long runs stay exact.
            let frame = ((graph.clock.now - since) * 60 + 1e-6).rounded(.down) + 1
            next = graph.clock.schedule(after: since + frame / 60 - graph.clock.now) { [weak self] in
                guard let self else { return }
                self.graph.needsUpdate(self)
            }
        }
        let view = try? graph.tracker.whileEvaluating(self) { content(value) }
        setChild(view ?? EmptyView(), in: childContext(.none))
    }
}

nonisolated extension View {
    /// Changes the view by keyframes, from the beginning on and again and again where they repeat.
    public func keyframeAnimator<Value, K: Keyframes, C: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes)
    }

    /// Changes the view by keyframes once whenever `trigger` changes.
    public func keyframeAnimator<Value, K: Keyframes, C: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes)
    }
}
