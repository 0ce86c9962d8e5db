// Not read for: Context.

open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    public var locale: Locale! = Locale.current
    public var numberFormatter: NumberFormatter! = NumberFormatter()

    public override init() {}

    public func string<U>(from measurement: Measurement<U>) -> String {
        let usage = unitOptions.contains(.providedUnit) ? nil : "default"
        switch unitStyle {
        case .long: return _Host.text(of: measurement, width: "full-name", usage: usage)
        case .medium: return _Host.text(of: measurement, width: "short", usage: usage)
        case .short: return _Host.text(of: measurement, width: "narrow", usage: usage)
        }
    }

    public func string(from unit: Unit) -> String { unit.symbol }
}

extension Formatter {
    public enum UnitStyle: Int { case short = 1, medium, long }
    public enum Context: Int {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
    }
}

open class LengthFormatter: Formatter {
    public enum Unit: Int {
        case millimeter = 8, centimeter = 9, meter = 11, kilometer = 14, inch = 1281, foot, yard, mile
    }

    public var numberFormatter: NumberFormatter! = NumberFormatter()
    public var unitStyle = Formatter.UnitStyle.medium
    public var isForPersonHeightUse = false

    public override init() {
        numberFormatter.numberStyle = .decimal
        numberFormatter.maximumFractionDigits = 3
    }

    private func unit(_ unit: Unit) -> (short: String, long: String, one: String) {
        switch unit {
        case .millimeter: ("mm", "millimeters", "millimeter")
        case .centimeter: ("cm", "centimeters", "centimeter")
        case .meter: ("m", "meters", "meter")
        case .kilometer: ("km", "kilometers", "kilometer")
        case .inch: ("in", "inches", "inch")
        case .foot: ("ft", "feet", "foot")
        case .yard: ("yd", "yards", "yard")
        case .mile: ("mi", "miles", "mile")
        }
    }

    public func string(fromValue value: Double, unit: Unit) -> String {
        let number = numberFormatter.string(for: value) ?? "\(value)"
        return number + " " + unitString(fromValue: value, unit: unit)
    }

    public func unitString(fromValue value: Double, unit: Unit) -> String {
        let names = self.unit(unit)
        guard unitStyle == .long else { return names.short }
        return value == 1 ? names.one : names.long
    }

    /// In the region's own units.
    public func string(fromMeters meters: Double) -> String {
        let system = Locale.current.identifier
        if system.hasSuffix("US") {
            let feet = meters / 0.3048
            if feet >= 1000 { return string(fromValue: feet / 5280, unit: .mile) }
            return feet >= 1 ? string(fromValue: feet, unit: .foot) : string(fromValue: feet * 12, unit: .inch)
        }
        if meters >= 1000 { return string(fromValue: meters / 1000, unit: .kilometer) }
        return meters >= 1
            ? string(fromValue: meters, unit: .meter) : string(fromValue: meters * 100, unit: .centimeter)
    }
}

open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
    public struct ZeroFormattingBehavior: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    public var allowedUnits: Set<Calendar.Component> = [.day, .hour, .minute, .second]
    public var unitsStyle = UnitsStyle.positional
    public var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    public var maximumUnitCount = 0
    public var collapsesLargestUnit = false
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false

    public var calendar: Calendar? = Calendar.current
    public var allowsFractionalUnits = false
    public var formattingContext = Formatter.Context.unknown

    public override init() {}

    /// A month counts as 30 days and a year as 365, as nobody says which.
    public func string(from components: DateComponents) -> String? {
        let days =
            (components.year ?? 0) * 365 + (components.month ?? 0) * 30 + (components.day ?? 0)
            + (components.weekOfMonth ?? components.weekOfYear ?? 0) * 7
        let hours = days * 24 + (components.hour ?? 0)
        return string(from: TimeInterval((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
    }
    public static func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private static let units: [(Calendar.Component, Int, String, String)] = [
        (.weekOfMonth, 604_800, "w", "week"), (.day, 86_400, "d", "day"), (.hour, 3600, "h", "hour"),
        (.minute, 60, "m", "minute"), (.second, 1, "s", "second"),
    ]

    public func string(from interval: TimeInterval) -> String? {
        var rest = abs(Int(interval.rounded(.towardZero)))
        let sign = interval <= -1 ? "-" : ""
        var parts: [(count: Int, letter: String, word: String)] = []
        for (unit, seconds, letter, word) in Self.units where allowedUnits.contains(unit) {
            parts.append((rest / seconds, letter, word))
            rest %= seconds
        }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        if unitsStyle == .positional {
            if !isPadded {
                while parts.count > (allowedUnits.contains(.second) && allowedUnits.contains(.minute) ? 2 : 1),
                    parts[0].count == 0
                { parts.removeFirst() }
            }
            let texts = parts.enumerated().map { index, part in
                (index > 0 || isPadded) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
            }
            return sign + texts.joined(separator: ":")
        }
        if !isPadded {
            let shown = parts.filter { $0.count != 0 }
            parts = shown.isEmpty ? Array(parts.suffix(1)) : shown
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let short = ["week": "wk", "day": "day", "hour": "hr", "minute": "min", "second": "sec"]
        let texts = parts.map { part in
            switch unitsStyle {
            case .abbreviated: return "\(part.count)\(part.letter)"
            case .short: return "\(part.count) \(plural(short[part.word] ?? part.word, part.count))"
            case .brief: return "\(part.count)\(plural(short[part.word] ?? part.word, part.count))"
            default: return "\(part.count) \(part.word)\(part.count == 1 ? "" : "s")"
            }
        }
        let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        return sign + texts.joined(separator: separator)
    }

    private func plural(_ word: String, _ count: Int) -> String {
        word == "day" && count != 1 || word == "wk" && count != 1 ? word + "s" : word
    }

    public func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }
}

open class RelativeDateTimeFormatter: Formatter {
    public enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
    public enum DateTimeStyle: Int { case numeric, named }

    public var unitsStyle = UnitsStyle.full
    public var dateTimeStyle = DateTimeStyle.numeric
    public var locale: Locale! = Locale.current
    public var calendar: Calendar! = Calendar.current

    public override init() {}

    public var formattingContext = Formatter.Context.unknown

    public func localizedString(from dateComponents: DateComponents) -> String {
        let date = Calendar.current.date(byAdding: dateComponents, to: Date.now) ?? Date.now
        return localizedString(for: date, relativeTo: Date.now)
    }

    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let date = Date.now.addingTimeInterval(timeInterval)
        switch (dateTimeStyle, unitsStyle) {
        case (.named, .full): return date.formatted(.relative(presentation: .named, unitsStyle: .wide))
        case (.named, .spellOut): return date.formatted(.relative(presentation: .named, unitsStyle: .spellOut))
        case (.named, .short): return date.formatted(.relative(presentation: .named, unitsStyle: .abbreviated))
        case (.named, .abbreviated): return date.formatted(.relative(presentation: .named, unitsStyle: .narrow))
        case (.numeric, .full): return date.formatted(.relative(presentation: .numeric, unitsStyle: .wide))
        case (.numeric, .spellOut):
            return date.formatted(.relative(presentation: .numeric, unitsStyle: .spellOut))
        case (.numeric, .short):
            return date.formatted(.relative(presentation: .numeric, unitsStyle: .abbreviated))
        case (.numeric, .abbreviated):
            return date.formatted(.relative(presentation: .numeric, unitsStyle: .narrow))
        }
    }

    public func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date.now) }
    }
}

open class ISO8601DateFormatter: Formatter {
    public var timeZone: TimeZone! = TimeZone(identifier: "UTC")
    public struct Options: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withYear = Options(rawValue: 1)
        public static let withMonth = Options(rawValue: 2)
        public static let withDay = Options(rawValue: 16)
        public static let withTime = Options(rawValue: 32)
        public static let withTimeZone = Options(rawValue: 64)
        public static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
        public static let withDashSeparatorInDate = Options(rawValue: 256)
        public static let withColonSeparatorInTime = Options(rawValue: 512)
        public static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
        public static let withFractionalSeconds = Options(rawValue: 2048)
        public static let withFullDate = Options(rawValue: 275)
        public static let withFullTime = Options(rawValue: 1632)
        public static let withInternetDateTime = Options(rawValue: 1907)
    }

    public var formatOptions = Options.withInternetDateTime

    public override init() {}

    private var formatter: DateFormatter {
        let options = formatOptions
        let dash = options.contains(.withDashSeparatorInDate) ? "-" : ""
        let colon = options.contains(.withColonSeparatorInTime) ? ":" : ""
        var date: [String] = []
        if options.contains(.withYear) { date.append("yyyy") }
        if options.contains(.withMonth) { date.append("MM") }
        if options.contains(.withDay) { date.append("dd") }
        var pattern = date.joined(separator: dash)
        if options.contains(.withTime) {
            if !pattern.isEmpty { pattern += options.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'" }
            pattern += "HH" + colon + "mm" + colon + "ss"
            if options.contains(.withFractionalSeconds) { pattern += ".SSS" }
        }
        if options.contains(.withTimeZone) {
            pattern += options.contains(.withColonSeparatorInTimeZone) ? "XXXXX" : "XX"
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = pattern
        return formatter
    }

    public func string(from date: Date) -> String { formatter.string(from: date) }
    public func date(from string: String) -> Date? { formatter.date(from: string) }
    public static func string(
        from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime
    ) -> String {
        let formatter = ISO8601DateFormatter()
        formatter.timeZone = timeZone
        formatter.formatOptions = formatOptions
        return formatter.string(from: date)
    }
}

open class ByteCountFormatter: Formatter {
    public enum CountStyle: Int { case file, memory, decimal, binary }

    public struct Units: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let useBytes = Units(rawValue: 1)
        public static let useKB = Units(rawValue: 2)
        public static let useMB = Units(rawValue: 4)
        public static let useGB = Units(rawValue: 8)
        public static let useTB = Units(rawValue: 16)
        public static let useAll = Units(rawValue: 65535)
    }

    public var countStyle = CountStyle.file
    public var allowedUnits: Units = []
    public var includesUnit = true
    public var includesCount = true
    public var isAdaptive = true
    public var allowsNonnumericFormatting = true
    public var zeroPadsFractionDigits = false
    public var formattingContext = Formatter.Context.unknown

    public override init() {}

    public func string(fromByteCount byteCount: Int64) -> String {
        var text = ByteCountFormatter.string(fromByteCount: byteCount, countStyle: countStyle)
        if !allowedUnits.isEmpty, allowedUnits != .useAll { text = limited(Double(byteCount)) ?? text }
        if !allowsNonnumericFormatting { text = text.replacingOccurrences(of: "Zero", with: "0") }
        let parts = text.split(separator: " ").map { String($0) }
        guard parts.count == 2 else { return text }
        if !includesUnit { return parts[0] }
        return includesCount ? text : parts[1]
    }

    /// In the largest of the allowed units that leaves a number of 1 or more, else in the smallest.
    private func limited(_ count: Double) -> String? {
        let step: Double = countStyle == .binary || countStyle == .memory ? 1024 : 1000
        let all: [(Units, String, Int)] = [
            (.useBytes, "bytes", 0), (.useKB, "kB", 0), (.useMB, "MB", 1), (.useGB, "GB", 2), (.useTB, "TB", 2),
        ]
        var (size, chosen) = (1.0, "")
        for (unit, name, digits) in all {
            if allowedUnits.contains(unit), chosen.isEmpty || abs(count) >= size {
                let number = count / size
                chosen = number.formatted(.number.precision(.fractionLength(0...digits))) + " " + name
            }
            size *= step
        }
        return chosen.isEmpty ? nil : chosen
    }

    public static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
        // The class writes thousands with a capital letter, the style doesn't.
        let text = styled(Int(byteCount), countStyle)
        return text.hasSuffix(" kB") ? String(text.dropLast(2)) + "KB" : text
    }
    private static func styled(_ byteCount: Int, _ countStyle: CountStyle) -> String {
        switch countStyle {
        case .file: return byteCount.formatted(.byteCount(style: .file))
        case .memory: return byteCount.formatted(.byteCount(style: .memory))
        case .decimal: return byteCount.formatted(.byteCount(style: .decimal))
        case .binary: return byteCount.formatted(.byteCount(style: .binary))
        }
    }
}
