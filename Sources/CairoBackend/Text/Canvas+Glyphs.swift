import Drawing
import Foundation

extension Canvas {
    /// Above this many pixels a glyph is drawn as a path rather than kept as a mask.
    private static let largestMask: CGFloat = 160

    func glyphs(_ run: GlyphRun, paint: Paint, transform: CGAffineTransform, opacity: Double) {
        guard run.size > 0, run.size.isFinite else { return }
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
        let size = run.size * transform.a
        if isUpright, run.syntheticSlant == 0, size <= Self.largestMask {
            masks(run, size: size, paint: paint, transform: transform, opacity: opacity)
        } else {
            outlines(run, paint: paint, transform: transform, opacity: opacity)
        }
    }

    /// Glyph by glyph as paths: at any size, under any transform.
    private func outlines(_ run: GlyphRun, paint: Paint, transform: CGAffineTransform, opacity: Double) {
        for glyph in run.glyphs {
            let outline = run.source.outline(of: glyph.glyph, size: run.size)
            guard !outline.isEmpty else { continue }
            let path = outline.applying(run.placement(of: glyph))
            fill(path, style: FillStyle(), paint: paint, transform: transform, opacity: opacity)
        }
    }

    private func masks(_ run: GlyphRun, size: CGFloat, paint: Paint, transform: CGAffineTransform, opacity: Double) {
        var solid: SolidPaint?
        var sink: ShaderSink?
        if case .color(let color) = paint {
            solid = tools.solidPaint(color.multiplyingOpacity(by: opacity))
        } else {
            let area = clip.intersection(PixelRect(covering: run.roughBounds.applying(transform)))
            guard !area.isEmpty,
                let shader = Shader.of(paint, transform: transform, opacity: opacity, area: area)
            else { return }
            sink = ShaderSink(layer: layer, shader: shader)
        }
        GlyphMaskCache.shared.withStrike(of: run.source, size: size) { strike in
            for glyph in run.glyphs {
                let origin = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y).applying(transform)
                guard abs(origin.x) < 1e9, abs(origin.y) < 1e9 else { continue }
                let across = Int((origin.x * Strike.stepsAcross).rounded())
                let down = Int((origin.y * Strike.stepsDown).rounded())
                let (stepsAcross, stepsDown) = (Int(Strike.stepsAcross), Int(Strike.stepsDown))
                let mask = strike.mask(
                    of: glyph.glyph, across: across & (stepsAcross - 1), down: down & (stepsDown - 1),
                    rasterizer: tools.rasterizer)
                let (x, y) = (across >> 2 + mask.left, down >> 3 + mask.top)
                if let solid {
                    blend(mask, of: strike, x: x, y: y) { target, coverages, count, _, _ in
                        solid.fill(target, count: count, coverages: coverages)
                    }
                } else if let sink {
                    blend(mask, of: strike, x: x, y: y) { _, coverages, count, x, y in
                        for index in 0..<count where coverages[index] > 0 {
                            sink.span(x: x + index, y: y, count: 1, coverage: coverages[index])
                        }
                    }
                }
            }
        }
    }

    /// Calls `body` with each visible row of a mask whose top left corner stands at (`x`, `y`).
    private func blend(
        _ mask: GlyphMask, of strike: Strike, x: Int, y: Int,
        // Unsafe: what is called gets the part of a mask's row that lies in the clip, and so in the layer.
        body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt8>, Int, Int, Int) -> Void
    ) {
        let area = clip.intersection(PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height))
        guard !area.isEmpty else { return }
        strike.withBytes { bytes, rows in
            for row in area.minY..<area.maxY {
                let extent = rows[mask.rows + row - y]
                let (first, end) = (
                    max(x + Int(extent.lowerBound), area.minX), min(x + Int(extent.upperBound), area.maxX)
                )
                guard first < end else { continue }
                let start = mask.offset + (row - y) * mask.width + (first - x)
                body(layer.pointer(x: first, y: row), bytes + start, end - first, first, row)
            }
        }
    }
}
