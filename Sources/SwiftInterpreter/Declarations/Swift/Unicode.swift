extension Unicode {
    @nonexhaustive enum GeneralCategory: Hashable {
        case uppercaseLetter
        case lowercaseLetter
        case titlecaseLetter
        case modifierLetter
        case otherLetter
        case nonspacingMark
        case spacingMark
        case enclosingMark
        case decimalNumber
        case letterNumber
        case otherNumber
        case connectorPunctuation
        case dashPunctuation
        case openPunctuation
        case closePunctuation
        case initialPunctuation
        case finalPunctuation
        case otherPunctuation
        case mathSymbol
        case currencySymbol
        case modifierSymbol
        case otherSymbol
        case spaceSeparator
        case lineSeparator
        case paragraphSeparator
        case control
        case format
        case surrogate
        case privateUse
        case unassigned
    }
}

extension Unicode {
    struct Scalar: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
        @Calls(made) init(unicodeScalarLiteral value: Unicode.Scalar)
        @Calls(made) init(stringLiteral value: String)
        init(_ v: Unicode.Scalar)
        init(_ v: UInt8)
        init?(_ v: UInt16)
        init?(_ v: UInt32)
        @Calls(made) init?(_ v: Int)
        let value: UInt32
        let isASCII: Bool
        func escaped(asASCII forceASCII: Bool) -> String
        @Calls(utf8Units) let utf8: [UInt8]
        @Calls(utf16Units) let utf16: [UInt16]
        let properties: Unicode.Scalar.Properties
        let description: String
        let debugDescription: String

        struct Properties {
            let isAlphabetic: Bool
            let isASCIIHexDigit: Bool
            let isBidiControl: Bool
            let isBidiMirrored: Bool
            let isCased: Bool
            let isCaseIgnorable: Bool
            let changesWhenLowercased: Bool
            let changesWhenUppercased: Bool
            let changesWhenTitlecased: Bool
            let isDash: Bool
            let isDefaultIgnorableCodePoint: Bool
            let isDiacritic: Bool
            let isEmoji: Bool
            let isEmojiModifier: Bool
            let isEmojiModifierBase: Bool
            let isEmojiPresentation: Bool
            let isGraphemeBase: Bool
            let isGraphemeExtend: Bool
            let isHexDigit: Bool
            let isIdeographic: Bool
            let isJoinControl: Bool
            let isLowercase: Bool
            let isMath: Bool
            let isQuotationMark: Bool
            let isRadical: Bool
            let isSentenceTerminal: Bool
            let isSoftDotted: Bool
            let isUnifiedIdeograph: Bool
            let isUppercase: Bool
            let isVariationSelector: Bool
            let isWhitespace: Bool
            let isXIDStart: Bool
            let isXIDContinue: Bool
            let name: String?
            let nameAlias: String?
            let numericValue: Double?
            let lowercaseMapping: String
            let uppercaseMapping: String
            let titlecaseMapping: String
            let generalCategory: Unicode.GeneralCategory
        }
    }
}
