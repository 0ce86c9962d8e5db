import SwiftInterpreter
import ViewGraph

/// The tasks of a program on the time of a graph.
final class ProgramTasks: ExternalTasks {
    private let session: Session

    init(_ session: Session) { self.session = session }

    deinit { session.tasks.close() }

    var hasReady: Bool { session.tasks.hasReady }
    var nextWake: Double? { session.tasks.nextWake }
    func runReady() throws { try session.tasks.runReady() }
    func advance(to time: Double) { session.tasks.advance(to: time) }
}
