import Budget
import ViewGraph

extension DisplayList {
    /// The list as a projection shows it: outlines stay outlines; gradients and pictures are cut into cells in which the
    /// projection is as good as affine.
    func projected(by transform: ProjectionTransform, report: (String) -> Void) -> DisplayList {
        guard let projection = transform.projection else {
            report("a projection has a number that isn't finite; what it shows isn't drawn")
            return DisplayList()
        }
        return projected(by: projection, depth: 0)
    }

    private func projected(by projection: Projection, depth: Int) -> DisplayList {
        guard depth < DisplayList.maxDepth / 2, RunBudget.mayDo(items.count * 1024) else { return DisplayList() }
        return DisplayList(items: items.flatMap { $0.projected(by: projection, depth: depth) })
    }

    fileprivate func seen(through projection: Projection, depth: Int) -> DisplayList {
        projected(by: projection, depth: depth)
    }
}

extension DisplayList.Item {
    fileprivate func projected(by projection: Projection, depth: Int) -> [DisplayList.Item] {
        switch self {
        case .fill(let path, let style, let paint):
            return Self.filled(path, style, paint, projection)
        case .stroke(let path, let style, let paint):
            return Self.filled(path.strokedPath(style), FillStyle(), paint, projection)
        case .glyphs(let run, let paint):
            var outlines = Path()
            for glyph in run.glyphs {
                outlines.addPath(
                    run.source.outline(of: glyph.glyph, size: run.size), transform: run.placement(of: glyph))
            }
            return Self.filled(outlines, FillStyle(), paint, projection)
        case .image(let image):
            let clip = DisplayList.Clip(path: Path(image.rect).projected(by: projection))
            let items = ProjectedCells(image.rect.standardized, projection).items { outline, local in
                .init(transform: local, clip: .init(path: outline), contents: DisplayList(items: [.image(image)]))
            }
            return [.group(.init(clip: clip, contents: DisplayList(items: items)))]
        case .group(let group): return group.projected(by: projection, depth: depth)
        }
    }

    private static func filled(
        _ path: Path, _ style: FillStyle, _ paint: Paint, _ projection: Projection
    ) -> [DisplayList.Item] {
        let outline = path.projected(by: projection)
        guard !outline.isEmpty else { return [] }
        if case .color = paint { return [.fill(outline, style, paint)] }
        let bounds = path.boundingRect
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return [] }
        // Cells lie over each other a little, which only an opaque paint hides.
        let opacity = paint.evenOpacity
        let isEven = opacity != nil
        let solid = opacity.map { $0 > 0 ? paint.multiplyingOpacity(by: 1 / $0) : paint } ?? paint
        let items = ProjectedCells(bounds, projection, isWhole: !isEven).items { cell, local in
            .init(
                transform: local,
                contents: DisplayList(items: [.fill(cell, FillStyle(antialiased: !isEven), solid)]))
        }
        return [
            .group(
                .init(
                    clip: DisplayList.Clip(path: outline, style: style), opacity: opacity ?? 1,
                    contents: DisplayList(items: items)))
        ]
    }
}

extension Paint {
    /// The opacity all of the paint has; nil where it varies.
    fileprivate var evenOpacity: Double? {
        switch self {
        case .color(let color): return color.opacity
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
            let first = gradient.stops.first?.color.opacity ?? 0
            return gradient.stops.allSatisfy { $0.color.opacity == first } ? first : nil
        case .mesh(let mesh):
            let first = mesh.colors.first?.opacity ?? 0
            return mesh.colors.allSatisfy { $0.opacity == first } && mesh.background.opacity == first ? first : nil
        case .image: return 1
        }
    }
}

extension DisplayList.Group {
    fileprivate func projected(by projection: Projection, depth: Int) -> [DisplayList.Item] {
        let inner = projection.preceded(by: transform)
        var result = self
        result.transform = .identity
        result.contents = contents.seen(through: inner, depth: depth + 1)
        if let clip { result.clip = DisplayList.Clip(path: clip.path.projected(by: inner), style: clip.style) }
        if let mask { result.mask = mask.seen(through: inner, depth: depth + 1) }
        if !filters.isEmpty, let bounds = try? ItemBounds.of(contents) {
            // Radii and offsets as they are in the middle.
            let local = inner.affine(at: ItemBounds.union(bounds).center)
            result.filters = filters.map { $0.seen(through: local) }
        }
        return [.group(result)]
    }
}

extension Filter {
    fileprivate func seen(through local: CGAffineTransform) -> Filter {
        let scale = abs(local.determinant).squareRoot()
        switch self {
        case .blur(let radius, let isOpaque): return .blur(radius: radius * scale, isOpaque: isOpaque)
        case .shadow(let color, let radius, let offset):
            return .shadow(color: color, radius: radius * scale, offset: offset.applying(local))
        case .innerShadow(let color, let radius, let offset):
            return .innerShadow(color: color, radius: radius * scale, offset: offset.applying(local))
        default: return self
        }
    }
}

/// A rectangle cut so finely that a projection is as good as affine in every part.
private struct ProjectedCells {
    let rect: CGRect
    let projection: Projection
    let count: Int

    /// - Parameter isWhole: nothing is cut: the whole is seen as its middle is.
    init(_ rect: CGRect, _ projection: Projection, isWhole: Bool = false) {
        (self.rect, self.projection) = (rect, projection)
        let depths = rect.corners.map { max(projection.depth($0), 0.05) }
        let ratio = (depths.max() ?? 1) / max(depths.min() ?? 1, 0.05)
        count = isWhole ? 1 : ((ratio - 1) * 24).rounded(.up).whole(in: 1...40)
    }

    /// One group a cell, made from the cell's outline and the affine map of its middle, through which both are seen.
    func items(_ group: (Path, CGAffineTransform) -> DisplayList.Group) -> [DisplayList.Item] {
        var result: [DisplayList.Item] = []
        let (width, height) = (rect.width / CGFloat(count), rect.height / CGFloat(count))
        for row in 0..<count {
            for column in 0..<count {
                let cell = CGRect(
                    x: rect.minX + CGFloat(column) * width, y: rect.minY + CGFloat(row) * height, width: width,
                    height: height)
                let local = projection.affine(at: cell.center)
                guard local.hasFiniteValues, abs(local.determinant) > 1e-12 else { continue }
                // Reaches a point into the neighbours, so that no seam shows.
                let scale = max(abs(local.determinant).squareRoot(), 0.05)
                let grown = count > 1 ? cell.insetBy(dx: -1 / scale, dy: -1 / scale) : cell
                let outline = Path(grown).projected(by: projection)
                guard !outline.isEmpty else { continue }
                result.append(.group(group(outline.applying(local.inverted()), local)))
            }
        }
        return result
    }
}

extension ProjectionTransform {
    var projection: Projection? { Projection(rows: [m11, m12, m13, m21, m22, m23, m31, m32, m33]) }

    /// This map with `point` in the place of the origin.
    func about(_ point: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}
