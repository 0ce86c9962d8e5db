import Foundation
import Rendering
import Testing

/// What people do with the rows of a list, by what the program prints on each change.
@Suite("Editing lists")
struct ListEditingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let title: String
        let rows: String
        let events: [(String, String)]
        let printed: [String]
        var testDescription: String { title }
    }

    private static let delete = "ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }"
    private static let move =
        "ForEach(names, id: \\.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }"

    static let examples = [
        Example(
            title: "a mark asks, the button deletes", rows: "List { \(delete) }.toolbar { EditButton() }",
            events: [("tap", "Edit"), ("tap", "Remove Ben"), ("tap", "Delete")], printed: [#"["Ann", "Cleo"]"#]),
        Example(
            title: "a swipe reveals the button", rows: "List { \(delete) }",
            events: [("drag", "350,142,250,142"), ("tap", "Delete")], printed: [#"["Ben", "Cleo"]"#]),
        Example(
            title: "a swipe over the whole row deletes", rows: "List { \(delete) }",
            events: [("drag", "350,142,20,142")], printed: [#"["Ben", "Cleo"]"#]),
        Example(
            title: "a short swipe does nothing",
            rows: "List { \(delete) }",
            events: [("drag", "350,142,340,142")], printed: []),
        Example(
            title: "buttons of the row's own stand at both edges",
            rows: """
                List { Text("Mail").swipeActions(edge: .leading) { Button("Pin") { names.append("pinned") } }
                    .swipeActions { Button("Flag") { names = [] } } }
                """,
            events: [("drag", "40,142,140,142"), ("tap", "Pin"), ("drag", "350,142,250,142"), ("tap", "Flag")],
            printed: [#"["Ann", "Ben", "Cleo", "pinned"]"#, "[]"]),
        Example(
            title: "a handle takes the row elsewhere",
            rows: "List { \(move) }.environment(\\.editMode, .constant(.active))",
            events: [("drag", "Reorder Ann,360,300")], printed: [#"["Ben", "Cleo", "Ann"]"#]),
        Example(
            title: "rows over a binding edit themselves",
            rows: "List { ForEach($people, editActions: [.delete]) { $person in Text(person.name) } }",
            events: [("drag", "350,142,20,142")], printed: ["1 people"]),
        Example(
            title: "several rows are chosen while a list is edited",
            rows: """
                List(names, id: \\.self, selection: $chosen) { Text($0) }
                    .environment(\\.editMode, .constant(.active))
                """,
            events: [("tap", "Select Ann"), ("tap", "Select Cleo"), ("tap", "Select Ann")],
            printed: ["1 chosen", "2 chosen", "1 chosen"]),
    ]

    private func session(_ rows: String) throws -> RenderSession {
        let source = """
            struct Person: Identifiable { let id: Int; var name: String }
            struct V: View {
                @State private var names = ["Ann", "Ben", "Cleo"]
                @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben")]
                @State private var chosen: Set<String> = []
                var body: some View {
                    NavigationStack { \(rows).navigationTitle("People") }
                        .onChange(of: names) { _, new in print(new) }
                        .onChange(of: people.count) { _, new in print("\\(new) people") }
                        .onChange(of: chosen.count) { _, new in print("\\(new) chosen") }
                }
            }
            """
        var options = RenderOptions()
        options.setSize(width: 390, height: 500)
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    @Test(arguments: examples)
    func eventsChangeTheData(_ example: Example) throws {
        let session = try session(example.rows)
        for (name, text) in example.events { try session.send(try #require(RenderEvent(name, text))) }
        #expect(session.console == example.printed)
    }

    @Test func aRowThatCanNotBeDeletedHasNoMark() throws {
        let session = try session(
            #"""
            List { ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "Ben") }
                .onDelete { names.remove(atOffsets: $0) } }.toolbar { EditButton() }
            """#)
        try session.send(.tap(.label("Edit")), .tap(.label("Remove Ann")))
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Remove Ben"))) }
    }

    @Test func outlinesDiscloseTheirChildren() throws {
        let source = """
            struct Item: Identifiable { let id: String; var children: [Item]? = nil }
            struct V: View {
                let items = [Item(id: "Plants", children: [Item(id: "Trees", children: [Item(id: "Oak")])]), Item(id: "Stones")]
                @State private var chosen: String?
                var body: some View {
                    List(items, children: \\.children, selection: $chosen) { Text($0.id) }
                        .onChange(of: chosen) { _, new in print(new ?? "none") }
                }
            }
            """
        // A list hugs nothing: proposed no height, it has none (facts.md 9.6).
        var options = RenderOptions()
        options.setSize(width: 390, height: 500)
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Trees"))) }
        try session.send(.tap(.label("Plants")), .tap(.label("Trees")), .tap(.label("Oak")))
        #expect(session.console == ["Oak"])
    }
}
