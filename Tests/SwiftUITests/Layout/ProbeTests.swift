import SwiftUI
import Testing
import ViewGraph

/// What `render inspect --probes` lists.
@Suite struct ProbeTests {
    private func probes(_ view: some View, _ proposal: ProposedViewSize) -> [ProbeReport] {
        let graph = ViewGraph()
        graph.probes = ProbeLog()
        graph.setRoot(view, environment: EnvironmentValues())
        _ = graph.layout(proposal)
        return graph.probeReports(displayScale: 1) ?? []
    }

    @Test func aStackTellsWhyItAsks() throws {
        let log = probes(
            HStack(spacing: 0) {
                greedy("a"); F20("b"); greedy("c")
            }, at(360, 40))
        let asked = log.filter { !$0.isKnown && $0.depth == 1 }
        #expect(asked.prefix(2).map(\.reason) == ["flexibility, maximum", "flexibility, minimum"])
        #expect(asked.contains { $0.reason == "share 120 of 360 for 3 children" && $0.answer.width == 20 })
        #expect(asked.contains { $0.reason == "share 170 of 340 for 2 children" && $0.answer.width == 170 })
        #expect(asked.contains { $0.reason == "what is left: 170" })
    }

    @Test func questionsStandInTheOrderTheyWereAsked() throws {
        let log = probes(F20("a").padding(5), at(100, 100))
        let padding = try #require(log.firstIndex { $0.childName == ".padding" })
        let leaf = try #require(log.firstIndex { $0.childName == "Leaf" })
        #expect(padding < leaf)
        #expect(log[leaf].proposal == at(90, 90))
        #expect(log[leaf].reason == "less the insets")
        #expect(log[leaf].parent == log[padding].child)
        #expect(log[leaf].depth == log[padding].depth + 1)
    }

    @Test func nothingIsWrittenDownUnasked() {
        let graph = ViewGraph()
        graph.setRoot(F20(), environment: EnvironmentValues())
        _ = graph.layout(at(10, 10))
        #expect(graph.probeReports(displayScale: 1) == nil)
    }
}
