import Rendering
import Testing

@testable import Figures

/// Which views an explanation names.
@Suite struct ExplanationChainTests {
    @Test func partsOfALibrarysViewThatHandEverythingOnAreNotNamed() throws {
        let source = SourceProject(
            SourceText(
                name: "Page.swift",
                text: """
                    NavigationStack {
                        ScrollView {
                            Text("Only row")
                        }
                        .navigationTitle("Rows")
                    }

                    """))
        var options = RenderOptions()
        options.setSize(width: 300, height: 500)
        let links = try Explanations.explain("Only row", in: source, options: options).links
        #expect(links.first { $0.name == "NavigationStack" }?.source?.line == 1)
        #expect(links.last?.name == "Text")
        for (outer, inner) in zip(links, links.dropFirst().dropLast()) where outer.source == inner.source {
            #expect(
                outer.source == nil || outer.frame != inner.frame || outer.proposal != inner.proposal,
                "\(inner.name) decides nothing that \(outer.name) doesn't")
        }
    }
}
