import FigurePipeline
import Foundation
import Testing

/// What the pages look like.
struct PageTests {
    @Test func markdownKeepsItsWordsAndGetsPictures() throws {
        let book = try Book([
            "one.md": """
            # One

            As @fig:hello shows, but not `@fig:hello` and \\@fig:hello.

            ```swift figure=preview name=hello alt="Hello" caption="A *greeting*"
            Text("Hello")
            ```

            > - In a list:
            >
            >   ```swift figure=preview name=card hide alt="A card"
            >   Text("Card")
            >   ```
            >
            >   Behind it.

            """
        ])
        #expect(book.run().problems == [])
        #expect(
            try book.text("out/one.md") == """
                # One

                As [Figure 1](#fig-hello) shows, but not `@fig:hello` and \\@fig:hello.

                ```swift
                Text("Hello")
                ```

                <a id="fig-hello"></a>![Hello](figures/hello.svg)

                **Figure 1.** A *greeting*

                > - In a list:
                >
                >   ![A card](figures/card.svg)
                >
                >   Behind it.

                """)
    }

    @Test(arguments: ["swift", "Swift", "SWIFT", "SwiftDSL"])
    func aFenceIsAFigureHoweverItsLanguageIsSpelt(_ language: String) throws {
        let book = try Book(["one.md": "```\(language) figure=preview name=a\nText(\"a\")\n```\n"])
        let report = book.run()
        #expect(report.problems == [] && report.drawn == 1)
        #expect(try book.text("out/one.md").hasPrefix("```swift\nText(\"a\")\n```\n\n!["))
    }

    @Test func darkVariantsAreChosenByTheReader() throws {
        let book = try Book(["one.md": "```swift figure=preview name=a caption=\"A & b\"\nText(\"a\")\n```\nNext.\n"])
        book.run { $0.options = [] }
        let text = try book.text("out/one.md")
        #expect(text.contains("<source media=\"(prefers-color-scheme: dark)\" srcset=\"figures/a-dark.svg\">"))
        #expect(text.contains("<figcaption><strong>Figure 1.</strong> A &amp; b</figcaption>\n</figure>\n\nNext."))
        #expect(try book.files("out")["figures/a.svg"] != book.files("out")["figures/a-dark.svg"])
    }

    @Test func aFenceContinuesOrReusesAnother() throws {
        let book = try Book([
            "one.md": """
            ```swift name=card
            struct Card: View {
                var title: String
                var body: some View { Text(title) }
            }
            ```

            ```swift figure=preview name=a after=card
            Card(title: "a")
            ```

            ```swift figure=code name=b use=a
            ```

            """
        ])
        let report = book.run()
        #expect(report.problems == [] && report.drawn == 2)
        let text = try book.text("out/one.md")
        #expect(text.hasPrefix("```swift\nstruct Card"))
        #expect(text.components(separatedBy: "```").count == 5, "the code of 'use' isn't shown again")
    }

    @Test func aSiteHasContentsAndWorksFromEveryFolder() throws {
        let book = try Book([
            "index.md": "# The book\n\nSee [two](part/two.md#b) and @fig:x.\n",
            "part/two.md": "# Two\n\n## A & b\n\n```swift figure=preview name=x\nText(\"x\") // <x>\n```\n",
        ])
        #expect(book.run { $0.format = .html }.problems == [])
        let start = try book.text("out/index.html")
        #expect(start.contains("<a href=\"part/two.html#b\">two</a>"))
        #expect(start.contains("<a href=\"part/two.html#fig-x\">Figure 1.1</a>"))
        let page = try book.text("out/part/two.html")
        for part in [
            "<html lang=\"en\">", "<title>Two – The book</title>", "href=\"../style.css\"", "<main id=\"main\">",
            "<nav class=\"contents\" aria-label=\"Contents\">", "id=\"a-b\"", "<li><a href=\"#a-b\">A &amp; b</a></li>",
            "src=\"../figures/x.svg\"", "<span class=\"c\">// &lt;x&gt;</span>", "rel=\"prev\"",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains("http://") && !page.contains("https://"))
    }

    @Test func aSingleSourceSaysItsFigureInItsFirstLine() throws {
        let book = try Book(["card.swiftdsl": "// figure=code\nText(\"a\")\n", "plain.swiftdsl": "Text(\"b\")\n"])
        #expect(book.run().problems == [])
        #expect(try book.text("out/card.svg").contains("Swift source of 2 lines"))
        #expect(book.exists("out/plain.svg"))
    }
}
