func middle<C: Collection>(_ c: C) -> C.Element { c[c.index(c.startIndex, offsetBy: c.count / 2)] }

func run() {
    var set: Set = [7]
    let first = set.startIndex
    print(set[first], set[set.firstIndex(of: 7)!], set.firstIndex(of: 8) == nil)
    print(set.index(after: first) == set.endIndex, first < set.endIndex, set.distance(from: first, to: set.endIndex))
    print(set.indices.map { set[$0] }, Array(set[first..<set.endIndex]), Array(set[first...]))
    print(Array(set.prefix(upTo: set.endIndex)), Array(set.suffix(from: first)), middle(set))
    let index: Set<Int>.Index? = set.firstIndex { $0 > 5 }
    print(set.remove(at: index!), set)
    print(set.index(set.startIndex, offsetBy: 3, limitedBy: set.endIndex) == nil)

    let many = Set((1...9).map { $0 * 3 })
    var sum = 0
    var i = many.startIndex
    while i != many.endIndex {
        sum += many[i]
        many.formIndex(after: &i)
    }
    print(sum, many.indices.count, many.indices.map { many[$0] }.sorted())

    var table = ["a": 1]
    let start = table.startIndex
    print(table[start], table[table.index(forKey: "a")!].value, table.indices.map { table[$0].key })
    print(table.index(after: start) == table.endIndex, middle(table), Array(table[start..<table.endIndex]))
    print(table.distance(from: start, to: table.endIndex), start < table.endIndex)
    print(table.remove(at: table.firstIndex { $0.value == 1 }!), table.isEmpty)
}
