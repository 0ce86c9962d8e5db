import CCairo
import Drawing
import Foundation

/// Plays a display list on a Cairo context that keeps vectors, such as a PDF's.
final class VectorPainter {
    let context: OpaquePointer
    let renderer: CairoRenderer
    let options: PictureOptions
    /// Why each part that became pixels did.
    var rasterised: [String] = []
    /// What a material that is drawn next can see.
    var below = PaintedBelow()
    /// The fonts of this document: each is embedded once, whatever other documents do to the pool.
    let fonts = DocumentFonts()

    init(context: OpaquePointer, renderer: CairoRenderer, options: PictureOptions) {
        self.context = context
        self.renderer = renderer
        self.options = options
    }

    func drawPicture(_ list: DisplayList) throws(PictureError) {
        if let background = options.background?.clamped, background.opacity > 0 {
            cairo_set_source_rgba(context, background.red, background.green, background.blue, background.opacity)
            cairo_paint(context)
        }
        try draw(list, bounds: try ItemBounds.of(list))
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .failed("the picture can't be drawn: \(String(cString: cairo_status_to_string(status)))")
        }
    }

    func draw(_ list: DisplayList, bounds: [ItemBounds]) throws(PictureError) {
        let outside = below
        defer { below = outside }
        for (index, (item, box)) in zip(list.items, bounds).enumerated()
        where !box.rect.isNull && box.rect.hasFiniteValues {
            try charge(item.work(on: 0) + 64)
            if item.seesBelow { below = outside.adding(list.items[..<index]) }
            switch item {
            case .fill(let path, let style, let paint): try fill(path, style: style, paint: paint)
            case .stroke(let path, let style, let paint): try stroke(path, style: style, paint: paint)
            case .glyphs(let run, let paint): try glyphs(run, paint: paint)
            case .image(let image): try self.image(image)
            case .group(let group): try draw(group, box: box)
            }
        }
    }

    private func fill(_ path: Path, style: FillStyle, paint: Paint) throws(PictureError) {
        guard let pattern = Pattern(paint, covering: path.controlPointBounds) else { return }
        cairo_new_path(context)
        guard context.append(path) else { return }
        pattern.set(on: context)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_fill(context)
    }

    private func stroke(_ path: Path, style: StrokeStyle, paint: Paint) throws(PictureError) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let bounds = path.controlPointBounds.grown(by: style.reach)
        guard let pattern = Pattern(paint, covering: bounds) else { return }
        cairo_new_path(context)
        guard context.append(path) else { return }
        pattern.set(on: context)
        cairo_save(context)
        context.set(style)
        cairo_stroke(context)
        cairo_restore(context)
    }

    private func image(_ image: DisplayList.ImageItem) throws(PictureError) {
        guard let part = image.bitmap.cropped(to: image.sourceRect), image.rect.hasFiniteValues else { return }
        let rect = image.rect.standardized
        guard rect.width > 0, rect.height > 0 else { return }
        if let document = image.document, draw(document.contents, of: image) { return }
        let toRect = CGAffineTransform(
            a: rect.width / CGFloat(part.width), b: 0, c: 0, d: rect.height / CGFloat(part.height), tx: rect.minX,
            ty: rect.minY)
        guard let picture = Pattern(part, transform: toRect, isTiled: false) else { return }
        picture.setFilter(image.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_save(context)
        cairo_new_path(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        if let template = image.template {
            if let paint = Pattern(template, covering: rect) {
                // Of one colour behind a picture Cairo 1.16 draws the picture: behind a layer it draws the colour.
                cairo_push_group(context)
                paint.set(on: context)
                cairo_paint(context)
                cairo_pop_group_to_source(context)
                cairo_mask(context, picture.pointer)
            }
        } else {
            picture.set(on: context)
            cairo_paint_with_alpha(context, image.opacity)
        }
        cairo_restore(context)
    }
}
