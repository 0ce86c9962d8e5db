import Foundation

extension StandardLibrary {
    static let dateTypes: [NativeType] = [
        NativeType("DateInterval", "struct DateInterval: Hashable, Comparable", swiftType: DateInterval.self) {
            intervalMembers
        },
        NativeType(
            "Date", "struct Date: Hashable, Comparable, Strideable, CustomStringConvertible, Codable, Sendable",
            swiftType: Date.self
        ) { dateMembers },
        NativeType("TimeInterval", "typealias TimeInterval = Double"),
        NativeType("Calendar", "struct Calendar: Hashable, Sendable", swiftType: Calendar.self) { calendarMembers },
        NativeType("Calendar.Identifier", "enum Identifier: Hashable") {
            NativeMembersBuilder.build { t in
                for name in calendarIdentifiers { t.add("case \(name)") { _ in .string(name) } }
            }
        },
        NativeType(
            "Calendar.Component", "enum Component: Hashable", swiftType: ComponentValue.self,
            enumCase: { value in
                value.unbox(as: ComponentValue.self).map { ($0.rawValue, []) }
            }
        ) {
            NativeMembersBuilder.build { t in
                for component in ComponentValue.allCases {
                    t.add("case \(component.rawValue)") { _ in .box(component) }
                }
            }
        },
        NativeType(
            "DateComponents", "struct DateComponents: Hashable, CustomStringConvertible, Sendable",
            swiftType: DateComponents.self
        ) {
            componentsMembers
        },
        NativeType("TimeZone", "struct TimeZone: Hashable, Sendable", swiftType: TimeZone.self) { timeZoneMembers },
    ]

    /// A date of the program.
    static func date(_ value: Value) -> Date {
        bounded(value.unbox(as: Date.self) ?? Date(timeIntervalSinceReferenceDate: 0))
    }

    /// Within the years that calendars can count: Foundation ends the process where it has to write another date.
    /// No program gets hold of such a date.
    static func bounded(_ date: Date) -> Date {
        if date.timeIntervalSinceReferenceDate.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(date, .distantPast), .distantFuture)
    }

    /// A number of calendar units that no calendar overflows with: those of some 100,000 years, which lead beyond all
    /// dates that are there.
    static func bounded(_ number: Int, _ unit: Calendar.Component) -> Int {
        let limit =
            switch unit {
            case .nanosecond: Int.max
            case .second: 3_200_000_000_000
            case .minute: 53_000_000_000
            case .hour: 880_000_000
            case .day, .dayOfYear: 37_000_000
            case .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear: 5_300_000
            case .month: 1_200_000
            case .quarter: 400_000
            default: 100_000
            }
        return min(max(number, -limit), limit)
    }

    private static let units: [Calendar.Component] = [
        .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekday, .weekdayOrdinal, .day,
        .dayOfYear, .hour, .minute, .second, .nanosecond,
    ]

    /// The components of a call, each bounded.
    static func boundedComponents(_ value: Value) -> DateComponents {
        var components = value.unbox(as: DateComponents.self) ?? DateComponents()
        for unit in units {
            guard let number = components.value(for: unit), bounded(number, unit) != number else { continue }
            components.setValue(bounded(number, unit), for: unit)
        }
        return components
    }

    static func now(_ call: NativeCall) throws -> Date {
        Date(timeIntervalSinceReferenceDate: try call.execution.environment.now)
    }

    private static let dateMembers = NativeMembersBuilder.build { t in
        t.add("typealias Stride = TimeInterval")
        t.add("init()") { call in .box(try now(call)) }
        t.add("static var now: Date { get }") { call in .box(try now(call)) }
        t.add("static var distantPast: Date { get }") { _ in .box(Date.distantPast) }
        t.add("static var distantFuture: Date { get }") { _ in .box(Date.distantFuture) }
        t.add("init(timeIntervalSinceNow: TimeInterval)") { call in
            .box(bounded(try now(call).addingTimeInterval(try call.double(0))))
        }
        t.add("init(timeIntervalSince1970: TimeInterval)") { call in
            .box(bounded(Date(timeIntervalSince1970: try call.double(0))))
        }
        t.add("init(timeIntervalSinceReferenceDate: TimeInterval)") { call in
            .box(bounded(Date(timeIntervalSinceReferenceDate: try call.double(0))))
        }
        t.add("init(timeInterval: TimeInterval, since date: Date)") { call in
            .box(bounded(date(call.argument(1)).addingTimeInterval(try call.double(0))))
        }
        t.add("var timeIntervalSince1970: TimeInterval { get }") { call in
            .double(date(call.receiver).timeIntervalSince1970)
        }
        t.add("var timeIntervalSinceReferenceDate: TimeInterval { get }") { call in
            .double(date(call.receiver).timeIntervalSinceReferenceDate)
        }
        t.add("var timeIntervalSinceNow: TimeInterval { get }") { call in
            .double(date(call.receiver).timeIntervalSince(try now(call)))
        }
        t.add("func timeIntervalSince(_ date: Date) -> TimeInterval") { call in
            .double(date(call.receiver).timeIntervalSince(date(call.argument(0))))
        }
        t.add("func addingTimeInterval(_ timeInterval: TimeInterval) -> Date") { call in
            .box(bounded(date(call.receiver).addingTimeInterval(try call.double(0))))
        }
        t.add("mutating func addTimeInterval(_ timeInterval: TimeInterval)") { call in
            call.receiver = .box(bounded(date(call.receiver).addingTimeInterval(try call.double(0))))
            return .void
        }
        t.add("static func + (lhs: Date, rhs: TimeInterval) -> Date") { call in
            .box(bounded(date(call.argument(0)) + (try call.double(1))))
        }
        t.add("static func - (lhs: Date, rhs: TimeInterval) -> Date") { call in
            .box(bounded(date(call.argument(0)) - (try call.double(1))))
        }
        t.add("static func += (lhs: inout Date, rhs: TimeInterval)") { call in
            if call.arguments.count == 2 {
                call.arguments[0] = .box(bounded(date(call.arguments[0]) + (try call.double(1))))
            }
            return .void
        }
        t.add("var description: String { get }") { call in
            .string(
                DatePattern("yyyy-MM-dd HH:mm:ss", zone: TimeZone(secondsFromGMT: 0)).format(date(call.receiver))
                    + " +0000")
        }
        t.add("func formatted() -> String") { call in
            try formatted(call.receiver, .box(Date.FormatStyle(date: .numeric, time: .shortened)), call)
        }
        t.add("func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String") { call in
            let style = Date.FormatStyle(date: call.argument(0).unbox(), time: call.argument(1).unbox())
            return try formatted(call.receiver, .box(style), call)
        }
        addFormatted(&t, dateStyleNames)
        addDateDistances(&t)
    }

    static func zone(_ call: NativeCall) throws -> TimeZone {
        TimeZone(identifier: try call.execution.environment.timeZone) ?? TimeZone(secondsFromGMT: 0) ?? .current
    }

    static func calendar(_ call: NativeCall) throws -> Calendar {
        if let calendar = call.receiver.unbox(as: Calendar.self) { return calendar }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try zone(call)
        return calendar
    }

    static func component(_ value: Value) -> Calendar.Component {
        value.unbox(as: ComponentValue.self)?.component ?? .day
    }

    private static let calendarMembers = NativeMembersBuilder.build { t in
        t.add("static var current: Calendar { get }") { call in
            call.receiver = .void
            return .box(try calendar(call))
        }
        t.add("init(identifier: Calendar.Identifier)") { call in
            call.receiver = .void
            var made = try calendar(call)
            if case .string(let name) = call.argument(0), let other = calendarIdentifier(name) {
                let zone = made.timeZone
                made = Calendar(identifier: other)
                made.timeZone = zone
            }
            if case .string("iso8601") = call.argument(0) { (made.firstWeekday, made.minimumDaysInFirstWeek) = (2, 4) }
            return .box(made)
        }
        t.add("var identifier: Calendar.Identifier { get }") { call in
            let calendar = try calendar(call)
            return .string(calendar.minimumDaysInFirstWeek == 4 ? "iso8601" : calendarName(calendar.identifier))
        }
        t.add(
            "var timeZone: TimeZone { get set }",
            set: { call in
                var changed = try calendar(call)
                if let zone = call.argument(0).unbox(as: TimeZone.self) { changed.timeZone = zone }
                call.receiver = .box(changed)
                return .void
            }, { call in .box(try calendar(call).timeZone) })
        t.add(
            "var firstWeekday: Int { get set }",
            set: { call in
                var changed = try calendar(call)
                let day = try call.int(0)
                guard 1...7 ~= day else {
                    throw call.evaluator.failure("Fatal error: Weekday should be in the range of 1...7")
                }
                changed.firstWeekday = day
                call.receiver = .box(changed)
                return .void
            }, { call in .int(try calendar(call).firstWeekday) })
        t.add(
            "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?"
        ) { call in
            let found = try calendar(call).range(
                of: component(call.argument(0)), in: component(call.argument(1)), for: date(call.argument(2)))
            guard let found else { return .null }
            return .optional(
                try RangeValue.make(.halfOpen, .int(found.lowerBound), .int(found.upperBound), call.execution))
        }
        t.add("func component(_ component: Calendar.Component, from date: Date) -> Int") { call in
            .int(try calendar(call).component(component(call.argument(0)), from: date(call.argument(1))))
        }
        t.add("func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents") { call in
            .box(
                try calendar(call).dateComponents(
                    Set(try call.elements(0).map(component)), from: date(call.argument(1))))
        }
        t.add(
            "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents"
        ) { call in
            .box(
                try calendar(call).dateComponents(
                    Set(try call.elements(0).map(component)), from: date(call.argument(1)), to: date(call.argument(2))))
        }
        t.add("func date(from components: DateComponents) -> Date?") { call in
            .optional(
                try calendar(call).date(from: boundedComponents(call.argument(0))).map { .box(bounded($0)) })
        }
        t.add("func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?") { call in
            .optional(
                try calendar(call).date(
                    byAdding: component(call.argument(0)),
                    value: bounded(try call.int(1), component(call.argument(0))), to: date(call.argument(2))
                ).map { .box(bounded($0)) })
        }
        t.add("func startOfDay(for date: Date) -> Date") { call in
            .box(try calendar(call).startOfDay(for: date(call.argument(0))))
        }
        t.add("func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool") { call in
            .bool(try calendar(call).isDate(date(call.argument(0)), inSameDayAs: date(call.argument(1))))
        }
        t.add("func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?") { call in
            let calendar = try calendar(call)
            return .optional(
                calendar.date(
                    bySettingHour: try call.int(0), minute: try call.int(1), second: try call.int(2),
                    of: date(call.argument(3))
                ).map { .box($0) })
        }
        t.add(
            "func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult"
        ) {
            call in
            let unit = component(call.argument(2))
            return .box(
                try calendar(call).compare(date(call.argument(0)), to: date(call.argument(1)), toGranularity: unit))
        }
        t.add("func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?")
        {
            call in
            let (a, b) = (component(call.argument(0)), component(call.argument(1)))
            return .optional(try calendar(call).ordinality(of: a, in: b, for: date(call.argument(2))).map(Value.int))
        }
        t.add("func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?") { call in
            let unit = component(call.argument(0))
            return .optional(try calendar(call).dateInterval(of: unit, for: date(call.argument(1))).map { .box($0) })
        }
        t.add("func isDateInTomorrow(_ date: Date) -> Bool") { call in
            let calendar = try calendar(call)
            let next = calendar.date(byAdding: .day, value: 1, to: try now(call)) ?? .distantFuture
            return .bool(calendar.isDate(date(call.argument(0)), inSameDayAs: next))
        }
        t.add("func isDateInYesterday(_ date: Date) -> Bool") { call in
            let calendar = try calendar(call)
            let previous = calendar.date(byAdding: .day, value: -1, to: try now(call)) ?? .distantPast
            return .bool(calendar.isDate(date(call.argument(0)), inSameDayAs: previous))
        }
        t.add("func isDateInToday(_ date: Date) -> Bool") { call in
            .bool(try calendar(call).isDate(date(call.argument(0)), inSameDayAs: try now(call)))
        }
        t.add("func isDateInWeekend(_ date: Date) -> Bool") { call in
            .bool(try calendar(call).isDateInWeekend(date(call.argument(0))))
        }
        addCalendarSymbols(&t)
        addCalendarSearches(&t)
    }

    static let intervalMembers = NativeMembersBuilder.build { t in
        t.add("init(start: Date, end: Date)") { call in
            let (start, end) = (date(call.argument(0)), date(call.argument(1)))
            guard start <= end else { throw call.evaluator.failure("Fatal error: Reverse intervals are not allowed") }
            return .box(DateInterval(start: start, end: end))
        }
        t.add("init(start: Date, duration: TimeInterval)") { call in
            .box(
                DateInterval(
                    start: date(call.argument(0)), end: bounded(date(call.argument(0)) + max(0, try call.double(1)))))
        }
        t.add("var start: Date { get }") { call in .box(call.receiver.unbox(as: DateInterval.self)?.start ?? Date()) }
        t.add("var end: Date { get }") { call in .box(call.receiver.unbox(as: DateInterval.self)?.end ?? Date()) }
        t.add("var duration: TimeInterval { get }") { call in
            .double(call.receiver.unbox(as: DateInterval.self)?.duration ?? 0)
        }
        t.add("init()") { call in .box(DateInterval(start: try now(call), duration: 0)) }
        t.add("func intersection(with dateInterval: DateInterval) -> DateInterval?") { call in
            guard let a = call.receiver.unbox(as: DateInterval.self),
                let b = call.argument(0).unbox(as: DateInterval.self)
            else { return .null }
            return .optional(a.intersection(with: b).map { .box($0) })
        }
        t.add("func contains(_ date: Date) -> Bool") { call in
            .bool(call.receiver.unbox(as: DateInterval.self)?.contains(date(call.argument(0))) ?? false)
        }
        t.add("func intersects(_ dateInterval: DateInterval) -> Bool") { call in
            guard let a = call.receiver.unbox(as: DateInterval.self),
                let b = call.argument(0).unbox(as: DateInterval.self)
            else { return .bool(false) }
            return .bool(a.intersects(b))
        }
    }

    static func addDateGlobals(_ t: inout NativeMembersBuilder) {
        t.add("func CFAbsoluteTimeGetCurrent() -> Double") { call in .double(try call.execution.environment.now) }
    }
}

enum ComponentValue: String, CaseIterable, Sendable {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, weekOfMonth, weekOfYear
    case yearForWeekOfYear, quarter, nanosecond, dayOfYear, calendar, timeZone

    var component: Calendar.Component {
        switch self {
        case .era: .era
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        case .weekday: .weekday
        case .weekdayOrdinal: .weekdayOrdinal
        case .weekOfMonth: .weekOfMonth
        case .weekOfYear: .weekOfYear
        case .yearForWeekOfYear: .yearForWeekOfYear
        case .dayOfYear: .dayOfYear
        case .calendar: .calendar
        case .timeZone: .timeZone
        case .quarter: .quarter
        case .nanosecond: .nanosecond
        }
    }
}
