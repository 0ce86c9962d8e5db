import Foundation
import ViewGraph

/// A finger that moves.
public nonisolated struct DragGesture: PrimitiveGesture, Sendable {
    /// What is known of a drag at one moment.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize
        /// From the start to where the finger is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the finger would come to rest: a quarter of a second on at its velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the finger moves before it is a drag, in points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        switch touch.kind {
        case .magnify, .rotate: return nil
        case .tap, .press, .drag: break
        }
        guard let first = touch.samples.first else { return nil }
        let start = touch.location(first.location, in: coordinateSpace)
        var steps: [_GestureSteps<Value>.Step] = []
        var previous = (time: first.time, location: start)
        for sample in touch.samples {
            let location = touch.location(sample.location, in: coordinateSpace)
            let seconds = sample.time - previous.time
            var velocity = CGSize.zero
            if seconds > 0 {
                velocity.width = (location.x - previous.location.x) / seconds
                velocity.height = (location.y - previous.location.y) / seconds
            }
            let isFirst = steps.isEmpty
            guard !isFirst || location.distance(to: start) >= minimumDistance else { continue }
            // A finger that rests is reported once.
            if isFirst || location != previous.location {
                let value = Value(
                    time: touch.start.addingTimeInterval(sample.time), location: location, startLocation: start,
                    velocity: velocity)
                steps.append(.init(value: value, time: sample.time, isEnd: false))
            }
            previous = (sample.time, location)
        }
        guard var last = steps.last else { return nil }
        guard touch.ends else { return _GestureSteps(steps) }
        // The finger has come to rest when it is lifted.
        last.value.velocity = .zero
        last.value.time = touch.start.addingTimeInterval(previous.time)
        (last.isEnd, last.time) = (true, previous.time)
        return _GestureSteps(steps + [last])
    }
}
