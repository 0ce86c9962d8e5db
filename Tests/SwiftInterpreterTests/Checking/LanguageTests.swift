import Testing

@testable import SwiftInterpreter

/// Programs that swiftc accepts, by feature.
@Suite struct LanguageTests {
    @Test(arguments: [
        "struct S { var a = 1; let b: Int; static let z = S(b: 2); var c: Int { a + b } }\nlet s = S(a: 2, b: 3).c",
        "struct S { var a: Int? ; mutating func f() { a = 3; self.a = nil } }\nlet s = S()",
        "enum E: String, CaseIterable { case a, b; var next: E { self == .a ? .b : .a } }\nlet e = E(rawValue: \"a\")?.next.rawValue",
        "indirect enum T { case leaf, node(T, Int); var n: Int { switch self { case .leaf: 0; case let .node(t, v): t.n + v } } }",
        "class A { var x: Int; init(x: Int) { self.x = x } }\nclass B: A { override init(x: Int) { super.init(x: x) } }\nlet a: A = B(x: 1)",
        "protocol P { associatedtype T; var v: T { get } }\nextension P where T == Int { var w: Int { v + 1 } }\nstruct S: P { let v = 1 }\nlet w = S().w",
        "func f<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }\nlet m: Double = f(1, 2.5)",
        "func f(_ x: inout Int, by n: Int = 1) { x += n }\nfunc g() { var a = 1; f(&a); f(&a, by: 2) }",
        "func f(_ x: Int...) -> Int { x.count }\nlet n = f() + f(1, 2)",
        "func f() -> Int { func g(_ n: Int) -> Int { n < 1 ? 0 : g(n - 1) }; return g(3) }",
        "func f(_ o: Int?) -> Int { guard let o else { return 0 }; if o > 1, case 2...5 = o { return o }; return o }",
        "func f() { outer: for i in 0..<3 { for j in 0...i where j > 1 { if i == j { continue outer } else { break outer } } } }",
        "func f() { let (a, b) = (1, \"x\"); var t = (n: a, s: b); t.n = 2; print(t.s, t.0) }",
        "struct E: Error { let c: Int }\nfunc t() throws {}\nfunc f() { do { try t() } catch let e as E where e.c > 1 { print(e.c) } catch { print(error) } }",
        "let f: (Int) -> (Int) -> Int = { a in { b in a + b } }\nlet n = f(1)(2)",
        "struct M { subscript(i: Int, j: Int) -> Int { get { i } set { print(newValue) } } }\nfunc f() { var m = M(); m[1, 2] += 3 }",
        "@propertyWrapper struct W { var wrappedValue: Int; var projectedValue: String { \"\" } }\nstruct S { @W var a = 1 }\nfunc f() { var s = S(a: 2); s.a = 3 }",
        "struct V: Equatable { var x = 0.0; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }\nlet v = V(x: 1) + V() == V()",
        "extension Array where Element == Int { var total: Int { reduce(0, +) } }\nlet t = [1, 2].total",
        "extension Int { func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }\nfunc f() { 3.times { print($0) } }",
        "struct O { struct I { enum K { case x }; var k: K = .x } ; var i = I() }\nlet k = O().i.k == .x",
        "let s = \"a \\(1 + 2) \\([1].map { \"\\($0)\" })\"",
        "func f(_ a: Any) -> Int { switch a { case let i as Int: return i; case is String: return 1; default: return 0 } }",
        "let d = [1: \"a\"]\nfunc f() { for (k, v) in d { print(k, v) } }",
        "let x = switch 3 { case 0: \"a\"; default: \"b\" }\nlet y = if x == \"a\" { 1 } else { 2.5 }",
        "infix operator **: MultiplicationPrecedence\nfunc ** (a: Double, b: Int) -> Double { a }\nlet p = 2 ** 3",
        "typealias F = (Int) -> Bool\nlet f: F = { $0 > 1 }\nlet b = [1, 2].filter(f)",
        "class C { weak var d: C?; lazy var n = 1; func f() -> () -> Void { { [weak self] in self?.n = 2 } } }",
        "struct A { var b: B? }\nstruct B { var c = 1; func f() -> Int { c } }\nlet n = A().b?.f() ?? 0\nfunc g() { var a = A(); a.b?.c = 2 }",
        "#if os(iOS)\nlet a = 1\n#else\nlet a = \"x\"\n#endif\nlet b = a + 1",
        "@resultBuilder struct B { static func buildBlock(_ p: String...) -> [String] { [] } }\nfunc f(@B _ b: () -> [String]) {}\nfunc g() { f { \"a\"; \"b\" } }",
    ])
    func accepted(source: String) {
        #expect(errors(in: source).isEmpty)
    }

    @Test(arguments: [
        "VStack { if true { Text(\"a\") } else { Divider() }; ForEach(0..<3) { i in Text(\"\\(i)\") } }",
        "struct B: ViewModifier { func body(content: Content) -> some View { content.padding() } }\nextension View { func b() -> some View { modifier(B()) } }\nText(\"a\").b()",
        "extension EnvironmentValues { @Entry var accent: Color = .red }\nstruct A: View { @Environment(\\.accent) var c; var body: some View { Text(\"a\").foregroundStyle(c) } }\nA().environment(\\.accent, .blue)",
        "struct A: View { @Binding var on: Bool; var body: some View { Toggle(\"a\", isOn: $on) } }\nstruct B: View { @State private var on = false; var body: some View { A(on: $on).onTapGesture { on.toggle() } } }\nB()",
        "struct Card<C: View>: View { let t: String; @ViewBuilder var c: C; var body: some View { VStack { Text(t); c } } }\nCard(t: \"a\") { Text(\"x\"); Text(\"y\") }",
        "struct I: Identifiable { let id: Int; var on = false }\nstruct L: View { @State var items = [I(id: 1)]; var body: some View { ForEach($items) { $item in Toggle(\"a\", isOn: $item.on) } } }\nL()",
        "Button(\"a\") { print(1) }\nButton { print(1) } label: { Text(\"b\") }\nButton(action: {}) { Text(\"c\") }",
        "enum T: CaseIterable, Hashable { case a, b; @ViewBuilder var v: some View { switch self { case .a: Text(\"a\"); case .b: Divider() } } }\nForEach(T.allCases, id: \\.self) { $0.v }",
        "Text(\"a\").environment(\\.lineLimit, 2)", "Circle().fill(true ? .red : .blue)",
        "struct K: EnvironmentKey { static let defaultValue = 1 }\nextension EnvironmentValues { var k: Int { get { self[K.self] } set { self[K.self] = newValue } } }\nText(\"a\").environment(\\.k, 3)",
    ])
    func views(source: String) {
        #expect(errors(in: source).isEmpty)
    }

    @Test func previewsAndTopLevelAreFound() {
        let source =
            "struct A: View { var body: some View { Text(\"a\") } }\n#Preview(\"One\") { A() }\n#Preview { A(); A() }\nText(\"x\")\nA()"
        let program = Interpreter.load([SourceFile(name: "a", text: source)], libraries: FakeLibrary.libraries)
        #expect(program.diagnostics.isEmpty)
        #expect(program.blocks.map(\.name) == ["One", nil])
        #expect(program.types.map(\.name) == ["A"])
        #expect(program.topLevel != nil)
    }

    @Test func expressionsInTheProgramsScope() {
        let program = Interpreter.load(
            [SourceFile(name: "a", text: "enum Mode { case on, off }")], libraries: FakeLibrary.libraries)
        let mode = program.type(named: "Mode").map { Type.nominal($0, []) }
        #expect(program.checkExpression(".on", expected: mode).body != nil)
        #expect(
            program.checkExpression(".up", expected: mode).diagnostics.map(\.message) == [
                "type 'Mode' has no member 'up'"
            ])
        #expect(program.checkExpression("1 +", expected: nil).body == nil)
    }

}
