import ViewGraph

/// How a view's content changes into another under an animation.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable {
        case identity, interpolate, opacity
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect(_SymbolMotion)
    }

    private let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static let opacity = ContentTransition(kind: .opacity)
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
    public static var symbolEffect: ContentTransition { symbolEffect(_SymbolMotion(.replace)) }

    static func symbolEffect(_ motion: _SymbolMotion) -> ContentTransition {
        ContentTransition(kind: .symbolEffect(motion))
    }

    /// The number that is shown, where it says which way glyphs roll.
    var value: Double? {
        if case .numericValue(let value) = kind { return value }
        return nil
    }

    /// - Parameter value: the number that was shown before.
    func exchange(from value: Double?) -> _ContentExchange {
        switch kind {
        case .identity: .none
        case .interpolate, .opacity: .crossFade
        case .numericText(let countsDown): .roll(isDown: countsDown)
        case .numericValue(let new): .roll(isDown: value.map { new < $0 } ?? false)
        case .symbolEffect(let motion): .replace(oldScale: motion.oldScaleOfReplacement)
        }
    }
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
