import Foundation
import Testing

@testable import SwiftUI

/// Whole numbers are written as Foundation's formatter writes them, without it.
@Suite struct NumberGroupingTests {
    @Test(arguments: [
        "en_US", "de_DE", "de_CH", "de_AT", "fr_FR", "es_ES", "pt_PT", "pl_PL", "it_IT", "sv_SE", "ru_RU", "en_IN",
        "hi_IN",
        "ja_JP", "zh_Hans", "he_IL", "th_TH", "tr_TR", "nl_NL", "fi_FI", "bg_BG", "ka_GE", "en_ZA", "es_MX", "bn_BD",
    ])
    func numbersAreWrittenAsTheirLanguageDoes(name: String) {
        let locale = Locale(identifier: name)
        guard locale.numberingSystem.identifier == "latn", let grouping = NumberGrouping(locale) else { return }
        let style = IntegerFormatStyle<Int>(locale: locale)
        for number in [0, 7, 10, 999, 1_000, 9_999, 10_000, 99_999, 123_456, 1_000_000, 987_654_321, .max] {
            #expect(grouping.written("\(number)") == style.format(number))
        }
    }

    @Test(arguments: ["en_US", "de_DE", "es_ES", "sv_SE"])
    func mostLanguagesAreKnown(name: String) { #expect(NumberGrouping(Locale(identifier: name)) != nil) }

    @Test func whereGroupsArentOfThreeNothingIsAssumed() {
        #expect(NumberGrouping(Locale(identifier: "en_IN")) == nil)
    }
}
