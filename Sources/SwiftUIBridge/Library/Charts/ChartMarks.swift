// What charts are made of: each mark is a view that says what is to be drawn, for the chart round it.
// Also read for: _ChartMark, _ChartAnnotation.

public typealias ChartContent = View
public typealias ChartContentBuilder = ViewBuilder

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
    var line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var hasLineStyle = false
    var interpolation = InterpolationMethod.linear
    var symbol: _ChartSymbol?
    var symbolView: AnyView?
    var symbolArea: CGFloat?
    var offset = CGSize.zero
    var zIndex = 0.0
    var annotations: [_ChartAnnotation] = []
    /// The points of a plot, from where to where the axis reaches; a mark has none.
    var points: ((ClosedRange<Double>) -> [_ChartPlotPoint])?
    var samples: [_ChartPlotPoint] = []

    init(_ kind: Kind) { self.kind = kind }

    /// Marks with the same key are one line or area.
    var seriesKey: String {
        [series, color, symbolValue, lineValue, position].map { $0.map { "\($0.name)" } ?? "" }.joined(
            separator: "\u{1F}")
    }
}

struct _ChartAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let content: AnyView
}

extension ContainerValues { @Entry var _chartMark: _ChartMark? = nil }

/// A mark: its modifiers go into its description.
public protocol _ChartMarkView: View { var _mark: _ChartMark { get set } }

extension _ChartMarkView {
    public var body: some View { Color.clear.containerValue(\._chartMark, _mark) }

    func _changing(_ change: (inout _ChartMark) -> Void) -> Self {
        var copy = self
        change(&copy._mark)
        return copy
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { _changing { $0.style = AnyShapeStyle(style) } }
    public func foregroundStyle<V: Plottable>(by value: PlottableValue<V>) -> Self {
        _changing { $0.color = value._datum }
    }
    public func opacity(_ opacity: Double) -> Self { _changing { $0.opacity = opacity } }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        _changing { $0.cornerRadius = radius }
    }
    public func lineStyle(_ style: StrokeStyle) -> Self {
        _changing { ($0.line, $0.hasLineStyle) = (style, true) }
    }
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { _changing { $0.interpolation = method } }
    public func position<V: Plottable>(
        by value: PlottableValue<V>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> Self { _changing { $0.position = value._datum } }
    public func lineStyle<V: Plottable>(by value: PlottableValue<V>) -> Self {
        _changing { $0.lineValue = value._datum }
    }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> Self { _changing { $0.symbol = _ChartSymbol(symbol) } }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> Self {
        let view = AnyView(symbol())
        return _changing { $0.symbolView = view }
    }
    public func symbol<V: Plottable>(by value: PlottableValue<V>) -> Self {
        _changing { $0.symbolValue = value._datum }
    }
    public func symbolSize(_ area: CGFloat) -> Self { _changing { $0.symbolArea = area } }
    public func symbolSize(_ size: CGSize) -> Self { _changing { $0.symbolArea = size.width * size.height } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        _changing { $0.offset = CGSize(width: x, height: y) }
    }
    public func zIndex(_ value: Double) -> Self { _changing { $0.zIndex = value } }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> Self { _annotated(position, alignment, spacing, .automatic, AnyView(content())) }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> Self { _annotated(position, alignment, spacing, overflowResolution, AnyView(content())) }

    private func _annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: AnyView
    ) -> Self {
        _changing {
            $0.annotations.append(
                _ChartAnnotation(
                    position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow,
                    content: content))
        }
    }
}

// MARK: - Marks

public struct BarMark: _ChartMarkView {
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

public struct LineMark: _ChartMarkView {
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

public struct PointMark: _ChartMarkView {
    public var _mark = _ChartMark(.point)

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (_mark.x, _mark.y) = (x._datum, y._datum)
    }
}

public struct AreaMark: _ChartMarkView {
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

public struct RuleMark: _ChartMarkView {
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

public struct RectangleMark: _ChartMarkView {
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

public struct SectorMark: _ChartMarkView {
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
