import Foundation

// Unsafe: the caller's rows have `count` bytes each, of which there is at least a pixel's.

/// How a PNG row's bytes are written: as they are, or as differences from neighbours.
enum RowFilter: UInt8 {
    case none = 0
    case left = 1
    case above = 2
    case paeth = 4

    /// Writes `count` filtered bytes of `row`; `previous` is the row above.
    func apply(
        _ row: UnsafePointer<UInt8>, previous: UnsafePointer<UInt8>, bytesPerPixel: Int, count: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) {
        switch self {
        case .none: memcpy(target, row, count)
        case .left:
            memcpy(target, row, bytesPerPixel)
            var index = bytesPerPixel
            while index < count {
                target[index] = row[index] &- row[index &- bytesPerPixel]
                index &+= 1
            }
        case .above:
            var index = 0
            while index < count {
                target[index] = row[index] &- previous[index]
                index &+= 1
            }
        case .paeth:
            for index in 0..<bytesPerPixel { target[index] = row[index] &- previous[index] }
            var index = bytesPerPixel
            while index < count {
                let before = index &- bytesPerPixel
                target[index] = row[index] &- Self.paeth(row[before], previous[index], previous[before])
                index &+= 1
            }
        }
    }

    /// The filter that promises the fewest bits for a row of `width` pixels.
    static func best(
        _ row: UnsafePointer<UInt8>, previous: UnsafePointer<UInt8>, bytesPerPixel: Int, count: Int
    ) -> RowFilter {
        var (left, above, paeth) = (0, 0, 0)
        // Every eighth pixel tells enough.
        var start = bytesPerPixel
        while start < count {
            var index = start
            let end = min(start &+ bytesPerPixel, count)
            while index < end {
                let before = index &- bytesPerPixel
                left &+= magnitude(row[index] &- row[before])
                above &+= magnitude(row[index] &- previous[index])
                paeth &+= magnitude(row[index] &- Self.paeth(row[before], previous[index], previous[before]))
                index &+= 1
            }
            start &+= 8 &* bytesPerPixel
        }
        if left <= above && left <= paeth { return .left }
        return above <= paeth ? .above : .paeth
    }

    @inline(__always)
    private static func magnitude(_ difference: UInt8) -> Int { Int(Int8(bitPattern: difference).magnitude) }

    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int(left) &+ Int(above) &- Int(corner)
        let (a, b, c) = (abs(estimate &- Int(left)), abs(estimate &- Int(above)), abs(estimate &- Int(corner)))
        return a <= b && a <= c ? left : b <= c ? above : corner
    }
}
