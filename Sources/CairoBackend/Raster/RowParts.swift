import Drawing
import Foundation

/// Rows of a large picture on several cores. Each row is made by itself, so that it doesn't show which core made it:
/// the bytes are the same on every machine.
enum RowParts {
    /// Work, in the budget's units, from which on the time saved is more than a thread costs.
    private static let worthwhile = 200_000
    /// Work between two looks at the run's limits.
    private static let look = 1 << 23
    /// How many parts there are at most.
    @TaskLocal static var cores = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 4)

    /// Calls `make` with parts of `rows` that are all of them together, at the same time where there is much to do.
    ///
    /// - Parameter work: what a row takes, in the budget's units; it is charged here.
    static func each(
        _ rows: Range<Int>, work: Int, _ make: (Range<Int>) -> Void
    ) throws(PictureError) {
        let cores = cores
        let atOnce = max(look / max(work, 1), 2 * cores)
        var first = rows.lowerBound
        while first < rows.upperBound {
            let end = min(first + atOnce, rows.upperBound)
            try charge((end - first) * work)
            split(first..<end, into: min(cores, (end - first) * work / worthwhile), make)
            first = end
        }
    }

    private static func split(_ rows: Range<Int>, into parts: Int, _ make: (Range<Int>) -> Void) {
        guard parts > 1, rows.count > 1 else { return make(rows) }
        let middle = rows.lowerBound + rows.count * (parts / 2) / parts
        concurrently {
            split(rows.lowerBound..<middle, into: parts / 2, make)
        } and: {
            split(middle..<rows.upperBound, into: parts - parts / 2, make)
        }
    }
}
