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
        ("bell.slash", [0x000000, 0xFF383C]), ("cloud.sun.rain.fill", [0x00C0E8, 0xFFCC00, 0xFFFFFF]),
        ("sun.max.fill", [0xFFCC00]), ("cloud.sun", [0xFFCC00, 0x000000]),
    ])
    func multicolorSymbolsHaveColoursOfTheirOwn(name: String, colors: [UInt32]) {
        let probe = PaintProbe(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.black))
        #expect(probe.colors == colors.map { hex($0) })
        #expect(probe.warnings.isEmpty)
    }

    /// As many steps are lit as the value says; what is lit is one outline, so that no seam shows.
    @Test(arguments: [
        ("wifi", 3), ("speaker.wave.3", 3), ("antenna.radiowaves.left.and.right", 2), ("chart.bar.fill", 3),
        ("ellipsis", 3), ("cellularbars", 4), ("waveform", 6), ("wifi.circle", 3), ("ellipsis.square", 3),
    ])
    func aValueLightsPartsOfASymbol(name: String, steps: Int) {
        func probe(_ value: Double?) -> PaintProbe {
            PaintProbe(Image(systemName: name, variableValue: value).foregroundStyle(.black))
        }
        let pictures = (0...100).map { probe(Double($0) / 100).items }
        var changes: [Int] = []
        for index in 1...100 where pictures[index] != pictures[index - 1] { changes.append(index) }
        #expect(changes == (0..<steps).map { 100 * $0 / steps + 1 })
        #expect(probe(1).colors.map(\.opacity) == [1])
        #expect(probe(0).colors.contains { $0.opacity == 0.3 })
        #expect(probe(nil).colors.count == 1)
        for value in [-1, 2, .nan, .infinity] as [Double] { #expect(!probe(value).items.isEmpty) }
    }

    /// A mode or value that a symbol has nothing for is never passed over in silence where SF Symbols has it.
    @Test(
        arguments: [
            (
                "house", .monochrome, 0.5,
                "the symbol 'house' is drawn whole: none of its parts shows a variable value here"
            ),
            (
                "wifi.circle.fill", .monochrome, 0.5,
                "the symbol 'wifi.circle.fill' is drawn whole: none of its parts shows a variable value here"
            ),
            (
                "book.pages", .palette, nil,
                "the symbol 'book.pages' has one layer here: all of it is drawn in the first style"
            ),
            (
                "theatermasks", .multicolor, nil,
                "the symbol 'theatermasks' has no colours of its own here: all of it is drawn in the foreground style"
            ),
            ("wifi", .hierarchical, 0.5, nil), ("star", .palette, nil, nil), ("person", .multicolor, nil, nil),
        ] as [(String, SymbolRenderingMode, Double?, String?)])
    func missingLayersAreNamed(name: String, mode: SymbolRenderingMode, value: Double?, warning: String?) {
        let image = Image(systemName: name, variableValue: value).symbolRenderingMode(mode)
        #expect(PaintProbe(image).warnings == (warning.map { [$0] } ?? []))
    }

    /// `renderingMode(.original)` is how several colours were asked for before there were modes.
    @Test func anOriginalSymbolHasItsColours() {
        #expect(PaintProbe(Image(systemName: "heart.fill").renderingMode(.original)).colors == [hex(0xFF383C)])
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
