import Foundation
import ViewGraph

/// A value in a text that is written only where the text stands: its words depend on locale, time zone or the time.
package protocol FormattedContent: Sendable {
    func text(in environment: EnvironmentValues, now: Date) -> AttributedString
    func isSame(as other: any FormattedContent) -> Bool
    /// When the words may change next, for those that count time; nil for those that don't.
    func change(after now: Date) -> Date?
}

extension FormattedContent {
    package func change(after now: Date) -> Date? { nil }
}

/// A formatted value that texts can be compared by.
struct AnyFormattedContent: Equatable, Sendable {
    let content: any FormattedContent

    static func == (lhs: AnyFormattedContent, rhs: AnyFormattedContent) -> Bool {
        lhs.content.isSame(as: rhs.content)
    }
}

/// A value and the style that writes it.
// Unchecked: value and style don't change once they are made.
struct StyledValue<F: FormatStyle>: FormattedContent, @unchecked Sendable where F.FormatInput: Equatable {
    let value: F.FormatInput
    let format: F
    let attributed: @Sendable (F.FormatOutput) -> AttributedString

    func text(in environment: EnvironmentValues, now: Date) -> AttributedString {
        let format = format.localized(in: environment)
        // Foundation's style asks the machine for the time; this one gets the session's.
        if let relative = format as? Date.RelativeFormatStyle, let date = value as? Date {
            var style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: relative.presentation, unitsStyle: relative.unitsStyle,
                capitalizationContext: relative.capitalizationContext)
            (style.locale, style.calendar) = (relative.locale, environment.calendar)
            return AttributedString(style.format(now))
        }
        return attributed(format.format(value))
    }

    func change(after now: Date) -> Date? { format is Date.RelativeFormatStyle ? now.addingTimeInterval(1) : nil }

    func isSame(as other: any FormattedContent) -> Bool {
        guard let other = other as? StyledValue<F> else { return false }
        return other.value == value && other.format == format
    }
}

/// A value written by one of Foundation's formatter objects.
// Unchecked: a formatter is used by one thread at a time, the session's.
struct FormatterValue: FormattedContent, @unchecked Sendable {
    let value: Any
    let formatter: Formatter

    func text(in environment: EnvironmentValues, now: Date) -> AttributedString {
        AttributedString(formatter.string(for: value) ?? "")
    }

    func isSame(as other: any FormattedContent) -> Bool {
        guard let other = other as? FormatterValue, other.formatter === formatter else { return false }
        return areEqual(other.value, value)
    }
}

nonisolated extension Text {
    package init(formatted content: some FormattedContent) {
        self.init(content: .formatted(AnyFormattedContent(content: content)))
    }

    /// A value as `format` writes it in the environment's locale; a locale set on the format itself stays.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(formatted: StyledValue(value: input, format: format) { AttributedString($0) })
    }

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(formatted: StyledValue(value: input, format: format) { $0 })
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        self.init(formatted: FormatterValue(value: subject, formatter: formatter))
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(formatted: FormatterValue(value: subject, formatter: formatter))
    }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(Text(input, format: format))
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        appendInterpolation(Text(input, format: format))
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
        if let formatter {
            appendInterpolation(Text(subject, formatter: formatter))
        } else {
            appendInterpolation("\(subject)")
        }
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }
}
