import Rendering
import Testing

@Suite("Scenarios")
struct ScenarioTests {
    @Test func aLineIsAStep() throws {
        let text = """
            # What the form does.
            size 200x100

            capture empty
            tap Sign in
              wait 0.5
            type Name=Ann
            capture done
            """
        let scenario = try Scenario(name: "form.scenario", text: text)
        #expect(scenario.options.map(\.name) == ["size"])
        #expect(
            scenario.steps.map(\.kind) == [
                .capture("empty"), .event(.tap(.label("Sign in"))), .event(.wait(0.5)),
                .event(.type("Ann", into: "Name")), .capture("done"),
            ])
        #expect(scenario.steps.map(\.line) == [4, 5, 6, 7, 8])
    }

    @Test(arguments: [
        ("tpa A\ncapture a", "s:1: error: there is no step called 'tpa'\nnote: did you mean 'tap'?\n"),
        ("wait soon\ncapture a", "s:1: error: 'wait' takes seconds, from 0 to a million\n"),
        ("capture a\nsize 10x10", "s:2: error: 'size' has to stand before the first step\n"),
        ("capture a\ncapture A", "s:2: error: there is a picture called 'A' already\n"),
        ("size big\ncapture a", "s:1: error: 'size' takes two lengths, as in '320x480' or '320x_'\n"),
        ("tap A", "s: error: there is no 'capture' in it\n"),
        ("capture", "s:1: error: 'capture' needs the picture's name\n"),
    ])
    func mistakesHaveTheirLine(_ text: String, _ message: String) {
        let failure = #expect(throws: RenderFailure.self) { try Scenario(name: "s", text: text) }
        #expect(failure?.text == message)
    }

    @Test func picturesAreTakenInTurn() throws {
        let source = """
            struct V: View {
                @State var n = 0
                var body: some View { Text("\\(n)").onTapGesture { n += 1 } }
            }
            """
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: source))
        var texts: [String?] = []
        let scenario = try Scenario(name: "s", text: "capture a\ntap 0\ntap 1\ncapture b")
        try session.perform(scenario) { name, session in
            let text = try session.inspection().root?.children.first?.children.first?.text?.lines.first
            texts.append("\(name) \(text ?? "")")
        }
        #expect(texts == ["a 0", "b 2"])
        let failing = try Scenario(name: "s", text: "capture c\ntap 7")
        let failure = #expect(throws: RenderFailure.self) { try session.perform(failing) { _, _ in } }
        #expect(failure?.text.hasSuffix("note: in the step 'tap 7' of s:2\n") ?? false)
    }

    @Test func linesEndAsOnAnySystem() throws {
        let text = "size 200x100\n\ntap Sign in\ncapture done\n"
        let scenario = try Scenario(name: "s", text: text.replacing("\n", with: "\r\n"))
        #expect(try scenario.steps.map(\.kind) == Scenario(name: "s", text: text).steps.map(\.kind))
        #expect(scenario.steps.map(\.line) == [3, 4])
    }
}
