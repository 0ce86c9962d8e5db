import ViewGraph

/// A month with its days in weeks.
struct MonthView: ControlPart {
    /// A date in the month.
    let shown: Date
    let chosen: Set<Int>
    let bounds: DateBounds
    /// Goes on by months.
    let step: (Int) -> Void
    let choose: (Date) -> Void

    @Environment(\.readersCalendar) private var calendar
    @Environment(\.platform) private var platform

    private struct Day: Identifiable {
        let id: Int
        let number: Int?
        let date: Date?
    }

    private var days: [Day] {
        let date = shown
        guard let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date)),
            let range = calendar.range(of: .day, in: .month, for: date)
        else { return [] }
        let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let blanks = (0..<lead).map { Day(id: -1 - $0, number: nil, date: nil) }
        return blanks
            + range.map { number in
                Day(id: number, number: number, date: calendar.date(byAdding: .day, value: number - 1, to: first))
            }
    }

    private var title: String {
        var style = Date.FormatStyle().month(.wide).year()
        style.timeZone = calendar.timeZone
        if let locale = calendar.locale { style = style.locale(locale) }
        return shown.formatted(style)
    }

    private var weekdays: [String] {
        let symbols = platform == .macOS ? calendar.veryShortWeekdaySymbols : calendar.shortWeekdaySymbols
        guard symbols.count == 7 else { return [] }
        let first = calendar.firstWeekday - 1
        return (0..<7).map { symbols[(first + $0) % 7] }
    }

    var body: some View {
        let isMac = platform == .macOS
        let (days, bounds, calendar, step) = (days, bounds, calendar, step)
        let side: CGFloat = isMac ? 24 : 40
        let shown = shown
        VStack(spacing: isMac ? 4 : 8) {
            HStack(spacing: isMac ? 10 : 24) {
                HStack(spacing: 5) {
                    Text(verbatim: title).font(isMac ? .system(size: 13, weight: .bold) : .headline)
                    // To the wheels of months and years.
                    if !isMac {
                        Image(systemName: "chevron.forward").font(.system(size: 14, weight: .bold))
                            .foregroundStyle(.tint)
                    }
                }
                Spacer()
                Image(systemName: "chevron.backward").foregroundStyle(.tint)
                    .pressable(label: "Previous Month") { step(-1) }
                Image(systemName: "chevron.forward").foregroundStyle(.tint)
                    .pressable(label: "Next Month") { step(1) }
            }
            .padding(.horizontal, isMac ? 4 : 8)
            HStack(spacing: 0) {
                ForEach(weekdays.indices, id: \.self) { index in
                    Text(verbatim: isMac ? weekdays[index] : weekdays[index].uppercased())
                        .font(.system(size: isMac ? 10 : 13, weight: .semibold))
                        .foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            TodayReader { now in
                let isThisMonth = calendar.isDate(now, equalTo: shown, toGranularity: .month)
                let today = isThisMonth ? calendar.component(.day, from: now) : nil
                ForEach(0..<((days.count + 6) / 7), id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(0..<7, id: \.self) { column in
                            let index = week * 7 + column
                            let day = days.indices.contains(index) ? days[index] : nil
                            let isAllowed = day?.date.map { bounds.allows(day: $0, in: calendar) } ?? false
                            DayCell(
                                number: day?.number, isChosen: day?.number.map { chosen.contains($0) } ?? false,
                                isToday: day?.number != nil && day?.number == today, isAllowed: isAllowed, side: side
                            )
                            .frame(maxWidth: .infinity)
                            .pressable(.row, isEnabled: isAllowed) {
                                if let date = day?.date { choose(date) }
                            }
                        }
                    }
                }
            }
        }
    }
}

struct DayCell: ControlPart {
    let number: Int?
    let isChosen: Bool
    let isToday: Bool
    let isAllowed: Bool
    let side: CGFloat

    var body: some View {
        ZStack {
            if isChosen { Circle().fill(.tint) }
            if let number {
                Text(verbatim: "\(number)")
                    .font(.system(size: side * 0.5, weight: isChosen ? .semibold : .regular))
                    .foregroundStyle(style)
            }
        }
        .frame(width: side, height: side)
    }

    private var style: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(Color.white) }
        if isToday, isAllowed { return AnyShapeStyle(.tint) }
        return isAllowed ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
    }
}

/// Views that are made of the day it is in the session.
private struct TodayReader<Content: View>: PrimitiveView {
    @ViewBuilder let content: (Date) -> Content

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        context.graph.reconcile(view.content(context.graph.clock.date), existing: existing, in: context)
    }
}
