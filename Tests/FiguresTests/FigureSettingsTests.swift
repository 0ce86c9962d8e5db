import Figures
import Rendering
import Testing

@Suite struct FigureSettingsTests {
    @Test(arguments: [
        (FigureKind.code, "highlight", "3,5-7"), (.code, "highlight", "4:5-4:12"), (.code, "lines", "3-9"),
        (.code, "line-numbers", ""), (.preview, "outline", "true"), (.viewTree, "width", "400"),
        (.listing, "labels", "zh"), (.preview, "canvas", "#20304080"),
    ])
    func takesWhatItsKindHas(kind: FigureKind, name: String, text: String) throws {
        var settings = FigureSettings(for: kind)
        try settings.set(name, to: text)
        #expect(settings.given.map(\.name) == [name])
    }

    @Test(arguments: [
        (FigureKind.code, "highlight", "9-3"), (.code, "lines", "0-2"), (.code, "callout", "3"),
        (.preview, "outline", "maybe"), (.viewTree, "width", "nan"), (.preview, "canvas", "#12"),
    ])
    func refusesWhatAnOptionDoesNotTake(kind: FigureKind, name: String, text: String) {
        var settings = FigureSettings(for: kind)
        #expect(throws: OptionError.self) { try settings.set(name, to: text) }
        #expect(settings.given.isEmpty)
    }

    @Test func namesTheNearestOptionAndTheKindsOfAnother() {
        var settings = FigureSettings(for: .code)
        let misspelt = #expect(throws: OptionError.self) { try settings.set("line-number", to: "") }
        #expect(misspelt?.expected.contains("did you mean 'line-numbers'?") == true)
        let other = #expect(throws: OptionError.self) { try settings.set("outline", to: "") }
        #expect(other?.expected.contains("'preview'") == true)
    }
}
