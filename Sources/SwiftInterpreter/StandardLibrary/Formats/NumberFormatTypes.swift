import Foundation

extension StandardLibrary {
    /// Names of the style types for a value of a number type.
    static func numberStyles(of type: String) -> [String] {
        let base =
            switch type {
            case "Double", "CGFloat", "Float": "FloatingPointFormatStyle<\(type)>"
            case "Decimal": "Decimal.FormatStyle"
            default: "IntegerFormatStyle<\(type)>"
            }
        return [base, base + ".Percent", base + ".Currency"]
    }

    static let numberFormatTypes: [NativeType] =
        [
            formatStyleProtocol,
            // A style that is called `FormatStyle` itself can't name the protocol otherwise.
            NativeType("_FormatStyle", "typealias _FormatStyle = FormatStyle"),
        ]
        + ["IntegerFormatStyle", "FloatingPointFormatStyle"].flatMap { base in
            [
                style(base, "\(base)<Value>", "struct \(base)<Value>", .number),
                style(base + ".Percent", "\(base)<Value>.Percent", "struct Percent", .percent),
                style(base + ".Currency", "\(base)<Value>.Currency", "struct Currency", .currency("USD")),
            ]
        } + decimalStyles + configurationTypes

    private static let decimalStyles = [
        ("", "FormatStyle", NumberStyle.Kind.number), (".Percent", "Percent", .percent),
        (".Currency", "Currency", .currency("USD")),
    ].map { ending, name, kind in
        style(
            "Decimal.FormatStyle" + ending, "Decimal.FormatStyle" + ending, "struct \(name)", kind, input: "Decimal",
            conformance: "_FormatStyle")
    }

    private static let formatStyleProtocol = NativeType("FormatStyle", "protocol FormatStyle") {
        NativeMembersBuilder.build { t in
            t.add("required associatedtype FormatInput")
            t.add("required associatedtype FormatOutput")
            t.add("required func format(_ value: FormatInput) -> FormatOutput")
            t.add("func locale(_ locale: Locale) -> Self") { call in call.receiver }
            for type in ["Int", "Double", "CGFloat", "Float", "Decimal"] {
                let styles = numberStyles(of: type)
                t.add("static var number: \(styles[0]) { get } where Self == \(styles[0])") { _ in .box(NumberStyle()) }
                t.add("static var percent: \(styles[1]) { get } where Self == \(styles[1])") { _ in
                    .box(NumberStyle(kind: .percent))
                }
                t.add(
                    "static func currency(code: String) -> \(styles[2]) where Self == \(styles[2])"
                ) { call in .box(NumberStyle(kind: .currency(try call.string(0)))) }
            }
            // Each is one more to try for every `.number`: those that stored models have.
            for type in ["Int16", "Int32", "Int64", "UInt"] {
                let style = numberStyles(of: type)[0]
                t.add("static var number: \(style) { get } where Self == \(style)") { _ in .box(NumberStyle()) }
            }
            addDateStyles(&t)
            addByteCountAndListStyles(&t)
            addMeasurementStyles(&t)
            addIntervalStyles(&t)
        }
    }

    private static func style(
        _ name: String, _ full: String, _ declaration: String, _ kind: NumberStyle.Kind, input: String = "Value",
        conformance: String = "FormatStyle"
    ) -> NativeType {
        NativeType(
            name, declaration + ": \(conformance), Hashable",
            swiftType: name == "FloatingPointFormatStyle" ? NumberStyle.self : nil
        ) {
            NativeMembersBuilder.build { t in
                addStyleMembers(&t, full, input: input, NumberStyle.self, locale: \.locale)
                if case .currency = kind {
                    t.add("init(code: String, locale: Locale = _)") { call in
                        .box(NumberStyle(kind: .currency(try call.string(0)), call.argument(1)))
                    }
                } else {
                    t.add("init(locale: Locale = _)") { call in .box(NumberStyle(kind: kind, call.argument(0))) }
                }
                addOptions(&t, full, kind)
                if name.hasPrefix("IntegerFormatStyle") { addOwnStyle(&t, full, kind) }
            }
        }
    }

    /// `.number` where a style of a certain type is requested, whatever its integers are.
    private static func addOwnStyle(_ t: inout NativeMembersBuilder, _ full: String, _ kind: NumberStyle.Kind) {
        switch kind {
        case .number:
            t.add("@_disfavoredOverload static var number: \(full) { get }") { _ in .box(NumberStyle()) }
        case .percent:
            t.add("@_disfavoredOverload static var percent: \(full) { get }") { _ in .box(NumberStyle(kind: .percent)) }
        case .currency:
            t.add("@_disfavoredOverload static func currency(code: String) -> \(full)") { call in
                .box(NumberStyle(kind: .currency(try call.string(0))))
            }
        }
    }

    /// Foundation ends the process where a number is infinite.
    private static func finite(_ number: Double, _ call: NativeCall) throws -> Double {
        guard !number.isInfinite else {
            throw call.evaluator.failure("Fatal error: numbers can't be scaled by infinity or rounded to it")
        }
        return number
    }

    private static func addOptions(_ t: inout NativeMembersBuilder, _ full: String, _ kind: NumberStyle.Kind) {
        func option(_ signature: String, _ change: @escaping @Sendable (inout NumberStyle, NativeCall) throws -> Void) {
            t.add("func \(signature) -> \(full)") { call in
                var style = try call.receiver(as: NumberStyle.self)
                try change(&style, call)
                return .box(style)
            }
        }
        let configuration = "NumberFormatStyleConfiguration"
        option("precision(_ p: \(configuration).Precision)") { style, call in
            style.precision = call.argument(0).unbox()
        }
        option("grouping(_ group: \(configuration).Grouping)") { style, call in
            style.usesGrouping = call.argument(0).unbox(as: GroupingOption.self)?.uses ?? true
        }
        option("notation(_ notation: \(configuration).Notation)") { style, call in
            style.notation = try call.argument(0, default: .automatic)
        }
        option("sign(strategy: \(configuration).SignDisplayStrategy)") { style, call in
            style.sign = try call.argument(0, default: .automatic)
        }
        option("decimalSeparator(strategy: \(configuration).DecimalSeparatorDisplayStrategy)") { style, call in
            style.showsDecimalSeparator = call.argument(0).unbox(as: SeparatorOption.self)?.isAlways ?? false
        }
        option("scale(_ multiplicand: Double)") { style, call in
            style.scale = try finite(call.double(0), call)
        }
        for type in ["Double", "Int"] {
            option("rounded(rule: FloatingPointRoundingRule = _, increment: \(type)? = _)") { style, call in
                style.rule = call.argument(0).unbox()
                if case .some(let box) = call.argument(1) {
                    style.increment = try box.value.number.map { try finite($0, call) }
                }
            }
        }
        guard case .currency = kind else { return }
        option("presentation(_ p: CurrencyFormatStyleConfiguration.Presentation)") { style, call in
            style.presentation = try call.argument(0, default: .standard)
        }
        option("sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy)") { style, call in
            style.sign = try call.argument(0, default: .automatic)
        }
    }

    // MARK: - Options

    private static let configurationTypes: [NativeType] = [
        NativeType("NumberFormatStyleConfiguration", "enum NumberFormatStyleConfiguration"),
        NativeType("CurrencyFormatStyleConfiguration", "enum CurrencyFormatStyleConfiguration"),
        options(
            "NumberFormatStyleConfiguration", "Grouping",
            [("automatic", GroupingOption(uses: true)), ("never", GroupingOption(uses: false))]),
        options(
            "NumberFormatStyleConfiguration", "DecimalSeparatorDisplayStrategy",
            [("automatic", SeparatorOption(isAlways: false)), ("always", SeparatorOption(isAlways: true))]),
        options(
            "NumberFormatStyleConfiguration", "Notation",
            [
                ("automatic", NumberStyle.Notation.automatic), ("compactName", .compactName),
                ("scientific", .scientific),
            ]),
        options(
            "NumberFormatStyleConfiguration", "SignDisplayStrategy",
            [("automatic", NumberStyle.Sign.automatic), ("never", .never)]
        ) { t, full in
            t.add("static func always(includingZero: Bool = _) -> \(full)") { call in
                .box(try call.bool(0, default: true) ? NumberStyle.Sign.alwaysWithZero : .always)
            }
        },
        options(
            "CurrencyFormatStyleConfiguration", "SignDisplayStrategy",
            [("automatic", NumberStyle.Sign.automatic), ("never", .never), ("accounting", .accounting)]
        ) { t, full in
            t.add("static func always(showZero: Bool = _) -> \(full)") { call in
                .box(try call.bool(0, default: true) ? NumberStyle.Sign.alwaysWithZero : .always)
            }
            t.add("static func accountingAlways(showZero: Bool = _) -> \(full)") { _ in
                .box(NumberStyle.Sign.accountingAlways)
            }
        },
        options(
            "CurrencyFormatStyleConfiguration", "Presentation",
            [
                ("standard", NumberStyle.Presentation.standard), ("narrow", .narrow), ("isoCode", .isoCode),
                ("fullName", .fullName),
            ]),
        NativeType(
            "NumberFormatStyleConfiguration.Precision", "struct Precision: Hashable",
            swiftType: NumberFormatStyleConfiguration.Precision.self
        ) { precisionMembers },
    ]

    /// A type of named options.
    static func options<T: Hashable & Sendable>(
        _ owner: String, _ name: String, _ items: @autoclosure @escaping @Sendable () -> [(String, T)],
        more: @escaping @Sendable (inout NativeMembersBuilder, String) -> Void = { _, _ in }
    ) -> NativeType {
        let full = owner + "." + name
        return NativeType(full, "struct " + name + ": Hashable") {
            NativeMembersBuilder.build { t in
                for (item, value) in items() { t.add("static var \(item): \(full) { get }") { _ in .box(value) } }
                more(&t, full)
            }
        }
    }

    private static let precisionMembers = NativeMembersBuilder.build { t in
        let result = "NumberFormatStyleConfiguration.Precision"
        typealias Precision = NumberFormatStyleConfiguration.Precision
        // Foundation ends the process for lengths it can't count.
        @Sendable func length(_ number: Int) -> Int { min(max(number, 0), 300) }
        @Sendable func limits(_ value: Value) -> ClosedRange<Int> {
            guard let range = value.unbox(as: RangeValue.self)?.integers, !range.isEmpty else { return 0...0 }
            return length(range.lowerBound)...length(range.upperBound - 1)
        }
        t.add("static func fractionLength(_ length: Int) -> \(result)") { call in
            .box(Precision.fractionLength(length(try call.int(0))))
        }
        t.add("static func integerLength(_ length: Int) -> \(result)") { call in
            .box(Precision.integerLength(length(try call.int(0))))
        }
        t.add("static func significantDigits(_ digits: Int) -> \(result)") { call in
            .box(Precision.significantDigits(max(1, length(try call.int(0)))))
        }
        for kind in ["ClosedRange<Int>", "Range<Int>"] {
            t.add("static func fractionLength(_ limits: \(kind)) -> \(result)") { call in
                .box(Precision.fractionLength(limits(call.argument(0))))
            }
            t.add("static func integerLength(_ limits: \(kind)) -> \(result)") { call in
                .box(Precision.integerLength(limits(call.argument(0))))
            }
            t.add("static func significantDigits(_ limits: \(kind)) -> \(result)") { call in
                let limits = limits(call.argument(0))
                return .box(Precision.significantDigits(max(1, limits.lowerBound)...max(1, limits.upperBound)))
            }
            t.add(
                "static func integerAndFractionLength(integerLimits: \(kind), fractionLimits: \(kind)) -> \(result)"
            ) { call in
                .box(
                    Precision.integerAndFractionLength(
                        integerLimits: limits(call.argument(0)), fractionLimits: limits(call.argument(1))))
            }
        }
        t.add("static func fractionLength(_ limits: PartialRangeFrom<Int>) -> \(result)") { call in
            let lower = call.argument(0).unbox(as: RangeValue.self)?.lower?.wholeNumber ?? 0
            return .box(Precision.fractionLength(length(lower)...))
        }
        t.add("static func fractionLength(_ limits: PartialRangeThrough<Int>) -> \(result)") { call in
            let upper = call.argument(0).unbox(as: RangeValue.self)?.upper?.wholeNumber ?? 0
            return .box(Precision.fractionLength(0...length(upper)))
        }
        t.add("static func integerAndFractionLength(integer: Int, fraction: Int) -> \(result)") { call in
            .box(
                Precision.integerAndFractionLength(
                    integer: length(try call.int(0)), fraction: length(try call.int(1))))
        }
    }
}

extension NumberStyle {
    fileprivate init(kind: Kind, _ locale: Value) {
        self.init(kind: kind)
        if let locale = locale.unbox(as: Locale.self) { self.locale = locale }
    }
}

private struct GroupingOption: Hashable, Sendable { let uses: Bool }
private struct SeparatorOption: Hashable, Sendable { let isAlways: Bool }
