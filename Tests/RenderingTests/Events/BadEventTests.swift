import Foundation
import Rendering
import Testing

/// What goes wrong when something happens ends in a diagnostic: the process lives on, and so does the next session.
@Suite("Bad events")
struct BadEventTests {
    static let declarations = """
        final class Store: ObservableObject { @Published var count = 0 }
        @Observable final class Model { var count = 0 }
        enum Problem: Error { case expected }
        struct NeedsStore: View {
            @EnvironmentObject private var store: Store
            var body: some View { Text("\\(store.count)") }
        }
        struct NeedsModel: View {
            @Environment(Model.self) private var model
            var body: some View { Text("\\(model.count)") }
        }
        struct Late<Content: View>: View {
            @State private var isShown = false
            let content: Content
            var body: some View {
                Button("Show") { isShown = true }
                if isShown { content }
            }
        }
        func recurse(_ depth: Int) -> Int { recurse(depth + 1) + 1 }
        func failing() throws { throw Problem.expected }

        """

    static let failures: [(body: String, event: String, message: String, limit: String?)] = [
        ("Late(content: NeedsStore())", "Show", "No ObservableObject of type Store found", nil),
        ("Late(content: NeedsModel())", "Show", "of type Model found", nil),
        ("Button(\"Go\") { print([1][3]) }", "Go", "Index out of range", nil),
        ("Button(\"Go\") { let none: Int? = nil; print(none!) }", "Go", "nil", nil),
        ("Button(\"Go\") { fatalError(\"over\") }", "Go", "over", nil),
        ("Button(\"Go\") { print(Int.max + Int(\"1\")!) }", "Go", "overflow", nil),
        ("Button(\"Go\") { while true {} }", "Go", "steps", "steps"),
        ("Button(\"Go\") { print(recurse(0)) }", "Go", "depth", "depth"),
        ("Button(\"Go\") { try! failing() }", "Go", "expected", nil),
        ("Button(\"Go\") {}", "Nobody", "there is nothing to tap called 'Nobody'", nil),
    ]

    @Test(arguments: failures)
    func endInADiagnostic(body: String, event: String, message: String, limit: String?) throws {
        var options = RenderOptions()
        options.limits.steps = 20_000
        let source = SourceText(name: "bad.swiftdsl", text: Self.declarations + "#Preview { VStack { \(body) } }\n")
        let session = try RenderSession(source: source, options: options)
        let failure = #expect(throws: RenderFailure.self) { try session.send(.tap(.label(event))) }
        #expect(failure?.text.contains(message) == true, "\(failure?.text ?? "")")
        if let limit { #expect(failure?.cause == .limit(limit)) }
    }

    @Test func anActionThatCatchesItsErrorGoesOn() throws {
        let body = "Button(\"Go\") { do { try failing() } catch { print(\"caught \\(error)\") } }"
        let source = SourceText(name: "bad.swiftdsl", text: Self.declarations + "#Preview { \(body) }\n")
        let session = try RenderSession(source: source)
        try session.send(.tap(.label("Go")), .tap(.label("Go")))
        #expect(session.console == ["caught expected", "caught expected"])
    }

    @Test func aBindingWhosePlaceIsGoneKeepsItsLastValue() throws {
        let source = SourceText(
            name: "gone.swiftdsl",
            text: """
                struct Kept: View {
                    @State private var items = ["a", "b"]
                    @State private var table = ["x": 1]
                    @State private var kept: Binding<String>?
                    var body: some View {
                        let _ = print("\\(items) \\(kept?.wrappedValue ?? "-") \\(table["x"] ?? 0)")
                        Button("Keep") { kept = $items[1] }
                        Button("Write") { kept?.wrappedValue += "!" }
                        Button("Drop") { items.removeLast() }
                        Button("Key") { $table["x"].wrappedValue = nil }
                    }
                }
                #Preview { Kept() }
                """)
        let session = try RenderSession(source: source)
        for label in ["Keep", "Write", "Drop", "Write", "Key"] { try session.send(.tap(.label(label))) }
        #expect(
            session.console == [
                #"["a", "b"] - 1"#, #"["a", "b"] b 1"#, #"["a", "b!"] b! 1"#, #"["a"] b! 1"#, #"["a"] b! 0"#,
            ])
        #expect(session.warnings.contains { $0.contains("index 1, which is no longer in the collection") })
    }
}
