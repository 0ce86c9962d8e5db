import ViewGraph

/// Goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _sequence: KeyframeSequence<Value>

    /// - Parameters:
    ///   - to: the value it ends at.
    ///   - duration: in seconds.
    ///   - timingCurve: how the way is divided over the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _sequence = KeyframeSequence(.linear(timingCurve), to: to, duration: duration)
    }

    public var body: KeyframeSequence<Value> { _sequence }
}

/// Goes to a value on a curve that passes smoothly through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _sequence: KeyframeSequence<Value>

    /// - Parameters:
    ///   - to: the value it ends at.
    ///   - duration: in seconds.
    ///   - startVelocity: in units a second; nil for what keeps the movement smooth.
    ///   - endVelocity: the same where it arrives.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _sequence = KeyframeSequence(
            .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: to, duration: duration)
    }

    public var body: KeyframeSequence<Value> { _sequence }
}

/// Is pulled to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _sequence: KeyframeSequence<Value>

    /// - Parameters:
    ///   - to: the value it is pulled to.
    ///   - duration: in seconds, where the spring is cut off; nil for until it rests.
    ///   - spring: how strong and how damped it is.
    ///   - startVelocity: in units a second; nil for the one the value has by then.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _sequence = KeyframeSequence(
            .spring(spring, start: startVelocity?.animatableData), to: to, duration: duration)
    }

    public var body: KeyframeSequence<Value> { _sequence }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _sequence: KeyframeSequence<Value>

    public init(_ to: Value) { _sequence = KeyframeSequence(.move, to: to, duration: 0) }

    public var body: KeyframeSequence<Value> { _sequence }
}

/// Keyframes with a value to start from: what there is at any time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTrack<Value>]

    public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
        self.init(initialValue: initialValue, tracks: content()._tracks(from: initialValue))
    }

    package init(initialValue: Value, tracks: [_KeyframeTrack<Value>]) {
        (self.initialValue, self.tracks) = (initialValue, tracks)
    }

    /// Its tracks, those that say what they do.
    package var reports: [KeyframeTrackReport] { tracks.compactMap(\.report) }

    /// That of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// - Parameter time: in seconds; before 0 there is the initial value, after the end the last one.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// - Parameter progress: from 0 to 1.
    public func value(progress: Double) -> Value { value(time: min(max(progress, 0), 1) * duration) }

    public func update(value: inout Value, time: TimeInterval) {
        for track in tracks { track.apply(&value, time) }
    }

    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: min(max(progress, 0), 1) * duration)
    }
}
