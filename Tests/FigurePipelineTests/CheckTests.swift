import FigurePipeline
import Foundation
import Testing

/// `--check`, with pictures that are kept and with hashes, and work that is shared out.
struct CheckTests {
    private static func chapter(_ name: String, _ count: Int = 2) -> String {
        "# \(name)\n\n"
            + (1...count).map { "```swift figure=preview name=\(name)-\($0)\nText(\"\(name) \($0)\")\n```\n" }
            .joined(separator: "\n")
    }

    private func book() throws -> Book {
        try Book(["a.md": Self.chapter("a"), "b.md": Self.chapter("b", 3), "c.md": Self.chapter("c", 1)])
    }

    @Test func aBookThatIsUpToDatePasses() throws {
        let book = try book()
        book.run()
        let report = book.run { $0.checks = true }
        #expect(report.differences == [] && !report.hasErrors)
    }

    @Test func whatDiffersIsNamedAndNothingIsWritten() throws {
        let book = try book()
        book.run()
        let before = try book.files("out")
        try book.write(Self.chapter("a").replacingOccurrences(of: "a 1", with: "A 1"), to: "src/a.md")
        let report = book.run { $0.checks = true }
        #expect(report.differences.count == 2)
        #expect(report.differences.contains { $0.contains("figures/a-1.svg") })
        #expect(report.differences.contains { $0.contains("a.md:4: differs") && $0.contains("A 1") })
        #expect(try book.files("out") == before)
    }

    @Test func hashesDoInPlaceOfPictures() throws {
        let book = try book()
        let lock = book.path("figures.lock")
        #expect(!book.run { ($0.output, $0.lock) = (nil, lock) }.hasErrors)
        #expect(try book.text("figures.lock").split(separator: "\n").count == 6)
        #expect(!book.exists("out"))
        let same = book.run { ($0.output, $0.lock, $0.checks) = (nil, lock, true) }
        #expect(same.differences == [] && !same.hasErrors)

        try book.write(Self.chapter("a").replacingOccurrences(of: "a 1", with: "A 1"), to: "src/a.md")
        try book.write(Self.chapter("c").replacingOccurrences(of: "c-1", with: "d-1"), to: "src/c.md")
        let text = book.run { ($0.output, $0.lock, $0.checks) = (nil, lock, true) }.differences.joined()
        #expect(text.contains("a.md:3: the figure 'a-1' isn't as in"))
        #expect(text.contains("the figure 'd-1' isn't in"))
        #expect(text.contains("no source names the figure of figures/c-1.svg any more"))
    }

    @Test(arguments: [PipelineSettings.Format.markdown, .html])
    func partsTogetherAreTheWhole(_ format: PipelineSettings.Format) throws {
        let book = try book()
        book.run { $0.format = format }
        var figures = 0
        for part in 1...4 {
            figures +=
                book.run {
                    ($0.format, $0.output, $0.shard) = (format, book.path("parts"), .init("\(part)/4"))
                }.drawn
        }
        #expect(figures == 6)
        #expect(try book.files("parts") == book.files("out"))
    }

    @Test func buildEnginesAreToldWhatDependsOnWhat() throws {
        let book = try Book(["a b.md": Self.chapter("a", 1), "_shared.swiftdsl": "struct S {}\n"])
        book.run { $0.dependencies = book.path("deps") }
        let source = book.source
        let chapter = "\(source)/a\\ b.md"
        #expect(
            try book.text("deps") == """
                \(book.path("out"))/figures/a-1.svg: \(chapter) \(source)/_shared.swiftdsl
                \(book.path("out"))/a\\ b.md: \(chapter) \(source)/_shared.swiftdsl

                """)
    }
}
