import Foundation
import SwiftUI
import Testing
import ViewGraph

/// The words of a text in an environment.
private func words(
    _ text: Text, locale: String = "en_US", _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    change(&environment)
    return text.plainText(in: environment)
}

/// No-break and thin spaces differ between releases of ICU.
private func plain(_ text: String) -> String {
    text.map { $0.isWhitespace ? " " : String($0) }.joined()
}

private let date = Date(timeIntervalSince1970: 1_700_000_000)
/// 6:41 in GMT.
private let earlyDate = Date(timeIntervalSince1970: 1_700_030_460)

struct FormatRow: Sendable, CustomTestStringConvertible {
    let locale: String
    let expected: String
    let text: @Sendable () -> Text

    init(_ locale: String, _ expected: String, _ text: @autoclosure @escaping @Sendable () -> Text) {
        (self.locale, self.expected, self.text) = (locale, expected, text)
    }

    var testDescription: String { locale + ": " + expected }
}

private let formatRows: [FormatRow] = [
    FormatRow("en_US", "1,234,567", Text(1_234_567, format: .number)),
    FormatRow("de_DE", "1.234.567", Text(1_234_567, format: .number)),
    FormatRow("hi_IN", "12,34,567", Text(1_234_567, format: .number)),
    FormatRow("en_US", "1.2M", Text(1_234_567, format: .number.notation(.compactName))),
    FormatRow("ja_JP", "123万", Text(1_234_567, format: .number.notation(.compactName))),
    FormatRow("de_DE", "25,6 %", Text(0.256, format: .percent.precision(.fractionLength(1)))),
    FormatRow("de_DE", "1.234,50 €", Text(1234.5, format: .currency(code: "EUR"))),
    FormatRow("en_US", "$1,234.50", Text(1234.5, format: .currency(code: "USD"))),
    FormatRow("en_US", "November 14, 2023", Text(date, style: .date)),
    FormatRow("fr_FR", "14 novembre 2023", Text(date, style: .date)),
    FormatRow("de_DE", "06:41", Text(earlyDate, style: .time)),
    FormatRow("en_GB", "06:41", Text(earlyDate, style: .time)),
    FormatRow("ja_JP", "6:41", Text(earlyDate, style: .time)),
    FormatRow("en_US", "6:41 AM", Text(earlyDate, style: .time)),
    FormatRow("de_DE", "22:13", Text(date, style: .time)),
    FormatRow("en_US", "Tuesday, November 14", Text(date, format: .dateTime.weekday(.wide).day().month(.wide))),
    FormatRow("de_DE", "A, B und C", Text(["A", "B", "C"], format: .list(type: .and))),
    FormatRow("en_US", "123.5 MB", Text(Int64(123_456_789), format: .byteCount(style: .file))),
    FormatRow("de_DE", "1.234,5", Text(1234.5, format: .number)),
    // A locale set on the format stays whatever the environment says.
    FormatRow("en_US", "1.234,5", Text(1234.5, format: .number.locale(Locale(identifier: "de_DE")))),
    FormatRow("en_US", "Sum: 50%", Text("Sum: \(0.5, format: .percent)")),
    FormatRow(
        "en_US", "12.5 kilometers",
        Text(
            Measurement(value: 12.5, unit: UnitLength.kilometers),
            format: .measurement(width: .wide, usage: .asProvided))),
    FormatRow(
        "en_US", "7.8 mi",
        Text(Measurement(value: 12.5, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))),
    FormatRow(
        "ru_RU", "12,5 километра",
        Text(
            Measurement(value: 12.5, unit: UnitLength.kilometers),
            format: .measurement(width: .wide, usage: .asProvided))),
]

struct FormattedTextTests {
    @Test(arguments: formatRows) func formats(_ row: FormatRow) {
        #expect(plain(words(row.text(), locale: row.locale)) == row.expected)
    }

    @Test func markdownReachesAcrossValues() {
        let name = "*you*"
        #expect(words(Text("**Hello \(name)** and `n = \(3)`")) == "Hello *you* and n = 3")
    }

    @Test func markdownBecomesAttributes() throws {
        let text = try AttributedString(markdown: "a **b** [c](https://example.com) `d`")
        #expect(String(text.characters) == "a b c d")
        let intents = text.runs.compactMap { $0.inlinePresentationIntent }
        #expect(intents == [.stronglyEmphasized, .code])
        #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://example.com"])
    }

    @Test func whiteSpaceOfMarkdownIsKeptWhereAsked() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\n  b", options: options).characters) == "a\n  b")
        #expect(String(try AttributedString(markdown: "a\n  b").characters) == "a b")
    }

    @Test func dynamicTypeStaysInItsRange() {
        func height(_ view: some View) -> CGFloat {
            LayoutProbe(view, atNil) {
                $0.platform = .iOS
                $0.dynamicTypeSize = .accessibility5
            }.size.height
        }
        #expect(height(Text("A").dynamicTypeSize(...(.large))) == height(Text("A").dynamicTypeSize(.large)))
        #expect(height(Text("A")) > height(Text("A").dynamicTypeSize(...(.xxxLarge))))
    }

    @Test func redactedTextKeepsItsSize() {
        let plain = LayoutProbe(Text("Some words"), atNil).size
        #expect(LayoutProbe(Text("Some words").redacted(reason: .placeholder), atNil).size == plain)
    }

    @Test func timersCountOnTheSessionsClock() {
        let probe = LayoutProbe(updating: Text(date, style: .timer).fixedSize(), atNil)
        let before = probe.graph.clock.date
        probe.graph.advance(by: 2, atNil)
        #expect(probe.graph.clock.date.timeIntervalSince(before) == 2)
        #expect(probe.graph.diagnostics.failure == nil)
    }
}
