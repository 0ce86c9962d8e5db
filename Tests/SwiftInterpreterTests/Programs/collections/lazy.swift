func run() {
    let a = [1, 2, 3, 4, 5]
    var calls = 0
    let lazy = a.lazy.map { (x: Int) -> Int in
        calls += 1; return x * x
    }
    print(calls, lazy.first!, calls, Array(lazy), calls)
    print(a.lazy.filter { $0 > 2 }.map { $0 * 10 }.first(where: { $0 > 30 })!)
    print(Array((1...).lazy.map { $0 * 2 }.filter { $0 % 3 == 0 }.prefix(3)))
    print(a.lazy.compactMap { $0 > 2 ? "\($0)" : nil }.joined(separator: ","))
    print(a.lazy.flatMap { [$0, $0] }.reduce(0, +), a.lazy.filter { $0 % 2 == 0 }.count)
    print(
        a.lazy.map { $0 + 1 }.contains(4), Array(a.lazy.reversed()), Array(a.lazy.drop(while: { $0 < 3 })),
        Array(a.lazy.prefix(while: { $0 < 3 })))
    for (i, x) in a.lazy.map({ $0 * 2 }).enumerated() { print(i, x, terminator: " ") }
    print()
    for x in a.lazy.filter({
        print("f\($0)", terminator: " "); return $0 > 1
    }).map({
        print("m\($0)", terminator: " "); return $0
    }) { print(x, terminator: ";") }
    print()
    func evens(_ n: some Sequence<Int>) -> [Int] { Array(n.lazy.filter { $0.isMultiple(of: 2) }) }
    print(
        evens(a), evens(1...9), a.lazy.map { $0 * 2 }[2], a.lazy.map(String.init).sorted(by: >), a.lazy.min()!,
        Array(a.lazy.dropFirst(2)))
    let words = ["a": 1, "b": 2]
    print(
        Array(words.lazy.filter { $0.value > 1 }.map { $0.key }), words.keys.lazy.sorted(),
        Array("hello".lazy.map { $0.uppercased() }))
    let values: LazyMapSequence<[Int], String> = a.lazy.map { "\($0)" }
    print(Set(values).count, sequence(first: 1, next: { $0 * 2 }).lazy.filter({ $0 > 10 }).first(where: { _ in true })!)
    let repeated: Repeated<Int> = repeatElement(7, count: 3)
    print(
        Array(repeated), repeated.count, Array(zip(a, "abc")).map { "\($0)\($1)" }, AnyBidirectionalCollection(a).last!,
        AnyCollection(a).count)
    let reversed: ReversedCollection<[Int]> = a.reversed()
    print(
        Array(reversed), reversed.first!, CollectionOfOne(4).map { $0 + 1 }, EmptyCollection<Int>().isEmpty,
        a + CollectionOfOne(6))
    print(
        a.elementsEqual([2, 4, 6, 8, 10]) { $0 * 2 == $1 }, a.starts(with: ["1", "2"]) { "\($0)" == $1 },
        [1, 2].lexicographicallyPrecedes([1, 3]) { $0 > $1 })
    var s: Set = [3]; print(s.update(with: 3) as Any, s.removeFirst(), s.popFirst() as Any, s.insert(4));
    s.reserveCapacity(10)
    var d = ["a": 1]; d.reserveCapacity(4); print(d.popFirst()!, d.popFirst() == nil)
}
