import SwiftUI
import Testing

/// facts.md 5 to 8: alignment, ZStack, overlay, frames, ratios, padding.
@Suite struct FrameFacts {
    @Test(arguments: frameRows) func frames(_ row: LayoutRow) { row.check() }
    @Test(arguments: layerRows) func layers(_ row: LayoutRow) { row.check() }
    @Test(arguments: otherRows) func others(_ row: LayoutRow) { row.check() }

    @Test(arguments: baselineRows) func baselines(_ row: BaselineRow) {
        func dimensions<V: View>(_ view: V) -> (CGFloat?, CGFloat?) {
            let probe = LayoutProbe(view, atNil)
            return withExtendedLifetime(probe) {
                let dimensions = probe.dimensions(atNil)
                return (dimensions?[.firstTextBaseline], dimensions?[.lastTextBaseline])
            }
        }
        let (first, last) = dimensions(row.view())
        #expect(first == row.first, "facts \(row.number)")
        #expect(last == row.last, "facts \(row.number)")
    }

    /// A layout may answer for a built-in edge, although containers of the engine never do.
    @Test func aLayoutAnswersForAnyGuide() {
        struct Shifted: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 20, height: 20)
            }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
            func explicitAlignment(
                of guide: HorizontalAlignment, in: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout Void
            ) -> CGFloat? {
                guide == .leading ? -10 : nil
            }
        }
        let probe = LayoutProbe(
            VStack(alignment: .leading, spacing: 0) {
                Shifted()() {}; F(20, 20, "a")
            }, atNil)
        #expect(probe.size == CGSize(width: 30, height: 40))
        #expect(probe.frame("a")?.minX == 0)
    }

    struct BaselineRow: Sendable {
        var number: String
        var first: CGFloat
        var last: CGFloat
        var view: @Sendable () -> any View
    }

    static let baselineRows: [BaselineRow] = [
        BaselineRow(number: "5.9", first: 13, last: 29) { TT13() },
        BaselineRow(number: "5.10", first: 13, last: 41) {
            VStack(spacing: 0) {
                T13(); T26()
            }
        },
        BaselineRow(number: "5.10b", first: 13, last: 49) {
            VStack(spacing: 8) {
                T13(); T26()
            }
        },
        BaselineRow(number: "5.11", first: 20, last: 25) {
            HStack(spacing: 0) {
                T13(); T26()
            }
        },
        BaselineRow(number: "5.12", first: 30, last: 30) { T13().frame(height: 50) },
        BaselineRow(number: "5.13", first: 13, last: 13) { T13().background { greedy() } },
        BaselineRow(number: "5.13b", first: 30, last: 30) { F(30, 30).overlay { T13() } },
    ]

    static let frameRows: [LayoutRow] = [
        LayoutRow("7.7", atNil, 60, 20, ["a": [20]]) { F20("a").frame(width: 60) },
        LayoutRow("7.8", at(300, 200), 60, 20) { F20("a").frame(width: 60) },
        LayoutRow("7.9", at(300, 200), 60, 40, ["a": [-70, -60]]) { F(200, 160, "a").frame(width: 60, height: 40) },
        LayoutRow("7.10", atNil, nil, nil, ["a": [0, 0]]) {
            F(200, 160, "a").frame(width: 60, height: 40, alignment: .topLeading)
        },
        LayoutRow("7.11", atNil, 80, 20, ["a": [30]]) { F20("a").frame(idealWidth: 80) },
        LayoutRow("7.12", atNil, 80, 160, ["a": [-60]]) { F(200, 160, "a").frame(idealWidth: 80) },
        LayoutRow("7.13", at(300, 200), 120, 20) { F20("a").frame(minWidth: 40, idealWidth: 80, maxWidth: 120) },
        LayoutRow("7.14", at(60, 60), 60, 20) { F20().frame(minWidth: 40, maxWidth: 80) },
        LayoutRow("7.15", atNil, 40, 20) { F20().frame(minWidth: 40, maxWidth: 80) },
        LayoutRow("7.16", at(30, 30), 30, 20) { F20().frame(maxWidth: 80) },
        LayoutRow("7.17", at(100, 100), 40, 20) { F20().frame(minWidth: 40) },
        LayoutRow("7.18", atNil, 40, 20) { F20().frame(minWidth: 40) },
        LayoutRow("7.19", atNil, 20, 20) { F20().frame(maxWidth: .infinity) },
        LayoutRow("7.20", at(100, 100), 80, 160, ["a": [-60]]) { F(200, 160, "a").frame(minWidth: 40, maxWidth: 80) },
        LayoutRow("7.21", at(100, 100), 400, 20) { F20().frame(minWidth: 400) },
        LayoutRow("7.22", at(100, 100), 80, 20, ["a": [0, 0]]) {
            F20("a").frame(minWidth: 40, maxWidth: 80, alignment: .topLeading)
        },
        LayoutRow("7.23", at(300, 200), 100, 20, ["a": [40]]) { F20("a").frame(width: 50).frame(width: 100) },
        LayoutRow("7.24", at(300, 200), 300, 20, ["a": [140]]) {
            F20("a").frame(width: 50).frame(maxWidth: .infinity)
        },
        LayoutRow("7.25", atNil, 120, 100, ["a": [20, 10]]) {
            F20("a").frame(width: 60, height: 40).frame(width: 120, height: 100, alignment: .topLeading)
        },
        LayoutRow("7.26", at(-30, nil), 20, nil) { F20().frame(maxWidth: 80) },
        LayoutRow("7.27", at(100, nil), 0, nil) { F20().frame(minWidth: -50, maxWidth: -10) },
        LayoutRow("7.28", at(100, nil), 0, nil) { F20().frame(width: -60) },
        LayoutRow("7.29", at(10, nil), 10, nil) { F20().frame(minWidth: 0, maxWidth: 80) },
        LayoutRow("7.30", at(100, nil), 200, nil) { F(200, 20).frame(maxWidth: .infinity) },
    ]

    static let layerRows: [LayoutRow] = [
        LayoutRow("6.7", atNil, 60, 40) {
            ZStack(alignment: .topLeading) {
                F(60, 20); F(20, 40)
            }
        },
        LayoutRow("6.8", at(100, nil), 100, nil, ["b": [40]]) {
            ZStack {
                W(0, 10, .infinity); F20("b")
            }
        },
        LayoutRow("6.9", at(60, 40), 30, 20, ["h": [2.5, 5, 15, 10], "o": [0, 0]]) {
            ZStack {
                half("h"); F20("o")
            }
        },
        LayoutRow("6.10", atNil, 20, 20, ["h": [5, 5, 10, 10]]) {
            ZStack {
                half("h"); F20("o")
            }
        },
        LayoutRow("6.11", atNil, 60, 40, ["o": [40, 20]]) {
            F(60, 40).overlay(alignment: .bottomTrailing) { F20("o") }
        },
        LayoutRow("6.12", atNil, 60, 40, ["o": [0, 0, 100, 100]]) {
            F(60, 40).overlay(alignment: .topLeading) { F(100, 100, "o") }
        },
        LayoutRow("6.13", atNil, 60, 40, ["o1": [20, 10], "o2": [15, 15]]) {
            F(60, 40).overlay {
                F20("o1"); F(30, 10, "o2")
            }
        },
        LayoutRow("6.14", atNil, nil, nil, ["h": [32.5, 25], "o": [30, 20]]) {
            F(60, 40).background(alignment: .bottomTrailing) {
                half("h"); F20("o")
            }
        },
        LayoutRow("5.8 leading", atNil, 30, 40, ["a": [0]]) {
            VStack(alignment: .leading, spacing: 0) {
                F(10, 20, "a"); F(30, 20)
            }
        },
        LayoutRow("5.8 trailing", atNil, 30, 40, ["a": [20]]) {
            VStack(alignment: .trailing, spacing: 0) {
                F(10, 20, "a"); F(30, 20)
            }
        },
        LayoutRow("5.14", atNil, 78.5, 44, ["a": [nil, 12], "b": [nil, 0], "c": [nil, 12], "d": [nil, 15]]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                T13("a"); T26("b"); TT13("c"); F(10, 10, "d")
            }
        },
    ]

    static let otherRows: [LayoutRow] = [
        LayoutRow("8.14", atNil, 168, 95) { F(168, 95).aspectRatio(16 / 9, contentMode: .fit) },
        LayoutRow("8.15", at(856, 300), 528, 95) {
            HStack(spacing: 12) {
                F(168, 64); F(168, 95).aspectRatio(16 / 9, contentMode: .fit); F(168, 64)
            }
        },
        LayoutRow("8.19", atNil, 24, 20, ["a": [-8], "b": [4]]) {
            HStack(spacing: 0) {
                F20("a").padding(-8); F20("b")
            }
        },
        LayoutRow("8.20", atNil, 36, 36, ["a": [8, 8]]) { F20("a").padding(8) },
        LayoutRow("8.20b", atNil, 56, 56, ["a": [18, 18]]) {
            F20("a").padding(4).frame(width: 40, height: 40).padding(8)
        },
        LayoutRow("8.18", atNil, 10, 10, ["a": [12, 12]]) {
            F(10, 10, "a").padding(12).frame(width: 10, height: 10, alignment: .topLeading)
        },
        LayoutRow("8.18 leading", atNil, 10, 10, ["a": [12, 0]]) {
            F(10, 10, "a").padding(12).frame(width: 10, height: 10, alignment: .leading)
        },
        LayoutRow("8.30", at(100, 60), 60, 60) { greedy().aspectRatio(contentMode: .fit) },
        LayoutRow("8.30b", at(100, nil), 100, 100) { greedy().aspectRatio(contentMode: .fit) },
        LayoutRow("8.31", at(100, 60), 100, 50) {
            greedy().frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
        },
    ]
}
