import CHyphen
import Foundation
import Testing

@testable import Typesetting

@Suite("Hyphenation")
struct HyphenationTests {
    private static func hyphenated(_ word: String, _ points: [Int]) -> String {
        var result: [UInt8] = []
        for (offset, byte) in word.utf8.enumerated() {
            if points.contains(offset) { result.append(0x2D) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    @Test(
        "Words are hyphenated by their language",
        arguments: [
            ("hyphenation", "en", "hy-phen-ation"), ("Silbentrennung", "de", "Sil-ben-tren-nung"),
            ("développement", "fr", "dé-ve-lop-pe-ment"), ("переполнение", "ru", "пе-ре-пол-не-ние"),
            ("constitución", "es", "cons-ti-tu-ción"), ("cat", "en", "cat"), ("hyphenation", "xx", "hyphenation"),
        ])
    func words(_ word: String, _ language: String, _ expected: String) {
        let points = Hyphenator.points(
            in: Array(word.utf8), language: language, folder: FontCatalog.shared.folder)
        #expect(Self.hyphenated(word, points) == expected)
    }

    @Test("The patterns of a word give what the whole file gives", arguments: ["en", "es", "fr", "pt"])
    func excerpts(_ language: String) throws {
        let folder = try #require(FontCatalog.shared.folder)
        let path = folder + "/Hyphenation/\(language).dic"
        let patterns = try #require(HyphenationPatterns(path: path))
        let whole = try #require(hnj_hyphen_load(path))
        defer { hnj_hyphen_free(whole) }
        let words = """
            abbreviation hyphenation international responsibilities table university programme typography characters
            comunicación desarrollo nación développement français aujourd'hui naïveté coração informação associate
            project presents computer algorithm supercalifragilistic understanding bibliothèque l'environnement
            """.split(whereSeparator: \.isWhitespace)
        for word in words {
            let bytes = Array(word.utf8)
            var marks = [CChar](repeating: 0, count: bytes.count + 5)
            var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            var positions: UnsafeMutablePointer<Int32>?
            var cuts: UnsafeMutablePointer<Int32>?
            bytes.withUnsafeBytes {
                _ = hnj_hyphen_hyphenate2(
                    whole, $0.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), &marks, nil, &replacements,
                    &positions, &cuts)
            }
            let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
            let expected = starts.indices.dropFirst().filter { marks[$0 - 1] & 1 == 1 }.map { starts[$0] }
            #expect(patterns.points(in: bytes) == expected, "\(word)")
        }
    }
}
