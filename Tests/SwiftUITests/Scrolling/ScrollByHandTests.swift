import SwiftUI
import Testing
import ViewGraph

/// Where scroll views come to rest, and what bindings learn of it.
@Suite @MainActor struct ScrollByHandTests {
    /// Scrolls the only scroll view of a view by one distance after the other.
    private func scrolled(_ view: some View, by distances: [CGSize], _ proposal: ProposedViewSize) -> LayoutProbe {
        let probe = LayoutProbe(updating: view, proposal)
        for distance in distances {
            var stack: [ViewNode] = probe.graph.root.map { [$0] } ?? []
            while let node = stack.popLast() {
                (node as? ScrollViewNode)?.scroll(by: distance)
                stack += node.childNodes
            }
            probe.graph.update(proposal)
        }
        return probe
    }

    private func down(_ distance: CGFloat) -> CGSize { CGSize(width: 0, height: distance) }

    /// Five rows of 30 in a viewport of 60.
    private struct Rows: View {
        var behavior: any ScrollTargetBehavior
        var isLazy = false
        var margin: CGFloat = 0

        var body: some View {
            func scroll(_ behavior: some ScrollTargetBehavior) -> AnyView {
                AnyView(
                    ScrollView {
                        if isLazy {
                            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                        } else {
                            VStack(spacing: 0) { rows }.scrollTargetLayout()
                        }
                    }
                    .contentMargins(.top, margin).scrollTargetBehavior(behavior))
            }
            return scroll(behavior)
        }

        private var rows: some View { ForEach(0..<8) { W(0, 50, 50, height: 30, "\($0)") } }
    }

    @Test(arguments: [false, true])
    func viewsAlign(_ isLazy: Bool) {
        let rows = Rows(behavior: .viewAligned, isLazy: isLazy)
        #expect(scrolled(rows, by: [down(40)], at(50, 60)).frame("0")?.minY == -30)
        #expect(scrolled(rows, by: [down(50)], at(50, 60)).frame("0")?.minY == -60)
        #expect(scrolled(rows, by: [down(50), down(-20)], at(50, 60)).frame("0")?.minY == -30)
    }

    @Test func theEndOfTheContentComesFirst() {
        #expect(scrolled(Rows(behavior: .viewAligned), by: [down(1000)], at(50, 65)).frame("7")?.maxY == 65)
    }

    @Test func viewsAlignAfterTheMargin() {
        let probe = scrolled(Rows(behavior: .viewAligned, margin: 10), by: [down(40)], at(50, 60))
        #expect(probe.frame("1")?.minY == 10)
    }

    @Test func oneViewAtATime() {
        let rows = Rows(behavior: .viewAligned(limitBehavior: .alwaysByOne))
        #expect(scrolled(rows, by: [down(110)], at(50, 60)).frame("0")?.minY == -30)
        #expect(scrolled(rows, by: [down(110), down(110)], at(50, 60)).frame("0")?.minY == -60)
    }

    /// Not further than to the last view that could be seen before.
    @Test(arguments: [ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByFew])
    func fewViewsAtATime(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) {
        let rows = Rows(behavior: .viewAligned(limitBehavior: limit))
        #expect(scrolled(rows, by: [down(150)], at(50, 90)).frame("0")?.minY == -60)
        #expect(scrolled(rows, by: [down(20)], at(50, 90)).frame("0")?.minY == -30)
        #expect(scrolled(rows, by: [down(150), down(-150)], at(50, 90)).frame("0")?.minY == 0)
    }

    @Test func pages() {
        let rows = Rows(behavior: .paging)
        #expect(scrolled(rows, by: [down(29)], at(50, 60)).frame("0")?.minY == 0)
        #expect(scrolled(rows, by: [down(31)], at(50, 60)).frame("0")?.minY == -60)
        #expect(scrolled(rows, by: [down(100)], at(50, 60)).frame("0")?.minY == -120)
    }

    /// Rests 5 points before where it would.
    private struct Short: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            #expect(context.containerSize == CGSize(width: 50, height: 60))
            #expect(context.contentSize.height == 240 && context.axes == .vertical && context.displayScale == 2)
            target.rect.origin.y -= 5
        }
    }

    @Test func ownBehaviors() {
        #expect(scrolled(Rows(behavior: Short()), by: [down(40)], at(50, 60)).frame("0")?.minY == -35)
    }

    @Test func withoutABehaviorItStaysWhereItIsPut() {
        let view = ScrollView { VStack(spacing: 0) { ForEach(0..<8) { F(50, 30, "\($0)") } } }
        #expect(scrolled(view, by: [down(40)], at(50, 60)).frame("0")?.minY == -40)
    }

    // MARK: - Bindings

    private final class Log { var entries: [String] = [] }

    private struct Positioned: View {
        let log: Log
        var anchor: UnitPoint?
        @State private var row: Int?

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<8, id: \.self) { F(50, 30, "\($0)") } }.scrollTargetLayout()
            }
            .scrollPosition(id: $row, anchor: anchor)
            .onChange(of: row) { log.entries.append("\($1.map { "\($0)" } ?? "none")") }
        }
    }

    @Test(arguments: [(nil, ["1", "2"]), (.bottom, ["3", "4"]), (.center, ["2", "3"])] as [(UnitPoint?, [String])])
    func theBindingLearnsTheRow(_ anchor: UnitPoint?, _ rows: [String]) {
        let log = Log()
        let probe = scrolled(Positioned(log: log, anchor: anchor), by: [down(40), down(25)], at(50, 60))
        #expect(log.entries == rows)
        // What the binding says by then is no reason to scroll on.
        #expect(probe.frame("0")?.minY == -65)
    }

    private struct Freely: View {
        let log: Log
        @State private var position = ScrollPosition(edge: .top)

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<8, id: \.self) { F(50, 30, "\($0)") } }.scrollTargetLayout()
            }
            .scrollPosition($position)
            .onChange(of: position) {
                log.entries.append("\($1.isPositionedByUser) \($1.viewID(type: Int.self).map { "\($0)" } ?? "none")")
            }
        }
    }

    @Test func aPositionKnowsThatAHandMovedIt() {
        let log = Log()
        let probe = scrolled(Freely(log: log), by: [down(40)], at(50, 60))
        #expect(log.entries == ["true 1"])
        #expect(probe.frame("0")?.minY == -40)
    }
}
