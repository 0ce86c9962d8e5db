/// Makes an input that does something bad shorter, as long as it still does.
struct Reducer {
    /// How often it may try.
    var budget = 300
    let isStillBad: ([UInt8]) -> Bool

    mutating func reduced(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard Array(text.utf8) == bytes else { return without(bytes) { $0.map { [$0] } } }
        return without(without(bytes, Self.lines), Self.tokens)
    }

    private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
    }

    private static func tokens(_ bytes: [UInt8]) -> [[UInt8]] {
        Tokens(String(decoding: bytes, as: UTF8.self)).items.map { Array($0.utf8) }
    }

    /// Leaves out halves, quarters and so on of the parts.
    private mutating func without(_ bytes: [UInt8], _ cut: ([UInt8]) -> [[UInt8]]) -> [UInt8] {
        var parts = cut(bytes)
        var size = max(1, parts.count / 2)
        while size >= 1, budget > 0 {
            var start = 0
            while start < parts.count, budget > 0 {
                var fewer = parts
                fewer.removeSubrange(start..<min(start + size, parts.count))
                budget -= 1
                if !fewer.isEmpty, isStillBad(Array(fewer.joined())) { parts = fewer } else { start += size }
            }
            size /= 2
        }
        let result = Array(parts.joined())
        return isStillBad(result) ? result : bytes
    }
}
