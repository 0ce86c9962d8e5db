import Foundation
import Rendering
import Synchronization

/// Draws figures on all cores, the costly ones first.
struct FigureQueue: Sendable {
    /// How many at a time.
    var workers: Int
    /// The program that draws, and its arguments; nil draws in this process.
    var command: [String]?

    /// - Parameter done: is called for one figure at a time, with its index.
    func draw(
        _ jobs: [(index: Int, job: FigureJob)],
        done: @escaping @Sendable (Int, Result<FigureRecord, RenderFailure>) -> Void
    ) {
        guard !jobs.isEmpty else { return }
        let order = jobs.sorted { ($1.job.cost, $0.index) < ($0.job.cost, $1.index) }
        let next = Atomic<Int>(0)
        let results = Mutex(())
        let command = command
        DispatchQueue.concurrentPerform(iterations: min(max(1, workers), jobs.count)) { _ in
            let process = command.map { WorkerProcess($0) }
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
