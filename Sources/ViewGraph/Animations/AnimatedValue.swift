import Foundation

/// Quantities that are on their way to what they are to be: each running animation still holds a part of the way back,
/// so that a new target counts at once and what runs already runs out beside it.
final class AnimatedValue {
    private(set) var target: _AnyAnimatableData
    private var runs: [RunningAnimation] = []
    /// What is shown, as of the last frame.
    private(set) var current: _AnyAnimatableData

    init(_ value: _AnyAnimatableData) { (target, current) = (value, value) }

    var isRunning: Bool { !runs.isEmpty }

    /// When the last one is over that has an end, and isn't a step of what repeats; nil where none has.
    var end: Double? { runs.lazy.filter { !$0.isPartOfRound }.map(\.end).filter(\.isFinite).max() }

    /// How long a round of what repeats without end takes; nil for nothing.
    var period: Double? { runs.compactMap(\.period).max() }

    /// Sets out for another target, animated or not.
    func move(to new: _AnyAnimatableData, _ transaction: Transaction, at now: Double, _ environment: EnvironmentValues)
    {
        guard new != target else { return }
        guard new.hasSameKind(as: target) else { return jump(to: new) }
        let delta = new - target
        target = new
        guard let animation = transaction.animation else {
            current += delta
            return
        }
        if var last = runs.popLast() {
            if last.merges(animation, interval: delta, at: now, completions: transaction.completions) {
                last.isPartOfRound = transaction.isPartOfRound
                runs.append(last)
                return update(at: now)
            }
            runs.append(last)
        }
        var run = RunningAnimation(
            animation, interval: delta, begin: now, completions: transaction.completions, environment: environment)
        run.isPartOfRound = transaction.isPartOfRound
        runs.append(run)
        update(at: now)
    }

    private func jump(to new: _AnyAnimatableData) {
        remove()
        (target, current) = (new, new)
    }

    /// Brings what is shown up to a moment.
    func update(at now: Double) {
        guard !runs.isEmpty else { return }
        var shown = target
        var isAnyOver = false
        for index in runs.indices {
            if let value = runs[index].value(at: now) {
                shown += value - runs[index].interval
            } else {
                isAnyOver = true
                runs[index].wasRemoved()
            }
        }
        if isAnyOver {
            shown = target
            runs = runs.compactMap { run in
                var run = run
                guard let value = run.value(at: now) else { return nil }
                shown += value - run.interval
                return run
            }
        }
        current = shown
    }

    /// Ends everything where it is going to.
    func remove() {
        for index in runs.indices { runs[index].wasRemoved() }
        runs = []
        current = target
    }

    /// What runs, for reports.
    func reports(_ property: String, at now: Double) -> [AnimationReport] {
        runs.map { run in
            AnimationReport(
                property: property, from: (target - run.interval).numbers, to: target.numbers,
                curve: run.animation.curveName, elapsed: now - run.begin, velocity: run.velocity(at: now).numbers,
                value: current.numbers)
        }
    }
}

/// An animation that runs, for people and tools to read.
package struct AnimationReport: Equatable, Sendable {
    package var property: String
    package var from: [Double]
    package var to: [Double]
    package var curve: String
    /// Seconds since it began.
    package var elapsed: Double
    /// Per second.
    package var velocity: [Double]
    /// What is shown, with everything else that runs on the same property.
    package var value: [Double]
}

extension Animation {
    /// As a reader would write it.
    package var curveName: String { kind.name }
}

/// What is to be called when the animations of a transaction are over. The copies of a transaction share it, so that
/// each is called once.
package final class AnimationCompletions {
    private var entries: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []
    private var logicallyRunning = 0
    private var running = 0
    /// Whether something changed in the transaction, so that the next update decides.
    package var isPending = false
    weak var queue: CompletionQueue?

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    func add(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        entries.append((criteria, action))
    }

    /// Everything, in the order it was added in; asked for once.
    package func take() -> [() -> Void] {
        defer { entries = [] }
        return entries.map(\.action)
    }

    func didStart() {
        logicallyRunning += 1
        running += 1
    }

    func didComplete() {
        logicallyRunning -= 1
        callWhatIsOver()
    }

    func didRemove() {
        running -= 1
        callWhatIsOver()
    }

    /// Called when an update is done, for what nothing is animated for.
    func callWhatIsOver() {
        guard !entries.isEmpty, logicallyRunning == 0 else { return }
        let over = entries.filter { $0.criteria == .logicallyComplete || running == 0 }
        entries.removeAll { $0.criteria == .logicallyComplete || running == 0 }
        queue?.actions += over.map(\.action)
    }
}

/// Completions that are due.
final class CompletionQueue {
    var actions: [() -> Void] = []
}
