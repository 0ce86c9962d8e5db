// From values to places along an axis.
// Also read for: _ChartScale.

/// An axis: numbers and dates on a line, categories in bands of equal length.
struct _ChartScale {
    var kind: _PlotDatum.Kind
    var categories: [String] = []
    var lower = 0.0
    var upper = 1.0
    /// Whether the first category stands at the axis' end, as at the top of a vertical axis.
    var isReversed = false
    /// Whether the program turns the axis round.
    var isFlipped = false
    var type = ScaleType.linear
    /// Whether marks or the program say what is on the axis.
    let hasValues: Bool
    /// The shares of the axis that stay free before its first value and behind its last.
    var freeShares = (start: 0.0, end: 0.0)

    /// - Parameters:
    ///   - data: all values on the axis.
    ///   - options: what the program says of the axis.
    ///   - fromZero: whether numbers begin at 0 by default.
    init(_ data: [_PlotDatum], _ options: _ChartAxisOptions, fromZero: Bool) {
        kind = data.first?.kind ?? .number
        hasValues = !data.isEmpty || options.domain != nil
        (type, isFlipped) = (options.type, options.isFlipped)
        if let domain = options.domain, let first = domain.first {
            kind = first.kind
            if kind == .category {
                categories = domain.map(\.text)
            } else {
                lower = domain.map(\.number).min() ?? 0
                upper = domain.map { $0.number + $0.length }.max() ?? 1
            }
        } else if kind == .category {
            var seen = Set<String>()
            categories = data.map(\.text).filter { seen.insert($0).inserted }
        } else {
            lower = data.map(\.number).min() ?? 0
            upper = data.map { $0.number + $0.length }.max() ?? 1
            if kind == .number {
                if type == .log {
                    let known = data.map(\.number).filter { $0 > 0 && $0.isFinite }
                    lower = pow(10, log10(known.min() ?? 1).rounded(.down))
                    upper = pow(10, log10(known.max() ?? 10).rounded(.up))
                } else if options.includesZero ?? fromZero {
                    (lower, upper) = (min(lower, 0), max(upper, 0))
                }
                let step = type == .log ? 0 : _ChartScale.step(upper - lower, count: 5)
                if step > 0 {
                    lower = (lower / step + 1e-9).rounded(.down) * step
                    upper = (upper / step - 1e-9).rounded(.up) * step
                }
            }
        }
        if let visible = options.visibleLength {
            if kind == .category {
                categories = Array(categories.prefix(max(Int(visible), 1)))
            } else {
                lower = options.visibleStart?.number ?? lower
                upper = lower + visible
            }
        }
        if kind != .number { type = .linear }
        if type == .log, !(lower > 0) { lower = min(upper, 1) / 1_000 }
        if !(upper > lower) { upper = type == .log ? lower * 10 : lower + 1 }
    }

    /// Where a value is, from 0 at the axis' start to 1 at its end; a category is the middle of its band.
    func place(_ datum: _PlotDatum) -> Double {
        guard kind == .category else { return place(datum.middle) }
        guard let index = categories.firstIndex(of: datum.text) else { return -1 }
        let place = (Double(index) + 0.5) / Double(max(categories.count, 1))
        return turned(isReversed ? 1 - place : place)
    }

    func place(_ number: Double) -> Double {
        let (first, last) = (spaced(lower), spaced(upper))
        // A bar on a logarithmic axis stands on its start, not on 0.
        let value = type == .log && number <= 0 ? lower : number
        return turned((spaced(value) - first) / (last - first))
    }

    private func turned(_ place: Double) -> Double { inset(isFlipped ? 1 - place : place) }

    /// A place along the whole axis as one between what stays free at its ends.
    func inset(_ place: Double) -> Double { freeShares.start + place * valueShare }

    private var valueShare: Double { max(1 - freeShares.start - freeShares.end, 1e-6) }

    /// A number as far along the axis as its type says.
    private func spaced(_ number: Double) -> Double {
        switch type {
        case .log: return log10(max(number, .leastNormalMagnitude))
        case .symmetricLog: return number < 0 ? -log10(1 - number) : log10(1 + number)
        case .squareRoot: return number < 0 ? -(-number).squareRoot() : number.squareRoot()
        default: return number
        }
    }

    /// The number at a place.
    func number(at place: Double) -> Double {
        let share = (place - freeShares.start) / valueShare
        let along = spaced(lower) + (isFlipped ? 1 - share : share) * (spaced(upper) - spaced(lower))
        switch type {
        case .log: return pow(10, along)
        case .symmetricLog: return along < 0 ? 1 - pow(10, -along) : pow(10, along) - 1
        case .squareRoot: return along < 0 ? -along * along : along * along
        default: return along
        }
    }

    /// The category in whose band a place is.
    func category(at place: Double) -> String? {
        let share = (place - freeShares.start) / valueShare
        let along = isFlipped != isReversed ? 1 - share : share
        guard let index = Int(exactly: (along * Double(categories.count)).rounded(.down)) else { return nil }
        return categories.indices.contains(index) ? categories[index] : nil
    }

    /// How long a value's own place is.
    func band(_ datum: _PlotDatum, among count: Int) -> Double {
        if kind == .category { return valueShare / Double(max(categories.count, 1)) }
        if datum.length > 0 { return datum.length / (upper - lower) * valueShare }
        return valueShare / Double(max(count, 1))
    }

    /// The step of 1, 2 or 5 times a power of ten of which about `count` are as long as an axis.
    static func step(_ length: Double, count: Int) -> Double {
        guard length > 0, length.isFinite else { return 0 }
        let rough = length / Double(max(count, 1))
        let power = pow(10, log10(rough).rounded(.down))
        let parts = rough / power
        return (parts < 1.5 ? 1 : parts < 3.5 ? 2 : parts < 7.5 ? 5 : 10) * power
    }

    /// The values at which an axis has marks.
    func values(_ marks: _AxisMarks, isVertical: Bool) -> [_PlotDatum] {
        if let data = marks.data { return data }
        switch kind {
        case .category: return categories.map { _PlotDatum($0) }
        case .number:
            switch marks.values {
            case ._step(let step): return numbers(by: step)
            case ._count(let count):
                if type == .log || type == .symmetricLog { return powers(about: count ?? 5) }
                return numbers(by: _ChartScale.step(upper - lower, count: count ?? 5))
            case ._units: return numbers(by: _ChartScale.step(upper - lower, count: 5))
            }
        case .date:
            switch marks.values {
            case ._units(let unit, let count): return dates(unit, count)
            case ._count(let count): return dates(about: count ?? 5)
            case ._step(let step): return numbers(by: step).map { _PlotDatum(number: $0.number, kind: .date) }
            }
        }
    }

    /// How far the numbers of an even axis are apart; nil where they aren't near 0 or there is but one.
    func step(between values: [_PlotDatum]) -> Double? {
        guard kind == .number, values.count > 1 else { return nil }
        let step = values[1].number - values[0].number
        return step > 0 && abs(values[0].number / step) < 1e9 ? step : nil
    }

    private func numbers(by step: Double) -> [_PlotDatum] {
        guard step > 0, (upper - lower) / step < 1_000 else { return [] }
        let first = (lower / step - 1e-9).rounded(.up)
        let last = (upper / step + 1e-9).rounded(.down)
        guard first <= last else { return [] }
        return (0...Int(last - first)).map { _PlotDatum(number: (first + Double($0)) * step, kind: .number) }
    }

    /// Powers of ten, between few of them also twice and five times as much, between many only some.
    private func powers(about count: Int) -> [_PlotDatum] {
        let reach = max(abs(lower), abs(upper))
        let least = type == .log ? lower : 1
        guard reach > 0, least > 0, reach.isFinite else { return [] }
        let first = (log10(least) + 1e-9).rounded(.down)
        let last = (log10(reach) - 1e-9).rounded(.up)
        guard first <= last, last - first < 400 else { return [] }
        let every = max(Int((last - first) / Double(max(count, 1)) + 0.999), 1)
        var numbers = stride(from: 0, through: Int(last - first), by: every).flatMap { step -> [Double] in
            let power = pow(10, first + Double(step))
            return last - first < 3 ? [power, 2 * power, 5 * power] : [power]
        }
        if type == .symmetricLog { numbers = numbers.reversed().map { -$0 } + [0] + numbers }
        return numbers.filter { $0 >= lower * (lower < 0 ? 1 + 1e-9 : 1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
            .map { _PlotDatum(number: $0, kind: .number) }
    }

    /// The unit of the calendar that an axis of dates counts in.
    static func unit(_ length: Double, about count: Int) -> (unit: Calendar.Component, count: Int) {
        let units: [(Calendar.Component, Double, [Int])] = [
            (.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]), (.hour, 3_600, [1, 3, 6, 12]),
            (.day, 86_400, [1, 2]), (.weekOfYear, 604_800, [1, 2]), (.month, 2_629_800, [1, 3, 6]),
            (.year, 31_557_600, [1, 2, 5, 10, 50, 100]),
        ]
        for (unit, seconds, counts) in units {
            for several in counts where length / (seconds * Double(several)) <= Double(count) * 1.5 {
                return (unit, several)
            }
        }
        return (.year, 1_000)
    }

    private func dates(about count: Int) -> [_PlotDatum] {
        let found = _ChartScale.unit(upper - lower, about: count)
        return dates(found.unit, found.count)
    }

    private func dates(_ unit: Calendar.Component, _ count: Int) -> [_PlotDatum] {
        let calendar = Calendar.current
        let start = Date(timeIntervalSinceReferenceDate: lower)
        guard var date = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
        var result: [_PlotDatum] = []
        while date.timeIntervalSinceReferenceDate <= upper + 1e-6, result.count < 500 {
            if date.timeIntervalSinceReferenceDate >= lower - 1e-6 {
                var datum = _PlotDatum(date)
                if let next = calendar.date(byAdding: unit, value: count, to: date) {
                    datum.length = next.timeIntervalSince(date)
                }
                result.append(datum)
            }
            guard let next = calendar.date(byAdding: unit, value: max(count, 1), to: date), next > date else { break }
            date = next
        }
        return result
    }

    /// What an axis writes at a value where the program doesn't say.
    func text(of datum: _PlotDatum) -> Text {
        switch kind {
        case .category: return Text(verbatim: datum.text)
        case .number: return Text(datum.number, format: .number)
        case .date:
            let date = Date(timeIntervalSinceReferenceDate: datum.number)
            switch _ChartScale.unit(upper - lower, about: 5).unit {
            case .second, .minute: return Text(date, format: .dateTime.hour().minute())
            case .hour: return Text(date, format: .dateTime.hour())
            case .day, .weekOfYear: return Text(date, format: .dateTime.month(.abbreviated).day())
            case .month: return Text(date, format: .dateTime.month(.abbreviated))
            default: return Text(date, format: .dateTime.year())
            }
        }
    }
}
