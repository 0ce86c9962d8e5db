import SwiftUI
import Testing
import Typesetting
import ViewGraph

/// facts.md 14 and 15: which fonts texts are set in, and how large they come out.
@MainActor struct TextFacts {
    private func environment(
        _ platform: Platform = .macOS, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.platform = platform
        change(&environment)
        return environment
    }

    private func font(_ text: Text, in environment: EnvironmentValues) throws -> FontDescriptor {
        try #require(text.prepare(in: environment).paragraph.runs.first).font
    }

    // MARK: - 14

    @Test("14.3: default and smallest sizes")
    func defaultSizes() throws {
        #expect(try font(Text("a"), in: environment(.iOS)).size == 17)
        #expect(try font(Text("a"), in: environment(.macOS)).size == 13)
        for (platform, smallest) in [(Platform.iOS, CGFloat(11)), (.macOS, 10)] {
            let sizes = try Font.TextStyle.allCases.map {
                try font(Text("a").font(.system($0)), in: environment(platform)).size
            }
            #expect(sizes.min() == smallest)
        }
    }

    /// Noto Serif has Noto Sans' ascent, descent and height of capitals; Menlo is not to be had.
    @Test("14.9: other fonts on macOS", arguments: [(13.0, 18.0, 14.0), (17, 23, 18), (26, 36, 28)])
    func otherFonts(size: CGFloat, height: CGFloat, baseline: CGFloat) {
        let text = Text("Hg").font(.custom("Noto Serif", fixedSize: size))
        let probe = LayoutProbe(text, atNil)
        #expect(probe.size.height == height)
        #expect(probe.dimensions(atNil)?[.firstTextBaseline] == baseline)
        let lines = LayoutProbe(Text("a\nb\nc").font(.custom("Noto Serif", fixedSize: size)), atNil)
        #expect(lines.size.height == 3 * height)
    }

    struct Rounding: Sendable {
        var scale: CGFloat
        var size: CGSize
        var first: CGFloat
        var last: CGFloat
    }

    @Test(
        "14.10: widths and last baselines are rounded up to the pixel, first baselines to the nearest",
        arguments: [
            // The second line is 22 below the first (facts 21.1).
            Rounding(scale: 1, size: CGSize(width: 86, height: 43), first: 16, last: 38),
            Rounding(scale: 2, size: CGSize(width: 85.5, height: 42.5), first: 16, last: 38),
            Rounding(scale: 3, size: CGSize(width: 85.3333, height: 42.3333), first: 16.3333, last: 38.3333),
        ] as [Rounding])
    func rounding(_ row: Rounding) throws {
        let probe = LayoutProbe(Text("Hello world\na"), atNil) { ($0.platform, $0.displayScale) = (.iOS, row.scale) }
        let dimensions = try #require(probe.dimensions(atNil))
        // The shipped face's width is San Francisco's within a hundredth.
        #expect(abs(probe.size.width - row.size.width) <= 0.01 * row.size.width + 1 / row.scale)
        #expect(abs(probe.size.width * row.scale - (probe.size.width * row.scale).rounded()) < 1e-3)
        #expect(abs(probe.size.height - row.size.height) < 1e-3)
        #expect(abs(dimensions[.firstTextBaseline] - row.first) < 1e-3)
        #expect(abs(dimensions[.lastTextBaseline] - row.last) < 1e-3)
        #expect(LayoutProbe(Text("Hello world"), at(50.25, 10)).size.width <= 50.25)
    }

    @Test("14.12: texts among other views")
    func stacked() {
        let large = Text("Hg").font(.system(size: 26))
        let noto = Text("Hg").font(.custom("Noto Serif", fixedSize: 17))
        let rows: [(any View, CGFloat)] = [
            (
                VStack {
                    large; large
                }, 60
            ),
            (
                VStack {
                    Text("Hg"); Color.red.frame(height: 10)
                }, 34.151
            ),
            (
                VStack {
                    large; Color.red.frame(height: 10)
                }, 55.802
            ),
            (
                VStack {
                    noto; Color.red.frame(height: 10)
                }, 46.516
            ),
            (
                VStack {
                    Text("Hg").frame(height: 20); Color.red.frame(height: 10)
                }, 38
            ),
        ]
        func height<V: View>(_ view: V) -> CGFloat { LayoutProbe(view, atNil) { $0.displayScale = 2 }.size.height }
        for (view, expected) in rows { #expect(abs(height(view) - expected) < 3e-3) }
    }

    // MARK: - 15

    @Test("15.7: fonts inherit: the innermost wins")
    func inheritance() throws {
        let (small, large) = (Font.system(size: 20), Font.system(size: 30))
        let rows: [(any View, CGFloat)] = [
            (VStack { Text("Hg") }.font(small).font(large), 24), (VStack { Text("Hg").font(small) }.font(large), 24),
            (VStack { Text("Hg") }.font(large), 35), (VStack { Text("Hg").font(nil) }.font(large), 16),
            (VStack { VStack { Text("Hg") }.font(nil) }.font(large), 16),
        ]
        func height<V: View>(_ view: V) -> CGFloat { LayoutProbe(view, atNil).size.height }
        for (view, expected) in rows { #expect(height(view) == expected) }
        #expect(try font(Text("a").font(small).font(large), in: environment()).size == 20)
        #expect(try font(Text("a").font(small).fontWeight(.heavy), in: environment()).weight == 800)
        let outside = environment { $0.font = large }
        #expect(try font(Text("a").font(small), in: outside).size == 20)
    }

    @Test("15.8: what bold makes of a weight")
    func bold() throws {
        let rows: [(Text, Platform, Int)] = [
            (Text("a").bold(), .macOS, 600), (Text("a").font(.system(size: 13, weight: .light)).bold(), .macOS, 300),
            (Text("a").font(.system(size: 13, weight: .light).bold()), .macOS, 300),
            (Text("a").font(.system(size: 13).bold()), .macOS, 700), (Text("a").fontWeight(.bold), .macOS, 700),
            (Text("a").font(.headline).bold(), .macOS, 800), (Text("a").font(.body.bold()), .iOS, 600),
        ]
        for (text, platform, weight) in rows { #expect(try font(text, in: environment(platform)).weight == weight) }
    }

    @Test(
        "15.9: controlSize changes the default font only",
        arguments: [(ControlSize.mini, 9.0, 11.0), (.small, 11, 14), (.regular, 13, 16), (.large, 13, 16)])
    func controlSizes(_ controlSize: ControlSize, _ size: CGFloat, _ height: CGFloat) throws {
        let text = Text("Hello, world 0123")
        #expect(LayoutProbe(text.controlSize(controlSize), atNil).size.height == height)
        #expect(LayoutProbe(text.font(.body).controlSize(controlSize), atNil).size.height == 16)
        #expect(try font(text, in: environment { $0.controlSize = controlSize }).size == size)
        #expect(try font(text, in: environment(.iOS) { $0.controlSize = controlSize }).size == 17)
    }

    @Test(
        "15.11: relativeTo scales by the style and rounds to points",
        arguments: [
            (SwiftUI.DynamicTypeSize.large, 20.0), (.xLarge, 22), (.xSmall, 16), (.accessibility5, 62),
        ])
    func relativeSizes(_ size: SwiftUI.DynamicTypeSize, _ expected: CGFloat) throws {
        let reader = environment(.iOS) { $0.dynamicTypeSize = size }
        #expect(
            try font(Text("a").font(.custom("Noto Serif", size: 20, relativeTo: .body)), in: reader).size == expected)
        #expect(try font(Text("a").font(.custom("Noto Serif", size: 20)), in: reader).size == expected)
        #expect(try font(Text("a").font(.custom("Noto Serif", fixedSize: 20)), in: reader).size == 20)
        let mac = environment { $0.dynamicTypeSize = size }
        #expect(try font(Text("a").font(.custom("Noto Serif", size: 20, relativeTo: .body)), in: mac).size == 20)
    }

    @Test("15.12: a text that may shrink takes 0 for next to nothing and infinity for no limit")
    func shrinking() {
        let text = Text("Hello, world").lineLimit(1).minimumScaleFactor(0.5)
        let full = LayoutProbe(text, atNil).size
        #expect(LayoutProbe(text, at(.infinity, .infinity)).size == full)
        #expect(LayoutProbe(text, at(full.width, 0)).size.height <= full.height)
        #expect(LayoutProbe(text, at(0, 100)).size.width == 0)
        #expect(LayoutProbe(text, at(full.width * 0.75, nil)).size.width <= full.width * 0.75)
    }

    /// The widths are San Francisco's; Inter with its tracking comes within a point of them.
    @Test(
        "15.17, 15.18, 15.20, 15.21: sizes at scale 1",
        arguments: [
            ("T", 9.0), ("A", 9), ("Go", 17), ("Qty", 22), ("Beta", 28), ("Wi-Fi", 32), ("Alpha", 34), ("Flavor", 37),
            ("Volume", 45), ("Gamma", 46), ("A much longer label", 120), ("Hello", 31),
        ])
    func widths(_ text: String, _ width: CGFloat) {
        let size = LayoutProbe(Text(text), atNil) { $0.displayScale = 1 }.size
        #expect(size.height == 16)
        #expect(abs(size.width - width) <= 1)
    }

    @Test("15.17: one letter on iOS")
    func oneLetter() {
        let size = LayoutProbe(Text("T"), atNil) { ($0.platform, $0.displayScale) = (.iOS, 1) }.size
        #expect(size == CGSize(width: 11, height: 21))
    }

    @Test("15.20: a text that has no room to wrap is cut")
    func cutInARow() throws {
        let text = Text("This is a longer piece of text that should wrap across multiple lines in the given width")
        let size = LayoutProbe(text, at(400, 16)) { $0.displayScale = 2 }.size
        #expect(size.height == 16)
        #expect(size.width > 385 && size.width <= 400)
    }

    @Test(
        "15.15: lines move inside their block",
        arguments: [(TextAlignment.leading, 0.0), (.center, 40), (.trailing, 80)])
    func alignment(_ alignment: TextAlignment, _ start: CGFloat) throws {
        let prepared = Text("Short\nA much longer line").prepare(
            in: environment { $0.multilineTextAlignment = alignment })
        let layout = prepared.paragraph.layout(width: nil, height: nil)
        #expect(abs(layout.size.width - 113) <= 1 && layout.size.height == 32)
        #expect(abs(try #require(layout.lines.first).x - start) <= 1)
    }
}
