import SwiftUI
import Testing

/// facts.md 8.10, 8.22, 11 and 12.9: lazy grids, frames relative to a container, the view that fits.
@Suite struct LazyGridFacts {
    @Test(arguments: gridRows) func lazyGrids(_ row: LayoutRow) { row.check() }
    @Test(arguments: fitRows) func viewThatFits(_ row: LayoutRow) { row.check() }

    static let gridRows: [LayoutRow] = [
        LayoutRow(
            "11.6", at(200, 200), 200, 28, ["a": [33, 0], "b": [142, 0], "c": [-2, 18], "d": [142, 18]]
        ) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                F(30, 10, "a"); F(20, 10, "b"); F(100, 10, "c"); F(20, 10, "d")
            }
        },
        LayoutRow(
            "11.7", at(200, 200), 200, 28, ["a": [25.67, 0], "b": [95, 0], "c": [164.33, 0], "d": [25.67, 18]]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
                F(10, 10, "a"); F(10, 10, "b"); F(10, 10, "c"); F(10, 10, "d"); F(10, 10); F(10, 10)
            }
        },
        LayoutRow(
            "11.8", at(200, 200), 28, 200, ["a": [0, 71], "b": [0, 109], "c": [18, 36], "d": [18, 109]]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
                F(10, 30, "a"); F(10, 20, "b"); F(10, 100, "c"); F(10, 20, "d")
            }
        },
        // spec/layout.md: the first pass makes 225 of 200, the second one 237.5 of 225; a frame of 200 centres 225.
        LayoutRow("11.2", at(200, 200), 200, 10, ["a": [-12.5, 0, 107.5], "b": [105, 0, 120]]) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))]) {
                greedy("a").frame(height: 10); greedy("b").frame(height: 10)
            }
            .frame(width: 200)
        },
        LayoutRow("11.3", atNil, 58, 10, ["a": [-2.5], "b": [35.5]]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                F(30, 10, "a"); F(20, 10, "b")
            }
        },
    ]

    static let fitRows: [LayoutRow] = [
        LayoutRow("12.9 the first that fits", at(100, 100), 80, 20, ["a": [nil, nil, nil], "b": [0, 0]]) {
            ViewThatFits {
                F(120, 20); F(80, 20, "b"); F(10, 10)
            }
            .overlay { F(0, 0, "a") }
        },
        LayoutRow("12.9 else the last", at(5, 5), 10, 10) {
            ViewThatFits {
                F(120, 20); F(80, 20); F(10, 10)
            }
        },
        LayoutRow("12.9 one axis", at(100, 10), 80, 20) {
            ViewThatFits(in: .horizontal) {
                F(120, 20); F(80, 20); F(10, 10)
            }
        },
        LayoutRow("12.9 nothing given", atNil, 120, 20) {
            ViewThatFits {
                F(120, 20); F(80, 20)
            }
        },
    ]

    @Test func framesAreRelativeToTheWindow() {
        let probe = LayoutProbe(
            RootView(
                VStack {
                    F20("a").containerRelativeFrame(.horizontal) { width, _ in width * 0.5 }.overlay { greedy("b") }
                    F20().containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).overlay { greedy("c") }
                }
                .frame(width: 200)), at(1000, 300))
        #expect(probe.frame("b")?.width == 500)
        #expect(probe.frame("b")?.minX == 250)
        #expect(probe.frame("c")?.width == 747.5)
    }
}
