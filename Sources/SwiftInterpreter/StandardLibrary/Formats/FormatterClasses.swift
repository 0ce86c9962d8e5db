import Formats
import Foundation

/// `NumberFormatter`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class NumberFormatterValue: @unchecked Sendable {
    enum Style: Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural,
            currencyAccounting
    }

    var style = Style.none
    /// Of the digits of the fraction. What is set last wins, and moves the other one along.
    var minimum: Int? {
        didSet { if let minimum, let maximum, maximum < minimum { self.maximum = minimum } }
    }
    var maximum: Int? {
        didSet { if let minimum, let maximum, minimum > maximum { self.minimum = maximum } }
    }
    var minimumInteger: Int?
    var groups: Bool?
    var currency: String?
    var prefix: String?
    var suffix: String?
    var locale: Locale?
    var settings = NumberFormatterSettings()

    func format(_ number: Double, isWhole: Bool, in context: FormatContext) -> String? {
        let formatter = formatter(in: context)
        return formatter.string(from: NSNumber(value: rounded(number, for: formatter)))
    }

    /// Foundation for Linux forgets the maximum where there is a minimum above 0: what is written has no more digits.
    private func rounded(_ number: Double, for formatter: NumberFormatter) -> Double {
        let styles: [Style] = [.none, .decimal, .currency, .currencyISOCode, .currencyPlural, .currencyAccounting]
        guard maximum != nil, formatter.minimumFractionDigits > 0, styles.contains(style),
            formatter.roundingMode == .halfEven, !formatter.usesSignificantDigits, abs(number) < 1e15,
            var exact = Decimal(string: "\(number)")
        else { return number }
        var result = Decimal()
        NSDecimalRound(&result, &exact, formatter.maximumFractionDigits, .bankers)
        return NSDecimalNumber(decimal: result).doubleValue
    }

    func formatter(in context: FormatContext) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = locale ?? context.locale
        formatter.numberStyle = foundationStyle
        let least = minimum.map { min(max($0, 0), 100) } ?? formatter.minimumFractionDigits
        let most = maximum.map { min(max($0, 0), 100) } ?? formatter.maximumFractionDigits
        if minimum != nil || maximum != nil {
            formatter.maximumFractionDigits = minimum == nil ? most : max(least, most)
            formatter.minimumFractionDigits = maximum == nil ? least : min(least, most)
        }
        if let minimumInteger { formatter.minimumIntegerDigits = min(max(minimumInteger, 0), 100) }
        if let groups { formatter.usesGroupingSeparator = groups }
        if let currency { formatter.currencyCode = currency }
        if let prefix { formatter.positivePrefix = prefix }
        if let suffix { formatter.positiveSuffix = suffix }
        settings.apply(to: formatter)
        return formatter
    }

    private var foundationStyle: NumberFormatter.Style {
        switch style {
        case .none: .none
        case .decimal: .decimal
        case .currency: .currency
        case .percent: .percent
        case .scientific: .scientific
        case .spellOut: .spellOut
        case .ordinal: .ordinal
        case .currencyISOCode: .currencyISOCode
        case .currencyPlural: .currencyPlural
        case .currencyAccounting: .currencyAccounting
        }
    }
}

/// `DateFormatter`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class DateFormatterValue: @unchecked Sendable {
    var pattern: String?
    var template: String?
    var day = DateStyleValue.none
    var time = DateStyleValue.none
    var zone: TimeZone?
    var locale: Locale?
    var calendar: Calendar?
    var am: String?
    var pm: String?
    var isRelative = false
    var isLenient = false
    var defaultDate: Date?

    func formatter(in context: FormatContext) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale ?? context.locale
        formatter.calendar = calendar ?? context.calendar
        formatter.timeZone = zone ?? context.timeZone
        formatter.dateStyle = day.foundationStyle
        formatter.timeStyle = time.foundationStyle
        if isLenient { formatter.isLenient = true }
        if let defaultDate { formatter.defaultDate = defaultDate }
        if let am { formatter.amSymbol = am }
        if let pm { formatter.pmSymbol = pm }
        if let pattern { formatter.dateFormat = pattern }
        if let template { formatter.setLocalizedDateFormatFromTemplate(template) }
        return formatter
    }
}

enum DateStyleValue: Sendable {
    case none, short, medium, long, full

    fileprivate var foundationStyle: DateFormatter.Style {
        switch self {
        case .none: .none
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .full: .full
        }
    }
}

/// `ListFormatter`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class ListFormatterValue: @unchecked Sendable {
    var locale: Locale?
}

extension StandardLibrary {
    static let formatterTypes: [NativeType] =
        [
            NativeType("ListFormatter", "class ListFormatter: Formatter", swiftType: ListFormatterValue.self) {
                NativeMembersBuilder.build { t in
                    t.add("init()") { _ in .box(ListFormatterValue()) }
                    t.add("static func localizedString(byJoining strings: [String]) -> String") { call in
                        .string(try list(try call.elements(0), nil, call))
                    }
                    t.add("func string(from items: [Any]) -> String?") { call in
                        .optional(.string(try list(try call.elements(0), call.receiver.unbox(), call)))
                    }
                    property(
                        &t, "locale: Locale!", of: ListFormatterValue.self, { .optional($0.locale.map { .box($0) }) }
                    ) {
                        $0.locale = $1.unwrapped.unbox()
                    }
                }
            },
            NativeType("NumberFormatter", "class NumberFormatter: Formatter", swiftType: NumberFormatterValue.self) {
                numberFormatterMembers
            },
            NativeType("DateFormatter", "class DateFormatter: Formatter", swiftType: DateFormatterValue.self) {
                dateFormatterMembers
            },
        ]

    private static func list(_ items: [Value], _ formatter: ListFormatterValue?, _ call: NativeCall) throws -> String {
        let texts = try items.map { try call.evaluator.description(of: $0) }
        let locale = try formatter?.locale ?? call.execution.formatContext.locale
        return texts.formatted(.list(type: .and).locale(locale))
    }

    /// A property that is kept in a formatter object.
    private static func property<O: AnyObject>(
        _ t: inout NativeMembersBuilder, _ declaration: String, of type: O.Type,
        _ get: @escaping @Sendable (O) -> Value, _ set: @escaping @Sendable (O, Value) -> Void
    ) {
        t.add(
            "var \(declaration) { get set }",
            set: { call in
                if let object = call.receiver.unbox(as: O.self) { set(object, call.argument(0)) }
                return .void
            }, { call in call.receiver.unbox(as: O.self).map(get) ?? .absent })
    }

    private static let numberFormatterMembers = NativeMembersBuilder.build { t in
        typealias Formatter = NumberFormatterValue
        t.add("init()") { _ in .box(Formatter()) }
        property(&t, "numberStyle: NumberFormatter.Style", of: Formatter.self, { .box($0.style) }) {
            $0.style = $1.unbox() ?? .none
        }
        property(&t, "minimumFractionDigits: Int", of: Formatter.self, { .int($0.minimum ?? 0) }) {
            $0.minimum = $1.wholeNumber
        }
        property(&t, "maximumFractionDigits: Int", of: Formatter.self, { .int($0.maximum ?? 0) }) {
            $0.maximum = $1.wholeNumber
        }
        property(&t, "minimumIntegerDigits: Int", of: Formatter.self, { .int($0.minimumInteger ?? 0) }) {
            $0.minimumInteger = $1.wholeNumber
        }
        property(&t, "usesGroupingSeparator: Bool", of: Formatter.self, { .bool($0.groups ?? false) }) {
            if case .bool(let flag) = $1 { $0.groups = flag }
        }
        func text(_ declaration: String, _ path: ReferenceWritableKeyPath<Formatter, String?> & Sendable) {
            property(&t, declaration, of: Formatter.self, { .optional($0[keyPath: path].map(Value.string)) }) {
                if case .string(let text) = $1.unwrapped { $0[keyPath: path] = text }
            }
        }
        text("currencyCode: String!", \.currency)
        text("positivePrefix: String!", \.prefix)
        text("positiveSuffix: String!", \.suffix)
        property(&t, "locale: Locale!", of: Formatter.self, { .optional($0.locale.map { .box($0) }) }) {
            $0.locale = $1.unwrapped.unbox()
        }
        addNumberFormatterSettings(&t)
        for parameter in ["for obj: Any?", "from number: NSNumber"] {
            t.add("func string(\(parameter)) -> String?") { call in
                guard let formatter = call.receiver.unbox(as: Formatter.self) else { return .null }
                let value = call.argument(0).unwrapped
                guard let number = value.anyNumber else { return .null }
                let text = formatter.format(
                    number, isWhole: value.wholeNumber != nil, in: try call.execution.formatContext)
                return .optional(text.map(Value.string))
            }
        }
    }

    private static let dateFormatterMembers = NativeMembersBuilder.build { t in
        typealias Formatter = DateFormatterValue
        t.add("init()") { _ in .box(Formatter()) }
        addDateFormatterFlags(&t)
        property(&t, "dateStyle: DateFormatter.Style", of: Formatter.self, { .box($0.day) }) {
            $0.day = $1.unbox() ?? .none
        }
        property(&t, "timeStyle: DateFormatter.Style", of: Formatter.self, { .box($0.time) }) {
            $0.time = $1.unbox() ?? .none
        }
        property(&t, "calendar: Calendar!", of: Formatter.self, { .optional($0.calendar.map { .box($0) }) }) {
            $0.calendar = $1.unwrapped.unbox()
        }
        property(&t, "timeZone: TimeZone!", of: Formatter.self, { .optional($0.zone.map { .box($0) }) }) {
            $0.zone = $1.unwrapped.unbox()
        }
        property(&t, "locale: Locale!", of: Formatter.self, { .optional($0.locale.map { .box($0) }) }) {
            $0.locale = $1.unwrapped.unbox()
        }
        addDateFormatterSymbols(&t)
        t.add("func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)") { call in
            call.receiver.unbox(as: Formatter.self)?.template = try call.string(0)
            return .void
        }
        t.add("func string(from date: Date) -> String") { call in
            guard let formatter = call.receiver.unbox(as: Formatter.self) else { return .string("") }
            let date = try call.argument(0, as: Date.self, default: Date(timeIntervalSinceReferenceDate: 0))
            return .string(formatter.text(of: date.counted, in: try call.execution.formatContext))
        }
        t.add("func date(from string: String) -> Date?") { call in
            guard let formatter = call.receiver.unbox(as: Formatter.self) else { return .null }
            let found = formatter.formatter(in: try call.execution.formatContext).date(from: try call.string(0))
            return .optional(found.map { .box($0) })
        }
    }
}
