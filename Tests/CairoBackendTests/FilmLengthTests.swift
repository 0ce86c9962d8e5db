import Drawing
import Foundation
import Testing

@testable import CairoBackend

/// A film lasts as long as its frames say, however long one of them is shown.
struct FilmLengthTests {
    private func film(_ format: FilmFormat, milliseconds: [Double]) throws -> [UInt8] {
        let encoder = try FilmEncoder(format, loops: 0, isOpaque: true)
        for (index, duration) in milliseconds.enumerated() {
            let gray = UInt8(index * 40)
            let pixels: [UInt8] = (0..<64).map { $0 % 4 == 3 ? 255 : gray }
            try encoder.append(try #require(Bitmap(width: 4, height: 4, pixels: pixels)), duration: duration)
        }
        return try encoder.finish()
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    @Test(
        arguments: [
            ([40, 100], [0.04, 0.1]), ([100_000, 40], [100, 0.04]), ([65_535, 1], [65.535, 0.001]),
            ([700_000, 20], [700, 0.02]), ([7_200_000, 100], [7_200, 0.1]),
        ] as [([Double], [Double])])
    func framesOfAnAPNGAreShownAsLongAsAskedFor(_ milliseconds: [Double], _ seconds: [Double]) throws {
        let bytes = try film(.apng, milliseconds: milliseconds)
        var shown: [Double] = []
        for start in bytes.indices.dropLast(30) where bytes[start..<(start + 4)].elementsEqual("fcTL".utf8) {
            let (count, unit) = (number(bytes[(start + 24)..<(start + 26)]), number(bytes[(start + 26)..<(start + 28)]))
            shown.append(Double(count) / Double(unit))
        }
        #expect(shown == seconds)
    }

    /// A GIF counts to eleven minutes: what is shown longer comes several times.
    @Test func aGIFIsShownAsLongAsAskedFor() throws {
        let bytes = try film(.gif, milliseconds: [1_500_000, 40])
        var shown = 0
        for start in bytes.indices.dropLast(8) where bytes[start..<(start + 3)].elementsEqual([0x21, 0xF9, 4]) {
            shown += Int(bytes[start + 4]) | Int(bytes[start + 5]) << 8
        }
        #expect(shown == 150_004)
    }
}
