import ViewGraph

/// Radio buttons: rows of 16, 6.5 between (measured on macOS: facts 17.3).
struct RadioGroup: ControlPart {
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

struct RadioMark: ControlPart {
    let isOn: Bool
    let isEnabled: Bool

    var body: some View {
        ZStack {
            if isOn {
                Circle().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlPaint.track))
                Circle().inset(by: 4.5).fill(isEnabled ? Color.white : Color.gray)
            } else {
                Circle().fill(ControlPaint.well)
                Circle().strokeBorder(ControlPaint.markEdge, lineWidth: 1)
            }
        }
        .frame(width: 14, height: 14)
    }
}

/// The label beside the first of several rows.
struct LabeledTopControl<Label: View, Control: View>: ControlPart {
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
                // The first of the rows begins where a form's controls do.
                control.alignmentGuide(.formControls) { $0[.leading] }
            }
        }
    }
}

/// The options as rows of their own with a tick behind the chosen one.
struct InlineRows: ControlPart {
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
struct NavigationRow: ControlPart {
    let label: AnyView
    let options: [PickerOption]

    var body: some View {
        HStack(spacing: RowChevron.gap) {
            HStack(spacing: 6) {
                label
                Spacer(minLength: 8)
                if let chosen = options.first(where: \.isChosen) { chosen.view }
            }
            RowChevron()
        }
    }
}

/// Symbols or colours beside each other, a ring round the chosen one.
struct PaletteRow: ControlPart {
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
