/// A random number generator of the program: numbers are drawn from its `next()` as the standard library does, by
/// the same algorithms.
struct ProgramGenerator {
    private let execution: Execution
    private(set) var value: Value
    private(set) var failure: (any Error)?

    init(_ value: Value, _ execution: Execution) { (self.value, self.execution) = (value, execution) }

    mutating func next() -> UInt64 {
        // After a failure any numbers do that let the algorithm come to its end.
        guard failure == nil else { return execution.random.next() }
        do {
            return try execution.bits(execution.callMethod("next", labels: [], on: &value, [])).bits
        } catch {
            failure = error
            return execution.random.next()
        }
    }

    /// A number below a bound other than 0: the upper half of a product, drawn again where some numbers would come up
    /// more often than others.
    mutating func next<Number: FixedWidthInteger & UnsignedInteger>(below bound: Number) -> Number {
        var (result, fraction) = bound.multipliedFullWidth(by: Number(truncatingIfNeeded: next()))
        guard fraction < bound else { return result }
        let unfair = (0 &- bound) % bound
        // By chance so many numbers are never turned down one after the other: the generator repeats itself, and Swift
        // would go on for ever.
        for _ in 0..<256 where fraction < unfair {
            (result, fraction) = bound.multipliedFullWidth(by: Number(truncatingIfNeeded: next()))
        }
        return result
    }

    /// A number from `low` to `last`, both included.
    mutating func next<Number: FixedWidthInteger>(_ low: Number, _ last: Number) -> Number
    where Number.Magnitude: UnsignedInteger & FixedWidthInteger {
        let span = Number.Magnitude(truncatingIfNeeded: last &- low)
        let offset = span == .max ? Number.Magnitude(truncatingIfNeeded: next()) : next(below: span + 1)
        return Number(truncatingIfNeeded: Number.Magnitude(truncatingIfNeeded: low) &+ offset)
    }

    /// A number of the range; `low` is below `high`, or the same where the range is closed.
    mutating func next<Number: BinaryFloatingPoint>(
        _ low: Number, _ high: Number, isClosed: Bool
    ) -> Number where Number.RawSignificand: FixedWidthInteger {
        let steps: Number.RawSignificand = 1 << (Number.significandBitCount + 1)
        // Rounding may come to the end that isn't in the range; a program's generator may always lead there.
        for _ in 0..<64 {
            let step =
                isClosed ? next(below: steps + 1) : Number.RawSignificand(truncatingIfNeeded: next()) & (steps - 1)
            if step == steps { return high }
            let result = (high - low) * (Number(step) * (Number.ulpOfOne / 2)) + low
            if isClosed || result < high { return result }
        }
        return low
    }

    mutating func flip() -> Bool { (next() >> 17) & 1 == 0 }

    /// Puts elements in an order by chance.
    mutating func shuffle<Elements: MutableCollection & RandomAccessCollection>(_ elements: inout Elements) {
        var left = elements.count
        var index = elements.startIndex
        while left > 1 {
            elements.swapAt(index, elements.index(index, offsetBy: next(0, left - 1)))
            left -= 1
            elements.formIndex(after: &index)
        }
    }
}

extension NativeCall {
    /// Whether the argument is the system's generator, whose numbers are the execution's.
    func isSystemGenerator(_ index: Int) -> Bool { argument(index).unbox(as: SystemGenerator.self) != nil }

    /// Draws from the generator that an `inout` argument is.
    mutating func drawing<Result>(
        from index: Int, _ draw: (inout ProgramGenerator) throws -> Result
    ) throws -> Result {
        var generator = ProgramGenerator(argument(index), try execution)
        let result = try draw(&generator)
        try take(generator, at: index)
        return result
    }

    /// What has become of the generator is the argument's new value.
    mutating func take(_ generator: ProgramGenerator, at index: Int) throws {
        if let failure = generator.failure { throw failure }
        if arguments.indices.contains(index) { arguments[index] = generator.value }
    }

    /// `Int.random(in:using:)` of any integer type.
    mutating func randomInteger(using index: Int) throws -> Value {
        let execution = try execution
        if isSystemGenerator(index) { return try execution.randomInteger(self) }
        guard let range = argument(0).unbox(as: RangeValue.self), let lower = range.lower, let upper = range.upper,
            let low = execution.wide(lower), let high = execution.wide(upper)
        else { throw execution.defect("a range that isn't one") }
        let last = range.kind == .closed ? high : high - 1
        guard low <= last else {
            throw execution.failure("Fatal error: Can't get random value with an empty range")
        }
        let kind = execution.kind(lower)
        let drawn = try drawing(from: index) { generator -> Int128 in
            switch kind {
            case nil, .int64: Self.number(Int.self, low, last, &generator)
            case .int8: Self.number(Int8.self, low, last, &generator)
            case .int16: Self.number(Int16.self, low, last, &generator)
            case .int32: Self.number(Int32.self, low, last, &generator)
            case .uint8: Self.number(UInt8.self, low, last, &generator)
            case .uint16: Self.number(UInt16.self, low, last, &generator)
            case .uint32: Self.number(UInt32.self, low, last, &generator)
            case .uint, .uint64: Self.number(UInt.self, low, last, &generator)
            }
        }
        return try execution.make(kind, drawn) ?? lower
    }

    private static func number<Number: FixedWidthInteger>(
        _ type: Number.Type, _ low: Int128, _ last: Int128, _ generator: inout ProgramGenerator
    ) -> Int128 where Number.Magnitude: UnsignedInteger & FixedWidthInteger {
        Int128(generator.next(Number(truncatingIfNeeded: low), Number(truncatingIfNeeded: last)))
    }

    /// `Double.random(in:using:)` of any floating-point type.
    mutating func randomDouble(using index: Int, isFloat: Bool) throws -> Value {
        guard let range = argument(0).unbox(as: RangeValue.self), let low = range.lower?.number,
            let high = range.upper?.number
        else { throw evaluator.defect("a range that isn't one") }
        let isClosed = range.kind == .closed
        guard low < high || (low == high && isClosed), (high - low).isFinite else {
            throw evaluator.failure("Fatal error: Can't get random value with an empty range")
        }
        return .double(
            try drawing(from: index) { generator in
                isFloat
                    ? Double(generator.next(Float(low), Float(high), isClosed: isClosed))
                    : generator.next(low, high, isClosed: isClosed)
            })
    }
}
