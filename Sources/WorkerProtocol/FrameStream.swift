import Glibc

/// Messages over a connected socket, each with its kind and its length before it. A descriptor that is used with an end
/// has to be one that doesn't block.
public struct FrameStream: Sendable {
    public enum Kind: UInt8, Sendable {
        case greeting = 1
        case request, answer
        /// The process that worked on the request ended without an answer; the payload is how.
        case end
    }

    public enum Failure: Error, Sendable, Hashable {
        /// The other side is gone.
        case closed
        /// The other side took longer than it may.
        case late
        /// The other side doesn't keep to the protocol.
        case malformed
    }

    public let descriptor: Int32
    /// The longest message that is read.
    public var limit = 256 << 20

    public init(_ descriptor: Int32) { self.descriptor = descriptor }

    private static let headLength = 9
    private static let mark: [UInt8] = [0xEA, 0x5E, 0x1F, 0x01]

    public func send(_ kind: Kind, _ payload: [UInt8], until end: UInt64 = .max) throws(Failure) {
        var head = Self.mark
        head.append(kind.rawValue)
        // Unsafe: the bytes of a number of its own, copied before the closure ends.
        withUnsafeBytes(of: UInt32(payload.count).littleEndian) { head.append(contentsOf: $0) }
        try write(head, until: end)
        try write(payload, until: end)
    }

    public func receive(until end: UInt64 = .max) throws(Failure) -> (kind: Kind, payload: [UInt8]) {
        let head = try read(Self.headLength, until: end)
        guard head.starts(with: Self.mark), let kind = Kind(rawValue: head[4]) else { throw .malformed }
        var length = 0
        for byte in head[5..<9].reversed() { length = length << 8 | Int(byte) }
        guard length <= limit else { throw .malformed }
        return (kind, try read(length, until: end))
    }

    /// Nanoseconds of the machine's clock that never goes back.
    public static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }

    // MARK: - Bytes

    private func wait(for events: Int16, until end: UInt64) throws(Failure) {
        guard end != .max else { return }
        while true {
            let now = Self.now
            guard now < end else { throw .late }
            var entry = pollfd(fd: descriptor, events: events, revents: 0)
            let ready = poll(&entry, 1, Int32(min((end - now) / 1_000_000 + 1, 60_000)))
            if ready > 0 { return }
            if ready < 0, errno != EINTR { throw .closed }
        }
    }

    private func write(_ bytes: [UInt8], until end: UInt64) throws(Failure) {
        var place = 0
        while place < bytes.count {
            try wait(for: Int16(POLLOUT), until: end)
            // Unsafe: `write` gets what is left of the array: from `place`, which is below its count.
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + place }, buffer.count - place)
            }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { throw .closed }
            place += count
        }
    }

    private func read(_ length: Int, until end: UInt64) throws(Failure) -> [UInt8] {
        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
            while filled < length {
                do throws(Failure) { try wait(for: Int16(POLLIN), until: end) } catch { failure = error }
                if failure != nil { return }
                let count = Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, length - filled)
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else {
                    failure = .closed
                    return
                }
                filled += count
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
