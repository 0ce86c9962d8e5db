import Foundation
func half(_ x: CGFloat) -> CGFloat { x / 2 }
func area(_ w: Double, _ h: Double) -> Double { w * h }
func run() {
    let ratio: CGFloat = 2 / 3
    let d: Double = 3
    let i = 7
    print(ratio > 0.66, i / 2, Double(i) / 2, half(d), area(ratio, 3) > 1.9)
    let size = CGSize(width: 10, height: d * 2)
    print(size.width + d, size.height * 0.5, i % 4, -i, +d)
    let mixed = d * Double(ratio) + size.width
    print(mixed > 11.9)
    let values: [CGFloat] = [1, 2.5, CGFloat(i)]
    print(values.reduce(0, +), values.max()!, [1, 2.5].map { $0 * 2 })
    var total = 0.0
    for k in 0..<3 { total += Double(k) * 0.5 }
    print(total, 1e3, 0x1F, 0b101, 1_000, 5 / 2 * 2.0)
    let angle = Double.pi / 4
    print((sin(angle) * 100).rounded() / 100, abs(-3), max(1, 2.5), min(CGFloat(3), 2))
    print(7.quotientAndRemainder(dividingBy: 2), Int(3.9), Int("12")!, UInt8(200) &+ 100, Int8(truncatingIfNeeded: 300))
}
