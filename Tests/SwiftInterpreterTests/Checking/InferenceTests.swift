import Testing

@testable import SwiftInterpreter

@Suite struct InferenceTests {
    @Test(arguments: [
        ("1", "Int"), ("1.5", "Double"), ("-2", "Int"), ("\"a\"", "String"), ("true", "Bool"),
        ("[1, 2]", "[Int]"), ("[1, 2.5]", "[Double]"), ("[1, nil]", "[Int?]"), ("[\"a\": 1]", "[String : Int]"),
        ("(1, b: \"x\")", "(Int, b: String)"), ("1 + 2.5", "Double"), ("2 / 3", "Int"), ("1 < 2", "Bool"),
        ("0..<3", "Range<Int>"), ("0...1.5", "ClosedRange<Double>"), ("CGFloat(1) * 2", "CGFloat"),
        ("CGFloat(1) * Double(2)", "CGFloat"), ("true ? 1 : 2.5", "Double"), ("true ? \"a\" : nil", "String?"),
        ("max(1, 2.5)", "Double"), ("[Int]()", "[Int]"), ("{ 1 }", "() -> Int"),
        ("{ (a: Int) in a > 1 }", "(Int) -> Bool"),
        ("[1].map { $0 * 2 }", "[Int]"), ("[1].map { \"\\($0)\" }", "[String]"), ("[1].first", "Int?"),
        ("[1].first ?? 0", "Int"), ("[1].reduce(0, +)", "Int"), ("[\"a\"].map(\\.count)", "[Int]"),
        ("[3, 1].sorted { $0 > $1 }.map { x in Double(x) }", "[Double]"), ("[1].first.map { $0 + 1 }", "Int?"),
        ("zip([1], [\"a\"])", "[(Int, String)]"), ("\\CGSize.width", "WritableKeyPath<CGSize, CGFloat>"),
        ("Int.self", "Int.Type"), ("1 as Double", "Double"), ("1 as? String", "String?"),
        ("[1].enumerated().map { $0.offset + $0.element }", "[Int]"),
    ])
    func inferred(expression: String, expected: String) {
        #expect(type(of: expression) == expected)
    }

    /// Contextual types reach literals, implicit members and arguments.
    @Test(arguments: [
        "let x: CGFloat = 2 / 3", "let x: [CGFloat] = [1, 2.5]", "let x: Double? = 1",
        "let x: Any = [1, \"a\"] as [Any]",
        "let x: Color = .red.opacity(0.5)", "let x: Font = .title.bold()", "let x: Set<Int> = [1, 2]",
        "let x: [String: CGFloat] = [\"a\": 1]", "let x: (Int) -> Double = { Double($0) }",
        "let x: Edge.Set = [.horizontal, .top]",
        "let x: LocalizedStringKey = \"a\"", "let x: Double = CGFloat(1)", "let x: CGFloat = Double(1) * 2",
        "let x: (Int, Int) -> Bool = (<)", "let x: Double = 1 + 2 * 3", "let x: Int? = nil", "let x: Double = .pi / 2",
        "let x: Double = Double(1) * .pi - .pi / 2", "let x: ClosedRange<Double> = 0...1",
        "let x: CGFloat? = true ? 1 : nil",
        "let x = Text(\"a\").foregroundStyle(.red).padding(.horizontal, 3)", "let x: [Color?] = [.red, nil, .blue]",
    ])
    func fromContext(source: String) {
        #expect(errors(in: source).isEmpty)
    }

    @Test func opaqueResultsKeepTheirProtocols() {
        #expect(type(of: "Text(\"a\").padding()") == "some View")
        #expect(type(of: "Text(\"a\").bold()") == "Text")
    }

    @Test func overloadsPreferLiteralsTheyDeclare() {
        // `Text("a")` takes the localised key, `Text(variable)` the string.
        #expect(errors(in: "let s = \"a\"\nlet a = Text(s)\nlet b = Text(\"a\")").isEmpty)
    }

    @Test func genericTypesFindTheirArguments() {
        let box = "struct Box<T> { var value: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(value: f(value)) } }"
        #expect(type(of: "Box(value: 1)", after: box) == "Box<Int>")
        #expect(type(of: "Box(value: 1).map { \"\\($0)\" }.value", after: box) == "String")
    }

    /// What is tried out inside of something tried out is tried once.
    @Test func nestedTrialsStayShort() {
        let depth = 30
        let maps =
            String(repeating: "[1, 2].map { a in ", count: depth) + "a" + String(repeating: " }", count: depth)
        let branches =
            String(repeating: "perform { if x { ", count: depth) + "print(1)"
            + String(repeating: " } else { print(2) } }", count: depth)
        let source = """
            func perform<R>(_ body: () -> R) -> R { body() }
            func all() -> [Any] { \(maps) }
            func run(_ x: Bool) { \(branches) }
            """
        #expect(messages(in: source) == [])
    }
}
