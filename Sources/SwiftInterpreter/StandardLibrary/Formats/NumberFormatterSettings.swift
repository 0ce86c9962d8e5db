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
    /// A property: what a program set, else what Foundation's formatter has.
    private static func setting(
        _ t: inout NativeMembersBuilder, _ name: String, _ type: String,
        _ read: @escaping @Sendable (NumberFormatter) -> Value,
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
            },
            { call in
                guard let formatter = call.receiver.unbox(as: NumberFormatterValue.self) else { return .null }
                if let value = formatter.settings.value(name) { return value }
                return read(formatter.formatter(in: try call.execution.formatContext))
            })
    }

    static func addNumberFormatterSettings(_ t: inout NativeMembersBuilder) {
        addTextSettings(&t)
        let numbers: [(String, @Sendable (NumberFormatter) -> Int, @Sendable (NumberFormatter, Int) -> Void)] = [
            ("maximumIntegerDigits", { $0.maximumIntegerDigits }, { $0.maximumIntegerDigits = $1 }),
            ("minimumSignificantDigits", { $0.minimumSignificantDigits }, { $0.minimumSignificantDigits = $1 }),
            ("maximumSignificantDigits", { $0.maximumSignificantDigits }, { $0.maximumSignificantDigits = $1 }),
            ("groupingSize", { $0.groupingSize }, { $0.groupingSize = $1 }),
            ("secondaryGroupingSize", { $0.secondaryGroupingSize }, { $0.secondaryGroupingSize = $1 }),
            ("formatWidth", { $0.formatWidth }, { $0.formatWidth = $1 }),
        ]
        for (name, read, set) in numbers {
            setting(&t, name, "Int", { .int(read($0)) }) { value in
                guard let number = value.wholeNumber else { return nil }
                return { set($0, min(max(number, 0), 100)) }
            }
        }
        let flags: [(String, @Sendable (NumberFormatter) -> Bool, @Sendable (NumberFormatter, Bool) -> Void)] = [
            ("usesSignificantDigits", { $0.usesSignificantDigits }, { $0.usesSignificantDigits = $1 }),
            ("allowsFloats", { $0.allowsFloats }, { $0.allowsFloats = $1 }),
            (
                "alwaysShowsDecimalSeparator", { $0.alwaysShowsDecimalSeparator },
                { $0.alwaysShowsDecimalSeparator = $1 }
            ),
            ("isLenient", { $0.isLenient }, { $0.isLenient = $1 }),
            ("generatesDecimalNumbers", { $0.generatesDecimalNumbers }, { $0.generatesDecimalNumbers = $1 }),
            ("hasThousandSeparators", { $0.hasThousandSeparators }, { $0.hasThousandSeparators = $1 }),
            ("localizesFormat", { $0.localizesFormat }, { $0.localizesFormat = $1 }),
            (
                "isPartialStringValidationEnabled", { $0.isPartialStringValidationEnabled },
                { $0.isPartialStringValidationEnabled = $1 }
            ),
        ]
        for (name, read, set) in flags {
            setting(&t, name, "Bool", { .bool(read($0)) }) { value in
                guard case .bool(let flag) = value else { return nil }
                return { set($0, flag) }
            }
        }
        let bounds: [(String, @Sendable (NumberFormatter, NSNumber) -> Void)] = [
            ("minimum", { $0.minimum = $1 }), ("maximum", { $0.maximum = $1 }),
            ("roundingIncrement", { $0.roundingIncrement = $1 }), ("multiplier", { $0.multiplier = $1 }),
        ]
        for (name, set) in bounds {
            setting(&t, name, "NSNumber?", { _ in .null }) { value in
                guard let number = value.anyNumber else { return nil }
                return { set($0, NSNumber(value: number)) }
            }
        }
        setting(&t, "paddingPosition", "NumberFormatter.PadPosition", { $0.paddingPosition.bridged }) { value in
            guard let place = value.unbox(as: NumberFormatter.PadPosition.self) else { return nil }
            return { $0.paddingPosition = place }
        }
        setting(&t, "roundingMode", "NumberFormatter.RoundingMode", { $0.roundingMode.bridged }) { value in
            guard let mode = value.unbox(as: NumberFormatter.RoundingMode.self) else { return nil }
            return { $0.roundingMode = mode }
        }
        t.add("func number(from string: String) -> NSNumber?") { call in
            guard let formatter = call.receiver.unbox(as: NumberFormatterValue.self) else { return .null }
            let made = formatter.formatter(in: try call.execution.formatContext)
            guard let number = made.number(from: try call.string(0))?.doubleValue else { return .null }
            return .optional(number == number.rounded() && abs(number) < 1e15 ? .int(Int(number)) : .double(number))
        }
        t.add("static func localizedString(from num: NSNumber, number style: NumberFormatter.Style) -> String") {
            call in
            let formatter = NumberFormatterValue()
            formatter.style = try call.argument(1, default: .none)
            let value = call.argument(0).unwrapped
            let text = formatter.format(
                value.anyNumber ?? 0, isWhole: value.wholeNumber != nil, in: try call.execution.formatContext)
            return .string(text ?? "")
        }
    }

    private static func addTextSettings(_ t: inout NativeMembersBuilder) {
        let texts: [(String, @Sendable (NumberFormatter) -> String?, @Sendable (NumberFormatter, String) -> Void)] = [
            ("decimalSeparator", { $0.decimalSeparator }, { $0.decimalSeparator = $1 }),
            ("groupingSeparator", { $0.groupingSeparator }, { $0.groupingSeparator = $1 }),
            ("currencySymbol", { $0.currencySymbol }, { $0.currencySymbol = $1 }),
            ("zeroSymbol", { $0.zeroSymbol }, { $0.zeroSymbol = $1 }),
            ("currencyGroupingSeparator", { $0.currencyGroupingSeparator }, { $0.currencyGroupingSeparator = $1 }),
            ("currencyDecimalSeparator", { $0.currencyDecimalSeparator }, { $0.currencyDecimalSeparator = $1 }),
            ("negativePrefix", { $0.negativePrefix }, { $0.negativePrefix = $1 }),
            ("negativeSuffix", { $0.negativeSuffix }, { $0.negativeSuffix = $1 }),
            ("positiveFormat", { $0.positiveFormat }, { $0.positiveFormat = $1 }),
            ("negativeFormat", { $0.negativeFormat }, { $0.negativeFormat = $1 }),
            ("percentSymbol", { $0.percentSymbol }, { $0.percentSymbol = $1 }),
            ("minusSign", { $0.minusSign }, { $0.minusSign = $1 }),
            ("plusSign", { $0.plusSign }, { $0.plusSign = $1 }),
            ("notANumberSymbol", { $0.notANumberSymbol }, { $0.notANumberSymbol = $1 }),
            ("perMillSymbol", { $0.perMillSymbol }, { $0.perMillSymbol = $1 }),
            ("exponentSymbol", { $0.exponentSymbol }, { $0.exponentSymbol = $1 }),
            ("paddingCharacter", { $0.paddingCharacter }, { $0.paddingCharacter = $1 }),
            (
                "internationalCurrencySymbol", { $0.internationalCurrencySymbol },
                { $0.internationalCurrencySymbol = $1 }
            ),
            ("positiveInfinitySymbol", { $0.positiveInfinitySymbol }, { $0.positiveInfinitySymbol = $1 }),
            ("negativeInfinitySymbol", { $0.negativeInfinitySymbol }, { $0.negativeInfinitySymbol = $1 }),
            ("nilSymbol", { $0.nilSymbol }, { $0.nilSymbol = $1 }),
        ]
        for (name, read, set) in texts {
            setting(&t, name, "String!", { .optional(read($0).map(Value.string)) }) { value in
                guard case .string(let text) = value else { return nil }
                return { set($0, text) }
            }
        }
    }
}
