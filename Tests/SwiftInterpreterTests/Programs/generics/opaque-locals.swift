func run() {
    let v: some Equatable = 3
    let w: some Collection<Int> = [1, 2]
    print(v, w.count, w.first ?? 0, v == v)
    let s: some StringProtocol = "abc"
    print(s.uppercased())
    func g(_ x: some Equatable) { print(x) }
    g(v)
}
