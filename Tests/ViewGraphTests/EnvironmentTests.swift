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
