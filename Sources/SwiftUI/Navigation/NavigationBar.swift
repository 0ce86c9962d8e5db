import ViewGraph

/// One screen of a navigation with its bar.
struct NavigationLevel: ControlPart {
    let content: AnyView
    /// Leads back; nil at the first screen.
    let back: (() -> Void)?

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.outerSearch) private var outerSearch
    @Environment(\.safeArea) private var safeArea
    @Environment(\.isElevated) private var isElevated
    @State private var area = SafeArea(insets: EdgeInsets())
    /// How high the bar at the bottom turned out to be.
    @State private var bottom: CGFloat = 0

    var body: some View {
        let (back, platform, generation, outerSearch) = (back, platform, generation, outerSearch)
        let (area, bottom) = (area, $bottom)
        let lift = NavigationBar.lift(safeArea, isElevated: isElevated, platform: platform)
        VStack(spacing: 0) { content }
            .environment(\.outerSearch, nil)
            .modifier(BarContents.writer(outerSearch))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(BarAreaModifier(area: area))
            .modifier(BelowBarModifier(hasBack: back != nil, bottom: bottom.wrappedValue, area: area))
            .overlayPreferenceValue(BarContentsKey.self, alignment: .top) { contents in
                let height = NavigationBar.height(
                    contents.shape, hasBack: back != nil, platform: platform, generation: generation)
                let bar = NavigationBar(contents: contents, height: height, back: back)
                    .alignmentGuide(.top) { $0[.top] + lift }
                if let search = contents.search, search.isActive, let suggestions = contents.searchSuggestions {
                    ZStack(alignment: .top) {
                        SearchSuggestions(suggestions: suggestions, search: search, top: height)
                        bar
                    }
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
            .transformPreference(BarContentsKey.self) { $0 = $0.ofTabBar }
            .coverable()
    }
}

/// Leaves room above a screen for the bar that its views ask for.
struct BelowBarModifier: ElementModifier {
    let hasBack: Bool
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

    override var top: CGFloat {
        let contents = child.preference(PreferenceChannel(BarContentsKey.self))
        let height = NavigationBar.height(
            contents?.shape ?? BarShape(), hasBack: modifier.hasBack, platform: environment.platform,
            generation: environment.paletteGeneration)
        let lift = NavigationBar.lift(
            environment.safeArea, isElevated: environment.isElevated, platform: environment.platform)
        return height > 0 ? height - lift : 0
    }

    override var bottom: CGFloat { modifier.bottom }

    override var hasLargeTitle: Bool? {
        guard let shape = child.preference(PreferenceChannel(BarContentsKey.self))?.shape else { return false }
        return NavigationBar.isLarge(shape, hasBack: modifier.hasBack) && top > 0
    }

    /// A panel that is as wide as it likes leaves room for a bar's title and items.
    override var leastIdealWidth: CGFloat { top > 0 ? 320 : 0 }
}

/// The bar at the top: 44 points with a small title and since iOS 26 10 below them, 52 more for a large one, 52 for a
/// search field on iOS (measured in pictures: facts 21.6).
struct NavigationBar: ControlPart {
    let contents: BarContents
    let height: CGFloat
    let back: (() -> Void)?

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Appearances private var appearances

    /// Of a large title.
    static let titleHeight: CGFloat = 52

    /// Below the row of items.
    static func gap(_ generation: PaletteGeneration) -> CGFloat { generation == .later ? 10 : 0 }

    /// How far above the safe area the bar of a screen begins. Where the window's safe area begins at 59 the camera is
    /// in the picture, and bars begin below the status bar, which ends at 53⅔ (measured in pictures: a small title's
    /// line is centred at 75⅔, and the content goes on 107⅔ below the window's edge).
    static func lift(_ area: SafeArea?, isElevated: Bool, platform: Platform) -> CGFloat {
        platform == .iOS && !isElevated && area?.outermost.insets.top == 59 ? 16.0 / 3 : 0
    }

    static func height(
        _ shape: BarShape, hasBack: Bool, platform: Platform, generation: PaletteGeneration
    ) -> CGFloat {
        guard !shape.isHidden, shape.hasTitle || shape.hasItems || shape.hasSearch || hasBack else { return 0 }
        if platform == .macOS { return 52 }
        var height = 44 + gap(generation)
        if isLarge(shape, hasBack: hasBack) { height += titleHeight }
        if shape.hasSearch { height += 52 }
        if shape.hasScopes { height += 40 }
        return height
    }

    static func isLarge(_ shape: BarShape, hasBack: Bool) -> Bool {
        guard shape.hasTitle else { return false }
        switch shape.displayMode {
        case .inline: return false
        case .large, .inlineLarge: return true
        case .automatic: return !hasBack
        }
    }

    var body: some View {
        if height > 0 {
            Group { if platform == .macOS { windowBar } else { phoneBar } }
                .environment(\.controlPlace, .toolbar)
                .transformEnvironment(\.foregroundStyles) { $0 = $0?.asDefault }
                .modifier(BarLabels())
                .environment(\.font, nil)
                .tinted(appearances.color(.navigationTint))
                .frame(height: height, alignment: .top)
                .background(ground)
                .background(alignment: .top) {
                    if let under = contents.under, hasEdge {
                        BarEdge(height: height - collapsed, ground: under.ground)
                    }
                }
                .transformEnvironment(\.colorScheme) { if let scheme = contents.colorScheme { $0 = scheme } }
        }
    }

    /// What the program says, else nothing: what is below goes on behind the bar.
    private var ground: AnyShapeStyle {
        if contents.hidesGround(of: .navigationBar) { return AnyShapeStyle(Color.clear) }
        if let own = contents.background { return own }
        if let all = appearances.color(.navigationGround) { return AnyShapeStyle(all) }
        return AnyShapeStyle(contents.groundVisibility[.navigationBar] == .visible ? ControlPaint.bar : .clear)
    }

    /// Whether there is content behind the bar and the program says nothing of a ground.
    private var hasEdge: Bool {
        contents.under?.distance ?? 0 > 0 && platform == .iOS && contents.background == nil
            && contents.groundVisibility[.navigationBar] == nil && appearances.color(.navigationGround) == nil
    }

    /// How much of the large title was scrolled away, in points.
    private var collapsed: CGFloat { isLarge ? min(contents.under?.distance ?? 0, Self.titleHeight) : 0 }

    private var title: Text? { contents.removesTitle ? nil : contents.title }

    /// The title, which opens a menu where the screen has one for it.
    @ViewBuilder private func titled(_ title: some View) -> some View {
        if let menu = contents.titleMenu {
            Menu {
                menu.view
            } label: {
                HStack(spacing: 4) {
                    title
                    Image(systemName: "chevron.down.circle.fill")
                        .font(.system(size: 15, weight: .semibold))
                        .symbolRenderingMode(.hierarchical)
                        .foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain)
            .labelStyle(.titleAndIcon)
        } else {
            title
        }
    }

    private var isLarge: Bool { Self.isLarge(contents.shape, hasBack: back != nil) }

    /// The title in the middle of the bar; an item that stands there is in its place.
    private var smallTitle: AnyView? {
        guard !isLarge || collapsed >= 44, let title else { return nil }
        // The same at every text size (measured: facts 21.6).
        let font = appearances.font(.navigationTitle) ?? .system(size: 17, weight: .semibold)
        return AnyView(titled(coloured(title.font(font), .navigationTitle).lineLimit(1)))
    }

    private func coloured(_ title: Text, _ part: BarAppearances.Part) -> Text {
        appearances.color(part).map { title.foregroundColor($0) } ?? title
    }

    private var phoneBar: some View {
        VStack(alignment: .leading, spacing: 0) {
            PhoneBarLayout {
                HStack(spacing: 16) {
                    ToolbarRow(toolbars: contents.toolbars, places: [.principal], otherwise: smallTitle)
                }
                HStack { if let back, !contents.hasHiddenBackButton { BackButton(perform: back) } }
                HStack(spacing: 16) { ToolbarRow(toolbars: contents.toolbars, places: [.leading]) }
                HStack(spacing: 16) {
                    ToolbarRow(toolbars: contents.toolbars, places: [.automatic, .trailing])
                    ToolbarRow(toolbars: contents.toolbars, places: [.primary]).fontWeight(.semibold)
                }
            }
            .padding(.bottom, Self.gap(generation))
            if isLarge, let title {
                let height = Self.titleHeight - collapsed
                coloured(
                    title.font(appearances.font(.navigationLargeTitle) ?? .largeTitle.bold()), .navigationLargeTitle
                )
                .lineLimit(1)
                // Since iOS 26 the title's line ends with the bar.
                .frame(height: Self.titleHeight, alignment: generation == .later ? .bottomLeading : .leading)
                .frame(height: height, alignment: .bottom)
                .mask(alignment: .bottom) { Rectangle().frame(height: height).padding(.horizontal, -16) }
            }
            if let search = contents.search {
                SearchBar(search: search, focus: contents.searchFocus).frame(height: 52)
            }
            if contents.shape.hasScopes, let scopes = contents.searchScopes {
                scopes.view.frame(height: 40, alignment: .top)
            }
        }
        .padding(.horizontal, 16)
    }

    private var windowBar: some View {
        HStack(spacing: 12) {
            if let back, !contents.hasHiddenBackButton { BackButton(perform: back) }
            ToolbarRow(toolbars: contents.toolbars, places: [.leading])
            VStack(alignment: .leading, spacing: 0) {
                if let title { titled(title.font(.system(size: 15, weight: .bold)).lineLimit(1)) }
                if let subtitle = contents.subtitle { subtitle.font(.subheadline).foregroundStyle(.secondary) }
            }
            .layoutPriority(1)
            Spacer(minLength: 0)
            ToolbarRow(toolbars: contents.toolbars, places: [.principal])
            Spacer(minLength: 0)
            ToolbarRow(toolbars: contents.toolbars, places: [.automatic, .trailing, .primary])
            if let search = contents.search {
                SearchBar(search: search, focus: contents.searchFocus).frame(minWidth: 60, maxWidth: 160)
            }
        }
        .padding(.horizontal, 16)
        .frame(height: 52)
        .background(windowGround)
        .overlay(alignment: .bottom) { if !hidesGround { Rectangle().fill(.separator).frame(height: 1) } }
    }

    private var hidesGround: Bool { contents.hidesGround(of: .windowToolbar) }
    private var windowGround: AnyShapeStyle {
        hidesGround ? AnyShapeStyle(Color.clear) : AnyShapeStyle(ControlPaint.bar)
    }
}

/// The field of a search.
struct SearchBar: ControlPart {
    let search: BarContents.SearchField
    let focus: SearchFocus?

    @Environment(\.platform) private var platform

    var body: some View {
        let (isMac, focus) = (platform == .macOS, focus)
        HStack(spacing: isMac ? 5 : 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).font(.system(size: isMac ? 12 : 16))
            TextField(text: search.text, label: search.prompt ?? Text("Search"), prompt: nil).textFieldStyle(.plain)
                .transformEnvironment(\.focusTarget) { $0 = focus?.target ?? $0 }
        }
        .padding(.horizontal, 8)
        .frame(height: isMac ? 28 : 36)
        .background(ControlPaint.bezel, in: RoundedRectangle(cornerRadius: isMac ? 14 : 10, style: .continuous))
    }
}

/// The bar at the bottom of a screen, where it has items.
struct BottomBar: ControlPart {
    let contents: BarContents
    /// Of the screen it belongs to.
    let area: SafeArea

    var body: some View {
        let (toolbars, area, ground) = (contents.toolbars, area, contents.groundVisibility[.bottomBar])
        if !toolbars.isEmpty, contents.visibility[.bottomBar] != .hidden {
            AnyView(
                any: ElementReader(ViewList(toolbars.map(\.view))) { elements in
                    let own = elements.filter {
                        let place = $0.trait(ObjectIdentifier(ToolbarPlaceTrait.self)) as? ToolbarItemPlacement.Place
                        return place == .bottom || place == .status
                    }
                    guard !own.isEmpty else { return Color.clear.frame(height: 0) }
                    return HStack { ViewList(own.map { ElementView($0) }) }
                        .frame(maxWidth: .infinity)
                        .padding(.horizontal, 16)
                        .frame(height: 44)
                        .background { BarGround(visibility: ground, area: area) }
                }
            )
            .environment(\.controlPlace, .toolbar)
            .transformEnvironment(\.foregroundStyles) { $0 = $0?.asDefault }
            .modifier(BarLabels())
            .environment(\.font, nil)
        }
    }
}

/// Labels in bars are icons where no style was asked for.
struct BarLabels: EnvironmentModifier {
    func write(to environment: inout EnvironmentValues) {
        if environment.labelStyle.isAutomatic {
            environment.labelStyle = ErasedLabelStyle(IconOnlyLabelStyle())
        }
    }
}
