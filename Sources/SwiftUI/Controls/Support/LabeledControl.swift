import ViewGraph

/// Whether something is shown, where the place could decide.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum ControlPlaceKey: EnvironmentKey {
    static var defaultValue: ControlPlace { .standalone }
}

/// What a control stands in, which decides where its label goes.
package enum ControlPlace: Hashable, Sendable {
    case standalone
    /// A row of a form or list: the label leads, the control trails.
    case row
    /// A bar: no labels beside controls.
    case toolbar
    /// A menu's panel: controls are rows of it.
    case menu
    /// A row of controls in a menu.
    case menuGroup
}

extension EnvironmentValues {
    /// Whether controls show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    package var controlPlace: ControlPlace {
        get { self[ControlPlaceKey.self] }
        set { self[ControlPlaceKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Controls inside show no labels.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// A control with its label: beside each other, as the platform and the place have it.
struct LabeledControl<Label: View, Control: View>: ControlPart {
    let label: Label
    let control: Control
    /// Whether the label leads and the control trails a row even outside a form.
    var fillsRow = false
    /// Whether a long label leaves the control half of the row, if it needs as much.
    var sharesRow = false
    /// Whether the gap is there beside a label without width, too.
    var keepsGap = false

    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let reach: CGFloat = platform == .iOS && place == .row ? 8 : 0
        if labelsVisibility == .hidden, reach > 0 {
            LabeledRowLayout(reach: reach) { control }.controlSpacing()
        } else if labelsVisibility == .hidden || place == .toolbar {
            control.controlSpacing()
        } else {
            LabeledRowLayout(
                fillsRow: fillsRow || place == .row, sharesRow: sharesRow, keepsGap: keepsGap, reach: reach
            ) {
                LabelLines(label).controlFont().dimmed(!isEnabled)
                control
            }
            .controlSpacing()
        }
    }
}

extension EnvironmentValues {
    /// Whether a view stands in the label of a control that can't be used now.
    var isDimmed: Bool { chosenForeground?.style as? ControlPaint == .disabledLabel }
}

nonisolated extension View {
    /// In the colour of what can't be used now.
    @ViewBuilder func dimmed(_ isDimmed: Bool) -> some View {
        if isDimmed { foregroundStyle(ControlPaint.disabledLabel) } else { self }
    }
}

/// A label, 8 points, a control; a label without width reserves nothing (measured: facts 17.2).
struct LabeledRowLayout: PartLayout {
    var fillsRow = false
    var sharesRow = false
    var keepsGap = false
    var spacing: CGFloat = 8
    /// How far the control may stand over the row's text, into what is left free round a list's content: a switch makes
    /// no row higher than its text does (measured in pictures of lists on iOS 26: 51 with a switch of 28).
    var reach: CGFloat = 0
    /// Whether the label stands at the control's first line, as beside several controls below each other.
    var alignsFirstLines = false

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        properties.mayAnswerBuiltInGuides = false
        return properties
    }

    private struct Sizes {
        var label: ProposedViewSize
        var control: ProposedViewSize
        var gap: CGFloat
    }

    /// Between the parts of a label that has several: a title with lines below it.
    private static let lineGap: CGFloat = 2

    /// What the label is for: the last of all.
    private func control(_ subviews: Subviews) -> LayoutSubview { subviews[subviews.count - 1] }

    private func labelSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        let sizes = subviews.dropLast().map { $0.sizeThatFits(proposal) }
        let gaps = Self.lineGap * CGFloat(max(sizes.count - 1, 0))
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + gaps)
    }

    /// The label has its length first, the control what is left.
    private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Sizes {
        guard subviews.count >= 2 else { return Sizes(label: proposal, control: proposal, gap: 0) }
        guard keepsGap || labelSize(.unspecified, subviews).width > 0 else {
            return Sizes(label: .zero, control: proposal, gap: 0)
        }
        guard let width = proposal.width, width.isFinite else {
            return Sizes(label: ProposedViewSize(width: nil, height: proposal.height), control: proposal, gap: spacing)
        }
        var least = control(subviews).sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
        if sharesRow { least = max(least, min(control(subviews).sizeThatFits(.unspecified).width, width / 2)) }
        let labelProposal = ProposedViewSize(width: max(width - least - spacing, 0), height: proposal.height)
        let label = labelSize(labelProposal, subviews)
        let rest = ProposedViewSize(width: max(width - label.width - spacing, 0), height: proposal.height)
        return Sizes(label: labelProposal, control: rest, gap: spacing)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard subviews.count >= 2 else {
            guard var size = subviews.first?.sizeThatFits(proposal) else { return .zero }
            size.height -= 2 * min(reach, size.height / 2)
            return size
        }
        let sizes = sizes(proposal, subviews)
        let label = sizes.gap == 0 ? .zero : labelSize(sizes.label, subviews)
        let control = control(subviews).sizeThatFits(sizes.control)
        var width = label.width + sizes.gap + control.width
        if fillsRow, sizes.gap > 0, let proposed = proposal.width { width = max(width, proposed) }
        let drop = firstLineDrop(sizes, subviews) ?? 0
        let labelHeight = label.height + max(drop, 0)
        let controlHeight = control.height + max(-drop, 0)
        return CGSize(width: width, height: max(labelHeight, controlHeight - 2 * min(reach, controlHeight / 2)))
    }

    /// How far the label's top is below the control's for their first lines to be one; nil where they are centred.
    private func firstLineDrop(_ sizes: Sizes, _ subviews: Subviews) -> CGFloat? {
        guard alignsFirstLines, sizes.gap > 0, subviews.count == 2 else { return nil }
        let label = subviews[0].dimensions(in: sizes.label)[VerticalAlignment.firstTextBaseline]
        return control(subviews).dimensions(in: sizes.control)[VerticalAlignment.firstTextBaseline] - label
    }

    /// The control is where a form lines its controls up.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .formControls else {
            return mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        guard subviews.count >= 2 else { return nil }
        let sizes = sizes(proposal, subviews)
        return sizes.gap == 0 ? nil : bounds.width - control(subviews).sizeThatFits(sizes.control).width
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = ProposedViewSize(width: bounds.width, height: proposal.height)
        guard subviews.count >= 2 else {
            subviews.first?.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: proposal)
            return
        }
        let sizes = sizes(proposal, subviews)
        if let drop = firstLineDrop(sizes, subviews) {
            subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + max(drop, 0)), proposal: sizes.label)
            control(subviews).place(
                at: CGPoint(x: bounds.maxX, y: bounds.minY + max(-drop, 0)), anchor: .topTrailing,
                proposal: sizes.control)
            return
        }
        var y = bounds.midY - labelSize(sizes.label, subviews).height / 2
        for part in subviews.dropLast() {
            part.place(at: CGPoint(x: bounds.minX, y: y), proposal: sizes.label)
            y += part.sizeThatFits(sizes.label).height + Self.lineGap
        }
        control(subviews).place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: sizes.control)
    }
}

/// A part of a control's configuration: a view the user gave, for the style to put somewhere.
package nonisolated protocol ConfigurationPart: PrimitiveView {
    var content: AnyView { get }
}

nonisolated extension ConfigurationPart {
    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        AnyView._reconcile(view.content, existing: existing, in: context)
    }
}
