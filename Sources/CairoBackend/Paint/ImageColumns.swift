import Foundation

// Unsafe: there are as many columns as were appended, whose places were clamped to the part of the bitmap that is drawn;
// `target` has room for `count` of them, which are no more.

/// Where the pixels of a row lie in the rows of a bitmap: between which two columns, and how far from the first.
final class ImageColumns {
    let x: Int
    /// How many there is room for.
    let count: Int
    private let columns: UnsafeMutablePointer<Column>
    private var filled = 0
    private var least = Int.max
    private var largest = -1
    /// Two rows of the bitmap mixed, from column `least` on.
    private var mixed: UnsafeMutablePointer<Mixed>?
    private var mixedRows: (UnsafeRawPointer, UnsafeRawPointer, UInt32)?

    /// From so many pixels on it is worth while to know the columns.
    static let fewest = 8

    private struct Column {
        var left: Int32
        var right: Int32
        /// Of 256.
        var share: UInt32
    }

    /// A pixel times 256: blue and red in one number, green and opacity in the other, 32 bits each.
    private struct Mixed {
        var even: UInt64
        var odd: UInt64
    }

    init(x: Int, count: Int) {
        (self.x, self.count) = (x, count)
        columns = .allocate(capacity: max(count, 1))
    }

    deinit {
        columns.deallocate()
        mixed?.deallocate()
    }

    func append(_ left: Int, _ right: Int, _ share: UInt32) {
        guard filled < count else { return }
        (columns + filled).initialize(to: Column(left: Int32(left), right: Int32(right), share: share))
        filled += 1
        (least, largest) = (min(least, left, right), max(largest, left, right))
    }

    /// Whether mixing all of the bitmap's columns between the first and the last takes no longer than mixing those that
    /// are shown.
    var areDense: Bool { largest - least <= 2 * filled }

    /// The bitmap's nearest pixels.
    func copy(_ row: UnsafeRawPointer, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let columns = columns
        var index = 0
        while index < count {
            target[index] = row.load(fromByteOffset: Int(columns[index].left) &* 4, as: UInt32.self)
            index &+= 1
        }
    }

    /// Mixes four neighbours each by their distance. All sums are exact and rounded once: rows may be mixed first.
    func mix(
        _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, down: UInt32, count: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let mixed = mixedRows(upper, lower, down: UInt64(down))
        let (columns, least) = (columns, least)
        let half: UInt64 = 32_768 << 32 | 32_768
        let whole: UInt64 = 0xFF << 32 | 0xFF
        var index = 0
        while index < count {
            let column = columns[index]
            let (from, to) = (mixed[Int(column.left) &- least], mixed[Int(column.right) &- least])
            let across = UInt64(column.share)
            let even = ((from.even &* (256 &- across) &+ to.even &* across &+ half) >> 16) & whole
            let odd = ((from.odd &* (256 &- across) &+ to.odd &* across &+ half) >> 16) & whole
            let pixel = even | even >> 16 | (odd | odd >> 16) << 8
            target[index] = UInt32(truncatingIfNeeded: pixel)
            index &+= 1
        }
    }

    private func mixedRows(
        _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, down: UInt64
    ) -> UnsafeMutablePointer<Mixed> {
        let length = largest - least + 1
        let result = mixed ?? .allocate(capacity: max(length, 1))
        mixed = result
        if let mixedRows, mixedRows == (upper, lower, UInt32(down)) { return result }
        @inline(__always)
        func even(_ pixel: UInt64) -> UInt64 { (pixel & 0xFF_0000) << 16 | pixel & 0xFF }
        @inline(__always)
        func odd(_ pixel: UInt64) -> UInt64 { (pixel & 0xFF00_0000) << 8 | (pixel >> 8) & 0xFF }
        for index in 0..<max(length, 0) {
            let place = (least + index) * 4
            let above = UInt64(upper.load(fromByteOffset: place, as: UInt32.self))
            let below = UInt64(lower.load(fromByteOffset: place, as: UInt32.self))
            result[index] = Mixed(
                even: even(above) &* (256 - down) &+ even(below) &* down,
                odd: odd(above) &* (256 - down) &+ odd(below) &* down)
        }
        mixedRows = (upper, lower, UInt32(down))
        return result
    }
}
