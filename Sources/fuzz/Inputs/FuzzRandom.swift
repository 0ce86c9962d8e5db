/// SplitMix64: a run of the fuzzer is the same for the same seed on every machine.
struct FuzzRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// True once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// From 0 to `limit` - 1; 0 where there is nothing below.
    mutating func below(_ limit: Int) -> Int { limit > 1 ? Int(next() % UInt64(limit)) : 0 }

    mutating func pick<Items: RandomAccessCollection>(_ items: Items) -> Items.Element? where Items.Index == Int {
        items.isEmpty ? nil : items[items.startIndex + below(items.count)]
    }
}
