// What closures and functions take, where the values before them say nothing.
enum Shape { case square(Int), circle(Int) }
func area(_ shape: Shape) -> Int {
    switch shape {
    case .square(let side): side * side
    case .circle(let radius): 3 * radius
    }
}
func compose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }
func ~= (test: (Int) -> Bool, value: Int) -> Bool { test(value) }
func run() {
    print([.square(2), .circle(2)].map(area), [.square(3)].map(area).reduce(0, +))
    print(compose({ $0 + 1 }, { "\($0)!" })(3))
    switch 5 {
    case { $0 < 3 }: print("small")
    case { $0 > 4 }: print("large")
    default: print("between")
    }
}
