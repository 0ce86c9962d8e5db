import Foundation

/// `IntegerFormatStyle`, `FloatingPointFormatStyle` and their percents and currencies: one kind of value.
package struct NumberStyle: Hashable, Sendable, FormatValue {
    package enum Kind: Hashable, Sendable { case number, percent, currency(String) }
    enum Sign: Hashable, Sendable { case automatic, never, always, alwaysWithZero, accounting, accountingAlways }
    enum Notation: Hashable, Sendable { case automatic, compactName, scientific }
    enum Presentation: Hashable, Sendable { case standard, narrow, isoCode, fullName }
    enum Grouping: Hashable, Sendable { case automatic, never }
    enum DecimalSeparator: Hashable, Sendable { case automatic, always }

    var kind = Kind.number
    var precision: NumberFormatStyleConfiguration.Precision?
    var usesGrouping = true
    var sign = Sign.automatic
    var notation = Notation.automatic
    var presentation = Presentation.standard
    var rule: FloatingPointRoundingRule?
    var increment: Double?
    var showsDecimalSeparator = false
    var scale: Double?
    var locale = Locale.autoupdatingCurrent

    package init(kind: Kind = .number) { self.kind = kind }

    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let number = value.anyNumber else { return nil }
        if let exact = value.exactNumber { return text(of: exact, isWhole: value.isWhole, in: context) }
        return text(of: number, isWhole: value.isWhole, in: context)
    }

    /// The words for a number with more digits than a `Double` has.
    private func text(of number: Decimal, isWhole: Bool, in context: FormatContext) -> String {
        let locale = locale.chosen(context)
        switch kind {
        case .number:
            var style = adjusted(Decimal.FormatStyle(locale: locale))
            if let strategy = sign.number { style = style.sign(strategy: strategy) }
            if notation != .automatic { style = style.notation(notation.configuration) }
            return style.format(number)
        case .percent:
            var style = adjusted(Decimal.FormatStyle.Percent(locale: locale))
            if let strategy = sign.number { style = style.sign(strategy: strategy) }
            if notation != .automatic { style = style.notation(notation.configuration) }
            return style.format(isWhole && scale == nil ? number / 100 : number)
        case .currency(let code):
            var style = adjusted(Decimal.FormatStyle.Currency(code: code, locale: locale))
            if let strategy = sign.currency { style = style.sign(strategy: strategy) }
            if presentation != .standard { style = style.presentation(presentation.configuration) }
            return style.format(number)
        }
    }

    func text(of number: Double, isWhole: Bool, in context: FormatContext) -> String {
        let locale = locale.chosen(context)
        switch kind {
        case .number:
            var style = adjusted(FloatingPointFormatStyle<Double>(locale: locale))
            if let strategy = sign.number { style = style.sign(strategy: strategy) }
            if notation != .automatic { style = style.notation(notation.configuration) }
            return style.format(number)
        case .percent:
            var style = adjusted(FloatingPointFormatStyle<Double>.Percent(locale: locale))
            if let strategy = sign.number { style = style.sign(strategy: strategy) }
            if notation != .automatic { style = style.notation(notation.configuration) }
            // A whole number of percent is written as it is.
            return style.format(isWhole && scale == nil ? number / 100 : number)
        case .currency(let code):
            var style = adjusted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
            if let strategy = sign.currency { style = style.sign(strategy: strategy) }
            if presentation != .standard { style = style.presentation(presentation.configuration) }
            return style.format(number)
        }
    }

    /// The number that a text says, as the style would have written it.
    func number(in text: String, isWhole: Bool, in context: FormatContext) -> Double? {
        // Foundation divides by a whole factor, and traps on one that isn't an `Int32`.
        if let scale, Int32(exactly: scale.rounded(.towardZero)) == nil { return nil }
        let locale = locale.chosen(context)
        switch kind {
        case .number: return try? adjusted(FloatingPointFormatStyle<Double>(locale: locale)).parseStrategy.parse(text)
        case .percent:
            let style = adjusted(FloatingPointFormatStyle<Double>.Percent(locale: locale))
            return (try? style.parseStrategy.parse(text)).map { isWhole && scale == nil ? $0 * 100 : $0 }
        case .currency(let code):
            let style = adjusted(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
            return try? style.parseStrategy.parse(text)
        }
    }

    private func adjusted<S: AdjustableNumberStyle>(_ style: S) -> S {
        var style = style
        if let precision { style = style.precision(precision) }
        if !usesGrouping { style = style.grouping(.never) }
        if rule != nil || increment != nil {
            style = style.roundedAlways(rule: rule ?? .toNearestOrEven, increment: increment)
        }
        if showsDecimalSeparator { style = style.decimalSeparator(strategy: .always) }
        if let scale { style = style.scale(scale) }
        return style
    }
}

/// What numbers, percents and currencies have in common.
private protocol AdjustableNumberStyle {
    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
    func roundedAlways(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Double?) -> Self
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
    func scale(_ multiplicand: Double) -> Self
}

extension FloatingPointFormatStyle<Double>: AdjustableNumberStyle {
    func roundedAlways(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment)
    }
}

extension FloatingPointFormatStyle<Double>.Percent: AdjustableNumberStyle {
    func roundedAlways(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment)
    }
}

extension FloatingPointFormatStyle<Double>.Currency: AdjustableNumberStyle {
    func roundedAlways(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment)
    }
}

extension Decimal.FormatStyle: AdjustableNumberStyle {
    func roundedAlways(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0) })
    }
}

extension Decimal.FormatStyle.Percent: AdjustableNumberStyle {
    func roundedAlways(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0) })
    }
}

extension Decimal.FormatStyle.Currency: AdjustableNumberStyle {
    func roundedAlways(rule: NumberFormatStyleConfiguration.RoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0) })
    }
}

extension NumberStyle.Sign {
    fileprivate var number: NumberFormatStyleConfiguration.SignDisplayStrategy? {
        switch self {
        case .automatic, .accounting: nil
        case .never: .never
        case .always, .accountingAlways: .always(includingZero: false)
        case .alwaysWithZero: .always(includingZero: true)
        }
    }

    fileprivate var currency: CurrencyFormatStyleConfiguration.SignDisplayStrategy? {
        switch self {
        case .automatic: nil
        case .never: .never
        case .always: .always(showZero: false)
        case .alwaysWithZero: .always(showZero: true)
        case .accounting: .accounting
        case .accountingAlways: .accountingAlways(showZero: false)
        }
    }
}

extension NumberStyle.Notation {
    fileprivate var configuration: NumberFormatStyleConfiguration.Notation {
        switch self {
        case .automatic: .automatic
        case .compactName: .compactName
        case .scientific: .scientific
        }
    }
}

extension NumberStyle.Presentation {
    fileprivate var configuration: CurrencyFormatStyleConfiguration.Presentation {
        switch self {
        case .standard: .standard
        case .narrow: .narrow
        case .isoCode: .isoCode
        case .fullName: .fullName
        }
    }
}

extension Value {
    /// As a `Double`, of whatever number type it is.
    var anyNumber: Double? { number ?? unbox(as: Decimal.self).map { NSDecimalNumber(decimal: $0).doubleValue } }

    /// What a `Double` can't say in full.
    fileprivate var exactNumber: Decimal? {
        switch self {
        case .existential(let box): return box.value.exactNumber
        case .int(let number): return number.magnitude > 1 << 53 ? Decimal(number) : nil
        case .integer(let number):
            let isNegative = number.isSigned && Int64(bitPattern: number.bits) < 0
            let size = isNegative ? Int64(bitPattern: number.bits).magnitude : number.bits
            return size > 1 << 53 ? (isNegative ? -Decimal(size) : Decimal(size)) : nil
        default:
            guard let number = unbox(as: Decimal.self), !number.isNaN else { return nil }
            return number
        }
    }

    /// An integer of any width.
    fileprivate var isWhole: Bool {
        switch self {
        case .int, .integer: true
        case .existential(let box): box.value.isWhole
        default: false
        }
    }
}

extension NumberStyle.Sign {
    static func always(includingZero: Bool) -> Self { includingZero ? .alwaysWithZero : .always }
    static func always(showZero: Bool) -> Self { showZero ? .alwaysWithZero : .always }
    static func accountingAlways(showZero: Bool) -> Self { .accountingAlways }
}
