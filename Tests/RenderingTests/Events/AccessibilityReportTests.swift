import Foundation
import Rendering
import Testing

/// What `render inspect` tells of accessibility modifiers.
@Suite("Accessibility in reports")
struct AccessibilityReportTests {
    static let rows: [(modifier: String, said: String)] = [
        (#".accessibilityLabel("Name")"#, #""label": "Name""#),
        (#".accessibilityValue("3 of 5")"#, #""value": "3 of 5""#),
        (#".accessibilityHint("Opens")"#, #""hint": "Opens""#),
        (#".accessibilityIdentifier("id")"#, #""identifier": "id""#),
        (#".accessibilityHidden(true)"#, #""hidden": true"#),
        (#".accessibilityAddTraits([.isHeader, .isButton])"#, #""isButton""#),
        (#".accessibilityAction(named: "Flag") {}"#, #""Flag""#),
        (#".accessibilityAdjustableAction { _ in }"#, #""increment""#),
    ]

    @Test(arguments: rows)
    func isTold(modifier: String, said: String) throws {
        let source = SourceText(name: "v.swiftdsl", text: "Text(\"a\")\(modifier)")
        let json = try RenderSession(source: source).inspection().json
        #expect(json.contains(said), "\(json)")
        #expect(
            !(try RenderSession(source: SourceText(name: "v", text: "Text(\"a\")")).inspection().json.contains(said)))
    }
}
