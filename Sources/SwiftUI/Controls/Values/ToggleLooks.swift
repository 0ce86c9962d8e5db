import ViewGraph

struct AutomaticToggle: ControlPart {
    let configuration: ToggleStyleConfiguration

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place
    @Environment(\.hasBoxedRows) private var hasBoxedRows
    @Environment(\.menuDismissal) private var dismissal

    var body: some View {
        switch (platform, place) {
        case (_, .menu): menuRow
        case (_, .menuGroup):
            let (isOn, dismissal) = (configuration.$isOn, dismissal)
            MenuGroupCell(isChosen: isOn.wrappedValue, content: configuration.label.content) {
                dismissal?.close()
                isOn.wrappedValue.toggle()
            }
        case (_, .toolbar): ButtonToggle(configuration: configuration)
        // A switch is for the rows of a grouped form.
        case (.macOS, .standalone),
            (.macOS, .row) where !hasBoxedRows:
            CheckboxToggle(configuration: configuration)
        default: SwitchToggle(configuration: configuration, color: nil)
        }
    }

    private var menuRow: some View {
        let (isOn, dismissal) = (configuration.$isOn, dismissal)
        return MenuRow(isChosen: isOn.wrappedValue, content: configuration.label.content) {
            dismissal?.close()
            isOn.wrappedValue.toggle()
        }
    }
}

struct SwitchToggle: ControlPart {
    let configuration: ToggleStyleConfiguration
    let color: Color?

    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isOn = configuration.$isOn
        LabeledControl(
            label: configuration.label,
            control: SwitchKnob(isOn: isOn.wrappedValue, color: color), fillsRow: platform == .iOS
        )
        .toggling(isOn, isEnabled: isEnabled)
    }
}

/// The switch itself: 54×24 on macOS (measured: facts 17.14), 63×28 on iOS 26, 51×31 before (17.29).
///
/// The one of iOS 26 reaches 2 points over the edge it is lined up at, and its knob is 37×24 without a shadow (measured
/// in pictures of lists: in a row from 32 to 358 it is drawn from 297 to 360).
struct SwitchKnob: ControlPart {
    let isOn: Bool
    let color: Color?

    @Environment(\.platform) private var platform
    @Environment(\.controlSize) private var controlSize
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.hasTint) private var hasTint
    @Environment(\.isEnabled) private var isEnabled

    private var size: CGSize {
        switch (platform, controlSize) {
        case (.macOS, .mini): CGSize(width: 29, height: 13)
        case (.macOS, .small): CGSize(width: 36, height: 16)
        case (.macOS, _): CGSize(width: 54, height: 24)
        case (.iOS, _): generation == .later ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
        }
    }

    private var isLong: Bool { platform == .macOS || generation == .later }

    var body: some View {
        let size = size
        let knob = size.height - 4
        let isGlass = platform == .iOS && generation == .later
        Capsule()
            .fill(isOn ? onStyle : AnyShapeStyle(ControlPaint.switchOff))
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule()
                    .fill(ControlPaint.knob)
                    .frame(width: isGlass ? 37 : isLong ? (knob * 1.6).rounded() : knob, height: knob)
                    .shadow(color: .black.opacity(isGlass ? 0 : 0.16), radius: 1.5, y: 1)
                    .padding(2)
            }
            .frame(width: size.width, height: size.height)
            .padding(.trailing, isGlass ? -2 : 0)
            // The system moves its knobs itself (system animations 6.2).
            .animation(.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.2), value: isOn)
            .opacity(isEnabled ? 1 : 0.5)
    }

    private var onStyle: AnyShapeStyle {
        if let color { return AnyShapeStyle(color) }
        if hasTint { return AnyShapeStyle(.tint) }
        return platform == .macOS ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green)
    }
}

struct CheckboxToggle: ControlPart {
    let configuration: ToggleStyleConfiguration

    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    /// Half the height of the label's capitals, to which the box is centred.
    private var capitalMiddle: CGFloat {
        switch controlSize {
        case .mini: 9 * 0.7046 / 2
        case .small: 11 * 0.7046 / 2
        default: 13 * 0.7046 / 2
        }
    }

    /// A column of 14, a gap of 7, the label (measured: facts 17.2); the mark is a row of 16 at the middle of the
    /// capitals, which makes the whole 16.42 high (measured: facts 17.13).
    var body: some View {
        let isOn = configuration.$isOn
        let middle = capitalMiddle
        HStack(alignment: .firstTextBaseline, spacing: labelsVisibility == .hidden ? 0 : 7) {
            CheckboxMark(isOn: isOn.wrappedValue, isMixed: configuration.isMixed)
                .padding(.vertical, 1)
                .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + middle }
            if labelsVisibility != .hidden {
                // What a place has texts drawn in, such as a labelled content's grey, is for texts.
                configuration.label.controlFont().dimmed(!isEnabled)
                    .transformEnvironment(\.foregroundStyles) { if $0?.isDefault == true { $0 = nil } }
            }
        }
        .controlSpacing(.checkbox)
        .toggling(isOn, isEnabled: isEnabled)
    }
}

/// The box of a checkbox.
struct CheckboxMark: ControlPart {
    let isOn: Bool
    let isMixed: Bool

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    private var side: CGFloat {
        switch controlSize {
        case .mini: 10
        case .small: 12
        default: 14
        }
    }

    var body: some View {
        let side = side
        let box = RoundedRectangle(cornerRadius: side * 0.27, style: .continuous)
        if isOn || isMixed {
            box.fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlPaint.track))
                .overlay {
                    MarkShape(isMixed: isMixed)
                        .stroke(
                            isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(ControlPaint.disabledLabel),
                            style: StrokeStyle(lineWidth: side * 0.13, lineCap: .round, lineJoin: .round))
                }
                .frame(width: side, height: side)
        } else {
            box.fill(ControlPaint.well)
                .overlay { box.strokeBorder(ControlPaint.markEdge, lineWidth: 1) }
                .frame(width: side, height: side)
                .opacity(isEnabled ? 1 : 0.6)
        }
    }
}

/// A tick, or a bar for a mixed state.
struct MarkShape: Shape {
    var isMixed = false

    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            if isMixed {
                path.move(to: point(0.26, 0.5))
                path.addLine(to: point(0.74, 0.5))
            } else {
                path.move(to: point(0.24, 0.53))
                path.addLine(to: point(0.42, 0.72))
                path.addLine(to: point(0.76, 0.28))
            }
        }
    }
}

struct ButtonToggle: ControlPart {
    let configuration: ToggleStyleConfiguration

    @Environment(\.platform) private var platform
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlPlace) private var place
    @Environment(\.hasGlassBars) private var hasGlassBars

    var body: some View {
        let isOn = configuration.$isOn
        if place == .toolbar, hasGlassBars {
            configuration.label
                .foregroundStyle(isOn.wrappedValue || !isEnabled ? foreground(true) : AnyShapeStyle(.primary))
                .toggling(isOn, isEnabled: isEnabled)
        } else {
            bezelled
        }
    }

    @ViewBuilder private var bezelled: some View {
        let isOn = configuration.$isOn
        let metrics = ButtonMetrics(platform: platform, size: controlSize)
        configuration.label
            .controlFont(isOnlyOnMac: false)
            .modifier(ControlPadding(horizontal: metrics.horizontal, vertical: metrics.vertical, tightHorizontal: 5))
            .foregroundStyle(foreground(isOn.wrappedValue))
            .background(background(isOn.wrappedValue), in: borderShape.shape(radius: metrics.radius))
            .toggling(isOn, isEnabled: isEnabled)
    }

    private func foreground(_ isOn: Bool) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlPaint.disabledLabel) }
        if platform == .macOS { return isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary) }
        return AnyShapeStyle(.tint)
    }

    private func background(_ isOn: Bool) -> AnyShapeStyle {
        if platform == .macOS {
            return isOn && isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlPaint.bezel)
        }
        if !isOn { return AnyShapeStyle(Color.clear) }
        return isEnabled ? AnyShapeStyle(TintShapeStyle().opacity(0.15)) : AnyShapeStyle(ControlPaint.bezel)
    }
}
