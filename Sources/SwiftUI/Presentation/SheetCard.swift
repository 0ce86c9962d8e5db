import ViewGraph

/// A card that comes from below on iOS; a panel in the middle on macOS and in a regular width.
struct SheetCard: ControlPart {
    let presentation: Presentation

    @State private var look = SheetLook()
    /// Of a panel of macOS.
    @State private var items: [ToolbarContents] = []
    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.safeArea) private var safeArea
    @Environment(\.self) private var environment

    var body: some View {
        let (look, environment) = (look, environment)
        ZStack {
            if look.dimsBehind { Dimming() }
            if platform == .macOS {
                macPanel(look).systemMotion(.grow(from: SystemAnimations.windowPanelScale, shrinks: true))
            } else if isPanel {
                padPanel(look).systemMotion(.rise)
            } else {
                SheetLayout(
                    look: look, coveredTop: safeArea?.insets.top ?? 0, margin: isFloating ? Self.margin : 0,
                    environment: environment
                ) {
                    card(
                        look,
                        SheetShape(
                            radius: look.cornerRadius ?? Self.radius, bottomRadius: isFloating ? bottomRadius : 0)
                    )
                    .systemMotion(.rise)
                }
            }
        }
    }

    private static let radius: CGFloat = 38
    /// Between a sheet that floats and the edges of the window.
    private static let margin: CGFloat = 8

    /// Whether it stands in the middle of an iPad's window.
    private var isPanel: Bool { sizeClass == .regular && look.detents == nil }
    private var isFloating: Bool { platform == .iOS && generation == .later && look.isPartial }

    /// As round as the corners of the screen ask for, where it has round ones: such a screen has a safe area.
    private var bottomRadius: CGFloat { look.cornerRadius ?? (bottomInset > 0 ? 47 : Self.radius) }
    private var bottomInset: CGFloat { safeArea?.outermost.insets.bottom ?? 0 }
    private static let macRadius: CGFloat = 14

    /// The content as it is where the presenting view stands, but one level further up.
    private var content: some View {
        let state = $look
        return VStack(spacing: 0) { presentation.transplanted(presentation.content.environment(\.isElevated, true)) }
            .onPreferenceChange(SheetLookKey.self) { state.wrappedValue = $0 }
    }

    private func card<S: Shape>(_ look: SheetLook, _ shape: S) -> some View {
        // How far the card reaches below its content; one that floats ends above the window's edge.
        let reach = isPanel ? 0 : isFloating ? max(bottomInset - Self.margin, 0) : bottomInset
        // A clip and no mask: what a material blurs is out of sight below a mask's layer.
        return
            content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { background(look).padding(.bottom, -reach) }
            .overlay(alignment: .top) { if showsIndicator(look) { DragIndicator() } }
            .clipShape(ReachingShape(base: shape, reach: reach))
    }

    @ViewBuilder private func background(_ look: SheetLook) -> some View {
        if let background = look.background { background.view } else { Rectangle().fill(ControlPaint.sheetBackground) }
    }

    private func showsIndicator(_ look: SheetLook) -> Bool {
        switch look.indicator {
        case .visible: true
        case .hidden: false
        case .automatic: (look.detents?.count ?? 0) > 1
        }
    }

    private func macPanel(_ look: SheetLook) -> some View {
        let shape = RoundedRectangle(cornerRadius: look.cornerRadius ?? Self.macRadius, style: .continuous)
        let (room, shown) = (look.sizing?.macRoom ?? PresentationSizing.Room(), $items)
        return VStack(spacing: 0) {
            content.modifier(
                PreferenceObserverModifier(PreferenceChannel(BarContentsKey.self), isEqual: { $0.isSame(as: $1) }) {
                    shown.wrappedValue = $0.toolbars
                })
            if !shown.wrappedValue.isEmpty { presentation.transplanted(PanelButtons(toolbars: shown.wrappedValue)) }
        }
        .fixedSize(horizontal: room.width == nil, vertical: room.height == nil)
        .frame(width: room.width, height: room.height)
        .background { background(look) }
        .clipShape(shape)
        .overlay { shape.strokeBorder(ControlPaint.boxEdge, lineWidth: 0.5) }
        .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
    }

    private func padPanel(_ look: SheetLook) -> some View {
        let shape = RoundedRectangle(cornerRadius: look.cornerRadius ?? Self.radius, style: .continuous)
        let room = (look.sizing ?? .automatic).padRoom
        return Group {
            if room.width == nil || room.height == nil {
                content.fixedSize(horizontal: room.width == nil, vertical: room.height == nil)
                    .frame(maxWidth: room.width, maxHeight: room.height)
                    .background { background(look) }.clipShape(shape)
            } else {
                card(look, shape).frame(maxWidth: room.width, maxHeight: room.height).padding(20)
            }
        }
        .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
    }
}

extension PresentationSizing {
    /// A sheet's width and height; nil where it has its content's.
    struct Room {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// As large as iPads have form and page sheets.
    var padRoom: Room {
        switch kind {
        case .fitted: Room()
        case .form: fitting(540, 620)
        case .automatic, .page: fitting(704, 840)
        }
    }

    /// A panel is as large as its content by itself.
    var macRoom: Room {
        switch kind {
        case .automatic, .fitted: Room()
        case .form: fitting(480, 400)
        case .page: fitting(640, 520)
        }
    }

    private func fitting(_ width: CGFloat, _ height: CGFloat) -> Room {
        Room(
            width: fittedAxes.contains(.horizontal) ? nil : width, height: fittedAxes.contains(.vertical) ? nil : height
        )
    }
}

/// The short bar that says that a sheet can be dragged.
struct DragIndicator: ControlPart {
    var body: some View {
        Capsule().fill(Color(provider: .semantic(.label(2)))).frame(width: 36, height: 5).padding(.top, 5)
    }
}

/// Round above, and below where it floats.
struct SheetShape: Shape {
    let radius: CGFloat
    let bottomRadius: CGFloat

    func path(in rect: CGRect) -> Path {
        func usable(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), rect.width / 2, rect.height / 2) }
        let (top, bottom) = (usable(radius), usable(bottomRadius))
        let radii = RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
        return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    }
}

/// A shape that goes on below the view that it clips.
private struct ReachingShape<Base: Shape>: Shape {
    let base: Base
    let reach: CGFloat

    func path(in rect: CGRect) -> Path {
        base.path(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + reach))
    }
}

/// The card at the bottom, as high as the chosen or its smallest detent.
struct SheetLayout: PartLayout {
    let look: SheetLook
    /// What is covered above already, as a status bar does.
    let coveredTop: CGFloat
    /// Between the card and the window's edges.
    var margin: CGFloat = 0
    let environment: EnvironmentValues

    /// A large sheet leaves a status bar free, and a little of what is behind.
    private var clearance: CGFloat { max(54 - coveredTop, 10) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 600))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        func points(_ detent: PresentationDetent) -> CGFloat? {
            detent.points(in: bounds.height, clearance: clearance, environment: environment)
        }
        let heights = (look.detents ?? []).compactMap(points)
        let height = look.selection.flatMap(points) ?? heights.min() ?? points(.large) ?? 0
        let covered = environment.safeArea?.outermost.insets.bottom ?? 0
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.maxY - max(margin - covered, 0)), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: max(height, 0)))
    }
}
