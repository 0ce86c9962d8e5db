import Testing

@testable import Rendering

@Suite struct SourceScannerTests {
    private static func names(_ texts: String...) -> Set<SourceSummary.Name> { Set(texts.map(SourceSummary.name)) }

    @Test(arguments: [
        ("struct Card: View { var body: some View { Row() } }", ["Card"]),
        ("private struct Row {}\nfileprivate let a = 1\nlet b = 2", ["b"]),
        ("private(set) var count = 0", ["count"]),
        ("@MainActor public final class Model { func work() {} }", ["Model"]),
        ("let text = \"struct Inside {}\"\nfunc f() {}", ["text", "f"]),
        ("let text = \"\"\"\n} struct Inside {\n\"\"\"\nenum E {}", ["text", "E"]),
        ("let raw = #\"a \"quote\" } {\"#\nenum E {}", ["raw", "E"]),
        ("// struct Comment {}\n/* enum Nested /* {{ */ */ actor A {}", ["A"]),
        ("let a = \"\\(values.map { \"}\" })\"\nstruct After {}", ["a", "After"]),
        ("extension Model { func added() {} }", []),
        ("typealias Names = [String]", ["Names"]),
    ])
    func declaredIsWhatOtherFilesSee(source: String, names: [String]) {
        #expect(SourceSummary(source).declared == Set(names.map(SourceSummary.name)))
    }

    @Test func extensionsSayWhatTheyAddToWhichType() {
        let summary = SourceSummary(
            """
            extension Color: Identifiable where A: B { static let brand = Color.red; func shade() { let inner = 1 } }
            extension Outer.Inner { init(hex: String) {} }
            extension Array { static func + (a: Self, b: Self) -> Self { a } }
            """)
        #expect(summary.added == [SourceSummary.name("Color"): Self.names("brand", "shade")])
        #expect(summary.extended == Self.names("Color", "Outer", "Inner", "Array"))
        #expect(summary.changed == Self.names("Color", "Outer", "Array"))
    }

    @Test func previewsImportsAndTheMainTypeAreSeen() {
        let summary = SourceSummary(
            "import SwiftUI\nimport struct Models.User\n#Preview { Text(\"a\") }\n@main struct A {}")
        #expect(summary.imports == ["SwiftUI", "Models"])
        #expect(summary.hasPreviews && summary.isMain)
        #expect(!SourceSummary("struct Preview {}\nlet main = 1").hasPreviews)
        #expect(!SourceSummary("struct Preview {}\nlet main = 1").isMain)
    }

    @Test(arguments: ["\"", "\"\"\"", "#\"", "/*", "\"\\(", "{{{", "}}}", "extension", "private", "\\", "#", "\u{0}"])
    func brokenSourcesAreReadToTheirEnd(source: String) {
        _ = SourceSummary(source)
        _ = SourceSummary("struct A {}\n" + source)
    }
}
