extension StandardLibrary {
    static let nameSource = LibrarySource(
        "PersonNameComponents.swift",
        provides: ["PersonNameComponents", "PersonNameComponentsFormatter"],
        """
        /// The parts of somebody's name, in the order of languages that put the given name first.
        public struct PersonNameComponents: Hashable, Codable, CustomStringConvertible {
            public var namePrefix: String?
            public var givenName: String?
            public var middleName: String?
            public var familyName: String?
            public var nameSuffix: String?
            public var nickname: String?

            public init(
                namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
                familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
            ) {
                self.namePrefix = namePrefix
                self.givenName = givenName
                self.middleName = middleName
                self.familyName = familyName
                self.nameSuffix = nameSuffix
                self.nickname = nickname
            }

            /// From a name as it is written: `Dr. Ada King Lovelace`.
            public init?(_ name: String) {
                var words = name.split(separator: " ").map { String($0) }
                guard !words.isEmpty else { return nil }
                if words.count > 1, ["Dr.", "Dr", "Mr.", "Mr", "Mrs.", "Mrs", "Ms.", "Ms", "Prof."].contains(words[0]) {
                    namePrefix = words.removeFirst()
                }
                givenName = words.removeFirst()
                if !words.isEmpty { familyName = words.removeLast() }
                if !words.isEmpty { middleName = words.joined(separator: " ") }
            }

            public enum Style { case short, medium, long, abbreviated }
            public struct FormatStyle {
                let style: Style
                public static func name(style: Style) -> FormatStyle { FormatStyle(style: style) }
            }

            public func formatted() -> String { formatted(.name(style: .medium)) }
            public func formatted(_ format: FormatStyle) -> String {
                func joined(_ parts: [String?]) -> String {
                    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
                }
                switch format.style {
                case .short: return nickname ?? joined([givenName ?? familyName])
                case .medium: return joined([givenName, familyName])
                case .long: return joined([namePrefix, givenName, middleName, familyName, nameSuffix])
                case .abbreviated:
                    return [givenName, familyName].compactMap { $0?.first }.map { String($0) }.joined()
                }
            }
            public var description: String { formatted(.name(style: .long)) }
        }

        open class PersonNameComponentsFormatter: Formatter {
            public enum Style: Int { case `default`, short, medium, long, abbreviated }
            public var style = Style.default
            public var locale: Locale! = Locale.current
            public override init() {}

            public func string(from components: PersonNameComponents) -> String {
                switch style {
                case .short: components.formatted(.name(style: .short))
                case .long: components.formatted(.name(style: .long))
                case .abbreviated: components.formatted(.name(style: .abbreviated))
                case .default, .medium: components.formatted(.name(style: .medium))
                }
            }
            public func personNameComponents(from string: String) -> PersonNameComponents? {
                PersonNameComponents(string)
            }
            public static func localizedString(
                from components: PersonNameComponents, style nameFormatStyle: Style
            ) -> String {
                let formatter = PersonNameComponentsFormatter()
                formatter.style = nameFormatStyle
                return formatter.string(from: components)
            }
        }
        """)

    /// Formatters of spans of time and of weights.
    static let spanSource = LibrarySource(
        "Spans.swift",
        provides: ["DateIntervalFormatter", "MassFormatter"],
        """
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
                (numberFormatter.string(for: value) ?? "\\(value)") + " " + unitString(fromValue: value, unit: unit)
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
        """)
}
