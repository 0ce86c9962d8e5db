import Foundation
@testable import SwiftUI
import Testing
import ViewGraph

/// What labels, links and dates look like in the rows they stand in.
@Suite @MainActor struct LabelTests {
    /// The first of several texts is a title, the others say more about it.
    @Test func furtherTextsOfALabelAreSmallerAndPaler() {
        let form = Form {
            Toggle(isOn: .constant(true)) {
                Text("Backup")
                Text("Every night")
            }
            LabeledContent {
                Text("On")
            } label: {
                Text("Sync")
                Text("With all devices")
            }
        }
        let runs = PaintProbe(form, width: 393, height: 400).items.runs
        let secondary = Paint.color(hex(0x3C3C43, 0.6))
        let subtitles = runs.filter { ["Every night", "With all devices"].contains($0.run.text) }
        #expect(subtitles.map { $0.run.size } == [15, 15])
        #expect(subtitles.map { $0.paint == secondary } == [true, true])
        let titles = runs.filter { ["Backup", "Sync"].contains($0.run.text) }
        #expect(titles.map { $0.run.size } == [17, 17])
        #expect(titles.map { $0.paint == secondary } == [false, false])
    }

    @Test func aLabelOfOtherViewsStaysAsItIs() {
        let row = Toggle(isOn: .constant(true)) {
            Image(systemName: "star")
            Text("Starred")
        }
        #expect(PaintProbe(row, width: 300).items.runs.map { $0.run.size } == [17])
    }

    @Test func aLinkIsInTheTintThatIsSaidRoundIt() throws {
        let address = try #require(URL(string: "https://example.com"))
        func color(_ view: some View) -> ResolvedColor? { PaintProbe(view).colors.first }
        let link = Link("Site", destination: address)
        #expect(color(link.tint(.orange)) == color(Text("Site").foregroundStyle(.orange)))
        #expect(color(List { link.tint(.orange) }.frame(height: 60)) != nil)
        #expect(color(link) == color(Text("Site").foregroundStyle(.link)))
    }

    @Test func radioButtonsBeginWhereAFormsControlsDo() {
        let form = Form {
            LabeledContent {
                F(20, 16, "control")
            } label: {
                F(80, 16)
            }
            Picker(selection: .constant(1)) {
                F(30, 16, "option").tag(1)
                F(30, 16).tag(2)
            } label: {
                F(40, 16, "label")
            }
            .pickerStyle(.radioGroup)
        }
        let probe = LayoutProbe(updating: form, at(400, 300)) { $0.platform = .macOS }
        // A column of 14 and a gap of 7 stand before the option.
        #expect(probe.frame("option")?.minX == (probe.frame("control")?.minX ?? 0) + 21)
        #expect(probe.frame("label")?.maxX == (probe.frame("control")?.minX ?? 0) - 8)
    }

    /// Of a date and a time that a row has no room for beside each other, neither is shortened.
    @Test func datesAreWholeAtAccessibilitySizes() {
        let picker = DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)))
        let texts = PaintProbe(Form { picker }, width: 393, height: 600) { $0.dynamicTypeSize = .accessibility3 }
            .items.runs.map { $0.run.text }
        #expect(!texts.contains { $0.contains("…") }, "\(texts)")
        #expect(texts.contains { $0.contains("1970") })
    }
}
