import Foundation

/// Dates that a calendar looks for, and the distances between dates.
extension StandardLibrary {
    private static let identifiers: [(String, Calendar.Identifier)] = [
        ("gregorian", .gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist), ("chinese", .chinese),
        ("coptic", .coptic), ("hebrew", .hebrew), ("indian", .indian), ("islamic", .islamic),
        ("islamicCivil", .islamicCivil), ("japanese", .japanese), ("persian", .persian),
        ("republicOfChina", .republicOfChina),
    ]

    static var calendarIdentifiers: [String] { identifiers.map(\.0) }
    static func calendarIdentifier(named name: String) -> Calendar.Identifier {
        identifiers.first { $0.0 == name }?.1 ?? .gregorian
    }

    /// Nil for the calendars that are made as Gregorian ones.
    static func calendarIdentifier(_ name: String) -> Calendar.Identifier? {
        ["gregorian", "iso8601"].contains(name) ? nil : identifiers.first { $0.0 == name }?.1
    }

    static func calendarName(_ identifier: Calendar.Identifier) -> String {
        identifiers.first { $0.1 == identifier }?.0 ?? "gregorian"
    }

    private static let policies: [(String, Calendar.MatchingPolicy)] = [
        ("nextTime", .nextTime), ("nextTimePreservingSmallerComponents", .nextTimePreservingSmallerComponents),
        ("previousTimePreservingSmallerComponents", .previousTimePreservingSmallerComponents), ("strict", .strict),
    ]

    /// The options of searches and the styles of time zone names.
    static let calendarSearchTypes: [NativeType] =
        [
            ("MatchingPolicy", policies.map(\.0)), ("RepeatedTimePolicy", ["first", "last"]),
            ("SearchDirection", ["forward", "backward"]),
        ].map { name, cases in
            NativeType("Calendar.\(name)", "enum \(name): Hashable") {
                NativeMembersBuilder.build { t in
                    for name in cases { t.add("case \(name)") { _ in .string(name) } }
                }
            }
        } + [
            NativeType("TimeZone.NameStyle", "enum NameStyle: Hashable") {
                NativeMembersBuilder.build { t in
                    let styles: [(String, NSTimeZone.NameStyle)] = [
                        ("standard", .standard), ("shortStandard", .shortStandard),
                        ("daylightSaving", .daylightSaving), ("shortDaylightSaving", .shortDaylightSaving),
                        ("generic", .generic), ("shortGeneric", .shortGeneric),
                    ]
                    for (name, style) in styles { t.add("case \(name)") { _ in .box(style) } }
                }
            }
        ]

    /// How to search, as three arguments say.
    private static func search(
        _ call: NativeCall, _ first: Int
    ) -> (Calendar.MatchingPolicy, Calendar.RepeatedTimePolicy, Calendar.SearchDirection) {
        func name(_ index: Int) -> String {
            if case .string(let name) = call.argument(first + index) { name } else { "" }
        }
        return (
            policies.first { $0.0 == name(0) }?.1 ?? .nextTime, name(1) == "last" ? .last : .first,
            name(2) == "backward" ? .backward : .forward
        )
    }

    private static let searchParameters =
        "repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _"

    static func addCalendarSearches(_ t: inout NativeMembersBuilder) {
        t.add("static var autoupdatingCurrent: Calendar { get }") { call in
            call.receiver = .void
            return .box(try calendar(call))
        }
        t.add(
            "var minimumDaysInFirstWeek: Int { get set }",
            set: { call in
                var changed = try calendar(call)
                changed.minimumDaysInFirstWeek = min(max(try call.int(0), 1), 7)
                call.receiver = .box(changed)
                return .void
            }, { call in .int(try calendar(call).minimumDaysInFirstWeek) })
        t.add(
            "func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool) -> Date?"
        ) { call in
            let unit = component(call.argument(0))
            let number = bounded(try call.int(1), unit)
            let found = try calendar(call).date(
                byAdding: unit, value: number, to: date(call.argument(2)), wrappingComponents: call.bool(3))
            return .optional(found.map { .box(bounded($0)) })
        }
        t.add("func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = _) -> Date?") {
            call in
            let found = try calendar(call).date(
                byAdding: boundedComponents(call.argument(0)), to: date(call.argument(1)),
                wrappingComponents: call.bool(2))
            return .optional(found.map { .box(bounded($0)) })
        }
        t.add("func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?") { call in
            let unit = component(call.argument(0))
            let number = bounded(try call.int(1), unit)
            return .optional(
                try calendar(call).date(bySetting: unit, value: number, of: date(call.argument(2)))
                    .map { .box(bounded($0)) })
        }
        t.add(
            "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool"
        ) { call in
            let unit = component(call.argument(2))
            return .bool(
                try calendar(call).isDate(
                    date(call.argument(0)), equalTo: date(call.argument(1)), toGranularity: unit))
        }
        t.add("func date(_ date: Date, matchesComponents components: DateComponents) -> Bool") { call in
            .bool(
                try calendar(call).date(
                    date(call.argument(0)), matchesComponents: boundedComponents(call.argument(1))))
        }
        t.add("func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents") { call in
            .box(
                try calendar(call).dateComponents(
                    in: try call.argument(0, default: zone(call)), from: date(call.argument(1))))
        }
        t.add(
            "func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents"
        ) { call in
            .box(
                try calendar(call).dateComponents(
                    Set(try call.elements(0).map(component)), from: boundedComponents(call.argument(1)),
                    to: boundedComponents(call.argument(2))))
        }
        for kind in ["maximumRange", "minimumRange"] {
            t.add("func \(kind)(of component: Calendar.Component) -> Range<Int>?") { call in
                let (calendar, unit) = (try calendar(call), component(call.argument(0)))
                let found = kind == "maximumRange" ? calendar.maximumRange(of: unit) : calendar.minimumRange(of: unit)
                guard let found else { return .null }
                return .optional(
                    try RangeValue.make(.halfOpen, .int(found.lowerBound), .int(found.upperBound), call.execution))
            }
        }
        t.add("func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = _) -> DateInterval?") {
            call in
            var direction = Calendar.SearchDirection.forward
            if case .string("backward") = call.argument(1) { direction = .backward }
            return .optional(
                try calendar(call).nextWeekend(startingAfter: date(call.argument(0)), direction: direction)
                    .map { .box($0) })
        }
        t.add("func dateIntervalOfWeekend(containing date: Date) -> DateInterval?") { call in
            .optional(
                try calendar(call).dateIntervalOfWeekend(containing: date(call.argument(0))).map { .box($0) })
        }
        t.add(
            "func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, \(searchParameters)) -> Date?"
        ) { call in
            let (policy, repeated, direction) = search(call, 2)
            let found = try calendar(call).nextDate(
                after: date(call.argument(0)), matching: boundedComponents(call.argument(1)),
                matchingPolicy: policy, repeatedTimePolicy: repeated, direction: direction)
            return .optional(found.map { .box(bounded($0)) })
        }
        t.add(
            "func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, \(searchParameters), using block: (Date?, Bool, inout Bool) -> Void)"
        ) { call in
            let ((policy, repeated, direction), block) = (search(call, 2), call.argument(5))
            let execution = try call.execution
            var failure: (any Error)?
            try calendar(call).enumerateDates(
                startingAfter: date(call.argument(0)), matching: boundedComponents(call.argument(1)),
                matchingPolicy: policy, repeatedTimePolicy: repeated, direction: direction
            ) { found, isExact, stop in
                do {
                    var arguments: [Value] = [
                        .optional(found.map { .box(bounded($0)) }), .bool(isExact), .bool(false),
                    ]
                    _ = try execution.call(block, inoutArguments: &arguments)
                    if case .bool(true)? = arguments.last { stop = true }
                } catch {
                    failure = error
                    stop = true
                }
            }
            if let failure { throw failure }
            return .void
        }
    }

    static func addDateDistances(_ t: inout NativeMembersBuilder) {
        t.add("func distance(to other: Date) -> TimeInterval") { call in
            .double(date(call.argument(0)).timeIntervalSince(date(call.receiver)))
        }
        t.add("func advanced(by n: TimeInterval) -> Date") { call in
            .box(bounded(date(call.receiver).addingTimeInterval(try call.double(0))))
        }
        t.add("func compare(_ other: Date) -> ComparisonResult") { call in
            .box(date(call.receiver).compare(date(call.argument(0))))
        }
        t.add("static func -= (lhs: inout Date, rhs: TimeInterval)") { call in
            if call.arguments.count == 2 {
                call.arguments[0] = .box(bounded(date(call.arguments[0]) - (try call.double(1))))
            }
            return .void
        }
        t.add("func ISO8601Format() -> String") { call in .string(date(call.receiver).ISO8601Format()) }
        t.add("func description(with locale: Locale?) -> String") { call in
            .string(date(call.receiver).description(with: call.argument(0).unwrapped.unbox(as: Locale.self)))
        }
        t.add("static var timeIntervalSinceReferenceDate: TimeInterval { get }") { call in
            .double(try call.execution.environment.now)
        }
        t.add("static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }") { _ in
            .double(Date.timeIntervalBetween1970AndReferenceDate)
        }
    }
}
