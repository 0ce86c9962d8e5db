import Drawing
import Foundation
import SnapshotCases
import Testing

/// Colours, pixels and lines that differ.
struct ComparingTests {
    /// Rows of Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula (2005), table 1.
    static let colors: [(first: [Double], second: [Double], difference: Double)] = [
        ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
        ([50, 0, 0], [50, -1, 2], 2.3669), ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792),
        ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195), ([50, 2.5, 0], [73, 25, -18], 27.1492),
        ([50, 2.5, 0], [58, 24, 15], 19.4535), ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373),
        ([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ]

    @Test(arguments: colors) func colorsAreAsFarApartAsThePaperSays(
        _ row: (first: [Double], second: [Double], difference: Double)
    ) {
        func lab(_ parts: [Double]) -> ColorDifference.Lab { .init(lightness: parts[0], a: parts[1], b: parts[2]) }
        for (one, other) in [(row.first, row.second), (row.second, row.first)] {
            #expect(abs(ColorDifference.between(lab(one), lab(other)) - row.difference) < 0.0001)
        }
    }

    private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt8) throws -> Bitmap {
        var pixels: [UInt8] = []
        for y in 0..<height { for x in 0..<width { pixels += [pixel(x, y), pixel(x, y), pixel(x, y), 255] } }
        return try #require(Bitmap(width: width, height: height, scale: 2, pixels: pixels))
    }

    @Test func pixelsThatDifferAreCountedAndFound() throws {
        let old = try bitmap(20, 10) { _, _ in 255 }
        let new = try bitmap(20, 10) { x, y in (4...5).contains(x) && y == 6 ? 0 : 255 }
        let difference = PictureDifference(expected: old, actual: new)
        #expect(difference.different == 2 && difference.mismatched == 2 && difference.largest == 255)
        #expect(difference.words(scale: 2) == "2 pixels differ (1 %), in (2, 3, 1 × 0.5)")
        #expect(!difference.isWithin(.exact))
        #expect(difference.isWithin(.init(pixels: 0.99)))
        #expect(!difference.isWithin(.init(pixels: 0.995)))
        #expect(PictureDifference(expected: old, actual: old).isWithin(.exact))
        let marked = try #require(difference.picture(over: old))
        #expect(marked.width == 20 && marked.pixels != old.pixels)
    }

    @Test func aCanvasOfAnotherSizeNeverMatches() throws {
        let difference = PictureDifference(
            expected: try bitmap(20, 10) { _, _ in 9 }, actual: try bitmap(20, 12) { _, _ in 9 },
            precision: .init(pixels: 0, perceptual: 0))
        #expect(!difference.isWithin(.init(pixels: 0, perceptual: 0)))
        #expect(difference.words(scale: 2) == "the canvas is 10 × 6 and was 10 × 5")
    }

    @Test func whatIsHardlySeenIsExcusedWhereThatIsAsked() throws {
        let old = try bitmap(8, 8) { _, _ in 200 }
        let near = try bitmap(8, 8) { _, _ in 202 }
        let far = try bitmap(8, 8) { _, _ in 150 }
        let precision = SnapshotPrecision(perceptual: 0.98)
        #expect(PictureDifference(expected: old, actual: near, precision: precision).isWithin(precision))
        #expect(!PictureDifference(expected: old, actual: near).isWithin(.exact))
        #expect(!PictureDifference(expected: old, actual: far, precision: precision).isWithin(precision))
    }

    @Test func anEdgeThatMovesByPartOfAPixelIsAntialiasing() throws {
        func edge(_ middle: UInt8) throws -> Bitmap {
            try bitmap(9, 9) { x, _ in x < 4 ? 0 : x == 4 ? middle : 255 }
        }
        let precision = SnapshotPrecision(perceptual: 0.99)
        let moved = PictureDifference(expected: try edge(60), actual: try edge(200), precision: precision)
        #expect(moved.different == 9 && moved.mismatched == 0)
        // A line that comes in an even area is no antialiasing.
        let plain = try bitmap(9, 9) { _, _ in 255 }
        let line = try bitmap(9, 9) { x, _ in x == 4 ? 120 : 255 }
        #expect(PictureDifference(expected: plain, actual: line, precision: precision).mismatched == 9)
    }

    @Test func aFileKnowsTheHashOfItsPixelsAsLongAsItIsAsItWasWritten() throws {
        let picture = try bitmap(30, 30) { x, y in UInt8(x * y % 256) }
        let hash = SnapshotPNG.pixelHash(of: picture)
        var bytes = try SnapshotPNG.encode(picture, hash: hash)
        #expect(SnapshotPNG.pixelHash(in: bytes) == hash)
        #expect(try SnapshotPNG.decode(bytes, scale: 2).pixels == picture.pixels)
        bytes[60] ^= 1
        #expect(SnapshotPNG.pixelHash(in: bytes) == nil)
        #expect(SnapshotPNG.pixelHash(in: []) == nil)
        #expect(SnapshotPNG.pixelHash(in: Array(bytes.prefix(200))) == nil)
    }

    @Test func linesThatCameAndWent() {
        let difference = TextDifference("a\nb\nc\nd\ne\n", "a\nb\nC\nd\ne\nf\n")
        #expect(difference.patch() == "  …\n  b\n- c\n+ C\n  d\n  e\n+ f\n")
        #expect(difference.count == 2)
        #expect(TextDifference("a\n", "a\n").isEmpty)
        #expect(TextDifference("", "a\n").patch() == "+ a\n")
        #expect(
            TextDifference("a\nb\nc\nd\ne\nf\n", "x\nb\nc\nd\ne\ny\n").patch() == "- a\n+ x\n  b\n  …\n  e\n- f\n+ y\n")
    }

    @Test func linesOfTheSameThingStandTogether() {
        let old = "canvas\nVStack (0)\n  Text (1)\n  Image (2)\n  Text (3)\nend\n"
        let new = "canvas\nVStack (4)\n  Text (5)\n  Text (6)\n  Color (7)\nend\n"
        let difference = TextDifference(old, new).pairing { $0.prefix { $0 != "(" } }
        #expect(
            difference.patch(context: 0)
                == "  …\n- VStack (0)\n+ VStack (4)\n-   Text (1)\n+   Text (5)\n-   Image (2)\n-   Text (3)\n+   Text (6)\n"
                + "+   Color (7)\n")
        #expect(difference.count == 4)
    }
}
