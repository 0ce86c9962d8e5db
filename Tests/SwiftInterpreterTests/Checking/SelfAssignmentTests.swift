import Testing

@testable import SwiftInterpreter

/// A variable that is assigned to itself, as `swiftc` 6.3 sees it.
@Suite struct SelfAssignmentTests {
    @Test(arguments: [
        ("var x = 1; x = x", "14: assigning a variable to itself"),
        ("var x = 1; (x) = (x)", "16: assigning a variable to itself"),
        ("func inner() { var x = 1; x = x; print(x) }", "29: assigning a variable to itself"),
        ("number = number", "8: assigning a variable to itself"),
        ("global = global", "8: assigning a variable to itself"),
        ("s.n = s.n", "5: assigning a property to itself"),
        ("s.observed = s.observed", "12: assigning a property to itself"),
        ("c.s = c.s", "5: assigning a property to itself"),
    ])
    func refused(code: String, expected: String) {
        #expect(errors(in: code) == ["error 13:" + expected])
    }

    @Test(arguments: [
        // What isn't a name's own part, and what code gets and sets.
        "c.s.n = c.s.n", "s.pair.0 = s.pair.0", "list[0] = list[0]", "s.computed = s.computed", "s.late = s.late",
        "s.wrapped = s.wrapped", "S.shared = S.shared", "p.value = p.value",
        // Closures aren't looked into.
        "let f = { s.n = s.n }; f()", "let f = { print(1); global = global }; f()",
        "c.s.n = s.n", "let d = c; c.s = d.s",
    ])
    func taken(code: String) {
        #expect(errors(in: code) == [])
    }

    @Test("members assign themselves through self, with or without a name for it; what super has is another's")
    func members() {
        let source = """
            class A { var n = 1 }
            class B: A {
                var m = 1
                override var n: Int { get { 1 } set { super.n = super.n } }
                func f() { m = m; self.m = m }
            }
            """
        #expect(
            messages(in: source).map { $0.components(separatedBy: " | ")[0] } == [
                "error 5:18: assigning a property to itself", "error 5:30: assigning a property to itself",
            ])
    }

    private func errors(in code: String) -> [String] {
        let source = """
            @propertyWrapper struct W { var wrappedValue = 1 }
            struct S {
                var n = 1, pair = (1, 2); var observed = 1 { didSet {} }; lazy var late = 2; @W var wrapped
                var computed: Int { get { n } set { n = newValue } }
                nonisolated(unsafe) static var shared = 1
            }
            class C { var s = S() }
            protocol P: AnyObject { var value: Int { get set } }
            nonisolated(unsafe) var global = 1
            func test(p: any P, c: C, number: inout Int) {
                var s = S(); s.n = 2
                var list = [1]; list[0] = 2
            \(code)
            }
            """
        return messages(in: source).map { $0.components(separatedBy: " | ")[0] }.filter { $0.hasPrefix("error") }
    }
}
