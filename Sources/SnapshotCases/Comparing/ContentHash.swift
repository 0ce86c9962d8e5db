/// XXH64 (github.com/Cyan4973/xxHash, doc/xxhash_spec.md): a hash that costs less than reading the memory, the same on
/// every machine. Two versions of one snapshot are compared by it; it is no protection against somebody who wants them
/// to be taken for the same.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    package let value: UInt64

    package init(value: UInt64) { self.value = value }

    // Unsafe: read only during the call.
    package init(_ bytes: [UInt8], seed: UInt64 = 0) { self = bytes.withUnsafeBytes { ContentHash($0, seed: seed) } }

    package init(_ text: String) {
        var text = text
        self = text.withUTF8 { ContentHash(UnsafeRawBufferPointer($0), seed: 0) }
    }

    /// Reads what `description` writes.
    package init?(_ text: Substring) {
        guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
        self.value = value
    }

    /// Sixteen hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    // Unsafe: every offset below is less than the count by a word.
    package init(_ bytes: UnsafeRawBufferPointer, seed: UInt64) {
        var offset = 0
        var hash: UInt64
        if bytes.count >= 32 {
            var lanes = (
                seed &+ Prime.first &+ Prime.second, seed &+ Prime.second, seed, seed &- Prime.first
            )
            let end = bytes.count - 32
            while offset <= end {
                lanes.0 = Self.round(lanes.0, Self.word(bytes, offset))
                lanes.1 = Self.round(lanes.1, Self.word(bytes, offset + 8))
                lanes.2 = Self.round(lanes.2, Self.word(bytes, offset + 16))
                lanes.3 = Self.round(lanes.3, Self.word(bytes, offset + 24))
                offset += 32
            }
            hash =
                Self.turned(lanes.0, 1) &+ Self.turned(lanes.1, 7) &+ Self.turned(lanes.2, 12)
                &+ Self.turned(lanes.3, 18)
            for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
                hash = (hash ^ Self.round(0, lane)) &* Prime.first &+ Prime.fourth
            }
        } else {
            hash = seed &+ Prime.fifth
        }
        hash &+= UInt64(bytes.count)
        while offset + 8 <= bytes.count {
            hash = Self.turned(hash ^ Self.round(0, Self.word(bytes, offset)), 27) &* Prime.first &+ Prime.fourth
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let half = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            hash = Self.turned(hash ^ (half &* Prime.first), 23) &* Prime.second &+ Prime.third
            offset += 4
        }
        while offset < bytes.count {
            hash = Self.turned(hash ^ (UInt64(bytes[offset]) &* Prime.fifth), 11) &* Prime.first
            offset += 1
        }
        hash = (hash ^ (hash >> 33)) &* Prime.second
        hash = (hash ^ (hash >> 29)) &* Prime.third
        value = hash ^ (hash >> 32)
    }

    private enum Prime {
        static let first: UInt64 = 0x9E37_79B1_85EB_CA87
        static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
        static let third: UInt64 = 0x1656_67B1_9E37_79F9
        static let fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
        static let fifth: UInt64 = 0x27D4_EB2F_1656_67C5
    }

    @inline(__always)
    // Unsafe: the caller has a whole word left there.
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private static func turned(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }

    @inline(__always)
    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        turned(lane &+ word &* Prime.second, 31) &* Prime.first
    }
}
