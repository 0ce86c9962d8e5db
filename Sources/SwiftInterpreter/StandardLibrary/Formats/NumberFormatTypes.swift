import Foundation

extension StandardLibrary {
    /// Names of the style types for a value of a number type.
    static func numberStyles(of type: String) -> [String] {
        let base =
            switch type {
            case "Double", "CGFloat", "Float": "FloatingPointFormatStyle<\(type)>"
            case "Decimal": "Decimal.FormatStyle"
            default: "IntegerFormatStyle<\(type)>"
            }
        return [base, base + ".Percent", base + ".Currency"]
    }

    static func numberStyle(_: inout NativeCall) throws -> Value { NumberStyle().bridged }
    static func percentStyle(_: inout NativeCall) throws -> Value { NumberStyle(kind: .percent).bridged }

    static func currencyStyle(_ call: inout NativeCall) throws -> Value {
        NumberStyle(kind: .currency(try call.string(0))).bridged
    }
}

/// What the styles of all types of numbers have.
extension NumberStyle {
    static var ofNumbers: Self { Self() }
    static var ofPercents: Self { Self(kind: .percent) }
    static func ofNumbers(locale: Locale) -> Self { ofNumbers.locale(locale) }
    static func ofPercents(locale: Locale) -> Self { ofPercents.locale(locale) }
    static func ofCurrency(code: String) -> Self { Self(kind: .currency(code)) }
    static func ofCurrency(code: String, locale: Locale) -> Self { ofCurrency(code: code).locale(locale) }

    private func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var style = self
        try change(&style)
        return style
    }

    func locale(_ locale: Locale) -> Self { with { $0.locale = locale } }
    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self { with { $0.precision = p } }
    func grouping(_ group: Grouping) -> Self { with { $0.usesGrouping = group == .automatic } }
    func notation(_ notation: Notation) -> Self { with { $0.notation = notation } }
    func sign(strategy: Sign) -> Self { with { $0.sign = strategy } }
    func decimalSeparator(strategy: DecimalSeparator) -> Self {
        with { $0.showsDecimalSeparator = strategy == .always }
    }
    func presentation(_ p: Presentation) -> Self { with { $0.presentation = p } }

    func scale(_ factor: Double, _ call: NativeCall) throws -> Self {
        try with { $0.scale = try Self.finite(factor, call) }
    }

    func rounded(rule: FloatingPointRoundingRule, increment: Double?, _ call: NativeCall) throws -> Self {
        try with {
            $0.rule = rule
            $0.increment = try increment.map { try Self.finite($0, call) }
        }
    }

    func rounded(rule: FloatingPointRoundingRule, increment: Int?, _ call: NativeCall) throws -> Self {
        try rounded(rule: rule, increment: increment.map(Double.init), call)
    }

    /// Foundation ends the process where a number is infinite.
    private static func finite(_ number: Double, _ call: NativeCall) throws -> Double {
        guard !number.isInfinite else {
            throw call.evaluator.failure("Fatal error: numbers can't be scaled by infinity or rounded to it")
        }
        return number
    }
}

/// Foundation ends the process for lengths it can't count.
extension NumberFormatStyleConfiguration.Precision {
    private static func bounded(_ number: Int) -> Int { min(max(number, 0), 300) }

    private static func bounded(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
        bounded(range.lowerBound)...bounded(range.upperBound)
    }

    private static func bounded(_ range: Range<Int>) -> ClosedRange<Int> {
        range.isEmpty ? 0...0 : bounded(range.lowerBound...(range.upperBound - 1))
    }

    static func boundedFractionLength(_ length: Int) -> Self { .fractionLength(bounded(length)) }
    static func boundedIntegerLength(_ length: Int) -> Self { .integerLength(bounded(length)) }
    static func boundedSignificantDigits(_ digits: Int) -> Self { .significantDigits(max(1, bounded(digits))) }
    static func boundedFractionLength(_ limits: ClosedRange<Int>) -> Self { .fractionLength(bounded(limits)) }
    static func boundedFractionLength(_ limits: Range<Int>) -> Self { .fractionLength(bounded(limits)) }
    static func boundedIntegerLength(_ limits: ClosedRange<Int>) -> Self { .integerLength(bounded(limits)) }
    static func boundedIntegerLength(_ limits: Range<Int>) -> Self { .integerLength(bounded(limits)) }

    static func boundedSignificantDigits(_ limits: ClosedRange<Int>) -> Self {
        let limits = bounded(limits)
        return .significantDigits(max(1, limits.lowerBound)...max(1, limits.upperBound))
    }

    static func boundedSignificantDigits(_ limits: Range<Int>) -> Self { boundedSignificantDigits(bounded(limits)) }

    static func boundedLengths(integerLimits: ClosedRange<Int>, fractionLimits: ClosedRange<Int>) -> Self {
        .integerAndFractionLength(integerLimits: bounded(integerLimits), fractionLimits: bounded(fractionLimits))
    }

    static func boundedLengths(integerLimits: Range<Int>, fractionLimits: Range<Int>) -> Self {
        boundedLengths(integerLimits: bounded(integerLimits), fractionLimits: bounded(fractionLimits))
    }

    static func boundedFractionLength(_ limits: PartialRangeFrom<Int>) -> Self {
        .fractionLength(bounded(limits.lowerBound)...)
    }

    static func boundedFractionLength(_ limits: PartialRangeThrough<Int>) -> Self {
        .fractionLength(0...bounded(limits.upperBound))
    }

    static func boundedLengths(integer: Int, fraction: Int) -> Self {
        .integerAndFractionLength(integer: bounded(integer), fraction: bounded(fraction))
    }
}
