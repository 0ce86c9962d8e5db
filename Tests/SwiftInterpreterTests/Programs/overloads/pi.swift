import Foundation
func point(_ i: Int, of n: Int) -> CGPoint {
    let angle = 2 * .pi * Double(i) / Double(n) - .pi / 2
    return CGPoint(x: cos(angle) * 10, y: sin(angle) * 10)
}
func run() {
    let p = point(1, of: 4)
    print((p.x * 100).rounded() / 100, (p.y * 100).rounded() / 100)
    let full: CGFloat = 2 * .pi
    let half = .pi / 2 * 1.0
    let turns: [Double] = [.pi * 2, 2 * .pi, -.pi / 4]
    print(full > 6.28, half > 1.57, turns.map { ($0 * 10).rounded() / 10 }, 0.5 * .pi * 2 == Double.pi)
    let degrees = 45.0
    print(
        (degrees * .pi / 180 * 1000).rounded() / 1000,
        stride(from: 0, to: 2 * .pi, by: .pi / 2).map { ($0 as Double).rounded() })
}
