/// Ranges of the program are one type, `RangeValue`.
private func bounds<Bound: BridgeConvertible>(
    _ value: Value, _ type: Any.Type, _ evaluator: any Evaluator
) throws -> (lower: Bound?, upper: Bound?) {
    guard let range = value.unbox(as: RangeValue.self) else { throw mismatch(value, type, evaluator) }
    return (
        try range.lower.map { try Bound.bridge($0, evaluator) }, try range.upper.map { try Bound.bridge($0, evaluator) }
    )
}

extension Range: BridgeConvertible where Bound: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Range {
        guard case (let lower?, let upper?) = try bounds(value, Self.self, evaluator) as (Bound?, Bound?),
            lower <= upper
        else { throw mismatch(value, Self.self, evaluator) }
        return lower..<upper
    }

    package var bridged: Value {
        .box(RangeValue(kind: .halfOpen, lower: lowerBound.bridged, upper: upperBound.bridged))
    }
}

extension ClosedRange: BridgeConvertible where Bound: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> ClosedRange {
        guard case (let lower?, let upper?) = try bounds(value, Self.self, evaluator) as (Bound?, Bound?),
            lower <= upper
        else { throw mismatch(value, Self.self, evaluator) }
        return lower...upper
    }

    package var bridged: Value {
        .box(RangeValue(kind: .closed, lower: lowerBound.bridged, upper: upperBound.bridged))
    }
}

extension PartialRangeFrom: BridgeConvertible where Bound: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> PartialRangeFrom {
        guard case (let lower?, _) = try bounds(value, Self.self, evaluator) as (Bound?, Bound?) else {
            throw mismatch(value, Self.self, evaluator)
        }
        return lower...
    }

    package var bridged: Value { .box(RangeValue(kind: .from, lower: lowerBound.bridged, upper: nil)) }
}

extension PartialRangeUpTo: BridgeConvertible where Bound: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> PartialRangeUpTo {
        guard case (_, let upper?) = try bounds(value, Self.self, evaluator) as (Bound?, Bound?) else {
            throw mismatch(value, Self.self, evaluator)
        }
        return ..<upper
    }

    package var bridged: Value { .box(RangeValue(kind: .upTo, lower: nil, upper: upperBound.bridged)) }
}

extension PartialRangeThrough: BridgeConvertible where Bound: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> PartialRangeThrough {
        guard case (_, let upper?) = try bounds(value, Self.self, evaluator) as (Bound?, Bound?) else {
            throw mismatch(value, Self.self, evaluator)
        }
        return ...upper
    }

    package var bridged: Value { .box(RangeValue(kind: .through, lower: nil, upper: upperBound.bridged)) }
}
