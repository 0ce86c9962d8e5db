import Foundation
import SwiftUI
import Testing
import ViewGraph

/// facts.md 17: what controls look like, where it was measured.
@MainActor @Suite struct ControlLookFacts {
    /// facts 17.5: drawn at the end of its range, and not written back.
    @Test(arguments: [(-3, 0), (0, 0), (0.5, 0.5), (1, 1), (7, 1)] as [(Double, Double)])
    func aSlidersValueOutOfRange(value: Double, shown: Double) {
        var written = 0
        func slider(_ value: Double) -> PaintProbe {
            PaintProbe(Slider(value: Binding(get: { value }, set: { _ in written += 1 })))
        }
        #expect(slider(value).items == slider(shown).items)
        #expect(written == 0)
    }

    /// facts 17.6.
    @Test(arguments: [(ColorScheme.light, hex(0xFFFFFF, 0.976)), (.dark, hex(0x171717, 0.976))])
    func aTextFieldsChromeOnMacOS(scheme: ColorScheme, fill: ResolvedColor) {
        let probe = PaintProbe(TextField("Name", text: .constant(""))) {
            ($0.platform, $0.colorScheme) = (.macOS, scheme)
        }
        #expect(probe.colors.contains(fill), "\(probe.colors)")
        let edge = scheme == .light ? hex(0, 0.15) : hex(0xFFFFFF, 0.09)
        #expect(probe.colors.contains(edge), "\(probe.colors)")
    }

    /// facts 17.29: a third party's measurements. Of the 63 points of iOS 26 two stand beyond the trailing edge (facts 21.5).
    @Test(
        arguments: [(PaletteGeneration.earlier, 51, 31), (.later, 61, 28)] as [(PaletteGeneration, CGFloat, CGFloat)])
    func aSwitchOnIOS(generation: PaletteGeneration, width: CGFloat, height: CGFloat) {
        let probe = PaintProbe(Toggle("", isOn: .constant(true)).labelsHidden(), width: nil, height: nil) {
            $0.paletteGeneration = generation
        }
        #expect(probe.report?.frame.size == CGSize(width: width, height: height))
    }

    /// facts 17.31.
    @Test func headersAndFootersOfAListOnIOS() {
        let list = List {
            Section {
                Text("Row")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
        }
        let runs = PaintProbe(list, width: 300, height: 400).items.runs
        // As it was written, not in capitals.
        #expect(runs.map { $0.run.text } == ["Header", "Row", "Footer"])
        #expect(runs.map { $0.run.size } == [17, 17, 13])
        #expect(runs.map { $0.paint == .color(hex(0x3C3C43, 0.6)) } == [true, false, true], "\(runs.map { $0.paint })")
    }

    /// What is chosen stays on one line, however long the title is.
    @Test func aLongTitleLeavesTheChosenOptionItsLine() {
        let form = Form {
            Picker("A title that is too long for one line of a narrow form", selection: .constant(1)) {
                Text("[none]").tag(1)
            }
        }
        let texts = PaintProbe(form, width: 320, height: 300).items.runs.map { $0.run.text }
        #expect(texts.contains("[none]"), "\(texts)")
    }
}
