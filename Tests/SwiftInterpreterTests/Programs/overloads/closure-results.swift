import Foundation
struct Vector {
    var x = 0.0, y = 0.0; static let zero = Vector();
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
}
func run() {
    let sizes = [CGSize(width: 3, height: 1), CGSize(width: 2, height: 4)]
    let most = sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    print(most.width, most.height)
    let sum = sizes.reduce(.zero) { Vector(x: $0.x + $1.width, y: $0.y + $1.height) }
    print(sum.x, sum.y)
    let box = sizes.reduce(CGRect.null) { $0.union(CGRect(origin: .zero, size: $1)) }
    print(box.width, box.height)
    let total: Vector = sizes.map { Vector(x: $0.width, y: $0.height) }.reduce(.zero, +)
    print(total.x, total.y)
}
