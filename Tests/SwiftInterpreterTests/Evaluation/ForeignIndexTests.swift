import Testing

/// Indices of one string used on another cut no scalar in two.
@Suite struct ForeignIndexTests {
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
}

extension Unicode.Scalar {
    fileprivate var utf8: [UInt8] { Array(String(self).utf8) }
}
