import SwiftUI
import Testing

/// facts.md 10: rows, columns, gaps, division, placing, attributes of cells.
@Suite struct GridFacts {
    @Test(arguments: rows + spans + priorities + attributes) func measured(_ row: LayoutRow) { row.check() }

    static let rows: [LayoutRow] = [
        LayoutRow("10.1 empty", atNil, 0, 0) { Grid {} },
        LayoutRow("10.11", atNil, 70, 50, ["b": [40, 0], "c": [10, 20], "d": [30, 30]]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    F(30, 10, "a"); F20("b")
                }
                GridRow {
                    F(10, 30, "c"); F(40, 10, "d")
                }
            }
        },
        LayoutRow("10.12", atNil, 71, 58, ["a": [0, 5], "b": [38, 0], "c": [66, 7.5], "d": [10, 28]]) {
            Grid {
                GridRow {
                    F(30, 10, "a"); F20("b"); F(5, 5, "c")
                }
                GridRow { F(10, 30, "d") }
            }
        },
        LayoutRow("10.13", atNil, 30, 48) {
            Grid {
                GridRow { F(30, 10) }
                GridRow {}
                GridRow { F(20, 30) }
            }
        },
        LayoutRow("10.14", at(200, 100), 200, 100, ["a": [85, 0], "b": [0, 18, 200, 82]]) {
            Grid {
                F(30, 10, "a"); greedy("b")
            }
        },
        LayoutRow(
            "10.15", at(200, 100), 200, 100, ["a": [0, 0, 152, 62], "b": [170, 21], "c": [71, 70], "d": [160, 80]]
        ) { square(greedy("a")) },
        LayoutRow("10.16", at(200, nil), 200, 58, ["a": [nil, nil, 152, 20]]) { square(greedy("a")) },
        LayoutRow("10.17", at(200, 100), 200, 58, ["a": [nil, nil, 152, 20]]) { square(W(0, 10, .infinity, "a")) },
        LayoutRow("10.18", at(200, 100), 198, 100, ["a": [nil, nil, 150, 62]]) { square(clamped(0, 150, "a")) },
        LayoutRow("10.18 b", at(200, 100), 98, 88, ["a": [nil, nil, 50, 50]]) { square(clamped(0, 50, "a")) },
        LayoutRow("10.19", at(100, 100), 138, 100, ["a": [nil, nil, 10, 62], "b": [18, 21]]) {
            Grid {
                GridRow {
                    greedy("a"); F(120, 20, "b")
                }
                GridRow {
                    F(10, 30); F(40, 10)
                }
            }
        },
        LayoutRow("10.20", at(100, 100), 93, 10) {
            Grid {
                GridRow {
                    W(0, 10, 30, height: 10); W(0, 10, 55, height: 10)
                }
            }
        },
        LayoutRow("10.21", at(200, 100), 138, 100, ["b": [28, 0, 20, 100], "c": [56, 35, 82, 30]]) {
            Grid {
                GridRow {
                    W(10, 10, 20); V(0, 10, .infinity, "b"); W(10, 10, 160, height: 30, "c")
                }
            }
        },
        LayoutRow("10.22", at(200, 100), 190, 80, ["b": [160, 11], "c": [66, 50], "d": [150, 60]]) { square(Spacer()) },
        LayoutRow("10.23", atNil, nil, 32) {
            Grid {
                GridRow {
                    T13(); T13()
                }
                GridRow {
                    T13(); T13()
                }
            }
        },
        LayoutRow("10.41", atNil, 227, 284, ["a": [171, 228]]) {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(0..<5) { row in
                    GridRow {
                        ForEach(0..<4) { column in F(56, 56, row == 4 && column == 3 ? "a" : "") }
                    }
                }
            }
        },
    ]

    static let spans: [LayoutRow] = [
        LayoutRow("10.24", atNil, 100, 38, ["a": [10.5, 5], "b": [69.5, 0], "c": [0, 28]]) {
            Grid {
                GridRow {
                    F(30, 10, "a"); F20("b")
                }
                GridRow { F(100, 10, "c").gridCellColumns(2) }
            }
        },
        LayoutRow(
            "10.25", atNil, 100, 76,
            ["a": [5.5, 5], "b": [64.5, 0], "x": [0, 28], "c": [15.5, 46], "d": [54.5, 56]]
        ) {
            Grid {
                GridRow {
                    F(30, 10, "a"); F20("b")
                }
                F(100, 10, "x")
                GridRow {
                    F(10, 30, "c"); F(40, 10, "d")
                }
            }
        },
        LayoutRow("10.26", atNil, 58, 38, ["c": [24, 28]]) {
            Grid {
                GridRow {
                    F(30, 10); F20()
                }
                GridRow { F(10, 10, "c").gridCellColumns(5) }
            }
        },
        LayoutRow("10.27", at(300, 100), 300, 100, ["x": [0, 18, 300, 82], "a": [60.5, 0], "b": [219.5, 0]]) {
            Grid {
                GridRow {
                    F(30, 10, "a"); F(20, 10, "b")
                }
                GridRow { greedy("x").gridCellColumns(2) }
            }
        },
        LayoutRow("10.39", at(300, 100), 245.33, 100) {
            Grid {
                GridRow {
                    F(20, 10); F(30, 10); V(0, 10, .infinity, width: 40)
                }
                GridRow {
                    W(0, 10, 250, height: 10, "x").gridCellColumns(2); F(40, 10)
                }
            }
        },
        LayoutRow("10.40", atNil, 60, 48, ["a": [0, nil]]) {
            Grid {
                GridRow { F20("a") }
                GridRow { F(60, 20).gridCellColumns(2) }
            }
        },
        LayoutRow("10.40 b", atNil, 118, 48, ["b": [28, 0], "x": [28, 28]]) {
            Grid {
                GridRow {
                    F20(); F(30, 20, "b")
                }
                GridRow {
                    F(10, 20); F(90, 20, "x").gridCellColumns(2)
                }
            }
        },
    ]

    static let priorities: [LayoutRow] = [
        LayoutRow("10.29", at(100, 100), 100, 100, ["a": [0, 0, 0, 100], "b": [8, 0, 92, 100]]) {
            Grid {
                GridRow {
                    greedy("a"); greedy("b").layoutPriority(1)
                }
            }
        },
        LayoutRow("10.30", at(100, 100), 120, 10, ["a": [nil, nil, 0], "b": [8, nil, 84], "c": [100, nil, 20]]) {
            Grid {
                GridRow {
                    W(0, 10, 200, height: 10, "a")
                    W(30, 30, 200, height: 10, "b").layoutPriority(1)
                    W(20, 20, 200, height: 10, "c")
                }
            }
        },
        LayoutRow("10.31", atNil, 58, 58, ["b": [28, 0], "c": [0, 28], "d": [18, 38]]) { square(Spacer()) },
        LayoutRow(
            "10.38", at(300, 200), 300, 114, ["a": [28, 0, 120, 96], "b": [212, 33, 60, 30], "x": [0, 104, 300]]
        ) {
            Grid {
                GridRow {
                    clamped(20, 120, "a"); W(0, 10, 60, height: 30, "b")
                }
                W(0, 10, .infinity, height: 10, "x")
            }
        },
    ]

    static let attributes: [LayoutRow] = [
        LayoutRow("10.32", atNil, 78, 58, ["a": [0, 0], "b": [38, 0], "c": [0, 28], "d": [38, 28]]) {
            square(F(30, 10, "a"), .topLeading)
        },
        LayoutRow("10.32 b", atNil, 78, 58, ["a": [0, 10], "b": [58, 0], "c": [20, 28], "d": [38, 48]]) {
            square(F(30, 10, "a"), .bottomTrailing)
        },
        LayoutRow("10.32 c", atNil, 78, 58, ["a": [0, 5], "b": [48, 0], "c": [10, 28], "d": [38, 38]]) {
            square(F(30, 10, "a"))
        },
        LayoutRow("10.33", atNil, 78, 58, ["b": [58, 0]]) {
            Grid {
                GridRow {
                    F(30, 10); F20("b").gridColumnAlignment(.trailing)
                }
                GridRow {
                    F(10, 30); F(40, 10)
                }
            }
        },
        LayoutRow("10.33 b", atNil, nil, nil, ["a": [20, 5]]) {
            Grid {
                GridRow {
                    F(10, 10, "a"); F20()
                }
                GridRow {
                    F(30, 30).gridColumnAlignment(.trailing); F(40, 10)
                }
            }
        },
        LayoutRow("10.34", atNil, 58, 46, ["a": [30, nil], "c": [14, nil], "d": [0, nil]]) {
            Grid {
                GridRow {
                    F(10, 10, "a"); F(10, 10)
                }
                GridRow { F(30, 10, "c").gridCellColumns(2).gridColumnAlignment(.trailing) }
                GridRow { F(40, 10, "d") }
            }
        },
        LayoutRow("10.35", atNil, 58, nil, ["x": [48, nil]]) {
            Grid {
                GridRow {
                    F(30, 10); F20()
                }
                F(10, 10, "x").gridCellAnchor(.trailing)
            }
        },
        LayoutRow("10.36", at(200, 200), 78, 200, ["c": [0, 28, 30, 172]]) {
            Grid {
                GridRow {
                    F(30, 10); F20()
                }
                GridRow {
                    greedy("c").gridCellUnsizedAxes(.horizontal); F(40, 10)
                }
            }
        },
        LayoutRow("10.36 b", at(200, 200), 200, 200, ["c": [nil, nil, 152, 172]]) {
            Grid {
                GridRow {
                    F(30, 10); F20()
                }
                GridRow {
                    greedy("c"); F(40, 10)
                }
            }
        },
        LayoutRow("10.37", at(200, 200), 148, 58) {
            Grid {
                GridRow {
                    F(30, 10); F20()
                }
                GridRow {
                    F(100, 30).gridCellUnsizedAxes(.horizontal); F(40, 10)
                }
            }
        },
        LayoutRow("10.7 lone", at(200, 200), 0, 0) { Grid { greedy().gridCellUnsizedAxes([.horizontal, .vertical]) } },
        LayoutRow("10.8 padding", atNil, 70, nil, ["a": [0, nil]]) {
            Grid {
                GridRow { F20("a").gridColumnAlignment(.leading).padding(0) }
                GridRow { F(70, 20) }
            }
        },
        LayoutRow("10.8 frame", atNil, 70, nil, ["a": [25, nil]]) {
            Grid {
                GridRow { F20("a").gridColumnAlignment(.leading).frame(width: 20) }
                GridRow { F(70, 20) }
            }
        },
    ]
}

/// Four cells in two rows: `first`, 20×20 (b), 10×30 (c), 40×10 (d).
private func square(_ first: some View, _ alignment: Alignment = .center) -> some View {
    Grid(alignment: alignment) {
        GridRow {
            first; F20("b")
        }
        GridRow {
            F(10, 30, "c"); F(40, 10, "d")
        }
    }
}

func clamped(_ low: CGFloat, _ high: CGFloat, _ name: String = "") -> Leaf {
    Leaf(name: name) { proposal in
        func clamp(_ length: CGFloat?) -> CGFloat { min(max(length ?? 10, low), high) }
        return CGSize(width: clamp(proposal.width), height: clamp(proposal.height))
    }
}
