import Foundation
import Testing

@testable import Typesetting

/// Thai has no spaces between words; where lines break is checked against how the texts are read.
@Suite("Thai words")
struct ThaiTests {
    private static func words(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let breaks = BreakOpportunities.find(in: bytes, language: "th")
        var words: [String] = []
        var start = 0
        for (index, mark) in breaks.enumerated() where mark == BreakOpportunities.allowed || index == bytes.count - 1 {
            words.append(String(decoding: bytes[start...index], as: UTF8.self))
            start = index + 1
        }
        return words
    }

    @Test(
        "Lines break between words",
        arguments: [
            ["ภาษาไทย", "ไม่", "มี", "การ", "เว้นวรรค", "ระหว่าง", "คำ"], ["สวัสดี", "ครับ"], ["ประเทศ", "ไทย", "สวยงาม"],
            ["ผม", "กินข้าว", "แล้ว"], ["ฉัน", "รัก", "เธอ ", "มาก"],
        ])
    func words(_ expected: [String]) {
        #expect(Self.words(expected.joined()) == expected)
    }

    @Test(
        "Nothing begins with a mark, or ends with a vowel that is written first",
        arguments: ["กรุงเทพมหานครอมรรัตนโกสินทร์", "ฟฟฟเะาๆ์่", "เเเเ", "ะะะะ"])
    func syllables(_ text: String) {
        for word in Self.words(text).dropFirst() {
            #expect(!"ะาำๆฯ".unicodeScalars.contains(word.unicodeScalars.first ?? " "), "\(word)")
        }
        for word in Self.words(text).dropLast() {
            #expect(!"เแโใไ".unicodeScalars.contains(word.unicodeScalars.last ?? " "), "\(word)")
        }
    }

    @Test("Long texts are read in bounded time, alike in parts")
    func long() {
        let text = String(repeating: "ผมกินข้าวแล้ว", count: 500)
        #expect(Self.words(text).count == 1500)
        #expect(Self.words(String(repeating: "ก", count: 5000)).count >= 1)
    }

    @Test("A line holds whole words")
    func lines() {
        let lines = Lines("ภาษาไทยไม่มีการเว้นวรรคระหว่างคำ", columns: 16)
        #expect(lines.texts.joined() == "ภาษาไทยไม่มีการเว้นวรรคระหว่างคำ")
        #expect(lines.texts.allSatisfy { !$0.hasPrefix("ะ") })
        #expect(lines.texts.count > 1)
    }
}
