import SwiftUI
import Testing

/// facts.md 8.7 to 8.9: what is put in at the edges, and what reaches over them.
@Suite struct SafeAreaFacts {
    @Test(arguments: rows) func insets(_ row: LayoutRow) { row.check() }

    static let rows: [LayoutRow] = [
        LayoutRow("8.7 bottom", at(100, 100), 100, 100, ["a": [0, 0, 100, 75], "b": [40, 80, 20, 20]]) {
            greedy("a").safeAreaInset(edge: .bottom, spacing: 5) { F20("b") }
        },
        LayoutRow("8.7 top, leading", at(100, 100), 100, 100, ["a": [0, 25, 100, 75], "b": [0, 0]]) {
            greedy("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 5) { F20("b") }
        },
        LayoutRow("8.7 trailing", at(100, 100), 100, 100, ["a": [0, 0, 80], "b": [80, 40]]) {
            greedy("a").safeAreaInset(edge: .trailing, spacing: 0) { F20("b") }
        },
        LayoutRow("8.7 default spacing", at(100, 100), nil, nil, ["a": [0, 0, 100, 72]]) {
            greedy("a").safeAreaInset(edge: .bottom) { F20("b") }
        },
        LayoutRow(
            "8.7 the primary's least comes first", at(100, 100), 100, 100,
            ["a": [nil, 0, nil, 70], "b": [nil, 70, nil, 30]]
        ) {
            V(70, 80, 90, "a").safeAreaInset(edge: .bottom, spacing: 0) { greedy("b") }
        },
        LayoutRow("8.8", at(100, 100), 100, 100, ["a": [16, 16, 68, 68]]) { greedy("a").safeAreaPadding() },
        LayoutRow("8.9 over a padding", at(100, 100), 100, 100, ["a": [0, 20, 100, 80]]) {
            greedy("a").ignoresSafeArea(edges: [.horizontal, .bottom]).safeAreaPadding(20)
                .padding(.horizontal, 0)
        },
        LayoutRow("8.9 the keyboard isn't there", at(100, 100), nil, nil, ["a": [20, 20, 60, 60]]) {
            greedy("a").ignoresSafeArea(.keyboard).safeAreaPadding(20)
        },
        LayoutRow("8.9 away from the edge", at(100, 100), nil, nil, ["a": [25, 25, 50, 50]]) {
            greedy("a").ignoresSafeArea().padding(5).safeAreaPadding(20)
        },
    ]

    /// The window's insets and those of a bar add up for what ignores them.
    @Test func areasAddUp() {
        let view = greedy("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { F20("b") }
        let probe = LayoutProbe(RootView(view), at(100, 200)) {
            $0.safeArea = SafeArea(insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        }
        #expect(probe.frame("a") == CGRect(x: 0, y: -47, width: 100, height: 47 + 200 + 34))
        #expect(probe.frame("b") == CGRect(x: 40, y: 180, width: 20, height: 20))
    }
}
