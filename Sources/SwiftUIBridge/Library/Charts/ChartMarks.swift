// The marks of charts, each of which says what is to be drawn.
// Also read for: _ChartMark.

/// What a chart draws for a mark.
struct _ChartMark {
    enum Kind { case bar, line, point, area, rule, rectangle, sector }
    let kind: Kind
    var x: _PlotDatum?
    var y: _PlotDatum?
    var xStart: _PlotDatum?
    var xEnd: _PlotDatum?
    var yStart: _PlotDatum?
    var yEnd: _PlotDatum?
    var angle = 0.0
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset = 0.0
    var stacking = MarkStackingMethod.standard
    /// What tells lines and areas apart.
    var series: _PlotDatum?
    var color: _PlotDatum?
    var symbolValue: _PlotDatum?
    var lineValue: _PlotDatum?
    var position: _PlotDatum?
    var style: AnyShapeStyle?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    /// What the program says of the line; nil for the mark's own.
    var line: StrokeStyle?
    var interpolation: InterpolationMethod?
    var symbol: _ChartSymbol?
    var symbolView: AnyView?
    var symbolArea: CGFloat?
    var sizeValue: _PlotDatum?
    var offset = CGSize.zero
    /// How far the edges at which values start and end are moved.
    var startOffset = CGSize.zero
    var endOffset = CGSize.zero
    var zIndex: Double?
    var clip: ((CGRect) -> Path)?
    /// Marks that it is seen through; nil: the whole of it is seen.
    var mask: [_ChartMark]?
    var blur: CGFloat = 0
    var shadow: _ChartShadow?
    var annotations: [_ChartAnnotation] = []
    /// The points of a plot, from where to where the axis reaches; a mark has none.
    var points: ((ClosedRange<Double>) -> [_ChartPlotPoint])?
    var samples: [_ChartPlotPoint] = []

    init(_ kind: Kind) { self.kind = kind }

    var hasSymbol: Bool { symbol != nil || symbolValue != nil || symbolView != nil }

    /// Marks with the same key are one line or area.
    var seriesKey: String {
        [series, color, symbolValue, lineValue, position].map { $0.map { "\($0.name)" } ?? "" }.joined(
            separator: "\u{1F}")
    }
}

// MARK: - Marks

public struct BarMark: _ChartMarkContent {
    public var _mark = _ChartMark(.bar)

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (_mark.x, _mark.y) = (x._datum, y._datum)
        (_mark.width, _mark.height, _mark.stacking) = (width, height, stacking)
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        (_mark.x, _mark.yStart, _mark.yEnd, _mark.width) = (x._datum, yStart._datum, yEnd._datum, width)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        (_mark.xStart, _mark.xEnd, _mark.y, _mark.height) = (xStart._datum, xEnd._datum, y._datum, height)
    }
    /// One bar of pieces behind each other.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (_mark.x, _mark.y) = (x._datum, _PlotDatum(""))
        (_mark.height, _mark.stacking) = (height, stacking)
    }
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (_mark.x, _mark.y) = (_PlotDatum(""), y._datum)
        (_mark.width, _mark.stacking) = (width, stacking)
    }
}

public struct LineMark: _ChartMarkContent {
    public var _mark = _ChartMark(.line)

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (_mark.x, _mark.y) = (x._datum, y._datum)
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        (_mark.x, _mark.y, _mark.series) = (x._datum, y._datum, series._datum)
    }
}

public struct PointMark: _ChartMarkContent {
    public var _mark = _ChartMark(.point)

    public init<X: Plottable>(x: PlottableValue<X>) { _mark.x = x._datum }
    public init<Y: Plottable>(y: PlottableValue<Y>) { _mark.y = y._datum }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (_mark.x, _mark.y) = (x._datum, y._datum)
    }
}

public struct AreaMark: _ChartMarkContent {
    public var _mark = _ChartMark(.area)

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        (_mark.x, _mark.y, _mark.stacking) = (x._datum, y._datum, stacking)
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        (_mark.x, _mark.y, _mark.series, _mark.stacking) = (x._datum, y._datum, series._datum, stacking)
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (_mark.x, _mark.yStart, _mark.yEnd) = (x._datum, yStart._datum, yEnd._datum)
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        (_mark.x, _mark.yStart, _mark.yEnd) = (x._datum, yStart._datum, yEnd._datum)
        _mark.series = series._datum
    }
}

public struct RuleMark: _ChartMarkContent {
    public var _mark = _ChartMark(.rule)

    public init<X: Plottable>(x: PlottableValue<X>) { _mark.x = x._datum }
    public init<Y: Plottable>(y: PlottableValue<Y>) { _mark.y = y._datum }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (_mark.x, _mark.yStart, _mark.yEnd) = (x._datum, yStart._datum, yEnd._datum)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        (_mark.xStart, _mark.xEnd, _mark.y) = (xStart._datum, xEnd._datum, y._datum)
    }
}

public struct RectangleMark: _ChartMarkContent {
    public var _mark = _ChartMark(.rectangle)

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        (_mark.x, _mark.y, _mark.width, _mark.height) = (x._datum, y._datum, width, height)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (_mark.xStart, _mark.xEnd) = (xStart._datum, xEnd._datum)
        (_mark.yStart, _mark.yEnd) = (yStart._datum, yEnd._datum)
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        (_mark.x, _mark.yStart, _mark.yEnd, _mark.width) = (x._datum, yStart._datum, yEnd._datum, width)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        (_mark.xStart, _mark.xEnd, _mark.y, _mark.height) = (xStart._datum, xEnd._datum, y._datum, height)
    }
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        (_mark.xStart, _mark.xEnd) = (xStart._datum, xEnd._datum)
    }
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        (_mark.yStart, _mark.yEnd) = (yStart._datum, yEnd._datum)
    }
}

public struct SectorMark: _ChartMarkContent {
    public var _mark = _ChartMark(.sector)

    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        _mark.angle = max(angle._datum.number, 0)
        (_mark.innerRadius, _mark.outerRadius) = (innerRadius, outerRadius)
        _mark.angularInset = angularInset ?? 0
    }
}
