import Testing
import ViewGraph

/// facts.md 12.6.
@Suite struct SpacingTests {
    private let text = ViewSpacing.text(above: 4.742, below: 8.151)

    @Test func pairsDecideTheDistance() {
        let plain = ViewSpacing()
        #expect(plain.distance(to: plain, along: .vertical) == 8)
        #expect(plain.distance(to: text, along: .vertical) == 4.742)
        #expect(text.distance(to: plain, along: .vertical) == 8.151)
        #expect(text.distance(to: text, along: .vertical) == 0)
        #expect(text.distance(to: plain, along: .horizontal) == 8)
    }

    @Test func zeroDecidesOnlyWhereNoCategoryMatches() {
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
        #expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test func resetEdgesSayNothing() {
        #expect(text.resetting(.bottom).distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(text.resetting(.top).distance(to: ViewSpacing(), along: .vertical) == 8.151)
    }
}
