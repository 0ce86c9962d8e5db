import ViewGraph

/// How far something is, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: ControlView {
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    var interval: ClosedRange<Date>?
    var countsDown = false

    @Environment(\.progressViewStyleBox) private var style

    init(
        fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?, interval: ClosedRange<Date>? = nil,
        countsDown: Bool = false
    ) {
        (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
        (self.interval, self.countsDown) = (interval, countsDown)
    }

    public var body: some View {
        let (label, currentValueLabel) = (
            label.map { style.part(AnyView($0), \.progressViewStyleBox) },
            currentValueLabel.map { style.part(AnyView($0), \.progressViewStyleBox) }
        )
        let timed = interval.map {
            TimerProgress(interval: $0, countsDown: countsDown, label: label, currentValueLabel: currentValueLabel)
        }
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label, currentValueLabel: currentValueLabel)
        AnyView(any: timed ?? progressContent(style, configuration)).controlSpacing()
    }

    static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0 else { return value == nil ? nil : 0 }
        return min(max(Double(value / total), 0), 1)
    }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.part(value, of: total), label: nil, currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.part(value, of: total), label: label(), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.part(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.part(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == Text {
    /// What a `Progress` says of itself, as it is when the view is made.
    public init(_ progress: Progress) {
        self.init(
            fraction: progress.isIndeterminate ? nil : progress.fractionCompleted,
            label: Text(progress.localizedDescription ?? ""),
            currentValueLabel: Text(progress.localizedAdditionalDescription ?? ""))
    }
}

nonisolated extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

nonisolated extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a style was asked to draw, for it to change something outside.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
