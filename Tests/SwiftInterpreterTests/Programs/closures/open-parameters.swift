struct Noise {
    var margin = (most: { Double.random(in: 0...$0) < 100 }, half: { ($0 + 1) / 2.0 })
    var scale = (up: { (n: Int) in n * 2 }, name: "x")
}
struct Point { var x = 0; init(_ x: Int) { self.x = x } }
typealias Step = (isFirst: Bool, next: () -> String)
typealias Size = (width: Int, height: Double)
struct Pager {
    var step: Step { Step(isFirst: true, next: { "n" }) }
    var size: Size { Size(width: 2, height: 3) }
    var plain: Size { Size(4, 5) }
}
func late(_ value: @autoclosure () -> Int = made(), twice: Bool = false) -> Int { twice ? value() + value() : 1 }
nonisolated(unsafe) var calls = 0
func made() -> Int { calls += 1; return calls }
@resultBuilder struct Table {
    static func buildBlock(_ rows: (String, Double)...) -> [(String, Double)] { rows }
}
func table(@Table _ make: () -> [(String, Double)]) -> Double { make().reduce(0) { $0 + $1.1 } }
func pair<T>(_ make: () -> (String, T)) -> T { make().1 }
func run() {
    let noise = Noise()
    print(noise.margin.most(8), noise.margin.half(4), noise.scale.up(3))
    let root = { (0 + $0).squareRoot() + 0.5 }
    print(root(16))
    let names = [1, 2].map { n -> String? in
        if n == 1 { return nil }
        return "two"
    }
    print(names.compactMap { $0 })
    let pager = Pager()
    print(pager.step.isFirst, pager.step.next(), pager.size.height, pager.plain.width)
    print(late(), calls, late(twice: true), calls, late(10, twice: true), calls)
    print(
        table {
            ("a", 4.5); ("b", 5.0)
        }, pair { ("a", 4) }, pair { ("b", "c") })
}
