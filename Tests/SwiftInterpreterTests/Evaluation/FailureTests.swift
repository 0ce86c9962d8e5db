import SwiftInterpreter
import Testing

@Suite struct FailureTests {
    /// Faults of the program end in the message of Swift's runtime, at the place in the source.
    @Test(arguments: [
        ("let a = [1]; print(a[3])", "Fatal error: Index out of range"),
        ("var a = [1]; a[1] = 2", "Fatal error: Index out of range"),
        ("let x: Int? = nil; print(x!)", "Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
        ("var n = 0; print(1 / n); n += 1", "Fatal error: Division by zero"),
        (
            "var n = Int.max; n += 1",
            "arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow"
        ),
        (
            "let n: UInt8 = 250; print(n + 10)",
            "arithmetic operation '250 + 10' (on type 'UInt8') results in an overflow"
        ),
        ("let a: Any = 1; print(a as! String)", "Could not cast value of type 'Int' to 'String'"),
        ("fatalError(\"stop\")", "Fatal error: stop"),
        ("precondition(1 > 2, \"no\")", "Fatal error: Precondition failed: no"),
        ("let a = 5, b = 3; for i in a..<b { print(i) }", "Fatal error: Range requires lowerBound <= upperBound"),
        ("print([Int]().removeFirst2())", "Fatal error: Can't remove first element from an empty collection"),
        (
            "print(Int(Double.nan))",
            "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN"
        ),
        (
            "print(1.5.formatted(.number.scale(.infinity)))",
            "Fatal error: numbers can't be scaled by infinity or rounded to it"
        ),
        (
            "print(1.5.formatted(.number.rounded(increment: .infinity)))",
            "Fatal error: numbers can't be scaled by infinity or rounded to it"
        ),
        (
            "var c = URLComponents(); c.encodedHost = \"(a|(b*)+)*[\"",
            "Fatal error: Attempting to set encodedHost with invalid characters"
        ),
        (
            "var c = Calendar(identifier: .islamic); c.firstWeekday = .min",
            "Fatal error: Weekday should be in the range of 1...7"
        ),
        (
            "var c = URLComponents(); c.scheme = \"1:a\"",
            "Fatal error: Attempting to set scheme with invalid characters"
        ),
        (
            "var c = URLComponents(); c.percentEncodedUser = \"a@b\"",
            "Fatal error: Attempting to set percentEncodedUser with invalid characters"
        ),
        (
            "print(Duration.seconds(Int.min).formatted())",
            "Fatal error: a duration of -9.223372036854776e+18 seconds can't be represented"
        ),
        (
            "_ = Duration(secondsComponent: .min, attosecondsComponent: .min)",
            "Fatal error: a duration of -9.223372036854776e+18 seconds can't be represented"
        ),
        (
            "print(NSDecimalNumber(decimal: 2.1e308).doubleValue)",
            "Fatal error: Double value cannot be converted to Decimal because it is infinite"
        ),
        ("_ = String(repeating: \"x\", count: -1)", "Fatal error: Negative count not allowed"),
        (
            "struct E: Error {}; func f() throws { throw E() }; try! f()",
            "Fatal error: 'try!' expression unexpectedly raised an error: main.E()"
        ),
        (
            "print(Duration.nanoseconds(UInt64.max))", "Fatal error: Not enough bits to represent the passed value"
        ),
        ("let s = \"abc\"; print(s[s.endIndex])", "Fatal error: String index is out of bounds"),
        ("print([1, 2].prefix(-1))", "Fatal error: Can't take a negative number of elements from a collection"),
    ])
    func programFault(code: String, message: String) throws {
        let helper =
            "extension Array { func removeFirst2() -> Element { var copy = self; return copy.removeFirst() } }\n"
        let found = try failure(of: helper + "func run() { " + code + " }")
        #expect(found.cause == .program)
        #expect(found.diagnostic.message == message)
        #expect(found.diagnostic.range.file == 0)
    }

    @Test func callStackIsNoted() throws {
        let source = """
            func inner(_ a: [Int]) -> Int { a[9] }
            func outer() -> Int { inner([]) }
            func run() { print(outer()) }
            """
        let found = try failure(of: source)
        #expect(
            found.diagnostic.notes.map(\.message) == [
                "in 'inner(_:)' called here", "in 'outer()' called here", "in 'run()' called here",
            ])
    }

    @Test(arguments: [
        ("while true {}", "steps"),
        ("func f(_ n: Int) -> Int { f(n + 1) + 1 }; print(f(0))", "depth"),
        ("var s = \"x\"; for _ in 0..<60 { s += s }", "memory"),
        ("var a = [1]; for _ in 0..<60 { a += a }", "memory"),
        ("_ = Array(repeating: 0, count: 1 << 60)", "memory"),
        ("let a = (1...).map { $0 }; print(a)", "steps"),
        ("struct S { var x: Int { y }; var y: Int { x } }; print(S().x)", "depth"),
    ])
    func limit(code: String, name: String) throws {
        var limits = EvaluationLimits()
        limits.steps = 300_000
        limits.memory = 128 << 20
        #expect(try failure(of: "func run() { " + code + " }", limits: limits).cause == .limit(name))
    }

    @Test func timeIsBounded() throws {
        var limits = EvaluationLimits()
        limits.seconds = 0.05
        limits.steps = .max
        #expect(try failure(of: "func run() { while true {} }", limits: limits).cause == .limit("time"))
    }
}

@Suite struct DeepValueTests {
    /// Long chains of values are let go without a native call a link.
    @Test(arguments: [
        "var head: Node? = nil; for _ in 0..<50_000 { head = Node(head) }; head = nil",
        "var l = L.end; for i in 0..<50_000 { l = .cons(i, l) }; l = .end",
        "var t = T(); for _ in 0..<50_000 { t = T(kids: [t]) }; t = T()",
        "var a: Any = 1; for _ in 0..<50_000 { a = [a] }; a = 2",
        "var f: () -> Int = { 1 }; for _ in 0..<50_000 { let g = f; f = { g() } }; f = { 2 }",
    ])
    func longChain(code: String) throws {
        let types = """
            final class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
            indirect enum L { case end; case cons(Int, L) }
            struct T { var kids: [T] = [] }

            """
        #expect(try output(of: types + "func run() { \(code); print(\"done\") }") == "done\n")
    }

    /// What goes through values of any depth stops at the native stack's end.
    @Test(arguments: ["print(l)", "print(l == L.cons(-1, l))", "print(Set([l]).count)"])
    func deepTraversal(code: String) throws {
        let source = """
            indirect enum L: Hashable { case end; case cons(Int, L) }
            func run() {
                var l = L.end
                for i in 0..<200_000 { l = .cons(i, l) }
                \(code)
            }
            """
        do { _ = try output(of: source) } catch let failure as EvaluationFailure {
            #expect(failure.cause == .limit("depth"))
        }
    }
}
