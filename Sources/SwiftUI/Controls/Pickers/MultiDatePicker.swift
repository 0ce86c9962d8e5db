import ViewGraph

/// The month of a date, to choose its day.
struct MonthOfDate: ControlPart {
    let selection: Binding<Date>
    let bounds: DateBounds

    /// How many months away from the date the month is that is looked at.
    @State private var months = 0
    @Environment(\.readersCalendar) private var calendar

    var body: some View {
        let (selection, bounds, calendar, months) = (selection, bounds, calendar, $months)
        let date = selection.wrappedValue
        let shown = calendar.date(byAdding: .month, value: months.wrappedValue, to: date) ?? date
        let chosen: Set<Int> = months.wrappedValue == 0 ? [calendar.component(.day, from: date)] : []
        MonthView(shown: shown, chosen: chosen, bounds: bounds, step: { months.wrappedValue += $0 }) { day in
            months.wrappedValue = 0
            // The day that was chosen at the time there was.
            let moved = day.addingTimeInterval(date.timeIntervalSince(calendar.startOfDay(for: date)))
            selection.wrappedValue = bounds.nearest(to: moved)
        }
    }
}

/// The dates that can be chosen.
package struct DateBounds: Equatable {
    var lower: Date?
    var upper: Date?
    /// Whether `upper` is one of them.
    var includesUpper = true

    package init(lower: Date? = nil, upper: Date? = nil, includesUpper: Bool = true) {
        (self.lower, self.upper, self.includesUpper) = (lower, upper, includesUpper)
    }

    /// Whether some time of the day can be chosen.
    func allows(day: Date, in calendar: Calendar) -> Bool {
        let start = calendar.startOfDay(for: day)
        if let lower, let next = calendar.date(byAdding: .day, value: 1, to: start), next <= lower { return false }
        if let upper, start > upper || (start == upper && !includesUpper) { return false }
        return true
    }

    func nearest(to date: Date) -> Date {
        if let lower, date < lower { return lower }
        if let upper, date > upper { return upper }
        return date
    }
}

/// A control that picks several days.
public nonisolated struct MultiDatePicker<Label: View>: ControlView {
    let selection: Binding<Set<DateComponents>>
    let bounds: DateBounds
    let label: Label

    /// How many months away from the first one the month is that is looked at.
    @State private var months = 0
    @Environment(\.readersCalendar) private var calendar
    @Environment(\.platform) private var platform

    package init(days: Binding<Set<DateComponents>>, bounds: DateBounds = DateBounds(), label: Label) {
        (selection, self.bounds, self.label) = (days, bounds, label)
    }

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(days: selection, label: label())
    }

    /// The days that come within a range.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(days: selection, bounds: DateBounds(bounds), label: label()) }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(days: selection, bounds: DateBounds(lower: bounds.lowerBound), label: label()) }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            days: selection, bounds: DateBounds(upper: bounds.upperBound, includesUpper: false), label: label())
    }

    /// The month of the earliest chosen day; without one, that of the first day that can be chosen.
    public var body: some View {
        let (selection, bounds, calendar, months) = (selection, bounds, calendar, $months)
        let days = selection.wrappedValue.compactMap { calendar.date(from: $0) }
        let first = days.min() ?? bounds.lower ?? bounds.upper ?? Date(timeIntervalSinceReferenceDate: 0)
        let shown = calendar.date(byAdding: .month, value: months.wrappedValue, to: first) ?? first
        let inMonth = days.filter { calendar.isDate($0, equalTo: shown, toGranularity: .month) }
        let chosen = Set(inMonth.map { calendar.component(.day, from: $0) })
        MonthView(shown: shown, chosen: chosen, bounds: bounds, step: { months.wrappedValue += $0 }) { day in
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
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(
            days: selection, bounds: DateBounds(bounds), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(days: selection, bounds: DateBounds(bounds), label: Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(
            days: selection, bounds: DateBounds(lower: bounds.lowerBound), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(days: selection, bounds: DateBounds(lower: bounds.lowerBound), label: Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(
            days: selection, bounds: DateBounds(upper: bounds.upperBound, includesUpper: false), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(
            days: selection, bounds: DateBounds(upper: bounds.upperBound, includesUpper: false), label: Text(title))
    }
}

extension DateBounds {
    init(_ range: ClosedRange<Date>) { self.init(lower: range.lowerBound, upper: range.upperBound) }
    package init(_ range: Range<Date>) {
        self.init(lower: range.lowerBound, upper: range.upperBound, includesUpper: false)
    }
}
