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

public struct AnnotationOverflowResolution {
    public enum Strategy {
        case automatic, disabled, padScale
        case fit(to: Place)
        public static var fit: Strategy { .fit(to: .automatic) }
    }
    public enum Place { case automatic, chart, plot }
    public static let automatic = AnnotationOverflowResolution()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

public enum BasicChartSymbolShape: Hashable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

    static let _all: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross]

    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }

    func path(at center: CGPoint, area: CGFloat) -> Path {
        let side = area.squareRoot()
        let rect = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        func polygon(_ corners: Int) -> Path {
            Path { path in
                path.addLines(
                    (0..<corners).map { index in
                        let angle = Double(index) / Double(corners) * 2 * .pi - .pi / 2
                        return CGPoint(
                            x: center.x + cos(angle) * side * 0.62, y: center.y + sin(angle) * side * 0.62)
                    })
                path.closeSubpath()
            }
        }
        switch self {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon(3)
        case .diamond: return polygon(4)
        case .pentagon: return polygon(5)
        case .plus, .asterisk, .cross:
            var path = Path(CGRect(x: rect.minX, y: center.y - side / 6, width: side, height: side / 3))
            path.addRect(CGRect(x: center.x - side / 6, y: rect.minY, width: side / 3, height: side))
            if self == .plus { return path }
            return path.applying(
                CGAffineTransform(translationX: center.x, y: center.y).rotated(by: .pi / 4)
                    .translatedBy(x: -center.x, y: -center.y))
        }
    }
}

public enum ScaleType { case linear, log, date, category, squareRoot, symmetricLog }

/// What an axis reaches from and to.
public struct AutomaticScaleDomain {
    let includesZero: Bool?
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil) }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero)
    }
}

/// What the program says of an axis.
struct _ChartAxisOptions {
    var visibility = Visibility.automatic
    var marks: [_AxisMarks]?
    var domain: [_PlotDatum]?
    var includesZero: Bool?
    var label: AnyView?
    /// How much of a scrolling axis is seen, and from where on.
    var visibleLength: Double?
    var visibleStart: _PlotDatum?
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
    var plotStyle: ((AnyView) -> AnyView)?
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?

    /// Apple's order of colours for series.
    static let standardColors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
}

struct _ChartOptionsKey: EnvironmentKey { static let defaultValue = _ChartOptions() }
extension EnvironmentValues {
    var _chart: _ChartOptions {
        get { self[_ChartOptionsKey.self] }
        set { self[_ChartOptionsKey.self] = newValue }
    }
}
