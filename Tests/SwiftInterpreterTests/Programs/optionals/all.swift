struct A {
    var b: B?; var items: [Int]? = [1]; func f(_ n: Int) -> Int? { n > 0 ? n : nil };
    subscript(i: Int) -> String? { i == 0 ? "zero" : nil }
}
final class B { var c: C? = C(); var name: String? }
struct C { var n = 5; mutating func inc() { n += 1 } }
func run() {
    var a: A? = A(b: B());
    print(
        a?.b?.c?.n ?? 0, a?.items?.first ?? 0, a?.f(-1) as Any, a?.f(2)?.description ?? "none", a?[0]?.count ?? 0,
        a?.b?.name?.isEmpty as Any)
    a?.b?.c?.inc(); a?.b?.c?.n += 10; a?.items?.append(7); a?.b?.name = "q";
    print(a!.b!.c!.n, a!.items!, a?.b?.name ?? "")
    let r: ()? = a?.b?.c?.inc(); print(r == nil, a?.items?[1] ?? 0, a?.items?.map { $0 * 2 } ?? []); a?.items = nil;
    print(a?.items?.count as Any); a = nil; a?.b?.c?.inc(); print(a?.b == nil)
    let x: Int? = 4, y: Int? = nil;
    print(
        x.map { $0 + 1 } as Any, y.map { $0 + 1 } as Any, x.flatMap { $0 > 3 ? "big" : nil } ?? "", (x ?? 0) + (y ?? 1),
        x! + 1, x == 4, y == nil, x != y, [x, y].compactMap { $0 })
    func g(_ s: String?) -> String { guard let s, !s.isEmpty else { return "empty" }; return s };
    print(g(nil), g(""), g("v"), x as Any, y as Any, String(describing: x), "\(x!)")
    let dict: [String: Int?] = ["a": 1, "b": nil];
    print(dict["a"]! as Any, dict["b"]! as Any, dict["c"] as Any, dict.count); var z: String! = "iu";
    print(z.count, z as Any); z = nil; print(z == nil)
    if let x, let n = Int("12"), case let s = x + n { print(s) }; while let last = a { _ = last };
    let t: (Int?, String?) = (nil, "s"); if case (nil, let s?) = t { print(s) };
    print(Optional(3).take().map { $0 } as Any)
}
extension Optional {
    mutating func grab() -> Wrapped? { defer { self = nil }; return self }; func take() -> Wrapped? { self }
}
