import Foundation

func check<T: FixedWidthInteger>(_ name: String, _ numbers: [T]) {
    print("==", name, T.bitWidth, T.isSigned, T.min, T.max, T.zero)
    for x in numbers {
        print(
            x, x.magnitude, x.signum(), x.nonzeroBitCount, x.leadingZeroBitCount, x.trailingZeroBitCount, x.byteSwapped,
            x.bigEndian == x.byteSwapped, x.littleEndian == x, ~x, x.bitWidth)
        print(T(bigEndian: x), T(littleEndian: x), T(truncatingIfNeeded: x), String(x, radix: 16), String(x, radix: 2))
        for y in numbers {
            let sum = x.addingReportingOverflow(y)
            let difference = x.subtractingReportingOverflow(y)
            let product = x.multipliedReportingOverflow(by: y)
            let quotient = x.dividedReportingOverflow(by: y)
            let remainder = x.remainderReportingOverflow(dividingBy: y)
            print(
                sum.partialValue, sum.overflow, difference.partialValue, difference.overflow, product.partialValue,
                product.overflow, quotient.partialValue, quotient.overflow, remainder.partialValue, remainder.overflow)
            print(x &+ y, x &- y, x &* y, x & y, x | y, x ^ y, x < y, x == y, x >= y, x.isMultiple(of: y))
            let wide = x.multipliedFullWidth(by: y)
            print(wide.high, wide.low)
            if y != 0, !quotient.overflow {
                let both = x.quotientAndRemainder(dividingBy: y)
                print(both.quotient, both.remainder, x / y, x % y)
            }
        }
        for shift in [0, 1, 3, 7, 8, 9, 31, 33, 64, 65, -1, -3, -70] {
            print(x << shift, x >> shift, terminator: " ")
        }
        for shift in [0, 1, 3, 7, 9, 63] as [T] { print(x &<< shift, x &>> shift, terminator: " ") }
        print()
    }
}

func convert<T: BinaryInteger>(_ x: T) {
    print(
        Int(clamping: x), Int8(clamping: x), UInt8(clamping: x), UInt16(clamping: x), Int32(clamping: x),
        UInt(clamping: x), UInt64(clamping: x))
    print(
        Int(truncatingIfNeeded: x), Int8(truncatingIfNeeded: x), UInt8(truncatingIfNeeded: x),
        UInt16(truncatingIfNeeded: x), Int32(truncatingIfNeeded: x), UInt(truncatingIfNeeded: x))
    print(
        Int(exactly: x) as Any, Int8(exactly: x) as Any, UInt8(exactly: x) as Any, UInt64(exactly: x) as Any,
        Double(exactly: x) as Any, Float(exactly: x) as Any)
    print(Double(x), Float(x), x.description)
}

func run() {
    check("Int", [0, 1, -1, 7, -13, 1_000_003, .max, .min] as [Int])
    check("Int8", [0, 1, -1, 7, -13, 100, .max, .min] as [Int8])
    check("Int16", [0, -1, 300, .max, .min] as [Int16])
    check("Int32", [0, -1, 70_000, .max, .min] as [Int32])
    check("Int64", [0, -1, 70_000, .max, .min] as [Int64])
    check("UInt", [0, 1, 9, .max, 1 << 63] as [UInt])
    check("UInt8", [0, 1, 9, 200, .max] as [UInt8])
    check("UInt16", [0, 1, 9, .max] as [UInt16])
    check("UInt32", [0, 1, 9, .max] as [UInt32])
    check("UInt64", [0, 1, 9, .max, 0xDEAD_BEEF_0000_0001] as [UInt64])
    for x in [0, 1, -1, 127, 128, -129, 255, 256, 65_536, Int.max, Int.min, 1 << 53, (1 << 53) + 1, 16_777_217] {
        convert(x)
    }
    for x in [0, 200, UInt64.max, 1 << 63] as [UInt64] { convert(x) }
    convert(Int8(-5))
    for text in [
        "12", "+12", "-12", " 12", "0x1F", "ff", "FF", "1111", "", "-", "9223372036854775808", "z", "1_000", "٣",
    ] {
        print(
            text, Int(text) as Any, Int(text, radix: 16) as Any, Int(text, radix: 36) as Any, UInt8(text) as Any,
            UInt64(text) as Any, Int8(text, radix: 2) as Any, UInt64(text, radix: 16) as Any)
    }
    print(UInt8(ascii: "A"), UInt8(bitPattern: -1), Int8(bitPattern: 200), Int(bitPattern: UInt.max))
    print(UInt32(bitPattern: -2), Int64(bitPattern: UInt64.max), UInt(bitPattern: -1), UInt64(bitPattern: -1))
    print(String(UInt64.max, radix: 36), String(255 as UInt8, radix: 16, uppercase: true), String(-255, radix: 16))

    print(
        (200 as UInt8).dividingFullWidth((3, 4)), UInt64.max.dividingFullWidth((UInt64.max - 1, 7)),
        (-9).dividingFullWidth((0, 100)), (-7).quotientAndRemainder(dividingBy: 2), (-7) / 2, (-7) % 2)
    var small: UInt8 = 250
    small &+= 10
    print(small, small.words.first!, Int.random(in: 3...3), (5 as Int8).advanced(by: 3), (5 as UInt8).distance(to: 9))
    print(UInt8.max.formatted(), Int32.max.formatted(), (7 as Int64).formatted(.percent), UInt64.max.description)
    print(Int("12")!.isMultiple(of: 5), max(3, 9, -2), min(3, 9, -2), abs(-9), abs(Int8(-5)))
    print(0b1010, 0o17, 0xFF, 1_000, -0x80, 1e3, 0x1p4)
}
