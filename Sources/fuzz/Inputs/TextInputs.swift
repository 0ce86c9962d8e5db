import Foundation

/// Texts that people write beside their sources: chapters with figures, scenarios, settings.
enum TextInputs {
    static func chapter(_ random: inout FuzzRandom) -> [UInt8] {
        var text = Array((random.pick(chapters) ?? "").utf8)
        if random.oneIn(4) { text += Array((random.pick(chapters) ?? "").utf8) }
        for _ in 0...random.below(5) { insert(fences, into: &text, &random) }
        return input("chapter.md", FileMutator.mutated(text, isText: true, &random), source: view)
    }

    static func settings(_ random: inout FuzzRandom) -> [UInt8] {
        var text = Array((random.pick(settingsFiles) ?? "").utf8)
        for _ in 0...random.below(3) { insert(settingsLines, into: &text, &random) }
        return input("render.yml", FileMutator.mutated(text, isText: true, &random), source: view)
    }

    static func scenario(_ random: inout FuzzRandom) -> [UInt8] {
        var text = Array(steps.utf8)
        for _ in 0...random.below(3) { insert(stepLines, into: &text, &random) }
        return input("a.scenario", FileMutator.mutated(text, isText: true, &random), source: view)
    }

    /// Puts a line somewhere between others.
    private static func insert(_ lines: [String], into text: inout [UInt8], _ random: inout FuzzRandom) {
        let ends = text.indices.filter { text[$0] == 0x0A }
        guard let place = random.pick(ends), let line = random.pick(lines) else { return }
        text.insert(contentsOf: Array((line + "\n").utf8), at: place + 1)
    }

    private static func input(_ name: String, _ bytes: [UInt8], source: String) -> [UInt8] {
        Array("//- file \(name) \(Data(bytes).base64EncodedString())\n\(source)\n".utf8)
    }

    private static let view = """
        struct Card: View {
            @State var count = 0
            @State var name = "Ann"
            var body: some View {
                VStack { Text(name); TextField("Name", text: $name); Button("Add") { withAnimation { count += 1 } } }
                    .padding(CGFloat(count))
            }
        }
        #Preview("Card") { Card() }
        #Preview { Text("a") }
        """

    // MARK: - Chapters

    private static let chapters = [
        """
        ---
        title: "A chapter"
        ---
        # Stacks {#stacks}

        See @fig:hello and [the next](next.md#a "title"), <https://example.org> and ![a](a.png).

        ```swift figure=listing name=hello size=120x_ caption="Two *texts*"
        VStack { Text("Hello"); Text("World") }
        ```

        1. One
           - [x] two

             ```swift figure=view-tree use=hello
             ```

        | a | b |
        |---|:-:|
        | `c` | ~~d~~ |

        ```swift name=helper hide
        struct Row: View { let n: Int; var body: some View { Text("\\(n)") } }
        ```

        > ```swift figure=layout-steps after=helper steps=text
        > HStack { Row(n: 1); Spacer(); Row(n: 2) }
        > ```

        """,
        """
        Setext
        ======

        <div>

        ```swift figure=proposals proposals=25x50,50x50 name="a b"
        Text("Hello, World!")
        ```
        </div> <!-- a --> &amp; \\* <b>x</b>

        ~~~~swift figure=resize from=20 to=90 steps=3
        Text("a b c d").frame(maxWidth: .infinity)
        ~~~~

        ```swift figure=explain of=a tap="Add" at=0.2
        Button("Add") {}; Text("a")
        ```

        [ref]: http://example.org "t"
        [ref] [^note] $x$

        [^note]: A note.

        """,
    ]

    private static let fences = [
        "```swift figure=preview", "```", "~~~", "```swift figure=none", "```swift figure=code lines=1-99999999999",
        "```swift figure=stack name=../../a", "```swift figure=preview use=hello size=1e9x1e9",
        "```swift figure=filmstrip frames=4 tap=Add", "```swift figure=preview name=hello hide after=hello",
        "@fig:none @fig:hello @fig:", "    ```swift figure=grid", "> > > > - - - 1. a", "![](figures/hello.svg)",
        "<!-- easel", "\u{FEFF}\u{202E}", "```swift figure=preview caption=\"", "```swift figure=timeline scale=0",
        "# # #", "[a]: <b", "***a **b* c**", "|||", "</script><script>alert(1)</script>", "[x](javascript:alert(1))",
    ]

    // MARK: - Settings

    private static let settingsFiles = [
        """
        # Of all snapshots
        appearance: [light, dark]
        dynamic-type: [large, accessibility3]
        locale: en_US
        precision: 0.99
        lock: false
        set:
          - "count=3"
        configurations:
          small: { size: 90x_, scale: 1 }
          "phone & more":
            size: 390x844
            locale: ar
        previews:
          "Card*":
            frames: 0...1@4
            scenarios:
              added: [tap Add, wait: 1, capture: one]
              typed:
                - type: "Name=Bob"
            configurations: [small]
          '*':
            perceptual-precision: 0.5

        """,
        "size: |\n  90x_\nscale: !!int 2\nx: &a [1, 2]\ny: *a\n? b\n: c\n",
    ]

    private static let settingsLines = [
        "appearance: [light, dark, light]", "  - a: - b", "size: [", "}", "\tscale: 2", "scale: [0, -1, 1e308]",
        "set: count=", "jobs: 99999999999999999999", "configurations: {a: {}, A: {}}", "? ", "&a *a", "---", "...",
        "locale: [" + Array(repeating: "en", count: 60).joined(separator: ", ") + "]", "now: 9999-99-99", "cache: {}",
        "previews: {'*': {frames: 0...1e9@1e9}}", "'unclosed", "\"\\u12", "a: >-", "report: ../../etc", "assets: /dev",
        "[[[[[[[[[[[[[[[[[[[[[[", "{a: {a: {a: {a: {a: {a: ", "max-time: nan", "font-dir: /proc/self",
    ]

    // MARK: - Scenarios

    private static let steps = """
        # A card
        size 160x_
        locale de_DE
        set count=2
        at 0.2
        capture empty
        type Name=Bob
        tap Add
        wait 0.5
        drag 10,10,50,10
        capture "added twice"

        """

    private static let stepLines = [
        "capture", "capture empty", "tap", "tap 1e308,nan", "type =", "type Name=\u{202E}\u{1F468}\u{200D}\u{1F469}",
        "wait 1e300", "wait -1", "drag 1,1", "at nan", "scale 99", "set count=Array(repeating: 9, count: 1 << 50)",
        "view None", "size _x_", "scroll 5,5,1e9,1e9", "press Add=9e9", "key return", "focus Name", "locale ../..",
    ]
}
