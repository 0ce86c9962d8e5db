import CompiledPitfalls
import Foundation
@testable import Rendering
import Testing
import ViewGraph

/// The classic mistakes with identity and state: what can be read before and after, what was printed.
@Suite("Pitfalls")
struct PitfallTests {
    struct Pitfall: CustomTestStringConvertible, Sendable {
        var name: String
        var before: [String]
        var after: [String]
        var printed: [String] = []
        var testDescription: String { name }
    }

    static let pitfalls = [
        Pitfall(
            name: "ConditionalModifier", before: ["In a branch", "2", "By argument", "2", "Mark"],
            after: ["In a branch", "0", "By argument", "2", "Mark"],
            printed: [
                "In a branch appears with 0", "By argument appears with 0", "In a branch is gone",
                "In a branch appears with 0",
            ]),
        Pitfall(
            name: "IgnoredInitialValue", before: ["Parent: 12 pt", "Editor: 12 pt", "Reset to 20"],
            after: ["Parent: 20 pt", "Editor: 12 pt", "Reset to 20"]),
        Pitfall(
            name: "RecreatedObject", before: ["Observed", "1", "Owned", "1", "Change the parent"],
            after: ["Observed", "0", "Owned", "1", "Change the parent"]),
        Pitfall(
            name: "StaleSheet",
            before: ["Apple, by a flag", "Apple, by an item", "You chose Apple.", "Close"],
            after: ["Apple, by a flag", "Apple, by an item", "You chose nothing.", "Close"],
            printed: ["the sheet shows Apple", "the sheet shows nothing"]),
        Pitfall(
            name: "UnstableIDs",
            before: ["By place", "Ann", "Ben", "Cem", "By name", "Ann", "Ben", "Cem", "Remove the first"],
            after: ["By place", "Ben", "Cem", "By name", "Ben", "Cem", "Remove the first"]),
        Pitfall(
            name: "ResetByID", before: ["Round 1", "Next round"], after: ["Round 2", "Next round"],
            printed: ["a board appears", "a board is gone with 3 moves", "a board appears"]),
    ]

    private static let folder = Fixture.folder.appendingPathComponent("Pitfalls")

    @Test(arguments: pitfalls)
    func beforeAndAfter(_ pitfall: Pitfall) throws {
        let path = Self.folder.appendingPathComponent(pitfall.name).path
        try check(pitfall, in: RenderSession(source: SourceText(path: path + ".swiftdsl")))
    }

    @MainActor @Test(arguments: pitfalls)
    func beforeAndAfterCompiled(_ pitfall: Pitfall) throws {
        let make = try #require(CompiledPitfalls.all[pitfall.name])
        try check(pitfall, in: RenderSession(view: make()))
    }

    private func check(_ pitfall: Pitfall, in session: RenderSession) throws {
        let folder = Self.folder
        let path = folder.appendingPathComponent(pitfall.name).path
        var texts: [[String]] = []
        try session.perform(Scenario(path: path + ".scenario")) { name, session in
            texts.append(try session.inspection().root.map(Self.texts) ?? [])
            // Pixels, not bytes: an encoder that gets better is no difference.
            let picture = try session.picture().bitmap()
            let expected = try #require(
                PictureFile.decode(FileBytes.read(folder.appendingPathComponent("Expected/\(name).png").path), scale: 1)
                    .bitmap)
            #expect(picture.width == expected.width && picture.height == expected.height, "\(name).png")
            #expect(picture.pixels == expected.pixels, "\(name).png")
        }
        #expect(texts == [pitfall.before, pitfall.after])
        #expect(Set(session.console) == Set(pitfall.printed))
        #expect(session.console.count == pitfall.printed.count)
    }

    private static func texts(of node: LayoutReport) -> [String] {
        (node.text?.lines ?? []) + node.children.flatMap(texts)
    }
}

/// What `render inspect` tells of live nodes.
@Suite("Render tree")
struct RenderTreeTests {
    private static let source = """
        struct Counter: View {
            @State private var count = 1
            @State private var unread = 5
            @Environment(\\.colorScheme) private var scheme
            var body: some View {
                VStack {
                    Text("\\(count)").onTapGesture { count += 1 }
                    Text("idle").onTapGesture { unread += 1 }
                    if count > 2 { Badge(count: $count) }
                    Color(scheme == .dark ? .black : .white)
                }
            }
        }
        struct Badge: View {
            @Binding var count: Int
            var body: some View { Text("many: \\(count)") }
        }
        #Preview { Counter() }
        """

    private func session() throws -> RenderSession {
        try RenderSession(source: SourceText(name: "v.swiftdsl", text: Self.source))
    }

    @Test func nodesTellTheirStateAndWhatTheyDependOn() throws {
        let root = try #require(try session().renderTree().root)
        #expect(root.name == "Counter" && root.id == "0")
        #expect(root.state.map { "\($0.name) \($0.value)" } == ["count 1", "unread 5"])
        #expect(root.dependencies == ["count"])
        #expect(root.environment == ["_scheme"])
        #expect(root.children.map(\.name) == ["VStack"])
    }

    @Test func changesTellWhichBodiesRanAndWhy() throws {
        let session = try session()
        let first = try session.changes(of: .tap(.label("1")))
        #expect(first.event == "tap 1")
        #expect(first.bodies.map(\.view) == ["Counter"])
        #expect(first.bodies.map(\.causes) == [["_count"]])
        #expect(first.inserted.isEmpty && first.removed.isEmpty)
        #expect(first.updated.contains { $0.name == "Text" })
        let idle = try session.changes(of: .tap(.label("idle")))
        #expect(idle.bodies.isEmpty && idle.updated.isEmpty)
        let second = try session.changes(of: .tap(.label("2")))
        #expect(second.bodies.map(\.view) == ["Counter", "Badge"])
        #expect(second.inserted.map(\.name) == ["Badge", "Text"])
    }
}
