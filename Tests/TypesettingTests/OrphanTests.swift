import Foundation
import Testing

@testable import Typesetting

@Suite("Orphans (facts 21.2)")
struct OrphanTests {
    /// One character is a column wide; words that may stand alone are wider than 0.175 of the line.
    @Test(
        "A short last word doesn't stand alone",
        arguments: [
            ("aaaa bbbb cccc dddd eeee f", 24, ["aaaa bbbb cccc dddd ", "eeee f"]),
            ("aaaa bbbb cccc dddd eeee fffff", 24, ["aaaa bbbb cccc dddd eeee ", "fffff"]),
            ("aaaa bbbb cccc dddd eeee f g", 24, ["aaaa bbbb cccc dddd eeee ", "f g"]),
            ("aaaaaaaaaaaaaaaaaaaaaaaa b", 24, ["aaaaaaaaaaaaaaaaaaaaaaaa ", "b"]),
            ("aaaa bbbb cccc dddd eeee f\naaaa", 24, ["aaaa bbbb cccc dddd ", "eeee f\n", "aaaa"]),
        ])
    func lastWords(_ text: String, _ columns: Int, _ lines: [String]) {
        let found = Lines(text, columns: CGFloat(columns))
        #expect(found.texts.map(trimmed) == lines.map(trimmed))
    }

    @Test("A line that is cut holds what fits", arguments: [1, 2])
    func cutLines(_ limit: Int) {
        let text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj k"
        let lines = Lines(text, columns: 24) { $0.maximumLines = limit }.texts
        #expect(lines.count == limit)
        #expect(lines.last?.hasSuffix("\u{2026}") == true)
        if limit == 2 { #expect(trimmed(lines[0]) == "aaaa bbbb cccc dddd eeee") }
    }

    private func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespacesAndNewlines) }
}
