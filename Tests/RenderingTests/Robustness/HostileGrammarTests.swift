import Foundation
import Testing

/// Sources that are deep, long or endless as texts: parsing and checking stay within the time, or say what is too deep.
@Suite struct HostileGrammarTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let title: String
        let source: String
        var testDescription: String { title }
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private static func nested(_ count: Int, _ open: String, _ inside: String, _ close: String) -> String {
        times(count, open) + inside + times(count, close)
    }

    /// Refused for what they are, whatever the time.
    static let tooDeep: [Row] = {
        var rows: [Row] = []
        func add(_ title: String, _ source: String) { rows.append(Row(title: title, source: source)) }
        add("parentheses", "let a = " + nested(1_000_000, "(", "1", ")"))
        add("brackets", "let a = " + nested(300_000, "[", "1", "]"))
        add("braces", times(500_000, "{"))
        add("array types", "let a: " + nested(100_000, "[", "Int", "]"))
        add("generic types", "let a: " + nested(100_000, "Array<", "Int", ">"))
        add("a chain of calls", "Text(\"a\")" + times(50_000, ".bold()"))
        add("interpolations", "Text(" + nested(20_000, "\"\\(", "1", ")\"") + ")")
        add("conditions", "#if " + times(100_000, "("))
        add("closures", "let f = " + nested(400, "{ ", "1", " }()"))
        add("a regular expression", "let r = /" + nested(100_000, "(a", "", ")") + "/")
        add("key paths", "struct S { var s: [S] = [] }\nlet k = \\S" + times(20_000, ".s[0]"))
        add("zeros", "Text(\"a\")\n" + times(1_000_000, "\0"))
        add("seventeen megabytes", times(17 << 20, " "))
        return rows
    }()

    @Test(arguments: tooDeep) func whatIsTooDeepOrTooLongIsAnError(_ row: Row) throws {
        #expect(try outcome(row.source, seconds: 20) == "error")
    }

    private func outcome(_ source: String, seconds: Double) throws -> String {
        try Hostile.outcome(of: "import SwiftUI\n" + source) {
            ($0.limits.seconds, $0.limits.memory) = (seconds, 1 << 30)
        }
    }
}
