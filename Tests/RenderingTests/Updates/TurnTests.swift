import Foundation
import Rendering
import Testing

/// Work that is put off to the next turn of the main loop.
@Suite("Turns of the main loop")
struct TurnTests {
    private func session(_ body: String) throws -> RenderSession {
        let source = """
            class Model: ObservableObject { @Published var count = 0;}
            struct V: View {
                @StateObject private var model = Model()
                var body: some View { \(body) }
            }
            """
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: RenderOptions())
    }

    /// As a header's offset is often kept: each turn publishes something, and the closure runs again.
    @Test func turnsWithoutEndAreShownAndTold() throws {
        let session = try session(
            """
            ZStack {
                GeometryReader { proxy -> Color in
                    DispatchQueue.main.async { model.count += 1 }
                    return .clear
                }
                Text("count \\(model.count)")
            }
            .frame(width: 100, height: 50)
            """)
        #expect(try session.inspection().json.contains("count 100"))
        #expect(session.warnings.contains { $0.contains("changes 'model'") && $0.contains("without end") })
    }

    @Test func someTurnsAreWaitedFor() throws {
        let session = try session(
            """
            Text("count \\(model.count)")
                .onAppear { step() }
            }
            func step() {
                guard model.count < 50 else { return }
                model.count += 1
                DispatchQueue.main.async { step() }
            """)
        #expect(try session.inspection().json.contains("count 50"))
        #expect(session.warnings.isEmpty)
    }

    /// What follows at once in the same turn isn't a picture of its own.
    @Test func changesInTheSameTurnWithoutEndAreAnError() {
        #expect(throws: RenderFailure.self) {
            try session("Text(\"\\(model.count)\").onChange(of: model.count, initial: true) { model.count += 1 }")
                .inspection()
        }
    }
}
