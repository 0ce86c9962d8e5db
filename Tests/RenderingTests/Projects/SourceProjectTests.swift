import Foundation
import Testing
import ViewGraph

@testable import Rendering

@Suite struct SourceProjectTests {
    /// Files of a project by their names, in a folder that goes with the test.
    private final class Project {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-project-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try ("import SwiftUI\n" + text).write(to: file, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func sources() throws -> SourceProject { try SourceProject(paths: [folder.path]) }

        /// The texts that a root of it shows.
        func texts(_ view: String? = nil) throws -> [String] {
            var options = RenderOptions()
            options.view = view
            let session = try RenderSession(program: sources().program(showing: view), options: options)
            return Self.lines(try session.inspection().root)
        }

        private static func lines(_ report: LayoutReport?) -> [String] {
            guard let report else { return [] }
            return (report.text?.lines ?? []) + report.children.flatMap(lines)
        }
    }

    private static let card = "struct Card: View { var body: some View { Text(User.sample.name) } }"
    private static let user = "struct User { var name: String; static let sample = User(name: \"Ann\") }"

    @Test func filesOfAFolderSeeEachOther() throws {
        let project = try Project(["Views/Card.swift": Self.card, "Models/User.swift": Self.user])
        #expect(try project.texts("Card") == ["Ann"])
    }

    /// A folder with several Xcode projects, as collections of samples are.
    @Test func xcodeProjectsBesideEachOtherAreProgramsOfTheirOwn() throws {
        let page = { (name: String) in "struct \(name)Page: View { var body: some View { Content(); Badge() } }" }
        let content = { (text: String) in "struct Content: View { var body: some View { Text(\"\(text)\") } }" }
        let kit = "struct Title: View { var body: some View { Text(\"kit\") } }"
        let project = try Project([
            "One/One.xcodeproj/project.pbxproj": "", "One/App/Page.swift": page("One"),
            "One/App/Views/Content.swift": content("first"),
            "Two/Two.xcodeproj/project.pbxproj": "", "Two/Page.swift": page("Two"),
            "Two/Content.swift": content("second"),
            "Three/Three.xcodeproj/project.pbxproj": "",
            "Three/Page.swift": "import Kit\nstruct ThreePage: View { var body: some View { Title() } }",
            "Kit/Kit.xcodeproj/project.pbxproj": "", "Kit/Title.swift": kit,
            "Four/Four.xcodeproj/project.pbxproj": "",
            "Four/Page.swift": "struct FourPage: View { var body: some View { Title() } }",
            "Shared/Views/Badge.swift": "struct Badge: View { var body: some View { Text(\"shared\") } }",
            "Shared/Content.swift": content("of nobody"),
        ])
        #expect(try project.texts("OnePage") == ["first", "shared"])
        #expect(try project.texts("TwoPage") == ["second", "shared"])
        #expect(try project.texts("ThreePage") == ["kit"])
        #expect(throws: RenderFailure.self) { try project.texts("FourPage") }
        // What is declared in two of them isn't declared twice.
        var failures: [String] = []
        for program in try project.sources().wholePrograms() {
            do throws(RenderFailure) { _ = try program.load() } catch { failures.append(error.text) }
        }
        #expect(failures.count == 1 && failures[0].contains("cannot find 'Title' in scope"), "\(failures)")
    }

    /// The nearest of a name, where several projects have files of it.
    @Test func theFilesOfAFolderAreThoseOfItsBundle() throws {
        let page = { (name: String) in
            """
            struct \(name): View {
                let url = Bundle.main.url(forResource: "note", withExtension: "txt")
                var body: some View { Text(verbatim: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none") }
            }
            """
        }
        let project = try Project([
            "A/A.xcodeproj/project.pbxproj": "", "A/Page.swift": page("One"), "A/Texts/note.txt": "first",
            "B/B.xcodeproj/project.pbxproj": "", "B/Page.swift": page("Two"), "B/note.txt": "second",
        ])
        #expect(try project.texts("One").last == "first")
        #expect(try project.texts("Two").last == "second")
    }

    /// The files of a framework's target are parts of the program that imports it.
    @Test func targetsOfAnXcodeProjectAreImported() throws {
        let project = try Project([
            "App.xcodeproj/project.pbxproj": "",
            "App/Page.swift": """
            import DesignKit
            struct Page: View { var body: some View { DesignKit.Title(); Title() } }
            """,
            "DesignKit/Title.swift": "public struct Title: View { public var body: some View { Text(\"kit\") } }",
        ])
        #expect(try project.texts("Page") == ["kit", "kit"])
    }

    /// An Xcode project's folders are targets of their own.
    @Test(arguments: [
        ("PhonePage", ["phone", "shared"]), ("WatchPage", ["watch", "shared"]), ("SharedPage", ["phone"]),
    ])
    func ofSeveralTypesOfOneNameTheNearestIsMeant(view: String, texts: [String]) throws {
        let project = try Project([
            "iOS App/Views/Page.swift": "struct PhonePage: View { var body: some View { Content(); Badge() } }",
            "iOS App/Content.swift": "struct Content: View { var body: some View { Text(\"phone\") } }",
            "Watch App/Views/Page.swift": "struct WatchPage: View { var body: some View { Content(); Badge() } }",
            "Watch App/Content.swift": "struct Content: View { var body: some View { Text(\"watch\") } }",
            "Shared/Badge.swift": "struct Badge: View { var body: some View { Text(\"shared\") } }",
            "Shared/Page.swift": "struct SharedPage: View { var body: some View { Content() } }",
        ])
        #expect(try project.texts(view) == texts)
    }

    @Test func privateTypesAndGlobalsOfOneNameStandInSeveralFiles() throws {
        let project = try Project([
            "A.swift": """
            private struct Row: View { var body: some View { Text("row of A " + suffix) } }
            private let suffix = "(a)"
            struct Page: View { var body: some View { Row(); Other() } }
            """,
            "B.swift": """
            private struct Row: View { var body: some View { Text("row of B " + suffix) } }
            fileprivate let suffix = "(b)"
            struct Other: View { var body: some View { Row() } }
            """,
        ])
        #expect(try project.texts("Page") == ["row of A (a)", "row of B (b)"])
    }

    @Test func privateMembersOfExtensionsStandInSeveralFiles() throws {
        let project = try Project([
            "A.swift": """
            private extension String { var decorated: String { self + "!" } }
            struct Page: View { var body: some View { Text("a".decorated); Other() } }
            """,
            "B.swift": """
            extension String { fileprivate var decorated: String { self + "?" } }
            struct Other: View { var body: some View { Text("b".decorated) } }
            """,
        ])
        #expect(try project.texts("Page") == ["a!", "b?"])
    }

    @Test func whatIsPrivateInOneFileIsUnknownInAnother() throws {
        let project = try Project([
            "A.swift": "private struct Hidden: View { var body: some View { Text(\"\") } }\nstruct Shown {}",
            "B.swift": "struct Page: View { let shown = Shown(); var body: some View { Hidden() } }",
        ])
        #expect { try project.texts("Page") } throws: { error in
            (error as? RenderFailure)?.text.contains("cannot find 'Hidden' in scope") ?? false
        }
    }

    @Test func whatExtensionsAddToALibraryIsFoundByItsName() throws {
        let project = try Project([
            "Page.swift": "struct Page: View { var body: some View { Text(\"x\").shouting() } }",
            "View+Shouting.swift":
                "extension View { func shouting() -> some View { VStack { self; Text(\"loud\") } } }",
            "Unused.swift": "extension View { func broken() -> some View { missing() } }",
        ])
        #expect(try project.texts("Page") == ["x", "loud"])
    }

    @Test func anOwnTypeIsWhatAllItsExtensionsMakeOfIt() throws {
        let project = try Project([
            "Page.swift": "struct Page: View { var body: some View { ForEach([Item(id: 1)]) { Text($0.label) } } }",
            "Item.swift": "struct Item { var id: Int }",
            "Item+Label.swift": "extension Item { var label: String { \"item \\(id)\" } }",
            "Item+Identifiable.swift": "extension Item: Identifiable {}",
        ])
        #expect(try project.texts("Page") == ["item 1"])
    }

    @Test func aFileWithAMistakeSpoilsOnlyWhatUsesIt() throws {
        let project = try Project([
            "Bad.swift": "struct Bad: View { var body: some View { Nothing() } }\n#Preview(\"bad\") { Bad() }",
            "Good.swift": "#Preview(\"good\") { Text(\"good\") }",
            "User.swift": "#Preview(\"user\") { Bad() }",
        ])
        #expect(try project.texts("good") == ["good"])
        var drawn: [String] = []
        for part in try project.sources().programsWithPreviews() {
            let name = part.file.name.split(separator: "/").last.map(String.init) ?? ""
            do throws(RenderFailure) {
                let program = try part.load()
                for preview in try program.previewNames() {
                    _ = try RenderSession(preview: preview, of: program, options: RenderOptions()).inspection()
                }
                drawn.append(name)
            } catch {
                #expect(error.text.contains("cannot find 'Nothing' in scope"))
            }
        }
        #expect(drawn == ["Good.swift"])
    }

    @Test func aFunctionWithAMistakeSpoilsOnlyWhatCallsIt() throws {
        let store = """
            final class Store: ObservableObject {
                @Published var count = 3
                func load() { count = service.count }
                func check() -> Int { guard count > 0 else { return 0 } }
                func start() { let first: Int; print(first) }
                var title: String { try fetch() }
                func fetch() throws -> String { "" }
            }
            """
        let page = { (action: String) in
            """
            struct Page: View {
                @StateObject var store = Store()
                var body: some View { Text("\\(store.count)").onAppear { \(action) } }
            }
            """
        }
        #expect(try Project(["Page.swift": page(""), "Store.swift": store]).texts("Page") == ["3"])
        for (call, message) in [
            ("store.load()", "'load()' has an error"), ("_ = store.check()", "missing return"),
            ("store.start()", "constant 'first' used before being initialized"),
            ("print(store.title)", "errors thrown from here are not handled"),
        ] {
            let project = try Project(["Page.swift": page(call), "Store.swift": store])
            let failure = #expect(throws: RenderFailure.self) { try project.texts("Page") }
            #expect(failure?.text.contains(message) ?? false, "\(call): \(failure?.text ?? "")")
        }
        // To check a folder is to name each of them; the flow of what has errors of other kinds is not looked at.
        let program = try Project(["Page.swift": page(""), "Store.swift": store]).sources().wholePrograms()
        let failure = #expect(throws: RenderFailure.self) { try program.first?.load() }
        #expect(failure?.text.components(separatedBy: "error: ").count == 4)
    }

    @Test func aDeclarationWithAMistakeIsLeftOut() throws {
        let project = try Project([
            "Page.swift": """
            import Nowhere
            struct Page: View { var body: some View { Text("\\(Model().count) \\(label(1))") } }
            func label(_ n: Int) -> String { "n\\(n)" }
            """,
            "Model.swift": """
            struct Model {
                var count = 2
                func convert(_ other: Missing) -> Missing { other }
                var other: Missing? { nil }
            }
            extension Missing { func more() -> Int { 3 } }
            struct Holder { var missing: Missing }
            func use(_ holder: Holder) -> Int { 1 }
            """,
        ])
        let program = try project.sources().program(showing: "Page")
        #expect(try project.texts("Page") == ["2 n1"])
        #expect(program.warnings.contains { $0.contains("'convert' has an error: it is left out") })
        #expect(program.warnings.contains { $0.contains("no such module 'Nowhere'") })
        let other = try Project([
            "Page.swift": "import Nowhere\nstruct Page: View { var body: some View { NowhereView() } }",
            "Other.swift": "let one = 1",
        ])
        let failure = #expect(throws: RenderFailure.self) { try other.texts("Page") }
        #expect(failure?.text.contains("'--stub Nowhere' goes on without it") ?? false)
    }

    /// What is left out must not be taken for something else of its name.
    @Test(arguments: [
        "func label(_ n: Int) -> Missing { fatalError() }\nfunc label<T>(_ n: T) -> String { \"any\" }",
        "struct Label { let n: Int; init(_ m: Missing) { n = 1 } }\nfunc label(_ n: Int) -> String { \"\\(Label(n: n).n)\" }",
        "protocol P {}\nextension P { var name: String { \"default\" } }\n"
            + "protocol Q { var name: String { get } }\nextension Q { var name: String { \"default\" } }\n"
            + "struct S: Q { var name: Missing { fatalError() } }\nfunc label(_ n: Int) -> String { S().name }",
        "extension Int { func name(_ n: Int) -> Missing { fatalError() } }\n"
            + "func label(_ n: Int) -> String { n.name(1) }",
        "struct Label: View { var body: Missing { fatalError() } }\nfunc label(_ n: Int) -> String { _ = Label(\"a\", image: \"b\"); return \"\" }",
        "func max(_ a: Int, _ b: Int) -> Missing { fatalError() }\nfunc label(_ n: Int) -> String { \"\\(max(n, 2))\" }",
        "extension Int { func advanced(by n: Missing) -> Int { 1 } }\n"
            + "func label(_ n: Int) -> String { \"\\(n.advanced(by: 2))\" }",
        "class A { func name() -> String { \"a\" } }\nclass B: A { override func name() -> Missing { fatalError() } }\n"
            + "func label(_ n: Int) -> String { B().name() }",
    ])
    func nothingStandsInForWhatIsLeftOut(declarations: String) throws {
        let project = try Project([
            "Page.swift": "struct Page: View { var body: some View { Text(label(1)) } }", "Label.swift": declarations,
            "Extensions.swift": "extension Int { func name(_ n: Any) -> String { \"any\" } }",
        ])
        #expect(throws: RenderFailure.self) { try project.texts("Page") }
    }

    @Test func onlyPreviewsOfTheFileItselfAreItsPreviews() throws {
        let project = try Project([
            "A.swift": "struct A: View { var body: some View { B() } }\n#Preview(\"a\") { A() }",
            "B.swift": "struct B: View { var body: some View { Text(\"b\") } }\n#Preview(\"b\") { B() }",
        ])
        let names = try project.sources().programsWithPreviews().map { try $0.load().previewNames().map(\.title) }
        #expect(names == [["a"], ["b"]])
    }

    @Test func theMainTypeMayStandInAnyFile() throws {
        let project = try Project([
            "Z/App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }",
            "Home.swift": "struct Home: View { var body: some View { Text(\"home\") } }",
        ])
        #expect(try project.texts("Shop") == ["home"])
    }

    @Test func buildsTestsAndHiddenFoldersAreNoSources() throws {
        let project = try Project([
            "Card.swift": Self.card, "User.swift": Self.user, ".build/checkouts/User.swift": Self.user,
            "CardTests/User.swift": Self.user, "Tests/A.swift": Self.card,
        ])
        #expect(try project.sources().fileNames.count == 2)
    }

    @Test func aNameThatAFileBesideDeclaresIsNamedWithTheFile() throws {
        let project = try Project(["Card.swift": Self.card, "Models/User.swift": Self.user])
        let card = project.folder.appending(path: "Card.swift").path
        #expect { try InterpretedProgram(SourceText(path: card)) } throws: { error in
            let text = (error as? RenderFailure)?.text ?? ""
            return text.contains("cannot find 'User' in scope")
                && text.contains("note: 'User' is declared in \(project.folder.path)/Models/User.swift\n")
                && text.contains("render \(card) \(project.folder.path)/Models/User.swift")
        }
    }

    @Test func aFolderWithoutSourcesSaysSo() throws {
        let project = try Project([".hidden.swift": ""])
        #expect(throws: RenderFailure.self) { try project.sources() }
    }
}
