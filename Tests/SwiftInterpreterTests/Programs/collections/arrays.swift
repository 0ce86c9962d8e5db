func run() {
    var a = [5, 3, 8, 1]
    a.append(9); a += [2]; a.insert(0, at: 1); a.remove(at: 0); a.swapAt(0, 1); a.sort()
    print(a, a.first!, a.last!, a[1...2], a.firstIndex(of: 8)!, a.contains(3), a.reversed().map { $0 })
    print(
        a.min()!, a.max()!, a.prefix(2), a.suffix(2), a.dropFirst(), a.prefix { $0 < 3 }, a.drop { $0 < 3 }, a.indices)
    a.removeAll { $0 % 2 == 0 }; print(a, a.isEmpty, a.count, a.randomElement() != nil)
    var m = [[Int]](repeating: [0, 0], count: 2); m[0][1] = 5; print(m, m.flatMap { $0 }, m.joined().count)
    print(
        [1, 2, 3, 4].partitioned { $0 > 2 }, [3, 1].sorted(by: <),
        ["a", "b"].enumerated().map { "\($0.offset)\($0.element)" })
    print(
        Array(1...5).chunked(2), [1, 2, 3].allSatisfy { $0 > 0 }, [1, 2].elementsEqual([1, 2]), [1, 2] == [1, 2],
        ([1, 2] < [1, 3]) as Bool)
    print(
        zip([1, 2], ["x", "y"]).map { "\($0)\($1)" }, [1, 2, 3].reduce(0, +), Array(repeating: "z", count: 2),
        [[1], [2]].contains([2]))
    var q = [1, 2, 3, 4, 5]; q.replaceSubrange(1...2, with: [9]); q.removeSubrange(..<1); q.reverse();
    print(q, q.removeFirst(), q.popLast()!, q)
    let slice = q[...];
    print(slice.startIndex, Array(slice), q.lastIndex { $0 > 3 } as Any, q.split(separator: 9).count)
    print(
        [3, 1, 2].sorted { $0 > $1 }, ["bb", "a"].min { $0.count < $1.count }!, [1, 2, 3, 4].last { $0 % 2 == 1 }!,
        (1...3).lazy.map { $0 * 2 }.filter { $0 > 2 }.first!)
    q += [7, 8]; q.move(from: 0, to: 1);
    print(q, [1, nil, 3].compactMap { $0 }, [1, 2, 3].dropLast(2), [0, 1].count { $0 == 0 }, a.isEmpty ? "e" : "f")
}
extension Array {
    func partitioned(_ test: (Element) -> Bool) -> ([Element], [Element]) { (filter(test), filter { !test($0) }) }
    func chunked(_ n: Int) -> [[Element]] {
        stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
    }
    mutating func move(from a: Int, to b: Int) { insert(remove(at: a), at: b) }
}
func < (a: [Int], b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }
