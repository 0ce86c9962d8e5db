import Foundation

/// `DateComponents` and `TimeZone`.
extension StandardLibrary {
    private static let parts: [(String, WritableKeyPath<DateComponents, Int?> & Sendable)] = [
        ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
        ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond), ("weekday", \.weekday),
        ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter), ("weekOfMonth", \.weekOfMonth),
        ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear), ("dayOfYear", \.dayOfYear),
    ]

    private static func components(_ call: NativeCall) -> DateComponents {
        call.receiver.unbox(as: DateComponents.self) ?? DateComponents()
    }

    static let componentsMembers = NativeMembersBuilder.build { t in
        // Calendars overflow with more.
        @Sendable func number(_ value: Value) -> Int? {
            let number = if case .some(let box) = value { box.value.wholeNumber } else { value.wholeNumber }
            return number.map { min(max($0, -1_000_000_000), 1_000_000_000) }
        }
        let initial = parts.filter { $0.0 != "dayOfYear" }
        let parameters = initial.map { "\($0.0): Int? = _" }.joined(separator: ", ")
        t.add("init(calendar: Calendar? = _, timeZone: TimeZone? = _, \(parameters))") { call in
            var components = DateComponents()
            components.calendar = call.argument(0).unwrapped.unbox(as: Calendar.self)
            components.timeZone = call.argument(1).unwrapped.unbox(as: TimeZone.self)
            for (index, part) in initial.enumerated() { components[keyPath: part.1] = number(call.argument(index + 2)) }
            return .box(components)
        }
        for (name, path) in parts {
            t.add(
                "var \(name): Int? { get set }",
                set: { call in
                    var changed = components(call)
                    changed[keyPath: path] = number(call.argument(0))
                    call.receiver = .box(changed)
                    return .void
                },
                { call in .optional(components(call)[keyPath: path].map(Value.int)) })
        }
        t.add(
            "var calendar: Calendar? { get set }",
            set: { call in
                var changed = components(call)
                changed.calendar = call.argument(0).unwrapped.unbox(as: Calendar.self)
                call.receiver = .box(changed)
                return .void
            }, { call in .optional(components(call).calendar.map { .box($0) }) })
        t.add(
            "var timeZone: TimeZone? { get set }",
            set: { call in
                var changed = components(call)
                changed.timeZone = call.argument(0).unwrapped.unbox(as: TimeZone.self)
                call.receiver = .box(changed)
                return .void
            }, { call in .optional(components(call).timeZone.map { .box($0) }) })
        t.add("var date: Date? { get }") { call in .optional(components(call).date.map { .box(bounded($0)) }) }
        t.add("var isValidDate: Bool { get }") { call in .bool(components(call).isValidDate) }
        t.add("var description: String { get }") { call in .string(components(call).description) }
        t.add("func value(for component: Calendar.Component) -> Int?") { call in
            let unit = call.argument(0).unbox(as: ComponentValue.self)?.rawValue
            let path = parts.first { $0.0 == unit }?.1
            return .optional(path.flatMap { components(call)[keyPath: $0] }.map(Value.int))
        }
        t.add("mutating func setValue(_ value: Int?, for component: Calendar.Component)") { call in
            let unit = call.argument(1).unbox(as: ComponentValue.self)?.rawValue
            guard let path = parts.first(where: { $0.0 == unit })?.1 else { return .void }
            var changed = components(call)
            changed[keyPath: path] = number(call.argument(0))
            call.receiver = .box(changed)
            return .void
        }
    }

    static let timeZoneMembers = NativeMembersBuilder.build { t in
        t.add("static var current: TimeZone { get }") { call in .box(try zone(call)) }
        t.add("init?(identifier: String)") { call in
            .optional(TimeZone(identifier: try call.string(0)).map { .box($0) })
        }
        t.add("init?(abbreviation: String)") { call in
            .optional(TimeZone(abbreviation: try call.string(0)).map { .box($0) })
        }
        for name in ["autoupdatingCurrent", "default"] {
            t.add("static var \(name): TimeZone { get }") { call in .box(try zone(call)) }
        }
        t.add("static var gmt: TimeZone { get }") { _ in .box(TimeZone.gmt) }
        t.add("func secondsFromGMT() -> Int") { call in
            let zone = try call.receiver(as: TimeZone.self)
            return .int(zone.secondsFromGMT(for: try now(call)))
        }
        t.add("init?(secondsFromGMT seconds: Int)") { call in
            let seconds = try call.int(0)
            guard (-18 * 3600...18 * 3600).contains(seconds) else { return .null }
            return .optional(TimeZone(secondsFromGMT: seconds).map { .box($0) })
        }
        t.add("var identifier: String { get }") { call in
            .string(call.receiver.unbox(as: TimeZone.self)?.identifier ?? "")
        }
        t.add("func secondsFromGMT(for date: Date) -> Int") { call in
            .int(try call.receiver(as: TimeZone.self).secondsFromGMT(for: date(call.argument(0))))
        }
        t.add("func abbreviation(for date: Date = _) -> String?") { call in
            let zone = try call.receiver(as: TimeZone.self)
            return .optional(zone.abbreviation(for: try when(0, call)).map(Value.string))
        }
        t.add("func isDaylightSavingTime(for date: Date = _) -> Bool") { call in
            .bool(try call.receiver(as: TimeZone.self).isDaylightSavingTime(for: try when(0, call)))
        }
        t.add("func daylightSavingTimeOffset(for date: Date = _) -> TimeInterval") { call in
            .double(try call.receiver(as: TimeZone.self).daylightSavingTimeOffset(for: try when(0, call)))
        }
        t.add("static var knownTimeZoneIdentifiers: [String] { get }") { _ in
            .strings(TimeZone.knownTimeZoneIdentifiers)
        }
        t.add("var description: String { get }") { call in
            .string(try call.receiver(as: TimeZone.self).identifier)
        }
        t.add("func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String?") { call in
            let locale = try call.argument(1).unwrapped.unbox(as: Locale.self) ?? call.execution.formatContext.locale
            let style = try call.argument(0, as: NSTimeZone.NameStyle.self, default: .standard)
            let zone = try call.receiver(as: TimeZone.self)
            return .optional(zone.localizedName(for: style, locale: locale).map(Value.string))
        }
    }

    /// A date among the arguments, or the execution's present one.
    private static func when(_ index: Int, _ call: NativeCall) throws -> Date {
        call.isAbsent(index) ? try now(call) : date(call.argument(index))
    }
}
