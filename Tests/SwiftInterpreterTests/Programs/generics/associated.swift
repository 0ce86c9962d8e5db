protocol Container {
    associatedtype Item; var items: [Item] { get set }; mutating func add(_ item: Item); var count: Int { get }
}
extension Container {
    var count: Int { items.count }; mutating func add(_ item: Item) { items.append(item) };
    subscript(i: Int) -> Item { items[i] }
}
extension Container where Item: Comparable { var largest: Item? { items.max() } }
extension Container where Item == String { var joined: String { items.joined(separator: "+") } }
struct Stack<Element>: Container { var items: [Element] = []; mutating func pop() -> Element? { items.popLast() } }
struct Words: Container { var items = ["x"] }
func describe<C: Container>(_ c: C) -> String where C.Item: CustomStringConvertible {
    c.items.map(\.description).joined(separator: ",")
}
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    a.items == b.items
}
func any(_ c: any Container) -> Int { c.count }
func some(_ c: some Container) -> Int { c.count * 10 }
protocol Source<Value> { associatedtype Value; func next() -> Value }
struct Fixed: Source { let value: Int; func next() -> Int { value } }
func pull(_ s: any Source<Int>) -> Int { s.next() + 1 }
func sum(_ s: some Sequence<Int>) -> Int { s.reduce(0, +) }
func make() -> some Container { Stack(items: [1, 2, 3]) }
func run() {
    var s = Stack<Int>(); s.add(3); s.add(8)
    print(s.count, s[1], s.largest!, describe(s), s.pop()!, s.count)
    var w = Words(); w.add("y"); print(w.joined, same(w, Stack(items: ["x", "y"])), any(w), some(w))
    print(pull(Fixed(value: 4)), sum([1, 2]), sum(Set([5])), sum(1...3), make().count)
    let list: [any Container] = [s, w]
    print(list.map(\.count), list.reduce(0) { $0 + $1.count })
}
