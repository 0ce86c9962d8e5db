func run() {
    print(
        7 / 2, -7 / 2, 7 % 3, -7 % 3, Int.max, Int.min, UInt8.max, Int16.min, UInt64.max, (7 as Int).isMultiple(of: 7),
        6.signum(), (-6).magnitude)
    print(
        Int8(127) &+ 1, UInt8(5) &- 6, 200.multipliedReportingOverflow(by: 2), Int32(5) + 3, UInt(7) * 2,
        Int64(1) << 40, UInt16(0xFF00) >> 8, 0b1010 ^ 0b0110, ~UInt8(1), 5 & 6 | 8)
    print(
        Int(3.99), Int(-3.99), Int("0x1F") as Any, Int("12a") as Any, Int("1F", radix: 16)!, Int8(exactly: 300) as Any,
        UInt8(clamping: -5), Int(truncatingIfNeeded: UInt64.max), UInt8(truncatingIfNeeded: 257), Int(exactly: 3.0)!)
    print(
        10.nonzeroBitCount, 8.trailingZeroBitCount, Int.bitWidth, UInt8(1).leadingZeroBitCount, 5.advanced(by: 2),
        5.distance(to: 9), (1...5).reduce(1, *), abs(-4), max(3, 9, 2), min(4, 1), String(42, radix: 2),
        42.description.count)
    var x: UInt8 = 250; x &+= 10; print(x); var i = 5; i += 2; i -= 1; i *= 3; i /= 2; i %= 5; i <<= 2; i |= 1; i ^= 3;
    print(i);
    print(
        Double(5) / 2, 5.0.rounded(), Int.random(in: 3...3), 1_000_000 == 1000000, 0o17,
        12.quotientAndRemainder(dividingBy: 5).remainder)
    let a: Int32 = 7, b: UInt8 = 3;
    print(
        Int(a) + Int(b), a / 2, b.isMultiple(of: 3), Int32(b) + a, a > 6, Float(a) / 2, [Int8](repeating: 1, count: 2),
        type(of: a), (5 as UInt).description)
}
