import ViewGraph

/// Progress through an interval of time.
struct TimerProgress: ControlPart {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    let label: AnyView?
    let currentValueLabel: AnyView?

    var body: some View {
        let (interval, countsDown) = (interval, countsDown)
        let (label, value) = (label, currentValueLabel)
        TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
            let fraction = Self.fraction(of: context.date, in: interval, countsDown: countsDown)
            ProgressView(fraction: fraction, label: label, currentValueLabel: value)
        }
    }

    static func fraction(of date: Date, in interval: ClosedRange<Date>, countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0, length.isFinite else { return countsDown ? 0 : 1 }
        let part = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - part : part
    }
}

nonisolated extension ProgressView {
    /// Progress through an interval of time, at the picture's time.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: nil, label: label(), currentValueLabel: currentValueLabel(), interval: timerInterval,
            countsDown: countsDown)
    }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// The same; the label below says how long it takes still, or since when.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            fraction: nil, label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
            interval: timerInterval, countsDown: countsDown)
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            fraction: nil, label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
            interval: timerInterval, countsDown: countsDown)
    }
}

/// The time below the progress through an interval.
public nonisolated struct DefaultDateProgressLabel: ControlView {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}
