// Formatters of time intervals and weights.

open class DateIntervalFormatter: Formatter {
    public enum Style: Int { case none, short, medium, long, full }
    public var dateStyle = Style.medium
    public var timeStyle = Style.short
    public var locale: Locale! = Locale.current
    public var calendar: Calendar! = Calendar.current
    public var timeZone: TimeZone! = TimeZone.current
    public override init() {}

    public func string(from fromDate: Date, to toDate: Date) -> String {
        let date: Date.FormatStyle.DateStyle
        switch dateStyle {
        case .none: date = .omitted
        case .short: date = .numeric
        case .medium: date = .abbreviated
        case .long: date = .long
        case .full: date = .complete
        }
        let time: Date.FormatStyle.TimeStyle
        switch timeStyle {
        case .none: time = .omitted
        case .short: time = .shortened
        case .medium: time = .standard
        case .long, .full: time = .complete
        }
        return (fromDate..<max(fromDate, toDate)).formatted(Date.IntervalFormatStyle(date: date, time: time))
    }
    public func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
    }
}

open class MassFormatter: Formatter {
    public enum Unit: Int { case gram = 11, kilogram = 14, ounce = 1537, pound = 1538, stone = 1539 }
    public var numberFormatter: NumberFormatter! = NumberFormatter()
    public var unitStyle = Formatter.UnitStyle.medium
    public var isForPersonMassUse = false
    public override init() {
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 3
    }

    public func unitString(fromValue value: Double, unit: Unit) -> String {
        let names: (String, String, String)
        switch unit {
        case .gram: names = ("g", "gram", "grams")
        case .kilogram: names = ("kg", "kilogram", "kilograms")
        case .ounce: names = ("oz", "ounce", "ounces")
        case .pound: names = ("lb", "pound", "pounds")
        case .stone: names = ("st", "stone", "stones")
        }
        guard unitStyle == .long else { return names.0 }
        return value == 1 ? names.1 : names.2
    }
    public func string(fromValue value: Double, unit: Unit) -> String {
        (numberFormatter.string(for: value) ?? "\(value)") + " " + unitString(fromValue: value, unit: unit)
    }
    /// In the region's own units.
    public func string(fromKilograms numberInKilograms: Double) -> String {
        if Locale.current.identifier.hasSuffix("US") {
            return string(fromValue: numberInKilograms / 0.45359237, unit: .pound)
        }
        return numberInKilograms < 1
            ? string(fromValue: numberInKilograms * 1000, unit: .gram)
            : string(fromValue: numberInKilograms, unit: .kilogram)
    }
}
