import ViewGraph

/// A picker in one of its looks.
struct PickerBody: ControlPart {
    let look: PickerLook
    let label: AnyView
    let options: [PickerOption]
    /// The options once more, for a menu.
    let rows: PickerMenuRows
    /// What a menu shows in place of the chosen option; nil for that itself.
    let current: AnyView?

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place

    var body: some View {
        let menu = PickerMenu(
            options: options, rows: rows, current: current.map { AnyView(PickerOptions(content: $0, look: .menu)) })
        switch look {
        case .segmented:
            if platform == .iOS {
                SegmentedControl(options: options)
            } else {
                LabeledControl(label: label, control: SegmentedControl(options: options))
            }
        case .menu:
            if place == .menu {
                PickerSubmenu(label: label, rows: rows)
            } else if platform == .iOS, place != .row {
                menu
            } else {
                LabeledControl(
                    label: label, control: menu, fillsRow: platform == .iOS, sharesRow: platform == .iOS)
            }
        case .wheel: PickerWheel(options: options)
        case .inline: if place == .menu { Section { rows } } else { InlineRows(options: options) }
        case .navigationLink: NavigationRow(label: label, options: options)
        case .radioGroup:
            LabeledTopControl(label: label, control: RadioGroup(options: options))
        case .palette: LabeledControl(label: label, control: PaletteRow(options: options), fillsRow: platform == .iOS)
        }
    }
}

// MARK: - Segments

struct SegmentedControl: ControlPart {
    let options: [PickerOption]

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isEnabled) private var isEnabled
    @Appearances private var appearances

    private func title(isChosen: Bool) -> Color? {
        isChosen
            ? appearances.color(.segmentChosenTitle) ?? appearances.color(.segmentTitle)
            : appearances.color(.segmentTitle)
    }

    private var height: CGFloat {
        guard platform == .macOS else { return 32 }
        switch controlSize {
        case .mini: return 14
        case .small: return 20
        case .regular: return 24
        case .large: return 28
        case .extraLarge: return 36
        }
    }

    private func shape(inset: CGFloat) -> AnyShape {
        if platform == .iOS, generation == .later { return AnyShape(Capsule()) }
        let radius: CGFloat = platform == .macOS ? 6 : 9
        return AnyShape(RoundedRectangle(cornerRadius: max(radius - inset, 0), style: .continuous))
    }

    var body: some View {
        let chosen = options.firstIndex(where: \.isChosen)
        SegmentsLayout(chosen: chosen, height: height, fillsWidth: platform == .iOS) {
            shape(inset: 2)
                .fill(
                    appearances.color(.segmentChosen).map { AnyShapeStyle($0) }
                        ?? AnyShapeStyle(ControlPaint.chosenSegment)
                )
                .shadow(color: .black.opacity(0.12), radius: 3, y: platform == .iOS ? 2 : 0.5)
                .opacity(chosen == nil ? 0 : 1)
                // The system's own spring (system animations 6.1).
                .animation(.interpolatingSpring(stiffness: 503.551, damping: 44.8799), value: chosen)
            ForEach(options) { option in
                SegmentTitle(view: option.view, color: title(isChosen: option.isChosen))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .pressable(.segment) { option.choose() }
            }
            ForEach(Array(options.indices.dropFirst()), id: \.self) { index in
                Rectangle()
                    .fill(.separator)
                    .opacity(chosen == index || chosen == index - 1 ? 0 : 1)
            }
        }
        .background(
            appearances.color(.segmentBackground).map { AnyShapeStyle($0) } ?? AnyShapeStyle(ControlPaint.segments),
            in: shape(inset: 0))
    }
}

/// Every segment as wide as the widest label + 24, 1 between (measured on macOS: facts 17.3); on iOS they share the
/// width that is offered.
struct SegmentsLayout: PartLayout {
    let chosen: Int?
    let height: CGFloat
    let fillsWidth: Bool

    private func count(_ subviews: Subviews) -> Int { subviews.count / 2 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let count = count(subviews)
        guard count > 0 else { return CGSize(width: 0, height: height) }
        let widest = subviews[1...count].map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let width = (widest + 24) * CGFloat(count) + CGFloat(count - 1)
        guard fillsWidth, let proposed = proposal.width, proposed.isFinite else {
            return CGSize(width: width, height: height)
        }
        return CGSize(width: proposed, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let count = count(subviews)
        guard count > 0, subviews.count == 2 * count else { return }
        let width = (bounds.width - CGFloat(count - 1)) / CGFloat(count)
        func left(_ index: Int) -> CGFloat { bounds.minX + CGFloat(index) * (width + 1) }
        let inset: CGFloat = 2
        subviews[0].place(
            at: CGPoint(x: left(chosen ?? 0) + inset, y: bounds.minY + inset),
            proposal: ProposedViewSize(width: max(width - 2 * inset, 0), height: max(bounds.height - 2 * inset, 0)))
        for index in 0..<count {
            subviews[1 + index].place(
                at: CGPoint(x: left(index), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
        for index in 1..<max(count, 1) {
            subviews[count + index].place(
                at: CGPoint(x: left(index) - 1, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: 1, height: bounds.height * 0.5))
        }
    }
}

// MARK: - Menus

/// The chosen option with two chevrons; a tap opens the options below it.
struct PickerMenu: ControlPart {
    let options: [PickerOption]
    let rows: PickerMenuRows
    /// In place of the chosen option.
    let current: AnyView?

    @State private var isOpen = false
    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlPlace) private var place

    /// The value and its chevrons on iOS: in the tint, in a row of a list as grey as other values (measured: facts 21.8).
    static func valueStyle(isEnabled: Bool, place: ControlPlace) -> AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(ControlPaint.disabledLabel) }
        return place == .row ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(.tint)
    }

    var body: some View {
        let chosen = current ?? options.first(where: \.isChosen).map { AnyView($0.view) }
        let isOpen = $isOpen
        Group {
            if platform == .macOS {
                PopUpLayout {
                    Group { if let chosen { chosen } else { Text(verbatim: " ") } }
                    Chevrons(isDouble: true).frame(width: 8, height: 11).foregroundStyle(
                        isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(ControlPaint.disabledLabel))
                    ForEach(options.filter { !$0.isChosen }) { option in SizeOnly(element: option.element) }
                }
                .background(ControlPaint.bezel, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
            } else {
                HStack(spacing: 4) {
                    if let chosen { chosen }
                    Chevrons(isDouble: true)
                        .frame(width: 9, height: 13)
                        .foregroundStyle(Self.valueStyle(isEnabled: isEnabled, place: place))
                }
                .padding(.vertical, 6)
            }
        }
        .pressableByLabel(.picker) { isOpen.wrappedValue.toggle() }
        .menuPanel(isOpen: isOpen) {
            rows.environment(\.menuDismissal, MenuDismissal { isOpen.wrappedValue = false })
        }
    }
}

/// A picker's options as rows of a menu: views of their own, since the chosen one shows in the picker as well.
struct PickerMenuRows: ControlPart {
    let content: AnyView
    let option: (Int, LayoutNode) -> PickerOption

    @Environment(\.menuDismissal) private var dismissal

    var body: some View {
        let (option, dismissal) = (option, dismissal)
        AnyView(
            any: ElementReader(content) { elements in
                let options = elements.enumerated().map { option($0, $1) }
                return ForEach(options) { option in
                    if option.element.innermost is DividerNode {
                        option.view
                    } else {
                        MenuRow(isChosen: option.isChosen, content: AnyView(any: option.view)) {
                            dismissal?.close()
                            option.choose()
                        }
                    }
                }
            })
    }
}

/// A picker in a menu that has a menu of its own for its options.
struct PickerSubmenu: ControlPart {
    let label: AnyView
    let rows: PickerMenuRows

    @State private var isOpen = false
    @Environment(\.menuDismissal) private var outerMenu

    var body: some View {
        let (isOpen, rows, label, outerMenu) = ($isOpen, rows, label, outerMenu)
        MenuRow(accessory: .chevronForward, content: label) { isOpen.wrappedValue.toggle() }
            .menuPanel(isOpen: isOpen, submenu: label) {
                rows.environment(\.menuDismissal, MenuDismissal(of: isOpen, in: outerMenu))
            }
    }
}

/// Counts for the size of what it stands in, and is not drawn: menus are as wide as their widest option.
struct SizeOnly: ControlPart {
    let element: LayoutNode
    var body: some View { SizeProbe(element: element) }
}

struct SizeProbe: LeafView {
    let element: LayoutNode

    func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        SizeProbeNode(viewNode: viewNode, element: element)
    }
}

final class SizeProbeNode: LayoutNode {
    private let element: LayoutNode

    init(viewNode: ViewNode, element: LayoutNode) {
        self.element = element
        super.init(viewNode: viewNode)
    }

    override var isTransparent: Bool { true }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }
}

/// The text, two chevrons, and room for the widest option (measured on macOS: facts 17.20).
struct PopUpLayout: PartLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest =
            subviews.enumerated()
            .filter { $0.offset != 1 }
            .map { $0.element.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = widest + 47.5
        let width = proposal.width.map { min(max($0, 33.5), ideal) } ?? ideal
        return CGSize(width: width, height: 24)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count >= 2 else { return }
        subviews[0].place(
            at: CGPoint(x: bounds.minX + 12, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: max(bounds.width - 33.5, 0), height: 16))
        subviews[1].place(at: CGPoint(x: bounds.maxX - 9, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        for subview in subviews.dropFirst(2) { subview.place(at: bounds.origin, proposal: .zero) }
    }
}

/// One or two small chevrons, as beside menus.
struct Chevrons: ControlPart {
    let isDouble: Bool

    var body: some View {
        ChevronShape(isDouble: isDouble)
            .stroke(style: StrokeStyle(lineWidth: 1.4, lineCap: .round, lineJoin: .round))
    }
}

struct ChevronShape: Shape {
    let isDouble: Bool

    func path(in rect: CGRect) -> Path {
        let depth = rect.width * 0.42
        return Path { path in
            func chevron(tip: CGFloat, direction: CGFloat) {
                path.move(to: CGPoint(x: rect.minX + rect.width * 0.12, y: tip - direction * depth))
                path.addLine(to: CGPoint(x: rect.midX, y: tip))
                path.addLine(to: CGPoint(x: rect.maxX - rect.width * 0.12, y: tip - direction * depth))
            }
            if isDouble {
                chevron(tip: rect.minY + 0.7, direction: -1)
                chevron(tip: rect.maxY - 0.7, direction: 1)
            } else {
                chevron(tip: rect.midY + depth / 2, direction: 1)
            }
        }
    }
}

// MARK: - Wheel
