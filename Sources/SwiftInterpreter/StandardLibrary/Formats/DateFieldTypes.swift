import Foundation

private typealias Style = Date.FormatStyle
private typealias Symbol = Date.FormatStyle.Symbol

extension StandardLibrary {
    /// `.dateTime.day().month(.wide)`: a method for each field, and its options.
    static func addDateFields(_ t: inout NativeMembersBuilder) {
        func field<T: Hashable & Sendable>(
            _ name: String, _ type: String, _ apply: @escaping @Sendable (Style, T?) -> Style
        ) {
            t.add("func \(name)(_ format: Date.FormatStyle.Symbol.\(type) = _) -> Date.FormatStyle") { call in
                .box(apply(call.receiver.unbox() ?? Style(), call.argument(0).unbox(as: T.self)))
            }
        }
        field("era", "Era") { (style, option: Symbol.Era?) in style.era(option ?? .abbreviated) }
        field("year", "Year") { (style, option: Symbol.Year?) in style.year(option ?? .defaultDigits) }
        field("quarter", "Quarter") { (style, option: Symbol.Quarter?) in style.quarter(option ?? .abbreviated) }
        field("month", "Month") { (style, option: Symbol.Month?) in style.month(option ?? .abbreviated) }
        field("week", "Week") { (style, option: Symbol.Week?) in style.week(option ?? .defaultDigits) }
        field("day", "Day") { (style, option: Symbol.Day?) in style.day(option ?? .defaultDigits) }
        field("dayOfYear", "DayOfYear") { (style, option: Symbol.DayOfYear?) in
            style.dayOfYear(option ?? .defaultDigits)
        }
        field("weekday", "Weekday") { (style, option: Symbol.Weekday?) in style.weekday(option ?? .abbreviated) }
        field("hour", "Hour") { (style, option: Symbol.Hour?) in
            style.hour(option ?? .defaultDigits(amPM: .abbreviated))
        }
        field("minute", "Minute") { (style, option: Symbol.Minute?) in style.minute(option ?? .defaultDigits) }
        field("second", "Second") { (style, option: Symbol.Second?) in style.second(option ?? .defaultDigits) }
        field("secondFraction", "SecondFraction") { (style, option: Symbol.SecondFraction?) in
            option.map { style.secondFraction($0) } ?? style
        }
        field("timeZone", "TimeZone") { (style, option: Symbol.TimeZone?) in
            style.timeZone(option ?? .specificName(.short))
        }
    }

    static let dateFieldTypes: [NativeType] = [
        NativeType("Date.FormatStyle.Symbol", "struct Symbol: Hashable"),
        field("Era", [("abbreviated", Symbol.Era.abbreviated), ("wide", .wide), ("narrow", .narrow)]),
        field("Year", [("defaultDigits", Symbol.Year.defaultDigits), ("twoDigits", .twoDigits)]) { t, full in
            t.add("static func padded(_ length: Int) -> \(full)") { call in
                .box(Symbol.Year.padded(min(max(try call.int(0), 1), 20)))
            }
        },
        field(
            "Quarter",
            [
                ("oneDigit", Symbol.Quarter.oneDigit), ("twoDigits", .twoDigits), ("abbreviated", .abbreviated),
                ("wide", .wide), ("narrow", .narrow),
            ]),
        field(
            "Month",
            [
                ("defaultDigits", Symbol.Month.defaultDigits), ("twoDigits", .twoDigits),
                ("abbreviated", .abbreviated), ("wide", .wide), ("narrow", .narrow),
            ]),
        field(
            "Week",
            [("defaultDigits", Symbol.Week.defaultDigits), ("twoDigits", .twoDigits), ("weekOfMonth", .weekOfMonth)]),
        field(
            "Day",
            [
                ("defaultDigits", Symbol.Day.defaultDigits), ("twoDigits", .twoDigits),
                ("ordinalOfDayInMonth", .ordinalOfDayInMonth),
            ]),
        field(
            "DayOfYear",
            [
                ("defaultDigits", Symbol.DayOfYear.defaultDigits), ("twoDigits", .twoDigits),
                ("threeDigits", .threeDigits),
            ]),
        field(
            "Weekday",
            [
                ("abbreviated", Symbol.Weekday.abbreviated), ("wide", .wide), ("narrow", .narrow), ("short", .short),
                ("oneDigit", .oneDigit), ("twoDigits", .twoDigits),
            ]),
        field(
            "Hour",
            [
                ("defaultDigitsNoAMPM", Symbol.Hour.defaultDigits(amPM: .omitted)),
                ("twoDigitsNoAMPM", .twoDigits(amPM: .omitted)),
            ]
        ) { t, full in
            t.add("static func defaultDigits(amPM: \(full).AMPMStyle) -> \(full)") { call in
                .box(Symbol.Hour.defaultDigits(amPM: try call.argument(0, default: .abbreviated)))
            }
            t.add("static func twoDigits(amPM: \(full).AMPMStyle) -> \(full)") { call in
                .box(Symbol.Hour.twoDigits(amPM: try call.argument(0, default: .abbreviated)))
            }
            t.add("static func conversationalDefaultDigits(amPM: \(full).AMPMStyle) -> \(full)") { call in
                .box(Symbol.Hour.conversationalDefaultDigits(amPM: try call.argument(0, default: .abbreviated)))
            }
        },
        options(
            "Date.FormatStyle.Symbol.Hour", "AMPMStyle",
            [
                ("omitted", Symbol.Hour.AMPMStyle.omitted), ("narrow", .narrow), ("abbreviated", .abbreviated),
                ("wide", .wide),
            ]),
        field("Minute", [("defaultDigits", Symbol.Minute.defaultDigits), ("twoDigits", .twoDigits)]),
        field("Second", [("defaultDigits", Symbol.Second.defaultDigits), ("twoDigits", .twoDigits)]),
        field("SecondFraction", [(String, Symbol.SecondFraction)]()) { t, full in
            t.add("static func fractional(_ value: Int) -> \(full)") { call in
                .box(Symbol.SecondFraction.fractional(min(max(try call.int(0), 1), 9)))
            }
        },
        field(
            "TimeZone", [("exemplarLocation", Symbol.TimeZone.exemplarLocation), ("genericLocation", .genericLocation)]
        ) {
            t, full in
            let forms: [(String, @Sendable (Symbol.TimeZone.Width) -> Symbol.TimeZone)] = [
                ("specificName", { .specificName($0) }), ("genericName", { .genericName($0) }),
                ("localizedGMT", { .localizedGMT($0) }),
            ]
            for (name, make) in forms {
                t.add("static func \(name)(_ width: \(full).Width) -> \(full)") { call in
                    .box(make(try call.argument(0, default: .short)))
                }
            }
        },
        options(
            "Date.FormatStyle.Symbol.TimeZone", "Width",
            [("short", Symbol.TimeZone.Width.short), ("long", .long)]),
    ]

    private static func field<T: Hashable & Sendable>(
        _ name: String, _ items: @autoclosure @escaping @Sendable () -> [(String, T)],
        more: @escaping @Sendable (inout NativeMembersBuilder, String) -> Void = { _, _ in }
    ) -> NativeType {
        options("Date.FormatStyle.Symbol", name, items(), more: more)
    }
}
