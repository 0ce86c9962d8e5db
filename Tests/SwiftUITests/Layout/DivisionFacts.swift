import SwiftUI
import Testing

/// facts.md 3 and 4, beyond the rows of `StackFacts`: priorities, greedy frames, two passes.
@Suite struct DivisionFacts {
    @Test(arguments: divisionRows + boundedRows) func division(_ row: LayoutRow) { row.check() }
    @Test(arguments: crossAxisRows) func crossAxis(_ row: LayoutRow) { row.check() }

    static let divisionRows: [LayoutRow] = [
        LayoutRow("3.3 one child", at(100, 50), nil, nil, ["a": [0, 0, 100], "b": [100, 0, 0]]) {
            HStack(spacing: 0) {
                ZStack { W(0, 0, .infinity, "a").layoutPriority(1) }; W(0, 0, .infinity, "b")
            }
        },
        LayoutRow("3.3 two children", at(100, 50), nil, nil, ["a": [0, 0, 50], "b": [50, 0, 50]]) {
            HStack(spacing: 0) {
                ZStack {
                    W(0, 0, .infinity, "a").layoutPriority(1); F(0, 0)
                }; W(0, 0, .infinity, "b")
            }
        },
        LayoutRow("3.3 not through padding", at(100, 50), nil, nil, ["a": [0, 0, 50], "b": [50, 0, 50]]) {
            HStack(spacing: 0) {
                W(0, 0, .infinity, "a").layoutPriority(1).padding(0); W(0, 0, .infinity, "b")
            }
        },
        LayoutRow("3.3 through an overlay", at(100, 50), nil, nil, ["a": [0, 0, 100], "b": [100, 0, 0]]) {
            HStack(spacing: 0) {
                W(0, 0, .infinity, "a").layoutPriority(1).overlay { F20() }; W(0, 0, .infinity, "b")
            }
        },
        LayoutRow("3.4 no minimum", at(200, nil), nil, nil, ["a": [0, nil, 120], "b": [120, nil, 80]]) {
            HStack(spacing: 0) {
                F(120, 10).frame(maxWidth: .infinity).named("a"); F20().frame(maxWidth: .infinity).named("b")
            }
        },
        LayoutRow("3.4 minimum 0", at(200, nil), nil, nil, ["a": [0, nil, 100], "b": [100, nil, 100]]) {
            HStack(spacing: 0) {
                F(120, 10).frame(minWidth: 0, maxWidth: .infinity).named("a")
                F20().frame(minWidth: 0, maxWidth: .infinity).named("b")
            }
        },
        LayoutRow("3.6", atNil, 96, nil, ["a": [4], "b": [72]]) {
            HStack(spacing: 0) {
                Group {
                    F(60, 10, "a"); F(20, 10, "b")
                }.padding(4)
            }
        },
        LayoutRow("3.18", at(200, 50), nil, nil, ["a": [nil, nil, 0], "b": [0, nil, 200]]) {
            HStack(spacing: 0) {
                W(0, 10, .infinity, "a"); W(0, 10, .infinity, "b").layoutPriority(1)
            }
        },
        LayoutRow("3.19", at(100, 50), nil, nil, ["a": [0, nil, 20], "b": [20]]) {
            HStack(spacing: 0) {
                W(0, 0, 80, "a"); F(80, 20, "b")
            }
        },
        LayoutRow("3.21", at(200, 50), nil, nil, ["a": [0, nil, 200], "b": [200, nil, 0]]) {
            HStack(spacing: 0) {
                W(0, 10, .infinity, "a"); W(0, 10, .infinity, "b").layoutPriority(-1)
            }
        },
        LayoutRow("3.22", atNil, 300, 10, ["b": [40, 0, 260, 10]]) {
            HStack(spacing: 0) {
                F(40, 10); F(0, 10).frame(maxWidth: .infinity).named("b")
            }.frame(width: 300)
        },
        LayoutRow("3.23", at(300, nil), nil, nil, ["a": [0, nil, 200], "b": [200, nil, 100]]) {
            HStack(spacing: 0) {
                F(200, 10).frame(maxWidth: .infinity).named("a"); F(20, 10).frame(maxWidth: .infinity).named("b")
            }
        },
        // The text takes two lines of what it is left: 252 wide on one line.
        LayoutRow("3.24", at(400, nil), 400, 32, ["b": [196, 0, 204, 32]]) {
            HStack(spacing: 0) {
                F(196, 10); wrapping(252).frame(maxWidth: .infinity).named("b")
            }
        },
        LayoutRow("3.26", at(400, 50), nil, nil, ["a": [0, nil, 50], "b": [50, nil, 175], "c": [225, nil, 175]]) {
            HStack(spacing: 0) {
                greedy().frame(maxWidth: 50).named("a"); greedy("b"); greedy("c")
            }
        },
        LayoutRow("3.27", at(150, 50), 150, nil, ["c": [-75], "b": [125]]) {
            HStack(spacing: 0) {
                F(200, 20, "c"); F(100, 20, "b")
            }.frame(width: 150)
        },
        LayoutRow("3.27 framed", at(150, 50), 150, nil, ["c": [-75], "f": [-40, nil, 130]]) {
            HStack(spacing: 0) {
                F(200, 20, "c").frame(width: 130).named("f"); F(100, 20)
            }.frame(width: 150)
        },
        LayoutRow("3.28", at(500, 500), 500, 500, ["a": [0, 0, 246, 500], "b": [254, 0, 246, 500]]) {
            HStack {
                greedy("a"); greedy("b")
            }
        },
        LayoutRow("3.28 no spacing", at(500, 500), 500, 500, ["a": [0, 0, 250, 500], "b": [250, 0, 250, 500]]) {
            HStack(spacing: 0) {
                greedy("a"); greedy("b")
            }
        },
        LayoutRow("3.29", at(500, 500), 500, nil, ["a": [0, nil, 0], "b": [8, nil, 492]]) {
            HStack {
                greedy().frame(minHeight: 50).named("a"); greedy("b").layoutPriority(1)
            }
        },
        LayoutRow("3.30 equal", at(300, 10), nil, nil, ["a": [0, nil, 100], "b": [100], "c": [200]]) {
            HStack(spacing: 0) {
                greedy("a"); greedy("b"); greedy("c")
            }
        },
        LayoutRow("3.30 one fixed", at(150, 10), nil, nil, ["a": [0, nil, 50], "b": [50, nil, 100]]) {
            HStack(spacing: 0) {
                greedy("a"); greedy("b").frame(width: 100)
            }
        },
        LayoutRow("3.32", at(768, nil), 768, 71, ["a": [0, 0, 378, 71], "b": [390, 0, 378, 71], "t": [402, 33]]) {
            HStack(spacing: 12) {
                card().named("a"); card().named("b")
            }
        },
        LayoutRow("3.32 with a Spacer", at(768, nil), 768, 65, ["a": [0, 0, 378, 65], "b": [390, 0, 378, 65]]) {
            HStack(spacing: 12) {
                row().named("a"); row().named("b")
            }
        },
    ]

    static let boundedRows: [LayoutRow] = [
        LayoutRow("3.41", at(61, 100), nil, nil, ["0": [0, nil, 43], "1": [43, nil, 19]]) {
            HStack(spacing: 0) {
                greedy("0").frame(width: 43); greedy("1").frame(minWidth: 19, maxWidth: 50)
            }
        },
        LayoutRow("3.42", at(437, 100), nil, nil, ["0": [0, nil, 25], "1": [25, nil, 412]]) {
            HStack(spacing: 0) {
                greedy("0").frame(minWidth: 11, maxWidth: 25); greedy("1").frame(minWidth: 81)
            }
        },
    ]

    static let crossAxisRows: [LayoutRow] = [
        LayoutRow("4.1", atNil, 40, 45, ["a": [nil, 25], "b": [nil, 0]]) {
            HStack(alignment: .top, spacing: 0) {
                F20("a").alignmentGuide(.top) { _ in -20 }; F(20, 40, "b").alignmentGuide(.top) { _ in 5 }
            }
        },
        LayoutRow("4.2, 4.3", atNil, 50, 40, ["a": [0, 0, 50], "b": [0, 20, 50]]) {
            VStack(spacing: 0) {
                W(0, 10, .infinity, "a"); F(50, 20, "b")
            }
        },
        LayoutRow("4.3 a stack inside", at(100, 200), 60, 200, ["a": [30, nil, 30, 200]]) {
            HStack(spacing: 0) {
                F(30, 20); VStack(spacing: 0) { V(0, 10, .infinity, width: 30, "a") }
            }
        },
        LayoutRow("4.4", at(100, 20), nil, 20, ["a": [nil, -10, nil, 40]]) {
            HStack(spacing: 0) { F(20, 40, "a") }.frame(height: 20)
        },
        LayoutRow("4.4 minimum 0", at(100, 20), nil, 20, ["f": [nil, 0, nil, 20], "a": [nil, -10]]) {
            HStack(spacing: 0) { F(20, 40, "a").frame(minHeight: 0, maxHeight: .infinity).named("f") }.frame(height: 20)
        },
        LayoutRow("4.10b", atNil, 40, 100, ["b": [20, 0, 20, 100], "a": [0, 30]]) {
            HStack(spacing: 0) {
                F(20, 40, "a"); F(20, 10).frame(maxHeight: .infinity).named("b")
            }.frame(height: 100)
        },
        LayoutRow("4.12", atNil, 40, 100, ["b": [20, 37.5, 20, 25]]) {
            HStack(spacing: 0) {
                F(20, 40, "a"); F(20, 10).frame(maxHeight: 25).named("b")
            }.frame(height: 100)
        },
        LayoutRow("4.13", at(200, 200), 30, 200, ["b": [0, 20, 30, 180]]) {
            VStack(spacing: 0) {
                F(30, 20); F(30, 10).frame(maxHeight: .infinity).named("b")
            }
        },
        LayoutRow("4.14", at(500, 500), 500, 500, ["b": [225, 254, 50, 246]]) {
            VStack {
                greedy(); greedy("b").frame(width: 50)
            }
        },
        LayoutRow("4.14 top", at(500, 500), 500, 500, ["a": [0, 0, 246, 500], "b": [254, 0, 246, 50]]) {
            HStack(alignment: .top) {
                greedy("a"); greedy("b").frame(height: 50)
            }
        },
        LayoutRow("4.14 bottom", at(500, 500), 500, 500, ["b": [254, 450, 246, 50]]) {
            HStack(alignment: .bottom) {
                greedy("a"); greedy("b").frame(height: 50)
            }
        },
        LayoutRow("4.15", atNil, 92, 157, ["b": [6, 6, 80, 21]]) {
            VStack(alignment: .leading, spacing: 4) {
                F(30, 13).frame(maxWidth: .infinity, alignment: .leading).padding(4).named("b"); F(80, 120)
            }
            .padding(6)
        },
    ]

    /// As high as the lines of 16 it takes in the width it gets.
    private static func wrapping(_ ideal: CGFloat) -> Leaf {
        Leaf(name: "") { proposal in
            let width = min(proposal.width ?? ideal, ideal)
            return CGSize(width: width, height: 16 * (width > 0 ? (ideal / width).rounded(.up) : 1))
        }
    }

    private static func card() -> some View {
        VStack(alignment: .leading, spacing: 8) {
            F(50, 13); F(60, 26, "t")
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding(12)
    }

    private static func row() -> some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                F(50, 13); F(60, 16)
            }; Spacer(); F(26, 26)
        }.padding(16)
    }
}
