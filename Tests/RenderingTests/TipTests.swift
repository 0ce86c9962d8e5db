import Foundation
import Rendering
import SwiftUI
import Testing

/// Tips as cards among other views.
@Suite("Tips")
struct TipTests {
    private func session(_ source: String) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: 300, height: 400)
        options.scale = 1
        let source = "import SwiftUI\nimport TipKit\n" + source
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    private func names(_ session: RenderSession) throws -> [String] {
        func lines(_ node: LayoutReport) -> [String] {
            (node.text.map { [$0.lines.joined(separator: " ")] } ?? []) + node.children.flatMap(lines)
        }
        return try session.inspection().root.map(lines) ?? []
    }

    private static let tip = """
        struct Favorite: Tip {
            @Parameter static var isSignedIn: Bool = false
            static let visit = Event(id: "visit")
            var title: Text { Text("Save it") }
            var message: Text? { Text("Favorites come first.") }
            var image: Image? { Image(systemName: "star") }
            var actions: [Action] { Action(id: "more", title: "Learn More") }
            RULES
        }
        struct Root: View {
            let tip = Favorite()
            @State private var chosen = "nothing"
            var body: some View {
                VStack {
                    TipView(tip) { chosen = $0.id }
                    Text("chosen \\(chosen)")
                    Button("Sign in") { Favorite.isSignedIn = true }
                    Button("Visit") { Favorite.visit.sendDonation() }
                }
            }
        }
        """

    private func session(rules: String) throws -> RenderSession {
        try session(Self.tip.replacingOccurrences(of: "RULES", with: rules))
    }

    private static let rest = ["chosen nothing", "Sign in", "Visit"]

    @Test func aTipIsACardWithItsTextsAndActions() throws {
        let session = try session(rules: "")
        #expect(try names(session) == ["Save it", "Favorites come first.", "Learn More"] + Self.rest)
        try session.send(.tap(.label("Learn More")))
        #expect(try names(session).contains("chosen more"))
    }

    @Test func aTipThatPeopleCloseIsGone() throws {
        let session = try session(rules: "")
        try session.send(.tap(.label("Close")))
        #expect(try names(session) == Self.rest)
    }

    @Test(arguments: [
        (rules: "var rules: [Rule] { #Rule(Self.$isSignedIn) { $0 == true } }", taps: ["Sign in"]),
        (rules: "var rules: [Rule] { #Rule(Self.visit) { $0.donations.count >= 2 } }", taps: ["Visit", "Visit"]),
        (
            rules: """
            var rules: [Rule] {
                #Rule(Self.$isSignedIn) { $0 }
                #Rule(Self.visit) { $0.donations.count >= 1 }
            }
            """, taps: ["Sign in", "Visit"]
        ),
    ])
    func aTipIsShownWhenItsRulesHold(rules: String, taps: [String]) throws {
        let session = try session(rules: rules)
        for label in taps {
            #expect(try names(session) == Self.rest)
            try session.send(.tap(.label(label)))
        }
        #expect(try names(session).first == "Save it")
    }

    @Test func aStyleOfTheProgramMakesTheCard() throws {
        let session = try session(
            """
            struct Plain: Tip { var title: Text { Text("Swipe") } }
            struct Line: TipViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { Text("Tip:"); configuration.title }
                }
            }
            struct Root: View { var body: some View { TipView(Plain(), arrowEdge: .top).tipViewStyle(Line()) } }
            """)
        #expect(try names(session) == ["Tip:", "Swipe"])
    }
}
