import Foundation

/// `"\(year: .defaultDigits)-\(month: .twoDigits)"`: the pattern that Foundation makes of the fields.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct FormatStringValue: @unchecked Sendable {
    private var interpolation = Date.FormatString.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var format: Date.FormatString { Date.FormatString(stringInterpolation: interpolation) }

    init() {}

    mutating func append(era field: Date.FormatStyle.Symbol.Era) { interpolation.appendInterpolation(era: field) }
    mutating func append(year field: Date.FormatStyle.Symbol.Year) { interpolation.appendInterpolation(year: field) }
    mutating func append(quarter field: Date.FormatStyle.Symbol.Quarter) {
        interpolation.appendInterpolation(quarter: field)
    }
    mutating func append(month field: Date.FormatStyle.Symbol.Month) { interpolation.appendInterpolation(month: field) }
    mutating func append(week field: Date.FormatStyle.Symbol.Week) { interpolation.appendInterpolation(week: field) }
    mutating func append(day field: Date.FormatStyle.Symbol.Day) { interpolation.appendInterpolation(day: field) }
    mutating func append(dayOfYear field: Date.FormatStyle.Symbol.DayOfYear) {
        interpolation.appendInterpolation(dayOfYear: field)
    }
    mutating func append(weekday field: Date.FormatStyle.Symbol.Weekday) {
        interpolation.appendInterpolation(weekday: field)
    }
    mutating func append(hour field: Date.FormatStyle.Symbol.VerbatimHour) {
        interpolation.appendInterpolation(hour: field)
    }
    mutating func append(minute field: Date.FormatStyle.Symbol.Minute) {
        interpolation.appendInterpolation(minute: field)
    }
    mutating func append(second field: Date.FormatStyle.Symbol.Second) {
        interpolation.appendInterpolation(second: field)
    }
    mutating func append(secondFraction field: Date.FormatStyle.Symbol.SecondFraction) {
        interpolation.appendInterpolation(secondFraction: field)
    }
    mutating func append(timeZone field: Date.FormatStyle.Symbol.TimeZone) {
        interpolation.appendInterpolation(timeZone: field)
    }
    mutating func append(literal: String) { interpolation.appendLiteral(literal) }
}

extension Date.VerbatimFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let date = value.unbox(as: Date.self) else { return nil }
        return locale((locale ?? .autoupdatingCurrent).chosen(context)).format(date.counted)
    }
}

/// Formats in a program's own order, for writing dates and for reading them.
extension StandardLibrary {
    static func parseStrategy(_ call: inout NativeCall) throws -> Value {
        let format = try call.argument(0, as: FormatStringValue.self, default: FormatStringValue())
        let context = try call.execution.formatContext
        var strategy = Date.ParseStrategy(
            format: format.format, locale: call.argument(1).unwrapped.unbox() ?? context.locale,
            timeZone: try call.argument(2, default: context.timeZone),
            calendar: try call.argument(3, default: context.calendar), isLenient: try call.bool(4, default: true))
        if let start = call.argument(5).unwrapped.unbox(as: Date.self) { strategy.twoDigitStartDate = start }
        return .box(strategy)
    }

    static func dateVerbatimFormatStyleFormat(_ call: inout NativeCall) throws -> Value {
        try formatted(call.argument(0), call.receiver, call)
    }

    static func dateVerbatimFormatStyleInit(_ call: inout NativeCall) throws -> Value {
        let format = try call.argument(0, as: FormatStringValue.self, default: FormatStringValue())
        let context = try call.execution.formatContext
        return .box(
            Date.VerbatimFormatStyle(
                format: format.format, locale: call.argument(1).unwrapped.unbox() ?? context.locale,
                timeZone: try call.argument(2, default: context.timeZone),
                calendar: try call.argument(3, default: context.calendar)))
    }
}
