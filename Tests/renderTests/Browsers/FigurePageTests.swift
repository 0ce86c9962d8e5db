import BrowserTesting
import Foundation
import Testing

/// Interactive figures and the site of a book, as readers use them in real browsers.
@Suite(.serialized, .enabled(if: !Browser.Kind.installed.isEmpty))
struct FigurePageTests {
    private func page(_ arguments: [String], _ source: String, in scratch: Scratch) throws -> String {
        _ = try scratch.write(source, to: "view.swiftdsl")
        let result = try Program.run(
            ["figure", arguments[0], "view.swiftdsl", "-o", "\(arguments[0]).html"] + arguments.dropFirst(),
            in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        return scratch.url.appendingPathComponent("\(arguments[0]).html").absoluteString
    }

    private static let value = "document.getElementById('value').textContent"
    private static let text = "document.getElementById('text').textContent"

    @Test(arguments: Browser.Kind.installed)
    func figuresAreDraggedSteppedAndPlayed(_ kind: Browser.Kind) async throws {
        let scratch = try Scratch()
        let resize = try page(
            ["resize", "--from", "100", "--to", "160"], "Text(\"Wrapping words in a row\").padding()", in: scratch)
        let steps = try page(["layout-steps", "--size", "100x50"], "Text(\"A\").padding()", in: scratch)
        let moving = """
            struct ContentView: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Button("Go") { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
                        Circle().frame(width: isOn ? 60 : 20, height: 20)
                    }
                }
            }

            """
        let film = try page(["filmstrip", "--tap", "Go"], moving, in: scratch)

        let browser = try await Browser(kind, width: 900, height: 900)
        try browser.open(resize)
        #expect(try browser.text("document.getElementById('still').hidden") == "true")
        #expect(try browser.text(Self.value) == "160")
        try browser.type(Browser.Key.left.rawValue, into: "#position")
        #expect(try browser.text(Self.value) == "156")
        #expect(try browser.text("document.getElementById('position').getAttribute('aria-valuetext')") == "156")
        #expect(try browser.text(Self.text).contains("Proposed 156×nil"))
        let before = try browser.text("document.getElementById('handle').getBoundingClientRect().left")
        try browser.drag("#handle", by: -40)
        let after = try browser.text("document.getElementById('handle').getBoundingClientRect().left")
        #expect(try browser.text(Self.value) == "116")
        let moved = try #require(Double(before)) - (try #require(Double(after)))
        #expect(abs(moved - 40) <= 3, "the handle is under the pointer")
        #expect(try browser.text("document.querySelectorAll('.state:not([hidden])').length") == "1")
        #expect(try browser.text("[...document.images].every((image) => image.complete && image.alt)") == "true")
        #expect(try PageAccessibility.faults(in: browser) == [])

        try browser.open(steps)
        #expect(try browser.text(Self.value) == "Step 1 of 4")
        try browser.click("#forth")
        #expect(try browser.text(Self.text).hasPrefix("2. .padding proposes"))
        try browser.click("#back")
        try browser.click("#back")
        #expect(try browser.text(Self.value) == "Step 1 of 4")
        try browser.type(Browser.Key.right.rawValue + Browser.Key.right.rawValue, into: "#position")
        #expect(try browser.text(Self.value) == "Step 3 of 4")
        #expect(try PageAccessibility.faults(in: browser) == [])

        try browser.open(film)
        try browser.click("#play")
        #expect(try browser.text("document.getElementById('play').getAttribute('aria-pressed')") == "true")
        #expect(try browser.settle("document.getElementById('play').textContent", on: "Play") == "Play")
        #expect(try browser.text(Self.value) == "0.20 s")
    }

    private static let chapters = [
        "index.md":
            "# A book\n\nWords, `code`, and [one](one.md#second).\n\n> Quoted.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
        "one.md": """
        # One

        ## First

        ```swift figure=listing name=x caption="A text"
        struct Card: View { // A comment
            @State var count = 3.5
            var body: some View { Text("x \\(count)").padding() }
        }
        ```

        ## Second

        ```swift figure=layout-steps name=y words caption="Its steps"
        Text("y").padding()
        ```

        See @fig:x.

        """,
    ]

    @Test(arguments: Browser.Kind.installed)
    func everybodyCanReadASite(_ kind: Browser.Kind) async throws {
        let scratch = try Scratch()
        for (name, text) in Self.chapters { _ = try scratch.write(text, to: name) }
        let result = try Program.run(
            ["figures", "index.md", "one.md", "-o", "site", "--format", "html"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        for isDark in [false, true] {
            let browser = try await Browser(kind, width: 900, height: 900, isDark: isDark)
            for name in ["index.html", "one.html"] {
                try browser.open(scratch.url.appendingPathComponent("site/\(name)").absoluteString)
                let faults = try PageAccessibility.faults(in: browser)
                #expect(faults == [], "\(name), \(isDark ? "dark" : "light")")
                #expect(
                    try browser.text("[...document.images].every((i) => i.complete && i.naturalWidth > 0)") == "true")
                #expect(
                    try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true",
                    "nothing is wider than the window")
            }
            let picture = try browser.text("document.images[0].currentSrc.split('/').pop()")
            #expect(picture == (isDark ? "x-dark.svg" : "x.svg"))
        }
    }
}
