import Foundation

/// `"\(year: .defaultDigits)-\(month: .twoDigits)"`: the pattern that Foundation makes of the fields.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct FormatStringValue: @unchecked Sendable {
    var interpolation = Date.FormatString.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var format: Date.FormatString { Date.FormatString(stringInterpolation: interpolation) }
}

extension Date.VerbatimFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let date = value.unbox(as: Date.self) else { return nil }
        return locale((locale ?? .autoupdatingCurrent).chosen(context)).format(date.counted)
    }
}

/// Formats in a program's own order, for writing dates and for reading them.
extension StandardLibrary {
    static let parseStrategyTypes: [NativeType] = [
        NativeType("Date._FormatPattern", "struct _FormatPattern", swiftType: FormatStringValue.self) {
            NativeMembersBuilder.build { t in addFormatFields(&t) }
        },
        NativeType(
            "Date.VerbatimFormatStyle", "struct VerbatimFormatStyle: _FormatStyle, Hashable",
            swiftType: Date.VerbatimFormatStyle.self
        ) {
            NativeMembersBuilder.build { t in
                t.add("typealias FormatInput = Date")
                t.add("typealias FormatOutput = String")
                t.add("func format(_ value: Date) -> String") { try formatted($0.argument(0), $0.receiver, $0) }
                t.add(
                    "init(_pattern format: Date._FormatPattern, locale: Locale?, timeZone: TimeZone, calendar: Calendar)"
                ) { call in
                    let format = try call.argument(0, as: FormatStringValue.self, default: FormatStringValue())
                    let context = try call.execution.formatContext
                    return .box(
                        Date.VerbatimFormatStyle(
                            format: format.format, locale: call.argument(1).unwrapped.unbox() ?? context.locale,
                            timeZone: try call.argument(2, default: context.timeZone),
                            calendar: try call.argument(3, default: context.calendar)))
                }
            }
        },
        NativeType("Date.ParseStrategy", "struct ParseStrategy: Hashable", swiftType: Date.ParseStrategy.self) {
            NativeMembersBuilder.build { t in
                t.add(
                    "init(_pattern format: Date._FormatPattern, locale: Locale?, timeZone: TimeZone, calendar: Calendar, isLenient: Bool, twoDigitStartDate: Date?)"
                ) { call in try strategy(call) }
                addStyleProperty(&t, "timeZone", "TimeZone", \Date.ParseStrategy.timeZone)
                addStyleProperty(&t, "calendar", "Calendar", \Date.ParseStrategy.calendar)
                addStyleProperty(&t, "isLenient", "Bool", \Date.ParseStrategy.isLenient)
                t.add("func parse(_ value: String) throws -> Date") {
                    try parsedDate($0.receiver, try $0.string(0), $0)
                }
            }
        },
        NativeType("Date", "extension Date") {
            NativeMembersBuilder.build { t in
                t.add("init(_ value: String, strategy: Date.ParseStrategy) throws") { call in
                    try parsedDate(call.argument(1), try call.string(0), call)
                }
            }
        },
    ]

    private static func strategy(_ call: NativeCall) throws -> Value {
        let format = try call.argument(0, as: FormatStringValue.self, default: FormatStringValue())
        let context = try call.execution.formatContext
        var strategy = Date.ParseStrategy(
            format: format.format, locale: call.argument(1).unwrapped.unbox() ?? context.locale,
            timeZone: try call.argument(2, default: context.timeZone),
            calendar: try call.argument(3, default: context.calendar), isLenient: try call.bool(4, default: true))
        if let start = call.argument(5).unwrapped.unbox(as: Date.self) { strategy.twoDigitStartDate = start }
        return .box(strategy)
    }

    /// The fields of an interpolation by their labels.
    private static func addFormatFields(_ t: inout NativeMembersBuilder) {
        typealias Symbol = Date.FormatStyle.Symbol
        typealias Storage = Date.FormatString.StringInterpolation
        @Sendable func value(_ call: NativeCall) -> FormatStringValue { call.receiver.unbox() ?? FormatStringValue() }
        t.add("init()") { _ in .box(FormatStringValue()) }
        t.add("mutating func append(literal: String)") { call in
            var changed = value(call)
            changed.interpolation.appendLiteral(try call.string(0))
            call.receiver = .box(changed)
            return .void
        }
        func add<Field: Sendable>(
            _ label: String, _ type: String, _ field: Field.Type,
            _ append: @escaping @Sendable (inout Storage, Field) -> Void
        ) {
            t.add("mutating func append(\(label): Date.FormatStyle.Symbol.\(type))") { call in
                var changed = value(call)
                if let field = call.argument(0).unbox(as: Field.self) { append(&changed.interpolation, field) }
                call.receiver = .box(changed)
                return .void
            }
        }
        add("era", "Era", Symbol.Era.self) { $0.appendInterpolation(era: $1) }
        add("year", "Year", Symbol.Year.self) { $0.appendInterpolation(year: $1) }
        add("quarter", "Quarter", Symbol.Quarter.self) { $0.appendInterpolation(quarter: $1) }
        add("month", "Month", Symbol.Month.self) { $0.appendInterpolation(month: $1) }
        add("week", "Week", Symbol.Week.self) { $0.appendInterpolation(week: $1) }
        add("day", "Day", Symbol.Day.self) { $0.appendInterpolation(day: $1) }
        add("dayOfYear", "DayOfYear", Symbol.DayOfYear.self) { $0.appendInterpolation(dayOfYear: $1) }
        add("weekday", "Weekday", Symbol.Weekday.self) { $0.appendInterpolation(weekday: $1) }
        add("hour", "VerbatimHour", Symbol.VerbatimHour.self) { $0.appendInterpolation(hour: $1) }
        add("minute", "Minute", Symbol.Minute.self) { $0.appendInterpolation(minute: $1) }
        add("second", "Second", Symbol.Second.self) { $0.appendInterpolation(second: $1) }
        add("secondFraction", "SecondFraction", Symbol.SecondFraction.self) {
            $0.appendInterpolation(secondFraction: $1)
        }
        add("timeZone", "TimeZone", Symbol.TimeZone.self) { $0.appendInterpolation(timeZone: $1) }
    }

    static let verbatimHourTypes: [NativeType] = [
        NativeType("Date.FormatStyle.Symbol.VerbatimHour", "struct VerbatimHour: Hashable") {
            NativeMembersBuilder.build { t in
                typealias Hour = Date.FormatStyle.Symbol.VerbatimHour
                let full = "Date.FormatStyle.Symbol.VerbatimHour"
                for (name, isTwo) in [("defaultDigits", false), ("twoDigits", true)] {
                    t.add("static func \(name)(clock: \(full).Clock, hourCycle: \(full).HourCycle) -> \(full)") {
                        call in
                        let clock = try call.argument(0, as: Hour.Clock.self, default: .twentyFourHour)
                        let cycle = try call.argument(1, as: Hour.HourCycle.self, default: .zeroBased)
                        let hour: Hour =
                            isTwo
                            ? .twoDigits(clock: clock, hourCycle: cycle)
                            : .defaultDigits(clock: clock, hourCycle: cycle)
                        return .box(hour)
                    }
                }
            }
        },
        options(
            "Date.FormatStyle.Symbol.VerbatimHour", "Clock",
            [
                ("twelveHour", Date.FormatStyle.Symbol.VerbatimHour.Clock.twelveHour),
                ("twentyFourHour", .twentyFourHour),
            ]),
        options(
            "Date.FormatStyle.Symbol.VerbatimHour", "HourCycle",
            [("zeroBased", Date.FormatStyle.Symbol.VerbatimHour.HourCycle.zeroBased), ("oneBased", .oneBased)]),
    ]
}
