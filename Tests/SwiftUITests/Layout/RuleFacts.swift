import SwiftUI
import Testing
import ViewGraph

/// The rules of facts.md 10 to 12 that no measured row stands for alone: their numbers follow from the rules.
@Suite struct RuleFacts {
    @Test(arguments: gaps + shares + cellAlignments + columns) func grid(_ row: LayoutRow) { row.check() }
    @Test(arguments: lazyGrids) func lazyGrid(_ row: LayoutRow) { row.check() }
    @Test(arguments: layouts) func layout(_ row: LayoutRow) { row.check() }
    @Test(arguments: questions) func question(_ row: ProposalFacts.Row) { row.check() }

    // MARK: - Grid

    static let gaps: [LayoutRow] = [
        LayoutRow("10.2 the largest of all rows", atNil, 48, 48, ["a": [28, 0], "b": [28, 28]]) {
            Grid {
                GridRow {
                    Spacer(); F20("a")
                }
                GridRow {
                    F20(); F20("b")
                }
            }
        },
        LayoutRow("10.2 beside Spacers only", atNil, 28, 20, ["a": [8, 0]]) {
            Grid {
                GridRow {
                    Spacer(); F20("a")
                }
            }
        },
        LayoutRow("10.2 given, and negative", atNil, 35, 30, ["b": [15, 0], "c": [0, 10]]) {
            Grid(horizontalSpacing: -5, verticalSpacing: -10) {
                GridRow {
                    F20("a"); F20("b")
                }
                GridRow {
                    F20("c"); F20()
                }
            }
        },
        LayoutRow("10.2 given beside a Spacer", atNil, 33, 20, ["a": [13, 0]]) {
            Grid(horizontalSpacing: 5) {
                GridRow {
                    Spacer(); F20("a")
                }
            }
        },
        LayoutRow("10.2 texts below each other", atNil, 17.5, 48, ["c": [0, 32]]) {
            Grid {
                GridRow { T13("a") }
                GridRow { T13("b") }
                GridRow { T13("c") }
            }
        },
    ]

    static let shares: [LayoutRow] = [
        LayoutRow("10.3 spread over all columns", atNil, 100, 38, ["a": [13, 0], "b": [67, 0], "x": [0, 28]]) {
            Grid {
                GridRow {
                    F20("a"); F20("b")
                }
                GridRow { F(100, 10, "x").gridCellColumns(2) }
            }
        },
        LayoutRow("10.3 to the column without a cell", atNil, 100, 38, ["a": [0, 0], "b": [28, 0]]) {
            Grid {
                GridRow {
                    F20("a"); F20("b")
                }
                GridRow { F(100, 10).gridCellColumns(3) }
            }
        },
        LayoutRow("10.3 rows", atNil, 48, 88, ["a": [0, 10], "b": [28, 0], "c": [14, 48]]) {
            Grid {
                GridRow {
                    F20("a"); F(20, 40, "b")
                }
                F(20, 40, "c")
            }
        },
        LayoutRow("10.4 equal keys share", at(100, 50), 100, 50, ["a": [0, 0, 50, 50], "b": [50, 0, 50, 50]]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    greedy("a"); greedy("b")
                }
            }
        },
        LayoutRow("10.4 the less flexible first", at(100, 20), 100, 20, ["a": [0, 0, 30], "b": [30, 0, 70]]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    W(0, 10, 30, "a"); W(0, 10, 200, "b")
                }
            }
        },
        LayoutRow("10.4 no minimum is reserved", at(100, 20), 120, 20, ["a": [0, 0, 100], "b": [100, 0, 20]]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    W(0, 10, 200, "a").layoutPriority(1); W(20, 20, 200, "b")
                }
            }
        },
        LayoutRow("10.4 the height too", at(20, 100), 20, 100, ["a": [0, 0, 20, 30], "b": [0, 30, 20, 70]]) {
            Grid(verticalSpacing: 0) {
                GridRow { V(0, 10, 30, "a") }
                GridRow { V(0, 10, 200, "b") }
            }
        },
    ]

    static let cellAlignments: [LayoutRow] = [
        LayoutRow(
            "10.6 anchor, column and row, grid", atNil, 100, 80,
            ["a": [20, 30], "b": [40, 15], "c": [0, 40], "d": [30, 40], "e": [60, 0]]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    F(10, 10, "a").gridColumnAlignment(.trailing)
                    F(10, 10, "b").gridCellAnchor(.center)
                    F(40, 40, "e")
                }
                GridRow {
                    F(30, 10, "c"); F(30, 10, "d"); F(40, 40)
                }
            }
        },
        LayoutRow("10.6 the innermost", atNil, 40, 40, ["a": [30, 0], "b": [0, 10]]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { F(10, 10, "a").gridColumnAlignment(.trailing).gridColumnAlignment(.leading) }
                GridRow { F(10, 10, "b").gridCellAnchor(.bottomLeading).gridCellAnchor(.top) }
                GridRow { F(40, 20) }
            }
        },
        LayoutRow("10.6 a bare child", atNil, 50, 20, ["x": [40, 10]]) {
            Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { F(50, 10).gridColumnAlignment(.leading) }
                F(10, 10, "x")
            }
        },
    ]

    static let columns: [LayoutRow] = [
        LayoutRow("10.9 none is one", atNil, 48, 20, ["b": [28, 0]]) {
            Grid {
                GridRow {
                    F20().gridCellColumns(0); F20("b")
                }
            }
        },
        LayoutRow("10.9 negative is one", atNil, 48, 20, ["b": [28, 0]]) {
            Grid {
                GridRow {
                    F20().gridCellColumns(-3); F20("b")
                }
            }
        },
        LayoutRow("10.9 enormous ends at the last column", atNil, 76, 48, ["a": [28, 28]]) {
            Grid {
                GridRow {
                    F20(); F20(); F20()
                }
                GridRow { F20("a").gridCellColumns(.max) }
            }
        },
    ]

    @Test(arguments: [0, -3]) func columnsLessThanOneAreDiagnosed(_ count: Int) {
        let probe = LayoutProbe(Grid { GridRow { F20().gridCellColumns(count) } }, atNil)
        #expect(
            probe.graph.diagnostics.warnings
                == ["gridCellColumns(\(count)): a cell covers at least one column; it is taken as 1"], "facts 10.9")
    }

    // MARK: - Lazy grids

    static let lazyGrids: [LayoutRow] = [
        LayoutRow(
            "11.1 fixed, flexible, bounded", at(200, 50), 200, 10,
            ["a": [18.5, 0, 50], "b": [76.5, 0, 67], "c": [151.5, 0, 30]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(), GridItem(.flexible(maximum: 30))]) {
                greedy("a"); greedy("b"); greedy("c")
            }
        },
        LayoutRow("11.1 the least flexible", at(30, 50), 30, 10, ["a": [0, 0, 11], "b": [19, 0, 11]]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                greedy("a"); greedy("b")
            }
        },
        LayoutRow("11.1 never below 10", at(20, 50), 28, 10, ["a": [0, 0, 10], "b": [18, 0, 10]]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                greedy("a"); greedy("b")
            }
        },
        LayoutRow(
            "11.1 adaptive", at(200, 50), 200, 10, ["a": [0, 0, 44], "b": [52, 0, 44], "d": [156, 0, 44]]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: 50))]) {
                greedy("a"); greedy("b"); greedy("c"); greedy("d")
            }
        },
        LayoutRow(
            "11.1 adaptive up to its maximum", at(170, 50), 170, 10,
            ["a": [2, 0, 50], "b": [60, 0, 50], "c": [118, 0]]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: 50))]) {
                greedy("a"); greedy("b"); greedy("c")
            }
        },
        LayoutRow(
            "11.1 a fixed track beside adaptive ones", at(108, 50), 108, 10, ["b": [28, 0, 36], "c": [72, 0, 36]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.adaptive(minimum: 30))]) {
                greedy("a"); greedy("b"); greedy("c")
            }
        },
        LayoutRow("11.4", at(200, 100), 200, 40, ["a": [46, 0, 50, 40], "b": [119, 0, 20, 40]]) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
                greedy("a"); F(20, 40, "b")
            }
        },
    ]

    // MARK: - Layouts

    static let layouts: [LayoutRow] = [
        LayoutRow("12.1 zero asks for the minimum", .zero, 10, 20) { W(10, 20, 30) },
        LayoutRow("12.1 unspecified asks for the ideal", .unspecified, 20, 20) { W(10, 20, 30) },
        LayoutRow("12.1 infinity asks for the maximum", .infinity, 30, 20) { W(10, 20, 30) },
        LayoutRow("12.7", atNil, 33.5, 62) {
            VStack {
                T13(); T26(); T13()
            }
        },
        LayoutRow("12.8 two children have no priority", at(100, 50), 100, 20, ["a": [0, 0, 50], "b": [50, 0, 50]]) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    W(0, 10, 80, "a").layoutPriority(1); F(0, 0)
                }
                W(0, 10, 80, "b")
            }
        },
        LayoutRow("12.8 one child's is passed on", at(100, 50), 100, 20, ["a": [0, 0, 80], "b": [80, 0, 20]]) {
            HStack(spacing: 0) {
                ZStack { W(0, 10, 80, "a").layoutPriority(1) }
                W(0, 10, 80, "b")
            }
        },
    ]

    static let questions: [ProposalFacts.Row] = [
        ProposalFacts.Row(
            "10.4", at(200, 100),
            [
                "a": [at(0, 0), at(.infinity, .infinity), at(160, 70)],
                "d": [at(0, 0), at(.infinity, .infinity), at(40, 30)],
            ]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    greedy("a"); F20("b")
                }
                GridRow {
                    F(10, 30, "c"); F(40, 10, "d").gridCellUnsizedAxes([.horizontal, .vertical])
                }
            }
        },
        ProposalFacts.Row("11.4", at(200, 100), ["a": [at(50, nil), at(50, 40)]]) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
                greedy("a"); F(20, 40, "b")
            }
        },
        ProposalFacts.Row("12.1", at(100, 50), ["a": [at(.infinity, 50), at(0, 50), at(50, 50)]]) {
            HStack(spacing: 0) {
                W(0, 10, 80, "a"); W(10, 20, 90, "b")
            }
        },
        // An answer that is known isn't worked out again.
        ProposalFacts.Row("12.2", at(100, 50), ["a": [at(0, 50), atNil, at(100, 50)]]) {
            AskingTwice { W(0, 10, 80, "a") }
        },
        // Alone in its group, it isn't probed.
        ProposalFacts.Row("12.8 an empty container comes last", at(100, 50), ["b": [at(100, 50)]]) {
            HStack(spacing: 0) {
                VStack {}
                W(0, 10, 80, "b")
            }
        },
    ]
}

/// Asks its subviews the same three questions, twice.
private struct AskingTwice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for proposal in [at(0, 50), atNil, at(100, 50), at(0, 50), atNil, at(100, 50)] {
            for subview in subviews { _ = subview.sizeThatFits(proposal) }
        }
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: atNil) }
    }
}
