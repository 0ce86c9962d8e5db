import ViewGraph

/// What happens to the properties of a value in the course of time: one track or several.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes<Value>
    @KeyframesBuilder<Value> var body: Body { get }

    /// The tracks for a value to start from.
    func _tracks(from initial: Value) -> [_KeyframeTrack<Value>]
}

extension Keyframes {
    public func _tracks(from initial: Value) -> [_KeyframeTrack<Value>] { body._tracks(from: initial) }
}

/// Keyframes that have tracks rather than a body.
public protocol _PrimitiveKeyframes<Value>: Keyframes where Body == Self {}

extension _PrimitiveKeyframes {
    public var body: Self { self }
}

/// Keyframes of one property, one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent<Value>
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    var _sequence: KeyframeSequence<Value> { get }
}

extension KeyframeTrackContent {
    public var _sequence: KeyframeSequence<Value> { body._sequence }
}

/// Keyframes in a row, as a builder puts them together.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    package var segments: [KeyframeSegment<Value.AnimatableData>]

    package init(_ segments: [KeyframeSegment<Value.AnimatableData>]) { self.segments = segments }

    init(_ kind: KeyframeSegment<Value.AnimatableData>.Kind, to value: Value, duration: TimeInterval?) {
        segments = [KeyframeSegment(kind, to: value.animatableData, duration: duration)]
    }

    public var body: KeyframeSequence<Value> { self }
    public var _sequence: KeyframeSequence<Value> { self }
}

/// A track as it is played: how long, and what it makes of a value at a time.
public struct _KeyframeTrack<Root> {
    package let duration: TimeInterval
    package let apply: (inout Root, TimeInterval) -> Void
    /// What it does, for people; made when somebody asks.
    private let makeReport: (() -> KeyframeTrackReport?)?

    package init(
        duration: TimeInterval, report: (() -> KeyframeTrackReport?)? = nil,
        apply: @escaping (inout Root, TimeInterval) -> Void
    ) {
        (self.duration, makeReport, self.apply) = (duration, report, apply)
    }

    package var report: KeyframeTrackReport? { makeReport?() }
}

/// Tracks beside each other, as a builder puts them together.
public struct KeyframeTracks<Value>: _PrimitiveKeyframes {
    package var make: (Value) -> [_KeyframeTrack<Value>]

    package init(_ make: @escaping (Value) -> [_KeyframeTrack<Value>]) { self.make = make }

    public func _tracks(from initial: Value) -> [_KeyframeTrack<Value>] { make(initial) }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: _PrimitiveKeyframes
where Content.Value == Value {
    private let read: (Root) -> Value
    private let write: (inout Root, Value) -> Void
    private let content: Content
    private let path: PartialKeyPath<Root>?

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (read, write, self.content, path) = ({ $0 }, { $0 = $1 }, content(), nil)
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        (read, write, self.content) = ({ $0[keyPath: keyPath] }, { $0[keyPath: keyPath] = $1 }, content())
        path = keyPath
    }

    public func _tracks(from initial: Root) -> [_KeyframeTrack<Root>] {
        let start = read(initial)
        let curve = KeyframeCurve(from: start.animatableData, content._sequence.segments)
        let (write, path) = (self.write, self.path)
        let report = {
            KeyframeTrackReport(Self.name(of: path), curve) { _AnyAnimatableData($0).numbers }
        }
        return [
            _KeyframeTrack(duration: curve.duration, report: report) { root, time in
                var value = start
                value.animatableData = curve.value(at: time)
                write(&root, value)
            }
        ]
    }

    /// `\Values.scale` as `scale`.
    private static func name(of path: PartialKeyPath<Root>?) -> String {
        guard let path else { return "" }
        return String(describing: path).split(separator: ".").dropFirst().joined(separator: ".")
    }
}

/// Puts the tracks of a value together; keyframes without a track are of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeSequence<Value>
    where Value: Animatable, K.Value == Value { expression._sequence }

    public static func buildArray(_ components: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> {
        KeyframeTracks { initial in components.flatMap { $0._tracks(from: initial) } }
    }

    public static func buildArray(_ components: [KeyframeSequence<Value>]) -> KeyframeSequence<Value>
    where Value: Animatable { KeyframeSequence(components.flatMap(\.segments)) }

    public static func buildEither(first component: KeyframeTracks<Value>) -> KeyframeTracks<Value> { component }
    public static func buildEither(second component: KeyframeTracks<Value>) -> KeyframeTracks<Value> { component }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> KeyframeTracks<Value> where K.Value == Value {
        KeyframeTracks { first._tracks(from: $0) }
    }

    public static func buildPartialBlock<K: Keyframes>(
        accumulated: KeyframeTracks<Value>, next: K
    ) -> KeyframeTracks<Value> where K.Value == Value {
        KeyframeTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
    }

    public static func buildPartialBlock(first: KeyframeSequence<Value>) -> KeyframeSequence<Value>
    where Value: Animatable { first }

    public static func buildPartialBlock(
        accumulated: KeyframeSequence<Value>, next: KeyframeSequence<Value>
    ) -> KeyframeSequence<Value> where Value: Animatable {
        KeyframeSequence(accumulated.segments + next.segments)
    }

    public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks { _ in [] } }

    public static func buildFinalResult(_ component: KeyframeTracks<Value>) -> KeyframeTracks<Value> { component }

    public static func buildFinalResult(_ component: KeyframeSequence<Value>) -> KeyframeTracks<Value>
    where Value: Animatable {
        KeyframeTracks { KeyframeTrack<Value, Value, KeyframeSequence<Value>> { component }._tracks(from: $0) }
    }
}

/// Puts the keyframes of one property in a row.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeSequence<Value>
    where K.Value == Value { expression._sequence }

    public static func buildBlock(_ components: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
        KeyframeSequence(components.flatMap(\.segments))
    }

    public static func buildArray(_ components: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(components.flatMap(\.segments))
    }

    public static func buildOptional(_ component: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        component ?? KeyframeSequence([])
    }

    public static func buildEither(first component: KeyframeSequence<Value>) -> KeyframeSequence<Value> { component }
    public static func buildEither(second component: KeyframeSequence<Value>) -> KeyframeSequence<Value> { component }
}
