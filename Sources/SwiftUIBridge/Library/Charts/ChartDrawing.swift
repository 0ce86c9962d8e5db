// The marks of a chart as pictures.
// Also read for: _ChartPainter, _ChartCurve.

struct _ChartPainter {
    let model: _ChartModel
    let size: CGSize

    init(_ model: _ChartModel, _ size: CGSize) { self.init(fitted: model.fitted(to: size), size) }

    private init(fitted model: _ChartModel, _ size: CGSize) { (self.model, self.size) = (model, size) }

    func draw(in context: inout GraphicsContext) {
        let order = model.marks.indices.sorted { (model.marks[$0].zIndex ?? 0) < (model.marks[$1].zIndex ?? 0) }
        var done = Set<String>()
        var sectors = false
        for index in order {
            let mark = model.marks[index]
            var layer = context
            layer.opacity = mark.opacity
            layer.translateBy(x: mark.offset.width, y: mark.offset.height)
            if mark.blur > 0 { layer.addFilter(.blur(radius: mark.blur)) }
            if let shadow = mark.shadow {
                layer.addFilter(
                    .shadow(
                        color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
            }
            if let clip = mark.clip { layer.clip(to: clip(frame(index))) }
            if let mask = mark.mask {
                layer.clipToLayer { _ChartPainter(fitted: model.showing(mask), size).draw(in: &$0) }
            }
            switch mark.kind {
            case _ where mark.points != nil: drawPlot(mark, in: &layer, with: shading(mark))
            case .bar, .rectangle:
                let rect = model.rect(index, size)
                let radius = mark.cornerRadius ?? (mark.kind == .bar ? 2 : 0)
                layer.fill(
                    Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)),
                    with: shading(mark))
            case .line, .area:
                let key = "\(mark.kind) \(mark.seriesKey)"
                if done.insert(key).inserted { drawSeries(key, in: &layer) }
                if mark.hasSymbol, mark.kind == .line { drawSymbol(index, in: &layer) }
            case .point: drawSymbol(index, in: &layer)
            case .rule:
                layer.stroke(rule(mark), with: shading(mark), style: model.lineStyle(of: mark))
            case .sector:
                if !sectors { drawSectors(in: &context) }
                sectors = true
            }
        }
    }

    private func shading(_ mark: _ChartMark) -> GraphicsContext.Shading {
        model.style(of: mark).map { .style($0) } ?? .style(AnyShapeStyle(_ChartOptions.standardColors[0]))
    }

    // MARK: - Lines and areas

    private func drawSeries(_ key: String, in context: inout GraphicsContext) {
        let indices = model.marks.indices.filter { "\(model.marks[$0].kind) \(model.marks[$0].seriesKey)" == key }
        guard let first = indices.first else { return }
        let mark = model.marks[first]
        if mark.kind == .line {
            let points = indices.map { model.point(model.marks[$0], size) }
            context.stroke(
                _ChartCurve(points, mark.interpolation ?? .linear).path, with: shading(mark),
                style: model.lineStyle(of: mark))
            return
        }
        let isVertical = mark.isVertical
        func edge(_ isHigh: Bool) -> [CGPoint] {
            indices.map { index in
                let mark = model.marks[index]
                let span = model.spans[index] ?? _ChartSpan(low: 0, high: 0)
                let value = isHigh ? span.high : span.low
                return isVertical
                    ? CGPoint(
                        x: mark.x.map { model.x.place($0) * size.width } ?? 0,
                        y: (1 - model.y.place(value)) * size.height)
                    : CGPoint(
                        x: model.x.place(value) * size.width,
                        y: mark.y.map { (1 - model.y.place($0)) * size.height } ?? 0)
            }
        }
        var path = _ChartCurve(edge(true), mark.interpolation ?? .linear).path
        _ChartCurve(edge(false).reversed(), mark.interpolation ?? .linear).add(to: &path, isBeginning: false)
        path.closeSubpath()
        context.fill(path, with: shading(mark))
    }

    func rule(_ mark: _ChartMark) -> Path {
        Path { path in
            if let x = mark.x {
                let place = model.x.place(x) * size.width
                let start = mark.yStart.map { (1 - model.y.place($0)) * size.height } ?? 0
                let end = mark.yEnd.map { (1 - model.y.place($0)) * size.height } ?? size.height
                path.move(to: CGPoint(x: place, y: start).moved(by: mark.startOffset))
                path.addLine(to: CGPoint(x: place, y: end).moved(by: mark.endOffset))
            } else if let y = mark.y {
                let place = (1 - model.y.place(y)) * size.height
                let start = mark.xStart.map { model.x.place($0) * size.width } ?? 0
                let end = mark.xEnd.map { model.x.place($0) * size.width } ?? size.width
                path.move(to: CGPoint(x: start, y: place).moved(by: mark.startOffset))
                path.addLine(to: CGPoint(x: end, y: place).moved(by: mark.endOffset))
            }
        }
    }

    private func drawSymbol(_ index: Int, in context: inout GraphicsContext) {
        let mark = model.marks[index]
        let point = model.point(mark, size)
        if mark.symbolView != nil {
            if let view = context.resolveSymbol(id: "symbol \(index)") { context.draw(view, at: point) }
            return
        }
        let symbol = mark.symbol ?? mark.symbolValue.map { model.symbol(named: $0.name) } ?? _ChartSymbol.standard[0]
        symbol.draw(at: point, area: model.symbolArea(of: mark), in: &context, with: shading(mark))
    }

    // MARK: - Sectors

    private func drawSectors(in context: inout GraphicsContext) {
        let total = model.marks.reduce(0) { $0 + ($1.kind == .sector ? $1.angle : 0) }
        guard total > 0 else { return }
        var start = -Double.pi / 2
        for (index, mark) in model.marks.enumerated() where mark.kind == .sector {
            let end = start + mark.angle / total * 2 * .pi
            var layer = context
            layer.opacity = mark.opacity
            let shape = sector(mark, index, from: start, to: end)
            layer.fill(shape, with: shading(mark, at: index))
            let rounding = min(mark.cornerRadius ?? 0, 12)
            if rounding > 0 {
                layer.stroke(
                    shape, with: shading(mark, at: index),
                    style: StrokeStyle(lineWidth: rounding, lineCap: .round, lineJoin: .round))
            }
            start = end
        }
    }

    private func shading(_ mark: _ChartMark, at index: Int) -> GraphicsContext.Shading {
        if model.style(of: mark) != nil { return shading(mark) }
        return .style(AnyShapeStyle(_ChartOptions.standardColors[0]))
    }

    /// The middle and the radii of the ring that a sector is part of.
    func ring(_ mark: _ChartMark) -> (center: CGPoint, inner: CGFloat, outer: CGFloat) {
        let most = min(size.width, size.height) / 2
        let outer = min(mark.outerRadius.radius(of: most, standard: most), most)
        return (
            CGPoint(x: size.width / 2, y: size.height / 2),
            min(mark.innerRadius.radius(of: outer, standard: 0), outer), outer
        )
    }

    private func sector(_ mark: _ChartMark, _ index: Int, from start: Double, to end: Double) -> Path {
        let (center, inner, outer) = ring(mark)
        // Rounding is drawn round the shape, which is smaller by as much.
        let edge = min(mark.cornerRadius ?? 0, 12) / 2
        let gap = mark.angularInset / 2 + edge
        func turn(_ radius: CGFloat) -> Double { radius > gap ? asin(gap / radius) : 0 }
        return Path { path in
            let (near, far) = (inner > 0 ? inner + edge : 0, max(outer - edge, 0))
            let (a, b) = (start + turn(far), end - turn(far))
            guard b > a else { return }
            path.addArc(
                center: center, radius: far, startAngle: .radians(a), endAngle: .radians(b), clockwise: false)
            if near > 0 {
                let (c, d) = (start + turn(near), max(end - turn(near), start + turn(near)))
                path.addArc(
                    center: center, radius: near, startAngle: .radians(d), endAngle: .radians(c), clockwise: true)
            } else {
                let middle = (start + end) / 2
                let away = gap / max(sin((end - start) / 2), 0.2)
                path.addLine(
                    to: CGPoint(x: center.x + cos(middle) * away, y: center.y + sin(middle) * away))
            }
            path.closeSubpath()
        }
    }
}

extension CGPoint {
    func moved(by offset: CGSize) -> CGPoint { CGPoint(x: x + offset.width, y: y + offset.height) }
}

/// A line through points.
struct _ChartCurve {
    let points: [CGPoint]
    let method: InterpolationMethod

    init(_ points: [CGPoint], _ method: InterpolationMethod) { (self.points, self.method) = (points, method) }

    var path: Path {
        var path = Path()
        add(to: &path, isBeginning: true)
        return path
    }

    func add(to path: inout Path, isBeginning: Bool) {
        guard let first = points.first else { return }
        if isBeginning {
            path.move(to: first)
        } else {
            path.addLine(to: first)
        }
        let slopes = method == .monotone ? monotoneSlopes : []
        for index in points.indices.dropFirst() {
            let (a, b) = (points[index - 1], points[index])
            switch method {
            case .linear: path.addLine(to: b)
            case .stepStart:
                path.addLine(to: CGPoint(x: a.x, y: b.y))
                path.addLine(to: b)
            case .stepEnd:
                path.addLine(to: CGPoint(x: b.x, y: a.y))
                path.addLine(to: b)
            case .stepCenter:
                path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: a.y))
                path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: b.y))
                path.addLine(to: b)
            case .monotone:
                let third = (b.x - a.x) / 3
                path.addCurve(
                    to: b, control1: CGPoint(x: a.x + third, y: a.y + slopes[index - 1] * third),
                    control2: CGPoint(x: b.x - third, y: b.y - slopes[index] * third))
            case .catmullRom, .cardinal:
                let before = points[max(index - 2, 0)]
                let after = points[min(index + 1, points.count - 1)]
                path.addCurve(
                    to: b, control1: CGPoint(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6),
                    control2: CGPoint(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))
            }
        }
    }

    /// Slopes at which the curve never goes past its points.
    private var monotoneSlopes: [CGFloat] {
        let secants = points.indices.dropLast().map { index -> CGFloat in
            let width = points[index + 1].x - points[index].x
            return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
        }
        return points.indices.map { index in
            guard index > 0 else { return secants.first ?? 0 }
            guard index < points.count - 1 else { return secants.last ?? 0 }
            let (a, b) = (secants[index - 1], secants[index])
            return a * b <= 0 ? 0 : 2 * a * b / (a + b)
        }
    }
}
