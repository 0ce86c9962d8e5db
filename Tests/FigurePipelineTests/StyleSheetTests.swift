import FigurePipeline
import Foundation
import Testing

/// One style sheet for a book: `figures.yml`, found from its folder upwards, or the one that the run names.
struct StyleSheetTests {
    private static let chapter = "```swift figure=view-tree name=a\nText(\"a\")\n```\n\n"

    private func picture(_ book: Book, _ name: String = "a") throws -> String {
        try book.text("out/figures/\(name).svg")
    }

    @Test func aSheetInTheFolderOfTheBookOrAboveItIsTaken() throws {
        for place in ["src/figures.yml", "figures.yml"] {
            let book = try Book(["one.md": Self.chapter])
            try book.write("light:\n  ink: \"#fe0102\"\n", to: place)
            #expect(book.run().problems == [], "\(place)")
            #expect(try picture(book).contains("#fe0102"), "\(place)")
        }
    }

    @Test func aChangedSheetDrawsTheFiguresAnew() throws {
        let book = try Book(["one.md": Self.chapter])
        #expect(book.run().drawn == 1)
        try book.write("light:\n  ink: \"#fe0102\"\n", to: "src/figures.yml")
        #expect(book.run().drawn == 1)
        #expect(book.run().unchanged == 1)
        try book.write("light:\n  ink: \"#01fe02\"\n", to: "src/figures.yml")
        #expect(book.run().drawn == 1)
        #expect(try picture(book).contains("#01fe02"))
    }

    /// What is nearer to the figure counts more.
    @Test func theRunsSheetComesBeforeTheFoldersAndAFencesBeforeBoth() throws {
        let fence = Self.chapter + "```swift figure=view-tree name=b style=own.yml\nText(\"b\")\n```\n"
        let book = try Book(["one.md": fence])
        try book.write("light:\n  ink: \"#fe0102\"\n", to: "src/figures.yml")
        try book.write("light:\n  ink: \"#01fe02\"\n", to: "run.yml")
        try book.write("light:\n  ink: \"#0102fe\"\n", to: "src/own.yml")
        let report = book.run { $0.options.append(GivenOption(name: "style", text: book.path("run.yml"))) }
        #expect(report.problems == [])
        #expect(try picture(book).contains("#01fe02") && !picture(book).contains("#fe0102"))
        #expect(try picture(book, "b").contains("#0102fe"))
    }

    @Test func aMistakeInTheSheetIsReportedOnce() throws {
        let book = try Book(["one.md": Self.chapter + Self.chapter.replacingOccurrences(of: "=a", with: "=b")])
        try book.write("light:\n  inc: \"#fe0102\"\n", to: "src/figures.yml")
        let report = book.run()
        #expect(report.problems.count == 1 && report.hasErrors)
        let text = report.problems.first?.text ?? ""
        #expect(text.contains("figures.yml:2: error: there is no 'inc' here; did you mean 'ink'?"), "\(text)")
    }

    @Test func picturesDependOnTheSheet() throws {
        let book = try Book(["one.md": Self.chapter])
        try book.write("light:\n  ink: \"#fe0102\"\n", to: "src/figures.yml")
        book.run { $0.dependencies = book.path("deps") }
        #expect(try book.text("deps").contains("src/figures.yml"))
    }

    @Test func aCatalogKeepsTheSheetToItself() throws {
        let book = try Book()
        try book.write(Self.chapter, to: "Guide.docc/Guide.md")
        try book.write("light:\n  ink: \"#fe0102\"\n", to: "Guide.docc/figures.yml")
        let report = book.run { ($0.inputs, $0.output) = ([book.path("Guide.docc")], book.path("out")) }
        #expect(report.problems == [] && !book.exists("out/figures.yml") && book.exists("out/Resources/a@2x.png"))
    }
}
