import SwiftUI
import Testing
import ViewGraph

/// facts.md 9: scroll views.
@Suite @MainActor struct ScrollFacts {
    @Test(arguments: rows) func scrollViews(_ row: LayoutRow) { row.check() }

    nonisolated static let rows: [LayoutRow] = [
        LayoutRow("9.10", at(100, 100), 50, 100, ["a": [0, 0]]) { ScrollView(.vertical) { F(50, 30, "a") } },
        LayoutRow("9.11", at(200, 200), 50, 200, ["b": [10, 38]]) {
            ScrollView(.vertical) {
                F(50, 30); F(30, 20, "b")
            }
        },
        LayoutRow("9.12", at(100, 100), 100, 100, ["a": [25, 35]]) {
            ScrollView([.horizontal, .vertical]) { F(50, 30, "a") }
        },
        LayoutRow("9.12b", at(100, 100), 100, 100, ["a": [0, 0]]) {
            ScrollView([.horizontal, .vertical]) { F(500, 500, "a") }
        },
        LayoutRow("9.2", at(100, 100), 100, 40, ["a": [0, 0]]) { ScrollView(.horizontal) { F(30, 40, "a") } },
        LayoutRow("9.2 both axes", at(100, 100), 100, 100, ["a": [35, 0]]) {
            ScrollView([.horizontal, .vertical]) { F(30, 400, "a") }
        },
        LayoutRow("9.2 across", at(100, 100), nil, nil, ["a": [25, 0]]) {
            ScrollView(.vertical) { F(50, 30, "a") }.frame(width: 100, height: 100)
        },
        LayoutRow("9.1 nil", atNil, 50, 30) { ScrollView { F(50, 30) } },
        LayoutRow("9.1 inf", at(.infinity, .infinity), 50, .infinity) { ScrollView { F(50, 30) } },
        LayoutRow("9.3", at(200, 200), 200, 58, ["b": [10, 38]]) {
            ScrollView(.horizontal) {
                F(50, 30); F(30, 20, "b")
            }
        },
        LayoutRow("9.4", at(100, 100), 50, 300) { ScrollView { F(50, 300) }.fixedSize() },
        LayoutRow("9.14", at(100, 200), 100, 60, ["a": [38, 0]]) {
            HStack {
                F(30, 60); ScrollView(.horizontal) { F(300, 60, "a") }
            }
        },
        LayoutRow("content margins", at(100, 100), 70, 100, ["a": [10, 20]]) {
            ScrollView { F(50, 300, "a") }.contentMargins(.horizontal, 10).contentMargins(.top, 20)
        },
    ]

    @Test func contentIsProposedNil() {
        let probe = LayoutProbe(ScrollView([.horizontal, .vertical]) { F(500, 500, "a") }, at(100, 100))
        #expect(probe.proposals("a") == [.unspecified])
    }

    /// Rows 30 high in a viewport of 100.
    private struct Rows: View {
        var anchor: UnitPoint?
        var start: CGFloat?
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { index in W(0, 50, .infinity, height: 30, "\(index)").id(index) }
                    }
                }
                .scrollPosition($position)
                .onGeometryChange(for: CGSize.self, of: \.size) { _ in
                    if let start {
                        position.scrollTo(y: start)
                    } else {
                        proxy.scrollTo(10, anchor: anchor)
                    }
                }
            }
        }
    }

    @Test(
        arguments: [
            (UnitPoint.top, 300.0), (.center, 265), (.bottom, 230), (nil, 230),
        ] as [(UnitPoint?, CGFloat)])
    func scrollTo(_ anchor: UnitPoint?, _ offset: CGFloat) {
        let probe = LayoutProbe(updating: Rows(anchor: anchor), at(100, 100))
        #expect(probe.frame("0")?.minY == -offset, "facts 9.15")
    }

    @Test func offsetsAreClampedToTheContent() {
        #expect(LayoutProbe(updating: Rows(start: 55), at(100, 100)).frame("0")?.minY == -55)
        #expect(LayoutProbe(updating: Rows(start: 5000), at(100, 100)).frame("0")?.minY == -500)
    }

    @Test func anAnchorDecidesWhereItStarts() {
        let view = ScrollView { VStack(spacing: 0) { ForEach(0..<10) { F(50, 30, "\($0)") } } }
        #expect(LayoutProbe(view.defaultScrollAnchor(.bottom), at(100, 100)).frame("9")?.maxY == 100)
        #expect(LayoutProbe(view.defaultScrollAnchor(.center), at(100, 100)).frame("0")?.minY == -100)
        let short = ScrollView { F(50, 30, "a") }
        #expect(LayoutProbe(short.defaultScrollAnchor(.bottom), at(100, 100)).frame("a")?.minY == 70)
        #expect(LayoutProbe(short.defaultScrollAnchor(.bottom, for: .alignment), at(100, 100)).frame("a")?.minY == 70)
        #expect(
            LayoutProbe(short.defaultScrollAnchor(.bottom, for: .initialOffset), at(100, 100)).frame("a")?.minY == 0)
    }
}
