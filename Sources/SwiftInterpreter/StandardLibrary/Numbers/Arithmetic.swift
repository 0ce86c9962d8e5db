import Foundation

/// Numbers of any type, for code that is generic over them and for the integers of other widths.
extension Execution {
    // MARK: - Integers as bits

    struct Bits {
        var bits: UInt64
        var width: Int
        var isSigned: Bool
    }

    func bits(_ value: Value) throws -> Bits {
        switch value {
        case .int(let number): return Bits(bits: UInt64(bitPattern: Int64(number)), width: 64, isSigned: true)
        case .integer(let number): return Bits(bits: number.bits, width: number.kind.width, isSigned: number.isSigned)
        case .existential(let box): return try bits(box.value)
        default: throw defect("a value that isn't an integer")
        }
    }

    func width(of metatype: Value) throws -> Int {
        guard case .metatype(let box) = metatype, case .nominal(let decl, _) = box.type else { return 64 }
        return SizedInteger.Kind(typeName: decl.name)?.width ?? 64
    }

    func make(_ kind: SizedInteger.Kind?, _ number: Int128) throws -> Value? {
        guard let kind else { return Int(exactly: number).map(Value.int) }
        guard kind.bounds.contains(number) else { return nil }
        return .integer(SizedInteger(kind: kind, bits: UInt64(truncatingIfNeeded: number)))
    }

    func wide(_ value: Value) -> Int128? {
        switch value {
        case .int(let number): Int128(number)
        case .integer(let number):
            number.isSigned ? Int128(Int64(bitPattern: number.bits)) : Int128(number.bits)
        case .existential(let box): wide(box.value)
        default: nil
        }
    }

    func kind(_ value: Value) -> SizedInteger.Kind? {
        if case .integer(let number) = value { return number.kind }
        return nil
    }

    private func typeName(_ kind: SizedInteger.Kind?) -> String { kind?.typeName ?? "Int" }

    // MARK: - Operators

    func arithmetic(_ symbol: String, _ call: NativeCall) throws -> Value {
        try combine(symbol, call.argument(0), call.argument(1))
    }

    func compound(_ symbol: String, _ call: inout NativeCall) throws -> Value {
        guard call.arguments.count == 2 else { return .void }
        // A type of the program brings its own `+`.
        call.arguments[0] = try combine(symbol, call.arguments[0], call.arguments[1])
        return .void
    }

    func combine(_ symbol: String, _ a: Value, _ b: Value) throws -> Value {
        if case .double(let x) = a, let y = b.number { return try combine(symbol, x, y) }
        if case .double(let y) = b, let x = a.number { return try combine(symbol, x, y) }
        if let x = wide(a), let y = wide(b) { return try combine(symbol, x, y, kind(a)) }
        if case .native(let object) = a, let x = object.anyValue as? any NativeArithmetic,
            let result = x.combined(symbol, b)
        {
            return result
        }
        return try combineUser(symbol, a, b)
    }

    private func combine(_ symbol: String, _ x: Double, _ y: Double) throws -> Value {
        switch symbol {
        case "+": return .double(x + y)
        case "-": return .double(x - y)
        case "*": return .double(x * y)
        case "/": return .double(x / y)
        default: throw failure("'\(symbol)' can't be applied to these values")
        }
    }

    private func combine(_ symbol: String, _ x: Int128, _ y: Int128, _ kind: SizedInteger.Kind?) throws -> Value {
        let result: Int128
        switch symbol {
        case "+": result = x + y
        case "-": result = x - y
        case "*": result = x.multipliedReportingOverflow(by: y).partialValue
        case "/":
            if y == 0 { throw failure("Fatal error: Division by zero") }
            result = x / y
        case "%":
            if y == 0 { throw failure("Fatal error: Division by zero in remainder operation") }
            result = x % y
        case "&": result = x & y
        case "|": result = x | y
        case "^": result = x ^ y
        default: throw failure("'\(symbol)' can't be applied to these values")
        }
        let overflows = symbol == "*" && x.multipliedReportingOverflow(by: y).overflow
        if !overflows, let value = try make(kind, result) { return value }
        throw failure(
            "arithmetic operation '\(x) \(symbol) \(y)' (on type '\(typeName(kind))') results in an overflow")
    }

    private func combineUser(_ symbol: String, _ a: Value, _ b: Value) throws -> Value {
        let type = dynamicType(of: a)
        let found = world.lookup(symbol, in: type).compactMap { $0 as? FunctionDecl }
            .first { $0.native == nil && !$0.isRequirement && $0.parameters.count == 2 }
        guard let function = found else {
            throw failure("'\(symbol)' can't be applied to values of type '\(describe(type))'")
        }
        var receiver = Value.metatype(of: type)
        var arguments = [a, b]
        return try invoke(
            function, receiver: &receiver, arguments: &arguments,
            typeArguments: ownerArguments(of: function, receiver: a), at: counters.pointee.range)
    }

    func negated(_ value: Value) throws -> Value {
        if case .double(let number) = value { return .double(-number) }
        if case .native(let object) = value, let x = object.anyValue as? any NativeArithmetic, let result = x.negated()
        {
            return result
        }
        return try combine("-", try number(.int(0), like: value), value)
    }

    func inverted(_ value: Value) throws -> Value {
        if case .integer(let number) = value {
            return .integer(SizedInteger(kind: number.kind, bits: number.kind.normalized(~number.bits)))
        }
        return .int(~(value.wholeNumber ?? 0))
    }

    func shift(_ call: NativeCall, left: Bool) throws -> Value {
        let value = call.argument(0)
        var count = try call.int(1)
        var left = left
        if count < 0 {
            left.toggle()
            count = count == Int.min ? Int.max : -count
        }
        let bits = try bits(value)
        let shifted: UInt64
        if left {
            shifted = count >= 64 ? 0 : bits.bits << UInt64(count)
        } else if bits.isSigned {
            shifted = UInt64(bitPattern: Int64(bitPattern: bits.bits) >> Int64(min(count, 63)))
        } else {
            shifted = count >= 64 ? 0 : bits.bits >> UInt64(count)
        }
        guard let kind = kind(value) else { return .int(Int(truncatingIfNeeded: shifted)) }
        return .integer(SizedInteger(kind: kind, bits: kind.normalized(shifted)))
    }

    /// `&<<`: by as many places as the type's width leaves of the count.
    func maskedShift(_ call: NativeCall, left: Bool) throws -> Value {
        let width = kind(call.argument(0))?.width ?? Int.bitWidth
        var masked = call
        masked.arguments = [
            call.argument(0), .int(Int(truncatingIfNeeded: try bits(call.argument(1)).bits) & (width - 1)),
        ]
        return try shift(masked, left: left)
    }

    func wrapping(_ symbol: String, _ call: NativeCall) throws -> Value {
        let x = try bits(call.argument(0)).bits
        let y = try bits(call.argument(1)).bits
        let result = symbol == "+" ? x &+ y : symbol == "-" ? x &- y : x &* y
        guard let kind = kind(call.argument(0)) else { return .int(Int(truncatingIfNeeded: result)) }
        return .integer(SizedInteger(kind: kind, bits: kind.normalized(result)))
    }

    func reporting(_ symbol: String, _ call: NativeCall) throws -> Value {
        let pair = NativeCall(
            receiver: .void, arguments: [call.receiver, call.argument(0)], typeArguments: [], evaluator: self,
            location: call.location)
        let wrapped = try wrapping(symbol, pair)
        let exact = try? combine(symbol, call.receiver, call.argument(0))
        return .tuple([wrapped, .bool(exact == nil)])
    }

    // MARK: - Conversions

    private func kindName(_ metatype: Value) -> String {
        guard case .metatype(let box) = metatype, case .nominal(let decl, _) = box.type else { return "Int" }
        return decl.name
    }

    /// A number as one of the type `metatype`.
    func number(_ value: Value, as metatype: Value) throws -> Value {
        let name = kindName(metatype)
        if let made = try number(value, named: name, exactly: false) { return made }
        let shown = value.number.map { $0.isNaN || $0.isInfinite } ?? false
        if case .double = value, shown {
            throw failure(
                "Fatal error: Double value cannot be converted to \(name) because it is either infinite or NaN")
        }
        if case .double(let number) = value {
            let bound = number < 0 ? "less than" : "greater than"
            throw failure(
                "Fatal error: Double value cannot be converted to \(name) because the result would be \(bound) \(name).\(number < 0 ? "min" : "max")"
            )
        }
        if let whole = wide(value), whole < 0, SizedInteger.Kind(typeName: name).map({ !$0.isSigned }) ?? false {
            throw failure("Fatal error: Negative value is not representable")
        }
        throw failure("Fatal error: Not enough bits to represent the passed value")
    }

    func number(_ value: Value, as metatype: Value, exactly: Bool) throws -> Value? {
        try number(value, named: kindName(metatype), exactly: exactly)
    }

    func number(_ value: Value, named name: String, exactly: Bool) throws -> Value? {
        switch name {
        case "Double", "CGFloat": return value.number.map(Value.double)
        case "Float": return value.number.map { .double(Double(Float($0))) }
        default: break
        }
        let kind = SizedInteger.Kind(typeName: name)
        if let whole = wide(value) { return try make(kind, whole) }
        guard let number = value.number, number.isFinite else { return nil }
        let rounded = number.rounded(.towardZero)
        if exactly, rounded != number { return nil }
        guard let whole = Int128(exactly: rounded) else { return nil }
        return try make(kind, whole)
    }

    func number(_ value: Value, like model: Value) throws -> Value {
        switch model {
        case .double: return .double(value.number ?? 0)
        case .integer(let integer): return try number(value, named: integer.kind.typeName, exactly: false) ?? value
        default: return value
        }
    }

    func truncated(_ value: Value, as metatype: Value) throws -> Value {
        let bits = try bits(value).bits
        guard let kind = SizedInteger.Kind(typeName: kindName(metatype)) else {
            return .int(Int(truncatingIfNeeded: bits))
        }
        return .integer(SizedInteger(kind: kind, bits: kind.normalized(bits)))
    }

    func clamped(_ value: Value, as metatype: Value) throws -> Value {
        guard let whole = wide(value) else { return value }
        let kind = SizedInteger.Kind(typeName: kindName(metatype))
        let bounds = kind?.bounds ?? Int128(Int.min)...Int128(Int.max)
        return try make(kind, min(max(whole, bounds.lowerBound), bounds.upperBound)) ?? value
    }

    func randomInteger(_ call: NativeCall) throws -> Value {
        guard let range = call.argument(0).unbox(as: RangeValue.self), let lower = range.lower, let upper = range.upper,
            let low = wide(lower), let high = wide(upper)
        else { throw defect("a range that isn't one") }
        let count = high - low + (range.kind == .closed ? 1 : 0)
        guard count > 0 else { throw failure("Fatal error: Can't get random value with an empty range") }
        let offset = Int128(random.next()) % count
        return try make(kind(lower), low + offset) ?? lower
    }
}

/// Native types with `+`, `-` and so on, for generic code.
protocol NativeArithmetic {
    func combined(_ symbol: String, _ other: Value) -> Value?
    func negated() -> Value?
}

extension SizedInteger.Kind {
    static let all: [SizedInteger.Kind] = [.int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64]

    init?(typeName: String) {
        guard let found = SizedInteger.Kind.all.first(where: { $0.typeName == typeName }) else { return nil }
        self = found
    }

    var width: Int {
        switch self {
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        case .int64, .uint64, .uint: 64
        }
    }

    var isSigned: Bool {
        switch self {
        case .int8, .int16, .int32, .int64: true
        case .uint, .uint8, .uint16, .uint32, .uint64: false
        }
    }

    var bounds: ClosedRange<Int128> {
        let one: Int128 = 1
        return isSigned ? -(one << (width - 1))...((one << (width - 1)) - 1) : 0...((one << width) - 1)
    }

    /// Bits cut to the width and extended to 64 again.
    func normalized(_ bits: UInt64) -> UInt64 {
        guard width < 64 else { return bits }
        let shift = UInt64(64 - width)
        return isSigned
            ? UInt64(bitPattern: Int64(bitPattern: bits << shift) >> Int64(shift)) : (bits << shift) >> shift
    }
}
