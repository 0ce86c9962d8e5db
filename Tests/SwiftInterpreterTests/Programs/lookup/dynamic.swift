@dynamicMemberLookup struct Bag {
    var values: [String: Int]
    subscript(dynamicMember name: String) -> Int {
        get { values[name] ?? 0 }
        set { values[name] = newValue }
    }
}
@dynamicMemberLookup struct Ref<T> {
    var value: T
    subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { value[keyPath: path] }
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
struct Point { var x = 1, y = 2; var sum: Int { x + y } }
struct Adder {
    let n: Int; func callAsFunction(_ x: Int) -> Int { x + n }; func callAsFunction(twice x: Int) -> Int { x + 2 * n }
}
struct Grid {
    var cells = [[1, 2], [3, 4]]
    subscript(r: Int, c: Int) -> Int {
        get { cells[r][c] }
        set { cells[r][c] = newValue }
    }
    subscript(row r: Int) -> [Int] { cells[r] }
    static subscript(name: String) -> Int { name.count }
    subscript<T>(as type: T.Type) -> String { "\(type)" }
}
func run() {
    var b = Bag(values: ["a": 1]); b.z = 5; b.a += 1
    print(b.a, b.z, b.q)
    var r = Ref(value: Point()); r.x = 10
    print(r.x, r.sum, r.value.x)
    let add = Adder(n: 3); print(add(4), add(twice: 4), [1, 2].map(add.callAsFunction(_:)))
    var g = Grid(); g[0, 1] = 9; g[1, 0] += 4
    print(g[0, 1], g[row: 1], Grid["abc"], g[as: Int.self])
}
