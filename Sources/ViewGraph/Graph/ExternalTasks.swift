import Foundation

/// Tasks that somebody else runs, on the graph's time: those of interpreted programs.
package protocol ExternalTasks: AnyObject {
    var hasReady: Bool { get }
    /// When the next one that sleeps wakes up, in seconds since the session began.
    var nextWake: Double? { get }
    func runReady() throws
    func advance(to time: Double)
}

extension ViewGraph {
    /// Runs the steps of tasks that are due, compiled and external ones.
    func runTasks() {
        if !tasks.isEmpty, !tasks.run() { fail(GraphError.timeStandsStill(seconds: clock.now)) }
        guard let externalTasks, externalTasks.hasReady else { return }
        do { try externalTasks.runReady() } catch { fail(error) }
    }

    var hasReadyTasks: Bool { !tasks.isEmpty || externalTasks?.hasReady ?? false }

    /// When something happens next by itself.
    package var nextTime: TimeInterval? {
        switch (clock.nextTime, externalTasks?.nextWake) {
        case (let own?, let other?): min(own, other)
        case (let own, let other): own ?? other
        }
    }
}
