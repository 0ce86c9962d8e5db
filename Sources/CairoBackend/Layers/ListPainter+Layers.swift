import CCairo
import Drawing
import Foundation

// Unsafe: two layers that are combined have the same bounds or are cut to those they share; a row of factors is as
// long as the layer is wide.

extension ListPainter {
    /// Draws a group's contents on a layer of their own, changes them, and lays them over what is there.
    func drawOnLayer(
        _ group: DisplayList.Group, box: ItemBounds, softClip: DisplayList.Clip?, transform: CGAffineTransform,
        opacity: Double
    ) throws(PictureError) {
        // The clip's pixels can depend on contents outside it, as far as the filters reach.
        let scale = abs(transform.determinant).squareRoot()
        func needed(before filters: ArraySlice<Filter>) -> PixelRect {
            let reach = filters.reduce(CGFloat(0)) { $0 + $1.margin } * scale
            return canvas.clip.grown(by: (reach + 0.5).whole(in: 0...100_000))
        }
        let area = PixelRect(covering: box.contentRect.applying(transform)).intersection(
            needed(before: group.filters[...]))
        guard !area.isEmpty else { return }

        let layer = try Layer(bounds: area)
        var painter = ListPainter(layer: layer, clip: area, tools: tools)
        let frosted = group.filters.isEmpty ? nil : group.backdrop
        if frosted != nil || !group.isLayer && group.contents.items.contains(where: \.seesBelow) {
            painter.below = below == nil ? canvas.layer : try visibleBelow(in: canvas.layer.bounds)
        }
        // A filter sees the frosted glass with what lies on it: a shadow falls round it, not through it.
        if let frosted, let clip = group.clip {
            try painter.frost(frosted, within: clip, transform: transform, opacity: 1)
            if group.isLayer { painter.below = nil }
        }
        try painter.draw(group.contents, bounds: box.contents, transform: transform)
        if let softClip { painter.cut(layer, to: softClip, transform: transform) }

        var filters = group.filters
        var lastShadow: Filter?
        if group.mask == nil, group.blendMode == .normal, opacity >= 1, case .shadow? = filters.last {
            lastShadow = filters.removeLast()
        }
        var result = layer
        for (index, filter) in filters.enumerated() {
            let visible = needed(before: group.filters[(index + 1)...])
            result = try filter.apply(to: result, transform: transform, visible: visible, tools: tools)
        }
        // A shadow that comes last needs no layer for itself and its caster together.
        if case .shadow(let color, let radius, let offset)? = lastShadow,
            let move = offset.usableOffset.applying(transform).wholePixels
        {
            try canvas.shadow(of: result, color: color, sigma: radius.usableRadius * scale, move: move)
        }
        if let mask = group.mask {
            try painter.multiply(result, byOpacityOf: mask, transform: transform)
        }
        try charge(result.bounds.width * result.bounds.height)
        result.compose(onto: canvas.layer, clip: canvas.clip, mode: group.blendMode, opacity: opacity)
    }

    /// Keeps of a layer only what lies in the clip.
    private func cut(_ layer: Layer, to clip: DisplayList.Clip, transform: CGAffineTransform) {
        guard let coverage = Coverage(bounds: layer.bounds) else { return }
        let whole = Canvas(layer: layer, clip: layer.bounds, tools: tools)
        whole.cover(coverage, with: clip.path, style: clip.style, transform: transform)
        layer.multiply { row, _ in UnsafePointer(coverage.bytes + row * coverage.bounds.width) }
    }

    private func multiply(
        _ layer: Layer, byOpacityOf mask: DisplayList, transform: CGAffineTransform
    ) throws(PictureError) {
        let stencil = try Layer(bounds: layer.bounds)
        let painter = ListPainter(layer: stencil, clip: stencil.bounds, tools: tools)
        try painter.draw(mask, bounds: try ItemBounds.of(mask), transform: transform)
        let row = UnsafeMutablePointer<UInt8>.allocate(capacity: max(layer.width, 1))
        defer { row.deallocate() }
        layer.multiply { index, width in
            let source = stencil.pixels + index * width
            for column in 0..<width { row[column] = UInt8(truncatingIfNeeded: source[column] >> 24) }
            return UnsafePointer(row)
        }
    }
}

extension Layer {
    /// Multiplies each row's pixels by the factors, of 255, that `factors(row, width)` answers.
    func multiply(by factors: (Int, Int) -> UnsafePointer<UInt8>) {
        for row in 0..<bounds.height {
            let target = pixels + row * width
            let factor = factors(row, width)
            var column = 0
            while column < width {
                // Mostly whole runs stay as they are.
                if column &+ 8 <= width, UnsafeRawPointer(factor + column).loadUnaligned(as: UInt64.self) == .max {
                    column &+= 8
                    continue
                }
                switch factor[column] {
                case 255: break
                case 0: target[column] = 0
                default: target[column] = blended(target[column], over: 0, coverage: UInt32(factor[column]))
                }
                column &+= 1
            }
        }
    }

    /// Lays the layer over another one.
    func compose(onto target: Layer, clip: PixelRect, mode: BlendMode, opacity: Double) {
        let area = clip.intersection(bounds).intersection(target.bounds)
        guard !area.isEmpty else { return }
        if mode == .plusDarker { return composeDarker(onto: target, area: area, opacity: opacity) }
        guard let source = cairoSurface, let destination = target.cairoSurface else { return }
        defer {
            cairo_surface_destroy(source)
            cairo_surface_destroy(destination)
        }
        guard let context = cairo_create(destination) else { return }
        defer { cairo_destroy(context) }
        let origin = target.bounds
        cairo_rectangle(
            context, Double(area.minX - origin.minX), Double(area.minY - origin.minY), Double(area.width),
            Double(area.height))
        cairo_clip(context)
        cairo_set_source_surface(
            context, source, Double(bounds.minX - origin.minX), Double(bounds.minY - origin.minY))
        cairo_set_operator(context, mode.cairoOperator)
        cairo_paint_with_alpha(context, opacity)
        cairo_surface_flush(destination)
    }

    /// A Cairo surface over the same memory.
    var cairoSurface: OpaquePointer? {
        guard bounds.width <= 32_767, bounds.height <= 32_767 else { return nil }
        return UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt8.self, capacity: bounds.width * 4) {
            cairo_image_surface_create_for_data(
                $0, CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height), Int32(bounds.width * 4))
        }
    }

    /// Black is what is added: 1 − ((1 − below) + (1 − above)), within 0…1, each weighted by its opacity.
    private func composeDarker(onto target: Layer, area: PixelRect, opacity: Double) {
        let factor = UInt32((opacity.unit * 255).rounded())
        for y in area.minY..<area.maxY {
            let source = pointer(x: area.minX, y: y)
            let below = target.pointer(x: area.minX, y: y)
            for index in 0..<area.width {
                let above = factor == 255 ? source[index] : blended(source[index], over: 0, coverage: factor)
                below[index] = Layer.darker(above, below[index])
            }
        }
    }

    private static func darker(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let (alphaAbove, alphaBelow) = (Int(above >> 24), Int(below >> 24))
        let alpha = min(alphaAbove + alphaBelow, 255)
        var result = UInt32(alpha) << 24
        for shift in [UInt32(0), 8, 16] {
            let missingAbove = alphaAbove - Int((above >> shift) & 0xFF)
            let missingBelow = alphaBelow - Int((below >> shift) & 0xFF)
            result |= UInt32(max(alpha - missingAbove - missingBelow, 0)) << shift
        }
        return result
    }
}

extension BlendMode {
    /// Cairo's operator of the same formula (both follow the PDF specification); plusDarker has none.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
