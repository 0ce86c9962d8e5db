import Foundation

extension Date.FormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let date = value.unbox(as: Date.self) else { return nil }
        var style = self
        style.locale = style.locale.chosen(context)
        if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar }
        if style.timeZone == .autoupdatingCurrent { style.timeZone = context.timeZone }
        return style.format(date.counted)
    }
}

extension Date.IntervalFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let range = value.unbox(as: RangeValue.self), let lower = range.lower?.unbox(as: Date.self),
            let upper = range.upper?.unbox(as: Date.self)
        else { return nil }
        var style = self
        style.locale = style.locale.chosen(context)
        if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar }
        if style.timeZone == .autoupdatingCurrent { style.timeZone = context.timeZone }
        return style.format(lower.counted..<max(lower.counted, upper.counted))
    }
}

extension Date.ISO8601FormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        value.unbox(as: Date.self).map { format($0.counted) }
    }
}

extension Date.RelativeFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let date = value.unbox(as: Date.self) else { return nil }
        // Foundation's style asks the machine for the time; this one gets the execution's.
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date.counted, presentation: presentation, unitsStyle: unitsStyle,
            capitalizationContext: capitalizationContext)
        style.locale = locale.chosen(context)
        style.calendar = context.calendar
        return style.format(context.now)
    }
}

extension Date {
    /// The date within the years that calendars can count.
    var counted: Date {
        guard !timeIntervalSinceReferenceDate.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(self, .distantPast), .distantFuture)
    }
}

extension StandardLibrary {
    static let dateStyleNames = [
        "Date.FormatStyle", "Date.ISO8601FormatStyle", "Date.RelativeFormatStyle",
    ]

    static func addDateStyles(_ t: inout NativeMembersBuilder) {
        t.add("static var dateTime: Date.FormatStyle { get } where Self == Date.FormatStyle") { _ in
            .box(Date.FormatStyle())
        }
        t.add("static var iso8601: Date.ISO8601FormatStyle { get } where Self == Date.ISO8601FormatStyle") { _ in
            .box(Date.ISO8601FormatStyle())
        }
        t.add("static var interval: Date.IntervalFormatStyle { get } where Self == Date.IntervalFormatStyle") { _ in
            .box(Date.IntervalFormatStyle())
        }
        t.add(
            "static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _) -> Date.RelativeFormatStyle where Self == Date.RelativeFormatStyle"
        ) { call in
            .box(
                Date.RelativeFormatStyle(
                    presentation: try call.argument(0, default: .numeric),
                    unitsStyle: try call.argument(1, default: .wide)))
        }
    }

    static let dateFormatTypes: [NativeType] =
        [
            NativeType(
                "Date.FormatStyle", "struct FormatStyle: _FormatStyle, Hashable", swiftType: Date.FormatStyle.self
            ) { dateStyleMembers },
            NativeType(
                "Date.ISO8601FormatStyle", "struct ISO8601FormatStyle: _FormatStyle, Hashable",
                swiftType: Date.ISO8601FormatStyle.self
            ) {
                NativeMembersBuilder.build { t in
                    t.add("typealias FormatInput = Date")
                    t.add("typealias FormatOutput = String")
                    t.add("init()") { _ in .box(Date.ISO8601FormatStyle()) }
                    t.add("func format(_ value: Date) -> String") { try formatted($0.argument(0), $0.receiver, $0) }
                    for (name, change) in isoParts {
                        t.add("func \(name)() -> Date.ISO8601FormatStyle") { call in
                            .box(change(call.receiver.unbox() ?? Date.ISO8601FormatStyle()))
                        }
                    }
                }
            },
            NativeType(
                "Date.RelativeFormatStyle", "struct RelativeFormatStyle: _FormatStyle, Hashable",
                swiftType: Date.RelativeFormatStyle.self
            ) {
                NativeMembersBuilder.build { t in
                    addStyleMembers(
                        &t, "Date.RelativeFormatStyle", input: "Date", Date.RelativeFormatStyle.self, locale: \.locale)
                }
            },
            options(
                "Date.RelativeFormatStyle", "Presentation",
                [("numeric", Date.RelativeFormatStyle.Presentation.numeric), ("named", .named)]),
            options(
                "Date.RelativeFormatStyle", "UnitsStyle",
                [
                    ("wide", Date.RelativeFormatStyle.UnitsStyle.wide), ("spellOut", .spellOut),
                    ("abbreviated", .abbreviated), ("narrow", .narrow),
                ]),
            NativeType(
                "Date.IntervalFormatStyle", "struct IntervalFormatStyle: _FormatStyle, Hashable",
                swiftType: Date.IntervalFormatStyle.self
            ) {
                NativeMembersBuilder.build { t in
                    addStyleMembers(
                        &t, "Date.IntervalFormatStyle", input: "Range<Date>", Date.IntervalFormatStyle.self,
                        locale: \.locale)
                    t.add("init(date: Date.FormatStyle.DateStyle? = _, time: Date.FormatStyle.TimeStyle? = _)") {
                        call in
                        .box(
                            Date.IntervalFormatStyle(
                                date: call.argument(0).unwrapped.unbox(), time: call.argument(1).unwrapped.unbox()))
                    }
                }
            },
            NativeType("Range", "extension Range") {
                NativeMembersBuilder.build { t in
                    t.add(
                        "func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String where Bound == Date"
                    ) { call in
                        let style = Date.IntervalFormatStyle(
                            date: call.argument(0).unbox(), time: call.argument(1).unbox())
                        return try formatted(call.receiver, .box(style), call)
                    }
                    t.add("func formatted(_ format: Date.IntervalFormatStyle) -> String where Bound == Date") { call in
                        try formatted(call.receiver, call.argument(0), call)
                    }
                }
            },
            options(
                "Date.FormatStyle", "DateStyle",
                [
                    ("omitted", Date.FormatStyle.DateStyle.omitted), ("numeric", .numeric),
                    ("abbreviated", .abbreviated), ("long", .long), ("complete", .complete),
                ]),
            options(
                "Date.FormatStyle", "TimeStyle",
                [
                    ("omitted", Date.FormatStyle.TimeStyle.omitted), ("shortened", .shortened),
                    ("standard", .standard), ("complete", .complete),
                ]),
        ] + dateFieldTypes

    private static let isoParts: [(String, @Sendable (Date.ISO8601FormatStyle) -> Date.ISO8601FormatStyle)] = [
        ("year", { $0.year() }), ("month", { $0.month() }), ("day", { $0.day() }), ("weekOfYear", { $0.weekOfYear() }),
        ("dateSeparator", { $0.dateSeparator(.dash) }),
    ]

    private static let dateStyleMembers = NativeMembersBuilder.build { t in
        let full = "Date.FormatStyle"
        addStyleMembers(&t, full, input: "Date", Date.FormatStyle.self, locale: \.locale)
        t.add(
            "init(date: Date.FormatStyle.DateStyle? = _, time: Date.FormatStyle.TimeStyle? = _, locale: Locale = _, calendar: Calendar = _, timeZone: TimeZone = _)"
        ) { call in
            .box(
                Date.FormatStyle(
                    date: call.argument(0).unwrapped.unbox(), time: call.argument(1).unwrapped.unbox(),
                    locale: try call.argument(2, default: .autoupdatingCurrent),
                    calendar: try call.argument(3, default: .autoupdatingCurrent),
                    timeZone: try call.argument(4, default: .autoupdatingCurrent)))
        }
        t.add(
            "var timeZone: TimeZone { get set }",
            set: { call in
                guard var style = call.receiver.unbox(as: Date.FormatStyle.self) else { return .void }
                style.timeZone = try call.argument(0, default: style.timeZone)
                call.receiver = .box(style)
                return .void
            }, { call in .box(call.receiver.unbox(as: Date.FormatStyle.self)?.timeZone ?? .autoupdatingCurrent) })
        addDateFields(&t)
    }
}

extension Value {
    /// What an optional holds; the value itself where it isn't one.
    package var unwrapped: Value {
        if case .some(let box) = self { return box.value }
        return self
    }
}
