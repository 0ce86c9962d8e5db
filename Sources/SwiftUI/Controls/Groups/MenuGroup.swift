import ViewGraph

/// The controls of a group in a menu: beside each other in one row.
struct MenuGroup: ControlPart {
    let content: AnyView

    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        Section {
            HStack(spacing: 0) { content }
                .environment(\.controlPlace, .menuGroup)
                .environment(\.labelStyle, ErasedLabelStyle(MenuGroupLabelStyle()))
                .padding(.horizontal, isMac ? 4 : 10)
                .frame(maxWidth: .infinity)
        }
    }
}

/// An icon above its title.
nonisolated struct MenuGroupLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 5) {
            configuration.icon.environment(\.font, .system(size: 20)).frame(height: 26)
            configuration.title.environment(\.font, .footnote)
        }
    }
}

/// One control of a group in a menu.
struct MenuGroupCell: ControlPart {
    var isChosen = false
    var isDestructive = false
    let content: AnyView
    let perform: () -> Void

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        content
            .lineLimit(1)
            .foregroundStyle(style)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, minHeight: 44)
            .padding(.vertical, 4)
            .background {
                if isChosen { RoundedRectangle(cornerRadius: 14, style: .continuous).fill(ControlPaint.bezel) }
            }
            .pressable { perform() }
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlPaint.disabledLabel) }
        return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
    }
}
