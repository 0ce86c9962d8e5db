import Drawing
import Foundation

/// Plays a display list on a layer: items in order, groups on layers of their own where they need one.
struct ListPainter {
    let tools: DrawingTools
    /// Pixels per point, for filters that work on pixels under no transform but the canvas's.
    var canvas: Canvas
    /// What lies below the canvas's layer, where contents see it: backdrops blur it.
    var below: Layer?

    init(layer: Layer, clip: PixelRect, tools: DrawingTools) {
        self.tools = tools
        canvas = Canvas(layer: layer, clip: clip.intersection(layer.bounds), tools: tools)
    }

    /// - Parameter bounds: the boxes of `list`'s items, as `ItemBounds.of` finds them.
    func draw(
        _ list: DisplayList, bounds: [ItemBounds], transform: CGAffineTransform, opacity: Double = 1
    ) throws(PictureError) {
        guard transform.isDrawable, opacity > 0 else { return }
        for (item, box) in zip(list.items, bounds) where isVisible(box.rect, transform) {
            try charge(item.work(on: visiblePixels(of: box.rect, transform)))
            switch item {
            case .fill(let path, let style, let paint):
                canvas.fill(path, style: style, paint: paint, transform: transform, opacity: opacity)
            case .stroke(let path, let style, let paint):
                canvas.stroke(path, style: style, paint: paint, transform: transform, opacity: opacity)
            case .glyphs(let run, let paint):
                canvas.glyphs(run, paint: paint, transform: transform, opacity: opacity)
            case .image(let image):
                canvas.image(image, transform: transform, opacity: opacity)
            case .group(let group):
                try draw(group, box: box, transform: group.transform.concatenating(transform), opacity: opacity)
            }
        }
    }

    private func isVisible(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
        guard !rect.isNull else { return false }
        let moved = rect.applying(transform)
        // Written so that a box that isn't made of numbers is passed over.
        return moved.maxX > CGFloat(canvas.clip.minX) && moved.minX < CGFloat(canvas.clip.maxX)
            && moved.maxY > CGFloat(canvas.clip.minY) && moved.minY < CGFloat(canvas.clip.maxY)
    }

    /// How many pixels a box covers at most.
    private func visiblePixels(of rect: CGRect, _ transform: CGAffineTransform) -> Int {
        let area = PixelRect(covering: rect.applying(transform)).intersection(canvas.clip)
        return area.isEmpty ? 0 : area.width * area.height
    }

    private func draw(
        _ group: DisplayList.Group, box: ItemBounds, transform: CGAffineTransform, opacity: Double
    ) throws(PictureError) {
        guard transform.isDrawable else { return }
        var inner = self
        var softClip: DisplayList.Clip?
        if let clip = group.clip {
            if let rect = clip.path.pixelRect(seenThrough: transform) {
                if group.filters.isEmpty { inner.canvas.clip = canvas.clip.intersection(rect) }
            } else {
                softClip = clip
            }
            if !group.filters.isEmpty { softClip = clip }
        }
        guard !inner.canvas.clip.isEmpty else { return }
        if let backdrop = group.backdrop, let clip = group.clip, group.filters.isEmpty {
            try inner.frost(backdrop, within: clip, transform: transform, opacity: opacity * group.opacity.unit)
        }
        let total = opacity * group.opacity.unit
        guard total > 0 else { return }
        if let softClip, group.filters.isEmpty, group.mask == nil, group.blendMode == .normal,
            try inner.drawClipped(group, to: softClip, transform: transform, opacity: total)
        {
            return
        }
        let mixes = group.isIsolated && group.contents.mixesWithBackdrop
        let needsLayer =
            softClip != nil || !group.filters.isEmpty || group.mask != nil || group.blendMode != .normal || mixes
            || total < 1 && !group.contents.canTakeOpacity(box.contents)
        if !needsLayer {
            return try inner.draw(group.contents, bounds: box.contents, transform: transform, opacity: total)
        }
        try inner.drawOnLayer(group, box: box, softClip: softClip, transform: transform, opacity: total)
    }

    /// A clip round one item that fills it needs no layer: the clip is filled with the item's paint. Answers false
    /// where it isn't so simple.
    private func drawClipped(
        _ group: DisplayList.Group, to clip: DisplayList.Clip, transform: CGAffineTransform, opacity: Double
    ) throws(PictureError) -> Bool {
        guard group.contents.items.count == 1, let item = group.contents.items.first else { return false }
        let box = clip.path.controlPointBounds
        switch item {
        case .fill(let path, _, let paint):
            guard let rect = path.axisAlignedRect, rect.contains(box) else { return false }
            canvas.fill(clip.path, style: clip.style, paint: paint, transform: transform, opacity: opacity)
            return true
        case .image(let image):
            guard image.template == nil, image.rect.contains(box) else { return false }
            canvas.image(image, transform: transform, opacity: opacity, within: clip)
            return true
        default: return false
        }
    }
}

extension CGAffineTransform {
    /// Whether something seen through it can be drawn: it is made of numbers, none of them absurd, and keeps an area.
    var isDrawable: Bool {
        let isNear = abs(tx) < 1e12 && abs(ty) < 1e12
        let isModest = abs(a) < 1e9 && abs(b) < 1e9 && abs(c) < 1e9 && abs(d) < 1e9
        return isNear && isModest && abs(determinant) > 1e-18
    }
}

extension DisplayList {
    /// Whether some item looks at what lies below it in any way but being laid over it.
    var mixesWithBackdrop: Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            return group.blendMode != .normal || !group.isIsolated && group.contents.mixesWithBackdrop
        }
    }

    /// Whether fading each item looks the same as fading the whole: no item lies over another.
    func canTakeOpacity(_ bounds: [ItemBounds]) -> Bool {
        if items.count == 1 {
            guard case .group(let group) = items[0] else { return true }
            let isPlain = group.filters.isEmpty && group.mask == nil && group.blendMode == .normal
            guard isPlain, let inner = bounds.first?.contents else { return false }
            return group.clip != nil || group.contents.canTakeOpacity(inner)
        }
        guard items.count <= 8, bounds.count == items.count else { return items.isEmpty }
        for (index, item) in items.enumerated() {
            if case .group = item { return false }
            for other in bounds[..<index] where other.rect.overlaps(bounds[index].rect) { return false }
        }
        return true
    }
}
