struct StringTransform: Hashable {
    static let toLatin: Self
    static let latinToKatakana: Self
    static let latinToHiragana: Self
    static let latinToHangul: Self
    static let latinToArabic: Self
    static let latinToHebrew: Self
    static let latinToThai: Self
    static let latinToCyrillic: Self
    static let mandarinToLatin: Self
    static let hiraganaToKatakana: Self
    static let fullwidthToHalfwidth: Self
    static let toXMLHex: Self
    static let toUnicodeName: Self
    static let stripCombiningMarks: Self
    static let stripDiacritics: Self
    init(_ rawValue: String)
    init(rawValue: String)
}
