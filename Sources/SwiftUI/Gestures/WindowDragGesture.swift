import ViewGraph

/// Drags a window of macOS by what is in it; a picture has no window to move.
public nonisolated struct WindowDragGesture: PrimitiveGesture, Sendable {
    public typealias Value = Void

    public init() {}

    package func steps(_ touch: Touch) -> _GestureSteps<Void>? { nil }
}
