import Foundation
import Rendering
import Testing

/// The columns of split views: one at a time in a phone's width, beside each other in an iPad's.
@Suite("Split views")
struct SplitViewTests {
    private func session(_ view: String, width: CGFloat, height: CGFloat = 600) throws -> RenderSession {
        let source = """
            struct V: View {
                @State private var chosen: Int?
                @State private var visibility = NavigationSplitViewVisibility.detailOnly
                var body: some View {
                    \(view)
                    .onChange(of: chosen) { _, new in print(new.map { "\\($0)" } ?? "nothing") }
                }
            }
            """
        var options = RenderOptions()
        options.setSize(width: width, height: height)
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    private let mail = """
        NavigationSplitView {
            List(1..<4, id: \\.self, selection: $chosen) { Text("Box \\($0)") }
        } detail: {
            Button("Reply") { print("reply") }
        }
        """

    @Test func aPhoneShowsOneColumnAtATime() throws {
        let session = try session(mail, width: 393)
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Reply"))) }
        try session.send(.tap(.label("Box 2")), .tap(.label("Reply")), .tap(.label("Back")))
        #expect(session.console == ["2", "reply", "nothing"])
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Reply"))) }
    }

    @Test func anIPadShowsAllColumns() throws {
        let session = try session(mail, width: 1024)
        try session.send(.tap(.label("Reply")), .tap(.label("Box 1")), .tap(.label("Reply")))
        #expect(session.console == ["reply", "1", "reply"])
    }

    /// Held upright it shows the detail alone; the button in its bar shows the others.
    @Test func anUprightIPadShowsTheDetailAlone() throws {
        let session = try session(mail, width: 834, height: 1210)
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Box 1"))) }
        try session.send(.tap(.label("Reply")), .tap(.label("Sidebar")), .tap(.label("Box 1")))
        #expect(session.console == ["reply", "1"])
    }

    @Test(arguments: [("all", true), ("doubleColumn", true), ("detailOnly", false), ("automatic", false)])
    func anUprightIPadShowsWhatTheProgramSays(visibility: String, showsSidebar: Bool) throws {
        let view = mail.replacingOccurrences(
            of: "NavigationSplitView {", with: "NavigationSplitView(columnVisibility: .constant(.\(visibility))) {")
        let session = try session(view, width: 834, height: 1210)
        #expect((try? session.send(.tap(.label("Box 1")))).map { _ in true } ?? false == showsSidebar)
    }

    @Test func visibilityHidesColumns() throws {
        let view = mail.replacingOccurrences(
            of: "NavigationSplitView {", with: "NavigationSplitView(columnVisibility: $visibility) {")
        let session = try session(view, width: 1024)
        try session.send(.tap(.label("Reply")))
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Box 1"))) }
    }

    @Test func theFirstColumnsLinksShowInTheLast() throws {
        let view = """
            NavigationSplitView {
                List { NavigationLink("Open") { Button("Inside") { print("inside") } } }
            } detail: {
                Button("Before") { print("before") }
            }
            """
        let session = try session(view, width: 1024)
        try session.send(.tap(.label("Before")), .tap(.label("Open")), .tap(.label("Inside")))
        #expect(session.console == ["before", "inside"])
        #expect(throws: RenderFailure.self) { try session.send(.tap(.label("Before"))) }
    }

    @Test func aPreferredColumnIsInFront() throws {
        let view = mail.replacingOccurrences(
            of: "NavigationSplitView {", with: "NavigationSplitView(preferredCompactColumn: .constant(.detail)) {")
        let session = try session(view, width: 393)
        try session.send(.tap(.label("Reply")))
        #expect(session.console == ["reply"])
    }

    /// What a bar is made of is made anew with the content round it; it must not ask for a layout each time.
    @Test func barsInAGeometryReaderSettle() throws {
        let view = """
            GeometryReader { proxy in
                NavigationStack {
                    List { Text("a") }.navigationTitle("Title").toolbar { Button("Press") { print("pressed") } }
                }
                .frame(width: proxy.size.width / 2)
            }
            """
        let session = try session(view, width: 393)
        try session.send(.tap(.label("Press")))
        #expect(session.console == ["pressed"])
    }
}
