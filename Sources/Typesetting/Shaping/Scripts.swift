import CHarfBuzz
import Foundation
import Synchronization

enum Scripts {
    /// The script of a character; nil for one that goes with any script, such as a digit or a comma. The scripts of
    /// Chinese and Japanese count as one, since their text changes between them all the time.
    static func script(of character: Character) -> hb_script_t? {
        guard let first = character.unicodeScalars.first?.value else { return nil }
        if first < 0x80 {
            let isLetter = (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first)
            return isLetter ? HB_SCRIPT_LATIN : nil
        }
        switch hb_unicode_script(hb_unicode_funcs_get_default(), first) {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
        case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO: return HB_SCRIPT_HAN
        case let script: return script
        }
    }
}

enum Languages {
    /// HarfBuzz's interned language of a BCP 47 tag.
    static func tag(_ language: String) -> hb_language_t? {
        if language == "en" { return english.pointer }
        return hb_language_from_string(language, -1)
    }

    /// The language plain ASCII text is shaped in: English for all whose letters of that kind look no different, so
    /// that they share what has been shaped and learned.
    static func plainTag(_ language: String) -> hb_language_t? {
        let base = language.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
        if base.elementsEqual("en".utf8) { return english.pointer }
        return likeEnglish.contains(String(language.prefix(base.count))) ? english.pointer : tag(language)
    }

    private static let likeEnglish: Set<String> = [
        "ar", "da", "de", "es", "fi", "fr", "he", "hi", "id", "it", "ja", "ko", "nb", "no", "pt", "ru", "sv", "th",
        "uk", "vi", "zh",
    ]

    // Unchecked: HarfBuzz's languages are never freed and don't change.
    private struct Interned: @unchecked Sendable {
        let pointer: hb_language_t?
    }

    private static let english = Interned(pointer: hb_language_from_string("en", -1))
}
