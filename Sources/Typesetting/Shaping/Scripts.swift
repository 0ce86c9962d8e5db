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

    private struct Interned: @unchecked Sendable {
        let pointer: hb_language_t?
    }

    private static let english = Interned(pointer: hb_language_from_string("en", -1))
}
