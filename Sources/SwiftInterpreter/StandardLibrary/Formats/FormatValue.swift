import Foundation

/// Where a value is written: what the program's formats leave open.
package struct FormatContext: Sendable {
    package var locale: Locale
    package var calendar: Calendar
    package var timeZone: TimeZone
    package var now: Date

    package init(locale: Locale, calendar: Calendar, timeZone: TimeZone, now: Date) {
        (self.locale, self.calendar, self.timeZone, self.now) = (locale, calendar, timeZone, now)
    }
}

/// A format style of the library, as programs hold it.
package protocol FormatValue: Sendable {
    /// The words for a value; nil where it isn't of the style's kind.
    func text(of value: Value, in context: FormatContext) -> String?
}

extension Execution {
    /// What `.formatted()` in a program means.
    var formatContext: FormatContext {
        let zone = TimeZone(identifier: environment.timeZone) ?? TimeZone(secondsFromGMT: 0) ?? .current
        var calendar = Calendar(identifier: .gregorian)
        let locale = Locale(identifier: environment.locale)
        (calendar.timeZone, calendar.locale) = (zone, locale)
        return FormatContext(
            locale: locale, calendar: calendar, timeZone: zone,
            now: Date(timeIntervalSinceReferenceDate: environment.now))
    }
}

extension StandardLibrary {
    /// `style.format(value)`, for the library's styles and the program's own.
    static func formatted(_ value: Value, _ style: Value, _ call: NativeCall) throws -> Value {
        if let format = formatValue(style) {
            guard let text = format.text(of: value, in: try call.execution.formatContext) else {
                throw call.evaluator.failure("this format style doesn't write such a value")
            }
            return .string(text)
        }
        var style = style
        return try call.evaluator.callMethod("format", labels: [""], on: &style, [value])
    }

    /// Types of values and the names of the library's styles that write them.
    package static let formatStyles: [(input: String, styles: [String])] =
        ["Int", "Double", "CGFloat", "Float", "Decimal"].map { ($0, numberStyles(of: $0)) } + [
            ("Int", ["ByteCountFormatStyle"]), ("Int64", ["ByteCountFormatStyle"]), ("Date", dateStyleNames),
            ("Range<Date>", ["Date.IntervalFormatStyle"]), ("[String]", ["ListFormatStyle<[String]>"]),
            ("Duration", ["Duration.TimeFormatStyle", "Duration.UnitsFormatStyle"]),
        ]

    /// What one of Foundation's formatter objects makes of a value.
    package static func text(of value: Value, formatter: Value, _ call: NativeCall) throws -> String? {
        let context = try call.execution.formatContext
        let value = value.plain
        if let numbers = formatter.unbox(as: NumberFormatterValue.self), let number = value.anyNumber {
            return numbers.format(number, isWhole: value.wholeNumber != nil, in: context)
        }
        if let dates = formatter.unbox(as: DateFormatterValue.self), let date = value.unbox(as: Date.self) {
            return dates.formatter(in: context).string(from: date.counted)
        }
        throw call.evaluator.failure("this formatter doesn't write such a value")
    }

    /// What a library's style or one of the program's makes of a value.
    package static func text(of value: Value, style: Value, _ call: NativeCall) throws -> String {
        try call.string(try formatted(value, style, call))
    }

    /// A typed text as a value of a number type; nil if it isn't one, or if the style reads none.
    package static func parsed(_ text: String, as type: String, style: Value, _ call: NativeCall) throws -> Value? {
        guard let format = formatValue(style) as? NumberStyle else { return nil }
        guard let number = format.number(in: text, isWhole: type == "Int", in: try call.execution.formatContext) else {
            return nil
        }
        switch type {
        case "Int": return Int(exactly: number.rounded()).map(Value.int)
        case "Decimal": return Decimal(string: "\(number)").map { .box($0) }
        case "Float": return .double(Double(Float(number)))
        default: return .double(number)
        }
    }

    /// The library's own style in a value.
    package static func formatValue(_ value: Value) -> (any FormatValue)? {
        switch value {
        case .existential(let box): formatValue(box.value)
        case .native(let object): object.anyValue as? any FormatValue
        default: nil
        }
    }

    /// `style.format(value)`
    static func formattedInStyle(_ call: inout NativeCall) throws -> Value {
        try formatted(call.argument(0), call.receiver, call)
    }

    /// `value.formatted(style)`
    static func formattedByArgument(_ call: inout NativeCall) throws -> Value {
        try formatted(call.receiver, call.argument(0), call)
    }

    /// `style.parse(text)`
    static func parsedInStyle(_ call: inout NativeCall) throws -> Value {
        try parsedDate(call.receiver, try call.string(0), call)
    }

    /// `value.formatted(style)` for each style that writes such values.
    static func addFormatted(_ t: inout NativeMembersBuilder, _ styles: [String]) {
        for style in styles {
            t.add("func formatted(_ format: \(style)) -> String") { call in
                try formatted(call.receiver, call.argument(0), call)
            }
        }
        t.add("func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Self") { call in
            try formatted(call.receiver, call.argument(0), call)
        }
    }
}

extension Locale {
    /// The locale itself, or the context's where it stands for the user's.
    func chosen(_ context: FormatContext) -> Locale { self == .autoupdatingCurrent ? context.locale : self }
}

extension Value {
    /// The value without the box of an existential or an optional.
    fileprivate var plain: Value {
        switch self {
        case .existential(let box): box.value.plain
        case .some(let box): box.value.plain
        default: self
        }
    }
}
