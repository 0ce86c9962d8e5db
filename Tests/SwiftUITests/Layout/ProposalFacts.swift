import SwiftUI
import Testing

/// What children are proposed, in the order they are first asked ("prop a" in facts.md).
@Suite struct ProposalFacts {
    struct Row: Sendable, CustomTestStringConvertible {
        var number: String
        var proposal: ProposedViewSize
        /// Of each leaf, all it was asked; a question that was answered before isn't asked again.
        var proposals: [String: [ProposedViewSize]]
        var view: @Sendable () -> any View

        init(
            _ number: String, _ proposal: ProposedViewSize, _ proposals: [String: [ProposedViewSize]],
            _ view: @escaping @Sendable () -> any View
        ) {
            (self.number, self.proposal, self.proposals, self.view) = (number, proposal, proposals, view)
        }

        var testDescription: String { "facts \(number)" }

        func check() {
            func probe<V: View>(_ view: V) -> LayoutProbe { LayoutProbe(view, proposal) }
            let probe = probe(view())
            for (name, expected) in proposals {
                #expect(probe.proposals(name).map(rounded) == expected.map(rounded), "\(number): \(name)")
            }
        }

        private func rounded(_ proposal: ProposedViewSize) -> ProposedViewSize {
            func rounded(_ length: CGFloat?) -> CGFloat? {
                length.map { $0.isFinite ? ($0 * 100).rounded() / 100 : $0 }
            }
            return at(rounded(proposal.width), rounded(proposal.height))
        }
    }

    @Test(arguments: stackRows + otherRows) func proposals(_ row: Row) { row.check() }

    static let stackRows: [Row] = [
        Row("2.11", at(200, 50), ["a": [at(176, 50)]]) {
            HStack(spacing: 0) {
                Spacer(); F20("a"); Spacer(); Spacer()
            }
        },
        Row("2.12", at(100, 50), ["a": [at(92, 50)]]) {
            HStack(spacing: 0) {
                Spacer(); F20("a")
            }
        },
        Row("2.12v", at(100, 50), ["a": [at(100, 42)]]) {
            VStack(spacing: 0) {
                Spacer(); F20("a")
            }
        },
        Row(
            "2.15", at(200, 50),
            ["a": [at(.infinity, 50), at(0, 50), at(66.67, 50)], "b": [at(.infinity, 50), at(0, 50), at(170, 50)]]
        ) {
            HStack(spacing: 0) {
                F20("a"); Spacer().frame(width: 10); F20("b")
            }
        },
        Row(
            "2.16", at(200, 50),
            ["a": [at(.infinity, 50), at(0, 50), at(66.67, 50)], "b": [at(.infinity, 50), at(0, 50), at(90, 50)]]
        ) {
            HStack(spacing: 0) {
                F20("a"); Spacer().frame(maxWidth: .infinity); F20("b")
            }
        },
        Row("2.17", at(200, 50), ["b": [at(.infinity, 50), at(0, 50), at(172, 50)]]) {
            HStack(spacing: 0) {
                F20("a"); Spacer().fixedSize(); F20("b")
            }
        },
        Row("2.18", at(200, 50), ["o": [at(180, 0)]]) {
            HStack(spacing: 0) {
                Spacer().overlay { F20("o") }; F20()
            }
        },
        Row("3.1 a lone child is never probed", at(200, 50), ["a": [at(200, 50)]]) { HStack(spacing: 0) { F20("a") } },
        Row("3.2", at(nil, 50), ["a": [at(nil, 50)], "b": [at(nil, 50)]]) {
            HStack(spacing: 0) {
                F20("a"); W(0, 5, 9, "b")
            }
        },
        Row("3.8", at(100, 50), ["a": [at(70, 50)], "b": [at(0, 50), at(30, 50)]]) {
            HStack(spacing: 0) {
                W(0, 0, 80, "a").layoutPriority(1); W(30, 0, 80, "b")
            }
        },
        Row(
            "3.9", at(200, 50),
            ["a": [at(.infinity, 50), at(0, 50), at(100, 50)], "b": [at(.infinity, 50), at(180, 50)]]
        ) {
            HStack(spacing: 0) {
                F20("a"); W(0, 10, .infinity, "b")
            }
        },
        Row(
            "3.11", at(200, 50),
            ["a": [at(.infinity, 50), at(0, 50), at(96, 50)], "b": [at(.infinity, 50), at(172, 50)]]
        ) {
            HStack(spacing: 0) {
                F20("a"); Spacer(); W(0, 10, .infinity, "b")
            }
        },
        Row("3.14", at(100, 50), ["b": [at(.infinity, 50), at(0, 50), at(20, 50)]]) {
            HStack(spacing: 0) {
                F(80, 20); F(80, 20, "b")
            }
        },
        Row("3.15", at(100, 50), ["a": [at(100, 50)]]) {
            HStack(spacing: 0) {
                HStack { W(0, 0, 80, "a").layoutPriority(1) }; W(0, 0, 80, "b")
            }
        },
        Row("3.1 infinity", at(.infinity, 50), ["a": [at(.infinity, 50)], "b": [at(.infinity, 50)]]) {
            HStack(spacing: 0) {
                F20("a"); F20("b")
            }
        },
        Row("4.5", atNil, ["a": [atNil, at(30, nil)]]) {
            VStack(spacing: 0) {
                W(0, 10, .infinity, "a"); F(30, 20)
            }
        },
    ]

    static let otherRows: [Row] = [
        Row("6.13", atNil, ["a": [at(60, 40), at(30, 20)], "b": [at(60, 40), at(30, 20)]]) {
            F(60, 40).overlay {
                F20("a"); F(30, 10, "b")
            }
        },
        Row("7.2 both axes", atNil, ["a": [at(60, 40)]]) { F20("a").frame(width: 60, height: 40) },
        Row("7.7", atNil, ["a": [at(60, nil)]]) { F20("a").frame(width: 60) },
        Row("7.8", at(300, 200), ["a": [at(60, 200)]]) { F20("a").frame(width: 60) },
        Row("7.11", atNil, ["a": [at(80, nil)]]) { F20("a").frame(idealWidth: 80) },
        Row("7.13", at(300, 200), ["a": [at(120, 200), at(120, 20)]]) {
            F20("a").frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
        },
        Row("7.15", atNil, ["a": [atNil, at(40, nil)]]) { F20("a").frame(minWidth: 40, maxWidth: 80) },
        Row("7.17", at(100, 100), ["a": [at(100, 100), at(40, 20)]]) { F20("a").frame(minWidth: 40) },
        Row("7.26", at(-30, nil), ["a": [at(-30, nil), at(20, nil)]]) { F20("a").frame(maxWidth: 80) },
        Row("8.3", at(10, 10), ["a": [at(nil, 10)]]) { F20("a").fixedSize(horizontal: true, vertical: false) },
        Row("8.15", at(856, 300), ["a": [at(533.33, 300), at(0, 0), at(332, 186.75)]]) {
            HStack(spacing: 12) {
                F(168, 64); F(168, 95, "a").aspectRatio(16 / 9, contentMode: .fit); F(168, 64)
            }
        },
        Row("8.16", at(100, 100), ["a": [at(100, -100)]]) { F(30, 30, "a").aspectRatio(-1, contentMode: .fit) },
        Row("9.12", at(100, 100), ["a": [atNil]]) { ScrollView([.horizontal, .vertical]) { F(500, 500, "a") } },
        Row(
            "10.29", at(100, 100),
            [
                "a": [at(0, 0), at(.infinity, .infinity), at(0, 100)],
                "b": [at(0, 0), at(.infinity, .infinity), at(92, 100)],
            ]
        ) {
            Grid {
                GridRow {
                    greedy("a"); greedy("b").layoutPriority(1)
                }
            }
        },
        Row("10.39", at(300, 100), ["x": [at(0, 0), at(.infinity, .infinity), at(197.33, 46)]]) {
            Grid {
                GridRow {
                    F(20, 10); F(30, 10); V(0, 10, .infinity, width: 40)
                }
                GridRow {
                    W(0, 10, 250, height: 10, "x").gridCellColumns(2); F(40, 10)
                }
            }
        },
        Row("12.9", at(100, 100), ["b": [atNil, at(100, 100)]]) {
            ViewThatFits {
                F(120, 20, "a"); F(80, 20, "b")
            }
        },
    ]
}
