import FigurePipeline
import Foundation
import Testing

/// The hosts of `Examples/`, with the real programs.
struct HostTests {
    @Test(.enabled(if: Tool.exists("docc")))
    func doccConvertsACatalogWithPicturesInLightAndDark() throws {
        let book = try Book()
        let report = book.run {
            $0.inputs = [Tool.examples + "/DocC/Layout.docc"]
            $0.output = book.path("Layout.docc")
            $0.options = []
        }
        #expect(report.problems == [] && report.drawn == 3)
        let result = try Tool.run(
            "docc",
            ["convert", "Layout.docc", "--output-path", "out.doccarchive", "--warnings-as-errors"],
            in: book.folder.path)
        #expect(result.status == 0, "\(result.error)\(result.text)")
        let page = try book.text("out.doccarchive/data/documentation/layout.json")
        #expect(page.contains("card@2x.png") && page.contains("card~dark@2x.png"))
        #expect(!page.contains("@fig:"))
    }

    @Test(.enabled(if: Tool.exists("pandoc")), arguments: ["html", "docx", "latex"])
    func pandocFiltersADocument(_ target: String) throws {
        let book = try Book()
        let source = Tool.examples + "/Pandoc/article.md"
        let tree = try Tool.run("pandoc", ["-t", "json", source], in: book.folder.path)
        var settings = PipelineSettings(inputs: [], output: book.path("figures"))
        settings.programVersion = "test"
        let filter = PandocFilter(settings, target: target) { path, bytes in
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
        let (document, report) = filter.run([UInt8](tree.output))
        #expect(report.problems == [] && report.drawn == 2)
        let input = Data(try #require(document))
        let result = try Tool.run(
            "pandoc", ["-f", "json", "-t", target, "-o", "out.\(target)"], input: input, in: book.folder.path)
        #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
        switch target {
        case "html":
            let text = try book.text("out.html")
            #expect(text.contains("figures/flexible.svg") && text.contains("href=\"#fig-flexible\">Figure 1</a>"))
            #expect(text.contains("Figure 1. A text in a flexible frame."))
            #expect(text.components(separatedBy: "<figure").count == 3)
            #expect(text.contains("maxWidth") && !text.contains("A view of"))
        case "latex":
            let text = try book.text("out.latex")
            #expect(text.contains("figures/flexible.pdf") && text.contains("\\caption{A text in a flexible frame.}"))
        default:
            #expect(try book.files("figures").keys.sorted() == ["flexible.png", "plain.png"])
        }
    }

    /// A caption is Markdown there as everywhere.
    @Test(
        .enabled(if: Tool.exists("pandoc")),
        arguments: [
            ("A *b* of `c`", "Figure 1. A <em>b</em> of <code>c</code>"),
            (
                "**a**b [c](https://d.example) ~~e~~",
                "<strong>a</strong>b <a href=\"https://d.example\">c</a> <del>e</del>"
            ),
            ("1 < 2 & 3", "1 &lt; 2 &amp; 3"),
        ])
    func pandocShowsMarkdownInCaptions(_ caption: String, _ html: String) throws {
        let book = try Book()
        try book.write("~~~ {.swift figure=preview name=a caption=\"\(caption)\"}\nText(\"a\")\n~~~\n", to: "a.md")
        let tree = try Tool.run("pandoc", ["-t", "json", "a.md"], in: book.folder.path)
        let filter = PandocFilter(PipelineSettings(inputs: [], output: book.path("f")), target: "html") { _, _ in }
        let (document, report) = filter.run([UInt8](tree.output))
        #expect(report.problems == [])
        let result = try Tool.run(
            "pandoc", ["-f", "json", "-t", "html", "--wrap", "none"], input: Data(try #require(document)),
            in: book.folder.path)
        #expect(result.status == 0 && result.text.contains(html), "\(result.error)\(result.text)")
    }

    @Test(.enabled(if: Tool.exists("pandoc")))
    func whatIsNoDocumentOfPandocIsRefused() throws {
        let book = try Book()
        let filter = PandocFilter(PipelineSettings(inputs: [], output: book.path("f")), target: "html") { _, _ in }
        for input in ["", "{}", "[1]", "{\"blocks\": 3}", String(repeating: "[", count: 100_000)] {
            let (document, report) = filter.run(Array(input.utf8))
            #expect(document == nil && report.hasErrors)
        }
    }

    @Test(.enabled(if: Tool.exists("mkdocs")))
    func mkdocsBuildsASite() throws {
        let book = try Book()
        let report = book.run {
            $0.inputs = [Tool.examples + "/MkDocs/docs"]
            $0.output = book.path("out/docs")
            $0.options = []
        }
        #expect(report.problems == [] && report.drawn == 2)
        try FileManager.default.copyItem(
            atPath: Tool.examples + "/MkDocs/mkdocs.yml", toPath: book.path("mkdocs.yml"))
        let result = try Tool.run("mkdocs", ["build", "--strict"], in: book.folder.path)
        #expect(result.status == 0, "\(result.error)")
        let page = try book.text("out/site/rows.html")
        #expect(page.contains("src=\"figures/spacer.svg\"") && book.exists("out/site/figures/spacer-dark.svg"))
        #expect(try book.text("out/site/index.html").contains("href=\"rows.html#fig-spacer\""))
    }

    /// A repository with the hook: it lets through what fits the hashes, and nothing else.
    @Test(.enabled(if: Tool.exists("git") && access(HostTests.render, X_OK) == 0))
    func theHookRefusesStaleFigures() throws {
        let book = try Book()
        func git(_ arguments: String...) throws -> Tool.Result {
            try Tool.run(
                "git", ["-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments, in: book.path("repo"),
                environment: ["RENDER": Self.render])
        }
        try book.write("# One\n\n```swift figure=preview name=a\nText(\"a\")\n```\n", to: "repo/Book/one.md")
        #expect(try git("init", "-q").status == 0)
        try FileManager.default.copyItem(
            atPath: Tool.examples + "/PreCommit/pre-commit", toPath: book.path("repo/.git/hooks/pre-commit"))
        let lock = ["figures", "Book", "--lock", "Book/figures.lock"]
        #expect(try Tool.run(Self.render, lock, in: book.path("repo")).status == 0)
        _ = try git("add", ".")
        #expect(try git("commit", "-qm", "one").status == 0)

        try book.write("# One\n\n```swift figure=preview name=a\nText(\"b\")\n```\n", to: "repo/Book/one.md")
        let refused = try git("commit", "-qam", "two")
        #expect(refused.status == 1)
        #expect(
            refused.error.contains("Book/one.md:3: the figure 'a' isn't as in Book/figures.lock"), "\(refused.error)")
        #expect(try Tool.run(Self.render, lock, in: book.path("repo")).status == 0)
        #expect(try git("commit", "-qam", "two").status == 0)
    }

    /// The program beside the test bundle.
    static let render = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("render").path
}
