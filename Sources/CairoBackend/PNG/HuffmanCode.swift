/// A Huffman code of limited length, as DEFLATE writes it.
struct HuffmanCode {
    /// Bits of each symbol; 0 for those that don't occur.
    private(set) var lengths: [UInt8]
    /// The bits themselves, the first one lowest.
    private(set) var codes: [UInt16]

    init(frequencies: [UInt32], longest: Int) {
        lengths = Self.lengths(frequencies, longest: longest)
        codes = Self.codes(lengths)
    }

    private static func lengths(_ frequencies: [UInt32], longest: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: frequencies.count)
        var symbols: [(symbol: Int, frequency: UInt32)] = []
        for (symbol, frequency) in frequencies.enumerated() where frequency > 0 { symbols.append((symbol, frequency)) }
        // A decoder expects two codes at least.
        for symbol in 0..<min(2, frequencies.count) where symbols.count < 2 && frequencies[symbol] == 0 {
            symbols.append((symbol, 1))
        }
        while true {
            symbols.sort { ($0.frequency, $0.symbol) < ($1.frequency, $1.symbol) }
            let depths = treeDepths(symbols.map(\.frequency))
            if depths.allSatisfy({ $0 <= longest }) {
                for (entry, depth) in zip(symbols, depths) { result[entry.symbol] = UInt8(depth) }
                return result
            }
            // Levelling the frequencies makes the tree shallower at little cost.
            for index in symbols.indices { symbols[index].frequency = symbols[index].frequency / 2 + 1 }
        }
    }

    /// The depth of each leaf of the Huffman tree over ascending weights.
    private static func treeDepths(_ weights: [UInt32]) -> [Int] {
        let count = weights.count
        guard count > 1 else { return [1] }
        var nodes = weights.map(UInt64.init)
        nodes.reserveCapacity(2 * count)
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, branch) = (0, count)
        func isLeafNext() -> Bool { leaf < count && (branch >= nodes.count || nodes[leaf] <= nodes[branch]) }
        while nodes.count < 2 * count - 1 {
            var sum: UInt64 = 0
            for _ in 0..<2 {
                let next = isLeafNext() ? leaf : branch
                if next < count { leaf += 1 } else { branch += 1 }
                sum += nodes[next]
                parents[next] = nodes.count
            }
            nodes.append(sum)
        }
        var depths = [Int](repeating: 0, count: 2 * count - 1)
        for node in stride(from: 2 * count - 3, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
        return Array(depths[..<count])
    }

    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        var code = 0
        for length in 1...16 {
            code = (code + counts[length - 1]) << 1
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let value = next[Int(length)]
            next[Int(length)] += 1
            return reversed(UInt16(truncatingIfNeeded: value), bits: Int(length))
        }
    }

    private static func reversed(_ value: UInt16, bits: Int) -> UInt16 {
        var (rest, result) = (value, UInt16(0))
        for _ in 0..<bits {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }
}
