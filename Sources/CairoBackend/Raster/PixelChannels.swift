// Unsafe: the bits of four numbers as four words of the same size.

/// Four channels of a pixel, each rounded down and kept within 0…255. All four at once, and without a question: a number
/// that isn't too large plus 1.5 · 2^23 has its whole part in its lowest bits.
struct PixelChannels {
    private let bits: SIMD4<UInt32>
    private static let shift: Float = 12_582_912
    private static let base = Int32(bitPattern: shift.bitPattern)

    @inline(__always)
    init(_ values: SIMD4<Float>) {
        let nearest = values + Self.shift
        // Negative where the nearest whole number is above; its sign is then what is too much.
        let rest = values - (nearest - Self.shift)
        bits =
            unsafeBitCast(nearest, to: SIMD4<UInt32>.self) &- (unsafeBitCast(rest, to: SIMD4<UInt32>.self) &>> 31)
    }

    @inline(__always)
    subscript(index: Int) -> UInt32 {
        let value = min(max(Int32(bitPattern: bits[index]), Self.base), Self.base + 255)
        return UInt32(bitPattern: value &- Self.base)
    }
}
