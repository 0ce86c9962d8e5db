// A text whose characters a closure is given is a String, before anything in the closure is chosen.
func each<S: Sequence, V>(_ items: S, _ body: (S.Element) -> V) -> [V] { items.map(body) }
func pairs<T>(_ items: [T], _ body: (T) -> String) -> String { items.map(body).joined() }

func run() {
    let flags = [true, false, true]
    print(zip("MTW", flags).map { String($0.0) })
    print(each(zip("MTW", flags)) { pair in String(pair.0) + (pair.1 ? "+" : "-") })
    print(pairs(Array(zip("MTW", flags).enumerated())) { index, day in "\(index)\(String(day.0))" })
    for day in zip("MT", flags) { print(String(day.0), day.1) }
    print(each("abc") { String($0).uppercased() })
    print(each("abc".enumerated()) { $0.offset })
}
