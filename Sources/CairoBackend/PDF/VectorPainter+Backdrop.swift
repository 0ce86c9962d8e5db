import CCairo
import Drawing
import Foundation

/// What a material can see, from the back to the front.
struct PaintedBelow {
    private(set) var items: [DisplayList.Item] = []
    /// From the page to the coordinates being drawn in; nil in a layer, under which there is nothing.
    private(set) var page: CGAffineTransform? = .identity

    /// The view from inside a group.
    func inside(_ group: DisplayList.Group) -> PaintedBelow {
        // A material's own opacity doesn't hide from it what it lies on.
        if group.isLayer, group.backdrop == nil { return PaintedBelow(page: nil) }
        guard !group.transform.isIdentity else { return self }
        let inverse = group.transform.inverted()
        let moved = DisplayList.Group(transform: inverse, contents: DisplayList(items: items))
        return PaintedBelow(items: items.isEmpty ? [] : [.group(moved)], page: page?.concatenating(inverse))
    }

    func adding(_ more: ArraySlice<DisplayList.Item>) -> PaintedBelow {
        PaintedBelow(items: items + more, page: page)
    }
}

extension VectorPainter {
    /// A PDF has no blur: what lies below a material is drawn once more as pixels, blurred.
    func frost(_ backdrop: DisplayList.Backdrop, within clip: DisplayList.Clip) throws(PictureError) {
        let shape = clip.path.controlPointBounds
        guard shape.hasFiniteValues, !shape.isNull else { return }
        var area = shape.grown(by: Filter.tail * backdrop.radius.usableRadius)
        if let page = below.page {
            area = area.intersection(CGRect(origin: .zero, size: options.size).applying(page))
        }
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        rasterised.append("the blur behind a material")
        var glass = DisplayList.Group(clip: clip)
        glass.backdrop = backdrop
        // A group without contents has no bounds, and wouldn't be drawn.
        glass.contents = DisplayList(items: [.fill(Path(shape), FillStyle(), .color(.clear))])
        let scene = DisplayList.Group(
            transform: CGAffineTransform(translationX: -area.minX, y: -area.minY),
            contents: DisplayList(items: below.items + [.group(glass)]))
        let scale = pixelScale(for: area)
        let part = PictureOptions(
            size: area.size, scale: scale, background: below.page == nil ? nil : options.background,
            maxPixels: options.maxPixels)
        let bitmap = try renderer.bitmap(DisplayList(items: [.group(scene)]), part)
        let place = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: area.minX, ty: area.minY)
        lay(bitmap, place: place, over: shape.intersection(area))
    }
}
