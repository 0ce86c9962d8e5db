struct Fib: Sequence, IteratorProtocol {
    var (a, b) = (0, 1)
    static let (c, (d, _)): (Int, (String, Bool)) = (3, ("q", true))

    mutating func next() -> Int? {
        if a > 20 { return nil }
        (a, b) = (b, a + b)
        return a
    }
}
let (width, height) = (3.5, 4)
class Box { let (e, f) = ([1], "x") }
func run() {
    let f = Fib()
    print(Array(f), Fib.c, Fib.d, width, height, Box().e, Box().f)
}
