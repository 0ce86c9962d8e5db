import Foundation
import SwiftUI
import Testing
import ViewGraph

/// What is left to read of a text literal's inline Markdown.
struct MarkdownTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let expected: String
        let locale: String
        let text: @Sendable () -> Text

        init(_ expected: String, locale: String = "en_US", _ text: @autoclosure @escaping @Sendable () -> Text) {
            (self.expected, self.locale, self.text) = (expected, locale, text)
        }

        var testDescription: String { expected }
    }

    static let rows: [Row] = [
        Row("bold, soft, code, old", Text("**bold**, *soft*, `code`, ~~old~~")),
        Row("*no* snake_case_word", Text("\\*no\\* snake_case_word")),
        Row("# no heading\n- no list", Text("# no heading\n- no list")),
        Row("a https://x.yz/a?b=c b", Text("a <https://x.yz/a?b=c> b")), Row("me@x.yz", Text("<me@x.yz>")),
        Row("a < b > c <b>d</b>", Text("a < b > c <b>d</b>")), Row("sun!", Text("![sun](sun.png)!")),
        Row("&<—A&nope; & &;", Text("&amp;&lt;&#8212;&#x41;&nope; & &;")),
        Row("a link", Text("a [link](https://x.yz)")),
        Row("2^2 [x] (y)", Text("2^2 [x] (y)")), Row("**", Text(verbatim: "**")), Row("**v**", Text("\(starred)")),
    ]

    private static let starred = "**v**"

    /// Apple: automatic grammar agreement.
    static let inflected: [Row] = [
        Row("3 items left", Text("^[\(3) item](inflect: true) left")),
        Row("1 item left", Text("^[\(1) item](inflect: true) left")),
        Row("0 new boxes", Text("^[\(0) new box](inflect: true)")), Row("2 CITIES", Text("^[2 CITY](inflect: true)")),
        Row("2 Children", Text("^[\(2) Child](inflect: true)")), Row("5 sheep.", Text("^[5 sheep.](inflect: true)")),
        Row("2 days", Text("^[\(2) day](inflect: true)")), Row("item", Text("^[item](inflect: true)")),
        Row("3 Katze", locale: "de_DE", Text("^[\(3) Katze](inflect: true)")),
    ]

    /// Apple: numbers are interpolated by "%lld" and "%lf".
    static let numbers: [Row] = [
        Row("2,024", Text("\(2024)")), Row("2.024", locale: "de_DE", Text("\(2024)")), Row("-12", Text("\(-12)")),
        Row("١٢", locale: "ar_EG", Text("\(12)")), Row("3.140000", Text("\(3.14)")),
        Row("3,140000", locale: "de_DE", Text("\(3.14)")), Row("1,234.500000", Text("\(CGFloat(1234.5))")),
        Row("18,446,744,073,709,551,615", Text("\(UInt64.max)")), Row("200", Text("\(UInt8(200))")),
        Row("2024", Text("\(String(2024))")), Row("2024", Text("\(2024, specifier: "%d")")),
    ]

    @Test(arguments: rows + inflected + numbers)
    func reads(_ row: Row) {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: row.locale)
        #expect(row.text().plainText(in: environment) == row.expected)
    }

    @Test("text full of beginnings is read in bounded time", arguments: ["[", "*a ", "<a", "&", "`", "^[", "_a~"])
    func beginnings(_ sign: String) {
        let text = String(repeating: sign, count: 20_000)
        #expect(!Text(LocalizedStringKey(text)).plainText(in: EnvironmentValues()).isEmpty)
    }
}
