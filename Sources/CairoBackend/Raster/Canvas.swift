import Drawing
import Foundation

/// Draws single items on a layer, within a rectangle of pixels.
struct Canvas {
    let layer: Layer
    /// Always within the layer's bounds.
    var clip: PixelRect
    let tools: DrawingTools

    func fill(_ path: Path, style: FillStyle, paint: Paint, transform: CGAffineTransform, opacity: Double) {
        let area = clip.intersection(PixelRect(covering: path.controlPointBounds.applying(transform)))
        guard !area.isEmpty else { return }
        let sink: SpanSink
        if case .color(let color) = paint {
            let faded = color.multiplyingOpacity(by: opacity)
            guard faded.opacity > 0 else { return }
            sink = SolidSink(layer: layer, paint: tools.solidPaint(faded))
        } else {
            guard let shader = Shader.of(paint, transform: transform, opacity: opacity, area: area) else { return }
            sink = ShaderSink(layer: layer, shader: shader)
        }
        scan(path, style: style, transform: transform, area: area, sink: sink)
    }

    /// Sends the spans of a path to `sink`, by the way that fits the path.
    private func scan(
        _ path: Path, style: FillStyle, transform: CGAffineTransform, area: PixelRect, sink: SpanSink
    ) {
        if let rect = path.pixelRect(seenThrough: transform) {
            let common = rect.intersection(area)
            guard !common.isEmpty else { return }
            for y in common.minY..<common.maxY {
                sink.span(x: common.minX, y: y, count: common.width, coverage: 255)
            }
            return
        }
        let receiver = style.isAntialiased ? sink : ThresholdSink(sink)
        let isDrawn = tools.rasterizer.scan(
            path, transform: transform, isEvenOdd: style.isEOFilled, clip: area, sink: receiver)
        if !isDrawn, let coverage = CairoShapes.fill(path, style: style, transform: transform, area: area) {
            coverage.send(to: receiver, area: area)
        }
    }

    func stroke(_ path: Path, style: StrokeStyle, paint: Paint, transform: CGAffineTransform, opacity: Double) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let reach = path.controlPointBounds.grown(by: style.reach)
        let area = clip.intersection(PixelRect(covering: reach.applying(transform)))
        guard !area.isEmpty,
            let coverage = CairoShapes.stroke(path, style: style, transform: transform, area: area)
        else { return }
        self.paint(coverage, with: paint, transform: transform, opacity: opacity)
    }

    /// Lays `paint` over all that `coverage` covers.
    func paint(_ coverage: Coverage, with paint: Paint, transform: CGAffineTransform, opacity: Double) {
        let area = clip.intersection(coverage.bounds)
        guard !area.isEmpty else { return }
        if case .color(let color) = paint {
            let solid = tools.solidPaint(color.multiplyingOpacity(by: opacity))
            for y in area.minY..<area.maxY {
                solid.fill(
                    layer.pointer(x: area.minX, y: y), count: area.width,
                    coverages: coverage.pointer(x: area.minX, y: y))
            }
        } else if let shader = Shader.of(paint, transform: transform, opacity: opacity, area: area) {
            coverage.send(to: ShaderSink(layer: layer, shader: shader), area: area)
        }
    }

    /// Marks the pixels that a path covers, within the coverage's bounds.
    func cover(_ coverage: Coverage, with path: Path, style: FillStyle, transform: CGAffineTransform) {
        scan(path, style: style, transform: transform, area: coverage.bounds, sink: CoverageSink(coverage))
    }

    /// - Parameter clip: where the picture shows; nil is all of it.
    func image(
        _ image: DisplayList.ImageItem, transform: CGAffineTransform, opacity: Double,
        within shape: DisplayList.Clip? = nil
    ) {
        let source = image.sourceRect
        let rect = image.rect
        guard source.width > 0, source.height > 0, rect.width != 0, rect.height != 0, rect.hasFiniteValues else {
            return
        }
        let toRect = CGAffineTransform(
            a: rect.width / source.width, b: 0, c: 0, d: rect.height / source.height,
            tx: rect.minX, ty: rect.minY)
        let toDevice = toRect.concatenating(transform)
        guard toDevice.determinant != 0, toDevice.determinant.isFinite,
            let shader = ImageShader(
                bitmap: image.bitmap, source: source, toSource: toDevice.inverted(),
                interpolation: image.interpolation, isTiled: false, opacity: image.opacity * opacity)
        else { return }
        let path = shape?.path ?? Path(rect)
        let style = shape?.style ?? FillStyle()
        let area = clip.intersection(PixelRect(covering: path.controlPointBounds.applying(transform)))
        guard !area.isEmpty else { return }
        guard let template = image.template else {
            let sink = ShaderSink(layer: layer, shader: shader)
            return scan(path, style: style, transform: transform, area: area, sink: sink)
        }
        guard let coverage = Coverage(bounds: area) else { return }
        let sink = AlphaSink(coverage, shader: shader)
        scan(path, style: style, transform: transform, area: area, sink: sink)
        self.paint(coverage, with: template, transform: transform, opacity: 1)
    }
}

extension Coverage {
    /// Sends each row's runs of equal coverage to `sink`.
    func send(to sink: SpanSink, area: PixelRect) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            let row = pointer(x: area.minX, y: y)
            var start = 0
            while start < area.width {
                let value = row[start]
                var end = start + 1
                while end < area.width, row[end] == value { end += 1 }
                if value > 0 { sink.span(x: area.minX + start, y: y, count: end - start, coverage: value) }
                start = end
            }
        }
    }
}

extension Path {
    /// The whole pixels that the path is exactly, seen through `transform`; nil for all other paths.
    func pixelRect(seenThrough transform: CGAffineTransform) -> PixelRect? {
        guard transform.b == 0, transform.c == 0, let rect = axisAlignedRect else { return nil }
        let moved = rect.applying(transform)
        let edges = [moved.minX, moved.minY, moved.maxX, moved.maxY]
        for edge in edges where abs(edge) > 1e9 || abs(edge - edge.rounded()) > 1.0 / 256 { return nil }
        return PixelRect(
            minX: Int(edges[0].rounded()), minY: Int(edges[1].rounded()), maxX: Int(edges[2].rounded()),
            maxY: Int(edges[3].rounded()))
    }
}
