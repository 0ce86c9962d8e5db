import ViewGraph

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a date picker style draws.
public nonisolated struct DatePickerStyleConfiguration {
    /// What the date is for, as a view.
    public nonisolated struct Label: ConfigurationPart { package let content: AnyView }

    public let label: Label
    @Binding public var selection: Date
    /// The first date that can be picked; nil without one.
    public let minimumDate: Date?
    /// The last date that can be picked; nil without one.
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents

    init(label: AnyView, selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents) {
        (self.label, _selection, displayedComponents) = (Label(content: label), selection, components)
        (minimumDate, maximumDate) = (bounds.lower, bounds.upper)
    }

    var bounds: DateBounds { DateBounds(lower: minimumDate, upper: maximumDate) }
}

public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerChrome(configuration: configuration, look: .automatic)
    }
}

public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerChrome(configuration: configuration, look: .compact)
    }
}

public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerChrome(configuration: configuration, look: .graphical)
    }
}

public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerChrome(configuration: configuration, look: .wheel)
    }
}

public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerChrome(configuration: configuration, look: .field)
    }
}

public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerChrome(configuration: configuration, look: .stepperField)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public nonisolated static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any DatePickerStyle> { StyleBox(DefaultDatePickerStyle()) }
}

extension EnvironmentValues {
    package var datePickerStyleBox: StyleBox<any DatePickerStyle> {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }

    /// The calendar with the reader's zone and language.
    var readersCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}

nonisolated extension View {
    /// The look of the date pickers inside.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerStyleBox, StyleBox(style))
    }
}
