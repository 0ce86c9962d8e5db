import SwiftUI
import Testing
import ViewGraph

/// What `render inspect --probes` lists.
@Suite struct ProbeTests {
    private func probes(_ view: some View, _ proposal: ProposedViewSize) -> [ProbeReport] {
        let graph = ViewGraph()
        graph.recording.probes = ProbeLog()
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
        #expect(
            asked.prefix(4).map(\.reason) == [
                "flexibility, maximum", "flexibility, maximum", "flexibility, maximum", "flexibility, minimum",
            ])
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
        #expect(log[leaf].reason == "less insets of 10×10")
        #expect(log[leaf].parent == log[padding].child)
        #expect(log[leaf].depth == log[padding].depth + 1)
    }

    /// Every question has a reason.
    @Test func everyQuestionHasAReason() {
        let view = ScrollView {
            VStack {
                F20("a").layoutPriority(1).frame(minWidth: 10, maxWidth: 50).overlay { greedy("o") }
                HStack {
                    Spacer(); F20("b").frame(width: 30).background { greedy("p") }.position(x: 1, y: 1)
                }
                Grid {
                    GridRow {
                        F20("c"); greedy("d").aspectRatio(1, contentMode: .fit).fixedSize()
                    }
                }
                ZStack {
                    F20("e");
                    ViewThatFits {
                        F20("f"); F20("g")
                    }
                }
            }
        }
        let log = probes(view, at(200, 300))
        let silent = log.filter { $0.reason == nil && !$0.isKnown }
        #expect(silent.isEmpty, "\(silent.prefix(5).map { "\($0.parentName ?? "-") asks \($0.childName)" })")
        #expect(log.contains { $0.reason == "within width 10…50" })
        #expect(log.contains { $0.reason == "the size of what it is over" })
        #expect(log.contains { $0.reason?.hasPrefix("last of all: ") ?? false })
    }

    /// As a reader follows them: from the canvas inwards, each question one step further in than what asked it.
    private func story(_ view: some View, _ proposal: ProposedViewSize) -> [String] {
        func text(_ length: CGFloat?) -> String { ProbeLog.text(length) }
        return probes(view, proposal).map { probe in
            String(repeating: "  ", count: probe.depth) + "\(probe.parentName ?? "canvas") > \(probe.childName) "
                + "\(text(probe.proposal.width))x\(text(probe.proposal.height)) "
                + "\(text(probe.answer.width))x\(text(probe.answer.height)) \(probe.reason ?? "?")"
                + (probe.isKnown ? ", known" : "")
        }
    }

    @Test func theCanvasAsksFirstAndNothingIsAskedTwice() {
        #expect(
            story(
                RootView(
                    HStack(spacing: 0) {
                        F20("a").environment(\.font, nil); Spacer()
                    }.padding(5)), at(100, 40)) == [
                    "canvas > .padding 100x40 100x30 the canvas",
                    "  .padding > HStack 90x30 90x20 less insets of 10×10",
                    "    HStack > Spacer 0x30 8x0 reserved for a lower priority, minimum",
                    "    HStack > Leaf 82x30 20x20 priority 0: what is left: 82",
                    "    HStack > Spacer 70x30 70x0 last of all: what is left: 70",
                ])
    }

    @Test func rejectedViewsAreNamed() {
        let log = probes(
            VStack {
                ViewThatFits {
                    F(200, 20).padding(1); F20("b")
                }
            }, at(100, nil))
        let asked = log.filter { !$0.isKnown && $0.reason == "ideal, to see whether it fits" }
        #expect(asked.map(\.childName) == [".padding", "Leaf"])
        #expect(asked.map(\.answer.width) == [202, 20])
        #expect(Set(asked.map(\.child)).count == 2)
        #expect(log.contains { $0.parent == asked[0].child && $0.childName == "Leaf" && $0.answer.width == 200 })
    }

    @Test func lazyContainersAreWhoAsks() {
        let log = probes(
            ScrollView {
                LazyVStack { ForEach(0..<2, id: \.self) { _ in F20() } }
            }, at(100, 100))
        let asked = log.filter { $0.childName == "Leaf" }
        #expect(asked.count == 2)
        #expect(asked.allSatisfy { $0.parentName == "LazyVStack" && $0.reason?.hasPrefix("ideal") ?? false })
    }

    /// A row is no view of its own: its grid asks the cells.
    @Test func cellsAreAskedByTheirGrid() {
        let log = probes(Grid { GridRow { F20("a") } }, at(100, 100))
        #expect(!log.contains { $0.childName == "GridRow" || $0.parentName == "GridRow" })
        #expect(log.contains { $0.parentName == "Grid" && $0.childName == "Leaf" })
    }

    @Test func nothingIsWrittenDownUnasked() {
        let graph = ViewGraph()
        graph.setRoot(F20(), environment: EnvironmentValues())
        _ = graph.layout(at(10, 10))
        #expect(graph.probeReports(displayScale: 1) == nil)
    }
}
