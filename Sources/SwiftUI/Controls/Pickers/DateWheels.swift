import ViewGraph

/// Wheels for month, day and year, or for the day and the time, with one ground behind them, as wide as an iPhone has
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
        .environment(\.wheelHasGround, false)
        .background {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlPaint.bezel)
                .frame(height: 34)
        }
        .padding(.horizontal, 9)
        .fixedSize(horizontal: true, vertical: false)
    }

    private var date: Date { selection.wrappedValue }

    @ViewBuilder private var dateWheels: some View {
        let year = calendar.component(.year, from: date)
        let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        wheel(calendar.monthSymbols, index: calendar.component(.month, from: date) - 1, width: 140)
        wheel((1...max(days, 1)).map { "\($0)" }, index: calendar.component(.day, from: date) - 1, width: 60)
        wheel((-4...4).map { "\(year + $0)" }, index: 4, width: 90)
    }

    /// The days round the chosen one.
    private var dayWheel: some View {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            .weekday(.abbreviated).month(.abbreviated).day()
        let days = (-4...4).map { style.format(date.addingTimeInterval(Double($0) * 86_400)) }
        return wheel(days, index: 4, width: 150)
    }

    @ViewBuilder private var timeWheels: some View {
        let (hour, minute) = (calendar.component(.hour, from: date), calendar.component(.minute, from: date))
        let minutes = (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }
        if locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven {
            wheel((1...12).map { "\($0)" }, index: (hour + 11) % 12, width: 52)
            wheel(minutes, index: minute, width: 52)
            wheel([calendar.amSymbol, calendar.pmSymbol], index: hour < 12 ? 0 : 1, width: 60)
        } else {
            wheel((0..<24).map { "\($0)" }, index: hour, width: 60)
            wheel(minutes, index: minute, width: 60)
        }
    }

    private func wheel(_ texts: [String], index: Int, width: CGFloat) -> some View {
        Picker(selection: .constant(index), label: EmptyView()) {
            ForEach(texts.indices, id: \.self) { Text(verbatim: texts[$0]) }
        }
        .pickerStyle(.wheel)
        .frame(width: width)
    }
}
