struct ByteCountFormatStyle: _FormatStyle, Hashable {
    typealias FormatInput = Int64
    typealias FormatOutput = String

    init(
        style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
    )
    func locale(_ locale: Locale) -> ByteCountFormatStyle
    @Native(formattedInStyle) func format(_ value: Int64) -> String

    struct Style: Hashable {
        static let file: Self
        static let memory: Self
        static let decimal: Self
        static let binary: Self
    }

    struct Units: Hashable, ExpressibleByArrayLiteral {
        static let bytes: Self
        static let kb: Self
        static let mb: Self
        static let gb: Self
        static let tb: Self
        static let pb: Self
        static let all: Self
        static let `default`: Self
        @Calls(joined) init(arrayLiteral elements: Self...)
    }
}

@Represented(by: ListFormatStyle<StringStyle, [String]>) struct ListFormatStyle<Base>: FormatStyle, Hashable {
    typealias FormatInput = Base
    typealias FormatOutput = String

    func locale(_ locale: Locale) -> ListFormatStyle<Base>
    @Native(formattedInStyle) func format(_ value: Base) -> String

    @Represented(by: ListFormatStyle<StringStyle, [String]>.ListType, shared: true) struct ListType: Hashable {
        static let and: ListFormatStyle<Base>.ListType
        static let or: ListFormatStyle<Base>.ListType
    }

    @Represented(by: ListFormatStyle<StringStyle, [String]>.Width, shared: true) struct Width: Hashable {
        static let standard: ListFormatStyle<Base>.Width
        static let short: ListFormatStyle<Base>.Width
        static let narrow: ListFormatStyle<Base>.Width
    }
}

@Represented(by: MemberListStyle) struct _MemberListStyle<V>: FormatStyle {
    typealias FormatInput = [V]
    typealias FormatOutput = String

    func locale(_ locale: Locale) -> _MemberListStyle<V>
    @Native(formattedInStyle) func format(_ value: [V]) -> String
}

extension Array {
    @Native(formattedByArgument) func formatted(_ format: _MemberListStyle<Element>) -> String
    @Native(formattedByArgument)
    func formatted(_ format: ListFormatStyle<[String]>) -> String where Element == String
    @Native(formattedList) func formatted() -> String where Element == String
}

extension Duration {
    struct TimeFormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Duration
        typealias FormatOutput = String

        init(pattern: Duration.TimeFormatStyle.Pattern)
        func locale(_ locale: Locale) -> Duration.TimeFormatStyle
        @Native(formattedInStyle) func format(_ value: Duration) -> String
    }

    struct UnitsFormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Duration
        typealias FormatOutput = String

        @Native(unitStyle)
        init(
            allowedUnits: Set<Duration.UnitsFormatStyle.Unit> = _, width: Duration.UnitsFormatStyle.UnitWidth = _,
            maximumUnitCount: Int? = _,
            zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = _, valueLength: Int? = _,
            fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = _
        )
        func locale(_ locale: Locale) -> Duration.UnitsFormatStyle
        @Native(formattedInStyle) func format(_ value: Duration) -> String
    }

    @Native(formattedDuration) func formatted() -> String
    @Native(formattedByArgument) func formatted(_ format: Duration.TimeFormatStyle) -> String
    @Native(formattedByArgument) func formatted(_ format: Duration.UnitsFormatStyle) -> String
    @Native(formattedByArgument)
    func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Self
}

extension Duration.TimeFormatStyle {
    struct Pattern: Hashable {
        static let hourMinute: Self
        static let hourMinuteSecond: Self
        static let minuteSecond: Self
        @Calls(boundedMinuteSecond)
        static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0) -> Self
        @Calls(boundedHourMinuteSecond)
        static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0) -> Self
    }
}

extension Duration.UnitsFormatStyle {
    struct Unit: Hashable {
        static let weeks: Self
        static let days: Self
        static let hours: Self
        static let minutes: Self
        static let seconds: Self
        static let milliseconds: Self
    }

    struct UnitWidth: Hashable {
        static let wide: Self
        static let abbreviated: Self
        static let condensedAbbreviated: Self
        static let narrow: Self
    }

    struct ZeroValueUnitsDisplayStrategy: Hashable {
        static let hide: Self
        @Calls(boundedShow) static func show(length: Int) -> Self
    }

    struct FractionalPartDisplayStrategy: Hashable {
        static let hide: Self
        @Calls(boundedShow)
        static func show(
            length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
        ) -> Self
        static func hide(rounded: FloatingPointRoundingRule) -> Self
    }
}
