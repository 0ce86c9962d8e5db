enum ComparisonResult: Int, Hashable {
    case orderedAscending
    case orderedSame
    case orderedDescending
}

extension NSDecimalNumber {
    enum RoundingMode: Hashable {
        case plain
        case down
        case up
        case bankers
    }
}

extension Decimal {
    typealias RoundingMode = NSDecimalNumber.RoundingMode
}

extension NumberFormatter {
    @Represented(by: NumberFormatterValue.Style) enum Style: Hashable {
        case none
        case decimal
        case currency
        case percent
        case scientific
        case spellOut
        case ordinal
        case currencyISOCode
        case currencyPlural
        case currencyAccounting
    }

    enum RoundingMode: Hashable {
        case ceiling
        case floor
        case down
        case up
        case halfEven
        case halfDown
        case halfUp
    }

    enum PadPosition: Hashable {
        case beforePrefix
        case afterPrefix
        case beforeSuffix
        case afterSuffix
    }
}

extension DateFormatter {
    @Represented(by: DateStyleValue) enum Style: Hashable {
        case none
        case short
        case medium
        case long
        case full
    }
}
