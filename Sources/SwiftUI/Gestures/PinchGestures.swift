import Foundation
import ViewGraph

/// Two fingers that move apart or together.
public nonisolated struct MagnifyGesture: PrimitiveGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// 1 where the fingers are as far apart as at the start.
        public var magnification: CGFloat
        /// Magnifications a second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        guard case .magnify(let scale) = touch.kind, abs(scale - 1) >= minimumScaleDelta else { return nil }
        let (location, anchor) = touch.startPlace
        return touch.progressing { fraction, time, isEnd in
            Value(
                time: touch.start.addingTimeInterval(time), magnification: 1 + (scale - 1) * fraction,
                velocity: isEnd ? 0 : (scale - 1) / max(touch.duration, .leastNonzeroMagnitude), startAnchor: anchor,
                startLocation: location)
        }
    }
}

/// Two fingers that turn round each other.
public nonisolated struct RotateGesture: PrimitiveGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Clockwise from the start.
        public var rotation: Angle
        /// A second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        guard case .rotate(let angle) = touch.kind, abs(angle) >= abs(minimumAngleDelta.radians) else { return nil }
        let (location, anchor) = touch.startPlace
        return touch.progressing { fraction, time, isEnd in
            Value(
                time: touch.start.addingTimeInterval(time), rotation: .radians(Double(angle * fraction)),
                velocity: .radians(isEnd ? 0 : Double(angle) / max(touch.duration, .leastNonzeroMagnitude)),
                startAnchor: anchor, startLocation: location)
        }
    }
}

/// The older form of `MagnifyGesture`: its value is the magnification.
public nonisolated struct MagnificationGesture: PrimitiveGesture, Sendable {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    package func steps(_ touch: Touch) -> _GestureSteps<CGFloat>? {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).steps(touch)?.map(\.magnification)
    }
}

/// The older form of `RotateGesture`: its value is the angle.
public nonisolated struct RotationGesture: PrimitiveGesture, Sendable {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    package func steps(_ touch: Touch) -> _GestureSteps<Angle>? {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).steps(touch)?.map(\.rotation)
    }
}

extension Touch {
    fileprivate var duration: Double { samples.last?.time ?? 0 }

    /// Where the fingers went down, in the node's coordinates and as a part of its size.
    fileprivate var startPlace: (CGPoint, UnitPoint) {
        let location = samples.first.map { local($0.location) } ?? .zero
        guard let size = node?.frame.size, size.width > 0, size.height > 0 else { return (location, .center) }
        return (location, UnitPoint(x: location.x / size.width, y: location.y / size.height))
    }

    /// A step for each sample after the first, and the end.
    fileprivate func progressing<Value>(
        _ value: (_ fraction: CGFloat, _ time: Double, _ isEnd: Bool) -> Value
    ) -> _GestureSteps<Value> {
        let moves = Array(samples.dropFirst())
        var steps = moves.enumerated().map { index, sample in
            _GestureSteps<Value>.Step(
                value: value(CGFloat(index + 1) / CGFloat(moves.count), sample.time, false), time: sample.time,
                isEnd: false)
        }
        if ends { steps.append(.init(value: value(1, duration, true), time: duration, isEnd: true)) }
        return _GestureSteps(steps)
    }
}
