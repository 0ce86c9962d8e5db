import ViewGraph

/// How a screen comes and goes.
public protocol NavigationTransition: Sendable {}

/// As the platform does it.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// The screen grows out of the view that led to it.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: ZoomSources.Key
}

/// One screen fades into the other.
public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: ZoomSources.Key(id: AnyHashable(sourceID), namespace: AnyHashable(namespace)))
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How the view that a screen grows out of looks while it does.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// As it looks anyway.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Of the corners with which the screen begins; nil for what the system has.
    private(set) var cornerRadius: CGFloat?

    package init() {}

    public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
        var copy = self
        copy.cornerRadius = shape.cornerSize.width
        return copy
    }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
    /// How this screen comes and goes where it is pushed.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(PageStyleModifier(style: PageStyle(style)))
    }

    /// What a screen with the `.zoom` transition grows out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// The same, with how it looks while that goes on.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
    ) -> some View {
        let key = ZoomSources.Key(id: AnyHashable(id), namespace: AnyHashable(namespace))
        return modifier(ZoomSourceModifier(key: key, configuration: configuration(.init())))
    }
}
