import Drawing
import Foundation
import Testing

@testable import Rendering

/// Decoding of the pictures views name, whatever they are.
struct PictureFileTests {
    private func bitmap(_ bytes: [UInt8]) throws -> Bitmap {
        switch try PictureFile.decode(bytes, scale: 1) {
        case .bitmap(let bitmap): return bitmap
        case .vectors(let file): return try #require(file.bitmap(width: 8, height: 8))
        }
    }

    /// Red, green, blue and opacity, premultiplied.
    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let start = (y * bitmap.width + x) * 4
        return [2, 1, 0, 3].map { Int(bitmap.pixels[start + $0]) }
    }

    private func reason(_ bytes: [UInt8]) -> String? {
        do {
            _ = try PictureFile.decode(bytes, scale: 1)
            return nil
        } catch {
            return error.reason
        }
    }

    // MARK: - PNG

    @Test(
        "PNGs of every colour type and depth",
        arguments: [
            (SamplePNG(width: 1, height: 1, colorType: 0, rows: [0, 128]), [128, 128, 128, 255]),
            (SamplePNG(width: 1, height: 1, depth: 1, colorType: 0, rows: [0, 0x80]), [255, 255, 255, 255]),
            (SamplePNG(width: 1, height: 1, depth: 16, colorType: 0, rows: [0, 128, 1]), [128, 128, 128, 255]),
            (SamplePNG(width: 1, height: 1, colorType: 2, rows: [0, 255, 128, 0]), [255, 128, 0, 255]),
            (
                SamplePNG(width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 255, 255, 128, 0, 0, 0]),
                [255, 128, 0, 255]
            ),
            (
                SamplePNG(
                    width: 1, height: 1, colorType: 3,
                    extra: [("PLTE", [1, 2, 3, 200, 100, 50]), ("tRNS", [255, 255])], rows: [0, 1]),
                [200, 100, 50, 255]
            ),
            (SamplePNG(width: 1, height: 1, colorType: 4, rows: [0, 255, 128]), [128, 128, 128, 128]),
            (SamplePNG(width: 1, height: 1, colorType: 6, rows: [0, 255, 0, 0, 51]), [51, 0, 0, 51]),
            (
                SamplePNG(
                    width: 1, height: 1, colorType: 2, extra: [("tRNS", [0, 255, 0, 0, 0, 0])], rows: [0, 255, 0, 0]),
                [0, 0, 0, 0]
            ),
        ])
    func types(png: SamplePNG, expected: [Int]) throws {
        #expect(pixel(try bitmap(png.bytes), 0, 0) == expected)
    }

    @Test func interlacedPictures() throws {
        // 2 × 2: the first pass has the first pixel, the sixth the second of the first row, the seventh the second row.
        let png = SamplePNG(
            width: 2, height: 2, colorType: 0, isInterlaced: true, rows: [0, 10, 0, 20, 0, 30, 40])
        let bitmap = try bitmap(png.bytes)
        #expect([(0, 0), (1, 0), (0, 1), (1, 1)].map { pixel(bitmap, $0.0, $0.1)[0] } == [10, 20, 30, 40])
    }

    @Test func aProfileMakesItsColoursSRGB() throws {
        func png(_ color: [UInt8]) -> [UInt8] {
            let profile = Array("P3\0\0".utf8) + SamplePNG.stored(SampleProfile.displayP3)
            return SamplePNG(width: 1, height: 1, colorType: 2, extra: [("iCCP", profile)], rows: [0] + color).bytes
        }
        // Grey stays grey; P3's red lies outside sRGB, half of its green is a stronger one in sRGB (facts 16.7).
        let grey = pixel(try bitmap(png([128, 128, 128])), 0, 0)
        #expect(grey.prefix(3).allSatisfy { abs($0 - 128) <= 1 }, "\(grey)")
        #expect(Array(pixel(try bitmap(png([255, 0, 0])), 0, 0).prefix(3)) == [255, 0, 0])
        let green = pixel(try bitmap(png([64, 128, 64])), 0, 0)
        #expect(green[0] < 56 && abs(green[1] - 129) <= 2 && green[2] < 64, "\(green)")
    }

    @Test func aGammaIsAppliedUnlessThePictureIsSRGB() throws {
        let gamma = ("gAMA", SamplePNG.number(100_000))
        let linear = SamplePNG(width: 1, height: 1, colorType: 0, extra: [gamma], rows: [0, 55])
        // 55 ÷ 255 of the light is encoded as 128.
        #expect(abs(pixel(try bitmap(linear.bytes), 0, 0)[0] - 128) <= 1)
        let marked = SamplePNG(
            width: 1, height: 1, colorType: 0, extra: [("sRGB", [0]), gamma], rows: [0, 55])
        #expect(pixel(try bitmap(marked.bytes), 0, 0)[0] == 55)
    }

    // MARK: - JPEG

    @Test(arguments: [SampleJPEG.baseline, SampleJPEG.progressive])
    func colourJPEGs(bytes: [UInt8]) throws {
        let bitmap = try bitmap(bytes)
        #expect((bitmap.width, bitmap.height) == (16, 8))
        #expect(close(pixel(bitmap, 2, 4), [255, 0, 0, 255]) && close(pixel(bitmap, 13, 4), [0, 0, 255, 255]))
    }

    @Test func greyAndInkJPEGs() throws {
        #expect(close(pixel(try bitmap(SampleJPEG.gray), 3, 3), [200, 200, 200, 255]))
        #expect(close(pixel(try bitmap(SampleJPEG.inks), 3, 3), [255, 0, 0, 255]))
    }

    @Test func aJPEGIsTurnedAsItsCameraWas() throws {
        let bitmap = try bitmap(SampleJPEG.turned)
        #expect((bitmap.width, bitmap.height) == (8, 16))
        #expect(close(pixel(bitmap, 4, 2), [255, 0, 0, 255]) && close(pixel(bitmap, 4, 13), [0, 0, 255, 255]))
    }

    private func close(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 6 } }

    // MARK: - Turning

    /// Where the stored pixels a b c / d e f are seen, row by row.
    @Test(arguments: [
        (1, 3, "abcdef"), (2, 3, "cbafed"), (3, 3, "fedcba"), (4, 3, "defabc"), (5, 2, "adbecf"), (6, 2, "daebfc"),
        (7, 2, "fcebda"), (8, 2, "cfbead"),
    ])
    func orientations(number: Int, width: Int, seen: String) throws {
        let letters = Array("abcdef".utf8)
        let stored = try #require(Bitmap(width: 3, height: 2, pixels: letters.flatMap { [$0, $0, $0, 255] }))
        let turned = stored.turned(by: try #require(PictureOrientation(rawValue: number)))
        #expect(turned.width == width)
        let text = stride(from: 0, to: turned.pixels.count, by: 4).map { turned.pixels[$0] }
        #expect(String(decoding: text, as: UTF8.self) == seen)
    }

    // MARK: - Vectors

    @Test func svgsAreDrawnAtAnySize() throws {
        let text = """
            <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2">
            <rect width="2" height="2" fill="#00ff00"/></svg>
            """
        guard case .vectors(let file) = try PictureFile.decode(Array(text.utf8), scale: 1) else {
            return #expect(Bool(false))
        }
        #expect(file.size == CGSize(width: 4, height: 2))
        let large = try #require(file.bitmap(width: 400, height: 200))
        #expect(pixel(large, 199, 100) == [0, 255, 0, 255] && pixel(large, 200, 100) == [0, 0, 0, 0])
    }

    // MARK: - Bad files

    /// Letters of this size end librsvg 2.48 with a panic.
    @MainActor @Test(arguments: PictureFormat.allCases)
    func anSVGThatEndsItsLibraryIsLeftOut(format: PictureFormat) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("svg-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">
            <text x="3" y="9" font-size="2147483648">Ab</text></svg>
            """
        try Data(svg.utf8).write(to: folder.appendingPathComponent("a.svg"))
        var options = RenderOptions()
        options.assets = folder.path
        let session = try RenderSession(
            source: SourceText(name: "main", bytes: Array("import SwiftUI\nImage(\"a\")\n".utf8)), options: options)
        #expect(try !session.picture().encoded(as: format).isEmpty)
    }

    @Test func whatIsNoPictureIsSaid() {
        #expect(reason([]) == "is empty")
        #expect(reason(Array("GIF89a".utf8)) == "is a GIF picture; PNG, JPEG, SVG and PDF are drawn")
        #expect(reason(Array("RIFF1234WEBPVP8 ".utf8)) == "is a WebP picture; PNG, JPEG, SVG and PDF are drawn")
        #expect(reason(Array("hello".utf8)) == "is no picture that can be drawn (PNG, JPEG, SVG, PDF)")
        #expect(reason(Array("<svg".utf8))?.contains("SVG") == true)
        #expect(reason(Array("%PDF-1.4\nnothing".utf8))?.contains("PDF") == true)
    }

    @Test func damagedAndHugePNGsAreRefused() {
        var png = SamplePNG(width: 2, height: 2, colorType: 0, rows: [0, 1, 2, 0, 3, 4])
        let whole = png.bytes
        for count in stride(from: 4, to: whole.count - 24, by: 1) {
            #expect(reason(Array(whole.prefix(count))) != nil, "\(count) bytes")
        }
        (png.width, png.height) = (100_000, 100_000)
        #expect(reason(png.bytes) == "has 100000 × 100000 pixels; the limit is 100000000")
        png.width = 0
        #expect(reason(png.bytes) != nil)
    }

    @Test func damagedJPEGsDontCrash() {
        let whole = SampleJPEG.turned
        for count in stride(from: 2, to: whole.count, by: 7) { _ = reason(Array(whole.prefix(count))) }
        for place in stride(from: 2, to: whole.count, by: 5) {
            var bytes = whole
            bytes[place] = ~bytes[place]
            _ = reason(bytes)
        }
        #expect(reason(Array(whole.prefix(40))) != nil)
    }

    /// Any byte of a profile may be wrong.
    @Test func damagedProfilesDontCrash() {
        let whole = SampleProfile.displayP3
        #expect(ColorProfile(whole)?.conversion != nil)
        for place in whole.indices {
            var bytes = whole
            bytes[place] = ~bytes[place]
            _ = ColorProfile(bytes)
        }
        for count in whole.indices { _ = ColorProfile(Array(whole.prefix(count))) }
    }
}
