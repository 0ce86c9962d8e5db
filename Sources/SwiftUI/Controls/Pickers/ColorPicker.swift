import ViewGraph

/// A control that picks a colour.
public nonisolated struct ColorPicker<Label: View>: ControlView {
    let selection: Binding<Color>
    let label: Label

    @Environment(\.platform) private var platform

    init(selection: Binding<Color>, label: Label) { (self.selection, self.label) = (selection, label) }

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, label: label())
    }

    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, label: label())
    }

    public var body: some View {
        LabeledControl(
            label: label, control: ColorWell(color: selection.wrappedValue), fillsRow: platform == .iOS)
    }
}

nonisolated extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, label: Text(title))
    }
}

nonisolated extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, label: Text(title))
    }
}

extension Binding where Value == CGColor {
    nonisolated fileprivate var color: Binding<Color> {
        Binding<Color>(
            get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = $0.cgColor ?? wrappedValue })
    }
}

/// The colour in a ring of all colours on iOS, in a well on macOS.
struct ColorWell: ControlPart {
    let color: Color

    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if platform == .macOS {
            let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)
            shape.fill(color)
                .frame(width: 40, height: 16)
                .padding(4)
                .background(ControlPaint.bezel, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
                .opacity(isEnabled ? 1 : 0.5)
        } else {
            let hues = stride(from: 0.0, through: 1.0, by: 1.0 / 12).map {
                Color(hue: $0, saturation: 0.85, brightness: 1)
            }
            ZStack {
                Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
                Circle().inset(by: 5).fill(color)
            }
            .frame(width: 28, height: 28)
            .opacity(isEnabled ? 1 : 0.5)
        }
    }
}
