import ViewGraph

/// How a view's content changes into another under an animation.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable { case identity, interpolate, opacity, numericText(Bool?), symbolEffect }
    private let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static let opacity = ContentTransition(kind: .opacity)
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown))
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericText(nil)) }
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

private enum ContentTransitionDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionDrawingGroupKey.self] }
        set { self[ContentTransitionDrawingGroupKey.self] = newValue }
    }
}

nonisolated extension View {
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
