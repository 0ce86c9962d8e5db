import Foundation
import Rendering
import SwiftUI
import Testing

/// Previews in what a program declares for them.
@Suite("Preview modifiers")
struct PreviewModifierTests {
    private static let declarations = """
        import SwiftData
        @Model final class Trip { var name: String; init(name: String) { self.name = name } }
        struct Samples: PreviewModifier {
            static func makeSharedContext() async throws -> ModelContainer {
                print("made")
                let container = try ModelContainer(for: Trip.self, configurations: .init(isStoredInMemoryOnly: true))
                try await Task.sleep(for: .seconds(1))
                for name in ["Oslo", "Kyoto"] { container.mainContext.insert(Trip(name: name)) }
                return container
            }
            func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
        }
        struct Wide: PreviewModifier {
            let width: CGFloat
            func body(content: Content, context: Void) -> some View { content.frame(width: width) }
        }
        struct Failing: PreviewModifier {
            struct Missing: Error {}
            static func makeSharedContext() async throws -> Int { throw Missing() }
            func body(content: Content, context: Int) -> some View { content }
        }
        extension PreviewTrait where T == Preview.ViewTraits {
            @MainActor static var samples: Self = .modifier(Samples())
        }
        struct Names: View {
            @Query(sort: \\Trip.name) private var trips: [Trip]
            var body: some View { Text(trips.map(\\.name).joined(separator: " ")) }
        }

        """

    private func session(_ preview: String) throws -> RenderSession {
        try RenderSession(
            source: SourceText(name: "view.swiftdsl", text: "import SwiftUI\n\(Self.declarations)\(preview)"),
            options: RenderOptions())
    }

    private func texts(_ session: RenderSession) throws -> [String] {
        func lines(_ node: LayoutReport) -> [String] {
            (node.text.map(\.lines) ?? []) + node.children.flatMap(lines)
        }
        return try session.inspection().root.map(lines) ?? []
    }

    @Test(arguments: [".samples", ".modifier(Samples())", ".modifier(Wide(width: 90)), .samples"])
    func contentsHaveWhatTheyShare(_ traits: String) throws {
        let session = try session("#Preview(traits: \(traits)) { Names() }")
        #expect(try texts(session) == ["Kyoto Oslo"])
        #expect(session.console == ["made"])
    }

    @Test func aContextOfNothingNeedsNoFunction() throws {
        let session = try session("#Preview(traits: .modifier(Wide(width: 77)), .sizeThatFitsLayout) { Text(\"a\") }")
        #expect(try #require(session.inspection().root).frame.width == 77)
    }

    /// Modifiers of one type share what was made for it.
    @Test func aContextIsMadeOnce() throws {
        let session = try session("#Preview(traits: .samples, .modifier(Samples())) { Names() }")
        #expect(try texts(session) == ["Kyoto Oslo"])
        #expect(session.console == ["made"])
    }

    @Test func stateOfThePreviewItselfIsKept() throws {
        let session = try session(
            """
            #Preview(traits: .samples) {
                @Previewable @State var count = 1
                Button("Count \\(count)") { count += 1 }
            }
            """)
        try session.send(.tap(.label("Count 1")))
        #expect(try texts(session) == ["Count 2"])
    }

    @Test func anErrorIsTheProgramsOwn() throws {
        let failure = #expect(throws: RenderFailure.self) {
            try texts(session("#Preview(traits: .modifier(Failing())) { Text(\"a\") }"))
        }
        #expect(failure?.text.contains("Missing()") == true, "\(failure?.text ?? "")")
    }

    @Test func whatIsNoModifierIsRefused() throws {
        let failure = #expect(throws: RenderFailure.self) {
            try session("#Preview(traits: .modifier(Text(\"b\"))) { Text(\"a\") }")
        }
        #expect(failure?.text.contains("requires that 'Text' conform to 'PreviewModifier'") == true)
    }
}
