import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What keyframe builders put together: keyframes, and tracks of them.
struct KeyframeParts: NativeBoxed {
    var parts: [KeyframePart]

    init(parts: [KeyframePart]) { self.parts = parts }

    init(joining values: [Value]) { parts = values.flatMap { $0.unbox(as: KeyframeParts.self)?.parts ?? [] } }

    var segments: [KeyframeSegment<NumberVector>] {
        parts.compactMap { if case .segment(let segment) = $0 { segment } else { nil } }
    }

    /// The timeline from a value on; keyframes without a track are of the whole value.
    func timeline(from initial: Value, _ evaluator: any Evaluator) -> KeyframeTimeline<Value> {
        var tracks: [(path: KeyPathValue?, segments: [KeyframeSegment<NumberVector>])] = parts.compactMap {
            if case .track(let path, let segments) = $0 { (path, segments) } else { nil }
        }
        if !segments.isEmpty { tracks.append((nil, segments)) }
        return KeyframeTimeline(
            initialValue: initial,
            tracks: tracks.compactMap { path, segments in
                do {
                    return try Self.track(path, segments, from: initial, evaluator)
                } catch {
                    evaluator.record(error)
                    return nil
                }
            })
    }

    /// `scale`, or `offset.width`.
    private static func name(of path: KeyPathValue) -> String {
        path.steps.compactMap { step in
            switch step.kind {
            case .property(let declaration): declaration.name
            case .tupleElement(let index): String(index)
            default: nil
            }
        }
        .joined(separator: ".")
    }

    private static func track(
        _ path: KeyPathValue?, _ segments: [KeyframeSegment<NumberVector>], from initial: Value,
        _ evaluator: any Evaluator
    ) throws -> _KeyframeTrack<Value> {
        let start = try path.map { try evaluator.value(at: $0, of: initial) } ?? initial
        let curve = KeyframeCurve(from: try NumberVector(of: start, evaluator), segments)
        let report = { KeyframeTrackReport(path.map(Self.name) ?? "", curve) { $0.quantities } }
        return _KeyframeTrack(duration: curve.duration, report: report) { root, time in
            do {
                let value = try curve.value(at: time).value(like: start, evaluator)
                if let path { try evaluator.setValue(value, at: path, of: &root) } else { root = value }
            } catch {
                evaluator.record(error)
            }
        }
    }
}

extension KeyframeParts: FallbackValue {
    static var fallback: KeyframeParts { KeyframeParts(parts: []) }
}

enum KeyframePart {
    case segment(KeyframeSegment<NumberVector>)
    case track(KeyPathValue?, [KeyframeSegment<NumberVector>])
}

/// The numbers that a value of the program is interpolated by, in their order.
struct NumberVector: VectorArithmetic {
    private var numbers: [Double]

    init(_ numbers: [Double]) { self.numbers = numbers }

    var quantities: [Double] { numbers }

    static var zero: NumberVector { NumberVector([]) }

    static func + (a: Self, b: Self) -> Self { joined(a, b, +) }
    static func - (a: Self, b: Self) -> Self { joined(a, b, -) }

    /// Numbers that one of two lacks are zeros.
    private static func joined(_ a: Self, _ b: Self, _ combine: (Double, Double) -> Double) -> Self {
        NumberVector(
            (0..<max(a.numbers.count, b.numbers.count)).map { index in
                combine(
                    index < a.numbers.count ? a.numbers[index] : 0, index < b.numbers.count ? b.numbers[index] : 0)
            })
    }

    mutating func scale(by factor: Double) { for index in numbers.indices { numbers[index] *= factor } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension NumberVector {
    /// The numbers of a value that can be interpolated.
    init(of value: Value, _ evaluator: any Evaluator) throws {
        self.init([])
        try append(value, evaluator)
    }

    private mutating func append(_ value: Value, _ evaluator: any Evaluator) throws {
        if let known = Self.known(value) { return numbers += known.numbers }
        switch value {
        case .double(let number): numbers.append(number)
        case .existential(let box): try append(box.value, evaluator)
        default:
            if let pair = value.unbox(as: PairValue.self) {
                try append(pair.first, evaluator)
                return try append(pair.second, evaluator)
            }
            if value.unbox(as: EmptyAnimatableData.self) != nil { return }
            // The program's own types say what they are made of.
            try append(evaluator.property("animatableData", of: value), evaluator)
        }
    }

    /// A value like another one with these numbers in it.
    func value(like template: Value, _ evaluator: any Evaluator) throws -> Value {
        var rest = numbers[...]
        return try Self.value(like: template, from: &rest, evaluator)
    }

    private static func value(
        like template: Value, from rest: inout ArraySlice<Double>, _ evaluator: any Evaluator
    ) throws -> Value {
        if let known = known(template) {
            return known.make(known.numbers.map { _ in rest.popFirst() ?? 0 })
        }
        switch template {
        case .double: return .double(rest.popFirst() ?? 0)
        case .existential(let box): return try value(like: box.value, from: &rest, evaluator)
        default:
            if let pair = template.unbox(as: PairValue.self) {
                let first = try value(like: pair.first, from: &rest, evaluator)
                return PairValue(first: first, second: try value(like: pair.second, from: &rest, evaluator)).bridged
            }
            if template.unbox(as: EmptyAnimatableData.self) != nil { return template }
            let data = try value(
                like: evaluator.property("animatableData", of: template), from: &rest, evaluator)
            var result = template
            try evaluator.setProperty("animatableData", of: &result, to: data)
            return result
        }
    }

    /// The numbers of SwiftUI's own values, and how such a value is made of others; nil for another value.
    private static func known(_ value: Value) -> (numbers: [Double], make: ([Double]) -> Value)? {
        guard case .native(let object) = value else { return nil }
        switch object.anyValue {
        case let angle as Angle: return ([angle.radians], { Angle(radians: $0[0]).bridged })
        case let point as CGPoint: return ([point.x, point.y], { CGPoint(x: $0[0], y: $0[1]).bridged })
        case let size as CGSize: return ([size.width, size.height], { CGSize(width: $0[0], height: $0[1]).bridged })
        case let point as UnitPoint: return ([point.x, point.y], { UnitPoint(x: $0[0], y: $0[1]).bridged })
        case let rect as CGRect:
            return (
                [rect.minX, rect.minY, rect.width, rect.height],
                { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]).bridged }
            )
        case let insets as EdgeInsets:
            return (
                [insets.top, insets.leading, insets.bottom, insets.trailing],
                { EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]).bridged }
            )
        default: return nil
        }
    }
}
