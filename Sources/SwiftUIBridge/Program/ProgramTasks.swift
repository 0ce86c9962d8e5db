import SwiftInterpreter
import ViewGraph

/// The tasks of a program on the time of a graph.
final class ProgramTasks: ExternalTasks {
    private let execution: Execution

    init(_ execution: Execution) { self.execution = execution }

    deinit { execution.tasks.close() }

    var hasReady: Bool { execution.tasks.hasReady }
    var nextWake: Double? { execution.tasks.nextWake }
    func runReady() throws { try execution.tasks.runReady() }
    func advance(to time: Double) { execution.tasks.advance(to: time) }
}
