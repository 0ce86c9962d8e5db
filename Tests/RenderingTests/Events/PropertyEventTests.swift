import Foundation
import Rendering
import SwiftUI
import Testing

/// `set` in its turn among events, on the command line's options, in scenarios and on compiled views.
@Suite("Setting properties")
struct PropertyEventTests {
    private static let source = SourceText(
        name: "counter.swiftdsl",
        text: """
            enum Mood: Hashable { case calm, wild }
            struct Counter: View {
                @State private var count = 1
                @State private var mood = Mood.calm
                @State private var names: [String] = []
                var body: some View {
                    let _ = print("\\(count) \\(mood) \\(names)")
                    Button("Add") { count += 1 }
                    Inner()
                }
            }
            struct Inner: View {
                @State private var isOpen = false
                var body: some View { Text(isOpen ? "open" : "closed") }
            }
            #Preview { Counter() }
            """)

    private static func options(_ texts: [(String, String)]) throws -> RenderOptions {
        var options = RenderOptions()
        for (name, text) in texts { try options.set(name, to: text) }
        return options
    }

    @Test func whatStandsAfterAnEventHappensThen() throws {
        let options = try Self.options([
            ("set", "count=5"), ("tap", "Add"), ("set", "count=40 + 2"), ("tap", "Add"), ("set", "mood=.wild"),
            ("set", #"names=["Ann"]"#), ("set", "isOpen=true"),
        ])
        let session = try RenderSession(source: Self.source, options: options)
        #expect(
            session.console == [
                "5 calm []", "6 calm []", "42 calm []", "43 calm []", "43 wild []", #"43 wild ["Ann"]"#,
            ])
        #expect(try session.inspection().json.contains("\"open\""))
    }

    @Test func scenariosSetBeforeAndBetween() throws {
        let scenario = try Scenario(
            name: "s.scenario", text: "set count=3\ncapture first\nset count=7\ntap Add\ncapture second\n")
        let session = try RenderSession(source: Self.source, options: scenario.options())
        var names: [String] = []
        try session.perform(scenario) { name, _ in names.append(name) }
        #expect(names == ["first", "second"])
        #expect(session.console == ["3 calm []", "7 calm []", "8 calm []"])
    }

    @Test(arguments: [
        ("count", "\"x\"", "cannot convert value of type 'String' to specified type 'Int'"),
        ("cuont", "1", "there is no state 'cuont' in the picture to set"),
        ("count", "nobody", "cannot find 'nobody' in scope"),
    ])
    func mistakesAreSaid(name: String, expression: String, message: String) throws {
        let session = try RenderSession(source: Self.source)
        let failure = #expect(throws: RenderFailure.self) {
            try session.send(.set(InitialValue(name: name, expression: expression)))
        }
        #expect(failure?.text.contains(message) == true, "\(failure?.text ?? "")")
    }

    private static let kinds = SourceText(
        name: "kinds.swiftdsl",
        text: """
            struct Part { var name = "x" }
            @Observable final class Model {
                var count = 1
                let fixed = 2
                var part = Part()
            }
            final class Store: ObservableObject { @Published var items = 0 }
            struct Content: View {
                @AppStorage("level") private var level = 1
                @SceneStorage("tab") private var tab = "home"
                @State private var model = Model()
                @StateObject private var store = Store()
                @State private var point = CGPoint.zero
                var body: some View {
                    let _ = print("\\(level) \\(tab) \\(model.count) \\(model.part.name) \\(store.items) \\(point.x)")
                    Text("\\(level)")
                }
            }
            """)

    struct Kind: CustomTestStringConvertible, Sendable {
        var values: [String]
        var last: String
        var testDescription: String { values.joined(separator: " ") }
    }

    @Test(arguments: [
        Kind(values: ["level=4", "tab=\"x\""], last: "4 x 1 x 0 0.0"),
        Kind(values: ["model.count=3"], last: "1 home 3 x 0 0.0"),
        Kind(values: ["model.part.name=\"y\"", "store.items=2"], last: "1 home 1 y 2 0.0"),
        Kind(values: ["point.x=3"], last: "1 home 1 x 0 3.0"),
    ])
    func everyKindOfPropertyIsReached(_ kind: Kind) throws {
        let values = kind.values.map { ("set", $0) }
        let before = try RenderSession(source: Self.kinds, options: Self.options(values))
        #expect(before.console.last == kind.last, "before the first event")
        let after = try RenderSession(source: Self.kinds, options: Self.options([("wait", "0")] + values))
        #expect(after.console.last == kind.last, "after an event")
    }

    @Test(arguments: [
        ("model.cuont", "3", "did you mean 'count'?"), ("model.fixed", "3", "'fixed' of 'Model' can't be set"),
        ("nobody.x", "1", "note: there are 'level', 'model', 'point', 'store', 'tab'"),
        ("level.x", "3", "there is no property 'x' to set"),
        ("model.count", "\"a\"", "cannot convert value of type 'String' to specified type 'Int'"),
    ])
    func mistakesInsideOfValuesAreSaid(name: String, expression: String, message: String) throws {
        let session = try RenderSession(source: Self.kinds)
        let failure = #expect(throws: RenderFailure.self) {
            try session.send(.set(InitialValue(name: name, expression: expression)))
        }
        #expect(failure?.text.contains(message) == true, "\(failure?.text ?? "")")
    }

    @Test func propertiesOfPreviewsAreKept() throws {
        let source = SourceText(
            name: "preview.swiftdsl",
            text: """
                #Preview {
                    @Previewable @State var isOn = false
                    @Previewable @State var count = 1
                    let _ = print("\\(isOn) \\(count)")
                    Toggle("Switch", isOn: $isOn)
                    Button("Add") { count += 1 }
                }
                """)
        let session = try RenderSession(source: source, options: Self.options([("set", "count=4")]))
        try session.send(
            .tap(.label("Switch")), .tap(.label("Add")), .set(InitialValue(name: "count", expression: "8")))
        #expect(session.console == ["false 4", "true 4", "true 5", "true 8"])
    }

    @MainActor @Test func compiledViewsTakeLiterals() throws {
        let session = try RenderSession(view: Compiled())
        for (name, expression) in [("count", "12"), ("title", "\"Hi\""), ("ratio", "0.5"), ("isOn", "true")] {
            try session.send(.set(InitialValue(name: name, expression: expression)))
        }
        #expect(try session.inspection().json.contains("\"12 Hi 0.5 true\""))
        #expect(throws: RenderFailure.self) { try session.send(.set(InitialValue(name: "count", expression: "x"))) }
    }

    private struct Compiled: View {
        @State private var count = 1
        @State private var title = ""
        @State private var ratio = 0.0
        @State private var isOn = false

        var body: some View { Text(verbatim: "\(count) \(title) \(ratio) \(isOn)").fixedSize() }
    }
}
