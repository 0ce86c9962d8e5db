import Foundation

/// `Decimal`, and the object that Foundation wraps it in.
extension StandardLibrary {
    static let decimalTypes: [NativeType] = [
        NativeType(
            "Decimal",
            "struct Decimal: SignedNumeric, Comparable, Hashable, Codable, ExpressibleByFloatLiteral, CustomStringConvertible, Sendable",
            swiftType: Decimal.self
        ) { decimalMembers }
    ]

    private static func decimal(_ value: Value) -> Decimal { value.unbox(as: Decimal.self) ?? .nan }
    /// Foundation ends the process where a number is infinite.
    private static func decimal(converting number: Double, _ call: NativeCall) throws -> Decimal {
        guard !number.isInfinite else {
            throw call.evaluator.failure(
                "Fatal error: Double value cannot be converted to Decimal because it is infinite")
        }
        return Decimal(number)
    }
    private static func number(_ value: Value) -> NSDecimalNumber {
        value.unbox(as: NSDecimalNumber.self) ?? .notANumber
    }

    private static let decimalMembers = NativeMembersBuilder.build { t in
        t.add("typealias Magnitude = Decimal")
        t.add("init()") { _ in .box(Decimal()) }
        t.add("init(integerLiteral value: Int)") { call in .box(Decimal(try call.int(0))) }
        t.add("init(floatLiteral value: Double)") { call in .box(try decimal(converting: call.double(0), call)) }
        t.add("init(_ value: Int)") { call in .box(Decimal(try call.int(0))) }
        t.add("init(_ value: Double)") { call in .box(try decimal(converting: call.double(0), call)) }
        t.add("init?(string: String, locale: Locale? = _)") { call in
            .optional(Decimal(string: try call.string(0)).map { .box($0) })
        }
        let operations: [(String, @Sendable (Decimal, Decimal) -> Decimal)] = [
            ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0.multiplied(by: $1) }), ("/", { $0 / $1 }),
        ]
        for (symbol, combine) in operations {
            t.add("static func \(symbol) (lhs: Decimal, rhs: Decimal) -> Decimal") { call in
                if symbol == "/", decimal(call.argument(1)).isZero { return .box(Decimal.nan) }
                return .box(combine(decimal(call.argument(0)), decimal(call.argument(1))))
            }
            t.add("static func \(symbol)= (lhs: inout Decimal, rhs: Decimal)") { call in
                guard call.arguments.count == 2 else { return .void }
                let isUndefined = symbol == "/" && decimal(call.argument(1)).isZero
                let result = isUndefined ? .nan : combine(decimal(call.argument(0)), decimal(call.argument(1)))
                call.arguments[0] = .box(result)
                return .void
            }
        }
        t.add("prefix static func - (operand: Decimal) -> Decimal") { call in .box(-decimal(call.argument(0))) }
        for (name, value) in [
            ("leastNormalMagnitude", .leastNormalMagnitude), ("leastFiniteMagnitude", .leastFiniteMagnitude),
            ("zero", Decimal.zero), ("pi", .pi), ("nan", .nan), ("quietNaN", .quietNaN),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
        ] { t.add("static var \(name): Decimal { get }") { _ in .box(value) } }
        t.add("var magnitude: Decimal { get }") { call in .box(decimal(call.receiver).magnitude) }
        t.add("var isNaN: Bool { get }") { call in .bool(decimal(call.receiver).isNaN) }
        t.add("var isZero: Bool { get }") { call in .bool(decimal(call.receiver).isZero) }
        t.add("var isSignMinus: Bool { get }") { call in .bool(decimal(call.receiver).isSignMinus) }
        t.add("mutating func negate()") { call in
            call.receiver = .box(-decimal(call.receiver))
            return .void
        }
        t.add("var description: String { get }") { call in .string(decimal(call.receiver).description) }
        t.add("func formatted() -> String") { call in try formatted(call.receiver, .box(NumberStyle()), call) }
        addFormatted(&t, numberStyles(of: "Decimal"))
        addNumberParsing("Decimal", &t)
        addDecimalParts(&t)
    }

    private static func addDecimalParts(_ t: inout NativeMembersBuilder) {
        t.add("var exponent: Int { get }") { call in .int(decimal(call.receiver).exponent) }
        t.add("var significand: Decimal { get }") { call in .box(decimal(call.receiver).significand) }
        t.add("var sign: FloatingPointSign { get }") { call in .box(decimal(call.receiver).sign) }
        let parts: [(String, @Sendable (Decimal) -> Decimal)] = [
            ("ulp", { $0.ulp }), ("nextUp", { $0.nextUp }), ("nextDown", { $0.nextDown }),
        ]
        for (name, part) in parts {
            t.add("var \(name): Decimal { get }") { call in .box(part(decimal(call.receiver))) }
        }
        let tests: [(String, @Sendable (Decimal) -> Bool)] = [
            ("isFinite", { $0.isFinite }), ("isInfinite", { $0.isInfinite }), ("isNormal", { $0.isNormal }),
            ("isSubnormal", { $0.isSubnormal }), ("isSignaling", { $0.isSignaling }),
        ]
        for (name, test) in tests { t.add("var \(name): Bool { get }") { .bool(test(decimal($0.receiver))) } }
        t.add("init(sign: FloatingPointSign, exponent: Int, significand: Decimal)") { call in
            let exponent = min(max(try call.int(1), -127), 127)
            return .box(
                Decimal(
                    sign: try call.argument(0, default: .plus), exponent: exponent,
                    significand: decimal(call.argument(2)))
            )
        }
        t.add("func advanced(by n: Decimal) -> Decimal") { .box(decimal($0.receiver) + decimal($0.argument(0))) }
        t.add("func distance(to other: Decimal) -> Decimal") { .box(decimal($0.argument(0)) - decimal($0.receiver)) }
        for type in ["UInt", "Int64", "Int32", "UInt64", "UInt8"] {
            t.add("init(_ value: \(type))") { call in
                .box(Decimal(string: "\(try call.wide(call.argument(0)))") ?? .nan)
            }
        }
        t.add("init?<T>(exactly source: T) where T: BinaryInteger") { call in
            .optional(Decimal(string: "\(try call.wide(call.argument(0)))").map { .box($0) })
        }
        t.add("static func < (lhs: Decimal, rhs: Decimal) -> Bool") { call in
            .bool(decimal(call.argument(0)) < decimal(call.argument(1)))
        }
    }

    private static func addDecimalRounding(_ t: inout NativeMembersBuilder) {
        t.add(
            "func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode)"
        ) { call in
            var (result, number) = (Decimal(), decimal(call.argument(1)))
            let scale = min(max(try call.int(2), -128), 127)
            NSDecimalRound(&result, &number, scale, try call.argument(3, default: .plain))
            if !call.arguments.isEmpty { call.arguments[0] = .box(result) }
            return .void
        }
    }

    static func addDecimalGlobals(_ t: inout NativeMembersBuilder) {
        addDecimalRounding(&t)
        t.add("func pow(_ x: Decimal, _ y: Int) -> Decimal") { call in
            let exponent = try call.int(1)
            guard exponent >= 0, exponent < 1_000 else { return .box(Decimal.nan) }
            return .box(decimal(call.argument(0)).raised(to: exponent))
        }
    }
}

extension Decimal {
    /// Foundation ends the process where a product is too small for a decimal; one that is too large is no number.
    fileprivate func multiplied(by other: Decimal) -> Decimal {
        let isProduct = !isNaN && !other.isNaN && !isZero && !other.isZero
        return isProduct && exponent + other.exponent < -128 ? .nan : self * other
    }

    /// - Parameter exponent: not negative.
    fileprivate func raised(to exponent: Int) -> Decimal {
        guard exponent > 0 else { return isNaN ? .nan : 1 }
        let half = raised(to: exponent / 2)
        let square = half.multiplied(by: half)
        return exponent.isMultiple(of: 2) ? square : square.multiplied(by: self)
    }
}

extension Decimal: NativeArithmetic {
    func combined(_ symbol: String, _ other: Value) -> Value? {
        guard let other = other.unbox(as: Decimal.self) else { return nil }
        switch symbol {
        case "+": return .box(self + other)
        case "-": return .box(self - other)
        case "*": return .box(multiplied(by: other))
        case "/": return .box(other.isZero ? .nan : self / other)
        default: return nil
        }
    }

    func negated() -> Value? { .box(-self) }
}

extension StandardLibrary {
    static func nsDecimalNumberInit(_ call: inout NativeCall) throws -> Value {
        .box(NSDecimalNumber(decimal: decimal(call.argument(0))))
    }

    static func nsDecimalNumberInitString(_ call: inout NativeCall) throws -> Value {
        guard case .some(let box) = call.argument(0) else { return .box(NSDecimalNumber.notANumber) }
        return .box(NSDecimalNumber(string: try call.string(box.value)))
    }

    static func nsDecimalNumberDecimalValue(_ call: inout NativeCall) throws -> Value {
        .box(number(call.receiver).decimalValue)
    }

    static func nsDecimalNumberDoubleValue(_ call: inout NativeCall) throws -> Value {
        .double(number(call.receiver).doubleValue)
    }

    static func nsDecimalNumberIntValue(_ call: inout NativeCall) throws -> Value {
        .int(number(call.receiver).intValue)
    }

    static func nsDecimalNumberStringValue(_ call: inout NativeCall) throws -> Value {
        .string(number(call.receiver).stringValue)
    }
}
