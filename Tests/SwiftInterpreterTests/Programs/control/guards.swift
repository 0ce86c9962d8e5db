func parse(_ s: String?) -> String {
    guard let s else { return "nil" }; guard let n = Int(s), n >= 0 else { return "bad \(s)" };
    guard case 0..<100 = n else { return "big" }; return "ok \(n)"
}
func first(_ items: [Any]) -> String { for case let s as String in items where s.count > 1 { return s }; return "-" }
func loop() -> [Int] {
    var out: [Int] = [];
    for i in 1... { guard i % 2 == 0 else { continue }; guard i < 10 else { break }; out.append(i) }; return out
}
func run() {
    print(parse(nil), parse("x"), parse("42"), parse("400"), first([1, "a", "bc", 2]), loop());
    let values = [1, nil, 3]; for case let v? in values { print(v, terminator: " ") }; print()
}
