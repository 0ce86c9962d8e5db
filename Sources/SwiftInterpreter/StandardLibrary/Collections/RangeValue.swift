/// A range of any kind; also what `stride` gives.
package struct RangeValue: Sendable, NativeSequence, TypeDescribing, DescribedByEvaluator, ComparableByEvaluator {
    package enum Kind: Sendable { case halfOpen, closed, from, upTo, through }

    package let kind: Kind
    package let lower: Value?
    package let upper: Value?

    /// Whether the upper bound belongs to it.
    package var isClosed: Bool { kind == .closed || kind == .through }

    package init(kind: Kind, lower: Value?, upper: Value?) {
        self.kind = kind
        self.lower = lower
        self.upper = upper
    }

    /// Checks the bounds.
    static func make(_ kind: Kind, _ lower: Value?, _ upper: Value?, _ execution: Execution) throws -> Value {
        if let lower, let upper {
            switch (lower, upper) {
            case (.int(let a), .int(let b)) where a <= b: break
            default:
                if try execution.isLess(upper, lower) {
                    throw execution.failure("Fatal error: Range requires lowerBound <= upperBound")
                }
            }
        }
        return .box(RangeValue(kind: kind, lower: lower, upper: upper))
    }

    static func ofIndices(_ range: Range<String.Index>) -> Value {
        .box(RangeValue(kind: .halfOpen, lower: .box(range.lowerBound), upper: .box(range.upperBound)))
    }

    package func type(in execution: Execution) -> Type {
        let name: String
        switch kind {
        case .halfOpen: name = "Range"
        case .closed: name = "ClosedRange"
        case .from: name = "PartialRangeFrom"
        case .upTo: name = "PartialRangeUpTo"
        case .through: name = "PartialRangeThrough"
        }
        guard let decl = execution.world.nativeNominal(named: name), let bound = lower ?? upper else { return .any }
        return .nominal(decl, [execution.dynamicType(of: bound)])
    }

    package func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        let a = try lower.map { try evaluator.description(of: $0) } ?? ""
        let b = try upper.map { try evaluator.description(of: $0) } ?? ""
        switch kind {
        case .halfOpen: return debug ? "Range(\(a)..<\(b))" : "\(a)..<\(b)"
        case .closed: return debug ? "ClosedRange(\(a)...\(b))" : "\(a)...\(b)"
        case .from: return "PartialRangeFrom(\(a)...)"
        case .upTo: return "PartialRangeUpTo(..<\(b))"
        case .through: return "PartialRangeThrough(...\(b))"
        }
    }

    package func isEqual(to other: Any, _ evaluator: any Evaluator) -> Bool {
        guard let other = other as? RangeValue, other.kind == kind else { return false }
        func same(_ a: Value?, _ b: Value?) -> Bool {
            guard let a, let b else { return a == nil && b == nil }
            return (try? evaluator.areEqual(a, b)) ?? false
        }
        return same(lower, other.lower) && same(upper, other.upper)
    }

    func contains(_ value: Value, _ execution: Execution) throws -> Bool {
        if let lower, try execution.isLess(value, lower) { return false }
        guard let upper else { return true }
        switch kind {
        case .closed, .through: return !(try execution.isLess(upper, value))
        default: return try execution.isLess(value, upper)
        }
    }

    /// Whole bounds as a half-open range; nil for other bounds.
    package var integers: Range<Int>? {
        let low = lower?.integerBound ?? Int.min
        let high = upper?.integerBound ?? Int.max
        if lower != nil, lower?.integerBound == nil { return nil }
        if upper != nil, upper?.integerBound == nil { return nil }
        switch kind {
        case .closed, .through:
            guard high < Int.max, low <= high else { return nil }
            return low..<(high + 1)
        default: return low <= high ? low..<high : nil
        }
    }

    package func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        guard let lower, case .int(let start) = lower else {
            if let lower, let whole = integers, let execution = evaluator as? Execution {
                var next = whole.lowerBound
                return {
                    guard next < whole.upperBound else { return nil }
                    defer { next += 1 }
                    return try execution.number(.int(next), like: lower)
                }
            }
            throw evaluator.failure("a range whose bounds aren't integers can't be iterated")
        }
        var next = start
        var isDone = false
        let end: Int
        switch (kind, upper) {
        case (.from, _): end = Int.max
        case (.closed, .int(let last)?):
            if start > last { isDone = true }
            end = last
        case (_, .int(let last)?):
            if start >= last { isDone = true }
            end = last == Int.min ? last : last - 1
        default: throw evaluator.failure("a range whose bounds aren't integers can't be iterated")
        }
        return {
            if isDone { return nil }
            let value = next
            if value >= end { isDone = true } else { next = value + 1 }
            return .int(value)
        }
    }
}

extension Value {
    var integerBound: Int? {
        switch self {
        case .int, .integer: wholeNumber
        default: nil
        }
    }
}

/// `stride(from:to:by:)`
struct StrideValue: NativeSequence, Sendable {
    let start: Value
    let end: Value
    let step: Value
    let isThrough: Bool

    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        if case .int(let start) = start, case .int(let end) = end, case .int(let step) = step {
            guard step != 0 else { throw evaluator.failure("Fatal error: Stride size must not be zero") }
            var next: Int? = start
            return {
                guard let value = next else { return nil }
                let isInside =
                    isThrough ? (step > 0 ? value <= end : value >= end) : (step > 0 ? value < end : value > end)
                guard isInside else { return nil }
                let sum = value.addingReportingOverflow(step)
                next = sum.overflow ? nil : sum.partialValue
                return .int(value)
            }
        }
        if start.number == nil, let size = step.number, size != 0 { return steps(by: size, evaluator) }
        guard let start = start.number, let end = end.number, let step = step.number, step != 0, !step.isNaN else {
            throw evaluator.failure("Fatal error: Stride size must not be zero")
        }
        var index = 0.0
        return {
            let value = start + index * step
            let isInside = isThrough ? (step > 0 ? value <= end : value >= end) : (step > 0 ? value < end : value > end)
            guard isInside else { return nil }
            index += 1
            return .double(value)
        }
    }

    /// Of what isn't a number, as dates: it says itself what comes after so many steps, and how far the end is.
    private func steps(by size: Double, _ evaluator: any Evaluator) -> () throws -> Value? {
        var next = start
        return {
            let value = next
            var current = value
            let rest = try evaluator.callMethod("distance", labels: ["to"], on: &current, [end]).number ?? 0
            guard size > 0 ? rest > 0 || isThrough && rest == 0 : rest < 0 || isThrough && rest == 0 else { return nil }
            next = try evaluator.callMethod("advanced", labels: ["by"], on: &current, [step])
            return value
        }
    }
}

extension StandardLibrary {
    static let rangeTypes: [NativeType] = [
        range("Range", sequence: true), range("ClosedRange", sequence: true),
        range("PartialRangeFrom", sequence: true), range("PartialRangeUpTo", sequence: false),
        range("PartialRangeThrough", sequence: false),
    ]

    private static func range(_ name: String, sequence: Bool) -> NativeType {
        let isWhole = name == "Range" || name == "ClosedRange"
        let kind = isWhole ? "RandomAccessCollection" : "Sequence"
        let declaration =
            "struct \(name)<Bound>: RangeExpression"
            + "; Equatable where Bound: Equatable; Hashable where Bound: Hashable; Sendable where Bound: Sendable"
            + "; Encodable where Bound: Encodable; Decodable where Bound: Decodable"
            + (sequence ? "; \(kind) where Bound: Strideable, Bound.Stride: SignedInteger" : "")
        return NativeType(name, declaration) {
            NativeMembersBuilder.build { t in addRange(name, sequence: sequence, isWhole: isWhole, &t) }
        }
    }

    static func rangeExpressionMatches(_ call: inout NativeCall) throws -> Value {
        guard let range = call.argument(0).unbox(as: RangeValue.self) else { return .bool(false) }
        return .bool(try range.contains(call.argument(1), call.execution))
    }

    static let rangeContains: NativeThunk = { call in
        guard let range = call.receiver.unbox(as: RangeValue.self) else { return .bool(false) }
        return .bool(try range.contains(call.argument(0), call.execution))
    }

    /// The index of an element of a range is the element.
    private static func addRangeIndices(_ t: inout NativeMembersBuilder) {
        t.add("typealias Indices = Range<Bound>")
        t.add("var startIndex: Bound { get } \(countable)") { call in
            call.receiver.unbox(as: RangeValue.self)?.lower ?? .absent
        }
        t.add("var endIndex: Bound { get } \(countable)") { call in
            call.receiver.unbox(as: RangeValue.self)?.upper ?? .absent
        }
        t.add("var indices: Range<Bound> { get } \(countable)") { call in call.receiver }
        for (name, isFirst) in [("firstIndex", true), ("lastIndex", false)] {
            t.add("func \(name)(of element: Bound) -> Bound? \(countable)") { call in
                let range = call.receiver.unbox(as: RangeValue.self)
                return .optional(try range?.contains(call.argument(0), call.execution) == true ? call.argument(0) : nil)
            }
            t.add("func \(name)(where predicate: (Bound) throws -> Bool) rethrows -> Bound? \(countable)") { call in
                let elements = try call.selfElements
                return .optional(
                    try isFirst ? elements.first { try call.test(0, $0) } : elements.last { try call.test(0, $0) })
            }
        }
    }

    private static func addRange(
        _ name: String, sequence: Bool, isWhole: Bool, _ t: inout NativeMembersBuilder
    ) {
        if sequence { t.add("typealias Element = Bound") }
        t.add("func contains(_ element: Bound) -> Bool", nil, rangeContains)
        if name != "PartialRangeUpTo", name != "PartialRangeThrough" {
            t.add("var lowerBound: Bound { get }") { call in call.receiver.unbox(as: RangeValue.self)?.lower ?? .absent
            }
        }
        if name != "PartialRangeFrom" {
            t.add("var upperBound: Bound { get }") { call in call.receiver.unbox(as: RangeValue.self)?.upper ?? .absent
            }
        }
        guard isWhole else { return }
        t.add("typealias Index = Bound")
        let kind: RangeValue.Kind = name == "Range" ? .halfOpen : .closed
        t.add("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))") { call in
            guard case .tuple(let parts) = call.argument(0), parts.count == 2 else { return .void }
            return try RangeValue.make(kind, parts[0], parts[1], call.execution)
        }
        let other = name == "Range" ? "ClosedRange" : "Range"
        t.add("init(_ other: \(other)<Bound>) \(countable)") { call in
            guard let range = call.argument(0).unbox(as: RangeValue.self), let bounds = range.integers else {
                return call.argument(0)
            }
            let upper = kind == .halfOpen ? bounds.upperBound : bounds.upperBound - 1
            return try RangeValue.make(kind, .int(bounds.lowerBound), .int(upper), call.execution)
        }
        t.add("var description: String { get }") { call in
            .string(try call.execution.description(of: call.receiver))
        }
        t.add("var isEmpty: Bool { get }") { call in
            guard let range = call.receiver.unbox(as: RangeValue.self), kind == .halfOpen, let low = range.lower,
                let high = range.upper
            else { return .bool(false) }
            return .bool(try call.evaluator.areEqual(low, high))
        }
        t.add("var count: Int { get } \(countable)") { call in
            guard let bounds = call.receiver.unbox(as: RangeValue.self)?.integers else { return .int(0) }
            let count = bounds.upperBound.subtractingReportingOverflow(bounds.lowerBound)
            if count.overflow { throw call.evaluator.failure("Fatal error: the count of this range overflows") }
            return .int(count.partialValue)
        }
        t.add("subscript(position: Bound) -> Bound { get } \(countable)") {
            $0.argument(0)
        }
        addRangeEnds(&t)
        if kind == .halfOpen {
            addRangeIndices(&t)
            addRangeParts(&t)
        }
        t.add("func clamped(to limits: \(name)<Bound>) -> \(name)<Bound>") { call in
            let execution = try call.execution
            guard let range = call.receiver.unbox(as: RangeValue.self), let a = range.lower, let b = range.upper,
                let limits = call.argument(0).unbox(as: RangeValue.self), let low = limits.lower,
                let high = limits.upper
            else { return call.receiver }
            func clamp(_ value: Value) throws -> Value {
                if try execution.isLess(value, low) { return low }
                return try execution.isLess(high, value) ? high : value
            }
            return try RangeValue.make(kind, try clamp(a), try clamp(b), execution)
        }
        for other in ["Range", "ClosedRange"] {
            t.add("func overlaps(_ other: \(other)<Bound>) -> Bool") { call in
                let execution = try call.execution
                guard let x = call.receiver.unbox(as: RangeValue.self), let a = x.lower,
                    let y = call.argument(0).unbox(as: RangeValue.self), let b = y.lower
                else { return .bool(false) }
                return .bool(try x.contains(b, execution) || y.contains(a, execution))
            }
        }
    }
}
