import ViewGraph

/// A part of a date as the reader's language writes it.
private func written(
    _ date: Date, _ components: DatePickerComponents, _ calendar: Calendar, isShort: Bool = false
)
    -> String
{
    var style = Date.FormatStyle(date: components.contains(.date) ? (isShort ? .numeric : .abbreviated) : nil)
    // Not `time: .shortened`, which writes 9:41 where the locale has 09:41.
    if components.contains(.hourAndMinute) { style = style.hour().minute() }
    style.timeZone = calendar.timeZone
    style.calendar = calendar
    if let locale = calendar.locale { style = style.locale(locale) }
    return date.formatted(style)
}

/// A date on a soft background; a tap opens a month or wheels to choose another one.
struct DateText: ControlPart {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents

    @State private var isOpen = false
    @Environment(\.readersCalendar) private var calendar
    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let (isMac, isOpen) = (platform == .macOS, $isOpen)
        let (selection, bounds, components) = (selection, bounds, components)
        Text(verbatim: written(selection.wrappedValue, components, calendar))
            .foregroundStyle(style)
            .lineLimit(1)
            .modifier(ControlPadding(horizontal: isMac ? 8 : 11, vertical: isMac ? 4 : 6))
            .background(ControlPaint.bezel, in: shape)
            .pressableByLabel(.picker) { isOpen.wrappedValue.toggle() }
            .modifier(
                AnchoredPresentationModifier(
                    base: PresentationModifier(
                        isPresented: isOpen, kind: .menu,
                        content: {
                            AnyView(DatePanel(selection: selection, bounds: bounds, components: components))
                        }, close: { isOpen.wrappedValue = false }),
                    source: .bounds))
    }

    private var shape: AnyShape {
        if platform == .iOS, generation == .later { return AnyShape(Capsule()) }
        return AnyShape(RoundedRectangle(cornerRadius: platform == .macOS ? 6 : 8, style: .continuous))
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlPaint.disabledLabel) }
        return AnyShapeStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    }
}

/// A month or wheels above the window, beside the date that they are for.
struct DatePanel: ControlPart {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents

    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        let shape = RoundedRectangle(cornerRadius: isMac ? 12 : 30, style: .continuous)
        Group {
            if components.contains(.date) {
                MonthOfDate(selection: selection, bounds: bounds).frame(width: isMac ? 200 : 300)
            } else {
                DateWheels(selection: selection.within(bounds), components: components)
            }
        }
        .environment(\.font, nil)
        .padding(isMac ? 10 : 18)
        .background(ControlPaint.panel, in: shape)
        .contentShape(shape)
        // A touch beside the days isn't one outside the panel.
        .onTapGesture {}
        .clipShape(shape)
        .compositingGroup()
        .shadow(color: .black.opacity(isMac ? 0.2 : 0.16), radius: isMac ? 8 : 24, y: isMac ? 3 : 10)
    }
}

extension Binding<Date> {
    /// The nearest date that can be chosen is what is written.
    func within(_ bounds: DateBounds) -> Binding<Date> {
        Binding(get: { wrappedValue }, set: { wrappedValue = bounds.nearest(to: $0) })
    }
}

/// A field with a date, and a stepper beside it.
struct DateField: ControlPart {
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    var hasStepper = true

    @Environment(\.readersCalendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let step = step
        HStack(spacing: 4) {
            Text(verbatim: written(selection.wrappedValue, components, calendar, isShort: true))
                .monospacedDigit()
                .dimmed(!isEnabled)
                .modifier(ControlPadding(horizontal: 6, vertical: 4))
                .modifier(FieldBackground(radius: 6))
            if hasStepper { StepperArrows(increment: { step(1) }, decrement: { step(-1) }) }
        }
    }

    /// By the first part that is shown: a day, else an hour.
    private var step: (Int) -> Void {
        let (selection, calendar) = (selection.within(bounds), calendar)
        let unit: Calendar.Component = components.contains(.date) ? .day : .hour
        return { count in
            if let date = calendar.date(byAdding: unit, value: count, to: selection.wrappedValue) {
                selection.wrappedValue = date
            }
        }
    }
}
