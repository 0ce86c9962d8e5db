import ViewGraph

/// One tap or several in a row.
public nonisolated struct TapGesture: PrimitiveGesture, Sendable {
    public typealias Value = Void
    /// How many taps it takes.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    package func steps(_ touch: Touch) -> _GestureSteps<Void>? {
        guard case .tap(let taps) = touch.kind, taps >= max(count, 1) else { return nil }
        return _GestureSteps((0..<taps / max(count, 1)).map { _ in .init(value: (), time: 0, isEnd: true) })
    }
}

/// One tap or several in a row, with its place.
public nonisolated struct SpatialTapGesture: PrimitiveGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        guard let point = touch.samples.first?.location else { return nil }
        let value = Value(location: touch.location(point, in: coordinateSpace))
        return TapGesture(count: count).steps(touch)?.map { _ in value }
    }
}

/// A finger that stays where it is for a while.
public nonisolated struct LongPressGesture: PrimitiveGesture, Sendable {
    public typealias Value = Bool
    /// In seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    package func steps(_ touch: Touch) -> _GestureSteps<Bool>? {
        switch touch.kind {
        case .press(let duration):
            let down = _GestureSteps<Bool>.Step(value: true, time: 0, isEnd: false)
            guard duration >= minimumDuration else { return touch.ends ? nil : _GestureSteps([down]) }
            return _GestureSteps([down, .init(value: true, time: minimumDuration, isEnd: true)])
        case .drag where touch.restBeforeMoving(more: maximumDistance) >= minimumDuration:
            return _GestureSteps([
                .init(value: true, time: 0, isEnd: false), .init(value: true, time: minimumDuration, isEnd: true),
            ])
        default: return nil
        }
    }
}

extension Touch {
    /// A point of the canvas in a coordinate space of the node that was asked.
    func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: local(point)
        case .global: point
        case .named: node?.location(local(point), in: space) ?? point
        }
    }

    /// How long the finger stayed before it was more than `distance` away, in seconds.
    func restBeforeMoving(more distance: CGFloat) -> Double {
        guard let first = samples.first else { return 0 }
        let moved = samples.first { $0.location.distance(to: first.location) > distance }
        let last = samples.last { $0.location.distance(to: first.location) <= 0 }
        return moved == nil ? samples.last?.time ?? 0 : last?.time ?? 0
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let (x, y) = (other.x - self.x, other.y - self.y)
        return (x * x + y * y).squareRoot()
    }
}
