import SwiftUI
import Testing
import ViewGraph

struct SymbolLayerTests {
    /// From back to front: what is round a mark first.
    @Test(arguments: [
        ("checkmark.circle.fill", [0x0000FF, 0xFF0000]), ("5.square", [0x0000FF, 0xFF0000]),
        ("bell.slash", [0x0000FF, 0xFF0000]), ("folder.badge.plus", [0x0000FF, 0xFF0000]), ("heart.fill", [0xFF0000]),
    ])
    func severalForegroundStylesColourTheLayers(name: String, colors: [UInt32]) {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(PaintProbe(Image(systemName: name).foregroundStyle(red, blue)).colors == colors.map { hex($0) })
    }

    /// Facts 16.3.
    @Test func aHierarchicalSymbolFadesWhatIsRoundItsMark() {
        let view = Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.black)
        #expect(PaintProbe(view).colors == [hex(0, 0.5), hex(0)])
        #expect(PaintProbe(view.symbolRenderingMode(.monochrome)).colors == [hex(0, 0.5), hex(0)])
        #expect(PaintProbe(Image(systemName: "xmark.circle.fill").foregroundStyle(.black)).colors == [hex(0)])
    }

    /// From back to front; what has no colours of its own is drawn in the foreground.
    @Test(arguments: [
        ("checkmark.circle.fill", [0x34C759, 0xFFFFFF]), ("minus.circle.fill", [0xFF383C, 0xFFFFFF]),
        ("heart.fill", [0xFF383C]), ("person", [0x000000]), ("folder.badge.plus", [0x000000, 0x34C759]),
        ("bell.slash", [0x000000, 0xFF383C]),
    ])
    func multicolorSymbolsHaveColoursOfTheirOwn(name: String, colors: [UInt32]) {
        let probe = PaintProbe(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.black))
        #expect(probe.colors == colors.map { hex($0) })
        #expect(probe.warnings.isEmpty)
    }

    /// As many parts are lit as the value says, from the one nearest to the source.
    @Test(arguments: ["wifi", "speaker.wave.3", "antenna.radiowaves.left.and.right", "chart.bar.fill", "ellipsis"])
    func aValueLightsPartsOfASymbol(name: String) {
        func lit(_ value: Double?) -> (lit: Int, all: Int) {
            let image = Image(systemName: name, variableValue: value).foregroundStyle(.black)
            let opacities = PaintProbe(image).colors.map(\.opacity)
            return (opacities.filter { $0 == 1 }.count, opacities.count)
        }
        let fixed = name.hasPrefix("speaker") ? 1 : 0
        let all = lit(1)
        #expect(all.lit == all.all && all.all > fixed + 1, "\(all)")
        #expect(lit(0).lit == fixed)
        #expect(lit(0.01).lit == fixed + 1)
        #expect((fixed + 1..<all.all).contains(lit(0.5).lit))
        #expect(lit(nil).all == 1)
        for value in [-1, 2, .nan, .infinity] as [Double] { #expect(lit(value).all == all.all) }
    }

    /// Each effect's resting state is the symbol; one that holds it elsewhere is drawn there.
    @Test func symbolEffectsAreAtRestOrHeld() {
        let star = Image(systemName: "star.fill").foregroundStyle(.black)
        let plain = PaintProbe(star).items
        #expect(PaintProbe(star.symbolEffect(.bounce, value: 1)).items == plain)
        #expect(PaintProbe(star.symbolEffect(.variableColor.iterative.reversing)).items == plain)
        #expect(PaintProbe(star.symbolEffect(.pulse, options: .repeat(3).speed(2), isActive: true)).items == plain)
        #expect(PaintProbe(star.symbolEffect(.disappear)).items.isEmpty)
        #expect(PaintProbe(star.symbolEffect(.disappear, isActive: false)).items == plain)
        #expect(PaintProbe(star.symbolEffectsRemoved().symbolEffect(.scale.up)).group?.transform.a == 1.2)
        #expect(PaintProbe(star.symbolEffect(.scale.up)).group?.transform.a == 1.2)
        #expect(PaintProbe(star.symbolEffect(.scale.down, isActive: false)).items == plain)
    }
}
