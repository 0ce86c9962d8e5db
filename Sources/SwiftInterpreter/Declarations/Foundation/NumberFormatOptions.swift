enum NumberFormatStyleConfiguration {
    struct Precision: Hashable {
        @Calls(boundedFractionLength) static func fractionLength(_ length: Int) -> Self
        @Calls(boundedIntegerLength) static func integerLength(_ length: Int) -> Self
        @Calls(boundedSignificantDigits) static func significantDigits(_ digits: Int) -> Self
        @Calls(boundedFractionLength) static func fractionLength(_ limits: ClosedRange<Int>) -> Self
        @Calls(boundedIntegerLength) static func integerLength(_ limits: ClosedRange<Int>) -> Self
        @Calls(boundedSignificantDigits) static func significantDigits(_ limits: ClosedRange<Int>) -> Self
        @Calls(boundedLengths)
        static func integerAndFractionLength(integerLimits: ClosedRange<Int>, fractionLimits: ClosedRange<Int>) -> Self
        @Calls(boundedFractionLength) static func fractionLength(_ limits: Range<Int>) -> Self
        @Calls(boundedIntegerLength) static func integerLength(_ limits: Range<Int>) -> Self
        @Calls(boundedSignificantDigits) static func significantDigits(_ limits: Range<Int>) -> Self
        @Calls(boundedLengths)
        static func integerAndFractionLength(integerLimits: Range<Int>, fractionLimits: Range<Int>) -> Self
        @Calls(boundedFractionLength) static func fractionLength(_ limits: PartialRangeFrom<Int>) -> Self
        @Calls(boundedFractionLength) static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Self
        @Calls(boundedLengths) static func integerAndFractionLength(integer: Int, fraction: Int) -> Self
    }

    @Represented(by: NumberStyle.Grouping) struct Grouping: Hashable {
        static let automatic: Self
        static let never: Self
    }

    @Represented(by: NumberStyle.DecimalSeparator) struct DecimalSeparatorDisplayStrategy: Hashable {
        static let automatic: Self
        static let always: Self
    }

    @Represented(by: NumberStyle.Notation) struct Notation: Hashable {
        static let automatic: Self
        static let compactName: Self
        static let scientific: Self
    }

    @Represented(by: NumberStyle.Sign) struct SignDisplayStrategy: Hashable {
        static let automatic: Self
        static let never: Self
        static func always(includingZero: Bool = true) -> Self
    }
}

enum CurrencyFormatStyleConfiguration {
    @Represented(by: NumberStyle.Sign, shared: true) struct SignDisplayStrategy: Hashable {
        static let automatic: Self
        static let never: Self
        static let accounting: Self
        static func always(showZero: Bool = true) -> Self
        static func accountingAlways(showZero: Bool = true) -> Self
    }

    @Represented(by: NumberStyle.Presentation) struct Presentation: Hashable {
        static let standard: Self
        static let narrow: Self
        static let isoCode: Self
        static let fullName: Self
    }
}
