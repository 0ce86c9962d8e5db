import ViewGraph

/// How a screen comes; a picture shows it where it has come to.
public protocol NavigationTransition: Sendable {}

/// As the platform does it.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// The screen grows out of the view that led to it.
public struct ZoomNavigationTransition: NavigationTransition {}

/// One screen fades into the other.
public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How the view that a screen grows out of looks while it does.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// As it looks anyway.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    package init() {}

    public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
    /// How this screen comes and goes; a picture shows it at rest.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        inert(".navigationTransition")
    }

    /// What a screen with the `.zoom` transition grows out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        inert(".matchedTransitionSource")
    }

    /// The same, with how it looks while that goes on.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
    ) -> some View {
        inert(".matchedTransitionSource")
    }
}
