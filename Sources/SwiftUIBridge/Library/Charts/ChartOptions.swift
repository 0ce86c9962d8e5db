// Options of marks and charts.
// Also read for: _ChartOptions, _ChartAxisOptions.

/// How wide a mark is.
public enum MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case automatic
    /// Points.
    case fixed(CGFloat)
    /// A share of the room that there is.
    case ratio(CGFloat)
    /// Points that are left on each side.
    case inset(CGFloat)

    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    func length(of room: CGFloat, standard: CGFloat) -> CGFloat {
        switch self {
        case .automatic: return room * standard
        case .fixed(let length): return length
        case .ratio(let share): return room * share
        case .inset(let inset): return max(room - 2 * inset, 0)
        }
    }

    func radius(of outer: CGFloat, standard: CGFloat) -> CGFloat {
        switch self {
        case .automatic: return standard
        case .fixed(let length): return length
        case .ratio(let share): return outer * share
        case .inset(let inset): return max(outer - inset, 0)
        }
    }
}

public enum MarkStackingMethod { case standard, normalized, center, unstacked }

public enum InterpolationMethod {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}

public enum AnnotationPosition {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What becomes of an annotation that would stand out of the plot.
public struct AnnotationOverflowResolution {
    public enum Strategy {
        case automatic, disabled, padScale
        case fit(to: Place)
        public static var fit: Strategy { .fit(to: .automatic) }

        /// Whether the axis makes room.
        var pads: Bool {
            switch self {
            case .automatic, .padScale: return true
            default: return false
            }
        }
        /// Where the annotation is moved into; nil where it stays.
        var place: Place? {
            if case .fit(let place) = self { return place }
            return nil
        }
    }
    public enum Place { case automatic, chart, plot }
    public static let automatic = AnnotationOverflowResolution()
    let x: Strategy
    let y: Strategy
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

public enum ScaleType { case linear, log, date, category, squareRoot, symmetricLog }

/// What an axis reaches from and to.
public struct AutomaticScaleDomain {
    let includesZero: Bool?
    let isFlipped: Bool
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isFlipped: false) }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isFlipped: reversed)
    }
}

/// Where a chart that is scrolled by hand comes to rest.
public struct ValueAlignedChartScrollTargetBehavior {
    public struct MajorValueAlignment {
        public static let page = MajorValueAlignment()
        public static func unit<N: BinaryFloatingPoint>(_ unit: N) -> MajorValueAlignment { MajorValueAlignment() }
        public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
    }
    public enum LimitBehavior { case automatic, always, never }
    public static func valueAligned(
        unit: Double, majorAlignment: MajorValueAlignment? = nil, limitBehavior: LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil,
        limitBehavior: LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

/// How much of the plot's length an axis takes.
public struct PlotDimensionScaleRange {
    let start: CGFloat
    let end: CGFloat
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(startPadding: 0, endPadding: 0) }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}

/// What the program says of an axis.
struct _ChartAxisOptions {
    var visibility = Visibility.automatic
    var marks: [_AxisMarks]?
    var domain: [_PlotDatum]?
    var includesZero: Bool?
    var type = ScaleType.linear
    var isFlipped = false
    /// The points that stay free before the first value and behind the last.
    var padding = PlotDimensionScaleRange.plotDimension
    var label: AnyView?
    /// How much of a scrolling axis is seen, and from where on.
    var visibleLength: Double?
    var visibleStart: _PlotDatum?

    mutating func set(_ type: ScaleType?, _ range: PlotDimensionScaleRange?) {
        self.type = type ?? .linear
        padding = range ?? .plotDimension
    }
}

struct _ChartOptions {
    var x = _ChartAxisOptions()
    var y = _ChartAxisOptions()
    var legend = Visibility.automatic
    var legendPosition = AnnotationPosition.automatic
    var legendAlignment = Alignment.leading
    var legendView: AnyView?
    var colors: [(name: String, style: AnyShapeStyle)] = []
    var palette: [AnyShapeStyle] = []
    /// What colours are taken from, between the ends of a domain, or of the marks' values.
    var gradient: Gradient?
    var gradientDomain: [_PlotDatum]?
    var symbols: [(name: String, symbol: _ChartSymbol)] = []
    var symbolPalette: [_ChartSymbol] = []
    var lineStyles: [(name: String, style: StrokeStyle)] = []
    var linePalette: [StrokeStyle] = []
    /// Square points of the symbols of the smallest value and the largest.
    var symbolAreas: ClosedRange<CGFloat> = 16...256
    var plotStyle: ((AnyView) -> AnyView)?
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?

    /// Apple's order of colours for series.
    static let standardColors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// Dashes that tell lines apart.
    static let standardDashes: [[CGFloat]] = [[], [6, 4], [2, 4], [8, 4, 2, 4]]
}

struct _ChartOptionsKey: EnvironmentKey { static let defaultValue = _ChartOptions() }
extension EnvironmentValues {
    var _chart: _ChartOptions {
        get { self[_ChartOptionsKey.self] }
        set { self[_ChartOptionsKey.self] = newValue }
    }
}
