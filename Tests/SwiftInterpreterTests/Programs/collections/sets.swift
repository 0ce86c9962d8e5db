func run() {
    var s: Set = [3, 1, 2]; let t: Set<Int> = [2, 3, 4]
    print(
        s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t), s.symmetricDifference(t).sorted(),
        s.contains(1))
    print(
        s.insert(9).inserted, s.insert(9).inserted, s.remove(1)!, s.count, s.isSubset(of: [9, 2, 3, 4]),
        t.isSuperset(of: [2]), s.isDisjoint(with: [100]))
    s.formUnion([50]); s.subtract([50]);
    print(s == [2, 3, 9], s.map { $0 * 2 }.sorted(), s.filter { $0 > 2 }.sorted(), Set("hello").count, s.min()!)
    struct P: Hashable { var x: Int; func hash(into h: inout Hasher) { h.combine(x) } }
    print(Set([P(x: 1), P(x: 1), P(x: 2)]).count, s.sorted(by: >), s.first(where: { $0 == 9 })!, [1, 1, 2].uniqued())
}
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
