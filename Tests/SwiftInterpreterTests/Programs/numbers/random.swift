struct LCG: RandomNumberGenerator {
    var state: UInt64;
    mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state }
}
func run() {
    var g = LCG(state: 42); let a = g.next(), b = g.next(); print(a != b, a, b % 10); var h = LCG(state: 42);
    print(
        h.next() == a, (0..<100).allSatisfy { _ in (1...6).contains(Int.random(in: 1...6)) },
        [1, 2, 3].shuffled().sorted(), [Int]().randomElement() as Any)
}
