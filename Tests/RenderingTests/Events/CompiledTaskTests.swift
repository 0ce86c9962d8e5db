import Rendering
import SwiftUI
import Testing

private actor Loader {
    private var count = 0
    func load() async -> Int {
        count += 1
        await Task.yield()
        try? await Task.sleep(for: .seconds(1))
        return count
    }
}

@MainActor private final class Model: ObservableObject {
    @Published var text = "idle"
    private let loader = Loader()

    func load() async {
        text = "loading"
        text = "loaded \(await loader.load())"
    }
}

private struct Screen: View {
    @StateObject private var model = Model()
    @State private var steps: [String] = []
    var body: some View {
        Text(model.text)
        Text(steps.joined(separator: " "))
        Button("Load") { Task { await model.load() } }
        Button("Order") {
            Task {
                steps.append("a")
                await Task.yield()
                steps.append("c")
            }
            Task { @MainActor in steps.append("b") }
        }
        Button("Assume") { Task { await MainActor.run { steps.append("main") } } }
    }
}

/// Tasks that compiled views begin run on their session's thread and time, wherever they begin.
@MainActor struct CompiledTaskTests {
    private func shows(_ text: String, _ session: RenderSession) throws -> Bool {
        try session.inspection().json.contains("\"\(text)\"")
    }

    @Test func ofAButton_onTheMainActor() throws {
        let session = try RenderSession(view: Screen())
        try session.send(.tap(.label("Load")))
        #expect(try shows("loading", session))
        try session.send(.wait(1))
        #expect(try shows("loaded 1", session))
        try session.send(.tap(.label("Load")), .wait(1))
        #expect(try shows("loaded 2", session))
    }

    @Test func thatGiveWayToEachOther() throws {
        let session = try RenderSession(view: Screen())
        try session.send(.tap(.label("Order")), .wait(0.1), .tap(.label("Assume")))
        #expect(try shows("a b c main", session))
    }
}
