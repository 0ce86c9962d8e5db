import Foundation
import Testing

@testable import Typesetting

@Suite("Text tables (facts 14)")
struct TextTableTests {
    @Test(
        "14.1: sizes of the styles on iOS",
        arguments: [
            (DynamicTypeSize.xSmall, TextStyle.largeTitle, CGFloat(31), CGFloat(38)), (.large, .largeTitle, 34, 41),
            (.large, .body, 17, 22), (.large, .headline, 17, 22), (.large, .caption2, 11, 13),
            (.xxxLarge, .subheadline, 21, 28), (.accessibility1, .title3, 31, 38), (.accessibility5, .body, 53, 62),
            (.accessibility5, .caption2, 40, 48), (.medium, .callout, 15, 20), (.small, .title2, 20, 25),
        ])
    func sizes(_ size: DynamicTypeSize, _ style: TextStyle, _ points: CGFloat, _ leading: CGFloat) {
        #expect(style.size(on: .iOS, dynamicTypeSize: size) == points)
        #expect(style.guidelineLeading(on: .iOS, dynamicTypeSize: size) == leading)
    }

    @Test("14.2: a reader's size changes nothing on macOS")
    func macSizes() {
        for size in DynamicTypeSize.allCases {
            #expect(
                TextStyle.allCases.map { $0.size(on: .macOS, dynamicTypeSize: size) }
                    == [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10])
        }
    }

    @Test(
        "14.1, 14.2: weights, and what bold makes of them",
        arguments: [
            (TextPlatform.iOS, TextStyle.headline, 600, 600), (.iOS, .body, 400, 600), (.iOS, .title, 400, 700),
            (.iOS, .title3, 400, 600), (.macOS, .headline, 700, 800), (.macOS, .caption, 400, 500),
            (.macOS, .caption2, 500, 600), (.macOS, .title2, 400, 700), (.macOS, .body, 400, 600),
        ])
    func weights(_ platform: TextPlatform, _ style: TextStyle, _ weight: Int, _ bold: Int) {
        #expect(style.weight(on: platform) == weight)
        #expect(style.boldWeight(on: platform) == bold)
    }

    @Test(
        "14.4, 14.5: tracking",
        arguments: [
            (FontDescriptor.Design.default, CGFloat(17), CGFloat(-0.43)), (.default, 12, 0), (.default, 6, 0.24),
            (.default, 3, 0.24),
            (.default, 26, 0.22), (.default, 55, 0.31), (.default, 100, 0), (.default, 17.5, -0.435),
            (.rounded, 17, 0.37), (.rounded, 90, 0), (.serif, 17, -0.07), (.serif, 60, -0.45), (.monospaced, 13, 0),
        ])
    func tracking(_ design: FontDescriptor.Design, _ size: CGFloat, _ points: CGFloat) {
        #expect(abs(SystemTracking.tracking(design: design, size: size) - points) < 1e-9)
    }
}

@Suite("Line metrics (facts 14)")
struct LineMetricsTests {
    private func layout(
        _ text: String, _ font: FontDescriptor, _ platform: TextPlatform, scale: CGFloat
    ) -> TextLayout {
        var style = ParagraphStyle()
        (style.platform, style.displayScale) = (platform, scale)
        return Paragraph(runs: [TextRun(text, font: font)], style: style).layout(width: nil, height: nil)
    }

    @Test(
        "14.6: San Francisco's ascent and descent",
        arguments: [
            (17.0, 20.287109), (15, 17.900391), (40, 47.734375),
        ])
    func lineHeights(_ size: CGFloat, _ height: CGFloat) throws {
        let font = try #require(FontCatalog.shared.resolve(FontDescriptor(size: size), platform: .iOS))
        #expect(abs(font.metrics.lineHeight - height) < 1e-5)
    }

    @Test(
        "14.7: one line on iOS is rounded up to the pixel",
        arguments: [
            (17.0, 3.0, 20.0 + 1.0 / 3), (17, 2, 20.5), (17, 1, 21), (34, 1, 41), (20, 1, 24), (15, 1, 18), (16, 1, 20),
            (12, 1, 15),
        ])
    func heightsOnIOS(_ size: CGFloat, _ scale: CGFloat, _ height: CGFloat) {
        #expect(abs(layout("Hg", FontDescriptor(size: size), .iOS, scale: scale).size.height - height) < 1e-9)
    }

    @Test(
        "14.8: heights and baselines on macOS",
        arguments: [
            (9.0, 11.0, 9.0), (10, 13, 10), (11, 14, 11), (12, 15, 12), (13, 16, 13), (14, 17, 14), (15, 19, 15),
            (16, 19, 15), (17, 20, 16), (20, 24, 19), (22, 26, 21), (26, 30, 25), (30, 35, 29), (34, 40, 33),
        ])
    func heightsOnMac(_ size: CGFloat, _ height: CGFloat, _ baseline: CGFloat) {
        for scale in [CGFloat(1), 2] {
            let layout = layout("Hg", FontDescriptor(size: size), .macOS, scale: scale)
            #expect(layout.size.height == height)
            #expect(layout.firstBaseline == baseline)
            #expect(layout.lastBaseline == baseline)
        }
    }

    @Test(
        "14.2: heights of the macOS styles at scale 2",
        arguments: [
            (TextStyle.largeTitle, CGFloat(31), 25.0), (.title, 26, 21), (.title2, 20.5, 16), (.title3, 19, 15),
            (.headline, 16, 13), (.body, 16, 13), (.callout, 15, 12), (.subheadline, 14, 11), (.footnote, 13, 10),
            (.caption, 13, 10), (.caption2, 13, 10),
        ])
    func styles(_ style: TextStyle, _ height: CGFloat, _ baseline: CGFloat) {
        let layout = layout("Hg", FontDescriptor(style, platform: .macOS), .macOS, scale: 2)
        #expect(layout.size.height == height)
        #expect(layout.firstBaseline == baseline)
    }

    @Test("14.2: title2 is 21 high at scale 1")
    func title2AtScale1() {
        #expect(layout("Hg", FontDescriptor(.title2, platform: .macOS), .macOS, scale: 1).size.height == 21)
    }

    @Test("15.18, 15.19: second lines on macOS")
    func secondLines() {
        let plain = layout("Two\nLines", FontDescriptor(size: 16), .macOS, scale: 1)
        #expect(plain.size.height == 38)
        #expect(plain.lastBaseline == 34)
        let style = layout("Last\nBaseline", FontDescriptor(.title3, platform: .macOS), .macOS, scale: 1)
        #expect(style.size.height == 39)
        #expect(style.lastBaseline == 35)
    }

    @Test("14.8: n lines are n times the height")
    func severalLines() {
        let layout = layout("a\nb\nc\nd", FontDescriptor(size: 13), .macOS, scale: 2)
        #expect(layout.size.height == 64)
        #expect(layout.lastBaseline == 61)
    }

    @Test("14.11: spacing round a text on macOS", arguments: [(13.0, 4.742, 8.151), (26, 9.0, 15.802)])
    func spacing(_ size: CGFloat, _ above: CGFloat, _ below: CGFloat) throws {
        let font = try #require(FontCatalog.shared.resolve(FontDescriptor(size: size), platform: .macOS))
        if size == 13 { #expect(abs(font.metrics.spacingAbove(scale: 2) - above) < 1e-3) }
        #expect(abs(font.metrics.spacingBelow(scale: 2) - below) < 2e-3)
    }

    @Test(
        "15.13, 15.16: widths that Inter shares with San Francisco",
        arguments: [
            ("Hello, world", 13.0, TextPlatform.macOS, 71.525), ("Hello world", 17, .iOS, 85.3),
        ])
    func widths(_ text: String, _ size: CGFloat, _ platform: TextPlatform, _ width: CGFloat) {
        let paragraph = Paragraph(runs: [TextRun(text, font: FontDescriptor(size: size))])
        #expect(abs(paragraph.naturalWidth - width) < 0.1)
    }
}
