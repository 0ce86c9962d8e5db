import ViewGraph

/// A value within a range, shown as on an instrument.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    ControlView
{
    let value: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimum: BoundsLabel?
    let maximum: BoundsLabel?

    @Environment(\.gaugeStyleBox) private var style

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
        maximum: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        self.value = min(max(part.isNaN ? 0 : part, 0), 1)
        (self.label, currentValueLabel, self.minimum, self.maximum) = (label, current, minimum, maximum)
    }

    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: value, label: AnyView(label), currentValueLabel: currentValueLabel.map { AnyView($0) },
            minimum: minimum.map { AnyView($0) }, maximum: maximum.map { AnyView($0) })
        AnyView(any: gaugeContent(style, configuration)).controlSpacing()
    }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
    }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
    }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style draws.
public nonisolated struct GaugeStyleConfiguration {
    /// What is measured, as a view.
    public nonisolated struct Label: ConfigurationPart { package let content: AnyView }
    /// What the value is, as a view.
    public nonisolated struct CurrentValueLabel: ConfigurationPart { package let content: AnyView }
    /// The lower bound as a view.
    public nonisolated struct MinimumValueLabel: ConfigurationPart { package let content: AnyView }
    /// The upper bound as a view.
    public nonisolated struct MaximumValueLabel: ConfigurationPart { package let content: AnyView }

    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?

    init(value: Double, label: AnyView, currentValueLabel: AnyView?, minimum: AnyView?, maximum: AnyView?) {
        (self.value, self.label) = (value, Label(content: label))
        self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(content: $0) }
        minimumValueLabel = minimum.map { MinimumValueLabel(content: $0) }
        maximumValueLabel = maximum.map { MaximumValueLabel(content: $0) }
    }
}

/// A bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

/// A bar that is filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

/// An open ring with a marker at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: false)
    }
}

/// The same as watches have it.
public nonisolated struct CircularGaugeStyle: GaugeStyle {
    private let color: Color?
    public init() { color = nil }
    public init(tint: Color) { color = tint }

    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        let gauge = CircularGauge(configuration: configuration, isCapacity: false)
        if let color { gauge.tint(color) } else { gauge }
    }
}

/// A ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: true)
    }
}

/// A bar with a marker at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration, isCapacity: false)
    }
}

/// A narrow bar that is filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration, isCapacity: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    public nonisolated static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

// MARK: - Environment

nonisolated func gaugeContent(_ box: StyleBox<any GaugeStyle>, _ configuration: GaugeStyleConfiguration) -> any View {
    func open<S: GaugeStyle>(_ style: S) -> any View {
        StyledView(style, configuration) { style, configuration in
            withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
        }
    }
    return open(box.style)
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any GaugeStyle> { StyleBox(DefaultGaugeStyle()) }
}

extension EnvironmentValues {
    package var gaugeStyleBox: StyleBox<any GaugeStyle> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the gauges inside.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyleBox, StyleBox(style)) }
}
