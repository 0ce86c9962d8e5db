import Foundation

/// The sign of what isn't a number is the machine's.
func show(_ values: Any...) {
    print(values.map { "\($0)".replacingOccurrences(of: "-nan", with: "nan") }.joined(separator: " "))
}

func checkDouble(_ name: String, _ numbers: [Double]) {
    print(
        "==", name, Double.radix, Double.exponentBitCount, Double.significandBitCount, Double.infinity, Double.nan,
        Double.zero, Double.pi)
    print(Double.greatestFiniteMagnitude, Double.leastNormalMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne)
    for x in numbers {
        show(
            x, x.sign, x.exponent, x.significand, x.magnitude, x.ulp, x.nextUp, x.nextDown, x.binade,
            x.significandWidth, x.isFinite, x.isZero, x.isNormal, x.isSubnormal, x.isInfinite, x.isNaN, x.isCanonical)
        print(x.floatingPointClass, x.exponentBitPattern, x.significandBitPattern, x.isSignalingNaN)
        show(
            x.rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.towardZero), x.rounded(.awayFromZero),
            x.rounded(.toNearestOrEven), x.squareRoot())
        for y in numbers {
            show(
                x + y, x - y, x * y, x / y, x < y, x == y, x.remainder(dividingBy: y),
                x.truncatingRemainder(dividingBy: y), x.addingProduct(y, 3), Double.minimum(x, y), Double.maximum(x, y),
                Double.minimumMagnitude(x, y), Double.maximumMagnitude(x, y), Double(signOf: x, magnitudeOf: y),
                x.isTotallyOrdered(belowOrEqualTo: y), x.isEqual(to: y), x.isLess(than: y), x.isLessThanOrEqualTo(y))
        }
    }
}

func checkFloat(_ name: String, _ numbers: [Float]) {
    print(
        "==", name, Float.radix, Float.exponentBitCount, Float.significandBitCount, Float.infinity, Float.nan,
        Float.zero, Float.pi)
    print(Float.greatestFiniteMagnitude, Float.leastNormalMagnitude, Float.leastNonzeroMagnitude, Float.ulpOfOne)
    for x in numbers {
        show(
            x, x.sign, x.exponent, x.significand, x.magnitude, x.ulp, x.nextUp, x.nextDown, x.binade,
            x.significandWidth, x.isFinite, x.isZero, x.isNormal, x.isSubnormal, x.isInfinite, x.isNaN, x.isCanonical)
        print(x.floatingPointClass, x.exponentBitPattern, x.significandBitPattern, x.isSignalingNaN)
        show(
            x.rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.towardZero), x.rounded(.awayFromZero),
            x.rounded(.toNearestOrEven), x.squareRoot())
        for y in numbers {
            show(
                x + y, x - y, x * y, x / y, x < y, x == y, x.remainder(dividingBy: y),
                x.truncatingRemainder(dividingBy: y), x.addingProduct(y, 3), Float.minimum(x, y), Float.maximum(x, y),
                Float.minimumMagnitude(x, y), Float.maximumMagnitude(x, y), Float(signOf: x, magnitudeOf: y),
                x.isTotallyOrdered(belowOrEqualTo: y), x.isEqual(to: y), x.isLess(than: y), x.isLessThanOrEqualTo(y))
        }
    }
}

func checkCGFloat(_ name: String, _ numbers: [CGFloat]) {
    print(
        "==", name, CGFloat.radix, CGFloat.exponentBitCount, CGFloat.significandBitCount, CGFloat.infinity, CGFloat.nan,
        CGFloat.zero, CGFloat.pi)
    print(
        CGFloat.greatestFiniteMagnitude, CGFloat.leastNormalMagnitude, CGFloat.leastNonzeroMagnitude, CGFloat.ulpOfOne)
    for x in numbers {
        show(
            x, x.sign, x.exponent, x.significand, x.magnitude, x.ulp, x.nextUp, x.nextDown, x.binade,
            x.significandWidth, x.isFinite, x.isZero, x.isNormal, x.isSubnormal, x.isInfinite, x.isNaN, x.isCanonical)
        print(x.floatingPointClass, x.exponentBitPattern, x.significandBitPattern, x.isSignalingNaN)
        show(
            x.rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.towardZero), x.rounded(.awayFromZero),
            x.rounded(.toNearestOrEven), x.squareRoot())
        for y in numbers {
            show(
                x + y, x - y, x * y, x / y, x < y, x == y, x.remainder(dividingBy: y),
                x.truncatingRemainder(dividingBy: y), x.addingProduct(y, 3), CGFloat.minimum(x, y),
                CGFloat.maximum(x, y),
                CGFloat.minimumMagnitude(x, y), CGFloat.maximumMagnitude(x, y), CGFloat(signOf: x, magnitudeOf: y),
                x.isTotallyOrdered(belowOrEqualTo: y), x.isEqual(to: y), x.isLess(than: y), x.isLessThanOrEqualTo(y))
        }
    }
}

func run() {
    checkDouble("Double", [0, -0.0, 1, -1.5, 2.5, 0.1, 1e300, 1e-310, 123456.789, .infinity, .nan])
    checkFloat("Float", [0, -0.0, 1, -1.5, 2.5, 0.1, 1e38, 1e-40, 123456.789, .infinity, .nan] as [Float])
    checkCGFloat("CGFloat", [0, 1, -1.5, 2.5, 0.1] as [CGFloat])
    for x in [0.1, 0.5, 1.0 / 3, 2.0 / 3, 1e15, 1e16, 1e17, 123456789012345680, 5e-324, 1e-5, 0.0001, 1e21, 100, -0.0] {
        print(x, Float(x), "\(x)", String(x), x.description, String(describing: Float(x)), Int(exactly: x) as Any)
        print(
            Double(String(x)) == x, Float(exactly: x) as Any, CGFloat(x), Double(Float(x)), x.bitPattern,
            Float(x).bitPattern)
    }
    for text in [
        "1", "1.5", "-2e3", "1e400", "inf", "-infinity", "nan", "0x1p3", " 1", "1 ", "", "1.", ".5", "1,5", "1e", "+3",
    ] {
        print(text, Double(text) as Any, Float(text) as Any, CGFloat(Double(text) ?? -1))
    }
    print(
        Double(sign: .minus, exponent: 3, significand: 1.5), Double(bitPattern: 0x4009_21FB_5444_2D18),
        Float(bitPattern: 0x40490FDB))
    print(Double(sign: .plus, exponentBitPattern: 1023, significandBitPattern: 1), Double.signalingNaN.isSignalingNaN)
    var x = 10.0
    x.round(.up); x.formSquareRoot(); print(x)
    x.formRemainder(dividingBy: 2); print(x)
    x.formTruncatingRemainder(dividingBy: 0.3); print(x)
    x.addProduct(2, 3); print(x); x.negate(); print(x)
    let f: Float = 0.1
    var sum: Float = 0
    for _ in 0..<10 { sum += f }
    print(
        sum, sum == 1, Double(f), f * 3, f.squareRoot() * f.squareRoot(), (f * 3).nextUp, [f, sum].reduce(0, +),
        [f, sum].max()!)
    print(Float.pi * 2, Float(1) / 3, Float(16_777_216) + 1, Float(Int.max), Double(Int.max), Double(UInt64.max))
    print(
        pow(f, 2), sqrt(f), sin(f), Float(2).squareRoot(), powf(2, 0.5), sinf(1), fmodf(7, 3), floor(f), ceil(f),
        Darwin(f))
    show(
        0.1 + 0.2, 1.1 * 3, 1e308 * 10, -1.0 / 0, 0.0 / 0, 5.0.remainder(dividingBy: 3),
        3.7.truncatingRemainder(dividingBy: 1))
    print(stride(from: 0.0, through: 1, by: 0.1).map { $0 }, stride(from: Float(0), to: 1, by: 0.25).map { $0 })
    print((1.5...2.5).contains(2), Double.random(in: 1...1), max(1.5, 2), min(Float(1), 3), abs(-1.5), abs(Float(-2)))
    print(FloatingPointSign.minus.rawValue, FloatingPointSign(rawValue: 0)!, 1.0.sign == .plus, (-0.0).sign)
    print(
        Int(3.99), Int(-3.99), UInt8(255.9), Int(2.5.rounded()), Int((-2.5).rounded()),
        Int(2.5.rounded(.toNearestOrEven)))
    let any: [Any] = [Float(0.1), CGFloat(0.1), 0.1, UInt8(3), Int64(4)]
    for value in any { print(type(of: value), value, value is Float, value is Double, value as? UInt8 as Any) }
}

func Darwin(_ f: Float) -> Float {
    hypot(f, f) + atan2(f, 1) + exp(f) + log(f) + cbrt(f) + fabs(f) + trunc(f) + round(f)
}
