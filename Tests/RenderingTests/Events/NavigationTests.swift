import Foundation
import Rendering
import SwiftUI
import Testing

/// Screens that state puts on top of others, the older navigation views, and searches asked for round a navigation.
@Suite("Navigation by state")
struct NavigationTests {
    private func session(_ view: String, width: CGFloat = 393, platform: Platform = .iOS) throws -> RenderSession {
        let source = """
            struct V: View {
                @State private var isShown = false
                @State private var tag: String?
                @State private var item: Int?
                @State private var count = 0
                @State private var text = ""
                var body: some View {
                    \(view)
                    .onChange(of: isShown) { _, new in print("shown", new) }
                    .onChange(of: tag) { _, new in print("tag", new ?? "none") }
                }
            }
            """
        var options = RenderOptions()
        options.platform = platform
        options.setSize(width: width, height: 600)
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    private static func frame(of text: String, in report: LayoutReport) -> CGRect? {
        if let lines = report.text?.lines, text.hasPrefix(lines.joined().prefix(5)) {
            return report.frame
        }
        for child in report.children {
            if let found = frame(of: text, in: child) { return found }
        }
        return nil
    }

    private func texts(_ session: RenderSession) throws -> String { try session.inspection().json }

    /// Whatever asks for the screen, it lies over the whole one that asks, whose state stays.
    @Test(arguments: [
        """
        NavigationStack {
            VStack { Button("Add") { count += 1 }; Button("Go") { isShown = true }; Text("count \\(count)") }
                .navigationDestination(isPresented: $isShown) { Button("Inside \\(count)") { print("inside") } }
        }
        """,
        """
        NavigationView {
            VStack {
                NavigationLink(destination: Button("Inside \\(count)") { print("inside") }, isActive: $isShown) {
                    EmptyView()
                }
                Button("Add") { count += 1 }
                Button("Go") { isShown = true }
            }
        }
        """,
        """
        NavigationView {
            VStack {
                NavigationLink("Go", isActive: $isShown) { Button("Inside \\(count)") { print("inside") } }
                Button("Add") { count += 1 }
            }
        }
        """,
    ])
    func aScreenShowsWhileItsStateHolds(view: String) throws {
        let session = try session(view)
        try session.send(.tap(.label("Add")), .tap(.label("Go")), .tap(.label("Inside 1")))
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Add"))) }
        try session.send(.tap(.label("Back")), .tap(.label("Add")))
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Inside 2"))) }
        #expect(session.console == ["shown true", "inside", "shown false"])
    }

    @Test func aLinksTagIsSelected() throws {
        let session = try session(
            """
            NavigationView {
                VStack {
                    NavigationLink("First", tag: "a", selection: $tag) { Button("In a") { tag = "b" } }
                    NavigationLink("Second", tag: "b", selection: $tag) { Button("In b") { tag = nil } }
                }
            }
            """)
        try session.send(.tap(.label("First")), .tap(.label("In a")), .tap(.label("In b")), .tap(.label("Second")))
        #expect(session.console == ["tag a", "tag b", "tag none", "tag b"])
    }

    /// What stands in the middle of a bar takes the place of a small title.
    @Test func theMiddleOfABarHasOneTitle() throws {
        let title = ".navigationTitle(\"Under it\").navigationBarTitleDisplayMode(.inline)"
        let bar = ".toolbar { ToolbarItem(placement: .principal) { Circle().frame(width: 30) }; Button(\"Edit\") {} }"
        let plain = try session("NavigationStack { Color.clear\(bar) }").picture().encoded(as: .png)
        let titled = try session("NavigationStack { Color.clear\(title)\(bar) }").picture().encoded(as: .png)
        #expect(plain == titled)
    }

    /// A title in the middle makes way for items, and is cut where there is no more room.
    @Test(arguments: [
        ("Short", "Edit", 177.0...216.0), ("A title that is long", "Edit everything at once", 28.0...160.5),
    ])
    func aTitleMakesWayForItems(title: String, item: String, expected: ClosedRange<Double>) throws {
        let screen = "Color.clear.toolbar { ToolbarItem(placement: .principal) { Text(\"\(title)\").lineLimit(1) } }"
        let session = try session("NavigationStack { \(screen).toolbar { Button(\"\(item)\") {} } }")
        let json = try session.inspection().json
        let place = try #require(session.inspection().root.flatMap { Self.frame(of: title, in: $0) }, "\(json)")
        #expect(abs(place.minX - expected.lowerBound) < 3 && abs(place.maxX - expected.upperBound) < 3, "\(place)")
    }

    @Test func anItemsScreenFollowsTheItem() throws {
        let session = try session(
            """
            NavigationStack {
                Button("Go") { item = 3 }
                    .navigationDestination(item: $item) { n in Button("Item \\(n)") { item = n + 1 } }
            }
            """)
        try session.send(.tap(.label("Go")), .tap(.label("Item 3")), .tap(.label("Item 4")), .tap(.label("Back")))
        try session.send(.tap(.label("Go")))
    }

    private let columns = """
        NavigationView {
            List { NavigationLink("Open") { Button("Inside") { print("inside") } } }
            Button("Placeholder") { print("placeholder") }
        }
        """

    @Test func aPhoneShowsTheFirstOfSeveralViews() throws {
        let session = try session(columns)
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Placeholder"))) }
        try session.send(.tap(.label("Open")), .tap(.label("Inside")))
        #expect(session.console == ["inside"])
    }

    @Test func aPhoneShowsTheFirstViewThatIsThere() throws {
        let session = try session(
            "NavigationView { if isShown { Button(\"Off\") { isShown = false } }; Button(\"On\") { isShown = true } }")
        try session.send(.tap(.label("On")), .tap(.label("Off")), .tap(.label("On")))
        #expect(session.console == ["shown true", "shown false", "shown true"])
    }

    @Test(arguments: [Platform.iOS, .macOS])
    func whereThereIsRoomTheyAreColumns(platform: Platform) throws {
        let session = try session(columns, width: 1024, platform: platform)
        try session.send(.tap(.label("Placeholder")), .tap(.label("Open")), .tap(.label("Inside")))
        #expect(session.console == ["placeholder", "inside"])
        let stacked = try self.session(columns + ".navigationViewStyle(.stack)", width: 1024, platform: platform)
        #expect(throws: RenderFailure.self) { try stacked.send(.tap(.label("Placeholder"))) }
    }

    /// The first screen of a navigation shows the search that is asked for round it; the next ones don't.
    @Test(arguments: ["NavigationStack", "NavigationView"])
    func aSearchRoundANavigation(container: String) throws {
        let session = try session(
            """
            \(container) {
                List { NavigationLink("Open") { Text("Next") }; Text("found \\(text)") }.navigationTitle("Title")
            }
            .searchable(text: $text, prompt: "Look for")
            """)
        try session.send(.type("ab", into: "Look for"))
        #expect(try texts(session).contains("found ab"))
        try session.send(.tap(.label("Open")))
        #expect(throws: RenderFailure.self) { try session.send(.type("c", into: "Look for")) }
    }

    @Test func aTabForSearchesNeedsNoTitle() throws {
        let session = try session(
            "TabView { Tab(\"Home\", systemImage: \"house\") { Text(\"a\") }; Tab(role: .search) { Text(\"found\") } }")
        try session.send(.tap(.label("Search")))
        #expect(try texts(session).contains("found"))
    }

    /// Tabs show an image above a title, in whichever order they are written.
    @Test func tabsShowTheirImageFirst() throws {
        let orders = ["Text(\"Home\"); Image(systemName: \"house\")", "Image(systemName: \"house\"); Text(\"Home\")"]
        let pictures = try orders.map { label in
            try session("TabView { Text(\"a\").tabItem { \(label) } }").picture().encoded(as: .png)
        }
        #expect(pictures[0] == pictures[1])
    }
}

/// Menus lie above the whole window.
@Suite("Open menus")
struct OpenMenuTests {
    private func session(_ view: String) throws -> RenderSession {
        let source = """
            struct V: View {
                @State private var choice = "Beta"
                var body: some View { \(view) }
            }
            """
        var options = RenderOptions()
        options.setSize(width: 393, height: 600)
        options.scale = 1
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    private let form = """
        Form {
            Picker("Choice", selection: $choice) { ForEach(["Alpha", "Beta"], id: \\.self) { Text($0) } }
            Text("Below").listRowBackground(Color.red)
            Text("chose \\(choice)")
        }
        """

    /// The rows below don't cover it, it stays inside the window, and the picker keeps showing what is chosen.
    @Test func aPickersMenuIsSeenWhole() throws {
        let session = try session(form)
        let closed = try session.inspection().json
        try session.send(.tap(.label("Beta")))
        let open = try session.inspection().json
        #expect(open.components(separatedBy: "\"Beta\"").count == closed.components(separatedBy: "\"Beta\"").count + 1)
        let bitmap = try session.picture().bitmap()
        // Beside the row's text, where the row below would be red.
        let place = (100 * bitmap.width + 340) * 4
        #expect(bitmap.pixels[place] > 200 && bitmap.pixels[place + 1] > 200)
        try session.send(.tap(.label("Alpha")))
        #expect(try session.inspection().json.contains("chose Alpha"))
    }

    @Test func aTouchElsewhereClosesIt() throws {
        let session = try session("VStack { Menu(\"Open\") { Button(\"Row\") { print(\"row\") } }; Text(\"Text\") }")
        try session.send(.tap(.label("Open")), .tap(.point(CGPoint(x: 20, y: 20))))
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Row"))) }
        try session.send(.tap(.label("Open")), .tap(.label("Row")))
        #expect(session.console == ["row"])
    }

    /// What a menu's button changes in the stack it stands in.
    @Test func aLinkInAMenuPushes() throws {
        let session = try session(
            "NavigationStack { Menu(\"Open\") { NavigationLink(\"Go\") { Button(\"There\") { print(\"there\") } } } }")
        try session.send(.tap(.label("Open")), .tap(.label("Go")), .tap(.label("There")))
        #expect(session.console == ["there"])
    }
}
