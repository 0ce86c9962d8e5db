struct Stack<Element>: RangeReplaceableCollection, MutableCollection, BidirectionalCollection,
    ExpressibleByArrayLiteral, Equatable
where Element: Equatable {
    private var items: [Element] = []
    init() {}
    init(arrayLiteral elements: Element...) { items = elements }
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> Element {
        get { items[position] }
        set { items[position] = newValue }
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
    where C.Element == Element {
        items.replaceSubrange(subrange, with: newElements)
    }
}
extension RangeReplaceableCollection {
    func appending(_ x: Element) -> Self { var copy = self; copy.append(x); return copy }
}
extension RangeReplaceableCollection where Element: Equatable {
    mutating func removeAll(equalTo x: Element) { removeAll { $0 == x } }
    mutating func appendIfMissing(_ x: Element) { if !contains(x) { append(x) } }
}
extension RangeReplaceableCollection where Self: StringProtocol {
    func removingWhitespace() -> Self { filter { !$0.isWhitespace } }
}
func build<C: RangeReplaceableCollection>(_ type: C.Type, _ x: C.Element) -> C {
    var c = C(); c.append(x); c.append(contentsOf: [x, x]); c.insert(x, at: c.startIndex); return c
}
func run() {
    var s: Stack<Int> = [1, 2, 3]
    s.append(4); s.insert(0, at: 0); s.append(contentsOf: 5...6); print(Array(s))
    print(s.remove(at: 2), s.removeFirst(), s.removeLast(), Array(s), s.popLast() as Any, s.count)
    s += [9, 9]; s.removeAll { $0 == 4 }; print(Array(s), Array(s + [1]), s.map { $0 * 2 }, s.first!, s.last!)
    s.removeAll(equalTo: 9); s.appendIfMissing(3); s.appendIfMissing(8);
    print(Array(s), Array(s.appending(7)), Array(Stack(repeating: 2, count: 2)))
    s.removeSubrange(0..<1); print(Array(s), Stack([1, 2]) == [1, 2]); s.removeAll(); print(s.isEmpty)
    print(
        [1, 2].appending(3), "ab".appending("c" as Character), " a b ".removingWhitespace(), build([Int].self, 4),
        build(String.self, "x"))
    var a = [1, 1, 2]; a.removeAll(equalTo: 1); a.appendIfMissing(2); print(a)
    print(Array(Stack([3, 1, 2]).filter { $0 > 1 }), Stack([3, 1, 2]).sorted(), Array(Stack([3, 1, 2]).reversed()))
}
