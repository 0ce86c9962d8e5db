import Foundation
import Testing

@testable import Typesetting

/// Lines as text, for a width in characters of a monospaced font, so that a test shows what it means.
struct Lines {
    var texts: [String]
    var layout: TextLayout

    /// The advance of one character of JetBrains Mono at 10 points.
    static let advance: CGFloat = 6

    init(
        _ text: String, columns: CGFloat?, height: CGFloat? = nil, edit: (inout ParagraphStyle) -> Void = { _ in }
    ) {
        var style = ParagraphStyle()
        style.hyphenation = .none
        edit(&style)
        let font = FontDescriptor(family: .system(.monospaced), size: 10)
        let layout = Paragraph(runs: [TextRun(text, font: font)], style: style)
            .layout(width: columns.map { $0 * Self.advance }, height: height)
        self.layout = layout
        texts = layout.lines.map { layout.text(of: $0) }
    }
}

@Suite("Texts that have room")
struct SingleLineTests {
    private func paragraph(_ text: String) -> Paragraph {
        Paragraph(runs: [TextRun(text, font: FontDescriptor(family: .system(.monospaced), size: 10))])
    }

    /// 3 characters of 6 points; the text ends on a pixel.
    @Test(arguments: [(nil, true), (CGFloat.infinity, true), (1_000, true), (18, true), (17.99, false), (0, false)])
    func oneLineServesAllWidths(_ width: CGFloat?, _ hasRoom: Bool) {
        let line = paragraph("aaa").singleLine(within: width)
        #expect((line != nil) == hasRoom)
        #expect(line.map { $0.size.width == 18 && $0.lines.count == 1 } ?? true)
    }

    @Test func roomWithinAPixelIsAllTaken() {
        var style = ParagraphStyle()
        style.displayScale = 1
        let font = FontDescriptor(family: .system(.monospaced), size: 10.1)
        let text = Paragraph(runs: [TextRun("aaa", font: font)], style: style)
        let natural = text.naturalWidth
        #expect(natural < natural.rounded(.up))
        #expect(text.layout(width: natural, height: nil).size.width == natural)
        #expect(text.layout(width: 100, height: nil).size.width == natural.rounded(.up))
    }

    /// What is counted for a text 0 wide is what its lines would give.
    @Test(arguments: ["a", "abc", "two words", " a", "  b c  ", "A long sentence, of 42 letters or so."])
    func countedColumnsAreStackedOnes(_ text: String) {
        for height in [0, 5, 12, 13, 26.4, 43, 80, 1_000, CGFloat.infinity] {
            for limit in [nil, 1, 2, 5] {
                for platform in [TextPlatform.iOS, .macOS] {
                    var style = ParagraphStyle()
                    (style.maximumLines, style.lineSpacing, style.platform) = (limit, 1.3, platform)
                    let run = TextRun(text, font: FontDescriptor(.body, platform: platform))
                    let stack = LineStack(content: Paragraph(runs: [run], style: style).content)
                    let counted = stack.layout(width: 0, height: height)
                    let stacked = stack.column(height: height)
                    #expect(counted.isCounted && !stacked.isCounted)
                    #expect(counted.size == stacked.size, "\(height) \(String(describing: limit))")
                    #expect(counted.isTruncated == stacked.isTruncated)
                    #expect(counted.firstBaseline == stacked.firstBaseline)
                    #expect(abs(counted.lastBaseline - stacked.lastBaseline) < 1e-9)
                    #expect(counted.lines.count == stacked.lines.count)
                }
            }
        }
    }

    @Test func breaksOfItsOwnNeedMore() {
        #expect(paragraph("a\nb").singleLine(within: 100) == nil)
        #expect(paragraph("").singleLine(within: 100) == nil)
    }
}

@Suite("Breaking lines")
struct LineBreakingTests {
    @Test(
        "A paragraph breaks at the last opportunity that fits",
        arguments: [
            ("aaa bbb ccc", 7, ["aaa bbb", "ccc"]),
            ("aaa bbb ccc", 6, ["aaa", "bbb", "ccc"]),
            ("aaa bbb ccc", 11, ["aaa bbb ccc"]),
            ("aaa bbb   ccc", 7, ["aaa bbb", "ccc"]),
            ("well-known fact", 6, ["well-", "known", "fact"]),
            ("a/b c", 4, ["a/b", "c"]),
            ("1,000.50 dollars", 8, ["1,000.50", "dollars"]),
            ("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
            ("zero\u{200B}width", 6, ["zero\u{200B}", "width"]),
            ("(aaa) bbb", 5, ["(aaa)", "bbb"]),
            ("aaa\nbbb", 20, ["aaa", "bbb"]),
            ("aaa\r\nbbb", 20, ["aaa", "bbb"]),
            ("aaa\u{2028}bbb", 20, ["aaa", "bbb"]),
            ("aaa\n\nbbb", 20, ["aaa", "", "bbb"]),
            ("aaa\n", 20, ["aaa", ""]),
        ] as [(String, CGFloat, [String])])
    func breaks(_ text: String, _ columns: CGFloat, _ lines: [String]) {
        #expect(Lines(text, columns: columns).texts == lines)
    }

    /// A character of Noto Sans SC is 10 wide where one of the columns is 6.
    @Test(
        "Kinsoku: closing brackets, stops, small kana and long vowels begin no line, opening brackets end none",
        arguments: [
            ("春眠不觉，晓处处", 5, ["春眠不", "觉，晓", "处处"]), ("春眠不，觉晓", 5, ["春眠", "不，觉", "晓"]),
            ("春眠（不觉）晓", 5, ["春眠", "（不", "觉）晓"]), ("ああセーター", 5, ["ああ", "セー", "ター"]),
            ("ああちょっと", 5, ["ああ", "ちょっ", "と"]), ("ああ「ああ」", 5, ["ああ", "「あ", "あ」"]),
            ("あああ。", 5, ["ああ", "あ。"]), ("あｱｧあ", 2, ["あ", "ｱｧ", "あ"]), ("人々人々", 5, ["人々", "人々"]),
        ] as [(String, CGFloat, [String])])
    func kinsoku(_ text: String, _ columns: CGFloat, _ lines: [String]) {
        for language in ["en", "ja", "zh-Hans"] {
            #expect(Lines(text, columns: columns) { $0.language = language }.texts == lines)
        }
    }

    @Test(
        "A word longer than the line breaks between characters",
        arguments: [
            ("abcdefgh", 3, ["abc", "def", "gh"]),
            ("ab cdefgh", 3, ["ab", "cde", "fgh"]),
            ("abc", 0.5, ["a", "b", "c"]), ("ab cd e", 0.5, ["a", "b", "c", "d", "e"]), ("ab\nc", 0, ["a", "b", "c"]),
            ("e\u{301}e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}", "e\u{301}"]),
        ] as [(String, CGFloat, [String])])
    func longWords(_ text: String, _ columns: CGFloat, _ lines: [String]) {
        #expect(Lines(text, columns: columns).texts == lines)
    }

    @Test(
        "A long word breaks at a hyphenation point of its language",
        arguments: [
            ("incomprehensible", "en", 8, ["incom-", "prehen-"]), ("Donaudampfschiff", "de", 8, ["Donau-"]),
            ("développement", "fr", 8, ["dévelop-", "pement"]), ("переполнение", "ru", 8, ["перепол-", "нение"]),
        ] as [(String, String, CGFloat, [String])])
    func hyphenation(_ word: String, _ language: String, _ columns: CGFloat, _ first: [String]) {
        let lines = Lines(word, columns: columns) {
            $0.hyphenation = .longWords
            $0.language = language
        }
        #expect(Array(lines.texts.prefix(first.count)) == first)
        #expect(lines.layout.lines.allSatisfy { $0.width <= columns * Lines.advance + 0.01 })
    }

    @Test("With hyphenation of all words, the rest of a line is filled")
    func hyphenationOfAllWords() {
        #expect(Lines("a comprehensive list", columns: 8) { $0.hyphenation = .all }.texts.first == "a com-")
        #expect(Lines("a comprehensive list", columns: 8).texts.first == "a")
    }

    @Test("A soft hyphen shows only where a line ends with it")
    func softHyphen() {
        #expect(Lines("extra\u{AD}ordinary", columns: 8).texts == ["extra\u{AD}-", "ordinary"])
        #expect(Lines("extra\u{AD}ordinary", columns: nil).layout.size.width == 13 * Lines.advance)
    }

    @Test(
        "Chinese breaks between characters, and no line begins with its punctuation",
        arguments: [
            ("你好世界", 4, ["你好", "世界"]),
            ("你好，世界。", 4.5, ["你", "好，", "世", "界。"]),
            ("（你好）吗", 4, ["（你", "好）", "吗"]),
        ] as [(String, CGFloat, [String])])
    func chinese(_ text: String, _ widthInTwelfths: CGFloat, _ lines: [String]) {
        // A Chinese character is an em wide: 10 points.
        #expect(Lines(text, columns: widthInTwelfths * 5 / 6 + 0.1).texts == lines)
    }

    @Test("A tab reaches to the next stop, every 28 points")
    func tabs() {
        #expect(Lines("a\tb", columns: nil).layout.size.width == CGFloat(34))
        #expect(Lines("abcde\tb", columns: nil).layout.size.width == CGFloat(62))
        #expect(Lines("a\nab\t\tb", columns: nil).layout.size.width == CGFloat(62))
    }

    @Test("Emoji are never taken apart", arguments: ["👩‍👩‍👧👨‍👩‍👦", "🇩🇪🇫🇷", "👍🏽👍🏿", "1️⃣2️⃣"])
    func emoji(_ text: String) {
        #expect(Lines(text, columns: 2.5).texts == text.map { String($0) })
    }
}

@Suite("Proposals and limits (facts 15)")
struct ProposalTests {
    private let text = "aaa bbb ccc ddd"

    @Test("15.1: nil and infinity limit nothing")
    func unlimited() {
        for columns in [nil, CGFloat.infinity] {
            let lines = Lines(text, columns: columns, height: columns)
            #expect(lines.texts == [text])
            #expect(lines.layout.size.width == 90)
        }
    }

    @Test("15.1: width 0 gives a column of characters, 0×0 nothing")
    func zero() {
        #expect(Lines("abc", columns: 0).texts == ["a", "b", "c"])
        #expect(Lines("abc", columns: 0).layout.size.width == 0)
        #expect(Lines("abc", columns: 0, height: 0).layout.size == .zero)
    }

    @Test(
        "A column of characters that is only counted is as high as one that is made",
        arguments: ["abc", "ab cd", " ab", "a  b ", "office fi", "x", "a b c d e f"])
    func countedColumns(_ text: String) {
        for platform in [TextPlatform.iOS, .macOS] {
            let counted = Lines(text, columns: 0) { ($0.platform, $0.lineSpacing) = (platform, 3) }.layout
            // Hardly any width is none for the letters, but is no case of its own.
            let made = Lines(text, columns: 0.001) { ($0.platform, $0.lineSpacing) = (platform, 3) }.layout
            #expect(counted.isCounted && !made.isCounted)
            #expect(abs(counted.size.height - made.size.height) < 0.001)
            #expect(counted.firstBaseline == made.firstBaseline && counted.lastBaseline == made.lastBaseline)
            #expect(counted.lines.count == made.lines.count)
        }
    }

    @Test("15.1: a wrapped line's trailing space counts, up to the proposal")
    func trailingSpace() {
        #expect(Lines("aaa bbb", columns: 6).layout.size.width == 24)
        #expect(Lines("aaa bbb", columns: 3.5).layout.size.width == 21)
    }

    @Test(
        "15.2, 15.14: as many lines as the height holds, at least one",
        arguments: [
            (0.0, 1), (5, 1), (16, 1), (31.9, 1), (32, 2), (47.9, 2), (48, 3),
        ] as [(CGFloat, Int)])
    func heights(_ height: CGFloat, _ count: Int) {
        var style = ParagraphStyle()
        style.platform = .macOS
        let text = "Alpha beta gamma delta epsilon zeta eta theta iota kappa lambda"
        let layout = Paragraph(runs: [TextRun(text, font: FontDescriptor(size: 13))], style: style)
            .layout(width: 100, height: height)
        #expect(layout.lines.count == count)
        #expect(layout.size.height == 16 * CGFloat(count))
        #expect(layout.isTruncated)
    }

    @Test(
        "15.3: a limit of lines; 0 counts as 1",
        arguments: [
            (0, ["aaa…"]), (1, ["aaa…"]), (2, ["aaa", "bbb…"]), (4, ["aaa", "bbb", "ccc", "ddd"]),
        ] as [(Int, [String])])
    func lineLimit(_ limit: Int, _ lines: [String]) {
        #expect(Lines(text, columns: 4) { $0.maximumLines = limit }.texts == lines)
    }

    @Test("15.3: reserved lines and their spacing")
    func reservesSpace() {
        let lines = Lines("a", columns: nil) {
            $0.platform = .macOS
            ($0.minimumLines, $0.lineSpacing) = (3, 2)
        }
        let one = Lines("a", columns: nil) { $0.platform = .macOS }.layout.size.height
        #expect(lines.layout.size.height == 3 * one + 4)
    }

    @Test(
        "15.4: the sign is U+2026, white space before it is dropped, only the last line is cut",
        arguments: [
            (ParagraphStyle.Truncation.tail, 8, 1, ["one two…"]),
            (.tail, 9, 1, ["one two…"]),
            (.tail, 10, 1, ["one two t…"]),
            (.head, 8, 1, ["…ur five"]),
            (.middle, 9, 1, ["one…five"]),
            (.tail, 8, 2, ["one two", "three f…"]),
            (.head, 8, 2, ["one two", "…ur five"]),
        ] as [(ParagraphStyle.Truncation, CGFloat, Int, [String])])
    func truncation(
        _ mode: ParagraphStyle.Truncation, _ columns: CGFloat, _ limit: Int, _ lines: [String]
    ) {
        let result = Lines("one two three four five", columns: columns) {
            $0.truncation = mode
            $0.maximumLines = limit
        }
        #expect(result.texts == lines)
        #expect(result.layout.isTruncated)
        #expect(result.layout.lines.allSatisfy { $0.width <= columns * Lines.advance + 0.01 })
    }

    @Test("A line cut at its own end says so")
    func cutAtNewline() {
        #expect(Lines("short\nlonger text", columns: 20) { $0.maximumLines = 1 }.texts == ["short…"])
    }

    @Test("15.5: line spacing stands between lines only; an empty text is 0 wide and has a height of its own")
    func spacing() {
        let one = Lines("a", columns: 3) { $0.platform = .macOS }.layout.size.height
        let two = Lines("a\nb", columns: 3) {
            $0.platform = .macOS
            $0.lineSpacing = 5
        }
        #expect(two.layout.size.height == 2 * one + 5)
        let empty = Lines("", columns: 3) { $0.platform = .macOS }.layout
        #expect(empty.size.width == 0)
        #expect(empty.size.height == 14)
        #expect(empty.firstBaseline == 11)
        let onPhone = Lines("", columns: 3).layout
        #expect(onPhone.size.width == 0)
        #expect(onPhone.size.height > 0 && onPhone.firstBaseline > 0)
    }

    @Test(
        "15.6: alignment moves lines inside the block",
        arguments: [
            (ParagraphStyle.Alignment.leading, ParagraphStyle.Direction.leftToRight, 0.0),
            (.center, .leftToRight, 6), (.trailing, .leftToRight, 12), (.leading, .rightToLeft, 12),
            (.trailing, .rightToLeft, 0),
        ] as [(ParagraphStyle.Alignment, ParagraphStyle.Direction, CGFloat)])
    func alignment(_ alignment: ParagraphStyle.Alignment, _ direction: ParagraphStyle.Direction, _ x: CGFloat) {
        let layout = Lines("aaaaa\nbbb", columns: nil) { ($0.alignment, $0.layoutDirection) = (alignment, direction) }
            .layout
        #expect(abs((layout.lines.last?.x ?? -1) - x) < 1e-6)
        #expect(layout.size.width == 30)
    }

    @Test("minimumScaleFactor finds the largest factor at which nothing is cut")
    func scaling() {
        let full = Lines("aaaaaaaaaa", columns: 10) { ($0.minimumScaleFactor, $0.maximumLines) = (0.5, 1) }
        #expect(full.layout.scale == 1)
        let smaller = Lines("aaaaaaaaaa", columns: 8) { ($0.minimumScaleFactor, $0.maximumLines) = (0.5, 1) }
        #expect(abs(smaller.layout.scale - 0.8) < 0.01)
        #expect(!smaller.layout.isTruncated)
        #expect(smaller.layout.size.width <= 48)
        let tooLong = Lines("aaaaaaaaaa", columns: 4) { ($0.minimumScaleFactor, $0.maximumLines) = (0.5, 1) }
        #expect(tooLong.layout.isTruncated)
    }

    @Test("allowsTightening sets letters closer before it cuts")
    func tightening() {
        let tight = Lines("aaaaaaaaaa", columns: 9.8) { ($0.allowsTightening, $0.maximumLines) = (true, 1) }
        #expect(tight.texts == ["aaaaaaaaaa"])
        #expect(!tight.layout.isTruncated)
    }

    @Test("15.16: 17 points on iOS at scale 3")
    func hello() {
        var style = ParagraphStyle()
        style.displayScale = 3
        let paragraph = Paragraph(runs: [TextRun("Hello world", font: FontDescriptor(size: 17))], style: style)
        let size = paragraph.layout(width: nil, height: nil).size
        #expect(abs(size.width - 85.333) < 0.34)
        #expect(abs(size.height - 20.333) < 0.01)
        #expect(paragraph.layout(width: .infinity, height: .infinity).size == size)
        #expect(paragraph.layout(width: 0, height: 0).size == .zero)
    }
}
