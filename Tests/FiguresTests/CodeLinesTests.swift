import Rendering
import Testing

@testable import Figures

/// Lines that are chosen or marked have to be there.
@Suite struct CodeLinesTests {
    private static func draw(_ lineCount: Int, _ settings: [(String, String)]) throws -> Figure {
        let lines = (1...lineCount).map { "let number\($0) = \($0)" }
        let source = SourceText(name: "a.swift", text: lines.joined(separator: "\n") + "\n\n")
        var request = FigureRequest(kind: .code, source: source)
        for (name, text) in settings { try request.settings.set(name, to: text) }
        return try Figures.draw(request)
    }

    @Test(
        arguments: [
            ("highlight", "99", nil, "there is no line 99 (--highlight)\nnote: the source has lines 1 to 17"),
            ("highlight", "3,16-18", nil, "lines 16 to 18 aren't all there (--highlight)"),
            ("highlight", "17:1-18:2", nil, "lines 17 to 18 aren't all there (--highlight)"),
            (
                "highlight", "2", "3-6",
                "there is no line 2 (--highlight)\nnote: the figure shows lines 3 to 6 (--lines)"
            ),
            ("callout", "99=x", nil, "there is no line 99 (--callout)\nnote: the source has lines 1 to 17"),
            ("callout", "1=x", "3-6", "there is no line 1 (--callout)\nnote: the figure shows lines 3 to 6 (--lines)"),
            ("lines", "50-60", nil, "lines 50 to 60 aren't all there (--lines)\nnote: the source has lines 1 to 17"),
            ("lines", "16-18", nil, "lines 16 to 18 aren't all there (--lines)"),
        ] as [(String, String, String?, String)])
    func aLineThatIsNotThereIsAnErrorWithThoseThatAre(
        _ option: String, _ text: String, _ lines: String?, _ message: String
    ) {
        let settings = (lines.map { [("lines", $0)] } ?? []) + [(option, text)]
        let failure = #expect(throws: RenderFailure.self) { _ = try Self.draw(17, settings) }
        #expect(failure?.text.hasPrefix("error: " + message) == true, "\(failure?.text ?? "")")
        #expect(failure?.cause == .request)
    }

    @Test(arguments: [
        [("highlight", "1,17")], [("highlight", "17:1-17:3")], [("callout", "17=The last")], [("lines", "17")],
        [("lines", "1-17")], [("lines", "3-6"), ("highlight", "3-6"), ("callout", "6=Here")],
    ])
    func aLineThatIsThereIsTaken(_ settings: [(String, String)]) throws { _ = try Self.draw(17, settings) }

    @Test(arguments: [(1, "Swift source of one line."), (2, "Swift source of 2 lines.")])
    func theAlternateTextCountsTheLines(_ count: Int, _ text: String) throws {
        #expect(try Self.draw(count, []).alternateText == text)
    }
}
