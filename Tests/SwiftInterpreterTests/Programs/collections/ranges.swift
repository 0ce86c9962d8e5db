func run() {
    let r = 1..<5, c = 1...5
    print(
        r.count, c.contains(5), r.contains(5), r.lowerBound, c.upperBound, r.isEmpty, (3..<3).isEmpty,
        r.map { $0 * $0 }, Array(c.reversed()), Array(c))
    print(
        c.clamped(to: 3...9), r.overlaps(4..<9), (0...10).contains(3.5 as Double == 3.5 ? 3 : 99),
        (1.0...2.0).contains(1.5), ("a"..."e").contains("c"))
    let text = [10, 20, 30, 40];
    print(text[1...], text[..<2], text[...1], text[1..<3], text.indices.contains(9), (1...).prefix(3).map { $0 })
    print(
        stride(from: 0, to: 10, by: 4).map { $0 }, stride(from: 1, through: 0, by: -0.5).map { $0 },
        (0..<10).filter { $0.isMultiple(of: 3) }, (1...3).reduce(1, *))
    print(
        (1...10).randomElement()! > 0, Int.random(in: 1...1), Double.random(in: 0..<1) < 1,
        (0..<3).allSatisfy { $0 < 3 }, r == 1..<5, r.description, r)
    switch 7 {
    case 1...5: print("low");
    case 6...: print("high");
    default: print("?")
    }
    print((0..<6).split { $0 == 3 }.map(Array.init), zip(1..., ["a", "b"]).map { "\($0)\($1)" }, (1...4).chunks(of: 2))
}
extension Sequence {
    func chunks(of n: Int) -> [[Element]] {
        var out: [[Element]] = [];
        for e in self {
            if out.isEmpty || out[out.count - 1].count == n { out.append([e]) } else { out[out.count - 1].append(e) }
        }; return out
    }
}
