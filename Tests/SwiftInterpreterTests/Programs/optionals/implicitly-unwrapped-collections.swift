struct A { var names: [String]!; var x: Int!; var d: [String: Int]! }
func run() {
    var a = A(names: ["a", "b"], x: 3, d: ["k": 1])
    print(a.names[1], a.names.count, a.names.map { $0.uppercased() }, a.names[0...].joined())
    for n in a.names { print(n) }
    a.names[0] = "z"; a.names.append("q"); a.d["m"] = 2
    print(a.names!, a.x + 1, a.d["k"] as Any, a.d.count)
    let l: [String] = a.names
    print(l, a.names == nil, a.names?.count as Any)
    print(a.names.map { $0.count } as Any)
}
