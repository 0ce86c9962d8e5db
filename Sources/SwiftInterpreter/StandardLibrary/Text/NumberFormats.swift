import Foundation

/// `IntegerFormatStyle`, `FloatingPointFormatStyle` and their relatives, in the en_US form.
package struct NumberStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case number, percent, currency(String) }

    var kind = Kind.number
    var minimumFraction = 0
    var maximumFraction: Int?
    var usesGrouping = true
    var alwaysShowsSign = false
    var isCompact = false
    var minimumInteger = 1

    package func format(_ value: Value) -> String {
        var number = value.number ?? 0
        var maximum = maximumFraction ?? 6
        var minimum = minimumFraction
        var suffix = ""
        switch kind {
        case .number: break
        case .percent:
            if case .double = value { number *= 100 }
            suffix = "%"
        case .currency:
            if maximumFraction == nil { (minimum, maximum) = (2, 2) }
        }
        if isCompact {
            let units = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
            if let unit = units.first(where: { number.magnitude >= $0.0 }) {
                number /= unit.0
                suffix = unit.1 + suffix
                maximum = number.magnitude < 100 ? 1 : 0
            }
        }
        var text = StandardLibrary.formatDecimal(
            number.magnitude, minimum: minimum, maximum: maximum, grouping: usesGrouping)
        let whole = text.prefix { $0.isNumber }.count
        if whole < minimumInteger, minimumInteger < 100 {
            text = String(repeating: "0", count: minimumInteger - whole) + text
        }
        let isZero = !text.contains { ("1"..."9").contains($0) }
        let sign = number < 0 && !isZero ? "-" : alwaysShowsSign && !isZero ? "+" : ""
        if case .currency(let code) = kind { text = StandardLibrary.currencySymbol(code) + text }
        return sign + text + suffix
    }
}

extension StandardLibrary {
    static func currencySymbol(_ code: String) -> String {
        switch code.uppercased() {
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "JPY": "¥"
        case "INR": "₹"
        case "KRW": "₩"
        case "CNY": "CN¥"
        case "CAD": "CA$"
        case "AUD": "A$"
        default: code.uppercased() + "\u{a0}"
        }
    }

    /// A number in decimal digits, rounded half to even.
    static func formatDecimal(_ number: Double, minimum: Int = 0, maximum: Int, grouping: Bool = true) -> String {
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
        let places = min(max(0, max(minimum, maximum)), 17)
        let text = String(format: "%.\(places)f", number)
        let parts = text.split(separator: ".", maxSplits: 1)
        var fraction = parts.count > 1 ? String(parts[1]) : ""
        while fraction.count > max(0, minimum), fraction.hasSuffix("0") { fraction.removeLast() }
        var whole = String(parts.first ?? "0")
        if whole == "-0", fraction.isEmpty { whole = "0" }
        if grouping { whole = grouped(whole) }
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    static func formatNumber(_ value: Value, _ style: Value, _ call: NativeCall) throws -> Value {
        guard let style = style.unbox(as: NumberStyle.self) else {
            throw call.evaluator.failure("this format style is not supported yet")
        }
        return .string(style.format(value))
    }

    static let formatTypes: [NativeType] = [
        NativeType("FormatStyle", "protocol FormatStyle") {
            NativeMembersBuilder.build { t in
                t.add("required associatedtype FormatInput")
                t.add("required associatedtype FormatOutput")
                t.add("required func format(_ value: FormatInput) -> FormatOutput")
                for (type, parameter) in [("IntegerFormatStyle", "Int"), ("FloatingPointFormatStyle", "Double")] {
                    let full = "\(type)<\(parameter)>"
                    t.add("static var number: \(full) { get } where Self == \(full)") { _ in .box(NumberStyle()) }
                }
                t.add(
                    "static var percent: FloatingPointFormatStyle<Double>.Percent { get } where Self == FloatingPointFormatStyle<Double>.Percent"
                ) { _ in
                    .box(NumberStyle(kind: .percent))
                }
                t.add(
                    "static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency where Self == FloatingPointFormatStyle<Double>.Currency"
                ) { call in
                    .box(NumberStyle(kind: .currency(try call.string(0))))
                }
            }
        },
        style(
            "FloatingPointFormatStyle", "FloatingPointFormatStyle<Value>", "struct FloatingPointFormatStyle<Value>",
            "Value"),
        style(
            "FloatingPointFormatStyle.Currency", "FloatingPointFormatStyle<Value>.Currency", "struct Currency", "Value"),
        style("FloatingPointFormatStyle.Percent", "FloatingPointFormatStyle<Value>.Percent", "struct Percent", "Value"),
        style("IntegerFormatStyle", "IntegerFormatStyle<Value>", "struct IntegerFormatStyle<Value>", "Value"),
        NativeType("NumberFormatStyleConfiguration", "enum NumberFormatStyleConfiguration"),
        NativeType(
            "NumberFormatStyleConfiguration.Grouping", "struct Grouping: Hashable", swiftType: GroupingOption.self
        ) {
            NativeMembersBuilder.build { t in
                for (name, uses) in [("automatic", true), ("never", false)] {
                    t.add("static var \(name): NumberFormatStyleConfiguration.Grouping { get }") { _ in
                        .box(GroupingOption(uses: uses))
                    }
                }
            }
        },
        NativeType(
            "NumberFormatStyleConfiguration.Precision", "struct Precision: Hashable", swiftType: PrecisionOption.self
        ) {
            NativeMembersBuilder.build { t in
                let result = "NumberFormatStyleConfiguration.Precision"
                t.add("static func fractionLength(_ length: Int) -> \(result)") { call in
                    let count = try call.int(0)
                    return .box(PrecisionOption(minimum: count, maximum: count))
                }
                t.add("static func fractionLength(_ limits: ClosedRange<Int>) -> \(result)") { call in
                    let limits = call.argument(0).unbox(as: RangeValue.self)?.integers ?? 0..<1
                    return .box(PrecisionOption(minimum: limits.lowerBound, maximum: limits.upperBound - 1))
                }
                t.add("static func integerLength(_ length: Int) -> \(result)") { call in
                    .box(PrecisionOption(minimum: 0, maximum: 0, integer: try call.int(0)))
                }
                t.add("static func integerAndFractionLength(integer: Int, fraction: Int) -> \(result)") { call in
                    let count = try call.int(1)
                    return .box(PrecisionOption(minimum: count, maximum: count, integer: try call.int(0)))
                }
            }
        },
        NativeType(
            "NumberFormatStyleConfiguration.Notation", "struct Notation: Hashable", swiftType: NotationOption.self
        ) {
            NativeMembersBuilder.build { t in
                for (name, isCompact) in [("automatic", false), ("compactName", true)] {
                    t.add("static var \(name): NumberFormatStyleConfiguration.Notation { get }") { _ in
                        .box(NotationOption(isCompact: isCompact))
                    }
                }
            }
        },
    ]

    private static func style(_ name: String, _ full: String, _ declaration: String, _ input: String) -> NativeType {
        NativeType(
            name, declaration + ": FormatStyle, Hashable",
            swiftType: name == "FloatingPointFormatStyle" ? NumberStyle.self : nil
        ) {
            NativeMembersBuilder.build { t in
                let kind: NumberStyle.Kind =
                    name.hasSuffix("Percent") ? .percent : name.hasSuffix("Currency") ? .currency("USD") : .number
                t.add("typealias FormatInput = \(input)")
                t.add("typealias FormatOutput = String")
                if case .currency = kind {
                    t.add("init(code: String)") { call in .box(NumberStyle(kind: .currency(try call.string(0)))) }
                } else {
                    t.add("init()") { _ in .box(NumberStyle(kind: kind)) }
                }
                t.add("func format(_ value: \(input)) -> String") { call in
                    try formatNumber(call.argument(0), call.receiver, call)
                }
                func option(_ signature: String, _ change: @escaping @Sendable (inout NumberStyle, NativeCall) -> Void)
                {
                    t.add("func \(signature) -> \(full)") { call in
                        var style = call.receiver.unbox(as: NumberStyle.self) ?? NumberStyle()
                        change(&style, call)
                        return .box(style)
                    }
                }
                option("precision(_ p: NumberFormatStyleConfiguration.Precision)") { style, call in
                    guard let option = call.argument(0).unbox(as: PrecisionOption.self) else { return }
                    style.minimumFraction = max(0, option.minimum)
                    style.maximumFraction = option.maximum
                    style.minimumInteger = option.integer ?? 1
                }
                option("grouping(_ group: NumberFormatStyleConfiguration.Grouping)") { style, call in
                    style.usesGrouping = call.argument(0).unbox(as: GroupingOption.self)?.uses ?? true
                }
                option("notation(_ notation: NumberFormatStyleConfiguration.Notation)") { style, call in
                    style.isCompact = call.argument(0).unbox(as: NotationOption.self)?.isCompact ?? false
                }
            }
        }
    }
}

struct GroupingOption: Hashable, Sendable { let uses: Bool }
struct NotationOption: Hashable, Sendable { let isCompact: Bool }
struct PrecisionOption: Hashable, Sendable {
    let minimum: Int
    let maximum: Int
    var integer: Int?
}
