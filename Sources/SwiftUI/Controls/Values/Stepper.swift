import ViewGraph

/// A control that counts up and down.
public nonisolated struct Stepper<Label: View>: ControlView {
    let label: Label
    /// Asked for in the body, since what is possible depends on the value; nil where there is nothing more in a
    /// direction.
    let steps: () -> (increment: (() -> Void)?, decrement: (() -> Void)?)

    @Environment(\.platform) private var platform

    init(label: Label, steps: @escaping () -> (increment: (() -> Void)?, decrement: (() -> Void)?)) {
        (self.label, self.steps) = (label, steps)
    }

    init(label: Label, increment: (() -> Void)?, decrement: (() -> Void)?) {
        self.init(label: label) { (increment, decrement) }
    }

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), increment: onIncrement, decrement: onDecrement)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step)
    }

    init<V: Strideable>(label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride) {
        func limited(_ next: V) -> V { bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next }
        self.init(label: label) {
            let current = value.wrappedValue
            let canGrow = bounds.map { current < $0.upperBound } ?? true
            let canShrink = bounds.map { current > $0.lowerBound } ?? true
            return (
                canGrow ? { value.wrappedValue = limited(value.wrappedValue.advanced(by: step)) } : nil,
                canShrink ? { value.wrappedValue = limited(value.wrappedValue.advanced(by: 0 - step)) } : nil
            )
        }
    }

    public var body: some View {
        let steps = steps()
        LabeledControl(
            label: label,
            control: StepperArrows(increment: steps.increment, decrement: steps.decrement),
            fillsRow: platform == .iOS, keepsGap: platform == .macOS)
    }
}

nonisolated extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), increment: onIncrement, decrement: onDecrement)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), increment: onIncrement, decrement: onDecrement)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: nil, step: step)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: nil, step: step)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: bounds, step: step)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: bounds, step: step)
    }
}

/// The two halves: 20×24, one above the other, on macOS (measured: facts 17.16), 94×32 beside each other on iOS.
struct StepperArrows: ControlPart {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    private func style(_ action: (() -> Void)?) -> AnyShapeStyle {
        // A level of the text's colour would be paler where the stepper is the value of a row.
        action != nil && isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(ControlPaint.disabledLabel)
    }

    var body: some View {
        if platform == .macOS {
            VStack(spacing: 0) {
                Image(systemName: "chevron.up").foregroundStyle(style(increment)).frame(width: 20, height: 12)
                    .pressable(.increment, label: "Increment", isEnabled: increment != nil) { increment?() }
                Image(systemName: "chevron.down").foregroundStyle(style(decrement)).frame(width: 20, height: 12)
                    .pressable(.decrement, label: "Decrement", isEnabled: decrement != nil) { decrement?() }
            }
            .font(.system(size: 9, weight: .bold))
            .background(ControlPaint.bezel, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
        } else {
            HStack(spacing: 0) {
                StrokeMark(isPlus: false).stroke(style(decrement), style: Self.pen).frame(width: 15, height: 15)
                    .frame(width: 46.5, height: 32)
                    .pressable(.decrement, label: "Decrement", isEnabled: decrement != nil) { decrement?() }
                Rectangle().fill(.separator).frame(width: 1, height: 18)
                StrokeMark(isPlus: true).stroke(style(increment), style: Self.pen).frame(width: 15, height: 15)
                    .frame(width: 46.5, height: 32)
                    .pressable(.increment, label: "Increment", isEnabled: increment != nil) { increment?() }
            }
            .background(ControlPaint.bezel, in: Capsule())
        }
    }

    private static var pen: StrokeStyle { StrokeStyle(lineWidth: 1.8, lineCap: .round) }
}

/// A plus or a minus.
struct StrokeMark: Shape {
    let isPlus: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            guard isPlus else { return }
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}
