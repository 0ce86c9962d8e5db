import SwiftUI
import Testing

/// facts.md 1 to 4: spacing, spacers, division of length, the cross axis.
@Suite struct StackFacts {
    @Test(arguments: spacingRows + spacerRows) func spacing(_ row: LayoutRow) { row.check() }
    @Test(arguments: divisionRows) func division(_ row: LayoutRow) { row.check() }
    @Test(arguments: crossAxisRows) func crossAxis(_ row: LayoutRow) { row.check() }

    static let spacingRows: [LayoutRow] = [
        LayoutRow("1.9", atNil, 48, 20) {
            HStack {
                F20(); F20()
            }
        },
        LayoutRow("1.9v", atNil, 20, 48) {
            VStack {
                F20(); F20()
            }
        },
        LayoutRow("1.11", atNil, 20, 40.742) {
            VStack {
                F20(); T13()
            }
        },
        LayoutRow("1.16", atNil, 33.5, 36 + 12) {
            VStack {
                T13().padding(8); F(20, 8)
            }
        },
        LayoutRow("1.18", atNil, 48, 20) {
            HStack {
                F20(); if false { F20() }; F20()
            }
        },
        LayoutRow("1.19 padding(0)", atNil, 40, nil) {
            HStack {
                F20(); Spacer(minLength: 0).padding(0); F20()
            }
        },
        LayoutRow("1.19 frame(width:)", atNil, 40, nil) {
            HStack {
                F20(); Spacer(minLength: 0).frame(width: 0); F20()
            }
        },
        LayoutRow("1.19 priority", atNil, 40, nil) {
            HStack {
                F20(); Spacer(minLength: 0).layoutPriority(1); F20()
            }
        },
        LayoutRow("1.19 fixedSize", atNil, 40, nil) {
            HStack {
                F20(); Spacer(minLength: 0).fixedSize(); F20()
            }
        },
        LayoutRow("1.19 ZS", atNil, 40, nil) {
            HStack {
                F20(); ZStack { Spacer(minLength: 0) }; F20()
            }
        },
        LayoutRow("1.19 ZS2", atNil, 40, nil) {
            HStack {
                F20();
                ZStack {
                    Spacer(minLength: 0); Spacer(minLength: 0)
                }; F20()
            }
        },
        LayoutRow("1.19 VS", atNil, 56, nil) {
            HStack {
                F20(); VStack { Spacer(minLength: 0) }; F20()
            }
        },
        LayoutRow("1.19 overlay", atNil, 56, nil) {
            HStack {
                F20(); F(0, 0).overlay { Spacer() }; F20()
            }
        },
        LayoutRow("1.19 ZS with leaf", atNil, 56, nil) {
            HStack {
                F20();
                ZStack {
                    Spacer(minLength: 0); F(0, 0)
                }; F20()
            }
        },
        LayoutRow("1.19 padding(4)", atNil, 64, nil) {
            HStack {
                F20(); Spacer(minLength: 0).padding(4); F20()
            }
        },
        LayoutRow("1.19 padding(.leading)", atNil, 52, nil) {
            HStack {
                F20(); Spacer(minLength: 0).padding(.leading, 4); F20()
            }
        },
        LayoutRow("1.19 padding(.top)", atNil, 40, nil) {
            HStack {
                F20(); Spacer(minLength: 0).padding(.top, 4); F20()
            }
        },
        LayoutRow("1.19 frame(10)", atNil, 50, nil) {
            HStack {
                F20(); Spacer(minLength: 0).frame(width: 10).padding(0); F20()
            }
        },
        LayoutRow("1.19 VS padding", atNil, 20, 52) {
            VStack {
                F20(); Spacer(minLength: 0).padding(.top, 4); F20()
            }
        },
    ]

    static let spacerRows: [LayoutRow] = [
        LayoutRow("2.7", atNil, 48, 20) {
            HStack {
                F20(); Spacer(); F20()
            }
        },
        LayoutRow("2.8", atNil, 80, 20) {
            HStack(spacing: 20) {
                F20(); Spacer(minLength: 0); F20()
            }
        },
        LayoutRow("2.9", atNil, 20, 48, ["b": [nil, 28]]) {
            VStack(spacing: 0) {
                F20(); Spacer(); F20("b")
            }
        },
        LayoutRow("2.10a", atNil, nil, 32) {
            VStack {
                T13(); T13()
            }
        },
        LayoutRow("2.10b", atNil, nil, 40) {
            VStack {
                T13(); Spacer(); T13()
            }
        },
        LayoutRow("2.11", at(200, 50), 200, 20, ["a": [60]]) {
            HStack(spacing: 0) {
                Spacer(); F20("a"); Spacer(); Spacer()
            }
        },
        LayoutRow("2.12", at(100, 50), 100, 20, ["a": [80]]) {
            HStack(spacing: 0) {
                Spacer(); F20("a")
            }
        },
        LayoutRow("2.12v", at(100, 50), 20, 50, ["a": [nil, 30]]) {
            VStack(spacing: 0) {
                Spacer(); F20("a")
            }
        },
        LayoutRow("2.13", at(100, 50), 0, 50) { VStack(spacing: 0) { Spacer() } },
        LayoutRow("2.14", at(100, 50), 100, 50) { ZStack { Spacer() } },
        LayoutRow("2.15", at(200, 50), 50, 20, ["b": [30]]) {
            HStack(spacing: 0) {
                F20("a"); Spacer().frame(width: 10); F20("b")
            }
        },
        LayoutRow("2.16", at(200, 50), 200, 20, ["b": [180]]) {
            HStack(spacing: 0) {
                F20("a"); Spacer().frame(maxWidth: .infinity); F20("b")
            }
        },
        LayoutRow("2.17", at(200, 50), 48, 20, ["b": [28]]) {
            HStack(spacing: 0) {
                F20("a"); Spacer().fixedSize(); F20("b")
            }
        },
        LayoutRow("2.18", at(200, 50), 200, 20, ["a": [180]]) {
            HStack(spacing: 0) {
                Spacer().overlay { F20() }; F20("a")
            }
        },
        LayoutRow("2.19", at(100, 50), 100, 20, ["a": [40]]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) { Spacer() }; F20("a")
            }
        },
        LayoutRow("2.20", at(200, nil), 200, nil, ["a": [0], "b": [90], "c": [180]]) {
            HStack(spacing: 0) {
                F(20, 10, "a"); Spacer(minLength: 0); F(20, 10, "b"); Spacer(minLength: 0); F(20, 10, "c")
            }
        },
        LayoutRow("2.20b", at(50, nil), 80, nil, ["a": [0], "b": [30], "c": [60]]) {
            HStack(spacing: 0) {
                F(20, 10, "a"); Spacer(minLength: 10); F(20, 10, "b"); Spacer(minLength: 10); F(20, 10, "c")
            }
        },
        LayoutRow("2.22", atNil, 0, 0) { VStack {} },
    ]

    static let divisionRows: [LayoutRow] = [
        LayoutRow("3.7", at(100, 50), nil, nil, ["a": [0, 0, 40, 20], "b": [40, 0, 60, 20]]) {
            HStack(spacing: 0) {
                W(20, 0, 100, "a"); W(60, 0, 100, "b")
            }
        },
        LayoutRow("3.8", at(100, 50), nil, nil, ["a": [0, 0, 70], "b": [70, 0, 30]]) {
            HStack(spacing: 0) {
                W(0, 0, 80, "a").layoutPriority(1); W(30, 0, 80, "b")
            }
        },
        LayoutRow("3.9", at(200, 50), 200, 20, ["b": [20, 0, 180]]) {
            HStack(spacing: 0) {
                F20("a"); W(0, 10, .infinity, "b")
            }
        },
        LayoutRow("3.10", at(200, 50), nil, nil, ["b": [80], "a": [180]]) {
            HStack(spacing: 0) {
                F20("b").frame(maxWidth: .infinity); F20("a")
            }
        },
        LayoutRow("3.11", at(200, 50), nil, nil, ["b": [28, 0, 172]]) {
            HStack(spacing: 0) {
                F20("a"); Spacer(); W(0, 10, .infinity, "b")
            }
        },
        LayoutRow("3.12", at(100, 50), nil, nil, ["b": [88, 0, 12]]) {
            HStack(spacing: 0) {
                F(80, 20, "a"); Spacer(); W(0, 0, 80, "b")
            }
        },
        LayoutRow("3.13", atNil, 108, 20, ["b": [88]]) {
            HStack(spacing: 0) {
                W(0, 80, 80); Spacer(); F20("b")
            }
        },
        LayoutRow("3.14", at(100, 50), 160, 20) {
            HStack(spacing: 0) {
                F(80, 20); F(80, 20)
            }
        },
        LayoutRow("3.15", at(100, 50), nil, nil, ["a": [0, 0, 80], "b": [80, 0, 20]]) {
            HStack(spacing: 0) {
                HStack { W(0, 0, 80, "a").layoutPriority(1) }; W(0, 0, 80, "b")
            }
        },
        LayoutRow("3.16", at(100, 50), nil, nil, ["a": [0, 0, 26.67], "b": [36.67], "c": [73.33]]) {
            HStack(spacing: 10) {
                W(0, 0, 80, "a"); W(0, 0, 80, "b"); W(0, 0, 80, "c")
            }
        },
        LayoutRow("3.17", at(100, 50), nil, nil, ["a": [nil, nil, 0], "b": [0, 0, 20], "c": [20, 0, 80]]) {
            HStack(spacing: 0) {
                W(0, 0, 80, "a").layoutPriority(-1); W(0, 0, 80, "b"); W(0, 0, 80, "c").layoutPriority(1)
            }
        },
        LayoutRow("3.20", at(70, 50), nil, nil, ["a": [0, 0, 30], "b": [30, 0, 40]]) {
            HStack(spacing: 0) {
                W(0, 50, 100, "a"); W(40, 50, 60, "b")
            }
        },
        LayoutRow("3.25", at(100, nil), 302, 16) {
            HStack(spacing: 0) {
                FakeText(width: 252).fixedSize(); F(50, 10)
            }
        },
        LayoutRow("3.30", at(300, 10), nil, nil, ["a": [nil, nil, 93.33]]) {
            HStack(spacing: 10) {
                greedy("a"); greedy(); greedy()
            }
        },
        LayoutRow("3.33", atNil, 88, 10, ["a": [0], "b": [38]]) {
            HStack {
                Group {
                    F(30, 10, "a"); F(50, 10, "b")
                }
            }
        },
        LayoutRow("3.33 padding", atNil, 120, 26, ["a": [8, 8], "b": [62, 8]]) {
            HStack {
                Group {
                    F(30, 10, "a"); F(50, 10, "b")
                }.padding(8)
            }
        },
        bounded("3.34", 79, [3, 81, 0]) {
            Group {
                greedy("0").frame(minWidth: 3, maxWidth: 16); greedy("1").frame(width: 81);
                greedy("2").frame(maxWidth: 92)
            }
        },
        bounded("3.35", 285, [36, 124.5, 124.5]) {
            Group {
                greedy("0").frame(maxWidth: 36); greedy("1"); greedy("2").frame(minWidth: 4)
            }
        },
        bounded("3.36", 147, [49, 49, 49]) {
            Group {
                greedy("0").frame(minWidth: 18); greedy("1"); greedy("2").frame(minWidth: 28)
            }
        },
        bounded("3.37", 166, [86, 30, 50]) {
            Group {
                greedy("0").frame(minWidth: 15); greedy("1").frame(minWidth: 14, maxWidth: 30);
                greedy("2").frame(maxWidth: 50)
            }
        },
        bounded("3.38", 28, [7, 7, 13, 7]) {
            Group {
                greedy("0").frame(maxWidth: 27); greedy("1").frame(minWidth: 5, maxWidth: 16)
                greedy("2").frame(minWidth: 13); greedy("3").frame(minWidth: 1, maxWidth: 60)
            }
        },
        bounded("3.39", 237, [52, 70, 45, 70]) {
            Group {
                greedy("0").frame(maxWidth: 52); greedy("1"); greedy("2").frame(maxWidth: 45); greedy("3")
            }
        },
        bounded("3.40", 438, [142, 38, 69, 47, 142]) {
            Group {
                greedy("0"); greedy("1").frame(minWidth: 29, maxWidth: 38); greedy("2").frame(maxWidth: 69)
                greedy("3").frame(minWidth: 3, maxWidth: 47); greedy("4")
            }
        },
        bounded("3.43", 270, [86, 81, 50, 57]) {
            Group {
                greedy("0").frame(minWidth: 86); greedy("1").frame(minWidth: 81)
                greedy("2").frame(maxWidth: 50); greedy("3").frame(minWidth: 57)
            }
        },
    ]

    static let crossAxisRows: [LayoutRow] = [
        LayoutRow("4.5", atNil, 30, 40, ["a": [0, 0, 30]]) {
            VStack(spacing: 0) {
                W(0, 10, .infinity, "a"); F(30, 20)
            }
        },
        LayoutRow("4.6", at(100, 80), 40, 80, ["b": [20, 25]]) {
            HStack(spacing: 0) {
                V(0, 10, .infinity, "a"); F(20, 30, "b")
            }
        },
        LayoutRow("4.7", atNil, 40, 30, ["a": [0, 0, 20, 30]]) {
            HStack(spacing: 0) {
                V(0, 10, .infinity, "a"); F(20, 30, "b")
            }
        },
        LayoutRow("4.8", atNil, 30, 80, ["a": [0, 0, 30, 20], "b": [0, 20]]) {
            VStack(spacing: 0) {
                area600("a"); F(30, 20, "b")
            }
        },
        LayoutRow("4.9", at(100, 50), 100, 30, ["a": [0, 11.25, 80, 7.5]]) {
            HStack(spacing: 0) {
                area600("a"); F(20, 30, "b")
            }
        },
        LayoutRow("4.11", at(300, nil), 300, 20, ["a": [100], "b": [0]]) {
            VStack(spacing: 0) {
                F(100, 10, "a"); F(20, 10, "b").frame(maxWidth: .infinity, alignment: .leading)
            }
        },
        LayoutRow("4.10", atNil, 40, 40, ["b": [20, 15]]) {
            HStack(spacing: 0) {
                F(20, 40, "a"); F(20, 10, "b").frame(maxHeight: .infinity)
            }
        },
    ]

    /// Rectangles with bounds on their widths in `HS(0)`, 100 high.
    private static func bounded(
        _ number: String, _ width: CGFloat, _ widths: [CGFloat], _ children: @escaping @Sendable () -> any View
    ) -> LayoutRow {
        var frames: [String: [CGFloat?]] = [:]
        for (index, width) in widths.enumerated() { frames["\(index)"] = [nil, nil, width] }
        return LayoutRow(number, at(width, 100), nil, nil, frames) { HStack(spacing: 0) { AnyView(any: children()) } }
    }
}
