import SwiftUI
import Testing
import ViewGraph

struct StyleFacts {
    /// Facts 16.2: what texts and shapes are drawn in where nothing is said.
    @Test func hierarchicalStyles_areTheLabelColours() {
        func levels(_ environment: (inout EnvironmentValues) -> Void) -> [ResolvedColor] {
            PaintProbe(
                HStack(spacing: 0) {
                    Rectangle().foregroundStyle(.primary)
                    Rectangle().foregroundStyle(.secondary)
                    Rectangle().foregroundStyle(.tertiary)
                    Rectangle().foregroundStyle(.quaternary)
                }, environment: environment
            ).colors
        }
        #expect(levels { _ in } == [.black, hex(0x3C3C43, 0.6), hex(0x3C3C43, 0.3), hex(0x3C3C43, 0.18)])
        #expect(
            levels { $0.colorScheme = .dark } == [
                .white, hex(0xEBEBF5, 0.6), hex(0xEBEBF5, 0.3), hex(0xEBEBF5, 0.16),
            ])
    }

    /// Facts 16.3.
    @Test func hierarchicalLevelsOfAColour_areFainter() {
        let probe = PaintProbe(
            HStack(spacing: 0) {
                Rectangle()
                Rectangle().foregroundStyle(.secondary)
                Rectangle().foregroundStyle(.tertiary)
                Rectangle().fill(.quaternary)
            }
            .foregroundStyle(Color.red))
        #expect(probe.colors == [1, 0.5, 0.25, 0.18].map { hex(0xFF383C, $0) })
    }

    @Test func severalForegroundStyles_areTheLevels() {
        let probe = PaintProbe(
            HStack(spacing: 0) {
                Rectangle()
                Rectangle().foregroundStyle(.secondary)
                Rectangle().foregroundStyle(.tertiary)
            }
            .foregroundStyle(.red, .blue))
        #expect(probe.colors == [hex(0xFF383C), hex(0x0088FF), hex(0x0088FF, 0.5)])
    }

    /// Facts 16.5.
    @Test func theInnermostForegroundWins_andAFillBeatsIt() {
        let probe = PaintProbe(
            HStack(spacing: 0) {
                Rectangle().foregroundColor(.blue).foregroundStyle(.green)
                Rectangle().foregroundStyle(.green).foregroundColor(.blue)
                Rectangle().fill(.black).foregroundStyle(.green)
            }
            .foregroundStyle(.red))
        #expect(probe.colors == [hex(0x0088FF), hex(0x34C759), .black])
    }

    @Test func noForegroundColour_takesTheOuterOneBack() {
        let probe = PaintProbe(Rectangle().foregroundColor(nil).foregroundColor(.red))
        #expect(probe.colors == [.black])
    }

    @Test func tint_isTheAccentColourUnlessSet() {
        let probe = PaintProbe(
            HStack(spacing: 0) {
                Rectangle().fill(.tint)
                Rectangle().fill(.tint).tint(.orange)
            })
        #expect(probe.colors == [hex(0x0088FF), hex(0xFF8D28)])
    }

    @Test func background_followsTheAppearanceAndItsModifier() {
        let probe = PaintProbe(
            HStack(spacing: 0) {
                Rectangle().fill(.background)
                Rectangle().fill(.background).backgroundStyle(.yellow)
            }
            .colorScheme(.dark))
        #expect(probe.colors == [.black, hex(0xFFD600)])
    }

    @Test func thePreferredColourScheme_reachesThePresentation() {
        let requests = PresentationRequests()
        let probe = PaintProbe(VStack(spacing: 0) { Rectangle().preferredColorScheme(.dark) }) {
            $0.presentationRequests = requests
        }
        #expect(probe.colors == [.white])
        #expect(requests.colorScheme == .dark)
    }

    @Test func customStyles_resolveInTheirEnvironment() {
        let probe = PaintProbe(
            VStack(spacing: 0) {
                Rectangle().fill(InkStyle())
                Rectangle().fill(InkStyle()).colorScheme(.dark)
            })
        #expect(probe.colors == [.black, .white])
    }

    @Test func aStyleThatResolvesToItself_ends() {
        #expect(PaintProbe(Rectangle().fill(EndlessStyle())).items.isEmpty)
    }

    @Test func gradients_spreadOverTheLeaf() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let probe = PaintProbe(
            VStack(spacing: 0) {
                Rectangle()
                Rectangle()
            }
            .foregroundStyle(gradient), width: 40, height: 20)
        let ends = probe.items.map { item -> [CGPoint] in
            guard case .fill(_, _, .linearGradient(_, let start, let end)) = item else { return [] }
            return [start, end]
        }
        #expect(
            ends == [
                [CGPoint(x: 0, y: 5), CGPoint(x: 40, y: 5)], [CGPoint(x: 0, y: 15), CGPoint(x: 40, y: 15)],
            ])
    }

    /// Facts 16.5: a style that the program chose beats the tint of a button's label, wherever it stands.
    @Test(arguments: Platform.allCases)
    func aForegroundStyleBeatsAButtonsTint(platform: Platform) {
        func paints(_ view: some View) -> [Paint] {
            PaintProbe(view, width: 200, height: 200) { $0.platform = platform }.items.runs.map(\.paint)
        }
        let green = Color(red: 0, green: 1, blue: 0)
        let chosen = [Paint.color(hex(0x00FF00))]
        #expect(paints(Button("Go") {}.foregroundStyle(green)) == chosen)
        #expect(paints(Button("Go") {}.padding().foregroundColor(green)) == chosen)
        #expect(paints(VStack { Button("Go", role: .destructive) {} }.foregroundStyle(green)) == chosen)
        #expect(paints(Button("Go") {}.buttonStyle(.bordered).foregroundStyle(green)) == chosen)
        #expect(paints(Button("Go") {}.buttonStyle(.borderedProminent).foregroundStyle(green)) == chosen)
        #expect(paints(Menu("Go") {}.foregroundStyle(green)).first == chosen[0])
        #expect(paints(Button("Go") {}.foregroundStyle(green).disabled(true)) != chosen)
        // What a place sets for its texts is no choice of the program's.
        let tinted = paints(Button("Go") {})
        #expect(paints(LabeledContent("A") { Button("Go") {} }).last == tinted.last)
        #expect(paints(Button("Go") {}.foregroundStyle(green).foregroundColor(nil)) == chosen)
    }

    /// Facts 16.11: over each text's own block, joined texts as one; `in(rect)` begins at each leaf's origin.
    @Test func gradients_spreadOverEachText() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        func ends(_ view: some View) -> [[CGFloat]] {
            PaintProbe(view, width: nil, height: nil).items.runs.map { run in
                guard case .linearGradient(_, let start, let end) = run.paint else { return [] }
                return [start.x, end.x]
            }
        }
        func width(_ text: Text) -> CGFloat { PaintProbe(text, width: nil, height: nil).report?.frame.width ?? 0 }
        let (long, short) = (width(Text("A longer line")), width(Text("Short")))
        let stacked = VStack(alignment: .leading) {
            Text("A longer line")
            Text("Short")
        }
        #expect(ends(stacked.foregroundStyle(gradient)) == [[0, long], [0, short]])
        let lines = Text("A longer line\nShort").foregroundStyle(gradient)
        #expect(ends(lines) == [[0, long], [0, long]])
        let joined = width(Text("Sh\(Text("ort").bold())"))
        let parts = ends(Text("Sh\(Text("ort").bold())").foregroundStyle(gradient))
        #expect(parts.count == 2 && parts.allSatisfy { $0 == [0, joined] }, "\(parts)")
        let fixed = gradient.in(CGRect(x: 0, y: 0, width: 500, height: 500))
        #expect(ends(stacked.padding(10).foregroundStyle(fixed)) == [[10, 510], [10, 510]])
    }

    /// Facts 16.10.
    @Test func aBareGradient_runsFromTopToBottom() {
        let probe = PaintProbe(Rectangle().fill(Gradient(colors: [.black, .white])))
        guard case .fill(_, _, .linearGradient(let gradient, let start, let end)) = probe.items[0] else {
            Issue.record("no gradient")
            return
        }
        #expect(start == CGPoint(x: 50, y: 0))
        #expect(end == CGPoint(x: 50, y: 60))
        #expect(gradient.stops.map(\.location) == [0, 1])
        #expect(gradient.colorSpace == .perceptual)
    }

    @Test func aStyleWithAShadow_drawsThroughAFilter() {
        let probe = PaintProbe(Rectangle().fill(Color.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
        #expect(probe.group?.filters == [.shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2))])
    }
}

private struct InkStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .white : .black
    }
}

private struct EndlessStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> EndlessStyle { self }
}
