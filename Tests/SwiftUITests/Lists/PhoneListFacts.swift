@testable import SwiftUI
import Testing
import ViewGraph

/// facts.md 21.5, 21.6, 21.8 to 21.12: lists and bars of iOS 26 as Apple's pictures have them, at body 16 unless said.
@Suite @MainActor struct PhoneListFacts {
    private func phone(
        _ view: some View, type: DynamicTypeSize = .medium, safe: EdgeInsets = EdgeInsets()
    ) -> LayoutProbe {
        let size = at(390 - safe.leading - safe.trailing, 844 - safe.top - safe.bottom)
        return LayoutProbe(updating: view, size) {
            $0.platform = .iOS
            $0.dynamicTypeSize = type
            if safe != EdgeInsets() { $0.safeArea = SafeArea(insets: safe) }
        }
    }

    @Test func theFirstRowStandsBelow35Points() {
        let probe = phone(List { F(10, 51 - 30, "a") })
        #expect(abs((probe.frame("a")?.minY ?? 0) - 50) < 0.01)
        #expect(probe.frame("a")?.minX == 32)
    }

    @Test(arguments: [(DynamicTypeSize.medium, 51.0), (.large, 52), (.xSmall, 49)])
    func theLeastRowGrowsWithTheText(_ type: DynamicTypeSize, _ pitch: CGFloat) {
        let probe = phone(
            List {
                F(10, 10, "a")
                F(10, 10, "b")
            }, type: type)
        #expect((probe.frame("b")?.minY ?? 0) - (probe.frame("a")?.minY ?? 0) == pitch)
    }

    @Test func headersStandWhereTheyWereMeasured() {
        let probe = phone(
            List {
                Section {
                    F(10, 21, "a")
                } header: {
                    F(10, 58.0 / 3, "first")
                }
                Section {
                    F(10, 21, "b")
                } header: {
                    F(10, 58.0 / 3, "second")
                }
            })
        let (a, b) = (probe.frame("a")?.minY ?? 0, probe.frame("b")?.minY ?? 0)
        #expect(abs(a - 15 - 39.3) < 0.1)
        #expect(abs(b - a - 51 - 56.7) < 0.1)
    }

    @Test func aFooterStands8BelowItsRowsAnd24AboveTheNext() {
        let probe = phone(
            List {
                Section {
                    F(10, 21, "a")
                } footer: {
                    F(10, 84, "footer")
                }
                Section { F(10, 21, "b") }
            })
        let footer = probe.frame("footer") ?? .zero
        #expect(footer.minY == (probe.frame("a")?.minY ?? 0) + 36 + 8)
        #expect(abs((probe.frame("b")?.minY ?? 0) - 15 - footer.maxY - 23.67) < 0.1)
    }

    @Test func aSwitchMakesNoRowHigherAndEndsBeyondTheContent() {
        let probe = phone(
            List {
                Toggle(isOn: .constant(false)) { F(10, 58.0 / 3, "a") }
                F(10, 10, "b")
            })
        let a = probe.frame("a")?.midY ?? 0
        #expect(abs((probe.frame("b")?.midY ?? 0) - a - 51) < 0.01)
        let ends = fills(probe).filter { abs($0.width - 63) < 0.1 && abs($0.height - 28) < 0.1 }.map(\.maxX)
        #expect(ends.count == 1 && abs(ends[0] - 360) < 0.1, "\(fills(probe))")
    }

    @Test func rowsHaveSeparatorsOfOnePoint() {
        let probe = phone(
            List {
                F(10, 21, "a")
                F(10, 21, "b")
            })
        let lines = fills(probe).filter { $0.height == 1 }
        #expect(lines == [CGRect(x: 32, y: 85, width: 326, height: 1)])
    }

    /// A separator begins at the row's first text, which a letter drawn over a picture isn't.
    @Test func separatorsLeaveTextsOfOverlaysAlone() {
        let probe = phone(
            List {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20).overlay { Text("A") }
                    Text("Ada")
                }
                F(10, 21)
            })
        #expect(fills(probe).filter { $0.height == 1 }.map(\.minX) == [72])
    }

    /// Beside a window's content, as iPads have it.
    @Test func aSidebarOfARegularWidthHasNoBoxes() {
        var environment = EnvironmentValues()
        (environment.platform, environment.paletteGeneration) = (.iOS, .later)
        environment.horizontalSizeClass = .regular
        let wide = ListMetrics(kind: .sidebar, environment: environment)
        #expect(wide.radius == nil && wide.row == nil && !wide.hasSeparators)
        environment.horizontalSizeClass = .compact
        #expect(ListMetrics(kind: .sidebar, environment: environment).radius != nil)
    }

    @Test func aValueStacksBelowItsLabelAtAccessibilitySizes() {
        func frames(_ type: DynamicTypeSize) -> (CGRect?, CGRect?) {
            let probe = phone(
                List {
                    LabeledContent {
                        F(30, 20, "value")
                    } label: {
                        F(40, 20, "label")
                    }
                }, type: type)
            return (probe.frame("label"), probe.frame("value"))
        }
        let beside = frames(.xxxLarge)
        #expect(beside.0?.minY == beside.1?.minY)
        #expect(beside.1?.maxX == 358)
        let below = frames(.accessibility1)
        #expect(below.1?.minX == 32)
        #expect(below.1?.minY == (below.0?.maxY ?? 0) + 4)
    }

    @Test func aListInASectionGivesItsRowsToIt() {
        let probe = phone(
            Form {
                Section {
                    List { ForEach(0..<2) { F(10, 21, "row \($0)") } }
                    F(10, 21, "last")
                }
            })
        let rows = ["row 0", "row 1", "last"].compactMap { probe.frame($0)?.minY }
        #expect(rows == [50, 101, 152])
    }

    // MARK: - Bars

    @Test(arguments: [
        (NavigationBarItem.TitleDisplayMode.inline, false, 54.0 + 35), (.inline, true, 54 + 35),
        (.large, false, 106 + 8),
    ])
    func contentBeginsBelowTheBar(_ mode: NavigationBarItem.TitleDisplayMode, _ hasButton: Bool, _ top: CGFloat) {
        let list = List { F(10, 21, "a") }
            .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar { if hasButton { Button("Edit") {} } }
        let probe = phone(NavigationStack { list })
        #expect(abs((probe.frame("a")?.minY ?? 0) - 15 - top) < 0.6)
    }

    /// Below the camera a bar begins where the status bar ends.
    @Test func aBarBeginsAboveTheSafeAreaOfAScreenWithACamera() {
        let probe = phone(
            NavigationStack {
                List { F(10, 21, "a") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }, safe: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(abs((probe.frame("a")?.minY ?? 0) - 15 - (142.67 - 59)) < 0.1)
    }

    private func fills(_ probe: LayoutProbe) -> [CGRect] {
        func rectangles(in items: [DisplayList.Item]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .fill(let path, _, _): return [path.boundingRect]
                case .group(let group): return rectangles(in: group.contents.items)
                default: return []
                }
            }
        }
        return rectangles(in: probe.graph.draw(displayScale: 3).items)
    }
}
