import Foundation

/// Properties of `NumberFormatter` that are Foundation's own, as they are: kept by name and set when it formats.
struct NumberFormatterSettings {
    private var values: [String: Value] = [:]
    private var changes: [String: @Sendable (NumberFormatter) -> Void] = [:]

    func apply(to formatter: NumberFormatter) {
        for name in changes.keys.sorted() { changes[name]?(formatter) }
    }

    fileprivate mutating func set(
        _ name: String, _ value: Value, _ change: @escaping @Sendable (NumberFormatter) -> Void
    ) {
        values[name] = value
        changes[name] = change
    }

    fileprivate func value(_ name: String) -> Value? { values[name] }
}

extension StandardLibrary {
    static let numberRoundingTypes: [NativeType] = [
        NativeType("NumberFormatter.RoundingMode", "enum RoundingMode: Hashable") {
            NativeMembersBuilder.build { t in
                for (name, _) in roundingModes { t.add("case \(name)") { _ in .string(name) } }
            }
        }
    ]

    private static let roundingModes: [(String, NumberFormatter.RoundingMode)] = [
        ("ceiling", .ceiling), ("floor", .floor), ("down", .down), ("up", .up), ("halfEven", .halfEven),
        ("halfDown", .halfDown), ("halfUp", .halfUp),
    ]

    private static func setting(
        _ t: inout NativeMembersBuilder, _ name: String, _ type: String, _ fallback: Value,
        _ change: @escaping @Sendable (Value) -> (@Sendable (NumberFormatter) -> Void)?
    ) {
        t.add(
            "var \(name): \(type) { get set }",
            set: { call in
                let value = call.argument(0)
                if let change = change(value.unwrapped) {
                    call.receiver.unbox(as: NumberFormatterValue.self)?.settings.set(name, value, change)
                }
                return .void
            }, { call in call.receiver.unbox(as: NumberFormatterValue.self)?.settings.value(name) ?? fallback })
    }

    static func addNumberFormatterSettings(_ t: inout NativeMembersBuilder) {
        let texts: [(String, @Sendable (NumberFormatter, String) -> Void)] = [
            ("decimalSeparator", { $0.decimalSeparator = $1 }), ("groupingSeparator", { $0.groupingSeparator = $1 }),
            ("currencySymbol", { $0.currencySymbol = $1 }), ("zeroSymbol", { $0.zeroSymbol = $1 }),
            ("currencyGroupingSeparator", { $0.currencyGroupingSeparator = $1 }),
            ("currencyDecimalSeparator", { $0.currencyDecimalSeparator = $1 }),
            ("negativePrefix", { $0.negativePrefix = $1 }), ("negativeSuffix", { $0.negativeSuffix = $1 }),
            ("positiveFormat", { $0.positiveFormat = $1 }), ("negativeFormat", { $0.negativeFormat = $1 }),
            ("percentSymbol", { $0.percentSymbol = $1 }), ("minusSign", { $0.minusSign = $1 }),
            ("plusSign", { $0.plusSign = $1 }), ("notANumberSymbol", { $0.notANumberSymbol = $1 }),
        ]
        for (name, set) in texts {
            setting(&t, name, "String!", .null) { value in
                guard case .string(let text) = value else { return nil }
                return { set($0, text) }
            }
        }
        let numbers: [(String, @Sendable (NumberFormatter, Int) -> Void)] = [
            ("maximumIntegerDigits", { $0.maximumIntegerDigits = $1 }),
            ("minimumSignificantDigits", { $0.minimumSignificantDigits = $1 }),
            ("maximumSignificantDigits", { $0.maximumSignificantDigits = $1 }),
            ("groupingSize", { $0.groupingSize = $1 }), ("formatWidth", { $0.formatWidth = $1 }),
        ]
        for (name, set) in numbers {
            setting(&t, name, "Int", .int(0)) { value in
                guard let number = value.wholeNumber else { return nil }
                return { set($0, min(max(number, 0), 100)) }
            }
        }
        let flags: [(String, @Sendable (NumberFormatter, Bool) -> Void)] = [
            ("usesSignificantDigits", { $0.usesSignificantDigits = $1 }), ("allowsFloats", { $0.allowsFloats = $1 }),
            ("alwaysShowsDecimalSeparator", { $0.alwaysShowsDecimalSeparator = $1 }),
            ("isLenient", { $0.isLenient = $1 }), ("generatesDecimalNumbers", { $0.generatesDecimalNumbers = $1 }),
        ]
        for (name, set) in flags {
            setting(&t, name, "Bool", .bool(false)) { value in
                guard case .bool(let flag) = value else { return nil }
                return { set($0, flag) }
            }
        }
        setting(&t, "roundingMode", "NumberFormatter.RoundingMode", .string("halfEven")) { value in
            guard case .string(let name) = value, let mode = roundingModes.first(where: { $0.0 == name })?.1 else {
                return nil
            }
            return { $0.roundingMode = mode }
        }
        setting(&t, "multiplier", "NSNumber?", .null) { value in
            guard let number = value.anyNumber else { return nil }
            return { $0.multiplier = NSNumber(value: number) }
        }
        t.add("func number(from string: String) -> NSNumber?") { call in
            guard let formatter = call.receiver.unbox(as: NumberFormatterValue.self) else { return .null }
            let made = formatter.formatter(in: try call.session.formatContext)
            guard let number = made.number(from: try call.string(0))?.doubleValue else { return .null }
            return .optional(number == number.rounded() && abs(number) < 1e15 ? .int(Int(number)) : .double(number))
        }
        t.add("static func localizedString(from num: NSNumber, number style: NumberFormatter.Style) -> String") {
            call in
            let formatter = NumberFormatterValue()
            formatter.style = call.argument(1).unbox() ?? .none
            let value = call.argument(0).unwrapped
            let text = formatter.format(
                value.anyNumber ?? 0, isWhole: value.wholeNumber != nil, in: try call.session.formatContext)
            return .string(text ?? "")
        }
    }

    /// What dates are written with, in a formatter of its own.
    static func addDateFormatterSymbols(_ t: inout NativeMembersBuilder) {
        let symbols: [(String, @Sendable (DateFormatter) -> [String])] = [
            ("weekdaySymbols", { $0.weekdaySymbols }), ("shortWeekdaySymbols", { $0.shortWeekdaySymbols }),
            ("veryShortWeekdaySymbols", { $0.veryShortWeekdaySymbols }), ("monthSymbols", { $0.monthSymbols }),
            ("shortMonthSymbols", { $0.shortMonthSymbols }),
            ("veryShortMonthSymbols", { $0.veryShortMonthSymbols }),
            ("standaloneMonthSymbols", { $0.standaloneMonthSymbols }),
        ]
        for (name, read) in symbols {
            t.add("var \(name): [String] { get }") { call in
                let formatter = call.receiver.unbox(as: DateFormatterValue.self) ?? DateFormatterValue()
                return .strings(read(formatter.formatter(in: try call.session.formatContext)))
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
                    let formatter = call.receiver.unbox(as: DateFormatterValue.self)
                    return .optional((formatter?[keyPath: path]).map(Value.string))
                })
        }
        t.add(
            "static func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String"
        ) { call in
            let formatter = DateFormatterValue()
            (formatter.day, formatter.time) = (call.argument(1).unbox() ?? .none, call.argument(2).unbox() ?? .none)
            let date = call.argument(0).unbox(as: Date.self) ?? Date(timeIntervalSinceReferenceDate: 0)
            return .string(formatter.formatter(in: try call.session.formatContext).string(from: date.counted))
        }
    }
}
