import Synchronization

/// Whether the service is to stop.
final class Lifecycle: Sendable {
    private let stopping = Atomic(false)

    var isStopping: Bool { stopping.load(ordering: .relaxed) }

    func stop() { stopping.store(true, ordering: .relaxed) }
}
