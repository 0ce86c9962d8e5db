import ViewGraph

/// What the views of one screen want in its bars.
struct BarContents: LastingPreference {
    var title: Text?
    var subtitle: Text?
    /// Which titles are items of the bars.
    var titleItems = TitleItems()
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hasHiddenBackButton = false
    var toolbars: [ToolbarContents] = []
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var background: AnyShapeStyle?
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var colorScheme: ColorScheme?
    var titleMenu: ToolbarContents?
    var removesTitle = false
    /// Whether a bar stands above the screen; written for the tabs that the screen is in.
    var hasBarRow = false
    var removesSidebarToggle = false
    var search: SearchField?
    /// Whether the field stands in the bar at the bottom, as iPhones have it since iOS 26.
    var searchIsAtBottom = false
    var searchScopes: ToolbarContents?
    var searchSuggestions: ToolbarContents?
    var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
    var searchFocus: SearchFocus?
    /// What scrolls below the bar, at most as far as makes a large title go.
    var under: ContentUnderBar?

    /// The title field of a search; the same as long as the view that asks for it isn't made anew.
    final class SearchField {
        let text: Binding<String>
        let prompt: Text?
        /// Whether people search now.
        let isActive: Bool
        let placement: SearchFieldPlacement
        /// People begin to search.
        let begin: () -> Void
        /// Ends the search.
        let cancel: () -> Void
        /// Runs what the screen does when its search is submitted.
        let submit: () -> Void

        init(
            text: Binding<String>, prompt: Text?, isActive: Bool, placement: SearchFieldPlacement,
            begin: @escaping () -> Void, cancel: @escaping () -> Void, submit: @escaping () -> Void
        ) {
            (self.text, self.prompt, self.isActive) = (text, prompt, isActive)
            (self.placement, self.begin, self.cancel, self.submit) = (placement, begin, cancel, submit)
        }
    }

    /// What decides how high the bar is.
    var shape: BarShape {
        BarShape(
            hasTitle: title != nil && !removesTitle || titleItems.hasLargeTitle,
            hasSubtitle: subtitle != nil || titleItems.hasSubtitle,
            hasItems: !toolbars.isEmpty, displayMode: displayMode ?? .automatic,
            isHidden: visibility[.navigationBar] == .hidden, hasSearch: search != nil && !searchIsAtBottom,
            hasScopes: search?.isActive == true && searchScopes != nil)
    }

    /// What is meant for the bar of the tabs that the screen is in.
    ///
    /// - Parameter hasBar: whether the screen has a bar of its own.
    func ofTabBar(hasBar: Bool) -> BarContents {
        var contents = BarContents()
        contents.hasBarRow = hasBar
        contents.visibility = visibility.filter { $0.key == .tabBar }
        contents.backgroundVisibility = backgroundVisibility.filter { $0.key == .tabBar }
        return contents
    }

    /// What a panel of macOS shows below its content.
    var ofPanel: BarContents {
        var contents = ofTabBar(hasBar: false)
        contents.toolbars = toolbars
        return contents
    }

    func hidesBackground(of bar: ToolbarPlacement) -> Bool { backgroundVisibility[bar] == .hidden }
}

extension BarContents: CustomComparable {
    /// Views and bindings can't be compared: those that were handed up by the same evaluation are the same. Else a bar
    /// would be made anew in each layout, and no layout would be the last.
    func isSame(as other: BarContents) -> Bool {
        shape == other.shape && under == other.under && toolbars == other.toolbars && search === other.search
            && searchIsAtBottom == other.searchIsAtBottom
            && hasBarRow == other.hasBarRow && removesSidebarToggle == other.removesSidebarToggle
            && hasHiddenBackButton == other.hasHiddenBackButton
            && visibility == other.visibility
            && areSame(title, other.title) && areSame(subtitle, other.subtitle)
            && areSame(background, other.background) && backgroundVisibility == other.backgroundVisibility
            && colorScheme == other.colorScheme && titleMenu == other.titleMenu
            && searchScopes == other.searchScopes && searchSuggestions == other.searchSuggestions
            && hiddenSuggestions == other.hiddenSuggestions
            && searchFocus === other.searchFocus
    }
}

/// The items of one `toolbar` modifier.
final class ToolbarContents: Equatable {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    static func == (lhs: ToolbarContents, rhs: ToolbarContents) -> Bool { lhs === rhs }
}

/// How high a bar has to be.
struct BarShape: Equatable {
    var hasTitle = false
    var hasSubtitle = false
    var hasItems = false
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden = false
    var hasSearch = false
    var hasScopes = false
}

enum BarContentsKey: PreferenceKey {
    static var defaultValue: BarContents { BarContents() }

    /// What is said by the first view counts, items are added.
    static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.displayMode = value.displayMode ?? next.displayMode
        value.hasHiddenBackButton = value.hasHiddenBackButton || next.hasHiddenBackButton
        value.toolbars += next.toolbars
        value.visibility.merge(next.visibility) { own, _ in own }
        value.background = value.background ?? next.background
        value.backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        value.colorScheme = value.colorScheme ?? next.colorScheme
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.hasBarRow = value.hasBarRow || next.hasBarRow
        value.removesTitle = value.removesTitle || next.removesTitle
        value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
        value.search = value.search ?? next.search
        value.searchIsAtBottom = value.searchIsAtBottom || next.searchIsAtBottom
        value.searchScopes = value.searchScopes ?? next.searchScopes
        value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
        value.hiddenSuggestions.formUnion(next.hiddenSuggestions)
        value.searchFocus = value.searchFocus ?? next.searchFocus
        value.under = value.under ?? next.under
    }
}

nonisolated extension View {
    func bars(_ change: @escaping (inout BarContents) -> Void) -> some View {
        transformPreference(BarContentsKey.self) { change(&$0) }
    }
}

/// The bar at the top of a navigation view.
public struct NavigationBarItem: Sendable {
    /// How large the title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large, inlineLarge
    }
}

/// One of the bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let kind: Int

    public static let automatic = ToolbarPlacement(kind: 0)
    public static let navigationBar = ToolbarPlacement(kind: 1)
    public static let bottomBar = ToolbarPlacement(kind: 2)
    public static let tabBar = ToolbarPlacement(kind: 3)
    public static let windowToolbar = ToolbarPlacement(kind: 1)
}

nonisolated extension View {
    /// The title of the screen this view is.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    public func navigationTitle(_ title: Text) -> some View { bars { $0.title = title } }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

    public func navigationSubtitle(_ subtitle: Text) -> some View { bars { $0.subtitle = subtitle } }
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        bars { $0.displayMode = displayMode }
    }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bars { $0.hasHiddenBackButton = hidesBackButton }
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View {
        bars { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Items for the bars of the screen this view is.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let items = ToolbarContents(AnyView(content()))
        return bars { $0.toolbars.append(items) }
    }

    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    package func toolbarVisibility(_ visibility: Visibility, in places: [ToolbarPlacement]) -> some View {
        bars { contents in
            for place in places.isEmpty ? [.navigationBar] : places { contents.visibility[place] = visibility }
        }
    }

    /// What bars are drawn on.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        toolbarBackground(AnyShapeStyle(style))
    }

    package func toolbarBackground(_ style: AnyShapeStyle) -> some View { bars { $0.background = style } }

    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bars { $0.displayMode = mode.bar }
    }
}

/// How large a screen's title is.
public struct ToolbarTitleDisplayMode: Sendable {
    let bar: NavigationBarItem.TitleDisplayMode

    public static let automatic = ToolbarTitleDisplayMode(bar: .automatic)
    public static let large = ToolbarTitleDisplayMode(bar: .large)
    public static let inline = ToolbarTitleDisplayMode(bar: .inline)
    public static let inlineLarge = ToolbarTitleDisplayMode(bar: .inlineLarge)
}
