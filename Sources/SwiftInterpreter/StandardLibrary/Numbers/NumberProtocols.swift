extension StandardLibrary {
    static let numberProtocols: [NativeType] = [
        NativeType("BinaryInteger", "protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable") {
            binaryIntegerMembers
        },
        NativeType("FixedWidthInteger", "protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible") {
            fixedWidthMembers
        },
        NativeType(
            "FloatingPoint", "protocol FloatingPoint: SignedNumeric, Strideable, Hashable"
        ) { floatingPointMembers },
    ]

    static func additiveArithmeticZero(_ call: inout NativeCall) throws -> Value {
        .optionalNumber(0, like: call.receiver, call)
    }

    static func additiveArithmeticAdded(_ call: inout NativeCall) throws -> Value {
        try call.execution.arithmetic("+", call)
    }

    static func additiveArithmeticSubtracted(_ call: inout NativeCall) throws -> Value {
        try call.execution.arithmetic("-", call)
    }

    static func additiveArithmeticAddAssign(_ call: inout NativeCall) throws -> Value {
        try call.execution.compound("+", &call)
    }

    static func additiveArithmeticSubtractAssign(_ call: inout NativeCall) throws -> Value {
        try call.execution.compound("-", &call)
    }

    static func numericMultiplied(_ call: inout NativeCall) throws -> Value {
        try call.execution.arithmetic("*", call)
    }

    static func numericMultiplyAssign(_ call: inout NativeCall) throws -> Value {
        try call.execution.compound("*", &call)
    }

    static func numericInit(_ call: inout NativeCall) throws -> Value {
        .optional(try call.execution.number(call.argument(0), as: call.receiver, exactly: true))
    }

    static func signedNumericNegated(_ call: inout NativeCall) throws -> Value {
        try call.execution.negated(call.argument(0))
    }

    static func signedNumericNegate(_ call: inout NativeCall) throws -> Value {
        call.receiver = try call.execution.negated(call.receiver)
        return .void
    }

    static func strideableDistance(_ call: inout NativeCall) throws -> Value {
        try call.execution.combine("-", call.argument(0), call.receiver)
    }

    static func strideableAdvanced(_ call: inout NativeCall) throws -> Value {
        try call.execution.combine("+", call.receiver, call.argument(0))
    }

    private static let binaryIntegerMembers = NativeMembersBuilder.build { t in
        for symbol in ["/", "%", "&", "|", "^"] {
            t.add("static func \(symbol) (lhs: Self, rhs: Self) -> Self") { try $0.execution.arithmetic(symbol, $0) }
            t.add("static func \(symbol)= (lhs: inout Self, rhs: Self)") { try $0.execution.compound(symbol, &$0) }
        }
        for symbol in ["==", "!=", "<", ">", "<=", ">="] {
            t.add("static func \(symbol) <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger") { call in
                .bool(compare(symbol, try call.wide(call.argument(0)), try call.wide(call.argument(1))))
            }
        }
        for (symbol, signature) in [("<<", "<<="), (">>", ">>=")] {
            t.add("static func \(signature) <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger") { call in
                var arguments = [call.argument(0), call.argument(1)]
                var receiver = Value.void
                let execution = try call.execution
                let type = execution.dynamicType(of: call.argument(0))
                let operators = execution.world.lookup(symbol, in: type).compactMap { $0 as? FunctionDecl }
                guard let shift = operators.first(where: { $0.native?.call != nil }) else { return .void }
                call.arguments[0] = try execution.invoke(
                    shift, receiver: &receiver, arguments: &arguments, typeArguments: call.typeArguments,
                    at: call.location)
                return .void
            }
        }
        t.add("static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger") {
            try $0.execution.shift($0, left: true)
        }
        t.add("static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger") {
            try $0.execution.shift($0, left: false)
        }
        t.add("prefix static func ~ (x: Self) -> Self") { try $0.execution.inverted($0.argument(0)) }
        t.add("func isMultiple(of other: Self) -> Bool") { call in
            let (number, divisor) = (try call.wide(call.receiver), try call.wide(call.argument(0)))
            return .bool(divisor == 0 ? number == 0 : number % divisor == 0)
        }
        t.add("func signum() -> Self") { call in
            try call.execution.number(.int(Int(try call.wide(call.receiver).signum())), like: call.receiver)
        }
        t.add("func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)") { call in
            let execution = try call.execution
            return .tuple([
                try execution.combine("/", call.receiver, call.argument(0)),
                try execution.combine("%", call.receiver, call.argument(0)),
            ])
        }
        t.add("init<T>(_ source: T) where T: BinaryInteger") { call in
            try call.execution.number(call.argument(0), as: call.receiver)
        }
        t.add("init<T>(_ source: T) where T: BinaryFloatingPoint") { call in
            try call.execution.number(call.argument(0), as: call.receiver)
        }
        t.add("init?<T>(exactly source: T) where T: BinaryFloatingPoint") { call in
            .optional(try call.execution.number(call.argument(0), as: call.receiver, exactly: true))
        }
        t.add("init<T>(truncatingIfNeeded source: T) where T: BinaryInteger") { call in
            try call.execution.truncated(call.argument(0), as: call.receiver)
        }
        t.add("init<T>(clamping source: T) where T: BinaryInteger") { call in
            try call.execution.clamped(call.argument(0), as: call.receiver)
        }
        t.add("func formatted() -> String") { call in try formatted(call.receiver, .box(NumberStyle()), call) }
        addBinaryIntegerMembers(&t)
    }

    private static let fixedWidthMembers = NativeMembersBuilder.build { t in
        for (symbol, isLeft) in [("<<", true), (">>", false)] {
            t.add("static func &\(symbol) (lhs: Self, rhs: Self) -> Self") { call in
                try call.execution.maskedShift(call, left: isLeft)
            }
            t.add("static func &\(symbol) <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger") { call in
                try call.execution.maskedShift(call, left: isLeft)
            }
            for right in ["(lhs: inout Self, rhs: Self)", "<RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger"] {
                t.add("static func &\(symbol)= \(right)") { call in
                    call.arguments[0] = try call.execution.maskedShift(call, left: isLeft)
                    return .void
                }
            }
        }
        for symbol in ["+", "-", "*"] {
            t.add("static func &\(symbol) (lhs: Self, rhs: Self) -> Self") { try $0.execution.wrapping(symbol, $0) }
            t.add("static func &\(symbol)= (lhs: inout Self, rhs: Self)") { call in
                call.arguments[0] = try call.execution.wrapping(symbol, call)
                return .void
            }
        }
        t.add("static func random(in range: Range<Self>) -> Self") { try $0.execution.randomInteger($0) }
        t.add("static func random(in range: ClosedRange<Self>) -> Self") { try $0.execution.randomInteger($0) }
        t.add(
            "static func random<G>(in range: Range<Self>, using generator: inout G) -> Self where G: RandomNumberGenerator"
        ) { call in try call.randomInteger(using: 1) }
        t.add(
            "static func random<G>(in range: ClosedRange<Self>, using generator: inout G) -> Self where G: RandomNumberGenerator"
        ) { call in try call.randomInteger(using: 1) }
        t.add("init?<S>(_ text: S, radix: Int = _) where S: StringProtocol") { call in
            let radix = try call.int(1, default: 10)
            guard (2...36).contains(radix) else {
                throw call.evaluator.failure("Fatal error: Radix not in range 2...36")
            }
            return .optional(try call.parsedInteger(try call.string(0), radix: radix))
        }
        t.add("init?(_ description: String)") { call in
            .optional(try call.parsedInteger(try call.string(0), radix: 10))
        }
        t.add("var nonzeroBitCount: Int { get }") { call in
            let value = try call.execution.bits(call.receiver)
            return .int((value.bits << UInt64(64 - value.width)).nonzeroBitCount)
        }
        t.add("var leadingZeroBitCount: Int { get }") { call in
            let value = try call.execution.bits(call.receiver)
            let masked = value.width == 64 ? value.bits : value.bits & ((1 << UInt64(value.width)) - 1)
            return .int(masked.leadingZeroBitCount - (64 - value.width))
        }
        t.add("var trailingZeroBitCount: Int { get }") { call in
            let value = try call.execution.bits(call.receiver)
            return .int(min(value.width, value.bits.trailingZeroBitCount))
        }
        t.add("static var bitWidth: Int { get }") { call in .int(try call.execution.width(of: call.receiver)) }
        t.add("func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)") { call in
            try call.execution.reporting("+", call)
        }
        t.add("func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)") { call in
            try call.execution.reporting("-", call)
        }
        t.add("func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)") { call in
            try call.execution.reporting("*", call)
        }
        addFixedWidthMembers(&t)
    }

    static func systemRandomNumberGeneratorInit(_: inout NativeCall) throws -> Value {
        .box(SystemGenerator())
    }

    static func systemRandomNumberGeneratorNext(_ call: inout NativeCall) throws -> Value {
        .integer(SizedInteger(kind: .uint64, bits: try call.execution.random.next()))
    }
}

/// `SystemRandomNumberGenerator`: the execution's own.
struct SystemGenerator: Sendable {}

extension Value {
    static func optionalNumber(_ number: Int, like receiver: Value, _ call: NativeCall) -> Value {
        (try? call.execution.number(.int(number), as: receiver)) ?? .int(number)
    }
}
