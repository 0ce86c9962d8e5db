import SwiftUI
import Testing
import ViewGraph

/// facts.md 10.6, 21.10: a modifier written twice.
@Suite @MainActor struct TraitFacts {
    private struct Length: LayoutValueKey { static let defaultValue: CGFloat = 10 }

    private struct ByLength: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: subviews[0][Length.self], height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func theInnerLayoutValueWins() {
        let view = F(1, 1).layoutValue(key: Length.self, value: 50).opacity(0.5).layoutValue(
            key: Length.self, value: 100)
        #expect(LayoutProbe(ByLength { view }, atNil).size.width == 50)
    }

    @Test func theInnerPriorityWinsUnlessALayoutStandsBetween() {
        func width(_ view: some View) -> CGFloat? {
            LayoutProbe(
                HStack(spacing: 0) {
                    W(0, 50, 80, "other").layoutPriority(1)
                    view
                }, at(100, 20)
            ).frame("own")?.width
        }
        #expect(width(W(0, 50, 80, "own").layoutPriority(2).layoutPriority(0)) == 80)
        #expect(width(W(0, 50, 80, "own").layoutPriority(2).padding(0).layoutPriority(0)) == 20)
    }
}
