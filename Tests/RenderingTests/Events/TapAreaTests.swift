import Foundation
import Rendering
import Testing

/// Where the platform takes taps for a control beside what its author drew: the glass of a bar's item, the row of a list.
@Suite("Areas that take taps for a control")
struct TapAreaTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var title: String
        var body: String
        var taps: [String]
        var printed: [String]
        var testDescription: String { title }
    }

    /// A trailing symbol's circle is from 240 to 284 across and from 0 to 44 down.
    static let cases: [Case] = [
        Case(
            title: "the circle of a symbol, up to its edges",
            body: bar(#"Button { print("add") } label: { Image(systemName: "plus") }"#),
            taps: ["242,2", "282,42", "262,22", "230,22", "262,60"],
            printed: ["add", "add", "add", "back"]),
        Case(
            title: "the capsule of a text, beside and above its letters",
            body: bar(#"Button("Edit") { print("edit") }"#),
            taps: ["280,22", "262,3"], printed: ["edit", "edit"]),
        Case(
            title: "two symbols on one piece of glass share it",
            body: bar(
                #"Button { print("a") } label: { Image(systemName: "plus") }; Button { print("b") } label: { Image(systemName: "minus") }"#
            ),
            taps: ["215,4", "260,4"], printed: ["a", "b"]),
        Case(
            title: "of two controls in one item each has its own",
            body: bar(
                #"ToolbarItem { HStack(spacing: 40) { Button("A") { print("a") }; Button("B") { print("b") } } }"#),
            taps: ["225,22"], printed: []),
        Case(
            title: "an item that is disabled takes the tap and does nothing",
            body: bar(#"Button { print("add") } label: { Image(systemName: "plus") }.disabled(true)"#),
            taps: ["242,2"], printed: ["bar"]),
        Case(
            title: "the row of a button",
            body: #"List { Button("Go") { print("go") } }"#, taps: ["230,60"], printed: ["go"]),
        Case(
            title: "the row of a button beside a text",
            body: #"List { HStack { Button("Go") { print("go") }; Spacer(); Text("now") } }"#,
            taps: ["150,60", "265,60"], printed: ["go", "go"]),
        Case(
            title: "a style that was chosen keeps taps to the button",
            body: #"List { Button("Go") { print("go") }.buttonStyle(.plain) }"#, taps: ["230,60"], printed: []),
        Case(
            title: "of two buttons in a row each has its own",
            body: #"List { HStack { Button("A") { print("a") }; Spacer(); Button("B") { print("b") } } }"#,
            taps: ["150,60"], printed: []),
        Case(
            title: "the row of a link to a screen, up to its edges",
            body: #"NavigationStack { List { NavigationLink("Next") { Color.red.onAppear { print("next") } } } }"#,
            taps: ["20,60"], printed: ["next"]),
    ]

    private static func bar(_ items: String) -> String {
        #"NavigationStack { Color.red.onTapGesture { print("back") }.toolbar { \#(items) } }.onTapGesture { print("bar") }"#
    }

    @Test(arguments: cases)
    func whatIsPrinted(_ example: Case) throws {
        var options = RenderOptions()
        options.setSize(width: 300, height: 200)
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: example.body), options: options)
        for tap in example.taps {
            let event = try #require(RenderEvent("tap", tap))
            // Where nothing takes the tap, that is said; here it counts as silence.
            do { try session.send(event) } catch { #expect("\(error)".contains("nothing to tap"), "\(error)") }
        }
        #expect(session.console == example.printed)
    }
}
