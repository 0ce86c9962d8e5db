import ViewGraph

/// One property that follows keyframes, for figures and tools that show it.
package struct KeyframeTrackReport {
    /// The property's path, as in `scale`; empty for the whole value.
    package let property: String
    /// In seconds.
    package let duration: TimeInterval
    /// When keyframes are reached, in seconds, and which quantities they are; the first is where the track begins.
    package let keyframes: [(time: TimeInterval, quantities: [Double])]
    /// What there is at a time.
    package let quantities: (TimeInterval) -> [Double]

    /// - Parameter numbers: the quantities of a vector, always as many.
    package init<V: VectorArithmetic>(
        _ property: String, _ curve: KeyframeCurve<V>, numbers: @escaping (V) -> [Double]
    ) {
        (self.property, duration) = (property, curve.duration)
        keyframes = curve.keyframes.map { ($0.time, numbers($0.value)) }
        quantities = { numbers(curve.value(at: $0)) }
    }
}

/// What a view plays by keyframes now.
package struct KeyframePlayback {
    /// Seconds since it began; of what repeats, since the round began.
    package var elapsed: TimeInterval
    package var repeats: Bool
    package var tracks: [KeyframeTrackReport]
}

/// A node that may play keyframes.
package protocol KeyframePlayer: AnyObject {
    /// Nil where nothing is playing.
    var playback: KeyframePlayback? { get }
}
