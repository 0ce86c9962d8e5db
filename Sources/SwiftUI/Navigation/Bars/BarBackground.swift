import ViewGraph

/// The background of a bar at the bottom, with a line above it: there while something goes on behind the bar, unless
/// somebody says more.
struct BarBackground: ControlPart {
    let visibility: Visibility?
    /// Of the screen that the bar belongs to.
    let area: SafeArea
    /// What the program says of all such bars.
    var color: Color?

    var body: some View {
        if visibility != .hidden {
            Rectangle().fill(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ControlPaint.bar))
                .overlay(alignment: .top) { Rectangle().fill(.separator).frame(height: 0.5) }
                .ignoresSafeArea(edges: .bottom)
                .modifier(BarBackgroundModifier(area: visibility == .visible || color != nil ? nil : area))
        }
    }
}

/// Shows a bar's background only while something goes on behind the bar of the area, where one is given.
struct BarBackgroundModifier: ElementModifier {
    let area: SafeArea?

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        BarBackgroundNode(viewNode: viewNode, child: child, area: area)
    }
}

final class BarBackgroundNode: PassThroughLayoutNode {
    private let area: SafeArea?

    init(viewNode: ViewNode, child: LayoutNode, area: SafeArea?) {
        self.area = area
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }

    override func draw(in context: inout DrawContext) {
        if let area, area.screen?.preference(PreferenceChannel(ContentBehindKey.self)) != true { return }
        super.draw(in: &context)
    }
}

extension BarContents {
    /// Completes what the views of a screen want in its bars.
    static func writer(
        _ outerSearch: OuterSearch?, _ sidebarToggle: SidebarToggle?, hidesBar: Bool,
        titleItems: TitleItems, resolve: @escaping (inout BarContents) -> Void
    ) -> PreferenceWritingModifier<BarContents> {
        PreferenceWritingModifier(PreferenceChannel(BarContentsKey.self), label: ".transformPreference") {
            node, inner in
            var contents = inner() ?? BarContents()
            outerSearch?.complete(&contents)
            contents.titleItems = titleItems
            resolve(&contents)
            if hidesBar { contents.visibility[.navigationBar] = .hidden }
            if let sidebarToggle, !contents.removesSidebarToggle {
                contents.toolbars.insert(sidebarToggle.contents, at: 0)
            }
            contents.searchIsAtBottom = contents.search?.placement.isAtBottom(in: node.environment) ?? false
            guard var under = node.preference(PreferenceChannel(ContentUnderBarKey.self)) ?? nil else {
                return contents
            }
            under.distance = min(
                max(under.distance, 0),
                NavigationBar.largeTitleHeight(contents.shape, node.environment.paletteGeneration))
            contents.under = under
            return contents
        }
    }
}

/// What keeps a bar at the top legible while content goes on behind it: a background with a line below it, since iOS 26 one
/// that fades.
struct BarEdge: ControlPart {
    let height: CGFloat
    /// Of what is behind the bar, where it is known.
    let background: ListBackground?

    @Environment(\.paletteGeneration) private var generation

    var body: some View {
        let isSoft = generation == .later
        Rectangle().fill(isSoft ? softBackground : AnyShapeStyle(ControlPaint.bar))
            .mask {
                LinearGradient(
                    stops: [.init(color: .black, location: 0.6), .init(color: isSoft ? .clear : .black, location: 1)],
                    startPoint: .top, endPoint: .bottom)
            }
            .overlay(alignment: .bottom) { if !isSoft { Rectangle().fill(.separator).frame(height: 0.5) } }
            .ignoresSafeArea(edges: .top)
            .frame(height: isSoft ? height + 12 : height)
    }

    private var softBackground: AnyShapeStyle {
        let color = background.map { AnyShapeStyle(ListBackgroundStyle(background: $0)) }
        return AnyShapeStyle((color ?? AnyShapeStyle(Color(provider: .semantic(.background(0))))).opacity(0.85))
    }
}
