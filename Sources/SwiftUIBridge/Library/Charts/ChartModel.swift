// Marks, stacked and beside each other, with the axes that hold them.
// Also read for: _ChartModel, _ChartSpan.

/// From where to where a mark reaches along the axis of values.
struct _ChartSpan {
    var low: Double
    var high: Double
}

struct _ChartModel {
    private(set) var marks: [_ChartMark]
    let options: _ChartOptions
    /// For bars and areas, what they reach over with others below them.
    var spans: [_ChartSpan?] = []
    var x: _ChartScale
    var y: _ChartScale
    /// The values that stand beside each other in a band.
    var positions: [String] = []
    var colorNames: [String] = []
    var symbolNames: [String] = []
    var lineNames: [String] = []
    /// How many different values marks of bars have, for bars between numbers.
    var bandCount = 1

    var isRound: Bool { marks.contains { $0.kind == .sector } }

    init(_ written: [_ChartMark], _ options: _ChartOptions) {
        let marks = _ChartModel.opened(written, options)
        self.marks = marks
        self.options = options
        var seen = Set<String>()
        positions = marks.compactMap { $0.position?.name }.filter { seen.insert($0).inserted }
        colorNames = _ChartModel.names(options.colors.map(\.name), marks.compactMap { $0.color?.name })
        symbolNames = _ChartModel.names(options.symbols.map(\.name), marks.compactMap { $0.symbolValue?.name })
        lineNames = _ChartModel.names(options.lineStyles.map(\.name), marks.compactMap { $0.lineValue?.name })

        let spans = _ChartModel.stacked(marks)
        self.spans = spans
        var (xs, ys) = ([_PlotDatum](), [_PlotDatum]())
        var bands = Set<Double>()
        for (index, mark) in marks.enumerated() {
            if mark.points != nil {
                let ends = mark.sampledEnds
                xs += ends.x
                ys += ends.y
                continue
            }
            let isVertical = mark.isVertical
            // What is a share of a whole, or lies round the middle, reaches over its span, not up to its value.
            let isValue = spans[index] == nil || mark.stacking != .normalized && mark.stacking != .center
            xs += [isVertical || isValue ? mark.x : nil, mark.xStart, mark.xEnd].compactMap { $0 }
            ys += [!isVertical || isValue ? mark.y : nil, mark.yStart, mark.yEnd].compactMap { $0 }
            if let span = spans[index] {
                let ends = [_PlotDatum(number: span.low, kind: .number), _PlotDatum(number: span.high, kind: .number)]
                if isVertical {
                    ys += ends
                } else {
                    xs += ends
                }
            }
            if mark.kind == .bar, let place = isVertical ? mark.x : mark.y { bands.insert(place.number) }
        }
        bandCount = max(bands.count, 1)
        x = _ChartScale(xs, options.x, fromZero: true)
        y = _ChartScale(ys, options.y, fromZero: true)
        y.isReversed = true
        widenForBars()
    }

    /// The model in a plot of a size, of which axes may leave points free at their ends.
    func fitted(to size: CGSize) -> _ChartModel {
        var copy = self
        func shares(_ padding: PlotDimensionScaleRange, _ length: CGFloat) -> (start: Double, end: Double) {
            (min(padding.start / max(length, 1), 0.5), min(padding.end / max(length, 1), 0.5))
        }
        copy.x.freeShares = shares(options.x.padding, size.width)
        copy.y.freeShares = shares(options.y.padding, size.height)
        return copy
    }

    /// Other marks in the same plot.
    func showing(_ marks: [_ChartMark]) -> _ChartModel {
        var copy = self
        copy.marks = _ChartModel.opened(marks, options)
        copy.spans = _ChartModel.stacked(copy.marks)
        return copy
    }

    /// Bars at plain numbers have half of their room before the first and behind the last.
    private mutating func widenForBars() {
        let bars = marks.filter { $0.kind == .bar && ($0.width.isAutomatic || $0.height.isAutomatic) }
        guard let first = bars.first, let place = first.isVertical ? first.x : first.y, place.kind != .category,
            place.length == 0, bandCount > 1
        else { return }
        if options.x.visibleLength != nil { return }
        let numbers = bars.compactMap { ($0.isVertical ? $0.x : $0.y)?.number }
        guard let low = numbers.min(), let high = numbers.max(), high > low else { return }
        let half = (high - low) / Double(bandCount - 1) / 2
        if first.isVertical, options.x.domain == nil {
            (x.lower, x.upper) = (low - half, high + half)
        } else if !first.isVertical, options.y.domain == nil {
            (y.lower, y.upper) = (low - half, high + half)
        }
    }

    /// Bars and areas of one place on top of each other.
    private static func stacked(_ marks: [_ChartMark]) -> [_ChartSpan?] {
        var tops: [String: Double] = [:]
        var sums: [String: Double] = [:]
        func key(_ mark: _ChartMark) -> String {
            let place = mark.isVertical ? mark.x : mark.y
            return "\(mark.kind) \(place?.text ?? "") \(place?.number ?? 0) \(mark.position?.name ?? "")"
        }
        func value(_ mark: _ChartMark) -> Double { (mark.isVertical ? mark.y : mark.x)?.number ?? 0 }
        for mark in marks where mark.kind == .bar || mark.kind == .area {
            if mark.stacking == .normalized || mark.stacking == .center { sums[key(mark), default: 0] += value(mark) }
        }
        return marks.map { mark in
            guard mark.kind == .bar || mark.kind == .area, mark.points == nil else { return nil }
            if let start = mark.yStart, let end = mark.yEnd {
                return _ChartSpan(low: start.number, high: end.number)
            }
            if let start = mark.xStart, let end = mark.xEnd {
                return _ChartSpan(low: start.middle, high: end.middle)
            }
            var amount = value(mark)
            guard mark.stacking != .unstacked else { return _ChartSpan(low: 0, high: amount) }
            let key = key(mark)
            if mark.stacking == .normalized { amount /= max(sums[key] ?? 1, 1e-12) }
            let side = key + (amount < 0 ? "-" : "+")
            let low = tops[side] ?? (mark.stacking == .center ? -(sums[key] ?? 0) / 2 : 0)
            tops[side] = low + amount
            return _ChartSpan(low: low, high: low + amount)
        }
    }

    // MARK: - Styles

    func style(named name: String) -> AnyShapeStyle {
        if let given = options.colors.first(where: { $0.name == name }) { return given.style }
        let index = colorNames.firstIndex(of: name) ?? 0
        if let gradient = options.gradient {
            return AnyShapeStyle(gradient._color(at: Double(index) / Double(max(colorNames.count - 1, 1))))
        }
        if !options.palette.isEmpty { return options.palette[index % options.palette.count] }
        return AnyShapeStyle(_ChartOptions.standardColors[index % _ChartOptions.standardColors.count])
    }

    /// What a mark is painted with; nil for the chart's own.
    func style(of mark: _ChartMark) -> AnyShapeStyle? {
        if let style = mark.style { return style }
        if let color = mark.color {
            if let gradient = options.gradient, let share = share(of: color) {
                return AnyShapeStyle(gradient._color(at: share))
            }
            return style(named: color.name)
        }
        return options.palette.first
    }

    // MARK: - Places in points

    func point(_ mark: _ChartMark, _ size: CGSize) -> CGPoint {
        CGPoint(
            x: mark.x.map { x.place($0) * size.width } ?? size.width / 2,
            y: mark.y.map { (1 - y.place($0)) * size.height } ?? size.height / 2)
    }

    /// The rectangle that a bar or rectangle fills, with its edges where the mark's offsets move them.
    func rect(_ index: Int, _ size: CGSize) -> CGRect {
        let rect = unmovedRect(index, size)
        let (start, end) = (marks[index].startOffset, marks[index].endOffset)
        guard start != .zero || end != .zero else { return rect }
        // Vertical values start at the bottom.
        let (left, right) = (rect.minX + start.width, rect.maxX + end.width)
        let (bottom, top) = (rect.maxY + start.height, rect.minY + end.height)
        return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    private func unmovedRect(_ index: Int, _ size: CGSize) -> CGRect {
        let mark = marks[index]
        if mark.kind == .rectangle {
            let across = side(mark.x, mark.xStart, mark.xEnd, mark.width, x, size.width)
            let down = side(mark.y, mark.yStart, mark.yEnd, mark.height, y, size.height)
            return CGRect(
                x: across.low, y: size.height - down.high, width: across.high - across.low,
                height: down.high - down.low)
        }
        guard let span = spans[index] else { return .zero }
        let isVertical = mark.isVertical
        let scale = isVertical ? x : y
        guard let datum = isVertical ? mark.x : mark.y else { return .zero }
        let room = scale.band(datum, among: bandCount) * (isVertical ? size.width : size.height)
        let dimension = isVertical ? mark.width : mark.height
        // Bins of numbers nearly touch.
        let share = datum.length > 0 ? (datum.kind == .number ? 0.96 : 0.8) : 0.65
        var breadth = dimension.length(of: room, standard: share)
        var middle = scale.place(datum) * (isVertical ? size.width : size.height)
        if let name = mark.position?.name, let place = positions.firstIndex(of: name) {
            let count = CGFloat(positions.count)
            middle += (CGFloat(place) + 0.5 - count / 2) * breadth / count
            breadth = breadth / count * 0.95
        }
        let values = isVertical ? y : x
        let length = isVertical ? size.height : size.width
        let (a, b) = (values.place(span.low) * length, values.place(span.high) * length)
        let (low, high) = (min(a, b), max(a, b))
        return isVertical
            ? CGRect(x: middle - breadth / 2, y: size.height - high, width: breadth, height: high - low)
            : CGRect(x: low, y: size.height - middle - breadth / 2, width: high - low, height: breadth)
    }

    private func side(
        _ value: _PlotDatum?, _ start: _PlotDatum?, _ end: _PlotDatum?, _ dimension: MarkDimension,
        _ scale: _ChartScale, _ length: CGFloat
    ) -> (low: CGFloat, high: CGFloat) {
        if let start, let end {
            let (a, b) = (scale.place(start) * length, scale.place(end) * length)
            return (min(a, b), max(a, b))
        }
        guard let value else { return (0, length) }
        let breadth = dimension.length(of: scale.band(value, among: 10) * length, standard: 1)
        let middle = scale.place(value) * length
        return (middle - breadth / 2, middle + breadth / 2)
    }
}

extension MarkDimension {
    var isAutomatic: Bool {
        if case .automatic = self { return true }
        return false
    }
}

extension _ChartMark {
    /// Whether the mark stands on the horizontal axis.
    var isVertical: Bool {
        if yStart != nil { return true }
        if xStart != nil { return false }
        guard let x, let y else { return true }
        return y.kind == .number || x.kind != .number
    }
}
