import SwiftUI
import Testing

/// facts.md 1 and 2, beyond the rows of `StackFacts`: what decides a gap, Spacers, Dividers.
@Suite struct SpacingFacts {
    @Test(arguments: pairRows + keptRows) func spacing(_ row: LayoutRow) { row.check() }
    @Test(arguments: spacerRows) func spacers(_ row: LayoutRow) { row.check() }
    @Test(arguments: dividerRows) func dividers(_ row: LayoutRow) { row.check() }

    @Test func aControlUnderATextTakesTheTextsDistance() {
        func gap(_ view: some View) -> CGFloat {
            LayoutProbe(
                VStack {
                    T13(); view
                }, atNil
            ).size.height - 16 - LayoutProbe(view, atNil).size.height
        }
        #expect(abs(gap(Toggle("Wi-Fi", isOn: .constant(true))) - 8.15) < 0.01, "facts 1.17")
        #expect(abs(gap(Button("Go") {}) - 8.15) < 0.01, "facts 1.15")
    }

    @Test func aPictureBehavesAsATextDoes() {
        func size(_ view: some View) -> CGSize { LayoutProbe(view, atNil) { $0.assets = FakeAssets() }.size }
        let (column, row) = (size(VStack { pictureAndText }), size(HStack { pictureAndText }))
        #expect(column.height == CGFloat(36), "facts 1.13")
        #expect(row.width == 40 + 8 + 17.5, "facts 1.13")
        let pictures = size(VStack { ForEach(0..<2) { _ in Image("wide") } })
        #expect(pictures.height == 40, "facts 1.4")
    }

    @ViewBuilder private var pictureAndText: some View {
        Image("wide")
        T13()
    }

    /// A leaf of a user's own.
    private struct Fixed: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 20, height: 20)
        }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    static let pairRows: [LayoutRow] = [
        LayoutRow("1.1 negative", atNil, 35, 20) {
            HStack(spacing: -5) {
                F20(); F20()
            }
        },
        LayoutRow("1.4 text, text", atNil, nil, 32) {
            VStack {
                T13(); T13()
            }
        },
        LayoutRow("1.4 below a text", atNil, nil, 36 + 8.151) {
            VStack {
                T13(); F20()
            }
        },
        LayoutRow("1.4 two lines, larger text", atNil, nil, 62) {
            VStack {
                TT13(); T26()
            }
        },
        LayoutRow("1.3 texts", atNil, 43, nil) {
            HStack {
                T13(); T13()
            }
        },
        LayoutRow("1.10", atNil, 48, nil) {
            HStack {
                Fixed()() {}; Fixed()() {}
            }
        },
        LayoutRow("1.10v", atNil, nil, 48) {
            VStack {
                Fixed()() {}; Fixed()() {}
            }
        },
        LayoutRow("1.12", atNil, 45.5, nil) {
            HStack {
                Fixed()() {}; T13()
            }
        },
        LayoutRow("1.12v", atNil, nil, 40.742) {
            VStack {
                Fixed()() {}; T13()
            }
        },
        LayoutRow("1.14", atNil, 45.5, nil) {
            HStack {
                HStack { F20() }; T13()
            }
        },
        LayoutRow("1.14v", atNil, nil, 40.742) {
            VStack {
                HStack { F20() }; T13()
            }
        },
        LayoutRow("1.7 ends in a text", atNil, nil, 20 + 8 + 20 + 4.742 + 16) {
            VStack {
                F20();
                VStack {
                    F20(); T13()
                }
            }
        },
        LayoutRow("1.7 begins with a text", atNil, nil, 20 + 4.742 + 16 + 8.151 + 20) {
            VStack {
                F20();
                VStack {
                    T13(); F20()
                }
            }
        },
    ]

    /// Each stands above a 20 high leaf; a text keeps its 8.151.
    static let keptRows: [LayoutRow] = {
        func row(
            _ name: String, _ height: CGFloat = 36 + 8.151, _ view: @escaping @Sendable () -> any View
        ) -> LayoutRow {
            LayoutRow(name, atNil, nil, height) {
                VStack {
                    AnyView(any: view()); F20()
                }
            }
        }
        return [
            row("1.6 padding(0)") { T13().padding(0) },
            row("1.6 overlay") { T13().overlay { F(50, 50) } },
            row("1.6 background") { T13().background { F(50, 50) } },
            row("1.6 priority") { T13().layoutPriority(1) },
            row("1.6 fixedSize") { T13().fixedSize() },
            row("1.6 offset") { T13().offset(y: 5) },
            row("1.6 rotation") { T13().rotationEffect(.degrees(30)) },
            row("1.6 opacity") { T13().opacity(0.5) },
            row("1.5 padding, other edge") { T13().padding(.leading, 4) },
            row("1.5 width") { T13().frame(width: 40) },
            row("1.5 padding, this edge", 36 + 8 + 4) { T13().padding(.bottom, 4) },
            row("1.5 height", 36 + 8 + 4) { T13().frame(height: 20) },
            row("1.5 flexible height", 36 + 8 + 4) { T13().frame(minHeight: 20) },
            row("1.5 position", 36 + 8) { T13().position(x: 5, y: 5) },
        ]
    }()

    static let spacerRows: [LayoutRow] = [
        LayoutRow("2.2 written priority", at(100, 50), 100, nil, ["s": [0, nil, 100], "a": [100, nil, 0]]) {
            HStack(spacing: 0) {
                Spacer().layoutPriority(1).overlay { greedy("s") }; W(0, 10, .infinity, "a")
            }
        },
        LayoutRow("2.2 equal shares, a floor", at(120, nil), 120, nil, ["a": [30], "b": [75]]) {
            HStack(spacing: 0) {
                Spacer(minLength: 20); F(15, 10, "a"); Spacer(); F(15, 10, "b"); Spacer(minLength: 30)
            }
        },
        LayoutRow("2.3", at(100, 50), 100, nil, ["a": [8, 0, 92]]) {
            HStack(spacing: 0) {
                Spacer(); greedy("a")
            }
        },
        LayoutRow("2.5 an empty stack is a child", atNil, 56, nil) {
            HStack {
                F20(); VStack {}; F20()
            }
        },
        LayoutRow("2.21", at(200, nil), 200, nil, ["a": [50], "g": [120], "b": [130]]) { guarded() },
        LayoutRow("2.21b", at(40, nil), 50, nil, ["a": [0], "g": [20], "b": [30]]) { guarded() },
        LayoutRow("2.24", atNil, 12, 12, ["p": [nil, 0, nil, 2], "q": [nil, 10, nil, 2]]) {
            VStack {
                Spacer(); greedy("p").frame(height: 2); Spacer(); greedy("q").frame(height: 2); Spacer()
            }
            .frame(width: 12, height: 12)
        },
    ]

    static let dividerRows: [LayoutRow] = [
        LayoutRow("2.6 in a VStack", at(100, 50), 100, 1) { VStack { Divider() } },
        LayoutRow("2.6 nil", atNil, 10, 1) { VStack { Divider() } },
        LayoutRow("2.6 in an HStack", at(100, 50), 1, 50) { HStack { Divider() } },
        LayoutRow("2.6 elsewhere", at(100, 50), 100, 1) { ZStack { Divider() } },
    ]

    private static func guarded() -> some View {
        HStack(spacing: 0) {
            Spacer(minLength: 0); F(20, 10, "a"); Spacer(minLength: 0); F(10, 10, "g"); F(20, 10, "b")
            Spacer(minLength: 0)
        }
    }
}
