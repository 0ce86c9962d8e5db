/// How long each step of a drawing took, in the order they ran.
public struct PhaseTimes: Sendable {
    public private(set) var phases: [(name: String, duration: Duration)] = []

    public init() {}

    /// For each phase the time in the middle of those measured.
    public init(mediansOf runs: [PhaseTimes]) {
        for (name, _) in runs.first?.phases ?? [] {
            let times = runs.compactMap { run in run.phases.first { $0.name == name }?.duration }.sorted()
            if !times.isEmpty { phases.append((name, times[times.count / 2])) }
        }
    }

    /// Runs a step and adds its time to what the step of that name took before.
    @discardableResult
    public mutating func measure<Result, Failure: Error>(
        _ name: String, _ step: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = ContinuousClock.now
        defer { add(name, ContinuousClock.now - start) }
        return try step()
    }

    /// What the step of that name took so far.
    public func duration(of name: String) -> Duration {
        phases.first { $0.name == name }?.duration ?? .zero
    }

    public mutating func add(_ name: String, _ duration: Duration) {
        if let index = phases.firstIndex(where: { $0.name == name }) {
            phases[index].duration += duration
        } else {
            phases.append((name, duration))
        }
    }
}
