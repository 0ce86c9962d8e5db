import Drawing
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

    /// Texts' widths are San Francisco's to 1 %.
    @Test(
        "15.13, 15.16, 15.20: widths are San Francisco's",
        arguments: [
            ("Hello, world", 13.0, 71.525), ("Hello world", 17, 85.3), ("The quick brown fox", 17.5, 157.854),
            ("This is a test string", 17, 144.093), ("iiii", 13, 12.543), ("W", 13, 12.505),
            ("Hello, world", 26, 129.3),
        ])
    func widths(_ text: String, _ size: CGFloat, _ width: CGFloat) {
        let paragraph = Paragraph(runs: [TextRun(text, font: FontDescriptor(size: size))])
        #expect(abs(paragraph.naturalWidth / width - 1) < 0.01, "\(paragraph.naturalWidth)")
    }

    @Test("Capitals and small letters are as high as San Francisco's (facts 14.6)")
    func heights() throws {
        let font = try #require(FontCatalog.shared.resolve(FontDescriptor(size: 100), platform: .iOS))
        func height(_ letter: Unicode.Scalar) throws -> CGFloat {
            let glyph = try #require(font.face.glyph(for: letter))
            return -font.face.outline(of: glyph, size: 100).boundingRect.minY
        }
        #expect(abs(try height("H") - 70.46) < 0.3)
        let small = try #require(FontCatalog.shared.resolve(FontDescriptor(size: 17), platform: .iOS))
        let glyph = try #require(small.face.glyph(for: "x"))
        #expect(abs(small.face.outline(of: glyph, size: 100).boundingRect.minY + 52.64) < 0.5)
    }

    /// What an outline encloses, holes taken off.
    private func area(_ path: Path) -> CGFloat {
        let twice = path.flattened().reduce(0) { sum, ring in
            sum
                + zip(ring.points, ring.points.dropFirst() + ring.points.prefix(1))
                .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        }
        return abs(twice) / 2
    }

    @Test(
        "Rounded letters have each of their contours once, the plain ones' height, and are only rounded at corners",
        arguments: [300, 400, 500, 600, 700, 800, 900])
    func roundedOutlines(weight: Int) throws {
        func outline(_ letter: Unicode.Scalar, _ design: FontDescriptor.Family) throws -> Path {
            let descriptor = FontDescriptor(family: design, size: 27, weight: weight)
            let font = try #require(FontCatalog.shared.resolve(descriptor, platform: .iOS))
            return font.face.outline(of: try #require(font.face.glyph(for: letter)), size: 100)
        }
        let letters = [
            1: "cfhklmnrstuvwxyzCEFGHIJKLMNSTUVWXYZ12357", 2: "abdegijopqADOPQR0469?!", 3: "B8",
        ]
        for (count, letters) in letters {
            for letter in letters.unicodeScalars {
                let (plain, round) = try (outline(letter, .system(.default)), outline(letter, .system(.rounded)))
                let contours = round.elements.count { if case .move = $0 { true } else { false } }
                #expect(contours == count, "\(letter)")
                #expect(abs(plain.boundingRect.height - round.boundingRect.height) < 1.5, "\(letter)")
                // These have no corner at all.
                if "oO08".unicodeScalars.contains(letter) {
                    #expect(abs(area(round) / area(plain) - 1) < 0.01, "\(letter)")
                }
            }
        }
    }

    @Test("macOS draws strokes thicker and leaves letters their room")
    func smoothing() throws {
        let mac = try #require(FontCatalog.shared.resolve(FontDescriptor(size: 13), platform: .macOS))
        let phone = try #require(FontCatalog.shared.resolve(FontDescriptor(size: 13), platform: .iOS))
        #expect(mac.face === phone.face && phone.drawnFace === phone.face)
        let stem = { (font: ResolvedFont) -> CGFloat in
            font.face.glyph(for: "l").map { font.drawnFace.outline(of: $0, size: 13).boundingRect.width } ?? 0
        }
        #expect((1.03...1.2).contains(stem(mac) / stem(phone)))
    }

    @Test("21.16: macOS draws text the thicker, the lighter its colour is")
    func smoothingByColour() throws {
        let mac = try #require(FontCatalog.shared.resolve(FontDescriptor(size: 13), platform: .macOS))
        let glyph = try #require(mac.face.glyph(for: "l"))
        let stems = [0.0, 0.4, 1.0].map {
            FontCatalog.shared.smoothed(mac.drawnFace, luminance: $0).outline(of: glyph, size: 13).boundingRect.width
        }
        #expect(stems[0] < stems[1] && stems[1] < stems[2])
        let plain = mac.face.outline(of: glyph, size: 13).boundingRect.width
        #expect((1.15...1.5).contains(stems[2] / plain))
    }

    @Test(
        "Pairs stand as San Francisco's do in Apple's pictures",
        arguments: [("Tests", 28.0, 63.0), ("Trait", 17, 33.66)])
    func pairs(_ text: String, _ size: CGFloat, _ width: CGFloat) {
        let font = FontDescriptor(size: size)
        #expect(abs(layout(text, font, .iOS, scale: 100).size.width - width) < 0.008 * width)
    }

    @Test("21.17: two lines that may shrink are two leadings high")
    func shrinkingLines() {
        let font = FontDescriptor(.caption, platform: .iOS, dynamicTypeSize: .large)
        func height(_ factor: CGFloat) -> CGFloat {
            var style = ParagraphStyle()
            (style.platform, style.displayScale, style.minimumScaleFactor) = (.iOS, 3, factor)
            let run = TextRun("Speed Limit", font: font)
            return Paragraph(runs: [run], style: style).layout(width: 52, height: 76).size.height
        }
        #expect(abs(height(0.6) - 97.0 / 3) < 1e-6)
        #expect(abs(height(1) - 91.0 / 3) < 1e-6)
    }

    @Test(
        "21.1: lines of a style advance by its leading on iOS, one line is as high as its font",
        arguments: [
            (TextStyle.body, DynamicTypeSize.large, 22.0), (.body, .medium, 21), (.title, .large, 34),
            (.title2, .large, 28), (.subheadline, .medium, 19), (.body, .accessibility3, 48),
        ])
    func leading(_ style: TextStyle, _ typeSize: DynamicTypeSize, _ leading: CGFloat) {
        let font = FontDescriptor(style, platform: .iOS, dynamicTypeSize: typeSize)
        let one = layout("a", font, .iOS, scale: 3)
        let lines = layout("a\nb\nc", font, .iOS, scale: 3).lines
        #expect(abs(lines[1].baseline - lines[0].baseline - leading) < 1e-6)
        #expect(abs(lines[2].baseline - lines[1].baseline - leading) < 1e-6)
        #expect(one.size.height == (font.size * 2444 / 2048).roundedUp(toScale: 3))
    }

    @Test("A font without a style advances by its own height")
    func naturalLeading() {
        let lines = layout("a\nb", FontDescriptor(size: 17), .iOS, scale: 3).lines
        #expect(abs(lines[1].baseline - lines[0].baseline - 17 * 2444 / 2048) < 1e-6)
    }
}
