import ViewGraph

/// Runs asynchronous work while its content is there, and anew when its id changes.
///
/// Tasks start after all that appears with them has appeared (recorded: a task starts after every `onAppear` and
/// `onChange(initial:)` of the picture, whatever the order in the source).
package struct TaskModifier: PrimitiveModifier {
    let id: AnyEquatable?
    /// Starts the work and answers how to cancel it.
    let start: () -> () -> Void

    package static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? TaskNode ?? TaskNode(context)
        node.update(modifier, content, in: context)
        return node
    }
}

final class TaskNode: SingleChildNode {
    override var isListTransparent: Bool { true }

    private var modifier: TaskModifier?
    private var cancel: (() -> Void)?
    private var isGone = false

    func update(_ modifier: TaskModifier, _ content: any View, in context: NodeContext) {
        adopt(context)
        let needsStart = self.modifier == nil || self.modifier?.id != modifier.id
        self.modifier = modifier
        setChild(content, component: .none)
        guard needsStart else { return }
        graph.afterAppearance { [weak self] in self?.start() }
    }

    private func start() {
        cancel?()
        guard !isGone, let modifier else { return }
        cancel = graph.perform(modifier.start)
    }

    override func unmount() {
        isGone = true
        cancel?()
        cancel = nil
        super.unmount()
    }
}

nonisolated extension View {
    /// Runs the work from when the view has appeared until it has gone.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: nil, start: starting(action, priority)))
    }

    /// The same; when `value` changes, the work is cancelled and begun anew.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyEquatable(value), start: starting(action, priority)))
    }

    /// The same for work that isn't Swift's own; `start` answers how to cancel it.
    package func task(id value: (any Equatable)?, start: @escaping () -> () -> Void) -> some View {
        func erased<V: Equatable>(_ value: V) -> AnyEquatable { AnyEquatable(value) }
        return modifier(TaskModifier(id: value.map { erased($0) }, start: start))
    }
}

private func starting(
    _ action: sending @escaping @isolated(any) () async -> Void, _ priority: TaskPriority
) -> () -> () -> Void {
    let work = Work(action: action)
    return {
        let task = Task(priority: priority) { await work.action() }
        return { task.cancel() }
    }
}

/// A session's tasks run on its own thread, one at a time.
// Unchecked: see above.
private struct Work: @unchecked Sendable {
    let action: @isolated(any) () async -> Void
}
