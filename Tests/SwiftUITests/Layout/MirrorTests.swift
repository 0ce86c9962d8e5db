import SwiftUI
import Testing
import ViewGraph

/// facts.md 5.7: from right to left every container mirrors what is in it. All measured rows have to be the same, seen
/// in a mirror.
@Suite @MainActor struct MirrorTests {
    @Test(
        arguments: StackFacts.spacingRows + StackFacts.spacerRows + StackFacts.divisionRows + StackFacts.crossAxisRows
            + SpacingFacts.spacerRows + DivisionFacts.divisionRows + DivisionFacts.crossAxisRows)
    func stacks(_ row: LayoutRow) { row.checkMirrored() }

    @Test(
        arguments: FrameFacts.frameRows + FrameFacts.layerRows + FrameFacts.otherRows + LayerFacts.frameRows
            + LayerFacts.layerRows + LayerFacts.otherRows + AlignmentFacts.alignmentRows + SafeAreaFacts.rows)
    func frames(_ row: LayoutRow) { row.checkMirrored() }

    @Test(arguments: GridFacts.rows + GridFacts.spans + GridFacts.priorities + GridFacts.attributes)
    func grids(_ row: LayoutRow) { row.checkMirrored() }

    @Test(arguments: LazyGridFacts.gridRows + LazyGridFacts.fitRows + ScrollFacts.rows)
    func scrolling(_ row: LayoutRow) { row.checkMirrored() }

    @Test(arguments: rows) func fromRightToLeft(_ row: LayoutRow) {
        func probe<V: View>(_ view: V) -> LayoutProbe {
            LayoutProbe(view, row.proposal) { $0.layoutDirection = .rightToLeft }
        }
        let probe = probe(row.view())
        for (name, expected) in row.frames {
            let frame = probe.frame(name)
            let actual = [frame?.minX, frame?.minY, frame?.width, frame?.height]
            #expect(Array(actual.prefix(expected.count)) == expected, "\(row.number): \(name)")
        }
    }

    nonisolated static let rows: [LayoutRow] = [
        LayoutRow("HStack", at(100, nil), nil, nil, ["a": [80], "b": [60]]) {
            HStack(spacing: 0) {
                F20("a"); F20("b"); Spacer()
            }
        },
        LayoutRow("padding", atNil, nil, nil, ["a": [0, 0]]) { F20("a").padding(.leading, 30) },
        LayoutRow("leading guide", atNil, nil, nil, ["a": [0], "b": [5]]) {
            VStack(alignment: .leading, spacing: 0) {
                F(10, 10, "a").alignmentGuide(.leading) { _ in 5 }; F(40, 10, "b").alignmentGuide(.leading) { $0.width }
            }
            .frame(width: 45)
        },
        LayoutRow("frame", at(100, 20), nil, nil, ["a": [80]]) {
            F20("a").frame(maxWidth: .infinity, alignment: .leading)
        },
        LayoutRow("overlay", atNil, nil, nil, ["o": [40, 0]]) {
            F(60, 40).overlay(alignment: .topLeading) { F20("o") }
        },
        LayoutRow("grid", atNil, nil, nil, ["a": [38, 0], "c": [0, 28]]) {
            Grid(alignment: .topLeading) {
                GridRow {
                    F20("a"); F(30, 20)
                }
                GridRow {
                    F(10, 10); F(30, 10, "c")
                }
            }
        },
        LayoutRow("lazy grid", at(208, 100), nil, nil, ["a": [108, 0, 100], "b": [0, 0, 100]]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                W(0, 10, .infinity, "a"); W(0, 10, .infinity, "b")
            }
        },
        LayoutRow("horizontal scroll view", at(100, 20), nil, nil, ["a": [80], "b": [-100]]) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    F20("a"); F(160, 20); F20("b")
                }
            }
        },
        LayoutRow("safe area", at(100, 20), nil, nil, ["a": [0, 0, 80], "b": [80]]) {
            greedy("a").safeAreaInset(edge: .leading, spacing: 0) { F20("b") }
        },
        LayoutRow("its own layout", atNil, nil, nil, ["a": [30], "b": [0]]) {
            HStackLayout(spacing: 10)() {
                F20("a"); F20("b")
            }
        },
    ]
}
