import Synchronization

/// How far the service is: whether it listens, and whether it is to stop.
final class Lifecycle: Sendable {
    private let listening = Atomic(false)
    private let stopping = Atomic(false)

    var isListening: Bool { listening.load(ordering: .relaxed) }

    func listen() { listening.store(true, ordering: .relaxed) }

    var isStopping: Bool { stopping.load(ordering: .relaxed) }

    func stop() { stopping.store(true, ordering: .relaxed) }
}
