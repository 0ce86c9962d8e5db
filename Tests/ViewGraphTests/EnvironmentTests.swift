import Testing
import ViewGraph

private enum Number: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum Word: EnvironmentKey { static var defaultValue: String { "none" } }

@Suite struct EnvironmentTests {
    @Test func valuesTravelInCopiesOnly() {
        var outer = EnvironmentValues()
        outer[Number.self] = 1
        var inner = outer
        inner[Number.self] = 2
        #expect(outer[Number.self] == 1)
        #expect(inner[Number.self] == 2)
        #expect(inner[Word.self] == "none")
    }

    /// Past sixteen links a summary answers; the newest value must still win and old keys must still be found.
    @Test func deepChainsAnswerTheNewestValue() {
        var values = EnvironmentValues()
        values[Word.self] = "first"
        for number in 1...100 { values[Number.self] = number }
        #expect(values[Number.self] == 100)
        #expect(values[Word.self] == "first")
    }

    /// What was written alike to the same stays the same, so that nothing below has to look at it.
    @Test func equalScopesOverOneBaseAreOne() {
        var base = EnvironmentValues()
        base[Number.self] = 1
        func written(_ number: Int, to base: EnvironmentValues) -> EnvironmentValues {
            var values = base
            values[Word.self] = "inner"
            values[Number.self] = number
            return values
        }
        let known = written(2, to: base)
        #expect(written(2, to: base).replaced(by: known, over: base).isIdentical(to: known))
        #expect(!written(3, to: base).replaced(by: known, over: base).isIdentical(to: known))
        #expect(written(3, to: base).replaced(by: known, over: base)[Number.self] == 3)
        var other = base
        other[Word.self] = "other"
        #expect(!written(2, to: other).replaced(by: known, over: other).isIdentical(to: known))
    }

    @Test func readsAgreeUntilAReadValueChanges() {
        var values = EnvironmentValues()
        values[Number.self] = 1
        let reads = EnvironmentReads()
        _ = values.recording(into: reads)[Number.self]
        var other = values
        other[Word.self] = "changed"
        #expect(other.agrees(with: reads))
        other[Number.self] = 2
        #expect(!other.agrees(with: reads))
    }
}
