import SwiftUI
import Testing
import ViewGraph

/// facts.md 9.6, 9.13, 9.16, 9.17: lists on macOS; what is documented of iOS.
@Suite @MainActor struct ListFacts {
    @Test(arguments: [
        LayoutRow("9.13", at(100, 100), 100, 100) { List { T13() } },
        LayoutRow("9.13 nil", atNil, 0, 0) { List { T13() } },
        LayoutRow("9.13 width", at(100, nil), 100, 0) { List { T13() } },
        LayoutRow("9.13 inf", at(.infinity, .infinity), .infinity, .infinity) { List { T13() } },
        LayoutRow("9.6", at(300, 300), 300, 300, ["a": [16, 14], "b": [16, 38]]) {
            List {
                T13("a"); T13("b")
            }
        },
        LayoutRow("9.6 in a scroll view", at(300, 300), 300, 300, ["a": [nil, 8]]) {
            ScrollView {
                List { T13() }
                greedy("a")
            }
        },
    ])
    func sizes(_ row: LayoutRow) { row.check() }

    @Test func scrollToARow() {
        struct Rows: View {
            var body: some View {
                ScrollViewReader { proxy in
                    List(0..<200) { T13("\($0)") }
                        .onGeometryChange(for: CGSize.self, of: \.size) { _ in proxy.scrollTo(150, anchor: .top) }
                }
            }
        }
        let probe = LayoutProbe(updating: Rows(), at(300, 400))
        #expect(abs((probe.frame("0")?.minY ?? 0) - (14 - 3610)) < 0.01, "facts 9.16")
        #expect(abs((probe.frame("150")?.minY ?? 0) - 4) < 0.01, "facts 9.16")
    }

    @Test func separatorsOfAPlainMacList() {
        let probe = LayoutProbe(
            List {
                T13(); T13(); T13()
            }, at(868, 80))
        let lines = rectangles(in: probe.graph.draw(displayScale: 1).items).filter { $0.height == 1 }
        #expect(lines == [CGRect(x: 16, y: 33, width: 836, height: 1), CGRect(x: 16, y: 57, width: 836, height: 1)])
    }

    private func rectangles(in items: [DisplayList.Item]) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(let path, _, _): return [path.boundingRect]
            case .group(let group): return rectangles(in: group.contents.items)
            default: return []
            }
        }
    }

    private func phone(_ view: some View) -> LayoutProbe {
        LayoutProbe(view, at(390, 700)) { $0.platform = .iOS }
    }

    /// facts.md 17.30: no row is lower than 44 points.
    @Test func rowsHaveALeastHeight() {
        for style in [ListProbeStyle.plain, .grouped, .insetGrouped] {
            let probe = phone(
                style.apply(
                    List {
                        F(10, 10, "a"); F(10, 10, "b"); F(10, 100, "c")
                    }))
            let a = probe.frame("a")?.minY ?? 0
            let pitch = (probe.frame("b")?.minY ?? 0) - a
            #expect(pitch >= 44)
            #expect((probe.frame("c")?.height ?? 0) == 100)
        }
    }

    enum ListProbeStyle {
        case plain, grouped, insetGrouped

        @ViewBuilder @MainActor func apply(_ view: some View) -> some View {
            switch self {
            case .plain: view.listStyle(.plain)
            case .grouped: view.listStyle(.grouped)
            case .insetGrouped: view.listStyle(.insetGrouped)
            }
        }
    }

    @Test func rowsObeyTheirModifiers() {
        let probe = phone(
            List {
                W(0, 10, .infinity, height: 44, "a").listRowInsets(
                    EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 5))
                F(10, 10, "b").listRowBackground(greedy("background"))
                F(10, 10, "c")
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 20))
        #expect(probe.frame("a")?.minX == 3)
        #expect(probe.frame("a")?.width == 382)
        #expect(probe.frame("background")?.width == 390)
        #expect(probe.frame("background")?.minY == 44)
    }

    /// What is only told of a section, or looks at it, leaves it one; a background for its rows isn't its header's.
    @Test func modifiedSectionsKeepTheirParts() {
        func frames(_ modified: some View) -> [CGRect?] {
            let probe = phone(
                List {
                    modified
                    Section { F(10, 10, "last") }
                })
            return ["header", "row", "footer", "last"].map { probe.frame($0) }
        }
        let section = Section {
            F(10, 10, "row")
        } header: {
            F(10, 10, "header")
        } footer: {
            F(10, 10, "footer")
        }
        let plain = frames(section)
        #expect(plain.allSatisfy { $0 != nil })
        #expect(frames(section.onAppear {}) == plain)
        #expect(frames(section.onChange(of: 1) {}) == plain)
        #expect(frames(section.task {}) == plain)
        #expect(frames(section.animation(.default, value: 1).transition(.scale)) == plain)
        #expect(frames(section.background(.red).overlay(Color.blue)) == plain)
        #expect(frames(section.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in }) == plain)
        let probe = phone(List { section.listRowBackground(greedy("background")) })
        #expect(probe.frame("background")?.minY ?? 0 > probe.frame("header")?.maxY ?? .infinity)
        #expect(probe.frame("background")?.maxY ?? .infinity < probe.frame("footer")?.minY ?? 0)
    }

    @Test func onlyVisibleRowsAreMade() {
        struct Row: View {
            let index: Int
            var body: some View { T13("\(index)") }
        }
        let probe = LayoutProbe(updating: List(0..<100_000) { Row(index: $0) }, at(400, 800))
        #expect((30...60).contains(probe.graph.diagnostics.bodies["Row"] ?? 0))
    }

    @Test func sectionsOfAForEachAreLazyInside() {
        struct Row: View {
            var body: some View { T13() }
        }
        let probe = LayoutProbe(
            updating: List {
                ForEach(0..<3) { section in
                    Section {
                        ForEach(0..<1000) { _ in Row() }
                    } header: {
                        T13("header \(section)")
                    }
                }
            }, at(400, 400))
        #expect(probe.frame("header 0") != nil)
        #expect((probe.graph.diagnostics.bodies["Row"] ?? 0) < 60)
    }
}

/// What tapping rows does.
@Suite @MainActor struct ListSelectionTests {
    private final class Log {
        var chosen: [Int?] = []
    }

    private struct Choice: View {
        let log: Log
        @State private var chosen: Int? = 1

        var body: some View {
            let _ = log.chosen.append(chosen)
            List(0..<3, id: \.self, selection: $chosen) { T13("\($0)") }
        }
    }

    @Test func aTapSelectsARow() throws {
        let log = Log()
        let graph = ViewGraph()
        graph.setRoot(Choice(log: log), environment: EnvironmentValues())
        graph.update(at(300, 300))
        let rows = graph.eventScene().targets.filter { $0.interaction.role == .row }
        #expect(rows.count == 3)
        let touch = try #require(rows.last?.interaction.touch)
        let tap = Touch(.tap(count: 1), samples: [Touch.Sample(time: 0, location: .zero)])
        for step in touch(tap) ?? [] { step() }
        graph.update(at(300, 300))
        #expect(log.chosen == [1, 2])
        #expect(graph.diagnostics.failure == nil)
    }
}

/// Badges of rows.
@Suite @MainActor struct BadgeTests {
    @Test func aBadgeStandsAtTheEndOfItsRow() throws {
        let graph = ViewGraph()
        graph.setRoot(
            List {
                F(20, 20).badge(7)
                F(20, 20).badge(0)
            }, environment: EnvironmentValues())
        graph.update(at(300, 300))
        let texts = graph.eventScene().texts
        #expect(texts.map(\.text) == ["7"])
        #expect((texts.first?.bounds.maxX ?? 0) > 250)
    }

    @Test func outsideOfListsABadgeDoesNotShow() {
        #expect(LayoutProbe(F(20, 20).badge(7), .unspecified).size == CGSize(width: 20, height: 20))
    }
}
