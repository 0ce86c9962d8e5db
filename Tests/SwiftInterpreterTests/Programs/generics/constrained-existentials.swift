// Any value of a protocol whose own types are told.
func run() {
    let b: any Collection<Int> = [1, 2]
    print(b.count)
    let s: any Sequence<String> = ["a"]
    for x in s { print(x) }
    let d: any Collection<Double> = [1, 2.5]
    print(d.reduce(0) { $0 + $1 })
    let t: [any Collection<Int>] = [[1], Set([2]), 3..<6]
    print(t.map(\.count))
    func total(_ c: any Collection<Int>) -> Int { c.reduce(0, +) }
    print(total([1, 2]), total(1...3))
    keyPaths()
}

func keyPaths() {
    let a: any Collection<Int> = [1]
    let b: any Collection<Int> = [1, 2]
    print(a.count, b.count, [a, b].map(\.count), a[keyPath: \.count])
    let c: any Collection = [1, 2]
    print([c].map(\.count), c[keyPath: \.count], [c].map { $0.count })
    let u: [any Collection<Int>] = [[1], Set([2, 4])]
    print(u[0].count, u[1].count, u.map { $0.count }, u.map(\.count))
}
