struct Vec: Equatable {
    var x, y: Double
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Vec) -> Vec { a * k }
    static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
    static func += (a: inout Vec, b: Vec) { a = a + b }
}
infix operator ** : Power
precedencegroup Power {
    higherThan: MultiplicationPrecedence
    associativity: right
}
func ** (a: Double, b: Int) -> Double { var r = 1.0; for _ in 0..<b { r *= a }; return r }
infix operator |> : Pipe
precedencegroup Pipe {
    lowerThan: AdditionPrecedence
    associativity: left
}
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Int) -> Double { Double(x) / 100 }
struct Money: Comparable { var cents: Int; static func < (a: Money, b: Money) -> Bool { a.cents < b.cents } }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func even(_ n: Int) -> Bool { n % 2 == 0 }
func run() {
    var v = Vec(x: 1, y: 2) + Vec(x: 3, y: 4) * 2
    v += -Vec(x: 1, y: 1)
    print(v, 2 * v, v == Vec(x: 6, y: 9), v != v)
    print(2 ** 3 * 2, 2.0 ** 2, 3 + 1 |> { $0 * 2 } |> String.init, √16.0, 25%%)
    print(
        Money(cents: 3) < Money(cents: 5), Money(cents: 3) >= Money(cents: 5),
        [Money(cents: 2), Money(cents: 1)].min()!.cents)
    switch 4 {
    case even: print("even");
    default: print("odd")
    }
    print(7 & 3, 4 | 1, 5 ^ 1, ~0, 1 << 4, -17 >> 2, 6 &* 7, Int.max &+ 1 == Int.min)
    print([1, 2].reduce(0, +), [3, 4].reduce(1, *), [true, false].reduce(true) { $0 && $1 }, (1...3).map(-))
}
