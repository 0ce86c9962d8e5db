@testable import SwiftUI
import Testing
import ViewGraph

/// Which window of a compiled program a picture of it would show.
@MainActor struct AppTests {
    struct Notes: App {
        var showsHelp = true

        var body: some Scene {
            Settings { F(1, 1, "settings") }
            WindowGroup("Notes") { F(30, 20, "notes") }
                .commands {
                    SidebarCommands()
                    CommandMenu("Note") { Button("New") {} }
                    CommandGroup(after: .newItem) { Button("Import") {} }
                }
                .windowStyle(.hiddenTitleBar)
                .windowResizability(.contentSize)
                .defaultSize(width: 300, height: 200)
            if showsHelp { Window("Help", id: "help") { F(2, 2, "help") } }
            MenuBarExtra("Notes", systemImage: "note") { F(3, 3, "menu") }
        }
    }

    struct OnlySettings: App {
        var body: some Scene { Settings { F(4, 5, "settings") } }
    }

    struct Own: App {
        struct Main: Scene {
            var body: some Scene { WindowGroup { F(6, 7, "own") } }
        }
        var body: some Scene { Main() }
    }

    struct Value: App {
        var body: some Scene {
            WindowGroup(for: Int.self) { $number in F(8, 8, "value") }
            WindowGroup { F(9, 9, "main") }
        }
    }

    struct Level: View {
        @Environment(\.layoutDirection) var direction
        var body: some View { F(direction == .rightToLeft ? 11 : 1, 1, "level") }
    }

    struct Surrounded: App {
        var body: some Scene { WindowGroup { Level() }.environment(\.layoutDirection, .rightToLeft) }
    }

    struct Draft: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var width = 12.0
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data())
        }
    }

    struct Drafts: App {
        var body: some Scene { DocumentGroup(newDocument: Draft()) { file in F(file.document.width, 1, "draft") } }
    }

    static let programs: [(any App, String, CGSize)] = [
        (Notes(), "notes", CGSize(width: 30, height: 20)),
        (Notes(showsHelp: false), "notes", CGSize(width: 30, height: 20)),
        (OnlySettings(), "settings", CGSize(width: 4, height: 5)), (Own(), "own", CGSize(width: 6, height: 7)),
        (Value(), "main", CGSize(width: 9, height: 9)), (Surrounded(), "level", CGSize(width: 11, height: 1)),
        (Drafts(), "draft", CGSize(width: 12, height: 1)),
    ]

    @Test(arguments: 0..<7)
    func firstWindow(_ index: Int) throws {
        #expect(Self.programs.count == 7)
        let (program, name, size) = Self.programs[index]
        let probe = LayoutProbe(try #require(program.firstWindow), .unspecified)
        #expect(probe.frame(name)?.size == size)
    }
}
