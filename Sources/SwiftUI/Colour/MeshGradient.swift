import ViewGraph

/// Colours at the points of a grid, which may be moved and whose lines may be bent.
public struct MeshGradient: ShapeStyle, Equatable {
    public typealias Resolved = Never

    /// A point of the grid in fractions of the painted area, with the control points of its four curves.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
            (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the points of the grid lie, row by row, in fractions of the painted area.
    public enum Locations: Equatable, Sendable {
        /// Points that smooth curves are laid through.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the grid's points, row by row.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// How many points a row has.
    public var width: Int
    /// How many rows there are.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// What is painted outside the grid.
    public var background: Color
    /// Whether colours change smoothly over the grid's lines, or in proportion to the way within each cell.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    /// A grid of `width` × `height` points with as many locations and colours; where the counts differ only the
    /// background is painted.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func _paint(in context: StyleContext) -> StyledPaint {
        let background = background.resolvedColor(in: context.environment).multiplyingOpacity(by: context.levelOpacity)
        guard let mesh = mesh(in: context, background: background) else {
            var styled = StyledPaint(.color(background))
            styled.warning = mistake
            return styled
        }
        return StyledPaint(.mesh(mesh))
    }

    /// The warning where the grid isn't one.
    private var mistake: String {
        let (points, shades) = (locations.count, colors.count)
        if width < 2 || height < 2 { return "a MeshGradient needs at least 2 × 2 points, and has \(width) × \(height)" }
        return "a MeshGradient of \(width) × \(height) points needs as many locations and colours as numbers; it has "
            + "\(points) locations and \(shades) colours"
    }

    private func mesh(in context: StyleContext, background: ResolvedColor) -> ResolvedMesh? {
        let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
        guard width > 1, height > 1, !isTooMany, locations.count == count, colors.count == count else { return nil }
        let opacity = context.levelOpacity
        let shades: [ResolvedColor] =
            switch colors {
            case .colors(let list): list.map { $0.resolvedColor(in: context.environment) }
            case .resolvedColors(let list): list.map(\.color)
            }
        let vertices: [MeshVertex] =
            switch locations {
            case .points(let points): MeshVertex.grid(through: points, width: width, height: height)
            case .bezierPoints(let points): points.map(\.vertex)
            }
        let rect = context.rect
        let toRect = CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        return ResolvedMesh(
            columns: width, rows: height, vertices: vertices.map { $0.applying(toRect) },
            colors: shades.map { $0.multiplyingOpacity(by: opacity) }, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace.space)
    }
}

extension MeshGradient.Locations {
    fileprivate var count: Int {
        switch self {
        case .points(let points): points.count
        case .bezierPoints(let points): points.count
        }
    }
}

extension MeshGradient.Colors {
    fileprivate var count: Int {
        switch self {
        case .colors(let colors): colors.count
        case .resolvedColors(let colors): colors.count
        }
    }
}

extension MeshGradient.BezierPoint {
    fileprivate var vertex: MeshVertex {
        MeshVertex(
            position: position.point, leading: leadingControlPoint.point, top: topControlPoint.point,
            trailing: trailingControlPoint.point, bottom: bottomControlPoint.point)
    }
}

extension MeshVertex {
    /// Curves through plain points: at each one they run as the line between its neighbours does (Catmull and Rom).
    fileprivate static func grid(through points: [SIMD2<Float>], width: Int, height: Int) -> [MeshVertex] {
        points.indices.map { index in
            let (column, row) = (index % width, index / width)
            let here = points[index]
            func neighbour(_ step: Int, exists: Bool) -> SIMD2<Float> { exists ? points[index + step] : here }
            let (left, right) = (neighbour(-1, exists: column > 0), neighbour(1, exists: column < width - 1))
            let (above, below) = (neighbour(-width, exists: row > 0), neighbour(width, exists: row < height - 1))
            // At the rim there is one neighbour, which lies a third of the way off already.
            let across = (right - left) / (column > 0 && column < width - 1 ? 6 : 3)
            let down = (below - above) / (row > 0 && row < height - 1 ? 6 : 3)
            return MeshVertex(
                position: here.point, leading: (column > 0 ? here - across : here).point,
                top: (row > 0 ? here - down : here).point,
                trailing: (column < width - 1 ? here + across : here).point,
                bottom: (row < height - 1 ? here + down : here).point)
        }
    }
}

extension SIMD2<Float> {
    fileprivate var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}

extension MeshGradient: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        StyleLayoutNode(viewNode: viewNode, style: self, name: "MeshGradient")
    }
}
