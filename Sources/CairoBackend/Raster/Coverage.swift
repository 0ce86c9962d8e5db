import Foundation

/// How much of each pixel of `bounds` something covers, 0…255.
final class Coverage {
    let bounds: PixelRect
    let bytes: UnsafeMutablePointer<UInt8>

    /// Nothing covered.
    init(bounds: PixelRect) {
        let count = max(bounds.width, 0) * max(bounds.height, 0)
        // Large blocks come as zero pages, of which those that stay empty cost nothing.
        if let memory = calloc(max(count, 1), 1) {
            bytes = memory.bindMemory(to: UInt8.self, capacity: max(count, 1))
            self.bounds = bounds
        } else {
            bytes = .allocate(capacity: 1)
            self.bounds = .empty
        }
    }

    deinit { free(bytes) }

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
