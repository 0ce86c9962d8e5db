/// The checksum at the end of a zlib stream.
enum Adler32 {
    private static let modulus: UInt64 = 65_521

    /// The checksum of two pieces one after the other, from those of each alone.
    ///
    /// Both sums start from 1: the sum of bytes adds up less that 1, and the sum of sums counts the first piece's sum
    /// once more for each byte of the second.
    static func combined(_ first: UInt32, _ second: UInt32, secondCount: Int) -> UInt32 {
        let (low1, high1) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (low2, high2) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        let count = UInt64(secondCount) % modulus
        let low = (low1 + low2 + modulus - 1) % modulus
        let high = (high1 + high2 + count * low1 + modulus - count) % modulus
        return UInt32(high << 16 | low)
    }
}
