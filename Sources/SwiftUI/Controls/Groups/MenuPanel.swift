import ViewGraph

nonisolated extension View {
    /// The rows of a menu in a panel beside the view, above the whole window, while it is open.
    func menuPanel<Rows: View>(isOpen: Binding<Bool>, @ViewBuilder rows: @escaping () -> Rows) -> some View {
        modifier(
            AnchoredPresentationModifier(
                base: PresentationModifier(
                    isPresented: isOpen, kind: .menu, content: { AnyView(MenuPanel(rows: rows())) },
                    close: { isOpen.wrappedValue = false }),
                source: .bounds))
    }
}

/// The panel of a menu.
struct MenuPanel<Rows: View>: ControlPart {
    let rows: Rows

    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        let shape = RoundedRectangle(cornerRadius: isMac ? 10 : 14, style: .continuous)
        VStack(alignment: .leading, spacing: 0) { rows }
            .environment(\.controlPlace, .menu)
            .environment(\.font, nil)
            .environment(\.labelsVisibility, .automatic)
            .foregroundStyle(.primary)
            .padding(isMac ? 5 : 0)
            .frame(minWidth: isMac ? 120 : 250, alignment: .leading)
            .fixedSize()
            .background(ControlPaint.panel, in: shape)
            .clipShape(shape)
            .overlay { shape.strokeBorder(Color.black.opacity(0.08), lineWidth: 0.5) }
            .shadow(color: .black.opacity(0.2), radius: isMac ? 8 : 20, y: isMac ? 3 : 8)
    }
}

/// One row of a menu.
struct MenuRow: ControlPart {
    var isChosen = false
    var isDestructive = false
    let content: AnyView
    let perform: () -> Void

    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isMac = platform == .macOS
        HStack(spacing: isMac ? 4 : 8) {
            Image(systemName: "checkmark")
                .font(.system(size: isMac ? 10 : 14, weight: .semibold))
                .opacity(isChosen ? 1 : 0)
                .frame(width: isMac ? 12 : 16)
            content
            Spacer(minLength: 16)
        }
        .foregroundStyle(style)
        .padding(.horizontal, isMac ? 4 : 14)
        .frame(height: isMac ? 22 : 44)
        .frame(maxWidth: .infinity, alignment: .leading)
        .pressable { perform() }
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlPaint.disabledLabel) }
        return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
    }
}
