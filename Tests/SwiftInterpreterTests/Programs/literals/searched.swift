enum E { case a, b }
func run() {
    let a: Int? = 3, o: E? = .a, d = 2.0
    print(
        [nil, 3].contains(a), [3, nil].contains(3), [1, 2].contains(a), [1, 2].contains(d), [E.a].contains(o),
        [.a, .b].contains(o), [nil, .b].contains(o))
    print([nil, 3, 4].firstIndex(of: a) as Any, [1, 3].firstIndex(of: 3)!, [1, 3].lastIndex(of: a)!)
    print([1, 2].contains { $0 == a }, [1, 2].contains(where: { $0 > 1 }), [1].firstIndex { $0 == 1 }!)
}
