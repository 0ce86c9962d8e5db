import Foundation
import Testing

/// What the commands print and write, and the codes they end with.
struct CommandTests {
    private func scratch(_ source: String) throws -> Scratch {
        let scratch = try Scratch()
        _ = try scratch.write(source, to: "a.swiftdsl")
        return scratch
    }

    @Test(arguments: [("png", "\u{89}PNG"), ("svg", "<svg"), ("pdf", "%PDF")])
    func theOutputsNameTellsTheFormat(_ format: String, _ start: String) throws {
        let scratch = try scratch("Text(\"Hello\")")
        let result = try Program.run(["a.swiftdsl", "-o", "a.\(format)"], in: scratch.url)
        #expect(result.status == 0 && result.error.isEmpty && result.output.isEmpty)
        let data = try scratch.data("a.\(format)")
        let head = String(data.prefix(200).map { Character(UnicodeScalar($0)) })
        #expect(head.contains(start))
    }

    @Test func standardInputAndOutput() throws {
        let source = Data("Text(\"Hello\")".utf8)
        let result = try Program.run(["-", "-o", "-", "--format", "svg"], input: source)
        #expect(result.status == 0)
        #expect(result.text.contains("<svg"))
        #expect(try Program.run(["-", "-o", "-"], input: source).status == 64)
    }

    @Test func twoProcessesDrawTheSameBytes() throws {
        let scratch = try scratch(
            "VStack { Text(\"Hello\"); Circle().fill(.red.gradient).shadow(radius: 3) }.padding()")
        for format in ["png", "svg", "pdf"] {
            for name in ["a", "b"] {
                #expect(try Program.run(["a.swiftdsl", "-o", "\(name).\(format)"], in: scratch.url).status == 0)
            }
            #expect(try scratch.data("a.\(format)") == scratch.data("b.\(format)"))
        }
    }

    @Test func everyPreviewIsDrawn() throws {
        let scratch = try scratch(
            """
            #Preview("One") { Text("1") }
            #Preview { Text("2") }
            #Preview("One") { Text("3") }
            """)
        let result = try Program.run(["a.swiftdsl", "--all", "-o", "out"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        #expect(result.text == "out/One.png\nout/Preview 2.png\nout/One 2.png\n")
    }

    @Test func optionsChooseWhatIsDrawn() throws {
        let scratch = try scratch(
            """
            struct A: View {
                @State private var show = false
                var body: some View { if show { Color.red } else { Text("hidden") } }
            }
            struct B: View { var body: some View { Text("b") } }
            """)
        let result = try Program.run(
            ["inspect", "a.swiftdsl", "--view", "A", "--set", "show=true", "--size", "120x80", "--scale", "3"],
            in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        #expect(result.text.contains("\"canvas\": {\"width\": 120, \"height\": 80, \"scale\": 3}"))
        #expect(result.text.contains("\"name\": \"Color\""))
        #expect(result.text.contains("\"A\": 1"))
    }

    @Test(arguments: [
        ["a.swiftdsl"], ["a.swiftdsl", "-o", "a.bmp"], ["a.swiftdsl", "-o", "a.png", "--scale", "0"],
        ["a.swiftdsl", "-o", "a.png", "--size", "12"], ["a.swiftdsl", "-o", "a.png", "--appearance", "blue"],
        ["a.swiftdsl", "-o", "a.png", "--nonsense", "1"], ["figure", "a.swiftdsl"], [],
        ["help", "nonsense"], ["help", "figures", "nonsense"], ["a.swiftdsl", "-o", "{nam}.png"],
        ["a.swiftdsl", "--all", "--view", "A", "-o", "out"],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        let scratch = try scratch("Text(\"Hello\")")
        let result = try Program.run(arguments, in: scratch.url)
        #expect(result.status == 64, "\(result.error)")
        #expect(try scratch.names() == ["a.swiftdsl"])
    }

    @Test func verboseTellsPhases() throws {
        let scratch = try scratch("Text(\"Hello\")")
        let result = try Program.run(["a.swiftdsl", "-o", "a.png", "-v"], in: scratch.url)
        for phase in ["check", "evaluate", "update", "layout", "draw", "encode", "total", "memory"] {
            #expect(result.error.contains(phase))
        }
    }

    /// A list takes what it is given, and nothing where that is nothing: facts.md 9.6.
    @Test(arguments: [
        (["inspect", "a.swiftdsl"], "393, \"height\": 852"),
        (["inspect", "a.swiftdsl", "--size", "200x_"], "200, \"height\": 852"),
        (["inspect", "a.swiftdsl", "--platform", "macos"], "900, \"height\": 450"),
    ])
    func aViewThatNeedsNoSizeHasThatOfAWindow(_ arguments: [String], _ canvas: String) throws {
        let scratch = try scratch("NavigationStack { List { Text(\"Row\") } }")
        let result = try Program.run(arguments, in: scratch.url)
        #expect(result.text.contains("\"canvas\": {\"width\": \(canvas)"), "\(result.error)")
    }

    @Test func aViewWithoutSizeIsToldHowToGetOne() throws {
        let scratch = try scratch("EmptyView()")
        let result = try Program.run(["a.swiftdsl", "-o", "a.png"], in: scratch.url)
        #expect(result.status == 1)
        #expect(result.error.contains("the picture has no area: 0 × 0 points"))
        #expect(result.error.contains("'--size 393x852'"))
        #expect(try Program.run(["a.swiftdsl", "-o", "a.png", "--size", "39x84"], in: scratch.url).status == 0)
    }

    @Test func aRootThatFillsIsToldHowToBeSeen() throws {
        let scratch = try scratch("GeometryReader { Text(\"\\($0.size.width)\") }")
        let result = try Program.run(["a.swiftdsl", "-o", "a.png"], in: scratch.url)
        #expect(result.status == 0)
        #expect(result.error.contains("10 points wide and high"), "\(result.error)")
        #expect(result.error.contains("'--size 393x852'"))
        let given = try Program.run(["a.swiftdsl", "-o", "a.png", "--size", "100x_"], in: scratch.url)
        #expect(given.error.contains("10 points high"), "\(given.error)")
    }

    @Test func printedLinesAreTold() throws {
        let scratch = try scratch("let x = { print(\"hello from a view\"); return 1 }()\nText(\"\\(x)\")")
        let result = try Program.run(["inspect", "a.swiftdsl"], in: scratch.url)
        #expect(result.text.contains("hello from a view"), "\(result.error)")
        #expect(try Program.run(["a.swiftdsl", "-o", "a.png", "-q"], in: scratch.url).error.isEmpty)
    }

    @Test func fontsAreListed() throws {
        let result = try Program.run(["fonts"])
        #expect(result.status == 0)
        for name in ["Inter", "JetBrains Mono", "Noto Serif", "star", "chevron.right"] {
            #expect(result.text.contains(name))
        }
    }

    @Test func helpAndVersion() throws {
        #expect(try Program.run(["--help"]).text.contains("render FILE -o OUT"))
        #expect(try Program.run(["--version"]).status == 0)
    }

    /// A name of the system that leads to a pipe is written to as it is.
    @Test func standardOutputByItsNameMayBeAPipe() throws {
        let scratch = try Scratch()
        _ = try scratch.write("Text(\"a\")", to: "a.swiftdsl")
        let named = try Program.run(["a.swiftdsl", "-o", "/dev/stdout", "--format", "png"], in: scratch.url)
        #expect(named.status == 0, "\(named.error)")
        #expect(try named.output == Program.run(["a.swiftdsl", "-o", "-", "--format", "png"], in: scratch.url).output)
        #expect(try scratch.names() == ["a.swiftdsl"])
    }
}
