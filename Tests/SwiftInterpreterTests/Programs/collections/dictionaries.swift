func run() {
    var d = ["one": 1, "two": 2]
    d["three"] = 3; d["one"] = nil; d["two", default: 0] += 10; d["new", default: 5] += 1
    print(d.keys.sorted(), d.values.sorted(), d["zzz"] as Any, d.count, d.isEmpty, d["two"]!)
    print(
        d.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
        d.filter { $0.value > 5 }.count)
    let grouped = Dictionary(grouping: ["apple", "avocado", "bean"], by: \.first!)
    print(grouped["a"]!, grouped.keys.sorted())
    print(
        Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])["b"]!,
        Dictionary(zip(["x", "x"], [1, 2]), uniquingKeysWith: +)["x"]!)
    d.merge(["two": 1, "q": 9]) { $0 + $1 };
    print(d["two"]!, d["q"]!, d.removeValue(forKey: "q")!, d.updateValue(7, forKey: "two")!)
    for (k, v) in d.sorted(by: { $0.value < $1.value }) { print(k, v) }
    print(
        d.contains { $0.value == 7 }, d.first { $0.value == 3 }!.key, d.min { $0.value < $1.value }!.key,
        d.reduce(0) { $0 + $1.value })
    let counts = "banana".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    print(
        counts.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, counts == ["a": 3, "n": 2, "b": 1],
        d.compactMapValues { $0 > 5 ? $0 : nil }.count)
    var nested: [String: [Int]] = [:]; nested["a", default: []].append(1); nested["a"]?.append(2);
    print(nested, nested["b"]?.count ?? 0)
    let typed: [Int: String] = [:];
    print(
        typed.isEmpty, d.keys.contains("two"), Set(d.keys).count, d.map(\.value).max()!,
        d.sorted { $0.0 < $1.0 }.first!.key)
    if let index = d.index(forKey: "two") { print(d[index].value) }
    d.removeAll(); print(d, [1: "a"].description)
}
