struct Low: RandomNumberGenerator {
    var calls = 0
    mutating func next() -> UInt64 { calls += 1; return UInt64(calls) << 40 }
}
struct Steps: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state ^ (state >> 29)
    }
}
final class Shared: RandomNumberGenerator {
    var calls: UInt64 = 0
    func next() -> UInt64 { calls += 1; return calls &* 0x9E37_79B9_7F4A_7C15 }
}
func draw<G: RandomNumberGenerator>(_ g: inout G) -> [Int] { (0..<3).map { _ in Int.random(in: 0..<1000, using: &g) } }
func run() {
    var g = Steps()
    print(Int.random(in: 1...6, using: &g), Int.random(in: -5..<5, using: &g), UInt8.random(in: 0...255, using: &g))
    print(Int8.random(in: -100...100, using: &g), UInt64.random(in: 0...UInt64.max, using: &g))
    print(Double.random(in: 0..<1, using: &g), Double.random(in: 2...3, using: &g), Float.random(in: 0..<1, using: &g))
    print(Bool.random(using: &g), Bool.random(using: &g), [1, 2, 3, 4].shuffled(using: &g))
    var list = Array(0..<8)
    list.shuffle(using: &g)
    print(list, list.randomElement(using: &g)!, [Int]().randomElement(using: &g) as Any)
    print(draw(&g))
    var low = Low()
    print(Int.random(in: 0..<10, using: &low), Double.random(in: 25..<75, using: &low), low.calls >= 2)
    var shared = Shared()
    print(Int.random(in: 0..<100, using: &shared), shared.calls)
    var system = SystemRandomNumberGenerator()
    print((1...6).contains(Int.random(in: 1...6, using: &system)))
}
