import Foundation
import Rendering
import SwiftUI
import Testing

/// What stands in, below and beside the bars of a screen, by frames and colours: 390 × 800 with 60 points unsafe above and 34
/// below.
@Suite("Places on screens")
struct ScreenPlaceTests {
    private func session(
        _ view: String, scale: CGFloat = 1, isPad: Bool = false, change: (inout RenderOptions) -> Void = { _ in }
    ) throws -> RenderSession {
        var options = RenderOptions()
        if isPad {
            try options.set("device", to: "ipad-mini")
        } else {
            options.setSize(width: 390, height: 800)
            options.safeArea = EdgeInsets(top: 60, leading: 0, bottom: 34, trailing: 0)
        }
        options.scale = scale
        change(&options)
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: view), options: options)
    }

    private func frames(of text: String, in session: RenderSession) throws -> [CGRect] {
        func search(_ node: LayoutReport) -> [CGRect] {
            (node.text?.lines.joined(separator: " ") == text ? [node.frame] : []) + node.children.flatMap(search)
        }
        return try session.inspection().root.map(search) ?? []
    }

    private func frame(of text: String, in session: RenderSession) throws -> CGRect {
        try #require(frames(of: text, in: session).first)
    }

    private func color(_ session: RenderSession, x: Int, y: Int) throws -> [Int] {
        let bitmap = try session.picture().bitmap()
        let place = (y * bitmap.width + x) * 4
        return [2, 1, 0].map { Int(bitmap.pixels[place + $0]) }
    }

    private static let yellow = [255, 204, 0]

    /// Bars end at parts of a pixel: what was laid out decides, whatever a scale makes of it.
    @Test(arguments: [CGFloat(0.5), 1, 1.5, 2, 3])
    func aBackgroundReachesUnderALargeTitle(_ scale: CGFloat) throws {
        let content = "ScrollView { Text(\"a\").frame(maxWidth: .infinity) }"
        let view = "NavigationStack { \(content).background(.yellow).navigationTitle(\"Title\") }"
        let session = try session(view, scale: scale)
        for y in [CGFloat(1), 100, 798] {
            #expect(try color(session, x: Int(380 * scale), y: Int(y * scale)) == Self.yellow, "at \(y)")
        }
    }

    @Test func aContextMenuLiftsTheRowWhereItStands() throws {
        let session = try session(
            """
            NavigationStack {
                List(0..<8) { i in Text("File \\(i)").contextMenu { Button("Copy") {} } }.navigationTitle("Files")
            }
            """)
        let row = try frame(of: "File 3", in: session)
        try session.send(.press(.label("File 3"), seconds: 1))
        let copy = try frame(of: "Copy", in: session)
        #expect(copy.minY > row.maxY && copy.minY < row.maxY + 60, "\(copy) below \(row)")
        // The lifted row is white over the dimmed ones.
        #expect(try color(session, x: 300, y: Int(row.midY)) == [255, 255, 255])
    }

    private static let sections = """
        ForEach(0..<3) { s in
            Section {
                ForEach(0..<12) { Text("Line \\(s) \\($0)").frame(height: 30) }
            } header: {
                Text("Header \\(s)")
            }
        }
        """

    @Test(arguments: [
        "ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { CONTENT } }",
        "List { CONTENT }.listStyle(.plain)",
    ])
    func headersArePinnedBelowTheBar(_ list: String) throws {
        let list = list.replacingOccurrences(of: "CONTENT", with: Self.sections)
        for (mode, bar) in [("inline", CGFloat(54)), ("large", 54)] {
            let session = try session(
                "NavigationStack { \(list).navigationTitle(\"Title\").navigationBarTitleDisplayMode(.\(mode)) }")
            try session.send(.scroll(nil, by: CGSize(width: 0, height: 200)))
            let header = try frame(of: "Header 0", in: session)
            #expect(header.minY >= 60 + bar - 1 && header.maxY <= 60 + bar + 45, "\(header) in \(mode)")
        }
    }

    /// A large title gives way only as far as was scrolled.
    @Test func headersFollowALargeTitle() throws {
        let list = "ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { \(Self.sections) } }"
        let session = try session("NavigationStack { \(list).navigationTitle(\"Title\") }")
        let start = try frame(of: "Header 0", in: session).minY
        try session.send(.scroll(nil, by: CGSize(width: 0, height: 20)))
        #expect(try abs(frame(of: "Header 0", in: session).minY - start + 20) < 0.5)
    }

    @Test func theNextHeaderPushesAPinnedOne() throws {
        let session = try session(
            "NavigationStack { List { \(Self.sections) }.listStyle(.plain).navigationTitle(\"T\") }")
        try session.send(.scroll(nil, by: CGSize(width: 0, height: 900)))
        let (first, second) = (
            try frames(of: "Header 0", in: session).first, try frame(of: "Header 1", in: session)
        )
        #expect(first.map { $0.maxY <= second.minY } ?? true)
        #expect(second.minY < 160)
    }

    @Test func aSubtitleGoesWithTheLargeTitle() throws {
        let session = try session(
            """
            NavigationStack { List(0..<40) { Text("Row \\($0)") }.navigationTitle("Title").navigationSubtitle("Sub") }
            """)
        #expect(try frames(of: "Sub", in: session).filter { $0.height > 0 }.count >= 1)
        try session.send(.scroll(nil, by: CGSize(width: 0, height: 250)))
        // The one that is left stands in the bar's own row; the other one's room is gone.
        let dark = try (114..<140).filter { try color(session, x: 24, y: $0)[0] < 200 }
        #expect(dark.isEmpty, "ink at \(dark)")
    }

    @Test func anAccessoryCountsInTheSafeArea() throws {
        func inset(_ accessory: String) throws -> CGRect {
            let view = """
                TabView {
                    Tab("A", systemImage: "star") {
                        List { Text("Row") }.safeAreaInset(edge: .bottom) { Text("Inset") }
                    }
                }
                """
            return try frame(of: "Inset", in: session(view + accessory))
        }
        let plain = try inset("")
        #expect(try inset(".tabViewBottomAccessory { Text(\"Now\") }").maxY == plain.maxY - 56)
    }

    @Test func suggestionsBeginBelowTheBar() throws {
        let view = """
            NavigationStack {
                List { Text("Apple") }.navigationTitle("Search")
                    .searchable(
                        text: .constant("a"), isPresented: .constant(true),
                        placement: .navigationBarDrawer(displayMode: .always))
                    .searchSuggestions { Text("Suggested") }
            }
            """
        let session = try session(view) {
            $0.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        }
        let top = 59 + 44 + 10 + 157.0 / 3 + 52 - 16.0 / 3
        #expect(try abs(frame(of: "Suggested", in: session).midY - top - 26) < 1)
    }

    @Test func titlesOfATableStandAboveItsCells() throws {
        let session = try session(
            """
            struct Item: Identifiable { let id: Int }
            struct V: View {
                var body: some View {
                    Table([Item(id: 1)]) {
                        TableColumn("First") { _ in Text("one") }
                        TableColumn("Second") { _ in Text("two") }
                    }
                }
            }
            """, isPad: true)
        for (title, cell) in [("First", "one"), ("Second", "two")] {
            #expect(try abs(frame(of: title, in: session).minX - frame(of: cell, in: session).minX) < 0.5)
        }
    }

    @Test func theLineOfASwipedRowMovesAsFarAsTheRow() throws {
        let session = try session(
            """
            List(0..<3) { i in
                Text("Message \\(i)").swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {} }
            }
            """)
        let row = try frame(of: "Message 1", in: session)
        try session.send(.drag(.point(CGPoint(x: 50, y: row.midY)), to: .point(CGPoint(x: 200, y: row.midY))))
        let moved = try frame(of: "Message 1", in: session)
        #expect(moved.minX > row.minX + 60)
        let line = Int(row.midY + 25)
        let ink = try (line - 3...line + 2).contains { try color(session, x: Int(moved.minX) + 4, y: $0)[0] < 245 }
        #expect(ink, "no line below the moved text")
    }

    // MARK: - Split views

    private static let columns = """
        NavigationSplitView {
            List { Text("Item") }.navigationTitle("Side")MODIFIER
        } detail: {
            Text("Content").navigationTitle("Detail")
        }
        """

    /// On its side, where split views show all columns.
    private static func turned(_ options: inout RenderOptions) {
        try? options.set("device", to: "ipad-mini-landscape")
        options.scale = 1
    }

    @Test func aButtonHidesAndShowsTheSidebar() throws {
        let view = Self.columns.replacingOccurrences(of: "MODIFIER", with: "")
        let session = try session(view, isPad: true, change: Self.turned)
        try session.send(.tap(.label("Sidebar")))
        #expect(try frames(of: "Item", in: session).isEmpty)
        try session.send(.tap(.label("Sidebar")))
        #expect(try !frames(of: "Item", in: session).isEmpty)
        let bare = try self.session(
            Self.columns.replacingOccurrences(of: "MODIFIER", with: ".toolbar(removing: .sidebarToggle)"),
            isPad: true, change: Self.turned)
        #expect(throws: RenderFailure.self) { try bare.send(.tap(.label("Sidebar"))) }
    }

    @Test func theLineBetweenColumnsReachesTheEdges() throws {
        let view = Self.columns.replacingOccurrences(of: "MODIFIER", with: "")
        let session = try session(view, isPad: true, change: Self.turned)
        for y in [0, 400, 743] { #expect(try color(session, x: 320, y: y)[0] < 230, "at \(y)") }
    }

    @Test func aSidebarHasNoTitleOnMacOS() throws {
        let session = try session(Self.columns.replacingOccurrences(of: "MODIFIER", with: "")) { $0.platform = .macOS }
        #expect(try frames(of: "Side", in: session).isEmpty && !frames(of: "Detail", in: session).isEmpty)
    }

    @Test func aPanelOfMacOSHasItsAnswersAtTheBottom() throws {
        for (before, after) in [("", ""), ("NavigationStack {", "}")] {
            let session = try session(
                """
                Text("Behind").sheet(isPresented: .constant(true)) {
                    \(before) Text("Inside").frame(width: 300, height: 200).toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                    } \(after)
                }
                """
            ) { $0.platform = .macOS }
            let inside = try frame(of: "Inside", in: session)
            let (cancel, save) = (try frame(of: "Cancel", in: session), try frame(of: "Save", in: session))
            #expect(cancel.minY > inside.midY + 100 && cancel.midY == save.midY)
            #expect(cancel.maxX < save.minX && save.maxX > inside.midX + 100)
        }
    }

    // MARK: - Tabs

    private static let tabs = """
        TabView {
            Tab("First", systemImage: "star") { SCREEN }
            TabSection("More") { Tab("Second", systemImage: "gear") { Text("b") } }
        }
        """

    @Test func tabsOfAnIPadStandAtTheTop() throws {
        for (screen, top) in [("Color.yellow", CGFloat(24 + 54)), ("Color.yellow.ignoresSafeArea()", 0)] {
            let session = try session(Self.tabs.replacingOccurrences(of: "SCREEN", with: screen), isPad: true)
            #expect(try color(session, x: 20, y: Int(top) + 2) == Self.yellow)
            if top > 0 { #expect(try color(session, x: 20, y: Int(top) - 2) == [255, 255, 255]) }
            let (first, second) = (try frame(of: "First", in: session), try frame(of: "Second", in: session))
            #expect(first.midY == 24 + 22 && second.midY == first.midY)
            #expect(first.maxX < second.minX && abs((first.minX + second.maxX) / 2 - 372) < 1)
        }
    }

    /// The row of tabs is the one of the screen's own bar.
    @Test func tabsOfAnIPadShareTheBarsRow() throws {
        let screen = "NavigationStack { Color.yellow.navigationTitle(\"Title\") }"
        let alone = try session(screen, isPad: true)
        let inTabs = try session(Self.tabs.replacingOccurrences(of: "SCREEN", with: screen), isPad: true)
        #expect(try frame(of: "Title", in: alone) == frame(of: "Title", in: inTabs))
    }

    @Test func adaptableTabsAreASidebarOnMacOS() throws {
        let view = Self.tabs.replacingOccurrences(of: "SCREEN", with: "Text(\"Inside\")")
        let session = try session(view + ".tabViewStyle(.sidebarAdaptable)") { $0.platform = .macOS }
        let (first, header, second) = (
            try frame(of: "First", in: session), try frame(of: "More", in: session),
            try frame(of: "Second", in: session)
        )
        #expect(first.maxY <= header.minY && header.maxY <= second.minY)
        #expect(try frame(of: "Inside", in: session).minX > 200)
        try session.send(.tap(.label("Second")))
        #expect(try frames(of: "Inside", in: session).isEmpty)
    }

    // MARK: - Titles and items

    @Test(arguments: [
        ("", "", true), (".navigationBarTitleDisplayMode(.inline)", "", false),
        ("", ".navigationBarTitleDisplayMode(.inline)", false),
        (".navigationBarTitleDisplayMode(.inline)", ".navigationBarTitleDisplayMode(.large)", true),
    ])
    func aScreenThatDoesNotChooseHasTheTitleOfTheOneBelow(root: String, pushed: String, isLarge: Bool) throws {
        let view = """
            struct V: View {
                @State var path = [1]
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("r").navigationTitle("Root")\(root)
                            .navigationDestination(for: Int.self) { _ in Text("p").navigationTitle("Pushed")\(pushed) }
                    }
                }
            }
            """
        let title = try frame(of: "Pushed", in: session(view))
        #expect((title.height > 30) == isLarge, "\(title)")
    }

    @Test func secondaryActionsStandBehindAButton() throws {
        let items = """
            ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .secondaryAction) { Button("Share", systemImage: "square.and.arrow.up") {} }
            """
        let view = "NavigationStack { Text(\"a\").navigationTitle(\"T\").toolbar { \(items) } }"
        #expect(try frames(of: "Share", in: session(view)).isEmpty)
        let open = try session(view) { try? $0.set("tap", to: "More") }
        #expect(try frames(of: "Share", in: open).count == 1)
        let mac = try session(view) { try? $0.set("platform", to: "macos") }
        #expect(try mac.inspection().json.components(separatedBy: "\"Image\"").count == 3)
    }

    @Test func itemsStandInPlacesOfTitles() throws {
        func view(_ mode: String, _ places: [String]) -> String {
            let items = places.map { "ToolbarItem(placement: .\($0)) { Text(\"in \($0)\") }" }.joined(separator: "\n")
            return """
                NavigationStack {
                    Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.\(mode)).toolbar { \(items) }
                }
                """
        }
        let small = try session(view("inline", ["title", "subtitle", "largeTitle"]))
        #expect(try frames(of: "T", in: small).isEmpty && frames(of: "in largeTitle", in: small).isEmpty)
        let (title, subtitle) = (try frame(of: "in title", in: small), try frame(of: "in subtitle", in: small))
        #expect(abs(title.midX - 195) < 1 && abs(subtitle.midX - 195) < 1 && subtitle.minY >= title.maxY - 2)
        let large = try session(view("large", ["largeSubtitle"]))
        let plain = try session(view("large", []))
        #expect(try frame(of: "in largeSubtitle", in: large).minY > frame(of: "T", in: large).midY)
        // The bar is higher by the line, and what is centred below it half as much lower.
        #expect(try frame(of: "a", in: large).midY - frame(of: "a", in: plain).midY == 11)
    }

    @Test(arguments: ["inside", "outside"])
    func aSearchThatIsSubmittedRunsWhatTheScreenDoes(_ place: String) throws {
        let modifiers = ".searchable(text: $q).onSubmit(of: .search) { log = \"found \" + q }"
        let view = """
            struct V: View {
                @State var q = ""
                @State var log = "none"
                var body: some View {
                    NavigationStack { Text(log).navigationTitle("T")\(place == "inside" ? modifiers : "") }
                        \(place == "inside" ? "" : modifiers)
                }
            }
            """
        let submitted = try session(view) { try? $0.set("type", to: "Search=ab\\n") }
        #expect(try frames(of: "found ab", in: submitted).count == 1)
    }

    /// The bar is made anew while the list is laid out, which was news that nobody waited for.
    @Test(arguments: [
        "alert(\"A\", isPresented: $isOn) { Button(\"Fine\") {} }", "sheet(isPresented: $isOn) { Text(\"Fine\") }",
    ])
    func whatIsPresentedRightAfterScrollingIsShown(_ presentation: String) throws {
        let view = """
            struct V: View {
                @State var isOn = false
                var body: some View {
                    NavigationStack {
                        List { ForEach(0..<30) { row in Button("Row \\(row)") { isOn = true } } }
                            .navigationTitle("T").\(presentation)
                    }
                }
            }
            """
        let tapped = try session(view) {
            try? $0.set("scroll", to: "0,60")
            try? $0.set("tap", to: "Row 6")
        }
        #expect(try frames(of: "Fine", in: tapped).count == 1)
    }
}
