import CDigest

/// The SHA-256 by which answers are known.
struct ContentHash {
    private var state = digest()

    init() { digest_begin(&state) }

    static func hex(_ bytes: [UInt8]) -> String {
        var hash = ContentHash()
        hash.add(bytes)
        return hash.finish()
    }

    mutating func add(_ bytes: [UInt8]) { digest_add(&state, bytes, bytes.count) }

    /// A part of several, which no other parts together equal.
    mutating func add(part text: String) { add(part: Array(text.utf8)) }

    mutating func add(part bytes: [UInt8]) {
        var count = UInt64(bytes.count).littleEndian
        digest_add(&state, &count, 8)
        add(bytes)
    }

    mutating func finish() -> String {
        var result = [UInt8](repeating: 0, count: 32)
        digest_end(&state, &result)
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: result.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
