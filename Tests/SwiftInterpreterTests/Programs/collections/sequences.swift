struct Fib: Sequence, IteratorProtocol {
    var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a }
}
struct Countdown: Sequence {
    let n: Int;
    func makeIterator() -> AnyIterator<Int> {
        var k = n;
        return AnyIterator {
            k > 0
                ? {
                    k -= 1; return k + 1
                }() : nil
        }
    }
}
struct Ring: Collection {
    let items: [String]; var startIndex: Int { 0 }; var endIndex: Int { items.count };
    func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> String { items[i % items.count] }
}
func run() {
    print(
        Fib().prefix(8).map { $0 }, Array(Countdown(n: 3)), Countdown(n: 4).sorted(), Countdown(n: 2).contains(1),
        Fib().first { $0 > 20 }!)
    let ring = Ring(items: ["a", "b", "c"]);
    print(
        ring.count, ring.first!, ring.map { $0 + "!" }, ring.isEmpty, ring.firstIndex(of: "c")!,
        ring.dropFirst().joined(), ring.reversed())
    print(
        sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 },
        sequence(state: 3) { (s: inout Int) -> Int? in
            s > 0
                ? {
                    s -= 1; return s
                }() : nil
        }.map { $0 })
    print(
        [1, 2, 3].lazy.map { $0 * 2 }.reduce(0, +), AnySequence([1, 2]).map { $0 },
        repeatElement("x", count: 2).joined())
    var it = ["p", "q"].makeIterator(); while let x = it.next() { print(x, terminator: " ") }; print()
    for (a, b) in zip(Fib(), ["x", "y", "z"]) { print(a, b, terminator: ";") }; print()
    print(
        [3, 1, 2].enumerated().sorted { $0.element < $1.element }.map(\.offset),
        [[1, 2], [3]].joined(separator: [0]).map { $0 }, [1, 2, 3, 4].adjacent().map { $0 + $1 })
}
extension Array { func adjacent() -> [(Element, Element)] { Array<(Element, Element)>(zip(self, dropFirst())) } }
