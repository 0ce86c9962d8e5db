// Lines and areas of functions.
// Also read for: _ChartPlotPoint.

/// What a plot reaches at one place.
struct _ChartPlotPoint {
    let x: Double
    let low: Double
    let high: Double

    var isFinite: Bool { x.isFinite && low.isFinite && high.isFinite }
}

extension _ChartModel {
    /// The marks, with the points of plots between the ends of the horizontal axis.
    static func opened(_ marks: [_ChartMark], _ options: _ChartOptions) -> [_ChartMark] {
        guard marks.contains(where: { $0.points != nil }) else { return marks }
        let known = (options.x.domain ?? marks.flatMap { [$0.x, $0.xStart, $0.xEnd].compactMap { $0 } })
            .filter { $0.kind != .category }.map(\.number)
        let reach = (known.min() ?? 0)...(known.max() ?? 1)
        return marks.map { mark in
            guard let points = mark.points else { return mark }
            var plot = mark
            plot.samples = points(reach).filter(\.isFinite)
            return plot
        }
    }
}

extension _ChartMark {
    /// The ends of a plot along both axes.
    var sampledEnds: (x: [_PlotDatum], y: [_PlotDatum]) {
        func ends(_ numbers: [Double]) -> [_PlotDatum] {
            [numbers.min(), numbers.max()].compactMap { $0 }.map { _PlotDatum(number: $0, kind: .number) }
        }
        let lows = kind == .area ? samples.map(\.low) : []
        return (ends(samples.map(\.x)), ends(samples.map(\.high) + lows))
    }
}

extension _ChartPainter {
    func drawPlot(_ mark: _ChartMark, in context: inout GraphicsContext, with shading: GraphicsContext.Shading) {
        func points(_ value: (_ChartPlotPoint) -> Double) -> [CGPoint] {
            mark.samples.map { point in
                CGPoint(
                    x: model.x.place(point.x) * size.width, y: (1 - model.y.place(value(point))) * size.height)
            }
        }
        var path = Path()
        path.addLines(points { $0.high })
        if mark.kind == .line {
            context.stroke(path, with: shading, style: model.lineStyle(of: mark))
        } else {
            for point in points({ $0.low }).reversed() { path.addLine(to: point) }
            path.closeSubpath()
            context.fill(path, with: shading)
        }
    }
}

/// What a function gives at so many places that its line is smooth across a wide chart.
private func _sampled<Value>(
    _ domain: ClosedRange<Double>, _ function: (Double) -> Value, _ point: (Double, Value) -> _ChartPlotPoint
) -> [_ChartPlotPoint] {
    let count = 200
    let length = domain.upperBound - domain.lowerBound
    return (0...count).map { index in
        let place = domain.lowerBound + length * Double(index) / Double(count)
        return point(place, function(place))
    }
}

public struct LinePlot: _ChartMarkContent {
    public var _mark = _ChartMark(.line)

    /// The line of y for each x; it isn't drawn where the function gives no number.
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _mark.points = { reach in
            _sampled(domain ?? reach, function) { _ChartPlotPoint(x: $0, low: 0, high: $1) }
        }
    }
    public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        _mark.points = { _ in _sampled(domain, function) { _ChartPlotPoint(x: $1.x, low: 0, high: $1.y) } }
    }
}

public struct AreaPlot: _ChartMarkContent {
    public var _mark = _ChartMark(.area)

    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _mark.points = { reach in
            _sampled(domain ?? reach, function) { _ChartPlotPoint(x: $0, low: 0, high: $1) }
        }
    }
    public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        _mark.points = { reach in
            _sampled(domain ?? reach, function) { _ChartPlotPoint(x: $0, low: $1.yStart, high: $1.yEnd) }
        }
    }
}
