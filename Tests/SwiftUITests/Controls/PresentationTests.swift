@testable import SwiftUI
import Testing
import ViewGraph

/// What sheets and popovers look like where their content says so.
@Suite @MainActor struct PresentationTests {
    private func frame(of view: some View, _ name: String = "a") -> CGRect? {
        let probe = LayoutProbe(updating: RootView(view), at(400, 800)) { $0.platform = .iOS }
        return probe.frame(name)
    }

    @Test(arguments: [
        (Set<PresentationDetent>(), 746.0), ([.medium], 400), ([.fraction(0.25)], 200), ([.height(120)], 120),
        ([.large, .medium], 400), ([.height(-4)], 0),
    ])
    func detentsSetTheHeight(_ detents: Set<PresentationDetent>, _ height: Double) {
        let view = Color.red.sheet(isPresented: .constant(true)) {
            greedy("a").presentationDetents(detents.isEmpty ? [.large] : detents)
        }
        #expect(frame(of: view)?.height == CGFloat(height))
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
