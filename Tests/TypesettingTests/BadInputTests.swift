import Foundation
import Testing

@testable import Typesetting

@Suite("Input nobody should send")
struct BadInputTests {
    /// Unoptimized builds are tens of times slower.
    #if DEBUG
        private static let size = 1
    #else
        private static let size = 50
    #endif

    private static func text(_ kind: String) -> String {
        switch kind {
        case "no spaces": return String(repeating: "a", count: 20_000 * size)
        case "marks": return "a" + String(repeating: "\u{301}", count: 2000 * size)
        case "joiners": return String(repeating: "\u{200D}", count: 2000 * size)
        case "newlines": return String(repeating: "\n", count: 2000 * size)
        case "tabs": return String(repeating: "\t", count: 2000 * size)
        case "controls": return String(String.UnicodeScalarView((0..<0x20).map { Unicode.Scalar(UInt8($0)) }))
        case "embeddings": return String(repeating: "\u{202B}", count: 2000 * size) + "a"
        case "isolates": return String(repeating: "\u{2067}a", count: 2000 * size)
        case "flags": return String(repeating: "\u{1F1E9}", count: 2000 * size)
        case "families": return String(repeating: "👩\u{200D}", count: 1000 * size)
        case "hyphens": return String(repeating: "\u{AD}", count: 2000 * size)
        case "arabic": return String(repeating: "م", count: 10_000 * size)
        case "mixed": return String(repeating: "aא你😀\u{301} ", count: 1000 * size)
        default: return String(repeating: "\u{FFFF}\u{10FFFF}\u{0}", count: 200 * size)
        }
    }

    @Test(
        "Long and strange texts end in time",
        arguments: [
            "no spaces", "marks", "joiners", "newlines", "tabs", "controls", "embeddings", "isolates", "flags",
            "families",
            "hyphens", "arabic", "mixed", "nothing",
        ])
    func texts(_ kind: String) {
        let paragraph = Paragraph(runs: [TextRun(Self.text(kind), font: FontDescriptor(size: 17))])
        for (width, height) in [(300.0, nil), (nil, 100), (0, 50), (1, nil)] as [(CGFloat?, CGFloat?)] {
            let layout = paragraph.layout(width: width, height: height)
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            #expect(layout.size.width >= 0 && layout.size.height >= 0)
            if let line = layout.lines.last { _ = layout.fragments(of: line) }
        }
    }

    @Test(
        "Strange numbers change nothing that has to be finite",
        arguments: [
            CGFloat.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300,
        ])
    func numbers(_ number: CGFloat) {
        var run = TextRun("Hello world", font: FontDescriptor(size: number, width: number))
        (run.tracking, run.kerning, run.baselineOffset) = (number, number, number)
        var style = ParagraphStyle()
        style.lineSpacing = number
        style.minimumScaleFactor = number
        for value in [nil, number, 100] as [CGFloat?] {
            let layout = Paragraph(runs: [run], style: style).layout(width: value, height: value)
            #expect(!layout.size.width.isNaN && !layout.size.height.isNaN)
            _ = layout.fragments()
        }
        style.displayScale = number
        _ = Paragraph(runs: [TextRun("Hello", font: FontDescriptor(size: 17))], style: style)
            .layout(width: 20, height: 20)
        _ = Symbols.symbol(named: "star", fontSize: number, displayScale: number)
    }

    @Test("No runs, empty runs")
    func empty() {
        #expect(Paragraph(runs: []).layout(width: nil, height: nil).size == .zero)
        let font = FontDescriptor(size: 17)
        let runs = [TextRun("", font: font), TextRun("a", font: font), TextRun("", font: font)]
        #expect(Paragraph(runs: runs).layout(width: nil, height: nil).lines.count == 1)
    }
}
