protocol Movable { var x: Double { get set }; mutating func move(by d: Double) }
extension Movable { mutating func move(by d: Double) { x += d } }
protocol Scalable { var scale: Double { get set } }
extension Scalable { mutating func grow() { scale *= 2 } }
struct Sprite: Movable, Scalable, Equatable { var x = 0.0; var scale = 1.0 }
func animate<T: Movable & Scalable>(_ t: T) -> T { var t = t; t.move(by: 3); t.grow(); return t }
func describe(_ t: any Movable & Scalable) -> String { "\(t.x)x\(t.scale)" }
extension Array where Element: Movable {
    mutating func moveAll(_ d: Double) { for i in indices { self[i].move(by: d) } }
}
func run() {
    let s = animate(Sprite()); print(describe(s), s == Sprite(x: 3, scale: 2)); var list = [s, Sprite()];
    list.moveAll(1); print(list.map(\.x))
}
