import CDigest

/// A SHA-256 in the making, of parts that can't run into each other.
struct ContentHasher {
    private var state = digest()

    init() { digest_begin(&state) }

    /// Bytes as they are.
    mutating func add(raw bytes: [UInt8]) { digest_add(&state, bytes, bytes.count) }

    /// A part with its length before it, so that `"ab", "c"` isn't `"a", "bc"`.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var count = UInt64(bytes.count).littleEndian
            digest_add(&state, &count, 8)
            digest_add(&state, bytes.baseAddress, bytes.count)
        }
    }

    mutating func add(_ number: Int) { add(String(number)) }

    mutating func finish() -> String {
        var result = [UInt8](repeating: 0, count: 32)
        digest_end(&state, &result)
        return ContentHash.hexadecimal(result)
    }
}

enum ContentHash {
    /// The SHA-256 of bytes, as 64 digits.
    static func of(_ bytes: [UInt8]) -> String {
        var hasher = ContentHasher()
        hasher.add(raw: bytes)
        return hasher.finish()
    }

    fileprivate static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
