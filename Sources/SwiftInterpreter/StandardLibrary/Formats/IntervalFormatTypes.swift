import Foundation

/// `.list(memberStyle:type:width:)`: each element in a style of its own.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct MemberListStyle: FormatValue, @unchecked Sendable {
    var list = ListFormatStyle<StringStyle, [String]>.list(type: .and)
    let member: Value
    var locale: Locale {
        get { list.locale }
        set { list.locale = newValue }
    }

    func text(of value: Value, in context: FormatContext) -> String? {
        guard case .array(let items) = value, let style = StandardLibrary.formatValue(member) else { return nil }
        var context = context
        context.locale = locale.chosen(context)
        let texts = items.compactMap { style.text(of: $0, in: context) }
        return texts.count == items.count ? list.locale(context.locale).format(texts) : nil
    }
}

/// Styles beside those that most programs use.
extension StandardLibrary {
    static func addIntervalStyles(_ t: inout NativeMembersBuilder) {
        let list = "_MemberListStyle<V>"
        t.add(
            "static func list<V, F>(memberStyle: F, type: ListFormatStyle<[String]>.ListType, width: ListFormatStyle<[String]>.Width = _) -> \(list) where Self == \(list), F: FormatStyle, F.FormatInput == V"
        ) { call in
            var style = MemberListStyle(member: call.argument(0))
            style.list = .list(type: try call.argument(1, default: .and))
            style.list.width = try call.argument(2, default: .standard)
            return .box(style)
        }
    }

    static let intervalFormatTypes: [NativeType] = [
        NativeType("_MemberListStyle", "struct _MemberListStyle<V>: FormatStyle", swiftType: MemberListStyle.self) {
            NativeMembersBuilder.build { t in
                addStyleMembers(&t, "_MemberListStyle<V>", input: "[V]", MemberListStyle.self, locale: \.locale)
            }
        },
        NativeType("Array", "extension Array") {
            NativeMembersBuilder.build { t in
                t.add("func formatted(_ format: _MemberListStyle<Element>) -> String") { call in
                    try formatted(call.receiver, call.argument(0), call)
                }
            }
        },
        NativeType("Range", "extension Range") {
            NativeMembersBuilder.build { t in
                t.add(
                    "func formatted<S>(_ style: S) -> S.FormatOutput where Bound == Date, S: FormatStyle, S.FormatInput == Range<Date>"
                ) { call in try formatted(call.receiver, call.argument(0), call) }
                t.add("func formatted() -> String where Bound == Date") { call in
                    let style = Date.IntervalFormatStyle(date: .numeric, time: .shortened)
                    return try formatted(call.receiver, .box(style), call)
                }
            }
        },
        NativeType("Date.ISO8601FormatStyle", "extension Date.ISO8601FormatStyle") {
            NativeMembersBuilder.build { t in addISOMembers(&t) }
        },
        options(
            "Date.ISO8601FormatStyle", "DateSeparator",
            [("dash", Date.ISO8601FormatStyle.DateSeparator.dash), ("omitted", .omitted)]),
        options(
            "Date.ISO8601FormatStyle", "TimeSeparator",
            [("colon", Date.ISO8601FormatStyle.TimeSeparator.colon), ("omitted", .omitted)]),
        options(
            "Date.ISO8601FormatStyle", "TimeZoneSeparator",
            [("colon", Date.ISO8601FormatStyle.TimeZoneSeparator.colon), ("omitted", .omitted)]),
        options(
            "Date.ISO8601FormatStyle", "DateTimeSeparator",
            [("space", Date.ISO8601FormatStyle.DateTimeSeparator.space), ("standard", .standard)]),
        NativeType("Date.RelativeFormatStyle", "extension Date.RelativeFormatStyle") {
            NativeMembersBuilder.build { t in
                t.add(
                    "init(presentation: Date.RelativeFormatStyle.Presentation = _, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _, locale: Locale = _, calendar: Calendar = _, capitalizationContext: FormatStyleCapitalizationContext = _)"
                ) { call in
                    .box(
                        Date.RelativeFormatStyle(
                            presentation: try call.argument(0, default: .numeric),
                            unitsStyle: try call.argument(1, default: .wide),
                            locale: try call.argument(2, default: .autoupdatingCurrent),
                            calendar: try call.argument(3, default: .autoupdatingCurrent),
                            capitalizationContext: try call.argument(4, default: .unknown)))
                }
                let type = "Date.RelativeFormatStyle"
                addStyleProperty(&t, "presentation", type + ".Presentation", \Date.RelativeFormatStyle.presentation)
                addStyleProperty(&t, "unitsStyle", type + ".UnitsStyle", \Date.RelativeFormatStyle.unitsStyle)
                addStyleProperty(&t, "calendar", "Calendar", \Date.RelativeFormatStyle.calendar)
                addStyleProperty(
                    &t, "capitalizationContext", "FormatStyleCapitalizationContext",
                    \Date.RelativeFormatStyle.capitalizationContext)
            }
        },
        NativeType(
            "FormatStyleCapitalizationContext", "struct FormatStyleCapitalizationContext: Hashable",
            swiftType: FormatStyleCapitalizationContext.self
        ) {
            NativeMembersBuilder.build { t in
                let all: [(String, FormatStyleCapitalizationContext)] = [
                    ("unknown", .unknown), ("standalone", .standalone), ("listItem", .listItem),
                    ("beginningOfSentence", .beginningOfSentence), ("middleOfSentence", .middleOfSentence),
                ]
                for (name, context) in all {
                    t.add("static var \(name): FormatStyleCapitalizationContext { get }") { _ in .box(context) }
                }
            }
        },
        NativeType("Date.IntervalFormatStyle", "extension Date.IntervalFormatStyle") {
            NativeMembersBuilder.build { t in addIntervalMembers(&t) }
        },
        NativeType("Date.FormatStyle", "extension Date.FormatStyle") {
            NativeMembersBuilder.build { t in
                addStyleProperty(&t, "calendar", "Calendar", \Date.FormatStyle.calendar)
                addStyleProperty(
                    &t, "capitalizationContext", "FormatStyleCapitalizationContext",
                    \Date.FormatStyle.capitalizationContext)
                t.add("func parse(_ value: String) throws -> Date") { call in
                    try parsedDate(call.receiver, try call.string(0), call)
                }
                t.add("var parseStrategy: Date.FormatStyle { get }") { call in call.receiver }
            }
        },
        NativeType("ByteCountFormatStyle", "extension ByteCountFormatStyle") {
            NativeMembersBuilder.build { t in
                t.add(
                    "init(style: ByteCountFormatStyle.Style = _, allowedUnits: ByteCountFormatStyle.Units = _, spellsOutZero: Bool = _, includesActualByteCount: Bool = _, locale: Locale = _)"
                ) { call in
                    .box(
                        ByteCountFormatStyle(
                            style: try call.argument(0, default: .file),
                            allowedUnits: try call.argument(1, default: .all),
                            spellsOutZero: try call.bool(2, default: true), includesActualByteCount: try call.bool(3),
                            locale: try call.argument(4, default: .autoupdatingCurrent)))
                }
            }
        },
        NativeType("Date", "extension Date") {
            NativeMembersBuilder.build { t in
                for style in ["Date.ISO8601FormatStyle", "Date.FormatStyle"] {
                    t.add("init(_ value: String, strategy: \(style)) throws") { call in
                        try parsedDate(call.argument(1), try call.string(0), call)
                    }
                }
                t.add("func ISO8601Format(_ style: Date.ISO8601FormatStyle) -> String") { call in
                    try formatted(call.receiver, call.argument(0), call)
                }
            }
        },
    ]

    /// A property of a style that programs change.
    static func addStyleProperty<S: Sendable, V: Sendable>(
        _ t: inout NativeMembersBuilder, _ name: String, _ type: String, _ path: WritableKeyPath<S, V> & Sendable
    ) {
        t.add(
            "var \(name): \(type) { get set }",
            set: { call in
                guard var style = call.receiver.unbox(as: S.self), let value = call.argument(0).unbox(as: V.self) else {
                    return .void
                }
                style[keyPath: path] = value
                call.receiver = .box(style)
                return .void
            }, { call in call.receiver.unbox(as: S.self).map { .box($0[keyPath: path]) } ?? .void })
    }

    private static func addISOMembers(_ t: inout NativeMembersBuilder) {
        typealias Style = Date.ISO8601FormatStyle
        let full = "Date.ISO8601FormatStyle"
        @Sendable func style(_ call: NativeCall) -> Style { call.receiver.unbox() ?? Style() }
        addStyleProperty(&t, "timeZone", "TimeZone", \Style.timeZone)
        t.add(
            "init(dateSeparator: \(full).DateSeparator = _, dateTimeSeparator: \(full).DateTimeSeparator = _, timeSeparator: \(full).TimeSeparator = _, timeZoneSeparator: \(full).TimeZoneSeparator = _, includingFractionalSeconds: Bool = _, timeZone: TimeZone = _)"
        ) { call in
            .box(
                Style(
                    dateSeparator: try call.argument(0, default: .dash),
                    dateTimeSeparator: try call.argument(1, default: .standard),
                    timeSeparator: try call.argument(2, default: .colon),
                    timeZoneSeparator: try call.argument(3, default: .omitted),
                    includingFractionalSeconds: try call.bool(4), timeZone: try call.argument(5, default: .gmt)))
        }
        t.add("func time(includingFractionalSeconds: Bool) -> \(full)") { call in
            .box(style(call).time(includingFractionalSeconds: try call.bool(0)))
        }
        t.add("func timeSeparator(_ separator: \(full).TimeSeparator) -> \(full)") { call in
            .box(style(call).timeSeparator(try call.argument(0, default: .colon)))
        }
        t.add("func dateSeparator(_ separator: \(full).DateSeparator) -> \(full)") { call in
            .box(style(call).dateSeparator(try call.argument(0, default: .dash)))
        }
        t.add("func dateTimeSeparator(_ separator: \(full).DateTimeSeparator) -> \(full)") { call in
            .box(style(call).dateTimeSeparator(try call.argument(0, default: .standard)))
        }
        t.add("func timeZone(separator: \(full).TimeZoneSeparator) -> \(full)") { call in
            .box(style(call).timeZone(separator: try call.argument(0, default: .omitted)))
        }
        t.add("func parse(_ value: String) throws -> Date") { call in
            try parsedDate(call.receiver, try call.string(0), call)
        }
    }

    private static func addIntervalMembers(_ t: inout NativeMembersBuilder) {
        typealias Style = Date.IntervalFormatStyle
        let full = "Date.IntervalFormatStyle"
        let symbol = "Date.FormatStyle.Symbol"
        @Sendable func style(_ call: NativeCall) -> Style { call.receiver.unbox() ?? Style() }
        addStyleProperty(&t, "timeZone", "TimeZone", \Style.timeZone)
        addStyleProperty(&t, "calendar", "Calendar", \Style.calendar)
        t.add(
            "init(date: Date.FormatStyle.DateStyle? = _, time: Date.FormatStyle.TimeStyle? = _, locale: Locale, calendar: Calendar = _, timeZone: TimeZone = _)"
        ) { call in
            .box(
                Style(
                    date: call.argument(0).unwrapped.unbox(), time: call.argument(1).unwrapped.unbox(),
                    locale: try call.argument(2, default: .autoupdatingCurrent),
                    calendar: try call.argument(3, default: .autoupdatingCurrent),
                    timeZone: try call.argument(4, default: .autoupdatingCurrent)))
        }
        let fields: [(String, @Sendable (Style) -> Style)] = [
            ("year", { $0.year() }), ("day", { $0.day() }), ("minute", { $0.minute() }), ("second", { $0.second() }),
        ]
        for (name, change) in fields { t.add("func \(name)() -> \(full)") { .box(change(style($0))) } }
        t.add("func month(_ format: \(symbol).Month = _) -> \(full)") { call in
            .box(style(call).month(try call.argument(0, default: .abbreviated)))
        }
        t.add("func weekday(_ format: \(symbol).Weekday = _) -> \(full)") { call in
            .box(style(call).weekday(try call.argument(0, default: .abbreviated)))
        }
        t.add("func hour(_ format: \(symbol).Hour = _) -> \(full)") { call in
            .box(style(call).hour(try call.argument(0, default: .defaultDigits(amPM: .abbreviated))))
        }
        t.add("func timeZone(_ format: \(symbol).TimeZone = _) -> \(full)") { call in
            .box(style(call).timeZone(try call.argument(0, default: .genericName(.short))))
        }
    }

    /// A date that a text says in a style; an error of the program where it says none.
    package static func parsedDate(_ style: Value, _ text: String, _ call: NativeCall) throws -> Value {
        let context = try call.execution.formatContext
        do {
            if let style = style.unbox(as: Date.ISO8601FormatStyle.self) { return .box(bounded(try style.parse(text))) }
            if let strategy = style.unbox(as: Date.ParseStrategy.self) {
                return .box(bounded(try strategy.parse(text)))
            }
            guard var style = style.unbox(as: Date.FormatStyle.self) else { return .void }
            style.locale = style.locale.chosen(context)
            if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar }
            if style.timeZone == .autoupdatingCurrent { style.timeZone = context.timeZone }
            return .box(bounded(try style.parseStrategy.parse(text)))
        } catch {
            throw ThrownError(
                value: .box(
                    ParsingErrorValue(text: "Cannot parse \(text). String should adhere to the preferred format.")),
                range: call.location)
        }
    }

    /// `Int("1,234", format: .number)` and the like.
    static func addNumberParsing(_ name: String, _ t: inout NativeMembersBuilder) {
        for style in numberStyles(of: name) {
            t.add("init(_ value: String, format: \(style), lenient: Bool = _) throws") { call in
                let text = try call.string(0)
                guard let value = try parsed(text, as: name, style: call.argument(1), call) else {
                    throw ThrownError(
                        value: .box(
                            ParsingErrorValue(
                                text: "Cannot parse \(text). String should adhere to the preferred format.")),
                        range: call.location)
                }
                return value
            }
        }
    }
}

/// What Foundation throws where a text can't be read.
struct ParsingErrorValue: Error, DescribedByEvaluator, Sendable {
    let text: String
    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { text }
}
