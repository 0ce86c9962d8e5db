import SwiftUI
import Testing

/// The rows of facts.md that were recorded in a window, marked [win].
@Suite struct WindowFacts {
    @Test(arguments: stackRows + frameRows) func recorded(_ row: WindowRow) { row.check() }

    static let stackRows: [WindowRow] = [
        WindowRow("2.22", 0, 0) { VStack {} },
        WindowRow("2.13", 0, 600) { VStack { Spacer() } },
        WindowRow("2.23", 45, 600, ["a": [11.5, 0], "b": [0.5, 584]]) {
            VStack {
                T(22.5, "a"); Spacer(); T(44.5, "b")
            }
        },
        WindowRow("3.31", 400, 600, ["a": [24, 292], "b": [358.5, 292], "c": [80, 0, 252, 600]]) {
            HStack(spacing: 0) {
                T(32.5, "a").frame(width: 80); greedy("c"); Spacer(); T(23.5, "b").frame(width: 60)
            }
        },
        WindowRow("4.16", 400, 600, ["c": [0, 0, 120, 600], "a": [136, 280], "b": [136, 304]]) {
            HStack(spacing: 0) {
                greedy("c").frame(width: 120)
                VStack(alignment: .leading, spacing: 8) {
                    T(79, "a"); T(71, "b")
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding(16)
            }
        },
        WindowRow("4.17", 400, 44, ["a": [16, 0], "b": [350.5, 0], "c": [16, 28], "d": [355.5, 28]]) {
            VStack(spacing: 12) {
                HStack {
                    T(33, "a"); Spacer(); T(33.5, "b")
                }.padding(.horizontal, 16)
                HStack {
                    T(48.5, "c"); Spacer(); T(28.5, "d")
                }.padding(.horizontal, 16)
            }
        },
        WindowRow("5.20", 93, 48, ["a": [0.5, 32], "b": [42, 0]]) {
            HStack(alignment: .bottom) {
                T(33.5, "a"); FakeText(width: 51, name: "b", height: 48)
            }
        },
        WindowRow("5.20 top", 93, 48, ["a": [0.5, 0], "b": [42, 0]]) {
            HStack(alignment: .top) {
                T(33.5, "a"); FakeText(width: 51, name: "b", height: 48)
            }
        },
        WindowRow("5.21", 78, 48, ["a": [0.5, 0], "b": [0.5, 16], "c": [0.5, 32]]) {
            VStack(alignment: .leading) {
                T(33.5, "a"); T(77.5, "b"); T(22.5, "c")
            }
        },
        WindowRow("5.22", 46, 48, ["a": [9.5, 0], "b": [0, 16], "c": [7.5, 32]]) {
            VStack {
                T(27, "a"); T(46, "b"); T(31.5, "c")
            }
        },
        WindowRow("5.22b", 46, 88, ["a": [9.5, 0], "b": [0, 36], "c": [7.5, 72]]) {
            VStack(spacing: 20) {
                T(27, "a"); T(46, "b"); T(31.5, "c")
            }
        },
        WindowRow("5.22c", 61, 16, ["a": [0.5, 0]]) { VStack { T(60.5, "a") } },
    ]

    static let frameRows: [WindowRow] = [
        WindowRow("6.19", 200, 200, ["a": [112.5, 184]]) {
            ZStack(alignment: .bottomTrailing) {
                greedy().frame(width: 200, height: 200); T(87.5, "a")
            }
        },
        WindowRow("6.19 topLeading", 200, 200, ["a": [0, 0]]) {
            ZStack(alignment: .topLeading) {
                greedy().frame(width: 200, height: 200); T(70.5, "a")
            }
        },
        WindowRow("7.34", 300, 200, ["a": [134, 92]]) {
            T(32, "a").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
        },
        WindowRow("7.34b", 200, 200, ["a": [95.5, 92]]) { T(9.5, "a").frame(width: 200, height: 200) },
        WindowRow("7.34c", 200, 100, ["a": [77, 42]]) { T(46, "a").frame(width: 200, height: 100) },
        WindowRow("7.35", 400, 180, ["a": [189, 74], "b": [178, 90]]) {
            VStack {
                T(22.5, "a"); T(44.5, "b")
            }.frame(maxWidth: .infinity, minHeight: 180)
        },
        WindowRow("7.36", 300, 150, ["a": [113, 67]]) {
            T(74, "a").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        },
        WindowRow("8.21", 114, 56, ["a": [20.5, 20]]) { T(73.5, "a").padding(20) },
        WindowRow("8.21b", 110, 16, ["a": [24, 0]]) { T(62, "a").padding(.horizontal, 24) },
        WindowRow("8.21c", 141, 64, ["a": [24, 24]]) { T(93, "a").padding(8).padding(16) },
    ]
}
