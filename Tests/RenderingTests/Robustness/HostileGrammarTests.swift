import Foundation
import Testing

/// Sources that are deep, long or endless as texts: parsing and checking stay within the time, or say what is too deep.
@Suite struct HostileGrammarTests {
    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    /// Refused for what they are, whatever the time.
    @Test(arguments: [
        ("parentheses", "let a = " + times(1_000_000, "(") + "1" + times(1_000_000, ")")),
        ("brackets", "let a = " + times(300_000, "[") + "1" + times(300_000, "]")),
        ("braces", times(500_000, "{")), ("array types", "let a: " + times(100_000, "[") + "Int"),
        ("generic types", "let a: " + times(100_000, "Array<") + "Int" + times(100_000, ">")),
        ("a chain of calls", "Text(\"a\")" + times(50_000, ".bold()")),
        ("interpolations", "Text(" + times(20_000, "\"\\(") + "1"), ("conditions", "#if " + times(100_000, "(")),
        ("closures", "let f = " + times(400, "{ ") + "1" + times(400, " }()")),
        ("a regular expression", "let r = /" + times(100_000, "(a") + times(100_000, ")") + "/"),
        ("key paths", "struct S { var s: [S] = [] }\nlet k = \\S" + times(20_000, ".s[0]")),
        ("zeros", "Text(\"a\")\n" + times(1_000_000, "\0")), ("seventeen megabytes", times(17 << 20, " ")),
    ])
    func whatIsTooDeepOrTooLongIsAnError(_ name: String, _ source: String) throws {
        #expect(try outcome(source, seconds: 20) == "error")
    }

    /// Stopped when the time is up, where they aren't done before.
    @Test(arguments: [
        ("a sum", "let a = " + times(30_000, "1 + ") + "1"),
        ("conditional operators", "let a = " + times(20_000, "true ? 1 : ") + "2"),
        ("tries", "let a = " + times(200_000, "try ") + "1"),
        ("optionals", "let a: Int" + times(100_000, "?") + " = nil"),
        ("function types", "let a: " + times(100_000, "() -> ") + "Int"),
        ("branches", "func f(_ n: Int) -> Int {\n" + times(20_000, "if n == 1 { return 1 } else ") + "{ return 2 } }"),
        ("cases", "enum E { case " + (0..<20_000).map { "c\($0)" }.joined(separator: ", ") + " }"),
        ("classes in a circle", lines(2_000) { "class C\($0): C\(($0 + 1) % 2_000) {}" }),
        ("a chain of classes", "class C0 {}\n" + lines(5_000) { "class C\($0 + 1): C\($0) {}" }),
        ("constants in a circle", lines(20_000) { "let v\($0) = v\(($0 + 1) % 20_000)" }),
        ("a chain of constants", "let v0 = 1\n" + lines(20_000) { "let v\($0 + 1) = v\($0) + 1" }),
        ("aliases in a circle", lines(5_000) { "typealias A\($0) = (A\(($0 + 1) % 5_000), A\(($0 + 2) % 5_000))" }),
        (
            "protocols in a circle",
            lines(200) { "protocol P\($0): P\(($0 + 1) % 200) { associatedtype A: P\(($0 + 1) % 200) }" }
        ),
        (
            "conditional conformances",
            "protocol P { func f() }\n"
                + lines(100) {
                    "protocol P\($0) {}\nextension Int: P\($0) {}\n"
                        + "extension Array: P\($0) where Element: P\(($0 + 1) % 100), Element: P\(($0 + 3) % 100) {}"
                } + "\nfunc g<T: P0>(_ t: T) {}\nfunc h() { g(" + times(28, "[") + "1" + times(28, "]") + ") }"
        ),
        ("nested comments", times(1_000_000, "/*")), ("directives", times(50_000, "#if DEBUG\n")),
        ("errors", times(50_000, "let x: Nope = nope()\n")), ("attributes", times(50_000, "@available(iOS 1, *) ")),
        ("elements", "let d = [" + times(200_000, "1, ") + "1]"),
        ("views", "VStack {\n" + times(5_000, "Text(\"a\")\n") + "}"),
        ("digits", "Text(\"\\(" + times(1_000_000, "9") + ")\")"),
        ("marks of a raw string", "Text(" + times(200_000, "#")),
        ("a long text", "Text(\"" + times(10 << 20, "a") + "\")"),
        (
            "structs of structs",
            "struct S0: Hashable { var x = 1 }\n"
                + lines(60) { "struct S\($0 + 1): Hashable { var a = S\($0)(); var b = S\($0)() }" }
                + "\nText(\"\\(S60().hashValue)\")"
        ),
    ])
    func whatTakesLongIsStopped(_ name: String, _ source: String) throws {
        let start = ContinuousClock.now
        let outcome = try outcome(source + "\nText(\"a\")\n", seconds: HostileRow.seconds)
        #expect(["time", "memory", "steps", "depth", "nodes", "error", "drawn"].contains(outcome), "\(outcome)")
        #expect(ContinuousClock.now - start < .seconds(HostileRow.longest))
    }

    private func outcome(_ source: String, seconds: Double) throws -> String {
        try Hostile.outcome(of: "import SwiftUI\n" + source) {
            ($0.limits.seconds, $0.limits.memory) = (seconds, 1 << 30)
        }
    }
}
