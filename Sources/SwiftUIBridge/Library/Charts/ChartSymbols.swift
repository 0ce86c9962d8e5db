// Symbols at points of a chart.
// Also read for: _ChartSymbol.

/// A shape that stands at points of a chart.
public protocol ChartSymbolShape: Shape {
    /// The part of its rectangle in which the shape looks as large as others.
    var perceptualUnitRect: CGRect { get }
}

/// A shape of which only the outline may stand there.
protocol _BorderedSymbol {
    var border: CGFloat? { get }
}

/// One of the shapes that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, _BorderedSymbol {
    enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    var border: CGFloat?

    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The shape's outline in place of the whole.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape(kind: kind, border: lineWidth)
    }

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let square = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        switch kind {
        case .circle: return Path(ellipseIn: square)
        case .square: return Path(square)
        case .triangle: return polygon(3, center, side)
        case .diamond: return polygon(4, center, side)
        case .pentagon: return polygon(5, center, side)
        case .plus: return bars([0, 90], center, side)
        case .cross: return bars([45, 135], center, side)
        case .asterisk: return bars([0, 60, 120], center, side)
        }
    }

    private func polygon(_ corners: Int, _ center: CGPoint, _ side: CGFloat) -> Path {
        Path { path in
            path.addLines(
                (0..<corners).map { index in
                    let angle = Double(index) / Double(corners) * 2 * .pi - .pi / 2
                    return CGPoint(x: center.x + cos(angle) * side * 0.62, y: center.y + sin(angle) * side * 0.62)
                })
            path.closeSubpath()
        }
    }

    private func bars(_ turns: [Double], _ center: CGPoint, _ side: CGFloat) -> Path {
        let breadth = side / (turns.count > 2 ? 5 : 3)
        let bar = Path(CGRect(x: -breadth / 2, y: -side / 2, width: breadth, height: side))
        return Path { path in
            for turn in turns {
                path.addPath(
                    bar.applying(
                        CGAffineTransform(translationX: center.x, y: center.y).rotated(by: turn * .pi / 180)))
            }
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The outline of another shape.
struct _BorderedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape, _BorderedSymbol {
    let base: Base
    let border: CGFloat?

    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// The shape's outline in place of the whole.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        _BorderedSymbolShape(base: self, border: lineWidth)
    }
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        _BorderedSymbolShape(base: self, border: style.lineWidth)
    }
}

/// A symbol of any type.
struct _ChartSymbol {
    let path: (CGRect) -> Path
    var border: CGFloat?

    init<S: ChartSymbolShape>(_ shape: S) {
        path = { shape.path(in: $0) }
        border = (shape as? any _BorderedSymbol)?.border
    }

    /// The order in which values get symbols.
    static let standard: [_ChartSymbol] = [
        BasicChartSymbolShape(kind: .circle), BasicChartSymbolShape(kind: .square),
        BasicChartSymbolShape(kind: .triangle), BasicChartSymbolShape(kind: .diamond),
        BasicChartSymbolShape(kind: .pentagon), BasicChartSymbolShape(kind: .plus),
        BasicChartSymbolShape(kind: .cross),
    ].map { _ChartSymbol($0) }

    func draw(
        at center: CGPoint, area: CGFloat, in context: inout GraphicsContext, with shading: GraphicsContext.Shading
    ) {
        let side = area.squareRoot()
        let rect = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        if let border {
            context.stroke(path(rect.insetBy(dx: border / 2, dy: border / 2)), with: shading, lineWidth: border)
        } else {
            context.fill(path(rect), with: shading)
        }
    }
}

extension _ChartModel {
    /// The names that a scale gives looks to: those it lists, then the others in the order of the marks.
    static func names(_ listed: [String], _ shown: [String]) -> [String] {
        var seen = Set<String>()
        return (listed.filter { shown.contains($0) } + shown).filter { seen.insert($0).inserted }
    }

    func symbol(named name: String) -> _ChartSymbol {
        if let given = options.symbols.first(where: { $0.name == name }) { return given.symbol }
        let all = options.symbolPalette.isEmpty ? _ChartSymbol.standard : options.symbolPalette
        return all[(symbolNames.firstIndex(of: name) ?? 0) % all.count]
    }

    func lineStyle(named name: String, _ plain: StrokeStyle) -> StrokeStyle {
        if let given = options.lineStyles.first(where: { $0.name == name }) { return given.style }
        let index = lineNames.firstIndex(of: name) ?? 0
        if !options.linePalette.isEmpty { return options.linePalette[index % options.linePalette.count] }
        var style = plain
        style.dash = _ChartOptions.standardDashes[index % _ChartOptions.standardDashes.count]
        // Round ends would close the gaps.
        if !style.dash.isEmpty { style.lineCap = .butt }
        return style
    }

    /// The size of a mark's symbol in square points: that of its value is in proportion to it.
    func symbolArea(of mark: _ChartMark) -> CGFloat {
        if let area = mark.symbolArea { return area }
        guard let value = mark.sizeValue else { return 49 }
        let values = marks.compactMap(\.sizeValue)
        var share = 0.0
        if value.kind == .category {
            let names = _ChartModel.names([], values.map(\.name))
            share = Double(names.firstIndex(of: value.name) ?? 0) / Double(max(names.count - 1, 1))
        } else if let most = values.map(\.number).max(), most > 0 {
            share = max(value.number / most, 0)
        }
        let areas = options.symbolAreas
        return areas.lowerBound + share * (areas.upperBound - areas.lowerBound)
    }

    /// What the line of a mark looks like.
    func lineStyle(of mark: _ChartMark) -> StrokeStyle {
        let standard =
            mark.kind == .rule
            ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        let own = mark.line ?? standard
        return mark.lineValue.map { lineStyle(named: $0.name, own) } ?? own
    }
}
