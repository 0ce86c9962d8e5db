import Foundation
import Testing
import Typesetting
import ViewGraph

@testable import SwiftUI

@Suite struct TextRunsTests {
    /// Where a link is drawn it leads to its address, whatever its colour.
    @Test func linksLeadWhereTheySay() throws {
        func addresses(_ view: some View) -> [String] {
            DisplayList(items: PaintProbe(view, width: nil, height: nil).items).links.map(\.address)
        }
        #expect(addresses(Text("a [b](https://b.example) c")) == ["https://b.example"])
        #expect(addresses(Text("[b](https://b.example) [c](https://c.example)").foregroundStyle(.red)).count == 2)
        #expect(addresses(Text("plain")).isEmpty)
        let string = try AttributedString(markdown: "see <https://d.example>")
        #expect(addresses(Text(string)) == ["https://d.example"])
        let url = try #require(URL(string: "https://e.example"))
        let link = PaintProbe(Link("Go", destination: url).padding(7), width: nil, height: nil)
        let found = DisplayList(items: link.items).links
        #expect(found.map(\.address) == ["https://e.example"])
        #expect(found.first?.rect.minX == 7)
    }

    private func texts(_ text: Text) -> [String] {
        TextRuns(text, in: EnvironmentValues(), now: .distantPast).runs.map(\.text)
    }

    /// Neighbours of one look are one run, whether or not the literal has Markdown in it.
    @Test func valuesAreNoMarkdown() {
        #expect(texts(Text("Row \(7)")) == ["Row 7"])
        #expect(texts(Text("a \("*b*") c")) == ["a *b* c"])
        #expect(texts(Text("*a* \("*b*") c")) == ["a", " *b* c"])
        #expect(texts(Text("a \(Text("b").bold()) c")) == ["a ", "b", " c"])
        #expect(texts(Text("\(Text("b").bold())")) == ["b"])
    }

    /// An empty text has a height (facts 15.5), however it comes to be empty.
    @Test func emptyTextsAreRuns() {
        #expect(texts(Text(verbatim: "")) == [""])
        #expect(texts(Text("")) == [""])
        #expect(texts(Text("\("")")) == [""])
    }

    @Test func equalTextsShareAParagraph() {
        let environment = EnvironmentValues()
        func paragraph(_ text: Text, _ environment: EnvironmentValues) -> Paragraph {
            text.prepare(in: environment).paragraph
        }
        // What is worked out belongs to the list of values; an empty one keeps nothing.
        var written = environment
        written.lineSpacing = 0
        let first = paragraph(Text("Detail"), written)
        #expect(paragraph(Text("Detail").foregroundStyle(.secondary), written) !== first)
        #expect(paragraph(Text("Detail"), written) !== paragraph(Text("Details"), written))
        #expect(paragraph(Text("Detail"), written) === paragraph(Text("Detail"), written))
        #expect(paragraph(Text("Detail").bold(), written) !== paragraph(Text("Detail"), written))
        var other = environment
        other.lineSpacing = 0
        #expect(paragraph(Text("Detail"), other) !== paragraph(Text("Detail"), written))
    }
}
