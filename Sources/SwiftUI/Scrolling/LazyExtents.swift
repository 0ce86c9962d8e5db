import Foundation

/// Where the slots of a lazy container begin and end: as measured where they were made, else as most others are.
struct LazyExtents {
    private(set) var count: Int
    /// A slot's length with the gap that follows it.
    private var measured: [Int: CGFloat] = [:]
    private var sorted: [Int] = []
    /// Sums of `measured` before each entry of `sorted`.
    private var sums: [CGFloat] = [0]
    /// What a slot that isn't made probably needs: the middle of those that are, which a few exceptions don't move.
    private var typical: CGFloat = 0

    init(count: Int) { self.count = count }

    func isMeasured(_ index: Int) -> Bool { measured[index] != nil }
    func length(_ index: Int) -> CGFloat { measured[index] ?? typical }

    mutating func set(_ lengths: [Int: CGFloat]) {
        measured.merge(lengths) { _, new in new }
        sorted = measured.keys.sorted()
        sums = [0]
        sums.reserveCapacity(sorted.count + 1)
        var sum: CGFloat = 0
        for index in sorted {
            sum += measured[index] ?? 0
            sums.append(sum)
        }
        let values = measured.values.sorted()
        typical = values.isEmpty ? 0 : values[values.count / 2]
    }

    /// Where a slot begins; `count` asks for the end of the last one.
    func start(_ index: Int) -> CGFloat {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < index { low = middle + 1 } else { high = middle }
        }
        return sums[low] + CGFloat(index - low) * typical
    }

    /// The slot that covers a position, or the nearest one.
    func index(at position: CGFloat) -> Int {
        var (low, high) = (0, max(count - 1, 0))
        while low < high {
            let middle = (low + high + 1) / 2
            if start(middle) <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
