import Budget
import CGuard
import Foundation

/// Runs what a foreign library does to a file that nobody vouches for in a process of its own, so that neither the
/// library's time nor its memory nor its crashes are ours.
enum IsolatedLibrary {
    enum Failure: Error { case time, memory, crash }

    /// Runs `work` on memory of `size` bytes that both see, and answers what `read` makes of it.
    ///
    /// Cost: a millisecond for the process. `work` changes nothing here but that memory.
    // Unsafe: the memory is shared for the call and as large as asked for. What the other process leaves in it may be
    // anything: `read` believes no length or offset in it.
    static func run<Result>(
        sharing size: Int, _ work: (UnsafeMutableRawBufferPointer) -> Void,
        read: (UnsafeRawBufferPointer) -> Result
    ) throws(Failure) -> Result {
        let budget = RunBudget.current
        let free = budget.map { $0.memoryLimit - max(0, $0.memoryInUse) } ?? standardMemory
        guard size < free, let memory = guard_shared(size) else {
            budget?.reach(.memory)
            throw .memory
        }
        defer { guard_unshare(memory, size) }
        let seconds = budget.map { -$0.overtime } ?? standardSeconds
        let shared = UnsafeMutableRawBufferPointer(start: memory, count: size)
        let code = withoutActuallyEscaping({ work(shared) }) { work in
            var job = Job(run: work)
            return withUnsafeMutablePointer(to: &job) { job in
                guard_isolated(
                    { context in
                        context?.assumingMemoryBound(to: Job.self).pointee.run()
                        return 0
                    }, job, seconds, ProcessMemory.addresses + free)
            }
        }
        switch code {
        case 0: return read(UnsafeRawBufferPointer(shared))
        case -2:
            budget?.reach(.time)
            throw .time
        default: throw .crash
        }
    }

    private struct Job { let run: () -> Void }

    private static let standardMemory = 1 << 30
    private static let standardSeconds = 10.0
}
