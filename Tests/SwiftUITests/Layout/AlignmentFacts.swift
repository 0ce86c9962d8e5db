import SwiftUI
import Testing
import ViewGraph

private enum Custom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
private enum CustomAcross: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension VerticalAlignment { fileprivate static let custom = VerticalAlignment(Custom.self) }
extension HorizontalAlignment { fileprivate static let customAcross = HorizontalAlignment(CustomAcross.self) }

/// facts.md 5, beyond the rows of `FrameFacts`: guides, their merging, baselines in grids, rounding.
@Suite struct AlignmentFacts {
    @Test(arguments: alignmentRows) func alignment(_ row: LayoutRow) { row.check() }

    @Test(arguments: baselineRows) func baselines(_ row: FrameFacts.BaselineRow) {
        let guides = guides(row.view())
        #expect(guides.map { $0[.firstTextBaseline] } == row.first, "facts \(row.number)")
        #expect(guides.map { $0[.lastTextBaseline] } == row.last, "facts \(row.number)")
    }

    private func guides(_ view: any View) -> ViewDimensions? {
        func probe<V: View>(_ view: V) -> LayoutProbe { LayoutProbe(view, atNil) }
        let probe = probe(view)
        kept.append(probe)
        return probe.dimensions(atNil)
    }

    /// `ViewDimensions` ask their node, which its graph keeps.
    private final class Kept {
        var probes: [LayoutProbe] = []; func append(_ probe: LayoutProbe) { probes.append(probe) }
    }
    private let kept = Kept()

    @Test func defaults() throws {
        let own = try #require(guides(F(40, 20)))
        #expect(
            [own[HorizontalAlignment.leading], own[HorizontalAlignment.center], own[.trailing]] == [0, 20, 40], "5.1")
        #expect([own[VerticalAlignment.top], own[VerticalAlignment.center], own[.bottom]] == [0, 10, 20], "5.1")
        #expect([own[.firstTextBaseline], own[.lastTextBaseline]] == [20, 20], "5.1")
        #expect([own[.listRowSeparatorLeading], own[.listRowSeparatorTrailing]] == [0, 40])
        #expect(own[explicit: VerticalAlignment.top] == nil && own[explicit: HorizontalAlignment.leading] == nil)
    }

    /// facts 5.2: what a container says of guides its children set.
    @Test func merging() throws {
        let averaged = try #require(
            guides(
                ZStack(alignment: .topLeading) {
                    F20().alignmentGuide(.custom) { _ in 1 }; F20().alignmentGuide(.custom) { _ in 3 }; F20()
                    F20().alignmentGuide(.custom) { _ in 5 }
                }))
        #expect(averaged[explicit: .custom] == 3)
        let edges = try #require(
            guides(
                VStack(spacing: 0) {
                    F20().alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.top) { _ in 7 }
                        .alignmentGuide(HorizontalAlignment.center) { _ in 2 }
                }))
        #expect(edges[explicit: HorizontalAlignment.leading] == nil)
        #expect(edges[explicit: HorizontalAlignment.center] == nil)
        #expect(edges[explicit: VerticalAlignment.top] == nil)
        // facts 5.3: merged where the children were placed, one below the other.
        let placed = try #require(
            guides(
                VStack(spacing: 0) {
                    F20().alignmentGuide(.custom) { _ in 0 }; F20().alignmentGuide(.custom) { _ in 0 }
                }))
        #expect(placed[explicit: .custom] == 10)
        // facts 5.4: padding and frames move a guide, effects don't, scroll views forward none.
        let moved = F20().alignmentGuide(.custom) { _ in 4 }
        #expect(try #require(guides(moved.padding(3)))[explicit: .custom] == 7)
        #expect(try #require(guides(moved.frame(height: 40)))[explicit: .custom] == 14)
        #expect(try #require(guides(moved.offset(y: 9)))[explicit: .custom] == 4)
        #expect(try #require(guides(moved.scaleEffect(2)))[explicit: .custom] == 4)
        #expect(try #require(guides(ScrollView { moved }))[explicit: .custom] == nil)
        // facts 5.5: only the primary counts.
        #expect(try #require(guides(F20().overlay { moved }))[explicit: .custom] == nil)
        #expect(
            try #require(guides(moved.background { F20().alignmentGuide(.custom) { _ in 11 } }))[explicit: .custom] == 4
        )
    }

    /// Drawn at scale 1 (facts 5.24): 7.5 goes up.
    @Test func originsAreRoundedWhenDrawn() {
        let heights: [CGFloat] = [45, 55, 50, 40, 60]
        let graph = ViewGraph()
        let row = HStack(spacing: 0) { ForEach(heights, id: \.self) { F(10, $0) } }.padding(.top, 87)
        graph.setRoot(row, environment: EnvironmentValues())
        _ = graph.layout(.unspecified)
        func leaves(_ report: LayoutReport) -> [CGFloat] {
            report.name == "Leaf" ? [report.frame.minY] : report.children.flatMap(leaves)
        }
        #expect(graph.report(displayScale: 1).map(leaves) == [95, 90, 92, 97, 87])
    }

    static let alignmentRows: [LayoutRow] = [
        LayoutRow("5.6 stands on the baseline", atNil, nil, 18, ["d": [nil, 3], "a": [nil, 0]]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                T13("a"); F(10, 10, "d"); F(5, 2)
            }.frame(height: 18, alignment: .top)
        },
        LayoutRow("5.7 not a number", atNil, 40, 20, ["a": [nil, 0]]) {
            HStack(alignment: .top, spacing: 0) {
                F20("a").alignmentGuide(.top) { _ in .nan }; F20()
            }
        },
        LayoutRow("5.8 centre", atNil, 30, 40, ["a": [10]]) {
            VStack(spacing: 0) {
                F(10, 20, "a"); F(30, 20)
            }
        },
        LayoutRow("5.15", atNil, 78.5, 32, ["a": [nil, 8], "b": [nil, 1], "c": [nil, 0], "d": [nil, 11]]) {
            four(.center)
        },
        LayoutRow("5.15 top", atNil, 78.5, 32, ["a": [nil, 0], "b": [nil, 0], "c": [nil, 0], "d": [nil, 0]]) {
            four(.top)
        },
        LayoutRow("5.17", atNil, 8, 0) { HStack { Spacer() } },
        LayoutRow("5.18", atNil, 78.5, 37, ["a": [nil, 0], "b": [nil, -12], "c": [nil, 0], "d": [nil, 3]]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .firstTextBaseline) {
                    T13("a"); T26("b"); TT13("c"); F(10, 10, "d")
                }
                GridRow { F(5, 5) }
            }
        },
        LayoutRow("5.19", atNil, 65.5, 40, ["a": [0, 24], "b": [25.5, 0]]) {
            Grid(alignment: .top) {
                GridRow {
                    T13("a").gridCellAnchor(.bottom); F(40, 40, "b")
                }
            }
        },
        LayoutRow("5.23", atNil, 60, 67, ["a": [25.5, 15], "b": [21.5, 33], "c": [16, 51]]) {
            VStack(spacing: 2) {
                F(50, 13); T(9, "a"); T(17, "b"); T(28, "c")
            }.frame(width: 60)
        },
        LayoutRow("custom guides across stacks", atNil, 90, nil, ["a": [20], "b": [0], "c": [40]]) {
            VStack(alignment: .customAcross, spacing: 0) {
                HStack(spacing: 0) {
                    F(20, 10, "b"); F(20, 10).alignmentGuide(.customAcross) { _ in 20 }
                }
                HStack(spacing: 0) {
                    F(20, 10, "a").alignmentGuide(.customAcross) { $0[.trailing] }; F(50, 10, "c")
                }
            }
        },
    ]

    static let baselineRows: [FrameFacts.BaselineRow] = [
        .init(number: "5.14 own", first: 25, last: 41) { four(.firstTextBaseline) },
        .init(number: "5.15 own", first: 13, last: 29) { four(.center) },
        .init(number: "5.15 top, own", first: 13, last: 29) { four(.top) },
        .init(number: "5.16", first: 13, last: 13) { T13().offset(y: 7) },
        .init(number: "5.17", first: 0, last: 0) { HStack { Spacer() } },
        .init(number: "5.19", first: 37, last: 37) {
            Grid(alignment: .top) {
                GridRow {
                    T13().gridCellAnchor(.bottom); F(40, 40)
                }
            }
        },
        .init(number: "5.4 the other baseline stays", first: 3, last: 29) {
            TT13().alignmentGuide(.firstTextBaseline) { _ in 3 }
        },
        .init(number: "5.4 a ScrollView answers its height", first: 32, last: 32) { ScrollView { TT13() } },
    ]

    private static func four(_ alignment: VerticalAlignment) -> some View {
        HStack(alignment: alignment, spacing: 0) {
            T13("a"); T26("b"); TT13("c"); F(10, 10, "d")
        }
    }
}
