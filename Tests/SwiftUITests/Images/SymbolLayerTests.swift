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
}
