import ViewGraph

/// A picker in one of its looks.
struct PickerBody: ControlView {
    let look: PickerLook
    let label: AnyView
    let options: [PickerOption]

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place

    var body: some View {
        switch look {
        case .segmented:
            if platform == .iOS {
                SegmentedControl(options: options)
            } else {
                LabeledControl(label: label, control: SegmentedControl(options: options))
            }
        case .menu:
            if platform == .iOS, place != .row {
                PickerMenu(options: options)
            } else {
                LabeledControl(label: label, control: PickerMenu(options: options), fillsRow: platform == .iOS)
            }
        case .wheel: PickerWheel(options: options)
        case .inline: InlineRows(options: options)
        case .navigationLink: NavigationRow(label: label, options: options)
        case .radioGroup:
            LabeledTopControl(label: label, control: RadioGroup(options: options))
        case .palette: LabeledControl(label: label, control: PaletteRow(options: options), fillsRow: platform == .iOS)
        }
    }
}

// MARK: - Segments

struct SegmentedControl: ControlView {
    let options: [PickerOption]

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isEnabled) private var isEnabled

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
                .fill(ControlPaint.chosenSegment)
                .shadow(color: .black.opacity(0.12), radius: 3, y: platform == .iOS ? 2 : 0.5)
                .opacity(chosen == nil ? 0 : 1)
            ForEach(options) { option in
                option.view
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .pressable(.segment) { option.choose() }
            }
            ForEach(Array(options.indices.dropFirst()), id: \.self) { index in
                Rectangle()
                    .fill(.separator)
                    .opacity(chosen == index || chosen == index - 1 ? 0 : 1)
            }
        }
        .background(ControlPaint.segments, in: shape(inset: 0))
    }
}

/// Every segment as wide as the widest label + 24, 1 between (measured on macOS: facts 17.3); on iOS they share the
/// width that is offered.
struct SegmentsLayout: Layout {
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
struct PickerMenu: ControlView {
    let options: [PickerOption]

    @State private var isOpen = false
    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let chosen = options.first(where: \.isChosen)
        let isOpen = $isOpen
        Group {
            if platform == .macOS {
                PopUpLayout {
                    Group { if let chosen { chosen.view } else { Text(verbatim: " ") } }
                    Chevrons(isDouble: true).frame(width: 8, height: 11).foregroundStyle(
                        isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(ControlPaint.disabledLabel))
                    ForEach(options.filter { !$0.isChosen }) { option in SizeOnly(element: option.element) }
                }
                .background(ControlPaint.bezel, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
            } else {
                HStack(spacing: 4) {
                    if let chosen { chosen.view }
                    Chevrons(isDouble: true)
                        .frame(width: 9, height: 13)
                        .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlPaint.disabledLabel))
                }
                .padding(.vertical, 6)
            }
        }
        .pressable(.picker) { isOpen.wrappedValue.toggle() }
        .menuPanel(isOpen: isOpen) {
            ForEach(options) { option in
                MenuRow(
                    isChosen: option.isChosen, content: AnyView(any: ElementView(option.element)),
                    perform: {
                        isOpen.wrappedValue = false
                        option.choose()
                    })
            }
        }
    }
}

/// Counts for the size of what it stands in, and is not drawn: menus are as wide as their widest option.
struct SizeOnly: ControlView {
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
struct PopUpLayout: Layout {
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
struct Chevrons: ControlView {
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

/// Rows on a drum: the chosen one in the middle on a grey ground, the others turning away.
struct PickerWheel: ControlView {
    let options: [PickerOption]

    var body: some View {
        let chosen = options.firstIndex(where: \.isChosen) ?? 0
        WheelLayout(chosen: chosen) {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlPaint.bezel)
            ForEach(options.indices.filter { abs($0 - chosen) <= 3 }, id: \.self) { index in
                let distance = CGFloat(index - chosen)
                let angle = Double(distance) * 0.42
                options[index].view
                    .frame(maxWidth: .infinity)
                    .frame(height: 34)
                    .scaleEffect(x: 0.9 + 0.1 * cos(angle), y: cos(angle))
                    .opacity(distance == 0 ? 1 : max(0.55 - 0.17 * Double(abs(distance)), 0.05))
                    .pressable(.row) { options[index].choose() }
                    .layoutValue(key: WheelDistance.self, value: distance)
            }
        }
        .frame(height: 180)
        .frame(minWidth: 100, idealWidth: 320, maxWidth: .infinity)
        .clipped()
    }
}

enum WheelDistance: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}

struct WheelLayout: Layout {
    let chosen: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 180))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let ground = subviews.first else { return }
        let row = ProposedViewSize(width: max(bounds.width - 18, 0), height: 34)
        ground.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: row)
        for subview in subviews.dropFirst() {
            let distance = subview[WheelDistance.self]
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY + 82 * sin(distance * 0.42)), anchor: .center,
                proposal: row)
        }
    }
}

// MARK: - Rows

/// Radio buttons: rows of 16, 6.5 between (measured on macOS: facts 17.3).
struct RadioGroup: ControlView {
    let options: [PickerOption]

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hasHorizontalRadios) private var isHorizontal

    var body: some View {
        if isHorizontal { HStack(spacing: 14) { rows } } else { VStack(alignment: .leading, spacing: 6.5) { rows } }
    }

    private var rows: some View {
        ForEach(options) { option in
            HStack(alignment: .center, spacing: 7) {
                RadioMark(isOn: option.isChosen, isEnabled: isEnabled)
                option.view
            }
            .pressable(.row) { option.choose() }
        }
    }
}

struct RadioMark: ControlView {
    let isOn: Bool
    let isEnabled: Bool

    var body: some View {
        ZStack {
            if isOn {
                Circle().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlPaint.track))
                Circle().inset(by: 4.5).fill(isEnabled ? Color.white : Color.gray)
            } else {
                Circle().fill(ControlPaint.well)
                Circle().strokeBorder(ControlPaint.wellEdge, lineWidth: 1)
            }
        }
        .frame(width: 14, height: 14)
    }
}

/// The label beside the first of several rows.
struct LabeledTopControl<Label: View, Control: View>: ControlView {
    let label: Label
    let control: Control

    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if labelsVisibility == .hidden {
            control
        } else {
            HStack(alignment: .top, spacing: 8) {
                label.controlFont().dimmed(!isEnabled)
                control
            }
        }
    }
}

/// The options as rows of their own with a tick behind the chosen one.
struct InlineRows: ControlView {
    let options: [PickerOption]

    var body: some View {
        ForEach(options) { option in
            HStack {
                option.view
                Spacer(minLength: 8)
                if option.isChosen { Image(systemName: "checkmark").foregroundStyle(.tint).fontWeight(.semibold) }
            }
            .pressable(.row) { option.choose() }
        }
    }
}

/// The label, the chosen option, a chevron.
struct NavigationRow: ControlView {
    let label: AnyView
    let options: [PickerOption]

    var body: some View {
        HStack(spacing: 6) {
            label
            Spacer(minLength: 8)
            if let chosen = options.first(where: \.isChosen) { chosen.view }
            Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
        }
    }
}

/// Symbols or colours beside each other, a ring round the chosen one.
struct PaletteRow: ControlView {
    let options: [PickerOption]

    var body: some View {
        HStack(spacing: 8) {
            ForEach(options) { option in
                option.view
                    .padding(6)
                    .background {
                        if option.isChosen {
                            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(TintShapeStyle().opacity(0.2))
                        }
                    }
                    .pressable(.segment) { option.choose() }
            }
        }
    }
}
