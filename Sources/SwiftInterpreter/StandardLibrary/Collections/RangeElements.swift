/// Ends and parts of ranges of whole numbers, without going through their elements.
extension StandardLibrary {
    /// What makes a range a collection.
    static let countable = "where Bound: Strideable, Bound.Stride: SignedInteger"

    static func addRangeEnds(_ t: inout NativeMembersBuilder) {
        for (name, isFirst) in [
            ("var first:", true), ("func min() ->", true), ("var last:", false), ("func max() ->", false),
        ] {
            let access = name.hasPrefix("var") ? " { get }" : ""
            t.add("\(name) Bound?\(access) \(countable)") { call in
                guard let range = call.receiver.unbox(as: RangeValue.self) else { return .null }
                return .optional(isFirst ? try range.first(call.execution) : try range.last(call.execution))
            }
        }
        t.add("func randomElement() -> Bound? \(countable)") { call in
            let execution = try call.execution
            guard let range = call.receiver.unbox(as: RangeValue.self), let whole = range.countedIntegers else {
                throw execution.failure("Fatal error: the count of this range overflows")
            }
            return .optional(whole.randomElement(using: &execution.random).flatMap(range.bound))
        }
    }

    /// A part of a half-open range is one.
    static func addRangeParts(_ t: inout NativeMembersBuilder) {
        t.add("typealias SubSequence = Range<Bound>")
        for kind in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            t.add("subscript(bounds: \(kind)<Bound>) -> Range<Bound> { get } \(countable)") { call in
                try bounds(call) { try Self.bounds(call.argument(0), $0, call) }
            }
        }
        let positions: [(label: String, part: @Sendable (Range<Int>, Int) -> Range<Int>)] = [
            ("prefix(upTo", { $0.lowerBound..<$1 }), ("prefix(through", { $0.lowerBound..<($1 + 1) }),
            ("suffix(from", { $1..<$0.upperBound }),
        ]
        for (label, part) in positions {
            t.add("func \(label) position: Bound) -> Range<Bound> \(countable)") { call in
                try bounds(call) { whole in
                    guard let position = call.argument(0).integerBound,
                        whole.contains(position) || position == whole.upperBound && !label.hasSuffix("through")
                    else { throw call.evaluator.failure("Fatal error: Index out of range") }
                    return part(whole, position)
                }
            }
        }
    }

    /// A part of the receiver where that is a half-open range whose elements can be counted.
    static func rangePart(_ call: NativeCall, _ part: (Range<Int>) -> Range<Int>) -> Value? {
        guard let range = call.receiver.unbox(as: RangeValue.self), let whole = range.countedIntegers else {
            return nil
        }
        return range.part(part(whole))
    }

    private static func bounds(_ call: NativeCall, _ part: (Range<Int>) throws -> Range<Int>) throws -> Value {
        guard let range = call.receiver.unbox(as: RangeValue.self), let whole = range.integers else {
            throw call.evaluator.failure("a range whose bounds aren't integers has no parts")
        }
        return range.part(try part(whole)) ?? call.receiver
    }
}

extension RangeValue {
    func first(_ execution: Execution) throws -> Value? {
        guard let lower, let upper else { return nil }
        return try kind == .closed || execution.isLess(lower, upper) ? lower : nil
    }

    func last(_ execution: Execution) throws -> Value? {
        if kind == .closed { return upper }
        guard let lower, let upper, try execution.isLess(lower, upper) else { return nil }
        guard let last = upper.integerBound.flatMap({ bound($0 - 1) }) else {
            throw execution.failure("the last element of a range beyond 'Int' isn't known")
        }
        return last
    }

    /// `integers`, where they are no more than an `Int` counts.
    var countedIntegers: Range<Int>? {
        guard let integers, !integers.upperBound.subtractingReportingOverflow(integers.lowerBound).overflow else {
            return nil
        }
        return integers
    }

    /// A number as one of the range's own kind.
    func bound(_ number: Int) -> Value? {
        switch lower {
        case .int: .int(number)
        case .integer(let model):
            .integer(SizedInteger(kind: model.kind, bits: model.kind.normalized(UInt64(bitPattern: Int64(number)))))
        default: nil
        }
    }

    /// A half-open range with other bounds of the same kind.
    func part(_ bounds: Range<Int>) -> Value? {
        guard kind == .halfOpen, let low = bound(bounds.lowerBound), let high = bound(bounds.upperBound) else {
            return nil
        }
        return .box(RangeValue(kind: kind, lower: low, upper: high))
    }
}
