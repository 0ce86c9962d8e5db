enum Shape { case circle(radius: Double), rect(Double, Double), empty; indirect case group([Shape], name: String?) }
func area(_ s: Shape) -> Double {
    switch s {
    case .circle(let r) where r > 10: return 1000
    case .circle(let radius): return radius * radius * 3
    case let .rect(w, h): return w * h
    case .empty: return 0
    case .group(let shapes, name: _?): return shapes.map(area).reduce(0, +) + 1
    case .group(let shapes, nil): return shapes.map(area).reduce(0, +)
    }
}
func classify(_ x: Any) -> String {
    switch x {
    case 0 as Int: return "zero";
    case let n as Int where n < 0: return "negative"
    case is Int: return "int";
    case let s as String: return "string \(s.count)";
    case let (a, b) as (Int, Int): return "pair \(a + b)"
    case let a as [Int]: return "array \(a.count)";
    case is Double, is Float: return "float";
    case Optional<Any>.none: return "nil";
    default: return "other"
    }
}
func point(_ p: (Int, Int)) -> String {
    switch p {
    case (0, 0): "origin";
    case (_, 0): "x axis";
    case (0, let y): "y axis \(y)";
    case (-2...2, -2...2): "near";
    case let (x, y) where x == y: "diagonal";
    case (let x, _): "far \(x)"
    }
}
func grade(_ n: Int) -> Character {
    switch n {
    case 90...: "A";
    case 80..<90: "B";
    case ..<0: "?";
    case 50, 51, 52: "C";
    default: "D"
    }
}
func run() {
    print(
        area(.circle(radius: 2)), area(.circle(radius: 20)), area(.group([.rect(2, 3), .empty], name: "g")),
        area(.group([.rect(1, 1)], name: nil)))
    print(([0, -4, 5, "abc", (1, 2), [1, 2], 2.5, Character("x")] as [Any]).map { classify($0) })
    print(
        [(0, 0), (3, 0), (0, 4), (1, -2), (5, 5), (9, 1)].map(point), [95, 85, 51, -1, 60].map { String(grade($0)) })
    let value: Int? = 5
    if case .some(let v) = value, v > 3 { print("some", v) }
    if case let v? = value { print(v) }
    guard case 1...9 = value! else { return }
    for case let .rect(w, _) in [Shape.empty, .rect(4, 5), .circle(radius: 1)] { print(w) }
    for case let x? in [1, nil, 3] where x > 1 { print(x) }
    var n = 15
    while case 10... = n { n -= 3 }
    print(n)
    switch n {
    case 12: print("twelve"); fallthrough;
    case 13: print("next");
    default: print("rest")
    }
    let r =
        switch value {
        case nil: "none";
        case .some(let x) where x.isMultiple(of: 5): "five";
        default: "?"
        }
    let size = if n > 5 { "big" } else { "small" }
    print(r, size)
}
