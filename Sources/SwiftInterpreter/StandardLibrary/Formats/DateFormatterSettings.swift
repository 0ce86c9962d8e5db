import Foundation

extension StandardLibrary {
    /// What dates are written with, in a formatter of its own.
    static func addDateFormatterSymbols(_ t: inout NativeMembersBuilder) {
        let symbols: [(String, @Sendable (DateFormatter) -> [String])] = [
            ("weekdaySymbols", { $0.weekdaySymbols }), ("shortWeekdaySymbols", { $0.shortWeekdaySymbols }),
            ("veryShortWeekdaySymbols", { $0.veryShortWeekdaySymbols }), ("monthSymbols", { $0.monthSymbols }),
            ("shortMonthSymbols", { $0.shortMonthSymbols }),
            ("veryShortMonthSymbols", { $0.veryShortMonthSymbols }),
            ("standaloneMonthSymbols", { $0.standaloneMonthSymbols }),
            ("shortStandaloneMonthSymbols", { $0.shortStandaloneMonthSymbols }),
            ("veryShortStandaloneMonthSymbols", { $0.veryShortStandaloneMonthSymbols }),
            ("standaloneWeekdaySymbols", { $0.standaloneWeekdaySymbols }),
            ("shortStandaloneWeekdaySymbols", { $0.shortStandaloneWeekdaySymbols }),
            ("veryShortStandaloneWeekdaySymbols", { $0.veryShortStandaloneWeekdaySymbols }),
            ("eraSymbols", { $0.eraSymbols }), ("longEraSymbols", { $0.longEraSymbols }),
            ("quarterSymbols", { $0.quarterSymbols }), ("shortQuarterSymbols", { $0.shortQuarterSymbols }),
            ("standaloneQuarterSymbols", { $0.standaloneQuarterSymbols }),
            ("shortStandaloneQuarterSymbols", { $0.shortStandaloneQuarterSymbols }),
        ]
        for (name, read) in symbols {
            t.add("var \(name): [String]! { get }") { call in
                let formatter = try call.receiver(as: DateFormatterValue.self)
                return .strings(read(formatter.formatter(in: try call.execution.formatContext)))
            }
        }
        for (name, path) in [("amSymbol", \DateFormatterValue.am), ("pmSymbol", \DateFormatterValue.pm)]
            as [(String, ReferenceWritableKeyPath<DateFormatterValue, String?> & Sendable)]
        {
            t.add(
                "var \(name): String! { get set }",
                set: { call in
                    if case .string(let text) = call.argument(0).unwrapped {
                        call.receiver.unbox(as: DateFormatterValue.self)?[keyPath: path] = text
                    }
                    return .void
                },
                { call in
                    guard let formatter = call.receiver.unbox(as: DateFormatterValue.self) else { return .null }
                    if let own = formatter[keyPath: path] { return .optional(.string(own)) }
                    let made = formatter.formatter(in: try call.execution.formatContext)
                    return .optional(.string(name == "amSymbol" ? made.amSymbol : made.pmSymbol))
                })
        }
        t.add(
            "static func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String"
        ) { call in
            let formatter = DateFormatterValue()
            formatter.day = try call.argument(1, default: .none)
            formatter.time = try call.argument(2, default: .none)
            let date = try call.argument(0, as: Date.self, default: Date(timeIntervalSinceReferenceDate: 0))
            return .string(formatter.formatter(in: try call.execution.formatContext).string(from: date.counted))
        }
    }

    static func addDateFormatterFlags(_ t: inout NativeMembersBuilder) {
        t.add(
            "var dateFormat: String! { get set }",
            set: { call in
                if case .string(let text) = call.argument(0).unwrapped {
                    call.receiver.unbox(as: DateFormatterValue.self)?.pattern = text
                }
                return .void
            },
            { call in
                guard let formatter = call.receiver.unbox(as: DateFormatterValue.self) else { return .null }
                let pattern = formatter.formatter(in: try call.execution.formatContext).dateFormat
                return .optional(pattern.map(Value.string))
            })
        for (name, path) in [
            ("doesRelativeDateFormatting", \DateFormatterValue.isRelative), ("isLenient", \.isLenient),
        ] as [(String, ReferenceWritableKeyPath<DateFormatterValue, Bool> & Sendable)] {
            t.add(
                "var \(name): Bool { get set }",
                set: { call in
                    call.receiver.unbox(as: DateFormatterValue.self)?[keyPath: path] = try call.bool(0)
                    return .void
                }, { call in .bool(call.receiver.unbox(as: DateFormatterValue.self)?[keyPath: path] ?? false) })
        }
        t.add(
            "var defaultDate: Date? { get set }",
            set: { call in
                call.receiver.unbox(as: DateFormatterValue.self)?.defaultDate = call.argument(0).unwrapped.unbox()
                return .void
            },
            { call in .optional(call.receiver.unbox(as: DateFormatterValue.self)?.defaultDate.map { .box($0) }) })
        t.add("func string(for obj: Any?) -> String?") { call in
            guard let formatter = call.receiver.unbox(as: DateFormatterValue.self),
                let date = call.argument(0).unwrapped.unbox(as: Date.self)
            else { return .null }
            return .optional(.string(formatter.text(of: date.counted, in: try call.execution.formatContext)))
        }
    }
}

extension DateFormatterValue {
    /// Days near the present one by their names, where the program wants that.
    func text(of date: Date, in context: FormatContext) -> String {
        let formatter = formatter(in: context)
        guard isRelative, day != .none else { return formatter.string(from: date) }
        let calendar = formatter.calendar ?? context.calendar
        let days = calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: context.now), to: calendar.startOfDay(for: date)
        ).day
        guard let days, abs(days) <= 1 else { return formatter.string(from: date) }
        var style = Date.AnchoredRelativeFormatStyle(anchor: date, presentation: .named, unitsStyle: .wide)
        (style.locale, style.calendar) = (formatter.locale ?? context.locale, calendar)
        style.allowedFields = [.day]
        style.capitalizationContext = .beginningOfSentence
        let name = style.format(context.now)
        if time == .none { return name }
        formatter.dateStyle = .none
        return name + (formatter.locale?.language.languageCode == .english ? " at " : ", ")
            + formatter.string(from: date)
    }
}
