import ViewGraph

/// A control that picks a value of a range along a line.
public nonisolated struct Slider<Label: View, ValueLabel: View>: ControlView {
    /// Where the knob stands, from 0 to 1; setting it sets the value.
    let fraction: Binding<Double>
    /// How much one step is, as a part of the range; nil without steps.
    let step: Double?
    let label: Label
    let minimum: ValueLabel?
    let maximum: ValueLabel?
    let onEditingChanged: (Bool) -> Void

    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel?,
        maximum: ValueLabel?, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let length = high - low
        let step = step.map { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        fraction = Binding(
            get: { length > 0 ? min(max((Double(value.wrappedValue) - low) / length, 0), 1) : 0 },
            set: { fraction in
                var result = low + min(max(fraction, 0), 1) * length
                // Steps start at the lower bound (measured: facts 17.5).
                if let step { result = min(low + ((result - low) / step).rounded() * step, high) }
                value.wrappedValue = V(result)
            })
        self.step = step.map { length > 0 ? $0 / length : 1 }
        (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        let track = HStack(spacing: 8) {
            if let minimum { minimum.controlFont().dimmed(!isEnabled) }
            SliderTrack(fraction: fraction, step: step, isEnabled: isEnabled, onEditingChanged: onEditingChanged)
            if let maximum { maximum.controlFont().dimmed(!isEnabled) }
        }
        // The label is for accessibility alone on iOS.
        if platform == .iOS { track.controlSpacing() } else { LabeledControl(label: label, control: track) }
    }
}

nonisolated extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
    }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: EmptyView(), minimum: nil, maximum: nil,
            onEditingChanged: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: EmptyView(), minimum: nil, maximum: nil,
            onEditingChanged: onEditingChanged)
    }
}

/// The line, its filled part and the knob.
struct SliderTrack: ControlPart {
    let fraction: Binding<Double>
    let step: Double?
    let isEnabled: Bool
    let onEditingChanged: (Bool) -> Void

    @Environment(\.platform) private var platform
    @Environment(\.controlSize) private var controlSize
    @Environment(\.paletteGeneration) private var generation

    /// The knob is 20×16 on macOS (measured: facts 17.15); iOS's is after its pictures.
    private var knob: CGSize {
        switch (platform, controlSize) {
        case (.macOS, .mini): CGSize(width: 14, height: 10)
        case (.macOS, .small): CGSize(width: 17, height: 13)
        case (.macOS, _): CGSize(width: 20, height: 16)
        case (.iOS, _): generation == .later ? CGSize(width: 38, height: 24) : CGSize(width: 28, height: 28)
        }
    }

    private var ticks: Int {
        guard platform == .macOS, let step, step > 0.019 else { return 0 }
        return Int((1 / step).rounded(.down)) + 1
    }

    var body: some View {
        let value = fraction.wrappedValue
        let lineHeight: CGFloat = platform == .macOS ? 4 : generation == .later ? 6 : 4
        SliderLayout(fraction: value, knob: knob, lineHeight: lineHeight) {
            Capsule().fill(ControlPaint.track)
            Capsule().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlPaint.track))
            Capsule()
                .fill(ControlPaint.knob)
                .shadow(
                    color: .black.opacity(platform == .macOS ? 0.25 : 0.16), radius: platform == .macOS ? 2 : 4,
                    y: platform == .macOS ? 0.5 : 2
                )
                .overlay {
                    Capsule().strokeBorder(Color.black.opacity(platform == .macOS ? 0.16 : 0.08), lineWidth: 0.5)
                }
            ForEach(0..<ticks, id: \.self) { _ in Circle().fill(.tertiary) }
        }
        .frame(minWidth: knob.width, idealWidth: platform == .macOS ? 30 : 120, maxWidth: .infinity)
        .frame(height: platform == .macOS ? knob.height : max(knob.height, 28))
        .opacity(isEnabled ? 1 : 0.6)
        .sliding(fraction, knob: knob.width, onEditingChanged: onEditingChanged)
    }
}

/// A line over the whole width, its filled part up to the knob, the knob, and marks below for the steps.
struct SliderLayout: PartLayout {
    let fraction: Double
    let knob: CGSize
    let lineHeight: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: knob.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count >= 3 else { return }
        let room = max(bounds.width - knob.width, 0)
        let x = bounds.minX + room * fraction
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: bounds.width, height: lineHeight))
        subviews[1].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: x - bounds.minX + knob.width / 2, height: lineHeight))
        subviews[2].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(knob))
        let marks = subviews.count - 3
        guard marks > 1 else { return }
        for index in 0..<marks {
            let x = bounds.minX + knob.width / 2 + room * CGFloat(index) / CGFloat(marks - 1)
            subviews[3 + index].place(
                at: CGPoint(x: x, y: bounds.midY + lineHeight / 2 + 4), anchor: .center,
                proposal: ProposedViewSize(width: 2, height: 2))
        }
    }
}
