import Foundation
import Rendering
import Synchronization

/// Processes that draw, kept from one run to the next: one that has drawn before is quicker.
final class WorkerPool: Sendable {
    private let command: [String]
    private let idle = Mutex<[Kept]>([])

    /// One thread has a process at a time.
    // Unchecked: a process is taken by one thread at a time, under the lock.
    private struct Kept: @unchecked Sendable { let process: WorkerProcess }

    /// - Parameter command: the program that draws as `FigureWorker` does, and its arguments.
    init(_ command: [String]) { self.command = command }

    func take() -> WorkerProcess { idle.withLock { $0.popLast() }?.process ?? WorkerProcess(command) }

    func give(_ process: WorkerProcess) {
        let kept = Kept(process: process)
        idle.withLock { $0.append(kept) }
    }
}

/// Draws figures on all cores, the costly ones first.
struct FigureQueue: Sendable {
    /// How many at a time.
    var workers: Int
    /// The processes that draw; nil draws in this one.
    var pool: WorkerPool?

    /// - Parameter done: is called for one figure at a time, with its index.
    func draw(
        _ jobs: [(index: Int, job: FigureJob)],
        done: @escaping @Sendable (Int, Result<FigureRecord, RenderFailure>) -> Void
    ) {
        guard !jobs.isEmpty else { return }
        let order = jobs.sorted { ($1.job.cost, $0.index) < ($0.job.cost, $1.index) }
        let next = Atomic<Int>(0)
        let results = Mutex(())
        let pool = pool
        DispatchQueue.concurrentPerform(iterations: min(max(1, workers), jobs.count)) { _ in
            let process = pool?.take()
            defer { if let process { pool?.give(process) } }
            while true {
                let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard place < order.count else { return }
                let (index, job) = order[place]
                let result = process.map { $0.draw(job) } ?? Self.drawHere(job)
                results.withLock { _ in done(index, result) }
            }
        }
    }

    private static func drawHere(_ job: FigureJob) -> Result<FigureRecord, RenderFailure> {
        do {
            return .success(try LargeStack.run { try FigureArtist.draw(job, countsItself: true) })
        } catch let failure as RenderFailure {
            return .failure(failure)
        } catch {
            return .failure(RenderFailure(.defect, text: "error: \(error)\n"))
        }
    }
}
