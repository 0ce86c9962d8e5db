extension StandardLibrary {
    static let formatterSource = LibrarySource(
        "Formatters.swift",
        provides: [
            "LengthFormatter", "MeasurementFormatter", "DateComponentsFormatter",
            "RelativeDateTimeFormatter", "ByteCountFormatter", "ISO8601DateFormatter",
        ],
        """
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
                let usage = unitOptions.contains(.providedUnit) ? "asProvided" : "default"
                switch unitStyle {
                case .long: return _Host.text(of: measurement, width: "wide", usage: usage)
                case .medium: return _Host.text(of: measurement, width: "short", usage: usage)
                case .short: return _Host.text(of: measurement, width: "narrow", usage: usage)
                }
            }
        }

        extension Formatter {
            public enum UnitStyle: Int { case short = 1, medium, long }
        }

        open class LengthFormatter: Formatter {
            public enum Unit: Int { case millimeter = 8, centimeter = 9, meter = 11, kilometer = 14, inch = 1281, foot, yard, mile }

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
                let number = numberFormatter.string(for: value) ?? "\\(value)"
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

            public override init() {}

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
                        (index > 0 || isPadded) && part.count < 10 ? "0\\(part.count)" : "\\(part.count)"
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
                    case .abbreviated: return "\\(part.count)\\(part.letter)"
                    case .short: return "\\(part.count) \\(plural(short[part.word] ?? part.word, part.count))"
                    case .brief: return "\\(part.count)\\(plural(short[part.word] ?? part.word, part.count))"
                    default: return "\\(part.count) \\(part.word)\\(part.count == 1 ? "" : "s")"
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
            public override init() {}
            public func string(from date: Date) -> String { date.formatted(.iso8601) }
            public func date(from string: String) -> Date? {
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: "en_US_POSIX")
                formatter.timeZone = TimeZone(identifier: "UTC")
                formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
                return formatter.date(from: string)
            }
        }

        open class ByteCountFormatter: Formatter {
            public enum CountStyle: Int { case file, memory, decimal, binary }

            public var countStyle = CountStyle.file

            public override init() {}

            public func string(fromByteCount byteCount: Int64) -> String {
                ByteCountFormatter.string(fromByteCount: byteCount, countStyle: countStyle)
            }

            public static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
                let byteCount = Int(byteCount)
                switch countStyle {
                case .file: return byteCount.formatted(.byteCount(style: .file))
                case .memory: return byteCount.formatted(.byteCount(style: .memory))
                case .decimal: return byteCount.formatted(.byteCount(style: .decimal))
                case .binary: return byteCount.formatted(.byteCount(style: .binary))
                }
            }
        }
        """)
}
