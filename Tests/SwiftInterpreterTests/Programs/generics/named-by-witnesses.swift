// Associated types that members of the type tell, by their names.
protocol Represented {
    associatedtype Shown
    func make() -> Shown
    func update(_ shown: Shown)
}
class Shape { var side = 1 }
struct Square: Represented {
    func make() -> some Shape { Shape() }
    func update(_ shown: Shown) { print(shown.side) }
}
struct Down: IteratorProtocol {
    var n: Int
    mutating func next() -> Int? {
        n -= 1
        return n >= 0 ? n : nil
    }
}
struct Count: Sequence {
    let n: Int
    func makeIterator() -> Down { Iterator(n: n) }
    func start() -> Element? { first { _ in true } }
}
func run() {
    Square().update(Square().make())
    print(Array(Count(n: 3)), Count(n: 2).start() as Any)
}
