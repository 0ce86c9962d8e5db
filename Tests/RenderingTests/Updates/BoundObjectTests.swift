import Foundation
import Rendering
import SwiftUI
import Testing

private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var isOn = false
}

private struct Child: View {
    @Binding var name: String
    var body: some View { Button("name \(name)") { name = "b" } }
}

private struct Compiled: View {
    @StateObject private var model = Model()
    var body: some View {
        VStack {
            Child(name: $model.name)
            Toggle("Switch", isOn: $model.isOn)
            TextField("Field", text: $model.name)
        }
    }
}

/// Views and controls that are handed bindings to an object's properties show what these are now.
@Suite("Bindings to objects")
@MainActor struct BoundObjectTests {
    static let source = """
        final class Model: ObservableObject {
            @Published var name = "a"
            @Published var isOn = false
        }
        struct Child: View {
            @Binding var name: String
            var body: some View { Button("name \\(name)") { name = "b" } }
        }
        struct Root: View {
            WRAPPER
            var body: some View {
                VStack {
                    Child(name: $model.name)
                    Toggle("Switch", isOn: $model.isOn)
                    TextField("Field", text: $model.name)
                }
            }
        }
        #Preview { Root()MODIFIER }
        """

    private func check(_ session: RenderSession) throws {
        let before = try session.picture().encoded(as: .png)
        try session.send(.tap(.label("Switch")))
        let switched = try session.picture().encoded(as: .png)
        #expect(switched != before)
        try session.send(.tap(.label("name a")), .tap(.label("name b")), .type("cd", into: "Field"))
        try session.send(.tap(.label("name cd")))
    }

    @MainActor @Test func compiled() throws { try check(try RenderSession(view: Compiled())) }

    @Test(arguments: [
        ("@StateObject private var model = Model()", ""),
        ("@ObservedObject var model = Model()", ""),
        ("@EnvironmentObject var model: Model", ".environmentObject(Model())"),
    ])
    func interpreted(wrapper: String, modifier: String) throws {
        let text = Self.source.replacingOccurrences(of: "WRAPPER", with: wrapper)
            .replacingOccurrences(of: "MODIFIER", with: modifier)
        try check(
            try RenderSession(source: SourceText(name: "view.swiftdsl", text: text), options: RenderOptions()))
    }
}
