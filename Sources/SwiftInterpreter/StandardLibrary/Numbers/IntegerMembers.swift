extension StandardLibrary {
    /// What integers of all widths have, beside their operators.
    static func addBinaryIntegerMembers(_ t: inout NativeMembersBuilder) {
        t.add("associatedtype Magnitude: BinaryInteger = UInt")
        t.add("typealias Words = [UInt]")
        t.add("static var isSigned: Bool { get }") { call in
            .bool(try call.execution.integerKind(named: call.receiver)?.isSigned ?? true)
        }
        t.add("var magnitude: Magnitude { get }") { call in
            let execution = try call.execution
            let number = try call.wide(call.receiver).magnitude
            let kind = execution.kind(call.receiver)?.unsigned ?? .uint
            return .integer(SizedInteger(kind: kind, bits: UInt64(truncatingIfNeeded: number)))
        }
        t.add("var words: [UInt] { get }") { call in
            .array([.integer(SizedInteger(kind: .uint, bits: try call.execution.bits(call.receiver).bits))])
        }
        t.add("var bitWidth: Int { get }") { call in .int(try call.execution.bits(call.receiver).width) }
        t.add("func advanced(by n: Int) -> Self") { call in
            try call.execution.sized(try call.wide(call.receiver) + Int128(try call.int(0)), like: call.receiver)
        }
        t.add("func distance(to other: Self) -> Int") { call in
            let distance = try call.wide(call.argument(0)) - call.wide(call.receiver)
            guard let number = Int(exactly: distance) else {
                throw call.evaluator.failure("Fatal error: Distance is not representable in Int")
            }
            return .int(number)
        }
    }

    /// What depends on how many bits an integer has.
    static func addFixedWidthMembers(_ t: inout NativeMembersBuilder) {
        t.add("static var max: Self { get }") { call in try call.execution.bound(of: call.receiver, \.upperBound) }
        t.add("static var min: Self { get }") { call in try call.execution.bound(of: call.receiver, \.lowerBound) }
        t.add("var byteSwapped: Self { get }") { call in try call.execution.byteSwapped(call.receiver) }
        t.add("var bigEndian: Self { get }") { call in try call.execution.byteSwapped(call.receiver) }
        t.add("var littleEndian: Self { get }") { call in call.receiver }
        t.add("init(bigEndian value: Self)") { call in try call.execution.byteSwapped(call.argument(0)) }
        t.add("init(littleEndian value: Self)") { call in call.argument(0) }
        t.add("func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)") { call in
            try call.reportingDivision { $0 / $1 }
        }
        t.add("func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)") { call in
            try call.reportingDivision { $0 % $1 }
        }
        t.add("func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)") { call in
            let execution = try call.execution
            let (a, b) = (try execution.bits(call.receiver), try execution.bits(call.argument(0)))
            let low: UInt64
            let high: UInt64
            if a.isSigned {
                let product = Int64(bitPattern: a.bits).multipliedFullWidth(by: Int64(bitPattern: b.bits))
                (high, low) = (UInt64(bitPattern: product.high), product.low)
            } else {
                (high, low) = a.bits.multipliedFullWidth(by: b.bits)
            }
            // Narrow products fit in the low word.
            let upper = a.width == 64 ? high : low >> UInt64(a.width)
            let kind = execution.kind(call.receiver)?.unsigned ?? .uint
            return .tuple([
                try execution.cut(upper, like: call.receiver),
                .integer(SizedInteger(kind: kind, bits: kind.normalized(low))),
            ])
        }
        t.add(
            "func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)"
        ) { call in
            let execution = try call.execution
            guard case .tuple(let parts) = call.argument(0), parts.count == 2 else { return .void }
            let width = try execution.bits(call.receiver).width
            let dividend = try call.wide(parts[0]) << Int128(width) | call.wide(parts[1])
            let divisor = try call.wide(call.receiver)
            guard divisor != 0 else { throw call.evaluator.failure("Fatal error: Division by zero") }
            // A dividend of 128 unsigned bits looks negative here.
            let isWhole = width == 64 && execution.kind(call.receiver)?.isSigned == false
            let whole = UInt128(truncatingIfNeeded: dividend).quotientAndRemainder(
                dividingBy: UInt128(divisor.magnitude))
            let quotient = isWhole ? Int128(exactly: whole.quotient) : dividend / divisor
            let remainder = isWhole ? Int128(whole.remainder) : dividend % divisor
            guard let quotient, let value = try execution.make(execution.kind(call.receiver), quotient) else {
                throw call.evaluator.failure("Fatal error: Quotient is not representable")
            }
            return .tuple([value, try execution.sized(remainder, like: call.receiver)])
        }
    }

    /// Between the signed and the unsigned type of one width.
    static func addBitPatterns(of name: String, _ t: inout NativeMembersBuilder) {
        let isSigned = !name.hasPrefix("U")
        let other = isSigned ? "U" + name : String(name.dropFirst())
        t.add("init(bitPattern x: \(other))") { call in
            let bits = try call.execution.bits(call.argument(0)).bits
            guard let kind = SizedInteger.Kind(typeName: name) else { return .int(Int(truncatingIfNeeded: bits)) }
            return .integer(SizedInteger(kind: kind, bits: kind.normalized(bits)))
        }
    }
}

extension NativeCall {
    /// An integer of any width.
    func wide(_ value: Value) throws -> Int128 {
        guard let number = try execution.wide(value) else {
            throw evaluator.defect("a value that isn't an integer")
        }
        return number
    }

    /// The integer that a text says, of the type that is the receiver; nil if it is none or doesn't fit.
    func parsedInteger(_ text: String, radix: Int) throws -> Value? {
        guard let number = Int128(text, radix: radix) else { return nil }
        let execution = try execution
        return try execution.make(execution.integerKind(named: receiver), number)
    }

    fileprivate func reportingDivision(_ divide: (Int128, Int128) -> Int128) throws -> Value {
        let (number, divisor) = (try wide(receiver), try wide(argument(0)))
        guard divisor != 0 else { return .tuple([receiver, .bool(true)]) }
        let execution = try execution
        let result = divide(number, divisor)
        // The least number by -1 isn't representable; its remainder is 0, and still overflows.
        let overflows = try execution.make(execution.kind(receiver), number / divisor) == nil
        return .tuple([try execution.cut(UInt64(truncatingIfNeeded: result), like: receiver), .bool(overflows)])
    }
}

extension Execution {
    /// Nil for `Int` itself.
    fileprivate func integerKind(named metatype: Value) throws -> SizedInteger.Kind? {
        guard case .metatype(let box) = metatype, case .nominal(let decl, _) = box.type else { return nil }
        return SizedInteger.Kind(typeName: decl.name)
    }

    fileprivate func bound(of metatype: Value, _ end: KeyPath<ClosedRange<Int128>, Int128>) throws -> Value {
        let kind = try integerKind(named: metatype)
        let bounds = kind?.bounds ?? Int128(Int.min)...Int128(Int.max)
        return try make(kind, bounds[keyPath: end]) ?? .int(0)
    }

    /// A number in the type of another value, where it fits.
    fileprivate func sized(_ number: Int128, like model: Value) throws -> Value {
        guard let value = try make(kind(model), number) else {
            throw failure("Fatal error: Not enough bits to represent the passed value")
        }
        return value
    }

    /// As many bits as another value has.
    fileprivate func cut(_ bits: UInt64, like model: Value) throws -> Value {
        guard let kind = kind(model) else { return .int(Int(truncatingIfNeeded: bits)) }
        return .integer(SizedInteger(kind: kind, bits: kind.normalized(bits)))
    }

    fileprivate func byteSwapped(_ value: Value) throws -> Value {
        let bits = try bits(value)
        return try cut(bits.bits.byteSwapped >> UInt64(64 - bits.width), like: value)
    }
}

extension SizedInteger.Kind {
    /// The unsigned kind of the same width.
    fileprivate var unsigned: SizedInteger.Kind {
        switch self {
        case .int8, .uint8: .uint8
        case .int16, .uint16: .uint16
        case .int32, .uint32: .uint32
        case .int64, .uint64: .uint64
        case .uint: .uint
        }
    }
}
