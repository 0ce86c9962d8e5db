import Foundation

/// The points that San Francisco and New York add after each glyph, by size (facts 14.4, 14.5), in hundredths.
package enum SystemTracking {
    /// The tracking of a design at `size` points; between the table's sizes it is interpolated.
    package static func tracking(design: FontDescriptor.Design, size: CGFloat) -> CGFloat {
        switch design {
        case .default: return interpolate(sanFrancisco, at: size)
        case .rounded: return interpolate(rounded, at: size)
        case .serif: return interpolate(newYork, at: size)
        case .monospaced: return 0
        }
    }

    private static func interpolate(_ table: [(size: Int16, value: Int16)], at size: CGFloat) -> CGFloat {
        guard let first = table.first, size > CGFloat(first.size) else {
            return CGFloat(table.first?.value ?? 0) / 100
        }
        var (low, high) = (0, table.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if CGFloat(table[middle].size) <= size { low = middle } else { high = middle }
        }
        let below = table[low]
        guard high < table.count else { return CGFloat(below.value) / 100 }
        let above = table[high]
        let part = (size - CGFloat(below.size)) / CGFloat(above.size - below.size)
        return (CGFloat(below.value) + part * CGFloat(above.value - below.value)) / 100
    }

    private static let sanFrancisco: [(size: Int16, value: Int16)] = [
        (6, 24), (7, 23), (8, 21), (9, 17), (10, 12), (11, 6), (12, 0), (13, -8), (14, -15), (15, -23), (16, -31),
        (17, -43), (18, -44), (19, -45), (20, -45), (21, -36), (22, -26), (23, -10), (24, 7), (25, 15), (26, 22),
        (27, 29), (28, 38), (29, 40), (30, 40), (31, 39), (32, 41), (33, 40), (34, 40), (35, 38), (36, 37), (37, 36),
        (38, 37), (39, 38), (40, 37), (41, 36), (42, 37), (43, 38), (44, 37), (45, 35), (46, 36), (47, 37), (48, 35),
        (49, 33), (50, 34), (51, 35), (52, 33), (53, 31), (54, 32), (56, 30), (58, 28), (60, 26), (62, 24), (64, 22),
        (66, 19), (68, 17), (70, 14), (72, 14), (76, 7), (80, 0),
    ]

    private static let rounded: [(size: Int16, value: Int16)] = [
        (6, 51), (7, 54), (8, 57), (9, 57), (10, 57), (11, 56), (12, 54), (13, 51), (14, 48), (15, 44), (16, 41),
        (17, 37), (18, 37), (19, 37), (20, 36), (21, 35), (22, 34), (23, 35), (24, 35), (25, 35), (26, 36), (28, 36),
        (30, 37), (34, 38), (40, 39), (48, 35), (60, 23), (72, 11), (80, 0),
    ]

    private static let newYork: [(size: Int16, value: Int16)] = [
        (10, 15), (12, 7), (13, 5), (14, 3), (15, 0), (16, -3), (17, -7), (20, -20), (22, -23), (28, -33), (34, -45),
    ]
}
