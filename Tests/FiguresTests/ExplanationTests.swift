import Foundation
import Rendering
import Testing

@testable import Figures

@Suite struct ExplanationTests {
    static let card = SourceProject(
        SourceText(
            name: "Card.swift",
            text: """
                struct ContentView: View {
                    var body: some View {
                        HStack(spacing: 10) {
                            Color.red
                            Text("Sign in to go on")
                                .lineLimit(1)
                            Text("Register")
                        }
                        .padding(20)
                    }
                }

                """))

    private static func options(_ width: Double) -> RenderOptions {
        var options = RenderOptions()
        options.setSize(width: width, height: 60)
        return options
    }

    @Test func tellsTheChainWithTheLinesThatDecided() throws {
        let explanation = try Explanations.explain("Register", in: Self.card, options: Self.options(200))
        #expect(explanation.links.map(\.name) == ["ContentView", ".padding", "HStack", "Text"])
        #expect(explanation.links.dropFirst().map { $0.source?.line } == [9, 3, 7])
        #expect(explanation.text.contains("HStack (Card.swift:3)"))
        #expect(explanation.text.contains("left for"))
    }

    @Test func findsATextThatIsCutOffByItsBeginning() throws {
        let explanation = try Explanations.explain("Sign in to go on", in: Self.card, options: Self.options(200))
        #expect(explanation.links.last?.source?.line == 5)
    }

    @Test func refusesAnUnknownViewWithASuggestion() {
        let failure = #expect(throws: RenderFailure.self) {
            _ = try Explanations.explain("Regster", in: Self.card, options: Self.options(400))
        }
        #expect(failure?.text.contains("did you mean 'Register'?") == true)
        #expect(failure?.cause == .request)
    }

    @Test func listsSeveralViewsOfOneName() {
        let source = SourceProject(SourceText(name: "a.swift", text: "VStack { Text(\"A\"); Text(\"A\") }\n"))
        let failure = #expect(throws: RenderFailure.self) {
            _ = try Explanations.explain("A", in: source, options: RenderOptions())
        }
        #expect(failure?.text.contains("0.0: Text") == true && failure?.text.contains("0.1: Text") == true)
    }

    @Test func tellsWhoGaveATextTooLittleAndWhatWouldDo() throws {
        let all = try Explanations.truncations(in: Self.card, options: Self.options(200))
        let text = try #require(all.first { $0.source?.line == 5 })
        #expect(text.culprit?.name == "HStack")
        let width = try #require(text.sufficientWidth)
        // It is the least: half a point less cuts the text off again.
        func isCutOff(_ width: Double) throws -> Bool {
            try Explanations.truncations(in: Self.card, options: Self.options(width)).contains { $0.id == text.id }
        }
        #expect(try !isCutOff(width))
        #expect(try isCutOff(width - 0.5))
    }

    struct NarrowText: CustomTestStringConvertible, Sendable {
        var title: String
        var source: String
        var width: Double?
        /// The culprit's name and line.
        var culprit: String
        /// The frame's argument and the least width that would do, by the text's own on one line.
        var change: (argument: String, added: CGFloat)?
        var testDescription: String { title }
    }

    static let text = #"Text("A rather long text that is cut").lineLimit(1)"#

    @Test(arguments: [
        NarrowText(
            title: "a frame in a stack", source: "VStack {\n    \(text)\n        .frame(width: 80)\n}\n",
            culprit: ".frame:3", change: ("width", 0)),
        NarrowText(
            title: "a frame that is flexible", source: "ZStack {\n    \(text).frame(maxWidth: 80)\n}\n",
            culprit: ".frame:2", change: ("maxWidth", 0)),
        NarrowText(
            title: "a padding within the frame", source: "VStack {\n    \(text).padding(8)\n    .frame(width: 80)\n}\n",
            culprit: ".frame:3", change: ("width", 16)),
        NarrowText(
            title: "a row that would have offered too little as well",
            source: "HStack {\n    \(text)\n        .frame(width: 80)\n    Text(\"B\")\n}\n", width: 300,
            culprit: ".frame:3", change: ("width", 0)),
        NarrowText(
            title: "a frame over another's",
            source: "VStack {\n    \(text).frame(width: 60)\n    .frame(width: 80)\n}\n",
            culprit: ".frame:2", change: ("width", 0)),
        NarrowText(
            title: "a column without room", source: "VStack {\n    \(text)\n}\n.padding(10)\n", width: 100,
            culprit: "nobody", change: nil),
    ])
    func blamesTheFrameThatIsTooNarrowAndNamesItsLeastWidth(_ narrow: NarrowText) throws {
        var options = RenderOptions()
        if let width = narrow.width { options.setSize(width: CGFloat(width), height: nil) }
        let source = SourceProject(SourceText(name: "a.swift", text: narrow.source))
        let all = try Explanations.truncations(in: source, options: options)
        let truncation = try #require(all.first)
        let culprit = truncation.culprit.map { "\($0.name):\($0.source?.line ?? 0)" } ?? "nobody"
        #expect(culprit == narrow.culprit, "\(truncation.sentence)")
        #expect(truncation.frame?.argument == narrow.change?.argument, "\(truncation.sentence)")
        guard let frame = truncation.frame, let change = narrow.change else { return }
        #expect(abs(frame.sufficientWidth - truncation.idealWidth - change.added) <= 0.5, "\(truncation.sentence)")
        #expect(truncation.sentence.contains("wide whatever it is proposed"))
        #expect(truncation.sentence.hasSuffix("(a.swift:\(frame.source.line)) would do."), "\(truncation.sentence)")
        #expect(Truncation.json(all).contains("\"argument\": \"\(frame.argument)\""))
    }

    /// The row had room for the text; only the frame round it can give the row more.
    @Test func blamesTheRowWithinAFrameAndNamesTheFrame() throws {
        let source = SourceProject(
            SourceText(
                name: "a.swift",
                text: "HStack {\n    Color.red\n    Text(\"Sign in to go on\").lineLimit(1)\n}\n.frame(width: 170)\n"))
        let all = try Explanations.truncations(in: source, options: RenderOptions())
        let truncation = try #require(all.first)
        #expect(truncation.culprit?.name == "HStack" && !truncation.isCulpritFixed, "\(truncation.sentence)")
        #expect(truncation.frame?.source.line == 5, "\(truncation.sentence)")
    }

    @Test func tellsWhatMovesWhereAValueIsAnother() throws {
        let change = try #require(SourceChange("padding=8"))
        let difference = try Explanations.whatIf(change, in: Self.card, options: Self.options(200))
        #expect(difference.text.contains("HStack (Card.swift:3) is 184×"), "\(difference.text)")
        #expect(difference.json.contains(#""source": "Card.swift:3:"#))
        let same = try #require(SourceChange("padding=20"))
        #expect(try Explanations.whatIf(same, in: Self.card, options: Self.options(200)).text == "Nothing moves.")
    }

    @Test(arguments: [
        ("padding=8", "Text(\"a\").padding(8)"), ("spacing=1", "VStack(spacing: 1) { Text(\"a\").padding() }"),
        ("2:padding=3", "Text(\"a\").padding(4)\nText(\"b\").padding(3)"), ("gap=5", "let gap = 5.0"),
    ])
    func replacesOneValue(change: String, expected: String) throws {
        let sources = [
            "padding=8": "Text(\"a\").padding(16)", "spacing=1": "VStack(spacing: 9) { Text(\"a\").padding() }",
            "2:padding=3": "Text(\"a\").padding(4)\nText(\"b\").padding(4)", "gap=5": "let gap = 12",
        ]
        let source = SourceText(name: "a.swift", text: try #require(sources[change]))
        let made = try #require(SourceChange(change)).applied(to: source).text
        #expect(made == expected.replacingOccurrences(of: "5.0", with: "5"))
    }

    @Test func refusesAValueThatIsInSeveralPlaces() throws {
        let source = SourceText(name: "a.swift", text: "Text(\"a\").padding(4)\nText(\"b\").padding(4)\n")
        let change = try #require(SourceChange("padding=3"))
        let failure = #expect(throws: RenderFailure.self) { _ = try change.applied(to: source) }
        #expect(failure?.text.contains("--what-if '2:padding=3'") == true)
    }
}
