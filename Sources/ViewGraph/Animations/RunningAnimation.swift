import Foundation

/// One animation of one value that is on its way.
struct RunningAnimation {
    private(set) var animation: Animation
    /// The whole way.
    private(set) var interval: _AnyAnimatableData
    let begin: Double
    private(set) var isLogicallyComplete = false
    /// True for a step of what repeats without end.
    var isPartOfRound = false
    private var completions: [AnimationCompletions]
    /// The parts of the way of a spring that was given others while it moved, each with its own state.
    private var parts: [(interval: _AnyAnimatableData, spring: SpringIntegrator)] = []
    private var steps = 0
    /// When it last took on more to do, since the beginning: the logical end counts from there.
    private var mergedAt = 0.0
    /// The spring this one took over from, which it turns into little by little.
    private var previous: (response: Double, since: Double)?
    private var context: AnimationContext<_AnyAnimatableData>
    /// The rounds of a repeated custom animation that are over, and when this one began.
    private var rounds = (count: 0, begin: 0.0)

    init(
        _ animation: Animation, interval: _AnyAnimatableData, begin: Double, completions: AnimationCompletions?,
        environment: EnvironmentValues
    ) {
        (self.animation, self.interval, self.begin) = (animation, interval, begin)
        self.completions = completions.map { [$0] } ?? []
        context = AnimationContext(environment: environment)
        if case .fluidSpring = animation.kind { parts = [(interval, SpringIntegrator())] }
        for completion in self.completions { completion.didStart() }
    }

    // MARK: - Where it is

    /// What is done of the way at a time, nil once it is over. Times only grow.
    mutating func value(at now: Double) -> _AnyAnimatableData? {
        let time = max(now - begin, 0)
        if !isLogicallyComplete, time - mergedAt + 1e-9 >= animation.kind.logicalLength { completeLogically() }
        if animation.kind.isCustom { return customValue(at: time) }
        guard case .fluidSpring(let response, let dampingFraction, let blend) = animation.kind else {
            let progress = animation.kind.progress(at: time, distance: interval.magnitudeSquared)
            return progress.isFinished ? nil : interval.scaled(by: progress.fraction)
        }
        let target = SpringIntegrator.steps(in: time)
        while steps < target {
            let parameters = SpringParameters(
                response: self.response(at: steps, response, blend), dampingFraction: dampingFraction)
            let count = previous == nil ? target - steps : 1
            for index in parts.indices { parts[index].spring.advance(steps: count, parameters) }
            steps += count
        }
        return isAtRest ? nil : parts.reduce(.zero) { $0 + $1.interval.scaled(by: $1.spring.position) }
    }

    /// A spring that took over from another turns into itself along a smooth step (facts.md 18.8).
    private func response(at step: Int, _ response: Double, _ blend: Double) -> Double {
        guard let previous, blend > 0 else { return response }
        let passed = (Double(step) / SpringIntegrator.stepsPerSecond - previous.since) / blend
        let p = min(max(passed, 0), 1)
        return response + (previous.response - response) * (1 - p * p * (3 - 2 * p))
    }

    private var isAtRest: Bool {
        if parts.count == 1 { return parts[0].spring.isAtRest(distance: interval.magnitudeSquared) }
        let position = parts.reduce(_AnyAnimatableData.zero) { $0 + $1.interval.scaled(by: $1.spring.position) }
        let velocity = parts.reduce(_AnyAnimatableData.zero) { $0 + $1.interval.scaled(by: $1.spring.velocity) }
        let force = parts.reduce(_AnyAnimatableData.zero) { $0 + $1.interval.scaled(by: $1.spring.force) }
        // Where the parts cancel each other out, what they were counts.
        let distance = max(
            interval.magnitudeSquared, parts.map(\.interval.magnitudeSquared).max() ?? 0)
        return max(velocity.magnitudeSquared, force.magnitudeSquared) <= 0.0036
            && (interval - position).magnitudeSquared <= 0.0001 * distance
    }

    /// How fast it is, per second.
    func velocity(at now: Double) -> _AnyAnimatableData {
        if !parts.isEmpty { return parts.reduce(.zero) { $0 + $1.interval.scaled(by: $1.spring.velocity) } }
        let progress = animation.kind.progress(at: now - begin, distance: interval.magnitudeSquared)
        return interval.scaled(by: progress.isFinished ? 0 : progress.speed)
    }

    /// When it is over, on the session's clock; ∞ where it isn't known to end.
    var end: Double {
        if animation.kind.isCustom { return begin + Self.longestCustom }
        let distance = parts.map(\.interval.magnitudeSquared).max() ?? interval.magnitudeSquared
        return begin + animation.kind.length(distance: distance)
    }

    /// How long a round takes of one that repeats without end.
    var period: Double? { animation.kind.period(distance: interval.magnitudeSquared) }

    /// What a custom animation may take before it counts as endless, in seconds.
    static var longestCustom: Double { 60 }

    // MARK: - Taking over

    /// Lets a new animation take this one over with what it has of way and speed (facts.md 18.9); false where both go
    /// on beside each other.
    mutating func merges(
        _ new: Animation, interval delta: _AnyAnimatableData, at now: Double,
        completions added: AnimationCompletions?
    ) -> Bool {
        switch (animation.kind, new.kind) {
        case (.fluidSpring(let old, _, _), .fluidSpring(let response, _, let blend)):
            _ = value(at: now)
            parts.append((delta, SpringIntegrator()))
            let since = Double(steps) / SpringIntegrator.stepsPerSecond
            previous = blend > 0 && old != response ? (old, since) : nil
        case (_, .custom(let box)):
            guard box.base.shouldMerge(previous: animation, value: delta, time: now - begin, context: &context)
            else { return false }
        default: return false
        }
        interval += delta
        animation = new
        isLogicallyComplete = false
        mergedAt = now - begin
        if let completion = added {
            completions.append(completion)
            completion.didStart()
        }
        return true
    }

    // MARK: - Custom animations

    private mutating func customValue(at time: Double) -> _AnyAnimatableData? {
        guard time <= Self.longestCustom, let value = customValue(animation.kind, time), value.isFinite else {
            return nil
        }
        if context.isLogicallyComplete, !isLogicallyComplete { completeLogically() }
        return value
    }

    private mutating func customValue(_ kind: Animation.Kind, _ time: Double) -> _AnyAnimatableData? {
        switch kind {
        case .custom(let box): return box.base.animate(value: interval, time: time, context: &context)
        case .speed(let base, let speed): return customValue(base, max(time * speed, 0))
        case .delay(let base, let delay): return time < delay ? .zero : customValue(base, time - delay)
        case .logicallyComplete(let base, _): return customValue(base, time)
        case .repeating(let base, let count, let autoreverses):
            if let count, rounds.count >= count { return nil }
            if let value = customValue(base, time - rounds.begin) {
                return autoreverses && rounds.count % 2 == 1 ? interval - value : value
            }
            guard time > rounds.begin else { return nil }
            rounds = (rounds.count + 1, time)
            context = AnimationContext(environment: context.environment)
            return customValue(kind, time)
        case .curve, .fluidSpring, .interpolatingSpring:
            let progress = kind.progress(at: time, distance: interval.magnitudeSquared)
            return progress.isFinished ? nil : interval.scaled(by: progress.fraction)
        }
    }

    // MARK: - Completion

    private mutating func completeLogically() {
        isLogicallyComplete = true
        for completion in completions { completion.didComplete() }
    }

    /// Called once, when it has gone.
    mutating func wasRemoved() {
        if !isLogicallyComplete { completeLogically() }
        for completion in completions { completion.didRemove() }
        completions = []
    }
}

extension Animation.Kind {
    /// Until it counts as complete, in seconds; a custom one says so itself.
    fileprivate var logicalLength: Double {
        if isCustom {
            if case .logicallyComplete(_, let duration) = self { return max(duration, 0) }
            return .infinity
        }
        return Animation(self).logicalDuration
    }
}
