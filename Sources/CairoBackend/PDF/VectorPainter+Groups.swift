import CCairo
import Drawing
import Foundation

extension VectorPainter {
    func draw(_ group: DisplayList.Group, box: ItemBounds) throws(PictureError) {
        guard group.transform.isDrawable, group.opacity > 0 else { return }
        cairo_save(context)
        var matrix = group.transform.cairoMatrix
        cairo_transform(context, &matrix)
        let outside = below
        below = outside.inside(group)
        defer {
            below = outside
            cairo_restore(context)
        }
        try drawInside(group, box: box)
    }

    private func drawInside(_ group: DisplayList.Group, box: ItemBounds) throws(PictureError) {
        if group.blendMode == .plusDarker || !group.filters.isEmpty { return try drawFiltered(group, box: box) }
        if let clip = group.clip, !narrow(to: clip) { return }
        if let backdrop = group.backdrop, let clip = group.clip { try frost(backdrop, within: clip) }
        let opacity = group.opacity.unit
        let isPlain =
            group.mask == nil && group.blendMode == .normal && (!group.isIsolated || !group.contents.mixesWithBackdrop)
        if isPlain, opacity == 1 { return try draw(group.contents, bounds: box.contents) }

        cairo_push_group(context)
        try draw(group.contents, bounds: box.contents)
        guard let layer = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(layer) }
        try lay(layer, mask: group.mask, mode: group.blendMode, opacity: opacity)
    }

    /// Lays a drawn layer over what is there.
    private func lay(
        _ layer: OpaquePointer, mask: DisplayList?, mode: BlendMode, opacity: Double
    ) throws(PictureError) {
        if let mask {
            cairo_push_group(context)
            try draw(mask, bounds: try ItemBounds.of(mask))
            guard let stencil = cairo_pop_group(context) else { return }
            defer { cairo_pattern_destroy(stencil) }
            if opacity < 1 || mode != .normal {
                cairo_push_group(context)
                cairo_set_source(context, layer)
                cairo_mask(context, stencil)
                guard let masked = cairo_pop_group(context) else { return }
                defer { cairo_pattern_destroy(masked) }
                return try lay(masked, mask: nil, mode: mode, opacity: opacity)
            }
            cairo_set_source(context, layer)
            cairo_mask(context, stencil)
            return
        }
        if mode.isMissingInPDF { rasterised.append("a blend mode that PDF doesn't have") }
        cairo_set_source(context, layer)
        cairo_set_operator(context, mode.cairoOperator)
        cairo_paint_with_alpha(context, opacity)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Answers false where the clip leaves nothing.
    private func narrow(to clip: DisplayList.Clip) -> Bool {
        cairo_new_path(context)
        guard context.append(clip.path) else { return false }
        cairo_set_fill_rule(context, clip.style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
        return true
    }

    /// Filters are no vectors: what they make is a picture. Only of a shadow the content itself stays as it is.
    private func drawFiltered(_ group: DisplayList.Group, box: ItemBounds) throws(PictureError) {
        guard group.filters.count == 1, case .shadow(let color, let radius, let offset)? = group.filters.first,
            group.blendMode == .normal, group.opacity >= 1, group.mask == nil
        else {
            rasterised.append(group.filters.isEmpty ? "a blend mode that PDF doesn't have" : "a filter")
            var content = group
            content.transform = .identity
            (content.blendMode, content.opacity) = (.normal, 1)
            let list = DisplayList(items: [.group(content)])
            let mode = group.blendMode == .plusDarker ? .multiply : group.blendMode
            return try drawPicture(of: list, mode: mode, opacity: group.opacity)
        }
        rasterised.append("a shadow")
        // The shadow alone: its colour where the content is, blurred and moved.
        var caster = DisplayList.Group(clip: group.clip, contents: group.contents)
        caster.backdrop = group.backdrop
        caster = caster.withSolidBackdrops
        let tinted = DisplayList.Group(
            mask: DisplayList(items: [.group(caster)]),
            contents: DisplayList(items: [.fill(Path(box.contentRect), FillStyle(), .color(color))]))
        let move = offset.usableOffset
        let shadow = DisplayList.Group(
            transform: CGAffineTransform(translationX: move.width, y: move.height),
            filters: [.blur(radius: radius, isOpaque: false)], contents: DisplayList(items: [.group(tinted)]))
        try drawPicture(of: DisplayList(items: [.group(shadow)]), mode: .normal, opacity: 1)
        if let clip = group.clip, !narrow(to: clip) { return }
        if let backdrop = group.backdrop, let clip = group.clip { try frost(backdrop, within: clip) }
        try draw(group.contents, bounds: box.contents)
    }

    /// Pixels per point for what has to become pixels.
    func pixelScale(for area: CGRect) -> CGFloat {
        var scale = min(max(options.scale, 2), 3)
        while area.width * area.height * scale * scale > CGFloat(options.maxPixels), scale > 0.1 { scale /= 2 }
        return scale
    }

    /// Draws a list as pixels.
    private func drawPicture(of list: DisplayList, mode: BlendMode, opacity: Double) throws(PictureError) {
        let rect = ItemBounds.union(try ItemBounds.of(list))
        // Nothing that lies off the page is needed.
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let area = rect.overlap(with: CGRect(x: left, y: top, width: right - left, height: bottom - top))
        guard !area.isNull, area.hasFiniteValues, area.width > 0, area.height > 0 else { return }
        let scale = pixelScale(for: area)
        let moved = DisplayList.Group(
            transform: CGAffineTransform(translationX: -area.minX, y: -area.minY), contents: list)
        let part = PictureOptions(size: area.size, scale: scale, maxPixels: options.maxPixels)
        let bitmap = try renderer.bitmap(DisplayList(items: [.group(moved)]), part)
        let place = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: area.minX, ty: area.minY)
        lay(bitmap, place: place, over: area, mode: mode, opacity: opacity)
    }

    /// Paints pixels over an area.
    func lay(
        _ bitmap: Bitmap, place: CGAffineTransform, over area: CGRect, mode: BlendMode = .normal, opacity: Double = 1
    ) {
        guard let pattern = Pattern(bitmap, transform: place, isTiled: false) else { return }
        cairo_save(context)
        cairo_new_path(context)
        cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
        cairo_clip(context)
        pattern.set(on: context)
        cairo_set_operator(context, mode.cairoOperator)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}

extension BlendMode {
    /// Modes for which Cairo puts pixels into a PDF.
    fileprivate var isMissingInPDF: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: true
        default: false
        }
    }
}
