import Foundation

/// Names of days and months, in the calendar's language.
extension StandardLibrary {
    static func addCalendarSymbols(_ t: inout NativeMembersBuilder) {
        let lists: [(String, @Sendable (Calendar) -> [String])] = [
            ("weekdaySymbols", { $0.weekdaySymbols }), ("shortWeekdaySymbols", { $0.shortWeekdaySymbols }),
            ("veryShortWeekdaySymbols", { $0.veryShortWeekdaySymbols }),
            ("standaloneWeekdaySymbols", { $0.standaloneWeekdaySymbols }),
            ("shortStandaloneWeekdaySymbols", { $0.shortStandaloneWeekdaySymbols }),
            ("veryShortStandaloneWeekdaySymbols", { $0.veryShortStandaloneWeekdaySymbols }),
            ("monthSymbols", { $0.monthSymbols }), ("shortMonthSymbols", { $0.shortMonthSymbols }),
            ("veryShortMonthSymbols", { $0.veryShortMonthSymbols }),
            ("standaloneMonthSymbols", { $0.standaloneMonthSymbols }),
            ("shortStandaloneMonthSymbols", { $0.shortStandaloneMonthSymbols }),
            ("veryShortStandaloneMonthSymbols", { $0.veryShortStandaloneMonthSymbols }),
            ("quarterSymbols", { $0.quarterSymbols }),
        ]
        for (name, list) in lists {
            t.add("var \(name): [String] { get }") { call in .strings(list(try spoken(call))) }
        }
        t.add(
            "var locale: Locale? { get set }",
            set: { call in
                var changed = try calendar(call)
                if case .some(let box) = call.argument(0) {
                    changed.locale = box.value.unbox(as: Locale.self)
                } else {
                    changed.locale = nil
                }
                call.receiver = .box(changed)
                return .void
            }, { call in .optional(try spoken(call).locale.map { .box($0) }) })
        t.add("var amSymbol: String { get }") { call in .string(try spoken(call).amSymbol) }
        t.add("var pmSymbol: String { get }") { call in .string(try spoken(call).pmSymbol) }
    }

    /// The calendar with a language: the program's where it has none of its own.
    private static func spoken(_ call: NativeCall) throws -> Calendar {
        var calendar = try calendar(call)
        if calendar.locale?.identifier.isEmpty ?? true { calendar.locale = try call.execution.formatContext.locale }
        return calendar
    }
}
