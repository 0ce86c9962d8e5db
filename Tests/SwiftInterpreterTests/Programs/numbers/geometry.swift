import Foundation
struct Vector: Equatable {
    var dx, dy: Double; var length: Double { hypot(dx, dy) };
    static func * (v: Vector, k: Double) -> Vector { .init(dx: v.dx * k, dy: v.dy * k) };
    func rotated(_ a: Double) -> Vector { .init(dx: dx * cos(a) - dy * sin(a), dy: dx * sin(a) + dy * cos(a)) }
}
extension CGPoint { static func + (p: CGPoint, v: Vector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) } }
func run() {
    let v = Vector(dx: 3, dy: 4); let p = CGPoint(x: 1, y: 1) + v * 2; print(v.length, p.x, p.y);
    let r = v.rotated(.pi / 2); print((r.dx * 1000).rounded() / 1000, (r.dy * 1000).rounded() / 1000);
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20);
    print(
        rect.maxX, rect.midY, rect.contains(p), rect.insetBy(dx: 5, dy: 5).size.width,
        rect.union(CGRect(x: 40, y: 0, width: 5, height: 5)).width, rect.isEmpty)
}
