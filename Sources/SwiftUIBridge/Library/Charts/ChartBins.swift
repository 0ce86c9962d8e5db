// Numbers and dates in bins, for histograms.

/// What a bin holds: from its lower bound up to its upper bound.
public struct ChartBinRange<Bound: Plottable & Comparable & Hashable>: Plottable, Hashable {
    public let lowerBound: Bound
    public let upperBound: Bound

    public var range: Range<Bound> { lowerBound..<upperBound }
    public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }

    public var primitivePlottable: _PlotDatum {
        let (start, end) = (_PlotDatum(lowerBound), _PlotDatum(upperBound))
        var datum = _PlotDatum(number: start.number, kind: start.kind)
        datum.length = end.number - start.number
        return datum
    }
    public init?(primitivePlottable: _PlotDatum) { return nil }
    init(_ lower: Bound, _ upper: Bound) { (lowerBound, upperBound) = (lower, upper) }
}

/// Bins between thresholds.
public struct NumberBins<Value: Plottable & Comparable & Hashable>: RandomAccessCollection {
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(thresholds[position], thresholds[position + 1])
    }
    /// The bin that a value is in; the first and the last take what is outside.
    public func index(for value: Value) -> Int {
        let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    public init(range: ClosedRange<Value>, count: Int) {
        let numbers = _division(of: Double(range.lowerBound), Double(range.upperBound), count)
        self.init(thresholds: numbers.map { Value($0) })
    }
    public init(data: [Value], count: Int) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), count: count)
    }
    public init(size: Value, range: ClosedRange<Value>) {
        let numbers = _thresholds(Double(size), Double(range.lowerBound), Double(range.upperBound))
        self.init(thresholds: numbers.map { Value($0) })
    }
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }
        let step = _binSize(numbers, desiredCount, Double(minimumStride))
        self.init(thresholds: _thresholds(step, numbers.min() ?? 0, numbers.max() ?? 1).map { Value($0) })
    }
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
    }
}

extension NumberBins where Value: BinaryInteger {
    public init(range: ClosedRange<Value>, count: Int) {
        let numbers = _division(of: Double(range.lowerBound), Double(range.upperBound), count)
        self.init(thresholds: numbers.map { Value($0.rounded()) })
    }
    public init(data: [Value], count: Int) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), count: count)
    }
    public init(size: Value, range: ClosedRange<Value>) {
        let numbers = _thresholds(Double(size), Double(range.lowerBound), Double(range.upperBound))
        self.init(thresholds: numbers.map { Value($0) })
    }
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let numbers = data.map { Double($0) }
        let step = Swift.max(_binSize(numbers, desiredCount, Double(minimumStride)), 1)
        self.init(thresholds: _thresholds(step, numbers.min() ?? 0, numbers.max() ?? 1).map { Value($0) })
    }
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
    }
}

/// Dates in bins: of a unit of the calendar, of a time, or between thresholds.
public struct DateBins: RandomAccessCollection {
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds }

    /// - Parameter calendar: nil for the calendar of the picture.
    public init(
        unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar? = nil
    ) {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(unit: unit, by: value, range: first...(data.max() ?? first), calendar: calendar)
    }
    public init(
        unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar? = nil
    ) {
        let calendar = calendar ?? Calendar.current
        let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        var dates = [first]
        // What is at the upper end is in a bin, too.
        while dates[dates.count - 1] <= range.upperBound, dates.count < 10_000 {
            guard let next = calendar.date(byAdding: unit, value: Swift.max(value, 1) * dates.count, to: first) else {
                break
            }
            dates.append(next)
        }
        self.init(thresholds: dates)
    }

    public init(timeInterval: TimeInterval, data: [Date]) {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(timeInterval: timeInterval, range: first...(data.max() ?? first))
    }
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let (low, high) = (range.lowerBound, range.upperBound)
        let numbers = _thresholds(timeInterval, 0, high.timeIntervalSince(low))
        self.init(thresholds: numbers.map { low.addingTimeInterval($0) })
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(thresholds[position], thresholds[position + 1])
    }
    /// The bin that a date is in; the first and the last take what is outside.
    public func index(for date: Date) -> Int {
        let above = thresholds.firstIndex { $0 > date } ?? thresholds.count
        return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
    }
}

/// The ends of so many equal parts of a range.
private func _division(of low: Double, _ high: Double, _ count: Int) -> [Double] {
    let count = min(max(count, 1), 10_000)
    return (0...count).map { low + (high - low) * Double($0) / Double(count) }
}

private func _binSize(_ numbers: [Double], _ count: Int?, _ least: Double) -> Double {
    guard let low = numbers.min(), let high = numbers.max(), high > low else { return 1 }
    return max(_ChartScale.step(high - low, count: count ?? 10), least)
}

/// Multiples of a size from below a range to above it.
private func _thresholds(_ size: Double, _ low: Double, _ high: Double) -> [Double] {
    guard size > 0, low.isFinite, high.isFinite, (high - low) / size < 10_000 else { return [low, high] }
    let first = (low / size).rounded(.down)
    // What is at the upper end is in a bin, too.
    let last = max((high / size).rounded(.up), first + 1)
    return (0...Int(last - first)).map { (first + Double($0)) * size }
}
