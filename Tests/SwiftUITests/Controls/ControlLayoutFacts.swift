import SwiftUI
import Testing

/// facts.md 17: controls with their labels, and in stacks, on macOS. Widths follow the shipped font's letters, which are
/// up to a few points wider than Apple's.
@MainActor @Suite struct ControlLayoutFacts {
    @Test(arguments: [
        SizeRow("17.17", 256, 24) { flavors.pickerStyle(.segmented) },
        SizeRow("17.18", 112, 61) { flavors.pickerStyle(.radioGroup) },
        SizeRow("17.19", 98, 38.84) { modes.pickerStyle(.radioGroup) },
        SizeRow("17.20", 124.5, 24) { modes.pickerStyle(.menu) },
        SizeRow("17.21", 93, 24) { Menu("Actions") { Button("A") {} } },
    ])
    func sizes(row: SizeRow) {
        func size<V: View>(_ view: V) -> CGSize { LayoutProbe(view, atNil).size }
        let size = size(row.view())
        #expect(abs(size.width - row.width) <= 4.5, "\(row): \(size.width) wide")
        // Letters of the shipped font have other heights in fractions, which a label's baseline takes over.
        #expect(abs(size.height - row.height) <= 0.5, "\(row): \(size.height) high")
    }

    struct SizeRow: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var width: CGFloat
        var height: CGFloat
        var view: @MainActor @Sendable () -> any View

        init(
            _ number: String, _ width: CGFloat, _ height: CGFloat, _ view: @escaping @MainActor @Sendable () -> any View
        ) {
            (testDescription, self.width, self.height, self.view) = (number, width, height, view)
        }
    }

    /// facts 17.2, 17.3: a box of 14 and a gap of 7 before a checkbox's label, segments as wide as the widest.
    @Test func labels() {
        func width(_ view: some View) -> CGFloat { LayoutProbe(view, atNil).size.width }
        #expect(abs(width(Toggle("Wi-Fi", isOn: .constant(true))) - 21 - width(Text("Wi-Fi"))) < 0.6, "17.2")
        let segments = flavors.pickerStyle(.segmented).labelsHidden()
        #expect(abs(width(segments) - 3 * (width(Text("Gamma")) + 24) - 2) < 2, "17.3")
        #expect(width(Slider(value: .constant(0.5)) { Text("") }) == width(Slider(value: .constant(0.5))), "17.2")
    }

    /// facts 17.27.
    @Test func inStacks() {
        func frames(_ view: some View) -> [CGRect?] {
            let probe = LayoutProbe(view, at(300, nil))
            return [probe.frame("a"), probe.frame("b")]
        }
        let field = TextField("Name", text: .constant(""))
        let fields = frames(
            HStack {
                field.named("a"); field.named("b")
            })
        #expect(fields == [CGRect(x: 0, y: 0, width: 146, height: 24), CGRect(x: 154, y: 0, width: 146, height: 24)])
        let slider = frames(
            HStack {
                field.named("a"); Slider(value: .constant(0.5)).named("b")
            })
        #expect(slider[1] == CGRect(x: 154, y: 4, width: 146, height: 16))
        let buttons = frames(
            HStack {
                Button("Go") {}.named("a"); Button("Go") {}.named("b")
            })
        #expect(abs((buttons[1]?.minX ?? 0) - (buttons[0]?.maxX ?? 0) - 8) < 0.01)
        #expect(abs((buttons[0]?.width ?? 0) - 41.5) <= 1)
    }

    /// facts 17.28, with the recorded widths of the texts.
    @Test func aStatusBar() {
        func text(_ width: CGFloat, _ name: String = "") -> FakeText { FakeText(width: width, name: name, height: 14) }
        let bar = HStack(spacing: 16) {
            HStack(spacing: 6) {
                F(7, 7, "circle"); text(83)
            }
            text(74, "a"); text(41.5, "b"); text(30, "c"); Spacer(); text(173, "d")
        }
        let probe = LayoutProbe(bar.padding(.horizontal, 16).frame(height: 26), at(600, nil))
        #expect(probe.frame("circle")?.origin == CGPoint(x: 16, y: 9.5))
        #expect(["a", "b", "c", "d"].map { probe.frame($0)?.minX } == [128, 218, 275.5, 411])
        #expect(probe.frame("a")?.minY == 6)
    }

    /// facts 17.2: in a form labels end, and controls begin, at one line.
    @Test func formColumns() {
        let form = Form {
            TextField("Name:", text: .constant("")).named("field")
            Picker("Appearance:", selection: .constant(0)) { Text("Light").tag(0) }.named("picker")
            Toggle("Bar", isOn: .constant(true)).named("toggle")
            F20("leaf")
        }
        let probe = LayoutProbe(form, at(300, 400))
        #expect(probe.frame("field")?.maxX == 300)
        #expect(probe.frame("picker")?.minX == 0)
        #expect(probe.frame("toggle")?.minX == probe.frame("leaf")?.minX)
        let column = probe.frame("leaf")?.minX ?? 0
        let label = LayoutProbe(Text("Appearance:"), atNil).size.width
        #expect(abs(column - label - 8) < 0.6)
    }
}

@MainActor private var flavors: some View {
    Picker("Flavor", selection: .constant(0)) {
        Text("Alpha").tag(0)
        Text("Beta").tag(1)
        Text("Gamma").tag(2)
    }
}

@MainActor private var modes: some View {
    Picker("Mode", selection: .constant(0)) {
        Text("Alpha").tag(0)
        Text("Beta").tag(1)
    }
}
