import ViewGraph

/// The look of tab views; only the library's own are there.
public protocol TabViewStyle {}

public nonisolated struct DefaultTabViewStyle: TabViewStyle { public init() {} }

/// Pages with dots below.
public nonisolated struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let kind: Int
        public static let automatic = IndexDisplayMode(kind: 0)
        public static let always = IndexDisplayMode(kind: 1)
        public static let never = IndexDisplayMode(kind: 2)
    }

    let mode: IndexDisplayMode
    /// Along which the pages lie.
    var axis = Axis.horizontal

    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    /// A single page has none by itself.
    func showsDots(for count: Int) -> Bool { mode == .always || mode == .automatic && count > 1 }
}

/// Pages that lie below each other, with dots at the trailing edge, as watches have them.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle {
    /// How a page gives way to the next one; pictures are at rest.
    public struct TransitionStyle: Hashable, Sendable {
        private let kind: Int
        public static let automatic = TransitionStyle(kind: 0)
        public static let blur = TransitionStyle(kind: 1)
        public static let identity = TransitionStyle(kind: 2)
    }

    public init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle = .automatic) {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public nonisolated static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
    public nonisolated static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

extension TabViewStyle {
    /// How pages are shown; nil for tabs.
    nonisolated var pages: PageTabViewStyle? {
        switch self {
        case let style as PageTabViewStyle: return style
        case is VerticalPageTabViewStyle:
            var style = PageTabViewStyle()
            style.axis = .vertical
            return style
        default: return nil
        }
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
    public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any TabViewStyle> { StyleBox(DefaultTabViewStyle()) }
}

extension EnvironmentValues {
    package var tabViewStyleBox: StyleBox<any TabViewStyle> {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}
