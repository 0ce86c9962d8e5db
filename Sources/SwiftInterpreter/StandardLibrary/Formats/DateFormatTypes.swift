import Foundation

extension Date.FormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let date = value.unbox(as: Date.self) else { return nil }
        var style = self
        style.locale = style.locale.chosen(context)
        if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar }
        if style.timeZone == .autoupdatingCurrent { style.timeZone = context.timeZone }
        return style.format(date.counted)
    }
}

extension Date.IntervalFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let range = value.unbox(as: RangeValue.self), let lower = range.lower?.unbox(as: Date.self),
            let upper = range.upper?.unbox(as: Date.self)
        else { return nil }
        var style = self
        style.locale = style.locale.chosen(context)
        if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar }
        if style.timeZone == .autoupdatingCurrent { style.timeZone = context.timeZone }
        return style.format(lower.counted..<max(lower.counted, upper.counted))
    }
}

extension Date.ISO8601FormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        value.unbox(as: Date.self).map { format($0.counted) }
    }
}

extension Date.RelativeFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let date = value.unbox(as: Date.self) else { return nil }
        // Foundation's style asks the machine for the time; this one gets the execution's.
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date.counted, presentation: presentation, unitsStyle: unitsStyle,
            capitalizationContext: capitalizationContext)
        style.locale = locale.chosen(context)
        style.calendar = context.calendar
        return style.format(context.now)
    }
}

extension StandardLibrary {
    static let dateStyleNames = [
        "Date.FormatStyle", "Date.ISO8601FormatStyle", "Date.RelativeFormatStyle",
    ]

    static func dateTimeStyle(_: inout NativeCall) throws -> Value { Date.FormatStyle().bridged }
    static func iso8601Style(_: inout NativeCall) throws -> Value { Date.ISO8601FormatStyle().bridged }
    static func intervalStyle(_: inout NativeCall) throws -> Value { Date.IntervalFormatStyle().bridged }

    static func relativeStyle(_ call: inout NativeCall) throws -> Value {
        Date.RelativeFormatStyle(
            presentation: try call.argument(0, as: Date.RelativeFormatStyle.Presentation.self),
            unitsStyle: try call.argument(1, as: Date.RelativeFormatStyle.UnitsStyle.self, default: .wide)
        ).bridged
    }

    static func formattedDateRange(_ call: inout NativeCall) throws -> Value {
        try formatted(call.receiver, Date.IntervalFormatStyle(date: .numeric, time: .shortened).bridged, call)
    }

    static func formattedDateAndTimeRange(_ call: inout NativeCall) throws -> Value {
        let style = Date.IntervalFormatStyle(
            date: try call.argument(0, as: Date.FormatStyle.DateStyle.self),
            time: try call.argument(1, as: Date.FormatStyle.TimeStyle.self))
        return try formatted(call.receiver, style.bridged, call)
    }
}

extension Date.ISO8601FormatStyle {
    func separatingDateByDashes() -> Self { dateSeparator(.dash) }
}

extension Value {
    /// What an optional holds; the value itself where it isn't one.
    package var unwrapped: Value {
        if case .some(let box) = self { return box.value }
        return self
    }
}
