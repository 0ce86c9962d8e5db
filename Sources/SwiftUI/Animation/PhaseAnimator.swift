import ViewGraph

/// A view that goes through phases one after the other, each with an animation, by the session's own clock.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    private let run: PhaseRun<Phase>
    private let content: (Phase) -> Content

    /// Goes through the phases from the beginning on, again and again.
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        run = PhaseRun(phases: Array(phases), start: .atOnce(repeating: true), animation: animation)
        self.content = content
    }

    /// Goes through the phases and back to the first one whenever `trigger` changes.
    public init<S: Sequence>(
        _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        run = PhaseRun(phases: Array(phases), start: .whenChanged(trigger), animation: animation)
        self.content = content
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? PhaseNode<Phase> ?? PhaseNode(view.run, context)
        node.update(view.run, content: view.content, in: context)
        return node
    }
}

/// The phases an animator goes through.
package struct PhaseRun<Phase> {
    let phases: [Phase]
    let start: AnimatorStart
    let animation: (Phase) -> Animation?

    package init(phases: [Phase], start: AnimatorStart, animation: @escaping (Phase) -> Animation?) {
        (self.phases, self.start, self.animation) = (phases, start, animation)
    }
}

/// The same for phases of a program that isn't compiled.
package struct ErasedPhaseAnimator<Phase>: PrimitiveView {
    let run: PhaseRun<Phase>
    let content: (Phase) -> AnyView

    package init(_ run: PhaseRun<Phase>, content: @escaping (Phase) -> AnyView) {
        (self.run, self.content) = (run, content)
    }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? PhaseNode<Phase> ?? PhaseNode(view.run, context)
        node.update(view.run, content: view.content, in: context)
        return node
    }
}

final class PhaseNode<Phase>: DependentNode {
    private var run: PhaseRun<Phase>
    private var content: (Phase) -> any View = { _ in EmptyView() }
    private var index = 0
    private var trigger: AnyEquatable?
    /// The end of the way to the next phase.
    private var next: ScheduledEvent?

    override var typeName: String { "PhaseAnimator" }

    init(_ run: PhaseRun<Phase>, _ context: NodeContext) {
        (self.run, trigger) = (run, run.start.trigger)
        super.init(context)
        if trigger == nil { goOn() }
    }

    deinit { next?.cancel() }

    override func unmount() {
        graph.clock.finiteWork[ObjectIdentifier(self)] = nil
        graph.clock.repeatingWork[ObjectIdentifier(self)] = nil
        super.unmount()
    }

    func update(_ run: PhaseRun<Phase>, content: @escaping (Phase) -> any View, in context: NodeContext) {
        adopt(context)
        (self.run, self.content) = (run, content)
        if index >= run.phases.count { index = 0 }
        if run.start.trigger != trigger {
            trigger = run.start.trigger
            index = 0
            goOn()
        }
        refresh()
    }

    override func dependenciesDidChange() { refresh() }

    /// Sets out for the next phase; it is there when its animation counts as complete.
    private func goOn() {
        next?.cancel()
        guard run.phases.count > 1 else { return }
        let following = (index + 1) % run.phases.count
        let animation = run.animation(run.phases[following])
        let duration = animation?.logicalDuration ?? 0
        if run.start.repeats {
            let round = run.phases.reduce(0) { $0 + max(run.animation($1)?.logicalDuration ?? 0, 1 / 60) }
            graph.clock.repeatingWork[ObjectIdentifier(self)] = round
        } else {
            graph.clock.finiteWork[ObjectIdentifier(self)] = graph.clock.now + max(duration, 1 / 60)
        }
        var transaction = Transaction(animation: animation)
        transaction.isPartOfRound = run.start.repeats
        graph.clock.schedule(after: 0) { [weak self] in
            guard let self, self.run.phases.count > 1 else { return }
            graph.willChange(in: transaction)
            index = following < run.phases.count ? following : 0
            graph.needsUpdate(self, in: transaction)
        }
        guard duration.isFinite else { return }
        // Even what isn't animated takes a frame, so that time goes on.
        next = graph.clock.schedule(after: max(duration, 1 / 60)) { [weak self] in
            guard let self else { return }
            graph.clock.finiteWork[ObjectIdentifier(self)] = nil
            if index != 0 || run.start.repeats { goOn() }
        }
    }

    private func refresh() {
        guard index < run.phases.count else { return setChild(EmptyView(), in: childContext(.none)) }
        let phase = run.phases[index]
        let view = try? graph.tracker.whileEvaluating(self) { content(phase) }
        setChild(view ?? EmptyView(), in: childContext(.none))
    }
}

nonisolated extension View {
    /// Changes the view through phases, again and again.
    public func phaseAnimator<Phase: Equatable, S: Sequence, C: View>(
        _ phases: S, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where S.Element == Phase {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Changes the view through phases and back to the first one whenever `trigger` changes.
    public func phaseAnimator<Phase: Equatable, S: Sequence, C: View>(
        _ phases: S, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where S.Element == Phase {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
