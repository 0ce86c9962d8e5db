@Represented(by: NumberStyle, shared: true) struct IntegerFormatStyle<Value>: FormatStyle, Hashable {
    typealias FormatInput = Value
    typealias FormatOutput = String

    @Calls(ofNumbers) init(locale: Locale = .autoupdatingCurrent)
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
    @Native(formattedInStyle) func format(_ value: Value) -> String

    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
    func decimalSeparator(
        strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
    ) -> IntegerFormatStyle<Value>
    @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>
    @CallsWith(execution: rounded)
    func rounded(
        rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
    ) -> IntegerFormatStyle<Value>
    @CallsWith(execution: rounded)
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>

    // Where a style of a certain type is expected, whatever its integers are.

    @_disfavoredOverload @Calls(ofNumbers) static let number: IntegerFormatStyle<Value>

    @Represented(by: NumberStyle, shared: true) struct Percent: FormatStyle, Hashable {
        typealias FormatInput = Value
        typealias FormatOutput = String

        @Calls(ofPercents) init(locale: Locale = .autoupdatingCurrent)
        func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Percent
        @Native(formattedInStyle) func format(_ value: Value) -> String

        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Percent
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Percent
        func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>.Percent
        func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
        func decimalSeparator(
            strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
        ) -> IntegerFormatStyle<Value>.Percent
        @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> IntegerFormatStyle<Value>.Percent
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
        ) -> IntegerFormatStyle<Value>.Percent

        // Where a style of a certain type is expected, whatever its integers are.

        @_disfavoredOverload @Calls(ofPercents) static let percent: IntegerFormatStyle<Value>.Percent
    }

    @Represented(by: NumberStyle, shared: true) struct Currency: FormatStyle, Hashable {
        typealias FormatInput = Value
        typealias FormatOutput = String

        @Calls(ofCurrency) init(code: String, locale: Locale = .autoupdatingCurrent)
        func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Currency
        @Native(formattedInStyle) func format(_ value: Value) -> String

        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Currency
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Currency
        func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>.Currency
        func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
        func decimalSeparator(
            strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
        ) -> IntegerFormatStyle<Value>.Currency
        @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> IntegerFormatStyle<Value>.Currency
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
        ) -> IntegerFormatStyle<Value>.Currency
        func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> IntegerFormatStyle<Value>.Currency
        func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Currency

        // Where a style of a certain type is expected, whatever its integers are.

        @_disfavoredOverload @Calls(ofCurrency) static func currency(code: String) -> IntegerFormatStyle<Value>.Currency
    }
}

@Represented(by: NumberStyle) struct FloatingPointFormatStyle<Value>: FormatStyle, Hashable {
    typealias FormatInput = Value
    typealias FormatOutput = String

    @Calls(ofNumbers) init(locale: Locale = .autoupdatingCurrent)
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
    @Native(formattedInStyle) func format(_ value: Value) -> String

    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
    func decimalSeparator(
        strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
    ) -> FloatingPointFormatStyle<Value>
    @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>
    @CallsWith(execution: rounded)
    func rounded(
        rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
    ) -> FloatingPointFormatStyle<Value>
    @CallsWith(execution: rounded)
    func rounded(
        rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
    ) -> FloatingPointFormatStyle<Value>

    @Represented(by: NumberStyle, shared: true) struct Percent: FormatStyle, Hashable {
        typealias FormatInput = Value
        typealias FormatOutput = String

        @Calls(ofPercents) init(locale: Locale = .autoupdatingCurrent)
        func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent
        @Native(formattedInStyle) func format(_ value: Value) -> String

        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Percent
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>.Percent
        func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>.Percent
        func sign(
            strategy: NumberFormatStyleConfiguration.SignDisplayStrategy
        ) -> FloatingPointFormatStyle<Value>.Percent
        func decimalSeparator(
            strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
        ) -> FloatingPointFormatStyle<Value>.Percent
        @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> FloatingPointFormatStyle<Value>.Percent
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
        ) -> FloatingPointFormatStyle<Value>.Percent
    }

    @Represented(by: NumberStyle, shared: true) struct Currency: FormatStyle, Hashable {
        typealias FormatInput = Value
        typealias FormatOutput = String

        @Calls(ofCurrency) init(code: String, locale: Locale = .autoupdatingCurrent)
        func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Currency
        @Native(formattedInStyle) func format(_ value: Value) -> String

        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Currency
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>.Currency
        func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>.Currency
        func sign(
            strategy: NumberFormatStyleConfiguration.SignDisplayStrategy
        ) -> FloatingPointFormatStyle<Value>.Currency
        func decimalSeparator(
            strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
        ) -> FloatingPointFormatStyle<Value>.Currency
        @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> FloatingPointFormatStyle<Value>.Currency
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
        ) -> FloatingPointFormatStyle<Value>.Currency
        func presentation(
            _ p: CurrencyFormatStyleConfiguration.Presentation
        ) -> FloatingPointFormatStyle<Value>.Currency
        func sign(
            strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy
        ) -> FloatingPointFormatStyle<Value>.Currency
    }
}

extension Decimal {
    @Represented(by: NumberStyle, shared: true) struct FormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Decimal
        typealias FormatOutput = String

        @Calls(ofNumbers) init(locale: Locale = .autoupdatingCurrent)
        func locale(_ locale: Locale) -> Decimal.FormatStyle
        @Native(formattedInStyle) func format(_ value: Decimal) -> String

        func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle
        func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle
        func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle
        func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle
        func decimalSeparator(
            strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
        ) -> Decimal.FormatStyle
        @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> Decimal.FormatStyle
        @CallsWith(execution: rounded)
        func rounded(
            rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> Decimal.FormatStyle
        @CallsWith(execution: rounded)
        func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle

        @Represented(by: NumberStyle, shared: true) struct Percent: _FormatStyle, Hashable {
            typealias FormatInput = Decimal
            typealias FormatOutput = String

            @Calls(ofPercents) init(locale: Locale = .autoupdatingCurrent)
            func locale(_ locale: Locale) -> Decimal.FormatStyle.Percent
            @Native(formattedInStyle) func format(_ value: Decimal) -> String

            func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Percent
            func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Percent
            func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Percent
            func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
            func decimalSeparator(
                strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
            ) -> Decimal.FormatStyle.Percent
            @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent
            @CallsWith(execution: rounded)
            func rounded(
                rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
            ) -> Decimal.FormatStyle.Percent
            @CallsWith(execution: rounded)
            func rounded(
                rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
            ) -> Decimal.FormatStyle.Percent
        }

        @Represented(by: NumberStyle, shared: true) struct Currency: _FormatStyle, Hashable {
            typealias FormatInput = Decimal
            typealias FormatOutput = String

            @Calls(ofCurrency) init(code: String, locale: Locale = .autoupdatingCurrent)
            func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency
            @Native(formattedInStyle) func format(_ value: Decimal) -> String

            func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Currency
            func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Currency
            func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Currency
            func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Currency
            func decimalSeparator(
                strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
            ) -> Decimal.FormatStyle.Currency
            @CallsWith(execution: scale) func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency
            @CallsWith(execution: rounded)
            func rounded(
                rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
            ) -> Decimal.FormatStyle.Currency
            @CallsWith(execution: rounded)
            func rounded(
                rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
            ) -> Decimal.FormatStyle.Currency
            func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Decimal.FormatStyle.Currency
            func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Currency
        }
    }
}
