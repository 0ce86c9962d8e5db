func run() {
    var a = [5, 3, 8, 1]
    a.append(contentsOf: [9, 2])
    a.insert(7, at: 1)
    a.remove(at: 0)
    print(a, a.count, a.isEmpty, a.first!, a.last!)
    print(a.sorted(), a.sorted(by: >), Array(a.reversed()), a.max()!, a.min()!)
    print(a.filter { $0 % 2 == 0 }, a.map { $0 * 2 }, a.reduce(0) { $0 + $1 }, a.contains(8), a.contains { $0 > 100 })
    print(a.firstIndex(of: 8)!, a.firstIndex { $0 < 3 }!, a.first { $0 > 7 }!)
    print(a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast(3), a[1...2], a[..<2])
    print(a.enumerated().map { "\($0.offset):\($0.element)" }, zip(a, ["x", "y"]).map { "\($0)\($1)" })
    print([1, nil, 3].compactMap { $0 }, [[1], [2, 3]].flatMap { $0 }, [[1], [2, 3]].joined().map { $0 })
    print(Array(repeating: 0, count: 3), Array(1...4), Array("abc"), [1, 2] + [3])
    print(
        a.allSatisfy { $0 > 0 }, a.indices, stride(from: 0, to: 10, by: 3).map { $0 },
        stride(from: 1.0, through: 2, by: 0.5).map { $0 })
    a.removeAll { $0 > 5 }
    a.swapAt(0, 1)
    a.reverse()
    print(a, a == [2, 1, 3], [1, 2] == [1, 2], a.split(separator: 1).map { Array($0) })
    a[0] += 10
    a += [4]
    a.removeLast()
    a.removeFirst()
    print(a, a.popLast()!, a.isEmpty)
    var d = ["a": 1, "b": 2]
    d["c"] = 3
    d["a"]! += 10
    d["z", default: 5] += 1
    d.removeValue(forKey: "b")
    print(d.count, d["a"]!, d["b"] as Any, d["z"]!, d.keys.sorted(), d.values.sorted())
    for (key, value) in d.sorted(by: { $0.key < $1.key }) { print(key, value) }
    print(d.mapValues { $0 * 2 }.values.sorted(), d.filter { $0.value > 5 }.keys.sorted())
    let groups = Dictionary(grouping: ["ant", "bee", "asp", "cat"], by: { $0.first! })
    print(groups["a"]!, groups.count, groups.keys.sorted())
    let lookup = Dictionary(uniqueKeysWithValues: [("x", 1), ("y", 2)])
    print(lookup["y"]!, lookup.contains { $0.value == 2 })
    var nested: [String: [Int]] = [:]
    nested["k", default: []].append(1)
    nested["k"]?.append(2)
    print(nested)
    var s: Set<Int> = [1, 2, 3]
    print(s.insert(3).inserted, s.insert(4).inserted, s.contains(2), s.count)
    print(
        s.union([9]).sorted(), s.intersection([1, 9]).sorted(), s.subtracting([1]).sorted(),
        s.isSubset(of: [1, 2, 3, 4, 5]))
    s.remove(1)
    print(s.sorted())
    print((0..<5).reversed().map { $0 }, (1...3).contains(3), (0..<3).count, Array((1...3).map { $0 * $0 }))
    let tuples = [(1, "b"), (1, "a"), (0, "z")]
    print(tuples.sorted { $0 < $1 }.map { $0.1 }, (1, 2) < (1, 3), (1, "a") == (1, "a"))
    var total = 0
    for case let x? in [1, nil, 3] { total += x }
    for i in stride(from: 10, to: 0, by: -4) { total += i }
    print(total)
    print([3, 1, 2].sorted { a, b in a > b }, ["b": 1].map { $0.key + String($0.value) })
    print(
        [1, 2, 3, 4].reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }.sorted { $0.key < $1.key }.map {
            "\($0.key)=\($0.value)"
        })
    print(
        [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2, 3].starts(with: [1, 2]), ["a", "b"].joined(separator: "-"),
        [1.5, 2.5].reduce(0, +))
    var iterator = [1, 2].makeIterator()
    while let x = iterator.next() { print("next", x) }
}
