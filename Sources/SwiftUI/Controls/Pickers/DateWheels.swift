import ViewGraph

/// Wheels for month, day and year, or for the day and the time, with one background behind them, as wide as an iPhone has
/// them.
struct DateWheels: ControlPart {
    let selection: Binding<Date>
    let components: DatePickerComponents

    @Environment(\.readersCalendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let hasTime = components.contains(.hourAndMinute)
        HStack(spacing: 0) {
            if components.contains(.date) {
                if hasTime { dayWheel } else { dateWheels }
            }
            if hasTime { timeWheels }
        }
        .environment(\.wheelHasBackground, false)
        .background {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlPaint.bezel)
                .frame(height: 34)
        }
        .padding(.horizontal, 9)
        .fixedSize(horizontal: true, vertical: false)
    }

    private var date: Date { selection.wrappedValue }

    /// What a chosen row of a wheel does: the date with another part.
    private func moving(_ unit: Calendar.Component, from index: Int) -> (Int) -> Void {
        let (selection, calendar) = (selection, calendar)
        return { row in
            if let date = calendar.date(byAdding: unit, value: row - index, to: selection.wrappedValue) {
                selection.wrappedValue = date
            }
        }
    }

    @ViewBuilder private var dateWheels: some View {
        let year = calendar.component(.year, from: date)
        let (month, day) = (calendar.component(.month, from: date) - 1, calendar.component(.day, from: date) - 1)
        let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        wheel(calendar.monthSymbols, index: month, width: 140, choose: moving(.month, from: month))
        wheel((1...max(days, 1)).map { "\($0)" }, index: day, width: 60, choose: moving(.day, from: day))
        wheel((-4...4).map { "\(year + $0)" }, index: 4, width: 90, choose: moving(.year, from: 4))
    }

    /// The days round the chosen one.
    private var dayWheel: some View {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            .weekday(.abbreviated).month(.abbreviated).day()
        let days = (-4...4).map { style.format(date.addingTimeInterval(Double($0) * 86_400)) }
        return wheel(days, index: 4, width: 150, choose: moving(.day, from: 4))
    }

    @ViewBuilder private var timeWheels: some View {
        let (hour, minute) = (calendar.component(.hour, from: date), calendar.component(.minute, from: date))
        let minutes = (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }
        if locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven {
            let (twelfth, half, forward) = ((hour + 11) % 12, hour < 12 ? 0 : 1, moving(.hour, from: 0))
            wheel((1...12).map { "\($0)" }, index: twelfth, width: 52) { row in
                // The first row is twelve, which is the hour nought.
                forward((row + 1) % 12 - hour % 12)
            }
            wheel(minutes, index: minute, width: 52, choose: moving(.minute, from: minute))
            wheel([calendar.amSymbol, calendar.pmSymbol], index: half, width: 60) { forward(($0 - half) * 12) }
        } else {
            wheel((0..<24).map { "\($0)" }, index: hour, width: 60, choose: moving(.hour, from: hour))
            wheel(minutes, index: minute, width: 60, choose: moving(.minute, from: minute))
        }
    }

    private func wheel(
        _ texts: [String], index: Int, width: CGFloat, choose: @escaping (Int) -> Void
    ) -> some View {
        Picker(selection: Binding(get: { index }, set: choose), label: EmptyView()) {
            ForEach(texts.indices, id: \.self) { Text(verbatim: texts[$0]) }
        }
        .pickerStyle(.wheel)
        .frame(width: width)
    }
}
