import Foundation
func run() {
    print(
        0.1 + 0.2, 1.0, 1e10, 1e16, 1.5e-7, 100000.0, 123456789.123, Double.pi, -0.0, 5.0 / 0, -1.0 / 0,
        (0.0 / 0).isNaN, 3.0.description, Float(0.1), Float(1) / 3, 1.0e-5, 2.0e15)
    print(
        2.5.rounded(), 3.5.rounded(), (-2.5).rounded(), 2.5.rounded(.up), 2.4.rounded(.down),
        2.5.rounded(.toNearestOrEven), (-2.7).rounded(.towardZero), 7.5.truncatingRemainder(dividingBy: 2), floor(-1.5),
        ceil(1.2), round(2.5), trunc(2.9))
    let roots: [Double] = [sqrt(16), pow(2.0, 10), exp(0.0), log(1.0), log10(1000.0), log2(8.0), sin(0.0), cos(0.0)]
    print(roots)
    let quarter: Double = atan2(1, 1)
    print(quarter == .pi / 4, hypot(3.0, 4.0), abs(-2.5), max(1.5, 2), Double.greatestFiniteMagnitude > 1e308)
    print(fmod(7.0, 3.0))
    print(
        Double("3.14")!, Double("x") as Any, Double(7), Int(7.9), 5.5 > 5, 1.0 == 1, Double.infinity > 1,
        4.0.squareRoot(), 2.0.sign == .plus, (-3.0).magnitude, 8.0.remainder(dividingBy: 3), 1.0.nextUp > 1)
    let w: CGFloat = 10, d: Double = 3;
    print(
        w / 3 > 3.3, w * d, Double(w) + d, CGFloat(d) / 2, min(w, 4), w.rounded(), [w, 2].reduce(0, +), d.clamped(0, 2),
        String(format: "%.1f %5.2f %g", d, w, 0.5), Int(w), w == 10)
    var t = 0.0; for _ in 0..<10 { t += 0.1 };
    print(
        t, t == 1, abs(t - 1) < 1e-9, (0.1 * 3).formatted(), 1234.5.formatted(), 0.256.formatted(.percent),
        12.formatted(), 3.14159.formatted(.number.precision(.fractionLength(2))), 1e6.formatted())
}
extension Comparable { func clamped(_ a: Self, _ b: Self) -> Self { min(max(self, a), b) } }
