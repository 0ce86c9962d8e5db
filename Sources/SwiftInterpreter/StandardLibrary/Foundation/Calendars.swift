import Foundation

/// What programs use of calendars, where Foundation's own functions would ask the machine or end the process.
extension Calendar {
    /// The user's calendar: the execution's. Weeks begin on the day that its locale says.
    static func ofExecution(_ call: NativeCall) throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try .ofExecution(call)
        calendar.locale = try .ofExecution(call)
        return calendar
    }

    static func made(identifier: Identifier, _ call: NativeCall) throws -> Calendar {
        var made = Calendar(identifier: identifier)
        made.timeZone = try .ofExecution(call)
        return made
    }

    /// The calendar with a language: the program's where it has none of its own.
    func spoken(_ call: NativeCall) throws -> Calendar {
        guard locale?.identifier.isEmpty ?? true else { return self }
        var calendar = self
        calendar.locale = try .ofExecution(call)
        return calendar
    }

    mutating func setFirstWeekday(_ day: Int, _ call: NativeCall) throws {
        guard 1...7 ~= day else {
            throw call.evaluator.failure("Fatal error: Weekday should be in the range of 1...7")
        }
        firstWeekday = day
    }

    var boundedMinimumDays: Int {
        get { minimumDaysInFirstWeek }
        set { minimumDaysInFirstWeek = min(max(newValue, 1), 7) }
    }

    // MARK: - The present day

    func isToday(_ date: Date, _ call: NativeCall) throws -> Bool { isDate(date, inSameDayAs: try .present(call)) }

    func isTomorrow(_ date: Date, _ call: NativeCall) throws -> Bool {
        isDate(date, inSameDayAs: self.date(byAdding: .day, value: 1, to: try .present(call)) ?? .distantFuture)
    }

    func isYesterday(_ date: Date, _ call: NativeCall) throws -> Bool {
        isDate(date, inSameDayAs: self.date(byAdding: .day, value: -1, to: try .present(call)) ?? .distantPast)
    }

    // MARK: - Numbers that calendars overflow with

    func bounded(from components: DateComponents) -> Date? { date(from: components.bounded) }

    func bounded(_ date: Date, matchesComponents components: DateComponents) -> Bool {
        self.date(date, matchesComponents: components.bounded)
    }

    func bounded(bySetting unit: Component, value: Int, of date: Date) -> Date? {
        self.date(bySetting: unit, value: unit.bounded(value), of: date)
    }

    func bounded(
        bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: MatchingPolicy,
        repeatedTimePolicy: RepeatedTimePolicy, direction: SearchDirection
    ) -> Date? {
        self.date(
            bySettingHour: Component.hour.bounded(hour), minute: Component.minute.bounded(minute),
            second: Component.second.bounded(second), of: date, matchingPolicy: matchingPolicy,
            repeatedTimePolicy: repeatedTimePolicy, direction: direction)
    }

    func bounded(byAdding unit: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? {
        self.date(byAdding: unit, value: unit.bounded(value), to: date, wrappingComponents: wrappingComponents)
    }

    func bounded(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool) -> Date? {
        self.date(byAdding: components.bounded, to: date, wrappingComponents: wrappingComponents)
    }

    func boundedComponents(
        _ units: Set<Component>, from start: DateComponents, to end: DateComponents
    ) -> DateComponents {
        dateComponents(units, from: start.bounded, to: end.bounded)
    }

    func bounded(
        after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
        repeatedTimePolicy: RepeatedTimePolicy, direction: SearchDirection
    ) -> Date? {
        nextDate(
            after: date, matching: components.bounded, matchingPolicy: matchingPolicy,
            repeatedTimePolicy: repeatedTimePolicy, direction: direction)
    }
}

extension Calendar.Component {
    /// A number of calendar units that no calendar overflows with: those of some 100,000 years, which lead beyond all
    /// dates that are there.
    func bounded(_ number: Int) -> Int {
        let limit =
            switch self {
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
}
