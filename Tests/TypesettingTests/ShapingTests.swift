import CHarfBuzz
import Drawing
import Foundation
import Testing

@testable import Typesetting

@Suite("Shaping")
struct ShapingTests {
    private func runs(_ text: String, _ font: FontDescriptor = FontDescriptor(size: 20)) -> [GlyphRun] {
        Paragraph(runs: [TextRun(text, font: font)]).layout(width: nil, height: nil).fragments().compactMap {
            if case .glyphs(let run, _) = $0 { return run }
            return nil
        }
    }

    /// Every character after every other, and sentences drawn from a small alphabet.
    private func samples() -> [String] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,!?%&$;'/")
        var texts: [String] = []
        for first in alphabet { texts.append(alphabet.map { "\(first)\($0)" }.joined()) }
        var seed: UInt64 = 1
        for _ in 0..<300 {
            var text = ""
            for _ in 0..<24 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(alphabet[Int(seed >> 33) % alphabet.count])
            }
            texts.append(text)
        }
        return texts + ["1024x768 and 3x4", "fi ffi fl office", "WAVE Tyler's 3.14%"]
    }

    @Test(
        "Text from learned pairs is the text HarfBuzz shapes",
        arguments: [
            FontDescriptor(size: 17), FontDescriptor(size: 17, weight: 800), FontDescriptor(size: 17, isItalic: true),
            FontDescriptor(size: 40, weight: 300), FontDescriptor(family: .system(.monospaced), size: 13),
            FontDescriptor(family: .system(.serif), size: 13), FontDescriptor(family: .system(.rounded), size: 13),
        ])
    func pairs(_ descriptor: FontDescriptor) throws {
        let face = try #require(FontCatalog.shared.resolve(descriptor, platform: .iOS)).face
        let reference = FontFace(
            file: face.file, variations: face.variations, horizontalScale: face.horizontalScale,
            alternates: face.alternates)
        #expect(face.pairs != nil && reference.pairs == nil)
        let language = Languages.tag("en")
        // The second round sets from pairs what the first has learned.
        for round in 0..<2 {
            for text in samples() {
                func shape(_ face: FontFace) -> ShapedText {
                    Shaper.shape(
                        text, face: face, features: [], script: HB_SCRIPT_LATIN, isRightToLeft: false,
                        language: language)
                }
                let (fast, slow) = (shape(face), shape(reference))
                let isSame =
                    fast.advance == slow.advance && fast.clusterCount == slow.clusterCount
                    && fast.glyphs.map(\.glyph) == slow.glyphs.map(\.glyph)
                    && fast.glyphs.map(\.advance) == slow.glyphs.map(\.advance)
                    && fast.glyphs.map(\.cluster) == slow.glyphs.map(\.cluster)
                let differences = zip(fast.glyphs, slow.glyphs).enumerated()
                    .filter { $1.0.advance != $1.1.advance || $1.0.glyph != $1.1.glyph }
                    .map { "\($0): \($1.0) \($1.1)" }
                #expect(isSame, "round \(round): \(text) \(differences)")
                if !isSame { return }
            }
        }
    }

    @Test(
        "Right-to-left words stand from right to left, digits in them from left to right",
        arguments: [
            ("abc אבג def", ["abc ", "אבג", " def"]),
            ("אבג abc דהו", ["דהו", "abc", "אבג"]),
            ("אבג 123 דהו", [" דהו", "123", "אבג "]),
        ] as [(String, [String])])
    func bidi(_ text: String, _ order: [String]) {
        let found = runs(text).map { $0.text.trimmingCharacters(in: .whitespaces) }
        #expect(found.filter { !$0.isEmpty } == order.map { $0.trimmingCharacters(in: .whitespaces) })
        let places = runs(text).map(\.origin.x)
        #expect(places == places.sorted())
    }

    @Test("A right-to-left run's glyphs stand in visual order")
    func rightToLeftGlyphs() throws {
        let run = try #require(runs("אבג").first)
        #expect(run.isRightToLeft)
        #expect(run.glyphs.map(\.cluster) == [4, 2, 0])
        #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
    }

    @Test(
        "Each script is drawn by a font that has it",
        arguments: [
            ("Hello", "EaselSans"), ("Привет", "EaselSans"), ("Ελλάδα", "EaselSans"), ("你好", "NotoSansCJK"),
            ("こんにちは", "NotoSansCJK"),
            ("안녕", "NotoSansCJK"), ("مرحبا", "NotoSansArabic"), ("שלום", "NotoSansHebrew"),
            ("नमस्ते", "NotoSansDevanagari"),
            ("สวัสดี", "NotoSansThai"), ("∮∯", "NotoSansMath"),
        ])
    func fallback(_ text: String, _ font: String) {
        let names = Set(runs(text).compactMap { ($0.source as? FontFace)?.postScriptName })
        #expect(names.count == 1)
        #expect(names.first?.hasPrefix(font) == true, "\(names)")
        let paragraph = Paragraph(runs: [TextRun(text, font: FontDescriptor(size: 20))])
        #expect(paragraph.missingCharacters.isEmpty && paragraph.borrowedCharacters.isEmpty)
        #expect(runs(text).allSatisfy { $0.glyphs.allSatisfy { $0.glyph != 0 } })
    }

    @Test("Emoji are pictures of one em and a quarter", arguments: ["😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "❤️"])
    func emoji(_ text: String) throws {
        let layout = Paragraph(runs: [TextRun(text, font: FontDescriptor(size: 20))]).layout(width: nil, height: nil)
        let fragments = layout.fragments()
        #expect(fragments.count == 1)
        guard case .picture(let bitmap, let rect, _)? = fragments.first else {
            Issue.record("no picture")
            return
        }
        #expect(bitmap.width > 0 && abs(rect.width - 24) < 3 && abs(rect.height - 23) < 4)
        #expect(abs(layout.size.width - 25) < 1)
    }

    @Test("A text presentation selector keeps a character plain")
    func textPresentation() {
        #expect(!runs("❤\u{FE0E}").isEmpty)
        #expect(!runs("©").isEmpty)
    }

    @Test("A character that no font has is reported and drawn as a box")
    func missing() {
        let paragraph = Paragraph(runs: [TextRun("a\u{10FFFD}", font: FontDescriptor(size: 20))])
        #expect(paragraph.missingCharacters == ["\u{10FFFD}"])
    }

    @Test("Tracking keeps ligatures apart, kerning doesn't; both widen every character")
    func tracking() {
        let font = FontDescriptor(family: .system(.serif), size: 20)
        var tracked = TextRun("fi", font: font)
        tracked.tracking = 3
        var kerned = TextRun("fi", font: font)
        kerned.kerning = 3
        let plain = Paragraph(runs: [TextRun("fi", font: font)])
        let glyphs = { (run: TextRun) in
            Paragraph(runs: [run]).layout(width: nil, height: nil).fragments().compactMap {
                if case .glyphs(let run, _) = $0 { return run.glyphs.count }
                return nil
            }
        }
        #expect(glyphs(tracked) == [2])
        #expect(glyphs(kerned) == [1])
        #expect(abs(Paragraph(runs: [kerned]).naturalWidth - plain.naturalWidth - 3) < 1e-6)
    }

    @Test("Texts shaped on many threads at once are the texts shaped on one")
    func threads() async {
        let texts = (0..<200).map { "Row \($0) 你好 \($0 * 7) שלום Details of \($0)" }
        let measure = { @Sendable (text: String) -> CGFloat in
            let runs = [
                TextRun(text, font: FontDescriptor(size: 13)),
                TextRun(text, font: FontDescriptor(family: .system(.serif), size: 20, weight: 700)),
            ]
            return Paragraph(runs: runs, catalog: FontCatalog()).layout(width: 120, height: nil).size.height
        }
        let expected = texts.map(measure)
        let shared = await withTaskGroup(of: (Int, CGFloat).self) { group in
            for (index, text) in texts.enumerated() { group.addTask { (index, measure(text)) } }
            var found = [CGFloat](repeating: 0, count: texts.count)
            for await (index, height) in group { found[index] = height }
            return found
        }
        #expect(shared == expected)
    }

    @Test(
        "Signs stay the signs that were typed",
        arguments: ["a -> b", "a <- b", "a => b", "-->", "a != b", "a == b", "2x2", "3 x 4", "1280X720"])
    func signs(_ text: String) throws {
        for design in [FontDescriptor.Design.default, .monospaced] {
            let run = try #require(runs(text, FontDescriptor(family: .system(design), size: 20)).first)
            let face = try #require(run.source as? FontFace)
            // Inter's forms for capitals are other glyphs of the same sign.
            let expected = text.unicodeScalars.compactMap { face.glyph(for: $0) }
            #expect(run.glyphs.count == expected.count)
            if design == .monospaced || text.contains(where: { "<>xX".contains($0) }) {
                #expect(run.glyphs.map(\.glyph) == expected)
            }
        }
    }

    @Test("Digits of one width")
    func monospacedDigits() {
        let width = { (text: String) in
            Paragraph(runs: [TextRun(text, font: FontDescriptor(size: 20, monospacedDigit: true))]).naturalWidth
        }
        #expect(width("1111") == width("0000"))
        #expect(width("1111") != Paragraph(runs: [TextRun("1111", font: FontDescriptor(size: 20))]).naturalWidth)
    }

    @Test("Small capitals, the face's own or smaller capitals", arguments: FontDescriptor.Design.allCases)
    func smallCaps(_ design: FontDescriptor.Design) {
        let glyphs = { (text: String, caps: FontDescriptor.SmallCaps) in
            runs(text, FontDescriptor(family: .system(design), size: 20, smallCaps: caps))
        }
        let small = glyphs("ab", .lowercase)
        #expect(small.flatMap(\.glyphs).map(\.glyph) != glyphs("ab", .none).flatMap(\.glyphs).map(\.glyph))
        #expect(
            small.map(\.advance).reduce(0, +) < glyphs("AB", .none).map(\.advance).reduce(0, +) || design == .monospaced
        )
        #expect(glyphs("AB", .lowercase).map(\.size) == [20])
    }

    @Test(
        "Families are found by names like theirs",
        arguments: [
            ("Easl Rounded", "Easel Rounded"), ("Intr-Bold", "Inter"), ("JetBrain Mono", "JetBrains Mono"),
            ("Noto Serf", "Noto Serif"), ("Helvetica", nil), ("", nil), ("x", nil),
        ] as [(String, String?)])
    func nearFamilies(_ name: String, _ family: String?) {
        #expect(FontCatalog.shared.family(like: name) == family)
    }

    @Test(
        "An italic that is missing is an upright face of the weight, slanted",
        arguments: [
            (100, "JetBrainsMono-Thin", true), (300, "JetBrainsMono-Light", true), (400, "JetBrainsMono-Italic", false),
            (700, "JetBrainsMono-BoldItalic", false), (800, "JetBrainsMono-ExtraBold", true),
        ] as [(Int, String, Bool)])
    func italics(_ weight: Int, _ name: String, _ isSlanted: Bool) throws {
        let wanted = FontDescriptor(family: .system(.monospaced), size: 12, weight: weight, isItalic: true)
        let font = try #require(FontCatalog.shared.resolve(wanted, platform: .iOS))
        #expect(font.face.postScriptName == name)
        #expect((font.syntheticSlant > 0) == isSlanted)
    }

    @Test("15.10: weights widen steadily")
    func weights() {
        let widths = stride(from: 100, through: 900, by: 100).map {
            Paragraph(runs: [TextRun("Hamburgefonstiv", font: FontDescriptor(size: 20, weight: $0))]).naturalWidth
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
    }

    @Test("A condensed font is narrower and as high")
    func width() {
        let plain = Paragraph(runs: [TextRun("Hello", font: FontDescriptor(size: 20))])
        let narrow = Paragraph(runs: [TextRun("Hello", font: FontDescriptor(size: 20, width: 0.8))])
        #expect(narrow.naturalWidth < 0.85 * plain.naturalWidth)
        #expect(narrow.layout(width: nil, height: nil).size.height == plain.layout(width: nil, height: nil).size.height)
    }
}

@Suite("Finding fonts")
struct FontCatalogTests {
    @Test(
        "Shipped families are found by any spelling",
        arguments: [
            ("Inter", "Inter"), ("JetBrains Mono", "JetBrainsMono"), ("jetbrainsmono", "JetBrainsMono"),
            ("JetBrainsMono-Bold", "JetBrainsMono-Bold"), ("Noto Serif", "NotoSerif"),
            ("Easel Rounded", "EaselRounded-Regular"),
            ("NotoSerif-BoldItalic", "NotoSerif-BoldItalic"),
        ])
    func families(_ name: String, _ postScriptName: String) throws {
        let font = try #require(
            FontCatalog.shared.resolve(FontDescriptor(family: .custom(name), size: 12), platform: .iOS))
        #expect(font.face.postScriptName.hasPrefix(postScriptName))
        #expect(!font.isSubstitute)
    }

    @Test(
        "Another font of the same kind stands in for one that isn't there",
        arguments: [
            ("Menlo", "JetBrainsMono"), ("Georgia", "NotoSerif"), ("Avenir Next", "EaselSans"),
            ("SF Rounded", "EaselSans"),
        ])
    func substitutes(_ name: String, _ postScriptName: String) throws {
        let paragraph = Paragraph(runs: [TextRun("a", font: FontDescriptor(family: .custom(name), size: 12))])
        #expect(paragraph.substitutedFamilies == [name])
        if name != "SF Rounded" {
            let font = try #require(
                FontCatalog.shared.resolve(FontDescriptor(family: .custom(name), size: 12), platform: .iOS))
            #expect(font.face.postScriptName.hasPrefix(postScriptName))
        }
    }

    @Test("Fonts of the user's folder come first")
    func directories() throws {
        let folder = try #require(FontCatalog.shared.folder)
        let catalog = FontCatalog(directories: [folder + "/EaselRounded"], folder: folder)
        let font = try #require(
            catalog.resolve(FontDescriptor(family: .custom("Easel Rounded"), size: 12, weight: 700), platform: .iOS))
        #expect(font.face.postScriptName == "EaselRounded-Bold")
    }

    @Test("A missing or broken file is no face")
    func broken() throws {
        let path = NSTemporaryDirectory() + "/broken-\(UUID().uuidString).ttf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("not a font at all".utf8).write(to: URL(fileURLWithPath: path))
        #expect(FontCatalog.shared.face(path: path) == nil)
        #expect(FontCatalog.shared.face(path: path + "x") == nil)
        #expect(FontCatalog.shared.face(path: "/") == nil)
    }

    @Test("A font with damaged tables neither traps nor hangs")
    func damaged() throws {
        let folder = try #require(FontCatalog.shared.folder)
        let source = try Data(contentsOf: URL(fileURLWithPath: folder + "/EaselRounded/EaselRounded-Regular.ttf"))
        let directory = NSTemporaryDirectory() + "/damaged-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        for seed in 0..<24 {
            var data = source
            var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
            for _ in 0..<200 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                data[300 + Int(state >> 33) % (data.count - 300)] = UInt8(truncatingIfNeeded: state >> 20)
            }
            let path = directory + "/\(seed).ttf"
            try data.write(to: URL(fileURLWithPath: path))
            guard let face = FontCatalog.shared.face(path: path) else { continue }
            for glyph in 0..<UInt32(64) { _ = face.outline(of: glyph, size: 20) }
            let shaped = Shaper.shape(
                "Hello office", face: face, features: [], script: HB_SCRIPT_LATIN, isRightToLeft: false, language: nil)
            #expect(shaped.glyphs.count < 1000)
        }
    }
}
