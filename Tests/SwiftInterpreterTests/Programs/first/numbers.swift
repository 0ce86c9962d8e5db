import Foundation

func run() {
    print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2, 2 * 3 + 4, (2 + 3) * 4, -5, +3)
    let ratio: CGFloat = 2 / 3
    let index = 7
    print(ratio, index / 2, Double(index) / 2, CGFloat(index) * 1.5, Float(1) / 3)
    print(Double.pi, Int.max, UInt8.max, Double.infinity, -Double.infinity, Double.nan.isNaN)
    print(
        sqrt(16.0), pow(2.0, 10.0), sin(0.0), cos(0.0), floor(2.7), ceil(2.1), (2.5).rounded(), (3.5).rounded(),
        (-2.5).rounded(.down))
    print(abs(-3), abs(-2.5), min(1, 2, 0), max(3, 9), Int(3.99), Int(-3.99), Double(3), 10.isMultiple(of: 5))
    print(1e3, 1.5e-7, 100000000000000000.0, 1e16, 0.1 + 0.2, 1.0, 123456789.0, 5e-324, 3.0e20)
    print(0xFF, 0b101, 0o17, 1_000_000, 0.5, 1.0e2)
    var x = 5
    x += 2; x -= 1; x *= 3; x /= 2; x %= 5
    print(x, x == 4, x != 4, x < 5, x >= 4)
    let u: UInt8 = 200
    print(
        u &+ 100, u / 3, Int(u) + 100, UInt8(12), Int8(-3), UInt8(clamping: 300), UInt8(truncatingIfNeeded: 300),
        Int(exactly: 2.5) as Any)
    print(5 & 3, 5 | 3, 5 ^ 3, 1 << 4, 256 >> 2, ~5)
    print(
        (7).quotientAndRemainder(dividingBy: 2), 10.0.truncatingRemainder(dividingBy: 3), (5).signum(), (-5).magnitude)
    let a = 3, b = 4.0
    print(Double(a) * b, Double(a) + 0.5, hypot(3.0, 4.0), atan2(1.0, 1.0))
    let d: Double = 3
    let c: CGFloat = d * 2
    let e: Double = c + 1
    print(d, c, e, CGFloat(5), [CGFloat(1), 2.5], max(c, 2))
    print((1...10).reduce(0, +), (1..<4).map { Double($0) / 2 }, stride(from: 0.0, to: 1, by: 0.25).map { $0 })
    print(
        Int.random(in: 1...1), Double(7).squareRoot(), 5.0 == 5, 3 > 2.5, Int("12")! + 1,
        3.14159.rounded(.toNearestOrEven))
    let p = CGPoint(x: 1, y: 2.5), r = CGRect(x: 0, y: 0, width: 10, height: 20)
    print(
        p.x + p.y, r.midX, r.maxY, r.size.width, r.insetBy(dx: 1, dy: 2).origin.y, r.contains(p),
        CGSize(width: 3, height: 4) == CGSize(width: 3, height: 4))
    print(true && false || true, !true, true ? 1 : 2)
    print(Int.bitWidth, 42.description, (1.5).description, 6.formatted(), Float(0.1), Float.pi)
}
