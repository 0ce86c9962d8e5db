struct Hex: ExpressibleByStringLiteral {
    let value: Int; init(stringLiteral s: String) { value = Int(s.dropFirst(), radix: 16) ?? 0 }
}
struct Tags: ExpressibleByArrayLiteral {
    let list: [String]; init(arrayLiteral elements: String...) { list = elements.sorted() }
}
struct Table: ExpressibleByDictionaryLiteral {
    let rows: [(String, Int)]; init(dictionaryLiteral elements: (String, Int)...) { rows = elements }
}
struct Ratio: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let v: Double; init(floatLiteral v: Double) { self.v = v }; init(integerLiteral v: Int) { self.v = Double(v) }
}
struct Name: ExpressibleByStringInterpolation { let s: String; init(stringLiteral v: String) { s = v } }
func show(_ h: Hex, _ t: Tags = ["z"], _ r: Ratio = 1) -> String { "\(h.value) \(t.list) \(r.v)" }
func run() {
    let n = 5; let name: Name = "n\(n)";
    print(
        show("#FF"), show("#10", ["b", "a"], 0.5), (["x": 1, "y": 2] as Table).rows.map(\.0), name.s,
        ("#0A" as Hex).value)
}
