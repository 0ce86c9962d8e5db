import Foundation
import Rendering
import SwiftUI
import Testing

/// The looks of bars, links, gauges and shadows, by colours and places.
@Suite("Looks")
struct LookTests {
    private func session(
        _ view: String, _ size: CGSize = CGSize(width: 200, height: 200), platform: Platform = .iOS,
        change: (inout RenderOptions) -> Void = { _ in }
    ) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: size.width, height: size.height)
        options.scale = 1
        options.platform = platform
        change(&options)
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: view), options: options)
    }

    private func color(_ session: RenderSession, x: Int, y: Int) throws -> [Int] {
        let bitmap = try session.picture().bitmap()
        let place = (y * bitmap.width + x) * 4
        return [2, 1, 0].map { Int(bitmap.pixels[place + $0]) }
    }

    private func frame(of text: String, in session: RenderSession) throws -> CGRect {
        func search(_ node: LayoutReport) -> CGRect? {
            if node.text?.lines.joined(separator: " ") == text { return node.frame }
            for child in node.children {
                if let found = search(child) { return found }
            }
            return nil
        }
        return try #require(session.inspection().root.flatMap(search))
    }

    @Test func itemsOfABottomBarAreSpread() throws {
        let items = ["A", "B", "C"].map { "ToolbarItem(placement: .bottomBar) { Button(\"\($0)\") {} }" }
        let session = try session(
            "NavigationStack { Color.clear.toolbar { \(items.joined(separator: "; ")) } }",
            CGSize(width: 390, height: 600))
        let places = try ["A", "B", "C"].map { try frame(of: $0, in: session).midX }
        #expect(places[0] < 60 && abs(places[1] - 195) < 4 && places[2] > 330, "\(places)")
    }

    @Test func itemsOfBarsKeepTheirSizeWhereTextsAreLarge() throws {
        let view = "NavigationStack { Text(\"Content\").toolbar { Button(\"Edit\") {} } }"
        let usual = try session(view, CGSize(width: 390, height: 600))
        let large = try session(view, CGSize(width: 390, height: 600)) { $0.dynamicTypeSize = .accessibility3 }
        #expect(try frame(of: "Edit", in: usual).size == frame(of: "Edit", in: large).size)
        #expect(try frame(of: "Content", in: usual).height < frame(of: "Content", in: large).height)
    }

    @Test func aTextEditorWithoutItsBackgroundShowsTheOneBehindIt() throws {
        let editor = "TextEditor(text: .constant(\"\")).scrollContentBackground(.hidden).background(Color(white: 0.5))"
        #expect(try color(session(editor), x: 100, y: 100) == [128, 128, 128])
    }

    /// Rows of 100 points begin at 0 and 100 in 150 points: of the second one half is visible.
    @Test(arguments: [
        (".interactive", false), (".animated.threshold(.visible(0.9))", true), (".animated.threshold(.hidden)", false),
        (".animated.threshold(.visible.inset(by: -60))", false), (".animated.threshold(.centered)", true),
        (".animated.threshold(.hidden.interpolated(towards: .visible, amount: 0.8))", true),
        (".identity.threshold(.visible)", false),
    ])
    func aScrollTransitionBeginsAtItsThreshold(_ configuration: String, _ isHidden: Bool) throws {
        let view = """
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<4) { _ in
                        Color.black.frame(height: 100)
                            .scrollTransition(\(configuration)) { $0.opacity($1.isIdentity ? 1 : 0) }
                    }
                }
            }
            """
        let session = try session(view, CGSize(width: 200, height: 150))
        #expect(try color(session, x: 100, y: 125) == (isHidden ? [255, 255, 255] : [0, 0, 0]))
    }

    /// The round end before the ring's start has the gradient's first colour, not its last.
    @Test func aRingsGradientBeginsWithItsFirstColor() throws {
        let gauge = "Gauge(value: 0.3) { Text(\"\") }.gaugeStyle(.accessoryCircularCapacity)"
        let session = try session(
            gauge + ".tint(Gradient(colors: [.green, .red])).frame(width: 58, height: 58)",
            CGSize(width: 58, height: 58))
        let start = try color(session, x: 27, y: 3)
        #expect(start[1] > start[0], "\(start)")
    }

    @Test func glassOverWhiteIsWhiteWithAShadow() throws {
        let session = try session("Color.clear.frame(width: 100, height: 100).glassEffect(in: .rect)")
        let outside = try color(session, x: 100, y: 154)
        #expect(try color(session, x: 100, y: 100) == [255, 255, 255])
        #expect(outside[0] < 252 && outside[0] > 220, "\(outside)")
    }

    /// A window's bar is as wide as all of its columns.
    @Test func columnsOfAMacWindowBeginBelowItsBar() throws {
        let detail = "Text(\"Detail\").toolbar { Button(\"Add\") {} }"
        // Without the button that hides the sidebar, which would make a bar of its own.
        let sidebar = "List { Text(\"Inbox\") }.toolbar(removing: .sidebarToggle)"
        let view = "NavigationSplitView { \(sidebar) } detail: { DETAIL }"
        func top(_ detail: String) throws -> CGFloat {
            let session = try session(
                view.replacingOccurrences(of: "DETAIL", with: detail), CGSize(width: 500, height: 300), platform: .macOS
            )
            return try frame(of: "Inbox", in: session).minY
        }
        #expect(try top(detail) - top("Text(\"Detail\")") == 52)
    }

    /// What confirms stands on the tint, other items on glass.
    @Test func whatConfirmsStandsOnTheTint() throws {
        let item = "ToolbarItem(placement: .confirmationAction) { Button(\"OK\") {} }"
        let session = try session(
            "NavigationStack { Color.clear.toolbar { \(item) } }.tint(.red)", CGSize(width: 390, height: 600))
        let place = try frame(of: "OK", in: session)
        #expect(try color(session, x: Int(place.minX) - 6, y: Int(place.midY)) == [255, 56, 60])
    }

    @Test func theSubtitleStandsBelowTheTitle() throws {
        for mode in ["large", "inline"] {
            let session = try session(
                "NavigationStack { Color.clear.navigationTitle(\"Title\").navigationSubtitle(\"Sub\")"
                    + ".navigationBarTitleDisplayMode(.\(mode)) }", CGSize(width: 390, height: 600))
            #expect(try frame(of: "Sub", in: session).minY >= frame(of: "Title", in: session).maxY - 8)
        }
    }

    @Test func aLargeTitleAmongTheItemsStandsInTheirRow() throws {
        let session = try session(
            "NavigationStack { Color.clear.navigationTitle(\"Title\").toolbarTitleDisplayMode(.inlineLarge)"
                + ".toolbar { Button(\"Edit\") {} } }", CGSize(width: 390, height: 600))
        let (title, item) = (try frame(of: "Title", in: session), try frame(of: "Edit", in: session))
        #expect(title.minX < 30 && abs(title.midY - item.midY) < 4 && title.height > 30)
    }

    @Test func aSearchThatFoundNothingNamesWhatWasSearchedFor() throws {
        let session = try session(
            "NavigationStack { ContentUnavailableView.search.searchable(text: .constant(\"tea\")) }",
            CGSize(width: 390, height: 600))
        _ = try frame(of: "No Results for “tea”", in: session)
    }

    @Test func theButtonThatReturnSetsOffStandsOut() throws {
        let view = "Button(\"Save\") {}.keyboardShortcut(.defaultAction)"
        let place = try frame(of: "Save", in: session(view, platform: .macOS))
        let found = try color(session(view, platform: .macOS), x: Int(place.minX) - 4, y: 100)
        #expect(found == [0, 136, 255])
    }

    /// A material's shadow falls round it, not through it.
    @Test func aMaterialIsNotDarkenedByItsShadow() throws {
        let card = "Color.clear.frame(width: 80, height: 80).background(.regularMaterial)"
        let plain = try color(session(card), x: 100, y: 100)
        let shaded = try color(session(card + ".shadow(color: .black, radius: 10)"), x: 100, y: 100)
        #expect(zip(plain, shaded).allSatisfy { abs($0 - $1) <= 1 }, "\(shaded), not \(plain)")
        #expect(try color(session(card + ".shadow(color: .black, radius: 10)"), x: 55, y: 100)[0] < 220)
    }

    @Test func aShadowLeavesTheBlendModesInside() throws {
        let pair = """
            ZStack {
                Color(red: 1, green: 1, blue: 0).frame(width: 80, height: 80)
                Color(red: 0, green: 1, blue: 1).frame(width: 40, height: 40).blendMode(.multiply)
            }
            """
        #expect(
            try color(session(pair + ".shadow(color: .clear.opacity(0.5), radius: 4)"), x: 100, y: 100) == [0, 255, 0])
        #expect(try color(session(pair + ".shadow(color: .gray, radius: 2)"), x: 100, y: 100)[0] < 10)
    }

    @Test(arguments: ["accessoryLinear", "linearCapacity"])
    func aGradientRunsAlongAGauge(style: String) throws {
        let session = try session(
            "Gauge(value: 1) { EmptyView() }.gaugeStyle(.\(style)).tint(Gradient(colors: [.red, .blue])).frame(width: 180)"
        )
        let (start, end) = (try color(session, x: 24, y: 100), try color(session, x: 160, y: 100))
        #expect(start[0] > start[2] && end[2] > end[0], "\(start) \(end)")
    }

    @Test func linksKeepTheTintAmongFainterTexts() throws {
        for link in ["Link(\"a\", destination: URL(string: \"https://a.b\")!)", "Text(\"[a](https://a.b)\")"] {
            let tinted = try session(link + ".font(.largeTitle)").picture().encoded(as: .png)
            let faint = try session("VStack { \(link) }.foregroundStyle(.secondary).font(.largeTitle)").picture()
            #expect(try faint.encoded(as: .png) == tinted)
        }
    }

    /// A window grows with what needs more of it.
    @Test func aRootRoundANavigationIsAsHighAsItsMinimum() throws {
        let view = "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }.frame(minWidth: 500, minHeight: 500)"
        var options = RenderOptions()
        options.platform = .macOS
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: view), options: options)
        let canvas = try session.inspection().canvas
        #expect(canvas.width >= 500 && canvas.height == 500)
    }

    @Test func theAccentColourIsATint() throws {
        let view = "Color.clear.frame(width: 80, height: 80).background(.tint).tint(.accentColor)"
        #expect(try color(session(view), x: 100, y: 100) == [0, 136, 255])
    }
}

/// Which previews a source has.
@Suite("Previews of providers")
struct ProvidedPreviewTests {
    @Test func everyChildOfAGroupIsAPreview() throws {
        let text = """
            struct Badge_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        Color.red.previewDisplayName("Red")
                        Color.blue.frame(width: 20)
                    }
                }
            }
            struct Plain_Previews: PreviewProvider { static var previews: some View { Color.green } }
            """
        let program = try InterpretedProgram(SourceText(name: "a.swiftdsl", text: text))
        let previews = try program.previewNames()
        #expect(previews.map(\.title) == ["Red", "Badge_Previews 2", "Plain_Previews"])
        let second = try RenderSession(preview: previews[1], of: program, options: RenderOptions())
        #expect(try second.inspection().canvas.width == 20)
    }

    /// What a list of all previews names can be drawn by that name.
    @Test(arguments: [("Badge_Previews 2", 20), ("Preview 1", 30), ("Preview 3", 40)])
    func whatIsListedIsDrawnByName(name: String, width: Double) throws {
        let text = """
            struct Badge_Previews: PreviewProvider {
                static var previews: some View { Group { Color.red; Color.blue.frame(width: 20) } }
            }
            #Preview { Color.red.frame(width: 30) }
            #Preview("Named") { Color.red }
            #Preview { Color.red.frame(width: 40) }
            """
        var options = RenderOptions()
        options.view = name
        let session = try RenderSession(source: SourceText(name: "a.swiftdsl", text: text), options: options)
        #expect(try session.inspection().canvas.width == width)
    }
}
