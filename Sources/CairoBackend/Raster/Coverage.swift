import Budget
import Foundation

/// How much of each pixel of `bounds` something covers, 0…255.
final class Coverage {
    let bounds: PixelRect
    // Unsafe: a byte for each pixel of the bounds, its own until the end; spans are cut to the bounds by the scan.
    let bytes: UnsafeMutablePointer<UInt8>

    /// Nothing covered; nil where the run has no memory for it, which its budget knows then.
    init?(bounds: PixelRect) {
        let count = max(max(bounds.width, 0) * max(bounds.height, 0), 1)
        // Large blocks come as zero pages, of which those that stay empty cost nothing.
        guard RunBudget.mayDo(count / 16), RunBudget.mayTake(count), let memory = calloc(count, 1) else {
            RunBudget.current?.reach(.memory)
            return nil
        }
        bytes = memory.bindMemory(to: UInt8.self, capacity: count)
        self.bounds = bounds
    }

    deinit { free(bytes) }

    // Unsafe: the place must lie within the bounds.
    @inline(__always)
    func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        bytes + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
    }
}

/// Writes spans to a coverage.
final class CoverageSink: SpanSink {
    private let coverage: Coverage

    init(_ coverage: Coverage) { self.coverage = coverage }

    override func span(x: Int, y: Int, count: Int, coverage value: UInt8) {
        memset(coverage.pointer(x: x, y: y), Int32(value), count)
    }
}
