import ViewGraph

enum DatePickerLook {
    case automatic, compact, graphical, wheel, field, stepperField
}

/// A date picker as the library's own styles draw it.
struct DatePickerChrome: ControlPart {
    let configuration: DatePickerStyleConfiguration
    let look: DatePickerLook

    @Environment(\.platform) private var platform

    var body: some View {
        let (selection, bounds) = (configuration.$selection, configuration.bounds)
        let (components, label) = (configuration.displayedComponents, configuration.label)
        switch look {
        case .graphical:
            VStack(spacing: 8) {
                if components.contains(.date) { MonthOfDate(selection: selection, bounds: bounds) }
                if components.contains(.hourAndMinute) {
                    HStack {
                        Text("Time")
                        Spacer()
                        DateText(selection: selection, bounds: bounds, components: .hourAndMinute)
                    }
                }
            }
            .frame(maxWidth: platform == .macOS ? 240 : 360)
        case .wheel: DateWheels(selection: selection.within(bounds), components: components)
        case .field, .stepperField:
            LabeledControl(
                label: label,
                control: DateField(
                    selection: selection, bounds: bounds, components: components,
                    hasStepper: look == .stepperField))
        case .automatic, .compact:
            if platform == .macOS, look != .compact {
                LabeledControl(
                    label: label, control: DateField(selection: selection, bounds: bounds, components: components))
            } else {
                LabeledControl(
                    label: label,
                    control: DateParts(selection: selection, bounds: bounds, components: components),
                    fillsRow: platform == .iOS)
            }
        }
    }
}

/// The date and the time, each to be tapped; below each other where texts are so large that a row has no room for both.
private struct DateParts: ControlPart {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize.isAccessibilitySize {
            VStack(alignment: .trailing, spacing: 6) { parts }
        } else {
            HStack(spacing: 6) { parts }
        }
    }

    @ViewBuilder private var parts: some View {
        if components.contains(.date) { DateText(selection: selection, bounds: bounds, components: .date) }
        if components.contains(.hourAndMinute) {
            DateText(selection: selection, bounds: bounds, components: .hourAndMinute)
        }
    }
}
