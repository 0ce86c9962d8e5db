import FigurePipeline
import Foundation
import Testing

/// What a book is made of is never written over: such a run writes nothing at all and names the files.
struct OverwrittenSourcesTests {
    struct Run: CustomTestStringConvertible, Sendable {
        var title: String
        /// Given the book: it has `src/one.md`, `src/part/two.md`, and the link `link` to `src`.
        var change: @Sendable (inout PipelineSettings, Book) -> Void
        /// What the message names.
        var message: String
        var testDescription: String { title }
    }

    private static let chapter = "# One\n\n```swift figure=preview name=a\nText(\"a\")\n```\n"

    private static func book() throws -> Book {
        let book = try Book([
            "one.md": chapter, "part/two.md": "# Two\n\n![Drawn by hand](figures/a.svg)\n",
            "part/figures/a.svg": "<svg/>",
        ])
        try FileManager.default.createSymbolicLink(atPath: book.path("link"), withDestinationPath: "src")
        return book
    }

    static let refused: [Run] = [
        Run(
            title: "a folder onto itself",
            change: { settings, book in settings.output = book.source },
            message: "error: the output would write over the sources '"),
        Run(
            title: "a chapter into its folder",
            change: { settings, book in (settings.inputs, settings.output) = ([book.path("src/one.md")], book.source) },
            message: "src/one.md'\nnote: another folder for '-o'"),
        Run(
            title: "by way of '..'",
            change: { settings, book in settings.output = book.source + "/part/.." },
            message: "src/one.md'"),
        Run(
            title: "by way of '..' out of a folder that isn't there yet",
            change: { settings, book in settings.output = book.source + "/none/./more/../.." },
            message: "src/one.md'"),
        Run(
            title: "by way of a link to the folder",
            change: { settings, book in settings.output = book.path("link") },
            message: "src/one.md'"),
        Run(
            title: "sources that are named by a link",
            change: { settings, book in (settings.inputs, settings.output) = ([book.path("link")], book.source) },
            message: "link/one.md'"),
        Run(
            title: "one of two folders",
            change: { settings, book in
                (settings.inputs, settings.output) = ([book.source, book.path("src/part")], book.path("src/part"))
            },
            message: "src/part/two.md'"),
        Run(
            title: "a check",
            change: { settings, book in (settings.output, settings.checks) = (book.source, true) },
            message: "src/one.md'"),
        Run(
            title: "a part of the work that isn't this chapter's",
            change: { settings, book in (settings.output, settings.shard) = (book.source, .init("2/2")) },
            message: "src/one.md'"),
        Run(
            title: "a page whose name is that of a source",
            change: { settings, book in
                (settings.inputs, settings.output) = ([book.path("src/one.html")], book.source)
                settings.format = .html
            },
            message: "src/one.html'"),
        Run(
            title: "a picture that a page shows",
            change: { settings, book in
                settings.output = book.path("src/part")
                settings.inputs = [book.path("src/part"), book.path("src/one.md")]
                settings.format = .html
            },
            message: "src/part/figures/a.svg'"),
        Run(
            title: "hashes",
            change: { settings, book in settings.lock = book.path("src/one.md") },
            message: "error: '--lock' would write over the source '"),
        Run(
            title: "dependencies",
            change: { settings, book in settings.dependencies = book.path("link/one.md") },
            message: "error: '--deps' would write over the source '"),
    ]

    @Test(arguments: refused)
    func aRunThatWouldWriteOverASourceWritesNothing(_ run: Run) throws {
        let book = try Self.book()
        try book.write(Self.chapter, to: "src/one.html")
        let before = try book.files("")
        let report = book.run { run.change(&$0, book) }
        #expect(report.problems.map(\.cause) == [.request] && report.drawn == 0)
        let text = report.problems.map(\.text).joined()
        #expect(text.contains(run.message) && text.contains("note: "), "\(text)")
        #expect(try book.files("") == before)
    }

    static let allowed: [Run] = [
        Run(
            title: "a site beside its chapters",
            change: { settings, book in (settings.output, settings.format) = (book.source, .html) },
            message: "src/one.html"),
        Run(
            title: "a folder in the book's",
            change: { settings, book in settings.output = book.path("src/out") },
            message: "src/out/one.md"),
        Run(
            title: "a folder in the book's, by way of a link",
            change: { settings, book in settings.output = book.path("link/out") },
            message: "src/out/one.md"),
        Run(
            title: "one picture without pages",
            change: { settings, book in (settings.output, settings.only) = (book.source, "a") },
            message: "src/figures/a.svg"),
    ]

    /// The second run finds what the first one wrote.
    @Test(arguments: allowed)
    func whatHasAnotherNameIsWrittenBesideTheSources(_ run: Run) throws {
        let book = try Self.book()
        for _ in 1...2 {
            #expect(book.run { run.change(&$0, book) }.problems == [])
            #expect(book.exists(run.message))
        }
        #expect(try book.text("src/one.md") == Self.chapter)
        #expect(!book.exists("src/out/out"))
    }

    /// A figure's own picture is drawn anew, although a page shows it by a link.
    @Test func aPictureThatAnEarlierRunDrewIsNoSource() throws {
        let book = try Book(["one.md": Self.chapter])
        func run() -> PipelineReport { book.run { ($0.output, $0.format) = (book.source, .html) } }
        #expect(run().problems == [])
        try book.write(Self.chapter.replacingOccurrences(of: "\"a\"", with: "\"A\""), to: "src/one.md")
        try book.write("# Two\n\n![One](figures/a.svg)\n", to: "src/two.md")
        let report = run()
        #expect(report.problems == [] && report.drawn == 1)
    }

    @Test func aPlanOfSuchARunIsRefused() throws {
        let book = try Self.book()
        let pipeline = FigurePipeline(PipelineSettings(inputs: [book.source], output: book.source)) { _, _ in }
        #expect(pipeline.ninjaPlan(command: ["render"]).text == "")
        #expect(pipeline.refusals().map(\.cause) == [.request])
    }
}
