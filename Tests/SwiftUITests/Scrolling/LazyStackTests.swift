import SwiftUI
import Testing
import ViewGraph

/// facts.md 9.7: what lazy stacks make, and where they put it.
@Suite @MainActor struct LazyStackTests {
    private struct Row: View {
        let index: Int
        var height: CGFloat = 20
        var body: some View { F(50, height, "\(index)") }
    }

    private func probe(_ view: some View, _ proposal: ProposedViewSize) -> LayoutProbe {
        LayoutProbe(updating: view, proposal)
    }

    @Test func onlyVisibleRowsAreMade() {
        let probe = probe(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0) } } }, at(400, 800))
        #expect((40...60).contains(probe.graph.diagnostics.bodies["Row"] ?? 0))
        #expect(probe.frame("0") == CGRect(x: 175, y: 0, width: 50, height: 20))
        #expect(probe.frame("39")?.minY == 780)
        #expect(probe.size == CGSize(width: 400, height: 800))
    }

    @Test func aDistantRowIsMadeWhereItIsScrolledTo() {
        struct Far: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView { LazyVStack(spacing: 5) { ForEach(0..<100_000) { Row(index: $0) } } }
                        .onGeometryChange(for: CGSize.self, of: \.size) { _ in proxy.scrollTo(70_000, anchor: .top) }
                }
            }
        }
        let probe = probe(Far(), at(100, 100))
        #expect(probe.frame("70000")?.minY == 0)
        #expect(probe.frame("70001")?.minY == 25)
        #expect((probe.graph.diagnostics.bodies["Row"] ?? 0) < 60)
    }

    /// Whatever stands between the scroll view and the stack.
    @Test func rowsInModifiersAreMadeWhereTheyAreScrolledTo() {
        struct Padded: View {
            @State private var position = ScrollPosition(idType: Never.self)

            var body: some View {
                ScrollView {
                    VStack { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0) } }.padding(10) }
                        .frame(maxWidth: .infinity).background(.red)
                }
                .scrollPosition($position)
                .onGeometryChange(for: CGSize.self, of: \.size) { _ in position.scrollTo(y: 10_010) }
            }
        }
        let probe = probe(Padded(), at(100, 100))
        #expect(probe.frame("500")?.minY == 0)
        #expect(probe.frame("504")?.minY == 80)
    }

    /// Rows that are made while the stack is laid out hand the views of a container on, and so change its elements.
    @Test func rowsMadeOfSubviewsInGeometryReadersStay() {
        struct Chunk: Identifiable {
            let id = UUID()
            let views: [Subview]
        }
        struct Chunks<Content: View>: View {
            @ViewBuilder var content: Content

            var body: some View {
                Group(subviews: content) { views in
                    ForEach([Chunk(views: Array(views[0..<2])), Chunk(views: Array(views[2..<4]))]) { chunk in
                        GeometryReader { proxy in
                            HStack(spacing: 0) { ForEach(chunk.views) { $0.frame(width: proxy.size.width / 2) } }
                        }
                        .frame(height: 30)
                    }
                }
            }
        }
        let rows = ScrollView { LazyVStack(spacing: 0) { Chunks { ForEach(0..<4) { greedy("\($0)") } } } }
        let probe = probe(rows, at(100, 100))
        #expect(probe.frame("1") == CGRect(x: 50, y: 0, width: 50, height: 30))
        #expect(probe.frame("2") == CGRect(x: 0, y: 30, width: 50, height: 30))
        #expect(probe.graph.diagnostics.failure == nil)
    }

    /// The container of what is relative to it is as long as its content makes it, where nothing else does.
    @Test func aContainerThatGrowsWithItsContentStops() {
        let rows = ScrollView {
            LazyVStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) { greedy("a").frame(height: 20).containerRelativeFrame(.horizontal) }
                }
            }
            .padding(15)
        }
        let probe = probe(rows, ProposedViewSize(width: nil, height: 100))
        #expect(probe.graph.diagnostics.failure == nil)
        #expect(probe.frame("a")?.width ?? .infinity < 1000)
        #expect(LayoutProbe(updating: rows, at(130, 100)).frame("a")?.width == 100)
    }

    /// Below content that is longer than the viewport nothing is made until somebody scrolls, whatever stands between.
    @Test func aViewportIsNotFilledBelowWhatIsVisible() {
        struct Feed: View {
            @State private var position = ScrollPosition(idType: Never.self)
            var scrolls = false

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        F(50, 250, "header")
                        LazyVStack(spacing: 0) { ForEach(0..<40) { Row(index: $0) } }
                    }
                }
                .scrollPosition($position)
                .onAppear { if scrolls { position.scrollTo(y: 650) } }
            }
        }
        let still = probe(Feed(), at(100, 100))
        #expect(still.graph.diagnostics.bodies["Row"] == nil)
        #expect(still.frame("header")?.minY == 0)
        let sections = probe(
            ScrollView {
                VStack(spacing: 0) {
                    F(50, 250, "header")
                    LazyVStack(spacing: 0) {
                        ForEach(0..<4) { section in Section("\(section)") { ForEach(0..<4) { Row(index: $0) } } }
                    }
                    .padding(5).background(.red)
                }
            }, at(100, 100))
        #expect(sections.graph.diagnostics.bodies["Row"] == nil)
        let scrolled = probe(Feed(scrolls: true), at(100, 100))
        #expect(scrolled.frame("20")?.minY == 0)
        #expect((scrolled.graph.diagnostics.bodies["Row"] ?? 0) < 40)
        let touching = probe(
            ScrollView {
                VStack(spacing: 0) {
                    F(50, 60, "header")
                    LazyVStack(spacing: 0) { ForEach(0..<40) { Row(index: $0) } }
                }
            }, at(100, 100))
        #expect(touching.frame("0")?.minY == 60)
        #expect(touching.frame("1")?.minY == 80)
    }

    @Test func fewRowsAreMeasuredExactly() {
        let view = ScrollView {
            LazyVStack(alignment: .leading) {
                F(50, 30, "a")
                ForEach(0..<3) { Row(index: $0, height: CGFloat(10 + 10 * $0)) }
                if true { F(20, 5, "b") }
            }
            .background { greedy("stack") }
        }
        let probe = probe(view, at(100, 500))
        #expect(probe.frame("stack")?.size == CGSize(width: 100, height: 30 + 8 + 10 + 8 + 20 + 8 + 30 + 8 + 5))
        #expect(probe.frame("2")?.origin == CGPoint(x: 0, y: 84))
        #expect(probe.frame("b")?.minY == 122)
    }

    @Test(arguments: [
        LayoutRow("9.7", at(100, 300), 100, 48, ["a": [40, 28]]) {
            LazyVStack {
                F(50, 20); F(20, 20, "a")
            }
        },
        LayoutRow("9.7 nil", atNil, 50, 48) {
            LazyVStack {
                F(50, 20); F(20, 20, "a")
            }
        },
        LayoutRow("9.7 horizontal", at(300, 100), 78, 100, ["a": [58, 40]]) {
            LazyHStack {
                F(50, 20); F(20, 20, "a")
            }
        },
        LayoutRow("9.7 texts", at(100, 300), 100, 32) {
            LazyVStack {
                T13(); T13()
            }
        },
    ])
    func sizes(_ row: LayoutRow) { row.check() }

    @Test func rowsKeepTheirStateWhenTheCollectionChanges() {
        struct Numbered: View {
            let id: Int
            @State private var first = 0
            var body: some View { F(20, 20, "\(id) first at \(first)") }
        }
        struct Rows: View {
            let log: [Int]
            @State private var ids = [1, 2, 3]
            var body: some View {
                ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Row(index: $0) } } }
                    .onGeometryChange(for: CGSize.self, of: \.size) { _ in ids = [3, 1, 4] }
            }
        }
        let probe = probe(Rows(log: []), at(100, 100))
        #expect(probe.frame("3")?.minY == 0)
        #expect(probe.frame("1")?.minY == 20)
        #expect(probe.frame("4")?.minY == 40)
        #expect(probe.frame("2") == nil)
        #expect(probe.graph.diagnostics.bodies["Row"] == 4)
    }

    /// A stack asks a scroll view for its largest size before it decides: that makes no rows.
    @Test func aStacksQuestionsMakeNoRows() {
        let probe = probe(
            VStack {
                F(20, 20)
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0) } } }
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0) } } }
            }, at(200, 200))
        #expect((probe.graph.diagnostics.bodies["Row"] ?? 0) < 40)
    }

    @Test func aViewBesideAForEachIsUpdated() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        F(20, 20, "count \(count)")
                        ForEach(0..<3) { index in F(20, 20, "\(index)").onAppear { count += 1 } }
                    }
                }
            }
        }
        #expect(probe(Counter(), at(100, 200)).frame("count 3") != nil)
    }

    @Test func pinnedHeadersStayAtTheTop() {
        struct Sections: View {
            let offset: CGFloat
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<3) { section in
                            Section {
                                ForEach(0..<5) { F(20, 30, "\(section).\($0)") }
                            } header: {
                                F(100, 20, "header \(section)")
                            }
                        }
                    }
                }
                .scrollPosition($position)
                .onGeometryChange(for: CGSize.self, of: \.size) { _ in position.scrollTo(y: offset) }
            }
        }
        let middle = probe(Sections(offset: 50), at(100, 100))
        #expect(middle.frame("header 0")?.minY == 0)
        #expect(middle.frame("0.0")?.minY == -30)
        // The next section pushes the header away.
        let between = probe(Sections(offset: 160), at(100, 100))
        #expect(between.frame("header 0")?.minY == -10)
        #expect(between.frame("header 1")?.minY == 10)
    }
}

/// facts.md 11.5: what lazy grids make.
@Suite @MainActor struct LazyGridTests {
    private struct Cell: View {
        let index: Int
        var body: some View { F(10, 20, "\(index)") }
    }

    @Test func onlyVisibleCellsAreMade() {
        let grid = ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
                ForEach(0..<30_000) { Cell(index: $0) }
            }
        }
        let probe = LayoutProbe(updating: grid, at(300, 400))
        #expect((60...120).contains(probe.graph.diagnostics.bodies["Cell"] ?? 0))
        #expect(probe.frame("0")?.origin == CGPoint(x: 45, y: 0))
        #expect(probe.frame("4")?.origin == CGPoint(x: 145, y: 20))
    }

    @Test func aDistantCellIsScrolledTo() {
        struct Far: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                            ForEach(0..<10_000) { Cell(index: $0) }
                        }
                    }
                    .onGeometryChange(for: CGSize.self, of: \.size) { _ in proxy.scrollTo(5_001, anchor: .top) }
                }
            }
        }
        let probe = LayoutProbe(updating: Far(), at(200, 100))
        #expect(probe.frame("5001")?.minY == 0)
        #expect((probe.graph.diagnostics.bodies["Cell"] ?? 0) < 100)
    }

    @Test func headersSpanTheGrid() {
        let grid = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) {
            Section {
                ForEach(0..<3) { F(40, 10, "a\($0)") }
            } header: {
                W(0, 10, .infinity, "head")
            }
            Section { F(40, 10, "b") }
        }
        let probe = LayoutProbe(grid, at(88, 300))
        #expect(probe.frame("head") == CGRect(x: 0, y: 0, width: 88, height: 20))
        #expect(probe.frame("a2")?.origin == CGPoint(x: 0, y: 40))
        #expect(probe.frame("b")?.origin == CGPoint(x: 0, y: 55))
    }
}
