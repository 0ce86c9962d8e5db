import Drawing
import Foundation

/// Everything in a tree that is on its way, brought forward frame by frame as the session's clock goes on.
package final class Animator {
    private unowned let graph: ViewGraph
    private var known: [PresentationKey: Presentation] = [:]
    /// Those that are there, in the order they set out in.
    private var presentations: [Presentation] = []
    /// Values of the program's own, which code has to run for in each frame.
    private var driven: [DrivenValue] = []
    private(set) var leavers: [Leaver] = []
    private let queue = CompletionQueue()
    /// Those of the pass that is running.
    private var waiting: [AnimationCompletions] = []
    private var next: ScheduledEvent?

    init(_ graph: ViewGraph) { self.graph = graph }

    var hasPresentations: Bool { !presentations.isEmpty }

    // MARK: - What is on its way

    func presentation(_ key: PresentationKey) -> Presentation? { known[key] }

    func makePresentation(_ key: PresentationKey) -> Presentation {
        let new = Presentation(key)
        known[key] = new
        presentations.append(new)
        return new
    }

    func move(_ value: AnimatedValue, to target: _AnyAnimatableData, _ transaction: Transaction, _ node: LayoutNode) {
        move(value, to: target, transaction, node.viewNode.environment)
    }

    func move(
        _ value: AnimatedValue, to target: _AnyAnimatableData, _ transaction: Transaction,
        _ environment: EnvironmentValues
    ) {
        transaction.completions?.queue = queue
        value.move(to: target, transaction, at: graph.clock.now, environment)
    }

    /// Lets what a leaf draws change from what it drew: its colours, where nothing else differs, or all of it.
    func exchange(
        _ old: DisplayList, in node: LayoutNode, _ presentation: Presentation, _ transaction: Transaction,
        displayScale: CGFloat
    ) {
        let new = graph.content(of: node, displayScale: displayScale)
        let style = node.contentExchange
        // A shape moves by its own data; of a symbol another outline is another picture.
        if new.differsInPaintsOnly(from: old), style == .none || new.hasOutlines(like: old) {
            let paints = new.paints
            let value = presentation.paints ?? AnimatedValue(old.paints)
            guard value.target != paints else { return }
            presentation.paints = value
            return move(value, to: paints, transaction, node)
        }
        presentation.paints = nil
        guard transaction.animation != nil, style != .none else { return }
        let progress = AnimatedValue(_AnyAnimatableData(numbers: [0]))
        presentation.exchange?.progress.remove()
        presentation.exchange = ContentChange(old: old, style: style, progress: progress)
        move(progress, to: _AnyAnimatableData(numbers: [1]), transaction, node)
    }

    /// Whether a value of the program's own, which `apply` is called for in each frame, is on its way.
    func drive(_ value: AnimatedValue, of owner: AnyObject, apply: @escaping () -> Void) {
        guard !driven.contains(where: { $0.value === value }) else { return }
        driven.append(DrivenValue(value: value, owner: owner, apply: apply))
    }

    /// What isn't in the tree any more moves nowhere.
    func removeThoseGone(since pass: Int) {
        for leaver in leavers { for presentation in leaver.presentations { presentation.lastPass = pass } }
        guard presentations.contains(where: { $0.lastPass != pass }) else { return }
        for presentation in presentations where presentation.lastPass != pass {
            known[presentation.key] = nil
            presentation.remove()
            let roots = Set(presentation.leavers.map { ObjectIdentifier($0.element) })
            end { leaver in leaver.elements.contains { roots.contains(ObjectIdentifier($0.element)) } }
        }
        presentations.removeAll { $0.lastPass != pass }
    }

    // MARK: - What leaves

    var hasLeavers: Bool { !leavers.isEmpty }

    func isLeaving(_ node: ViewNode) -> Bool {
        !leavers.isEmpty && leavers.contains { $0.root === node || node.isBelow($0.root) }
    }

    func add(_ new: [Leaver], _ pass: AnimationPass) {
        leavers += new
        for leaver in new {
            for element in leaver.elements {
                guard let anchor = pass.newNodes[element.anchor] else { continue }
                let presentation = known[element.anchor] ?? makePresentation(element.anchor)
                presentation.lastPass = graph.progress.passes
                presentation.leavers.append(element)
                if let place = pass.newPlaces[ObjectIdentifier(anchor)] {
                    presentation.anchorOrigin = anchor.hasOwnCoordinates ? .zero : place.frame.origin
                }
                anchor.presentation = presentation
            }
        }
    }

    /// The one on its way out of a place, which is wanted there again.
    func takeLeaver(of parent: ViewNode, at component: PathComponent) -> Leaver? {
        let found = leavers.lastIndex { $0.parent === parent && $0.root.component == component }
        guard let found else { return nil }
        let leaver = leavers.remove(at: found)
        detach(leaver)
        return leaver
    }

    private func detach(_ leaver: Leaver) {
        for element in leaver.elements {
            known[element.anchor]?.leavers.removeAll { $0.element === element.element }
        }
    }

    /// Takes those that have left out of the tree.
    private func end(where isOver: (Leaver) -> Bool) {
        let over = leavers.filter(isOver)
        guard !over.isEmpty else { return }
        leavers.removeAll { leaver in over.contains { $0 === leaver } }
        for leaver in over {
            detach(leaver)
            leaver.root.unmount()
        }
    }

    // MARK: - Time

    func wait(for completions: AnimationCompletions) {
        completions.queue = queue
        waiting.append(completions)
    }

    func passDidEnd() {
        for completions in waiting { completions.callWhatIsOver() }
        waiting.removeAll()
        for action in takeCompletions() { graph.afterUpdate(action) }
        schedule()
    }

    private func takeCompletions() -> [() -> Void] {
        defer { queue.actions = [] }
        return queue.actions
    }

    private func schedule() {
        guard next == nil, !presentations.isEmpty || !driven.isEmpty else { return }
        let rate = ViewGraph.framesPerSecond
        let frame = ((graph.clock.now * rate + 1e-6).rounded(.down) + 1) / rate
        next = graph.clock.schedule(after: frame - graph.clock.now) { [weak self] in self?.tick() }
    }

    /// A frame: everything goes on, and what is there now stays.
    private func tick() {
        next = nil
        let now = graph.clock.now
        for presentation in presentations { presentation.update(at: now) }
        if hasLeavers { end { !$0.presentations.contains(where: \.isRunning) } }
        if presentations.contains(where: { !$0.isRunning }) {
            for presentation in presentations where !presentation.isRunning { known[presentation.key] = nil }
            presentations.removeAll { !$0.isRunning }
        }
        for entry in driven where entry.owner != nil {
            entry.value.update(at: now)
            entry.apply()
        }
        driven.removeAll { $0.owner == nil || !$0.value.isRunning }
        for action in takeCompletions() { action() }
        schedule()
    }

    func hasFiniteAnimation(before horizon: TimeInterval) -> Bool {
        presentations.contains { $0.ends.contains { $0 < horizon } }
            || driven.contains { $0.owner != nil && ($0.value.end ?? .infinity) < horizon }
    }

    /// The longest round of what repeats without end.
    var repeatingPeriod: TimeInterval {
        let values = presentations.flatMap(\.values) + driven.map(\.value)
        return values.compactMap(\.period).max() ?? 0
    }

    /// The animations of a node that run.
    package func reports(of node: LayoutNode) -> [AnimationReport] {
        guard let presentation = node.presentation, presentation.isRunning else { return [] }
        let label = node.name.hasPrefix(".") ? String(node.name.dropFirst()) : "data"
        return presentation.reports(at: graph.clock.now).map {
            var report = $0
            if report.property == "attributes" { report.property = label }
            return report
        }
    }

    private struct DrivenValue {
        let value: AnimatedValue
        weak var owner: AnyObject?
        let apply: () -> Void
    }
}
