import Foundation
struct S: Hashable { var a = 1; var b = "x"; var c: Double? = nil; var d: [Int] = [1] }
struct Inner { var s = S(); var t = (1, "z"); var e = E.two(3, label: "q") }
final class C { var x = 1; var y = [S()] }
class D: CustomStringConvertible { var description: String { "D!" } }
enum E { case one, two(Int, label: String), three(S) }
enum R: String, CaseIterable { case a, b = "bee" }
struct Err: Error { var code = 3 }
struct Opt: OptionSet { let rawValue: Int; static let x = Opt(rawValue: 1) }
struct Dbg: CustomDebugStringConvertible { var debugDescription: String { "DBG" } }
struct G<T> { var v: T }
func show(_ x: Any) { print(x, "|", String(describing: x), "|", String(reflecting: x)) }
func run() {
    for x in [
        1, 2.5, Float(0.1), "s", Character("c"), true, UInt8(3), 1e100, -0.0, 100000000000000000.0, 1e16, 0.00001,
    ] as [Any] { show(x) }
    show(S()); show(Inner()); show(E.one); show(E.two(1, label: "k")); show(E.three(S())); show(R.b); show(Err());
    show(Opt.x); show(Opt([])); show(D()); show(Dbg()); show(G(v: 1)); show(G(v: "s")); show([G(v: [1])])
    show(Optional(1) as Any); show(Optional<Int>.none as Any); show(Optional("s") as Any); show([Optional(1), nil]);
    show(["a": 1]); show([1: ["x"]]); show(Set([1])); show((1, "a", x: 2.5)); show([S()]); show(["k": S()]);
    show(Optional(S()) as Any); show([[1, 2], []]); show([String: Int]()); show([Int]()); show(["a", "b\n\""])
    show(1...3); show(0..<2); show([1, 2, 3][1...]); show("hello".prefix(2)); show("a\tb\u{1F600}"); show(Int.self);
    show(S.self); show([Int].self); show(G<Int>.self); show(Optional<Int>.self); show((Int, String).self);
    show("abc".startIndex == "abc".startIndex); show(ObjectIdentifier(C.self) == ObjectIdentifier(C.self));
    show(Duration.seconds(1.5)); show(Duration.milliseconds(250)); show(zip([1], [2]).map { $0 });
    show([1, 2].enumerated().map { $0 }); show(stride(from: 0, to: 3, by: 1).map { $0 })
    show(Date(timeIntervalSince1970: 0)); show(URL(string: "http://a.b/c?d")!);
    show(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); show(Data([1, 2])); show(Decimal(string: "1.50")!);
    show(Measurement(value: 2, unit: UnitLength.meters)); show(DateComponents(year: 2024, month: 2));

    show(CGFloat(1.5));
    show(IndexPath(indexes: [1, 2])); show(IndexSet([1, 2, 5])); show(URLQueryItem(name: "a", value: "b"));
    show(ComparisonResult.orderedSame.rawValue);
    show(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60)); show(CharacterSet.letters.isEmpty);
    show(FloatingPointRoundingRule.up); show(FloatingPointSign.minus); show(String.Encoding.utf8);
    show(NSNumber(value: 3)); show(1.0 as CGFloat); show(URLError(.badURL).code.rawValue);
    print(1, 2, separator: "-", terminator: "!\n"); print(); print("a", terminator: ""); print("b");
    debugPrint("x\"y", 1, [1.5, 2], Optional("q") as Any); var out = ""; print("to", 1, to: &out);
    debugPrint("d", to: &out); print(out)
    dump(1); dump("s"); dump([1, 2]); dump(S()); dump(["k": [1]]); dump(Optional(3)); dump((1, "b"));
    dump(E.two(1, label: "z")); dump(E.one); dump(C().y); dump(1...2); dump(Inner(), name: "in", maxDepth: 2)
    print(
        numericCast(3 as UInt8) as Int, type(of: 3), type(of: [1: "a"]), type(of: S()), type(of: C()),
        type(of: "x" as Any), type(of: Optional(1)), type(of: (1, "s")), type(of: E.one), type(of: G(v: 2.5)),
        "\(type(of: [S()]))", String(describing: type(of: D())))
    var (p, q) = (1, 2); swap(&p, &q);
    print(
        p, q, min(3, 1, 2), max("a", "b"), abs(-3), zip([1, 2], ["a", "b"]).map { "\($0)\($1)" },
        Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }),
        Array(
            sequence(state: 3) { (n: inout Int) -> Int? in
                n -= 1; return n >= 0 ? n : nil
            }), Array(repeatElement("x", count: 2)), withExtendedLifetime(r) { 1 },
        (1, 2) < (1, 3), (1, "a") == (1, "a"), [3, 1].min()!)
}
nonisolated(unsafe) var r = C()
struct AttributedStringProtocolProbe {}
