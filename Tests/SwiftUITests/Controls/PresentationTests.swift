@testable import SwiftUI
import Testing
import ViewGraph

/// What sheets and popovers look like where their content says so.
@Suite @MainActor struct PresentationTests {
    private func frame(of view: some View, _ name: String = "a") -> CGRect? {
        let probe = LayoutProbe(updating: RootView(view), at(400, 800)) { $0.platform = .iOS }
        return probe.frame(name)
    }

    struct Height: Sendable {
        let detents: Set<PresentationDetent>
        let expected: CGFloat
    }

    nonisolated static let heights: [Height] = [
        Height(detents: [.large], expected: 746), Height(detents: [.medium], expected: 400),
        Height(detents: [.fraction(0.25)], expected: 200), Height(detents: [.height(120)], expected: 120),
        Height(detents: [.large, .medium], expected: 400), Height(detents: [.height(-4)], expected: 0),
    ]

    @Test(arguments: heights.indices)
    func detentsSetTheHeight(_ index: Int) {
        let height = Self.heights[index]
        let view = Color.red.sheet(isPresented: .constant(true)) {
            greedy("a").presentationDetents(height.detents)
        }
        #expect(frame(of: view)?.height == height.expected)
    }

    /// Items keep from the card's upper edge what they keep from its sides.
    @Test(arguments: [(PaletteGeneration.later, 16.0), (.earlier, 6)])
    func theBarOfASheetBeginsBelowItsEdge(generation: PaletteGeneration, distance: CGFloat) {
        let view = Color.red.sheet(isPresented: .constant(true)) {
            NavigationStack {
                greedy("a").toolbar { ToolbarItem(placement: .topBarLeading) { F(30, 20, "item") } }
            }
        }
        let probe = LayoutProbe(updating: RootView(view), at(400, 800)) {
            ($0.platform, $0.paletteGeneration) = (.iOS, generation)
        }
        #expect(probe.frame("item")?.midY == 54 + distance + 22)
    }

    @Test func aChosenDetentCounts() {
        let view = Color.red.sheet(isPresented: .constant(true)) {
            greedy("a").presentationDetents([.medium, .height(100)], selection: .constant(.medium))
        }
        #expect(frame(of: view)?.height == 400)
    }

    @Test func popoversStandBesideWhatTheyPointAt() {
        let view = Color.clear.frame(width: 40, height: 40)
            .popover(isPresented: .constant(true)) {
                F(100, 50, "a").presentationCompactAdaptation(.popover)
            }
            .frame(width: 400, height: 800)
        let frame = frame(of: view)
        #expect(frame == CGRect(x: 150, y: 431, width: 100, height: 50))
    }

    /// What leaves things as they are: first of two beside each other, last of several below each other.
    @Test func cancelHasAPlaceOfItsOwn() {
        func order(_ count: Int) -> [String] {
            let view = Color.red.alert("Title", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
                if count > 2 { Button("Keep") {} }
            }
            let probe = LayoutProbe(updating: RootView(view), at(400, 800)) { $0.platform = .iOS }
            return probe.texts.filter { $0 != "Title" }
        }
        #expect(order(2) == ["Cancel", "Delete"])
        #expect(order(3) == ["Delete", "Keep", "Cancel"])
    }

    /// Closures of an alert run only while it is there, so that they may read what the binding holds.
    @Test func questionsAreAskedWhileTheyAreThere() {
        struct Item: Identifiable { let id: Int }
        struct Asking: View {
            @Binding var item: Item?
            var body: some View {
                Color.red
                    .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
                    .actionSheet(isPresented: .constant(item != nil)) {
                        ActionSheet(title: Text("Sheet"), buttons: [.default(Text("One")), .cancel()])
                    }
            }
        }
        func texts(_ item: Item?) -> [String] {
            let view = Asking(item: .constant(item))
            return LayoutProbe(updating: RootView(view), at(400, 800)) { $0.platform = .iOS }.texts
        }
        #expect(texts(nil) == [])
        #expect(texts(Item(id: 3)) == ["Item 3", "OK", "Sheet", "One", "Cancel"])
    }

    @Test func groundsAreRaisedInTheDark() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let plain = Color(UIColor.systemGroupedBackground).resolve(in: environment)
        environment.isElevated = true
        let raised = Color(UIColor.systemGroupedBackground).resolve(in: environment)
        #expect(plain.description == "#000000FF")
        #expect(raised.description == "#1C1C1EFF")
    }
}
