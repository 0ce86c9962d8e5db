import SwiftInterpreter
import Testing

@Suite struct ErrorCountTests {
    /// The first hundred errors are shown, the others counted.
    @Test(arguments: [
        (3, 3, nil), (100, 100, nil), (101, 100, "and 1 more error"), (4_000, 100, "and 3900 more errors"),
    ])
    func areBounded(written: Int, shown: Int, note: String?) {
        let lines = (0..<written).map { "let constant\($0): Int = unknown\($0)" }
        let said = messages(in: lines.joined(separator: "\n"))
        #expect(said.count { $0.hasPrefix("error ") } == shown)
        #expect(said.last { $0.hasPrefix("note ") } == note.map { "note " + $0 })
    }

    /// So are those of the parser.
    @Test(arguments: [(100, nil), (101, "and 1 more error"), (400, "and 300 more errors")])
    func ofTheParserAreBounded(written: Int, note: String?) {
        let said = messages(in: String(repeating: "let = 1\n", count: written))
        #expect(said.count { $0.hasPrefix("error ") } == min(written, 100))
        #expect(said.last { $0.hasPrefix("note ") } == note.map { "note " + $0 })
    }

    /// A type's size is bounded, wherever it comes from.
    @Test(arguments: [
        "typealias P0<A> = (A, A)", "struct S0<A> { var a: A }",
    ])
    func typesAreBounded(first: String) {
        let name = first.contains("P0") ? "P" : "S"
        var lines = [first]
        for number in 1..<30 {
            lines.append("typealias \(name)\(number)<A> = (\(name)\(number - 1)<A>, \(name)\(number - 1)<A>)")
        }
        lines.append("func use(_ x: \(name)29<Int>) {}")
        let said = messages(in: lines.joined(separator: "\n"))
        #expect(said.count == 1 && said.first?.hasSuffix("the type is too large to be checked") == true)
    }
}
