import Foundation
import Rendering
import SwiftUI
import Testing
import ViewGraph

/// Content that is made while laying out depends on what the closures in it read, and values that wait are made once.
@Suite("Content made late")
struct LateContentTests {
    private func session(_ source: String, view: String) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: 200, height: 200)
        options.view = view
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    private func texts(_ session: RenderSession) throws -> [String] {
        func all(_ node: LayoutReport) -> [String] { (node.text?.lines ?? []) + node.children.flatMap(all) }
        return try session.inspection().root.map(all) ?? []
    }

    @Test(arguments: [
        ".overlay { ScrollViewReader { _ in Text(\"n \\(n)\") } }",
        ".background { ForEach(0..<1) { _ in Text(\"n \\(n)\") } }",
        ".overlay { GeometryReader { _ in ForEach(0..<1) { _ in Text(\"n \\(n)\") } } }",
        ".overlay { VStack { Spacer(); Group { ForEach(0..<1) { _ in Text(\"n \\(n)\") } } } }",
        ".mask { Color.red }.overlay(alignment: .top) { Color.clear.background { ForEach(0..<1) { _ in Text(\"n \\(n)\") } } }",
        ".overlay { Row { ForEach(0..<1) { _ in Text(\"n \\(n)\") } } }",
    ])
    func stateReadOnlyInItsClosuresIsTracked(content: String) throws {
        let source = """
            struct Row<C: View>: View {
                @ViewBuilder var content: () -> C
                var body: some View { HStack { content() } }
            }
            struct V: View {
                @State private var n = 1
                var body: some View {
                    Color.yellow.frame(width: 150, height: 80)\(content).contentShape(Rectangle())
                        .onTapGesture { n += 1 }
                }
            }
            """
        let session = try session(source, view: "V")
        #expect(try texts(session) == ["n 1"])
        for n in 2...3 {
            try session.send(.tap(.point(CGPoint(x: 40, y: 80))))
            #expect(try texts(session) == ["n \(n)"])
        }
    }

    @Test(arguments: [
        "@StateObject private var loader = Loader()\n    var title: String",
        "var title: String\n    @StateObject var loader = Loader()",
        "@StateObject private var loader = Loader()\n    var title = \"x\"\n    var count = 1",
        "@StateObject private var loader: Loader\n    var title: String\n"
            + "    init(title: String) { self.title = title; _loader = StateObject(wrappedValue: Loader()) }",
    ])
    func aStateObjectIsMadeOnce(properties: String) throws {
        let source = """
            final class Loader: ObservableObject { init() { print("made") } }
            struct Item: View {
                \(properties)
                var body: some View { let _ = loader; Text(title) }
            }
            struct V: View {
                @State private var page = 1
                var body: some View {
                    Item(title: "page \\(page)")
                    Button("Next") { page += 1 }
                }
            }
            """
        let session = try session(source, view: "V")
        try session.send(.tap(.label("Next")), .tap(.label("Next")))
        #expect(try texts(session).first == "page 3")
        #expect(session.console == ["made"])
    }

    /// A class that says itself what is read and changed.
    @Test func aRegistrarTellsOfAClassMadeObservableByHand() throws {
        let source = """
            final class Tank: Observable {
                private let registrar = ObservationRegistrar()
                private var stored = 0
                var level: Int {
                    get { registrar.access(self, keyPath: \\.level); return stored }
                    set { registrar.withMutation(of: self, keyPath: \\.level) { stored = newValue } }
                }
                private var kept = 0
                var silent: Int { get { kept } set { kept = newValue } }
            }
            struct V: View {
                @State private var tank = Tank()
                var body: some View {
                    Button("Level \\(tank.level)") { tank.level += 1 }
                    Button("Silent \\(tank.silent)") { tank.silent += 1 }
                }
            }
            """
        let session = try session(source, view: "V")
        try session.send(.tap(.label("Silent 0")))
        #expect(try texts(session) == ["Level 0", "Silent 0"])
        try session.send(.tap(.label("Level 0")))
        #expect(try texts(session) == ["Level 1", "Silent 1"])
    }

    /// A property of an `@Observable` class that computes itself from what isn't watched.
    @Test func aComputedPropertyTellsByTheMembersOfTheMacro() throws {
        let source = """
            @Observable final class Tank {
                @ObservationIgnored private var stored = 0
                var level: Int {
                    get { access(keyPath: \\.level); return stored }
                    set { withMutation(keyPath: \\.level) { stored = newValue } }
                }
            }
            struct V: View {
                @State private var tank = Tank()
                var body: some View { Button("Level \\(tank.level)") { tank.level += 1 } }
            }
            """
        let session = try session(source, view: "V")
        try session.send(.tap(.label("Level 0")))
        #expect(try texts(session) == ["Level 1"])
    }

    @Test func anEnvironmentObjectIsFoundByTheTypeItIsGivenAs() throws {
        let source = """
            class Account: ObservableObject { @Published var name = "real" }
            final class Fake: Account { override init() { super.init(); name = "fake" } }
            func make() -> Account { Fake() }
            struct Name: View {
                @EnvironmentObject var account: Account
                var body: some View { Text(account.name) }
            }
            struct V: View { var body: some View { Name().environmentObject(make()) } }
            """
        #expect(try texts(session(source, view: "V")) == ["fake"])
        let own = source.replacing("environmentObject(make())", with: "environmentObject(Fake())")
        #expect(throws: RenderFailure.self) { try session(own, view: "V") }
    }

    @Test func subviewsInsideAModifierAreToldApart() throws {
        let source = """
            struct V: View {
                var body: some View {
                    VStack {
                        Group(subviews: ForEach(["x", "y"], id: \\.self) { Text($0) }.opacity(0.9)) { views in
                            ForEach(Array(views.enumerated()), id: \\.element.id) { $0.element }
                        }
                        Group(subviews: Group { Text("a"); Text("b") }.padding(1).background { Color.red }) { views in
                            ForEach(views) { $0 }
                        }
                    }
                }
            }
            """
        #expect(try texts(session(source, view: "V")) == ["x", "y", "a", "b"])
    }
}
