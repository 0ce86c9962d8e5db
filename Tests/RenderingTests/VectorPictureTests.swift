import BrowserTesting
import Drawing
import Foundation
import Testing

@testable import Rendering

/// SVG and PDF of the fixtures, drawn by renderers that aren't ours, against our own pixels.
@MainActor
struct VectorPictureTests {
    nonisolated private static let rsvg = "/usr/bin/rsvg-convert"
    nonisolated private static let poppler = "/usr/bin/pdftoppm"
    nonisolated private static let chromium = "/usr/bin/chromium"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: rsvg)), arguments: Fixture.all)
    func svgLooksLikePNG(_ fixture: Fixture) throws {
        // librsvg doesn't know "plus-lighter", which CSS has had for a few years.
        try compare(fixture, .svg, tolerance: fixture.name == "BlendModePage" ? 1.2 : 0.8) { source, target in
            [Self.rsvg, "--zoom", "2", "-o", target + ".png", source]
        }
    }

    /// A browser is started for each picture, which takes a while: those whose SVG has more than shapes and texts.
    nonisolated private static let forBrowsers = Fixture.all.filter {
        [
            "BlendModePage", "CanvasDrawing", "EffectPage", "GlassPage", "GradientPage", "Perspective", "ProfileCard",
            "StrokePage",
        ].contains($0.name)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: chromium)), arguments: forBrowsers)
    func svgLooksLikePNGInChromium(_ fixture: Fixture) async throws {
        let turn = try await BrowserTurn()
        defer { withExtendedLifetime(turn) {} }
        try compare(fixture, .svg, tolerance: 1) { source, target in
            let size = try fixture.interpreted().picture().options.size
            return [
                Self.chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--force-device-scale-factor=2", "--user-data-dir=\(target).profile",
                "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))",
                "--screenshot=\(target).png", "file://\(source)",
            ]
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: poppler)), arguments: Fixture.all)
    func pdfLooksLikePNG(_ fixture: Fixture) throws {
        // Poppler's glyphs are a little thinner, which counts where a page is full of them, above all of Han characters;
        // and it has its own way between the pixels of a small picture.
        let tolerances = ["CJKPage": 5.5, "TextFeatures": 5.5, "ImagePage": 4, "MeasuredList": 3.2]
        try compare(fixture, .pdf, tolerance: tolerances[fixture.name] ?? 3) { source, target in
            [Self.poppler, "-r", "144", "-png", "-singlefile", source, target]
        }
    }

    private func compare(
        _ fixture: Fixture, _ format: PictureFormat, tolerance: Double, command: (String, String) throws -> [String]
    ) throws {
        let picture = try fixture.interpreted().picture()
        let expected = try #require(PictureFile.decode(try picture.encoded(as: .png), scale: 2).bitmap)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("picture.\(format)").path
        let target = folder.appendingPathComponent("drawn").path
        try Data(try picture.encoded(as: format)).write(to: URL(fileURLWithPath: source))
        var words = try command(source, target)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words.removeFirst())
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let drawn = try #require(PictureFile.decode(FileBytes.read(target + ".png"), scale: 2).bitmap)
        let (width, height) = (min(drawn.width, expected.width), min(drawn.height, expected.height))
        #expect(abs(drawn.width - expected.width) <= 1 && abs(drawn.height - expected.height) <= 1)
        var total = 0
        for y in 0..<height {
            for x in 0..<(width * 4) {
                let (a, b) = (drawn.pixels[y * drawn.width * 4 + x], expected.pixels[y * expected.width * 4 + x])
                total += abs(Int(a) - Int(b))
            }
        }
        let mean = Double(total) / Double(width * height * 4)
        #expect(mean < tolerance, "\(fixture.name) as \(format): mean difference \(mean) of 255")
    }
}
