import Foundation
import Testing
import Typesetting
import ViewGraph

@testable import SwiftUI

@Suite struct TextRunsTests {
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
