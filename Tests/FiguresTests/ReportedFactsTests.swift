import Foundation
import Rendering
import Testing
import ViewGraph

@testable import Figures

/// What figures say is what the engine did: tracks, keyframes, guides of the source's own, looks.
@Suite struct ReportedFactsTests {
    private static func text(
        _ kind: FigureKind, _ source: String, _ change: (inout FigureRequest) throws -> Void = { _ in }
    ) throws -> String {
        var request = FigureRequest(kind: kind, source: SourceText(name: "a.swift", text: source))
        try change(&request)
        return try Figures.draw(request).alternateText
    }

    /// A column is as wide as its widest cell, in rows with fewer cells too; the third shares what two columns' cell
    /// needs.
    @Test func gridsSayTheirTracks() throws {
        let grid = """
            Grid(horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow { Color.red.frame(width: 20, height: 8); Color.red.frame(width: 30, height: 12) }
                GridRow { Color.red.frame(width: 50, height: 6) }
            }

            """
        #expect(try Self.text(.grid, grid) == "Grid has columns of 50 and 30 and rows of 12 and 6 points.")
        let lazy = """
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())], spacing: 6) {
                ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 9) }
            }

            """
        let said = try Self.text(.grid, lazy) { $0.options.setSize(width: 148, height: nil) }
        #expect(said == "LazyVGrid has columns of 40 and 100 and rows of 9 and 9 points.")
    }

    @Test func tracksLieWhereTheyAreFromRightToLeft() throws {
        var options = RenderOptions()
        try options.set("layout-direction", to: "rtl")
        let source =
            "Grid(horizontalSpacing: 10) { GridRow { Color.red.frame(width: 20); Color.red.frame(width: 30) } }\n"
        let session = try RenderSession(source: SourceText(name: "a", text: source), options: options)
        let node = try #require(session.reportedNodes.first { $0.name == "Grid" }?.node)
        _ = try session.picture()
        #expect(node.tracks?.columns.map(\.start) == [40, 0])
    }

    private static let animator = """
        struct Values { var scale = 1.0; var y = 0.0 }
        struct ContentView: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Go") { count += 1 }
                    Circle().frame(width: 40, height: 40)
                        .keyframeAnimator(initialValue: Values(), trigger: count) { view, value in
                            view.scaleEffect(value.scale).offset(y: value.y)
                        } keyframes: { _ in
                            KeyframeTrack(\\.scale) {
                                LinearKeyframe(1.5, duration: 0.25)
                                LinearKeyframe(1, duration: 0.5)
                            }
                            KeyframeTrack(\\.y) { CubicKeyframe(-40, duration: 0.5) }
                        }
                }
            }
        }

        """

    @Test func timelinesMarkKeyframes() throws {
        let said = try Self.text(.timeline, Self.animator) { $0.options.events = [.tap(.label("Go"))] }
        #expect(
            said.hasPrefix(
                """
                KeyframeAnimator scale passes 1 at 0.00 s, 1.5 at 0.25 s and 1 at 0.75 s. \
                KeyframeAnimator y passes 0 at 0.00 s and -40 at 0.50 s.
                """), "\(said)")
    }

    private static let guides = """
        struct Middle: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        }
        extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
        struct ContentView: View {
            var body: some View {
                HStack(alignment: .middle) {
                    Color.red.frame(width: 20, height: 20).alignmentGuide(.middle) { _ in 7 }
                    Color.blue.frame(width: 20, height: 40)
                }
            }
        }

        """

    @Test func guidesOfTheSourceAreShown() throws {
        #expect(
            try Self.text(.alignment, Self.guides)
                == ".alignmentGuide has middle at 7, set explicitly. .frame has middle at 20.")
        let failure = #expect(throws: RenderFailure.self) {
            try Self.text(.alignment, Self.guides) { try $0.settings.set("guides", to: "midle") }
        }
        #expect(failure?.text.contains("there is no guide 'midle' here; there are leading, center") == true)
        #expect(failure?.text.contains("middle (--guides)") == true)
    }

    @Test(arguments: [
        ("VStack(alignment: .trailing)", "trailing"), ("VStack", "center"), ("HStack(alignment: .bottom)", "bottom"),
        ("HStack(alignment: .lastTextBaseline)", "lastTextBaseline"),
    ])
    func guidesAreThoseByWhichTheStackAligns(stack: String, guide: String) throws {
        let boxes = "Color.red.frame(width: 10, height: 10); Color.red.frame(width: 20, height: 20)"
        let said = try Self.text(.alignment, "\(stack) { \(boxes) }\n")
        let values = guide == "center" ? (5, 10) : (10, 20)
        #expect(said == ".frame has \(guide) at \(values.0). .frame has \(guide) at \(values.1).")
    }

    /// Nobody reads a colour's components.
    @Test func timelinesSayHowFarAColorIs() throws {
        let source = """
            struct ContentView: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Rectangle().fill(isOn ? .orange : .blue).frame(width: 20, height: 20)
                        Button("Go") { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
                    }
                }
            }

            """
        let said = try Self.text(.timeline, source) { $0.options.events = [.tap(.label("Go"))] }
        #expect(said == "Rectangle colors, % goes from 0 to 100 in 0.50 seconds (linear(duration: 0.5)).")
    }

    @Test(arguments: [(1, "is only one preference"), (2, "are only 2 preferences")])
    func aPreferenceThatIsNotThereIsAnErrorWithTheirNumber(count: Int, message: String) throws {
        let keys = ["First", "Second"].prefix(count)
        let declared = keys.map {
            """
            struct \($0): PreferenceKey {
                static let defaultValue = 0
                static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
            }

            """
        }
        let set = keys.map { ".preference(key: \($0).self, value: 1)" }
        let source = declared.joined() + "Text(\"A\")\(set.joined())\n"
        let failure = #expect(throws: RenderFailure.self) {
            try Self.text(.preferences, source) { try $0.settings.set("preference", to: "5") }
        }
        #expect(failure?.text == "error: there is no preference 5 here (--preference)\nnote: there \(message)\n")
    }

    @Test func whatOnlyLooksDifferentIsMarked() throws {
        let source = "VStack { Color.red.frame(width: 20, height: 20).opacity(1); Text(\"A\") }\n"
        let said = try Self.text(.diff, source) { try $0.settings.set("what-if", to: "opacity=0.5") }
        #expect(said.hasSuffix("looks different."), "\(said)")
        #expect(!said.contains("Text"))
    }

    @Test func reasonsAreTranslatedWithTheirNumbers() {
        #expect(FigureLabels.chinese.reason("share 120 of 360 for 3 children") == "360 由 3 个子视图分，得 120")
        #expect(FigureLabels.chinese.reason("priority 1: what is left: 20.5") == "优先级 1：剩余 20.5")
        #expect(FigureLabels.chinese.reason("less insets of 32×32") == "减去边距 32×32")
        #expect(FigureLabels.english.reason("what is left: 20.5") == "what is left: 20.5")
    }
}
