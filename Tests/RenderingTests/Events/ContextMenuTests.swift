import Rendering
import SwiftUI
import Testing

private struct Item: Identifiable {
    let id: Int
    let name: String
}

private struct Compiled: View {
    let items = [Item(id: 1, name: "Alpha"), Item(id: 2, name: "Beta")]
    @State private var selection: Set<Int> = []
    @State private var last = "nothing"
    var body: some View {
        VStack {
            Text(last)
            Text("Text").contextMenu {
                Button("Copy") { last = "copied" }
                Button("Delete", role: .destructive) { last = "deleted" }
            }
            Button("Button") { last = "tapped" }.contextMenu { Button("Other") { last = "other" } }
            Text("Plain").contextMenu { EmptyView() }
            Text("Some").contextMenu {
                if last == "never" { Button("Other") {} }
                ForEach([Item]()) { Text($0.name) }
            }
            Menu("None") { if last == "never" { Button("Other") {} } }
            List(items, selection: $selection) { Text($0.name) }
                .contextMenu(forSelectionType: Int.self) { ids in
                    if ids.isEmpty { Button("New") { last = "new" } } else { Button("Remove") { last = "\(ids)" } }
                } primaryAction: {
                    last = "primary \($0)"
                }
        }
    }
}

/// Menus that a long press opens, and what pulling down does.
@MainActor struct ContextMenuTests {
    static let source = """
        import SwiftUI
        struct Item: Identifiable {
            let id: Int
            let name: String
        }
        struct Root: View {
            let items = [Item(id: 1, name: "Alpha"), Item(id: 2, name: "Beta")]
            @State private var selection: Set<Int> = []
            @State private var last = "nothing"
            var body: some View {
                VStack {
                    Text(last)
                    Text("Text").contextMenu {
                        Button("Copy") { last = "copied" }
                        Button("Delete", role: .destructive) { last = "deleted" }
                    }
                    Button("Button") { last = "tapped" }.contextMenu { Button("Other") { last = "other" } }
                    Text("Plain").contextMenu { EmptyView() }
                    Text("Some").contextMenu {
                        if last == "never" { Button("Other") {} }
                        ForEach([Item]()) { Text($0.name) }
                    }
                    Menu("None") { if last == "never" { Button("Other") {} } }
                    List(items, selection: $selection) { Text($0.name) }
                        .contextMenu(forSelectionType: Int.self) { ids in
                            if ids.isEmpty {
                                Button("New") { last = "new" }
                            } else {
                                Button("Remove") { last = "\\(ids)" }
                            }
                        } primaryAction: {
                            last = "primary \\($0)"
                        }
                }
            }
        }
        """

    private static var options: RenderOptions {
        var options = RenderOptions()
        (options.width, options.height, options.hasSize) = (393, 700, true)
        return options
    }

    private func check(_ session: RenderSession) throws {
        func shows(_ text: String) throws -> Bool { try session.inspection().json.contains("\"\(text)\"") }
        let closed = try session.picture().encoded(as: .png)
        try session.send(.press(.label("Text"), seconds: 1))
        #expect(try shows("Copy") && shows("Delete"))
        #expect(try session.picture().encoded(as: .png) != closed)
        try session.send(.tap(.point(CGPoint(x: 5, y: 690))))
        #expect(try session.picture().encoded(as: .png) == closed)
        try session.send(.press(.label("Text"), seconds: 1), .tap(.label("Delete")))
        #expect(try shows("deleted") && !shows("Copy"))
        try session.send(.tap(.label("Button")))
        #expect(try shows("tapped"))
        try session.send(.press(.label("Button"), seconds: 1), .tap(.label("Other")))
        #expect(try shows("other"))
        try session.send(.press(.label("Beta"), seconds: 1), .tap(.label("Remove")))
        #expect(try shows("[2]"))
        try session.send(.tap(.label("Alpha")))
        #expect(try shows("primary [1]"))
        try session.send(.press(.point(CGPoint(x: 200, y: 650)), seconds: 1), .tap(.label("New")))
        #expect(try shows("new"))
    }

    @Test func compiled() throws {
        try check(RenderSession(view: Compiled(), options: Self.options))
    }

    @Test func interpreted() throws {
        let source = SourceText(name: "view.swiftdsl", text: Self.source)
        let session = try RenderSession(source: source, options: Self.options)
        try check(session)
        #expect(
            try session.picture().encoded(as: .png)
                == {
                    let compiled = try RenderSession(view: Compiled(), options: Self.options)
                    try check(compiled)
                    return try compiled.picture().encoded(as: .png)
                }())
    }

    @Test func anEmptyMenuDoesNotOpen() throws {
        let source = SourceText(name: "view.swiftdsl", text: Self.source)
        for session in [
            try RenderSession(view: Compiled(), options: Self.options),
            try RenderSession(source: source, options: Self.options),
        ] {
            let closed = try session.picture().encoded(as: .png)
            try session.send(.tap(.label("None")))
            for label in ["Plain", "Some"] {
                #expect(throws: RenderFailure.self) { try session.send(.press(.label(label), seconds: 1)) }
            }
            #expect(try session.picture().encoded(as: .png) == closed)
        }
    }
}

/// Rows of menus have a title and an icon of their own look, wherever the menu stands.
@MainActor struct MenuLabelTests {
    @Test(arguments: [
        (
            "NavigationStack { Text(\"a\").toolbar { Menu(\"More\", systemImage: \"ellipsis\") { ROW } } }",
            RenderEvent.tap(.label("More"))
        ),
        ("List { Text(\"More\").contextMenu { ROW } }", RenderEvent.press(.label("More"), seconds: 1)),
    ])
    func standBesideTheirIcons(_ body: String, _ event: RenderEvent) throws {
        func picture(_ row: String) throws -> [UInt8] {
            let source = """
                struct Root: View {
                    var body: some View { \(body.replacingOccurrences(of: "ROW", with: row)) }
                }
                """
            var options = RenderOptions()
            (options.width, options.height, options.hasSize, options.scale) = (393, 400, true, 1)
            let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
            try session.send(event)
            return try session.picture().encoded(as: .png)
        }
        let plain = try picture("Button(\"Rename\", systemImage: \"pencil\") {}")
        #expect(
            try plain
                == picture(
                    "Button {} label: { Label(\"Rename\", systemImage: \"pencil\").labelStyle(.titleAndIcon) }"))
        #expect(try plain != picture("Button {} label: { Image(systemName: \"pencil\") }"))
    }
}

private struct Refreshing: View {
    @State private var count = 0
    var body: some View {
        List {
            Text("count \(count)")
            RefreshButton()
        }
        .refreshable {
            try? await Task.sleep(for: .seconds(1))
            count += 1
        }
    }
}

private struct RefreshButton: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Button("Again") { Task { await refresh?() } } }
}

@MainActor struct RefreshTests {
    static let source = """
        import SwiftUI
        struct Root: View {
            @State private var count = 0
            var body: some View {
                List {
                    Text("count \\(count)")
                    RefreshButton()
                }
                .refreshable {
                    try? await Task.sleep(for: .seconds(1))
                    count += 1
                }
            }
        }
        struct RefreshButton: View {
            @Environment(\\.refresh) private var refresh
            var body: some View { Button("Again") { Task { await refresh?() } } }
        }
        #Preview { Root() }
        """

    private func check(_ session: RenderSession) throws {
        func count() throws -> String {
            let json = try session.inspection().json
            return (0...3).map { "count \($0)" }.first { json.contains($0) } ?? ""
        }
        try session.send(.scroll(nil, by: CGSize(width: 0, height: -40)), .wait(2))
        #expect(try count() == "count 0")
        try session.send(.scroll(nil, by: CGSize(width: 0, height: -80)))
        #expect(try count() == "count 0")
        try session.send(.wait(2))
        #expect(try count() == "count 1")
        try session.send(.tap(.label("Again")), .wait(2))
        #expect(try count() == "count 2")
    }

    @Test func compiled() throws { try check(RenderSession(view: Refreshing())) }

    @Test func interpreted() throws {
        try check(
            RenderSession(source: SourceText(name: "view.swiftdsl", text: Self.source), options: RenderOptions()))
    }
}
