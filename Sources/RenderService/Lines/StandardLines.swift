import Foundation

/// Lines of a descriptor, read by a thread of its own. Few are read ahead: a file of a million jobs isn't to lie in
/// memory.
final class LineInput: Sendable {
    let lines: AsyncStream<[UInt8]>
    /// Made empty and then filled: one that is let go with less in it than it was made with ends the program, and that is
    /// so where the lines aren't read to their end.
    private let room = DispatchSemaphore(value: 0)

    private static let linesAhead = 64

    /// - Parameter limit: the longest line; longer ones are cut off, which no reader of JSON takes for whole.
    init(_ descriptor: Int32, limit: Int) {
        let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
        lines = stream
        let room = room
        for _ in 0..<Self.linesAhead { room.signal() }
        let thread = Thread {
            var pending: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                // Unsafe: `read` gets the array's own storage and its length.
                let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                var rest = chunk[..<count]
                while let end = rest.firstIndex(of: 0x0A) {
                    room.wait()
                    continuation.yield(pending + rest[..<end])
                    pending = []
                    rest = rest[(end + 1)...]
                }
                if pending.count < limit { pending += rest }
            }
            if !pending.isEmpty { continuation.yield(pending) }
            continuation.finish()
        }
        thread.start()
    }

    /// To be called for each line, once it is dealt with.
    func done() { room.signal() }
}

/// Writes whole lines, one after the other.
final class LineOutput: Sendable {
    private let descriptor: Int32
    private let lock = NSLock()

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// False where nobody reads any more.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        lock.withLock {
            var rest = (bytes + [0x0A])[...]
            while !rest.isEmpty {
                // Unsafe: `write` gets the slice's own storage and its length, and keeps neither.
                let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}
