import CDeflate
import Foundation

// Unsafe: rows lie one after the other in what the caller gives; the thread that takes the lower half ends before the
// call does.

/// Two cores for one picture: the lower half of many rows is compressed beside the upper one.
///
/// Whether rows are halved depends on their pixels alone, so that the bytes are the same on every machine.
extension PixelCompressor {
    /// Where about so many pixels are neither like the one before nor like the one above, half the time saved is more
    /// than a thread costs.
    private static let worthwhile = 40_000

    /// Compresses rows as `append(_:rows:write:)` does; what follows is the answer's, which may be another compressor.
    func appendInParts(
        _ pixels: UnsafePointer<UInt32>, rows count: Int, write: ([UInt8]) throws -> Void
    ) throws -> PixelCompressor {
        let half = count / 2
        guard half > 0, Self.liveliness(pixels, width: width, rows: count) >= Self.worthwhile else {
            try append(pixels, rows: count, write: write)
            return self
        }
        let lower = PixelCompressor(following: pixels + (half - 1) * width, width: width, hasAlpha: hasAlpha)
        try concurrently {
            try append(pixels, rows: half, write: write)
        } and: {
            try? lower.append(pixels + half * width, rows: count - half) { lower.keep($0) }
        }
        lower.follow(self)
        return lower
    }

    /// About how many pixels are new: one in 14 is looked at.
    private static func liveliness(_ pixels: UnsafePointer<UInt32>, width: Int, rows: Int) -> Int {
        var new = 0
        for row in stride(from: 1, to: rows, by: 2) {
            let current = pixels + row * width
            let above = current - width
            var index = 1
            while index < width {
                let pixel = current[index]
                if pixel != current[index &- 1] && pixel != above[index] { new &+= 1 }
                index &+= 7
            }
        }
        return new * 14
    }
}

/// Does two things at the same time, the second on a thread of its own, and returns when both are done.
func concurrently(_ first: () throws -> Void, and second: () -> Void) rethrows {
    try withoutActuallyEscaping(second) { second in
        let work = Work(second)
        var thread = pthread_t()
        let context = Unmanaged.passRetained(work)
        let status = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        guard status == 0 else {
            context.release()
            second()
            return try first()
        }
        defer { pthread_join(thread, nil) }
        try first()
    }
}

private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}
