import ViewGraph

/// What a screen's bar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let kind: Int
    public static let automatic = ToolbarRole(kind: 0)
    public static let navigationStack = ToolbarRole(kind: 1)
    public static let browser = ToolbarRole(kind: 2)
    public static let editor = ToolbarRole(kind: 3)
}

/// An item that the platform puts into bars by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    fileprivate let kind: Int
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: 0)
    public static let title = ToolbarDefaultItemKind(kind: 1)
    public static let search = ToolbarDefaultItemKind(kind: 2)
}

/// How a space in a bar is measured.
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool
    public static let flexible = SpacerSizing(isFixed: false)
    public static let fixed = SpacerSizing(isFixed: true)
}

/// A space between the items of a bar.
public nonisolated struct ToolbarSpacer: ControlView, ToolbarContent {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    public var body: some View {
        Group { if sizing.isFixed { Color.clear.frame(width: BarItems.gap, height: 1) } else { Spacer(minLength: 8) } }
            .modifier(TraitModifier(key: ObjectIdentifier(BarSpaceTrait.self), value: true, label: ".toolbarSpacer"))
            .toolbarPlace(placement)
    }
}

/// The menu that a screen's title opens.
public nonisolated struct ToolbarTitleMenu<Content: View>: ControlView, ToolbarContent {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { EmptyView().toolbarTitleMenu { content } }
}

nonisolated extension ToolbarItem where ID == String {
    /// An item that people can move or take out where a bar can be customised.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(placement, content()) }
}

nonisolated extension View {
    /// Items for bars that people can customise.
    public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View {
        toolbar(content: content)
    }

    /// Takes an item out that the platform would put into the bars.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bars {
            if defaultItemKind == .title { $0.removesTitle = true }
            if defaultItemKind == .sidebarToggle { $0.removesSidebarToggle = true }
        }
    }

    /// A menu that the screen's title opens.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarContents(AnyView(content()))
        return bars { $0.titleMenu = $0.titleMenu ?? menu }
    }

    /// What the bar is for. An editor's or a browser's title stands at the leading edge, which isn't drawn: a warning
    /// says so.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        modifier(UndrawnModifier(label: ".toolbarRole", isShown: role == .editor || role == .browser))
    }

    /// The appearance of the screen's bars; nil as the screen has it.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        toolbarColorScheme(colorScheme, in: bars)
    }

    package func toolbarColorScheme(_ colorScheme: ColorScheme?, in places: [ToolbarPlacement]) -> some View {
        bars { $0.colorScheme = colorScheme }
    }

    /// Whether bars have a background.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, in: bars)
    }

    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, in: bars)
    }

    package func toolbarBackgroundVisibility(_ visibility: Visibility, in places: [ToolbarPlacement]) -> some View {
        bars { contents in
            for place in places.isEmpty ? [.navigationBar] : places {
                contents.backgroundVisibility[place] = visibility
            }
        }
    }

    /// Items at both ends of the bar, as they were written before `toolbar`.
    // Titles were a bar's own before `navigationTitle(_:)`.

    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
}
