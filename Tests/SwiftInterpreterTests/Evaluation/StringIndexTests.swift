import SwiftInterpreter
import Testing

/// Indices of one string used on another cut no scalar in two.
@Suite struct StringIndexTests {
    @Test(arguments: [
        "\"👩\".prefix(upTo: \"abc\".endIndex)", "\"👩a\".suffix(from: \"abc\".index(after: \"abc\".startIndex))",
        "\"👩b\"[\"abc\".index(\"abc\".startIndex, offsetBy: 2)...]",
        "\"é👩\".replacingOccurrences(of: \"x\", with: \"y\", range: \"abc\".startIndex..<\"abcd\".endIndex)",
        "\"👩\".range(of: \"👩\", range: \"abc\".startIndex..<\"abc\".endIndex).map { _ in \"found\" } ?? \"-\"",
        "{ var t = \"👩\"; t.insert(\"x\", at: \"abc\".endIndex); return t }()",
        "{ var t = \"👩\"; t.replaceSubrange(\"a\".endIndex..<\"abc\".endIndex, with: \"x\"); return t }()",
        "{ var t = \"👩x\"; t.removeSubrange(\"abc\".endIndex...); return t }()",
        "\"ab\"[..<\"ab\".index(after: String.Index(utf16Offset: 1, in: \"👩\"))]",
        "String(\"👩\"[\"a\".endIndex])", "String(\"👩x\".split(separator: \"x\")[0][\"a\".endIndex...])",
    ])
    func areMovedToTheStartOfTheScalar(_ expression: String) throws {
        let printed = try output(of: "import Foundation\nfunc run() { print(String(\(expression))) }")
        #expect(!printed.contains("error:"), "\(printed)")
        #expect(!printed.contains("\u{FFFD}") && printed.utf8.elementsEqual(printed.unicodeScalars.flatMap { $0.utf8 }))
    }

    /// One inside a character of several scalars is the character's start; there is none before the first.
    @Test(arguments: [
        ("text.index(before: inside)", "error"), ("text.index(inside, offsetBy: -1)", "error"),
        ("text.index(inside, offsetBy: -1, limitedBy: text.startIndex) == nil", "true"),
        ("text.index(after: inside) == text.endIndex", "true"),
        ("text.index(before: text.endIndex) == text.startIndex", "true"),
        ("text.distance(from: inside, to: text.endIndex)", "1"),
    ])
    func stepsBeginAtCharacters(_ expression: String, _ expected: String) throws {
        let source = """
            import Foundation
            func run() {
                let text = "👩‍👩"
                let inside = String.Index(utf16Offset: 7, in: "%d %@ %n")
                print(\(expression))
            }
            """
        do {
            #expect(try output(of: source) == expected + "\n")
        } catch let failure as EvaluationFailure {
            #expect(expected == "error" && failure.diagnostic.message.contains("String index is out of bounds"))
        }
    }
}

extension Unicode.Scalar {
    fileprivate var utf8: [UInt8] { Array(String(self).utf8) }
}
