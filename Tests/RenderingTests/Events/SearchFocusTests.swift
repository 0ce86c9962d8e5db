import Rendering
import SwiftUI
import Testing

private struct Compiled: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool
    var body: some View {
        NavigationStack {
            VStack {
                Text(isSearching ? "searching" : "idle")
                Button("Search now") { isSearching = true }
                Button("Leave") { isSearching = false }
            }
            .searchable(text: $text)
            .searchFocused($isSearching)
        }
    }
}

/// A program says and learns whether its search field has the focus.
@MainActor struct SearchFocusTests {
    static let source = """
        import SwiftUI
        struct Root: View {
            @State private var text = ""
            @FocusState private var FOCUS
            var body: some View {
                NavigationStack {
                    VStack {
                        Text(IS_SEARCHING ? "searching" : "idle")
                        Button("Search now") { ON }
                        Button("Leave") { OFF }
                    }
                    .searchable(text: $text)
                    .searchFocused(BINDING)
                }
            }
        }
        """

    private func check(_ session: RenderSession) throws {
        func shows(_ text: String) throws -> Bool { try session.inspection().json.contains("\"\(text)\"") }
        #expect(try shows("idle"))
        try session.send(.tap(.label("Search")))
        #expect(try shows("searching"))
        try session.send(.tap(.label("Leave")))
        #expect(try shows("idle"))
        try session.send(.tap(.label("Search now")))
        #expect(try shows("searching"))
    }

    @Test(arguments: [
        [
            "FOCUS": "focused: Bool", "IS_SEARCHING": "focused", "ON": "focused = true", "OFF": "focused = false",
            "BINDING": "$focused",
        ],
        [
            "FOCUS": "field: Int?", "IS_SEARCHING": "field == 1", "ON": "field = 1", "OFF": "field = nil",
            "BINDING": "$field, equals: 1",
        ],
    ])
    func interpreted(words: [String: String]) throws {
        let text = words.reduce(Self.source) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        try check(RenderSession(source: SourceText(name: "view.swiftdsl", text: text), options: RenderOptions()))
    }

    @Test func compiled() throws {
        try check(RenderSession(view: Compiled(), options: RenderOptions()))
    }

    /// People search from when they tap the field on until they cancel, whatever is in it.
    @Test func aTapOnTheFieldBeginsASearch() throws {
        let source = """
            import SwiftUI
            struct Content: View {
                @Environment(\\.isSearching) private var isSearching
                var body: some View { Text(isSearching ? "searching" : "idle") }
            }
            struct Root: View {
                @State private var text = ""
                var body: some View { NavigationStack { Content().searchable(text: $text) } }
            }
            """
        let session = try RenderSession(
            source: SourceText(name: "view.swiftdsl", text: source), options: RenderOptions())
        func shows(_ text: String) throws -> Bool { try session.inspection().json.contains("\"\(text)\"") }
        #expect(try shows("idle"))
        try session.send(.tap(.label("Search")))
        #expect(try shows("searching"))
        try session.send(.tap(.label("Cancel")))
        #expect(try shows("idle"))
    }
}
