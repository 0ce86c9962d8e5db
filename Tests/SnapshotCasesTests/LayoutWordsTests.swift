import Foundation
import Testing

@testable import SnapshotCases

/// What two recorded layouts say of a change without any source.
struct LayoutWordsTests {
    private static let old = """
        canvas 100 × 60
        VStack (0, 0, 100 × 60)
          Text (10, 0, 40 × 20) "Login"
          .frame (30, 28, 40 × 20)
            Color (30, 28, 40 × 20)

        """

    struct Pair: Sendable, CustomTestStringConvertible {
        var edits: [(String, String)]
        var sentence: String
        var testDescription: String { sentence }
    }

    static let pairs = [
        Pair(
            edits: [("(30, 28, 40 × 20)", "(30, 36, 40 × 20)"), ("100 × 60", "100 × 68")],
            sentence: ".frame is 16 below Text \"Login\" in place of 8 (in VStack); 1 view moved"),
        Pair(edits: [("\"Login\"", "\"Sign in\"")], sentence: "Text says \"Sign in\" in place of \"Login\""),
        Pair(
            edits: [("  .frame (30, 28, 40 × 20)\n    Color (30, 28, 40 × 20)\n", "")],
            sentence: ".frame is gone from VStack"),
        Pair(
            edits: [("  .frame", "  Divider (0, 20, 100 × 1)\n  .frame")], sentence: "Divider is new in VStack"),
        Pair(edits: [("\"Login\"", "\"Login\" truncated")], sentence: "Text \"Login\" is truncated now"),
        Pair(
            edits: [("    Color (30, 28, 40 × 20)", "    Color (35, 33, 30 × 10)")],
            sentence: ".frame round Color adds 10 × 10 in place of 0 × 0; Color is 30 × 10 in place of 40 × 20"),
        Pair(edits: [], sentence: ""),
    ]

    @Test(arguments: pairs)
    func theCauseComesFirst(_ pair: Pair) {
        let new = pair.edits.reduce(Self.old) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        #expect(LayoutWords(Self.old, new).text == pair.sentence)
    }

    @Test(arguments: ["", "canvas", "no layout at all", "canvas 1 × 1\n    Text (1, 2, 3 × 4)\n"])
    func whatIsNoLayoutSaysNothing(_ text: String) {
        #expect(LayoutWords(Self.old, text).text == "" && LayoutWords(text, Self.old).text == "")
    }

    @Test func quotesAndBackslashesInTextsAreRead() {
        let text = Self.old.replacingOccurrences(of: "\"Login\"", with: #""say \"hi\" \\""#)
        #expect(LayoutTree(text)?.nodes[1].text == #"say \"hi\" \\"#)
    }
}
