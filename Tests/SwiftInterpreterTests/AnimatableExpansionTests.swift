import MacroExpansion
import Testing

/// What `@Animatable` adds, for the compiler and for the interpreter.
@Suite struct AnimatableExpansionTests {
    private func member(_ body: String, _ head: String = "struct Arc: Shape") throws -> String {
        try AnimatableExpansion(of: "@Animatable \(head) {\n\(body)\n}").member
    }

    private func get(_ member: String) -> Substring {
        member.split(separator: "{ get { ").last?.split(separator: " } set").first ?? ""
    }

    @Test func storedPropertiesAreAnimatedInTheirOrder() throws {
        let text = try member("var start: Angle\nvar end: Angle, inset = 2.5\nvar size: CGSize = .zero")
        #expect(
            text.hasPrefix(
                "nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<Angle.AnimatableData, "
                    + "AnimatablePair<Double.AnimatableData, CGSize.AnimatableData>>> {"))
        #expect(
            text.hasSuffix(
                "set { start.animatableData = newValue.first; end.animatableData = newValue.second.first; "
                    + "inset.animatableData = newValue.second.second.first; "
                    + "size.animatableData = newValue.second.second.second } }"))
    }

    @Test(arguments: [
        "@AnimatableIgnored var label: String", "@State private var isOn = false", "let fixed: Double",
        "static var shared = 1.0", "var double: Double { a * 2 }",
        "var double: Double\n{\nget { a }\nset { a = newValue }\n}",
        "func path(in rect: CGRect) -> Path { var inner = 1.0; return Path() }", "init(a: Double) { self.a = a }",
        "struct Part { var part: Double }", "// var comment: Double\n/* var other: Double */",
        "static let text = \"var inner: Double } {\"", "typealias Number = Double",
        "let closure: (Double) -> Double = { $0 }", "subscript(index: Int) -> Double { 0 }",
        "static func == (l: Self, r: Self) -> Bool { l.a == r.a }", "let long = first\n    .second",
        "let text = \"\"\"\n    var inner: Double\n    \"\"\"", "let raw = #\"var \"inner\": Double\"#",
        "class var kind: Int { 1 }",
    ])
    func whatIsNotStoredOrIsMarkedIsLeftOut(other: String) throws {
        #expect(get(try member("var a: Double\n\(other)")) == "a.animatableData")
        #expect(get(try member("\(other)\nvar a: Double")) == "a.animatableData")
    }

    @Test(arguments: [
        ("var a: Double", "Double"), ("private(set) var a: CGFloat = 3", "CGFloat"), ("var a = 1.5", "Double"),
        ("var a = -1.5 // note", "Double"), ("var a = Angle.degrees(3)", "Angle"),
        ("var a = Angle(degrees: 3)", "Angle"),
        ("var a: Pair<Double, Angle>", "Pair<Double, Angle>"), ("public var a: [Double]", "([Double])"),
        ("var a: Double { didSet { note() } }", "Double"), ("var a: Double = { 1 }()", "Double"),
    ])
    func typesAreReadOrSeen(property: String, type: String) throws {
        #expect(try member(property).contains("animatableData: \(type).AnimatableData {"))
    }

    @Test func accessFollowsTheType() throws {
        #expect(try member("var a: Double", "public struct Arc: Shape").hasPrefix("public nonisolated var"))
    }

    @Test func itsOwnDataIsKept() throws {
        #expect(try member("var a: Double\nvar animatableData: Double { get { a } set { a = newValue } }").isEmpty)
    }

    @Test func aTypeThatIsntSeenIsAskedFor() {
        #expect(throws: AnimatableExpansion.Failure.self) { try member("var a = make()") }
        #expect(throws: AnimatableExpansion.Failure.self) { try member("var a = 1") }
    }

    @Test(arguments: [
        "", "struct", "struct A {", "struct A { var", "struct A { var a: Double = \"", "}}}", "var a: ((((", "/*",
    ])
    func anyTextIsRead(text: String) { _ = try? AnimatableExpansion(of: text) }
}
