import Foundation
import Rendering
import Testing

/// Apps of programs: what is drawn is the content of the first window, whatever scenes say besides.
@Suite("Scenes")
struct SceneTests {
    private func texts(_ scenes: String, _ types: String = "") throws -> [String] {
        let session = try RenderSession(
            source: SourceText(
                name: "app.swiftdsl",
                text: """
                    \(types)
                    @main struct Program: App {
                        @State private var count = 0
                        var body: some Scene { \(scenes) }
                    }
                    """), options: RenderOptions())
        _ = try session.picture()
        #expect(session.warnings.isEmpty)
        return session.console
    }

    private let window = #"WindowGroup { let _ = print("window"); Text("a") }"#

    @Test func modifiersOfWindowsAreTaken() throws {
        let scenes =
            window + """
                .commands {
                    SidebarCommands()
                    CommandMenu("Go") { Button("Next") {}.keyboardShortcut("n") }
                    CommandGroup(replacing: .newItem) { Button("New") {} }
                    if count > 0 { ToolbarCommands() }
                }
                .windowStyle(.hiddenTitleBar).windowResizability(.contentSize).defaultSize(width: 300, height: 200)
                .windowToolbarStyle(.unified(showsTitle: false)).windowLevel(.floating)
                .onChange(of: count) { old, new in print(new) }
                """
        #expect(try texts(scenes) == ["window"])
    }

    @Test func theFirstWindowIsDrawn() throws {
        let scenes = """
            Settings { let _ = print("settings"); Text("b") }
            \(window)
            Window("Other", id: "other") { let _ = print("other"); Text("c") }
            """
        #expect(try texts(scenes).contains("window"))
    }

    /// `--view Program`: what would be drawn of the source without it is its `ContentView`.
    @Test func anAppCanBeNamed() throws {
        var options = RenderOptions()
        options.view = "Program"
        let session = try RenderSession(
            source: SourceText(
                name: "app.swiftdsl",
                text: """
                    struct ContentView: View { var body: some View { let _ = print("content"); Text("b") } }
                    @main struct Program: App { var body: some Scene { \(window) } }
                    """), options: options)
        _ = try session.picture()
        #expect(session.console == ["window"])
    }

    @Test func scenesSetTheEnvironment() throws {
        let types = """
            struct Shown: View {
                @Environment(\\.lineLimit) private var limit
                var body: some View { let _ = print(limit ?? 0); Text("a") }
            }
            """
        #expect(try texts(#"WindowGroup { Shown() }.environment(\.lineLimit, 3)"#, types) == ["3"])
    }

    @Test func documentsAreDrawnInTheirEditor() throws {
        let types = """
            struct Note: FileDocument {
                static var readableContentTypes: [UTType] { [.plainText] }
                var text = "new"
                init() {}
                init(configuration: ReadConfiguration) throws {
                    if let data = configuration.file.regularFileContents { text = String(decoding: data, as: UTF8.self) }
                }
                func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                    FileWrapper(regularFileWithContents: Data(text.utf8))
                }
            }
            struct Editor: View {
                @Binding var note: Note
                var body: some View { let _ = print(note.text); TextEditor(text: $note.text) }
            }
            """
        let scenes = "DocumentGroup(newDocument: Note()) { file in Editor(note: file.$document) }"
        #expect(try texts(scenes, types) == ["new"])
    }

    /// A provider's views are previews of their own, not a stack.
    @Test(arguments: [
        "Shown(number: 1); Shown(number: 2)", "Group { Shown(number: 1); Shown(number: 2) }", "Shown(number: 1)",
        "Group { Group { Shown(number: 1) }; Shown(number: 2) }",
    ])
    func theFirstPreviewIsDrawn(_ previews: String) throws {
        let source = """
            struct Shown: View {
                var number: Int
                var body: some View { let _ = print(number); Text("a") }
            }
            struct Shown_Previews: PreviewProvider { static var previews: some View { \(previews) } }
            """
        let session = try RenderSession(
            source: SourceText(name: "v.swiftdsl", text: source), options: RenderOptions())
        _ = try session.picture()
        #expect(session.console == ["1"])
    }

    @Test func windowsAndShadersThatAreNotThereAreTold() throws {
        let source = """
            struct V: View {
                @Environment(\\.openWindow) private var openWindow
                var body: some View {
                    Text("a").colorEffect(ShaderLibrary.ripple(.float(2))).onAppear { openWindow(id: "other") }
                }
            }
            """
        let session = try RenderSession(
            source: SourceText(name: "v.swiftdsl", text: source), options: RenderOptions())
        _ = try session.picture()
        let warnings = session.warnings.joined(separator: "\n")
        #expect(warnings.contains("the shader 'ripple' isn't run: pictures have no Metal"))
        #expect(warnings.contains("the window 'other' isn't opened: a picture shows one window"))
    }
}
