import ViewGraph

/// A control that picks a date or a time.
public nonisolated struct DatePicker<Label: View>: ControlView {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    let label: Label

    @Environment(\.datePickerStyleBox) private var style
    @Environment(\.platform) private var platform
    @Environment(\.labelsVisibility) private var labelsVisibility

    init(
        selection: Binding<Date>, bounds: DateBounds = DateBounds(), components: DatePickerComponents, label: Label
    ) {
        (self.selection, self.bounds, self.components, self.label) = (selection, bounds, components, label)
    }

    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, components: displayedComponents, label: label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, bounds: DateBounds(range), components: displayedComponents, label: label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, bounds: DateBounds(lower: range.lowerBound), components: displayedComponents,
            label: label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, bounds: DateBounds(upper: range.upperBound), components: displayedComponents,
            label: label())
    }

    public var body: some View {
        switch style.style {
        case is GraphicalDatePickerStyle:
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
        case is WheelDatePickerStyle: DateWheels(selection: selection.within(bounds), components: components)
        case is FieldDatePickerStyle, is StepperFieldDatePickerStyle:
            LabeledControl(
                label: label,
                control: DateField(
                    selection: selection, bounds: bounds, components: components,
                    hasStepper: style.style is StepperFieldDatePickerStyle))
        default:
            if platform == .macOS, !(style.style is CompactDatePickerStyle) {
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

nonisolated extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, components: displayedComponents, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, components: displayedComponents, label: Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, bounds: DateBounds(range), components: displayedComponents, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, bounds: DateBounds(range), components: displayedComponents, label: Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, bounds: DateBounds(lower: range.lowerBound), components: displayedComponents,
            label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, bounds: DateBounds(lower: range.lowerBound), components: displayedComponents,
            label: Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, bounds: DateBounds(upper: range.upperBound), components: displayedComponents,
            label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, bounds: DateBounds(upper: range.upperBound), components: displayedComponents,
            label: Text(title))
    }
}

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// The look of date pickers; only the library's own are there.
public protocol DatePickerStyle {}

public nonisolated struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public nonisolated struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public nonisolated struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
public nonisolated struct FieldDatePickerStyle: DatePickerStyle { public init() {} }
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle { public init() {} }

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
