import ViewGraph

/// The month of a date, to choose its day.
struct MonthOfDate: ControlPart {
    let selection: Binding<Date>

    @Environment(\.readersCalendar) private var calendar

    var body: some View {
        let (selection, calendar) = (selection, calendar)
        let date = selection.wrappedValue
        MonthView(shown: date, chosen: [calendar.component(.day, from: date)]) { day in
            // The day that was chosen at the time there was.
            selection.wrappedValue = day.addingTimeInterval(date.timeIntervalSince(calendar.startOfDay(for: date)))
        }
    }
}

/// A control that picks several days.
public nonisolated struct MultiDatePicker<Label: View>: ControlView {
    let selection: Binding<Set<DateComponents>>
    let label: Label

    @Environment(\.readersCalendar) private var calendar
    @Environment(\.platform) private var platform

    package init(days: Binding<Set<DateComponents>>, label: Label) { (selection, self.label) = (days, label) }

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(days: selection, label: label())
    }

    /// The month of the earliest chosen day; without one, that of the calendar's first day.
    public var body: some View {
        let (selection, calendar) = (selection, calendar)
        let days = selection.wrappedValue.compactMap { calendar.date(from: $0) }
        let shown = days.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        let inMonth = days.filter { calendar.isDate($0, equalTo: shown, toGranularity: .month) }
        MonthView(shown: shown, chosen: Set(inMonth.map { calendar.component(.day, from: $0) })) { day in
            let same = selection.wrappedValue.filter { other in
                calendar.date(from: other).map { calendar.isDate($0, inSameDayAs: day) } ?? false
            }
            if same.isEmpty {
                selection.wrappedValue.insert(
                    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
            } else {
                selection.wrappedValue.subtract(same)
            }
        }
        .frame(maxWidth: platform == .macOS ? 240 : 360)
    }
}

nonisolated extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(days: selection, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(days: selection, label: Text(title))
    }
}
