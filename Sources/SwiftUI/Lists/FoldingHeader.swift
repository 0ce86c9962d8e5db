import ViewGraph

/// The header of a section that can be folded: a chevron at its end, on the tint (Apple: sections of sidebars on iOS).
struct FoldingHeader: ControlPart {
    let header: AnyView
    let isExpanded: Binding<Bool>

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isSectionCollapsible) private var isCollapsible

    var body: some View {
        if isCollapsible { foldable } else { header }
    }

    @ViewBuilder private var foldable: some View {
        let isExpanded = isExpanded
        HStack(spacing: 8) {
            header
            Spacer(minLength: 0)
            DisclosureChevron(turn: isExpanded.wrappedValue ? 1 : 0)
                .font(.system(size: 14, weight: .semibold))
                .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                .accessibilityHidden(true)
                .frame(width: 15)
        }
        .pressable(.disclosure) { withAnimation { isExpanded.wrappedValue.toggle() } }
    }
}
