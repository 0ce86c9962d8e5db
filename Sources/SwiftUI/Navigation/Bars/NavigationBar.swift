import ViewGraph

/// One screen of a navigation with its bar.
struct NavigationLevel: ControlPart {
    let content: AnyView
    /// Leads back; nil at the first screen.
    let back: (() -> Void)?
    /// Of the stack that this is a screen of.
    var titles: StackTitles?
    /// How many screens are below it.
    var level = 0

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.outerSearch) private var outerSearch
    @Environment(\.safeArea) private var safeArea
    @Environment(\.isElevated) private var isElevated
    @Environment(\.windowBarHeight) private var windowBarHeight
    @Environment(\.sidebarToggle) private var sidebarToggle
    @State private var area = SafeArea(insets: EdgeInsets())
    /// How high the bar at the bottom turned out to be.
    @State private var bottom: CGFloat = 0
    /// Which titles are items.
    @State private var titleItems = TitleItems()
    /// Of the screen on top that something inside asks for.
    @State private var cover = SystemChange()

    var body: some View {
        let (titles, level) = (titles, level)
        let (back, platform, generation, outerSearch) = (back, platform, generation, outerSearch)
        let (area, bottom, sidebarToggle, titleItems) = (area, $bottom, sidebarToggle, $titleItems)
        // A panel of macOS has no bar: its items stand below what it shows.
        let isPanel = platform == .macOS && isElevated && back == nil
        let lift = NavigationBar.lift(
            safeArea, isElevated: isElevated, platform: platform, generation: generation)
        VStack(spacing: 0) { content }
            .environment(\.outerSearch, nil)
            .environment(\.windowBarHeight, 0)
            .modifier(
                BarContents.writer(
                    outerSearch, sidebarToggle, hidesBar: isPanel, titleItems: titleItems.wrappedValue
                ) { titles?.resolve(&$0, level: level, hasBack: back != nil) }
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(BarAreaModifier(area: area))
            .modifier(
                BelowBarModifier(
                    hasBack: back != nil, least: windowBarHeight, bottom: bottom.wrappedValue, area: area)
            )
            .overlayPreferenceValue(BarContentsKey.self, alignment: .top) { contents in
                let height = NavigationBar.height(
                    contents.shape, hasBack: back != nil, platform: platform, generation: generation)
                let bar = NavigationBar(contents: contents, height: height, back: back)
                    .modifier(TitleItemsObserver(titles: titleItems, isNeeded: !contents.toolbars.isEmpty))
                    .alignmentGuide(.top) { $0[.top] + lift }
                if let search = contents.search, search.isActive,
                    !contents.hiddenSuggestions.contains(platform.suggestions),
                    let suggestions = contents.searchSuggestions
                {
                    // No stack of the two: its own guide would be moved by a part of the bar's.
                    SearchSuggestions(suggestions: suggestions, search: search, top: height - lift)
                        .overlay(alignment: .top) { bar }
                } else {
                    bar
                }
            }
            .overlayPreferenceValue(BarContentsKey.self, alignment: .bottom) { contents in
                BottomBar(contents: contents, area: area)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        bottom.wrappedValue = $0
                    }
            }
            .transformPreference(BarContentsKey.self) { contents in
                let height = NavigationBar.height(
                    contents.shape, hasBack: back != nil, platform: platform, generation: generation)
                contents = isPanel ? contents.ofPanel : contents.ofTabBar(hasBar: height > 0)
            }
            .coverable(cover)
    }
}

/// Leaves room above a screen for the bar that its views ask for.
struct BelowBarModifier: ElementModifier {
    let hasBack: Bool
    /// How high the bar of the window is that the screen is a column of, in points.
    let least: CGFloat
    /// How high the bar at the bottom is, in points.
    let bottom: CGFloat
    let area: SafeArea

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        BelowBarLayoutNode(viewNode: viewNode, child: child, modifier: self)
    }
}

final class BelowBarLayoutNode: BarRoomLayoutNode {
    private let modifier: BelowBarModifier

    init(viewNode: ViewNode, child: LayoutNode, modifier: BelowBarModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child, area: modifier.area)
    }

    override var top: CGFloat { max(ownTop, modifier.least) }

    /// Of the bar above this screen alone.
    private var ownTop: CGFloat {
        let contents = child.preference(PreferenceChannel(BarContentsKey.self))
        let height = NavigationBar.height(
            contents?.shape ?? BarShape(), hasBack: modifier.hasBack, platform: environment.platform,
            generation: environment.paletteGeneration)
        let lift = NavigationBar.lift(
            environment.safeArea, isElevated: environment.isElevated, platform: environment.platform,
            generation: environment.paletteGeneration)
        return height > 0 ? height - lift : 0
    }

    override var bottom: CGFloat { modifier.bottom }

    override var largeTitle: CGFloat? {
        guard let shape = child.preference(PreferenceChannel(BarContentsKey.self))?.shape, ownTop > 0,
            NavigationBar.isLarge(shape, hasBack: modifier.hasBack)
        else { return 0 }
        return NavigationBar.largeTitleHeight(shape, environment.paletteGeneration)
    }

    /// A panel that is as wide as it likes leaves room for a bar's title and items.
    override var leastIdealWidth: CGFloat { ownTop > 0 ? 320 : 0 }
}

/// The bar at the top: 44 points with a small title and since iOS 26 10 below them, 52 more for a large one, 52 for a
/// search field on iOS (measured in pictures: facts 21.6).
struct NavigationBar: ControlPart {
    let contents: BarContents
    let height: CGFloat
    let back: (() -> Void)?

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) var generation
    @Environment(\.tabsStandAbove) private var tabsStandAbove
    @Appearances var appearances

    /// Of a large title (measured: facts 21.18).
    static func titleHeight(_ generation: PaletteGeneration) -> CGFloat { generation == .later ? 157.0 / 3 : 52 }
    /// Of the line below it.
    static let subtitleHeight: CGFloat = 22
    /// Of both, which go together as content scrolls.
    static func largeTitleHeight(_ shape: BarShape, _ generation: PaletteGeneration) -> CGFloat {
        titleHeight(generation) + (shape.hasSubtitle ? subtitleHeight : 0)
    }

    /// Below the row of items.
    static func gap(_ generation: PaletteGeneration) -> CGFloat { generation == .later ? 10 : 0 }

    /// How far above the safe area the bar of a screen begins. Where the window's safe area begins at 59 the camera is
    /// in the picture, and bars begin below the status bar, which ends at 53⅔ (measured in pictures: a small title's
    /// line is centred at 75⅔, and the content goes on 107⅔ below the window's edge).
    ///
    /// In a sheet the bar begins lower: since iOS 26 its items are as far from the card's upper edge as from its sides.
    static func lift(
        _ area: SafeArea?, isElevated: Bool, platform: Platform, generation: PaletteGeneration
    ) -> CGFloat {
        guard platform == .iOS else { return 0 }
        if isElevated { return generation == .later ? -16 : -6 }
        return area?.outermost.insets.top == 59 ? 16.0 / 3 : 0
    }

    static func height(
        _ shape: BarShape, hasBack: Bool, platform: Platform, generation: PaletteGeneration
    ) -> CGFloat {
        guard !shape.isHidden, shape.hasTitle || shape.hasItems || shape.hasSearch || hasBack else { return 0 }
        if platform == .macOS { return 52 }
        var height = 44 + gap(generation)
        if isLarge(shape, hasBack: hasBack) { height += largeTitleHeight(shape, generation) }
        if shape.hasSearch { height += 52 }
        if shape.hasScopes { height += 40 }
        return height
    }

    static func isLarge(_ shape: BarShape, hasBack: Bool) -> Bool {
        guard shape.hasTitle else { return false }
        switch shape.displayMode {
        case .inline, .inlineLarge: return false
        case .large: return true
        case .automatic: return !hasBack
        }
    }

    var body: some View {
        if height > 0 {
            Group {
                if platform == .macOS {
                    ToolbarReader(toolbars: contents.toolbars) { AnyView(windowBar($0)) }
                        .preference(key: WindowBarHeightKey.self, value: height)
                } else {
                    ToolbarReader(toolbars: contents.toolbars) { AnyView(phoneBar($0)) }
                }
            }
            .environment(\.controlPlace, .toolbar)
            .transformEnvironment(\.foregroundStyles) { $0 = $0?.asDefault }
            .modifier(BarLabels())
            .environment(\.font, nil)
            .tinted(appearances.color(.navigationTint))
            .modifier(BarTintScope())
            .frame(height: height, alignment: .top)
            .background(background)
            .background(alignment: .top) {
                if let under = contents.under, hasEdge {
                    BarEdge(height: height - collapsed, background: under.background)
                }
            }
            .transformEnvironment(\.colorScheme) { if let scheme = contents.colorScheme { $0 = scheme } }
        }
    }

    /// What the program says, else nothing: what is below goes on behind the bar.
    private var background: AnyShapeStyle {
        if contents.hidesBackground(of: .navigationBar) { return AnyShapeStyle(Color.clear) }
        if let own = contents.background { return own }
        if let all = appearances.color(.navigationBackground) { return AnyShapeStyle(all) }
        return AnyShapeStyle(contents.backgroundVisibility[.navigationBar] == .visible ? ControlPaint.bar : .clear)
    }

    /// Whether there is content behind the bar and the program says nothing of a background.
    private var hasEdge: Bool {
        contents.under?.distance ?? 0 > 0 && platform == .iOS && contents.background == nil
            && contents.backgroundVisibility[.navigationBar] == nil && appearances.color(.navigationBackground) == nil
    }

    /// How much of the large title was scrolled away, in points.
    var collapsed: CGFloat {
        isLarge ? min(contents.under?.distance ?? 0, Self.largeTitleHeight(contents.shape, generation)) : 0
    }

    var isLarge: Bool { Self.isLarge(contents.shape, hasBack: back != nil) }

    /// On glass since iOS 26, as they are before.
    private func arranged(_ elements: [LayoutNode]) -> AnyView {
        generation == .later
            ? AnyView(BarItems(elements: elements, height: platform == .macOS ? 36 : 44))
            : AnyView(ViewList(elements.map { ElementView($0) }))
    }

    /// The items at some places, in the text size of items. Where there are none there is no row.
    @ViewBuilder private func items(
        _ elements: ToolbarElements, _ places: ToolbarItemPlacement.Place...
    ) -> some View {
        if elements.has(places) {
            ToolbarRow(toolbars: contents.toolbars, places: places, arrange: arranged).modifier(BarItemText())
        }
    }

    private func phoneBar(_ elements: ToolbarElements) -> some View {
        let spacing = generation == .later ? BarItems.gap : 16
        return VStack(alignment: .leading, spacing: 0) {
            PhoneBarLayout {
                HStack(spacing: 16) {
                    if elements.has([.principal]) {
                        ViewList(elements.at([.principal]).map { ElementView($0) })
                    } else if !tabsStandAbove {
                        smallTitle(elements)
                    }
                }
                HStack { if let back, !contents.hasHiddenBackButton { BackButton(perform: back) } }
                HStack(spacing: spacing) {
                    items(elements, .cancellation, .leading)
                    // Tabs in the middle leave it the leading side.
                    if tabsStandAbove { smallTitle(elements) }
                    if isLeading { leadingTitle(elements) }
                }
                HStack(spacing: spacing) {
                    if elements.has([.secondary]) {
                        BarOverflow(toolbars: contents.toolbars, arrange: arranged).modifier(BarItemText())
                    }
                    if generation == .later {
                        items(elements, .automatic, .trailing, .destruction, .primary, .confirmation)
                    } else {
                        items(elements, .automatic, .trailing, .destruction)
                        items(elements, .primary, .confirmation).fontWeight(.semibold)
                    }
                }
            }
            .padding(.bottom, Self.gap(generation))
            if isLarge { largeTitle(elements) }
            if let search = contents.search, !contents.searchIsAtBottom {
                SearchBar(search: search, focus: contents.searchFocus).frame(height: 52)
            }
            if contents.shape.hasScopes, let scopes = contents.searchScopes {
                scopes.view.frame(height: 40, alignment: .top)
            }
        }
        .padding(.horizontal, 16)
    }

    private func windowBar(_ elements: ToolbarElements) -> some View {
        HStack(spacing: 12) {
            if let back, !contents.hasHiddenBackButton { BackButton(perform: back) }
            items(elements, .cancellation, .leading)
            VStack(alignment: .leading, spacing: 0) {
                item(
                    elements, at: .title,
                    else: title.map { titled($0.font(.system(size: 15, weight: .bold)).lineLimit(1)) })
                item(elements, at: .subtitle, else: contents.subtitle).font(.subheadline).foregroundStyle(.secondary)
            }
            .layoutPriority(1)
            Spacer(minLength: 0)
            items(elements, .principal, .status)
            Spacer(minLength: 0)
            items(elements, .automatic, .trailing, .secondary, .destruction, .primary, .confirmation)
            if let search = contents.search {
                SearchBar(search: search, focus: contents.searchFocus).frame(minWidth: 60, maxWidth: 160)
            }
        }
        .padding(.horizontal, 16)
        .frame(height: 52)
        .background(windowBackground)
        .overlay(alignment: .bottom) { if !hidesBackground { Rectangle().fill(.separator).frame(height: 1) } }
    }

    private var hidesBackground: Bool { contents.hidesBackground(of: .windowToolbar) }
    private var windowBackground: AnyShapeStyle {
        hidesBackground ? AnyShapeStyle(Color.clear) : AnyShapeStyle(ControlPaint.bar)
    }
}
