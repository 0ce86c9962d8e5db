import Foundation
import Testing

@testable import SwiftInterpreter

/// Texts in encodings of one byte a character.
@Suite struct EncodedTextTests {
    @Test(arguments: [
        (String.Encoding.windowsCP1254, "Iğ€", [0x49, 0xF0, 0x80] as [UInt8]?), (.windowsCP1252, "é€", [0xE9, 0x80]),
        (.windowsCP1251, "Я", [0xDF]), (.isoLatin2, "č", [0xE8]),
        // Foundation's encoder ends the process over it.
        (.windowsCP1254, "٠٪\u{61C}", nil), (.windowsCP1252, "日", nil),
    ])
    func bytesAreThoseOfTheEncoding(encoding: String.Encoding, text: String, bytes: [UInt8]?) throws {
        let table = try #require(SingleByteEncoding(encoding))
        #expect(table.data(text, isLossy: false).map(Array.init) == bytes)
        #expect(table.data(text, isLossy: true)?.count == text.unicodeScalars.count)
    }

    @Test func whatIsNoneOfThemIsLeftToFoundation() {
        #expect(SingleByteEncoding(.utf8).map { _ in true } == nil)
        #expect("かな漢字".encodable(in: .shiftJIS, isLossy: false) == "かな漢字")
        #expect("\u{61C}".encodable(in: .shiftJIS, isLossy: false) == nil)
        #expect("a\u{61C}".encodable(in: .japaneseEUC, isLossy: true) == "a?")
    }
}
