import Foundation

/// The boxes round everything of a display list, each in the coordinates of the list that holds it: found once, so that
/// drawing a part of a picture can pass over what lies outside.
package struct ItemBounds: Sendable {
    /// A box that holds all that the item draws; null where it draws nothing.
    package var rect: CGRect
    /// For a group: the boxes of its contents, item by item, and their union before the group's changes.
    package var contents: [ItemBounds]
    package var contentRect: CGRect

    private init(rect: CGRect, contents: [ItemBounds] = [], contentRect: CGRect = .null) {
        (self.rect, self.contents, self.contentRect) = (rect, contents, contentRect)
    }

    package static func of(_ list: DisplayList) throws(PictureError) -> [ItemBounds] { try of(list, depth: 0) }

    private static func of(_ list: DisplayList, depth: Int) throws(PictureError) -> [ItemBounds] {
        guard depth <= DisplayList.maxDepth else { throw .nestedTooDeeply(limit: DisplayList.maxDepth) }
        try charge(list.items.count * 8 + 8)
        var result: [ItemBounds] = []
        result.reserveCapacity(list.items.count)
        for item in list.items {
            switch item {
            case .fill(let path, _, _): result.append(ItemBounds(rect: path.controlPointBounds))
            case .stroke(let path, let style, _):
                result.append(ItemBounds(rect: path.controlPointBounds.grown(by: style.reach)))
            case .glyphs(let run, _): result.append(ItemBounds(rect: run.roughBounds))
            case .image(let image): result.append(ItemBounds(rect: image.rect.standardized))
            case .group(let group): result.append(try of(group, depth: depth))
            }
        }
        return result
    }

    private static func of(_ group: DisplayList.Group, depth: Int) throws(PictureError) -> ItemBounds {
        let contents = try of(group.contents, depth: depth + 1)
        var inner = union(contents)
        if let clip = group.clip { inner = inner.overlap(with: clip.path.controlPointBounds) }
        var outer = inner
        for filter in group.filters { outer = filter.reach(of: outer) }
        if let mask = group.mask { outer = outer.overlap(with: union(try of(mask, depth: depth + 1))) }
        let rect = outer.isNull || outer.isEmpty ? CGRect.null : outer.applying(group.transform)
        return ItemBounds(rect: rect, contents: contents, contentRect: inner)
    }

    /// The box round `bounds`; null for none.
    package static func union(_ bounds: [ItemBounds]) -> CGRect {
        var result = CGRect.null
        for item in bounds where !item.rect.isNull { result = result.isNull ? item.rect : result.union(item.rect) }
        return result
    }
}

extension CGRect {
    package func grown(by margin: CGFloat) -> CGRect {
        isNull ? self : insetBy(dx: -margin, dy: -margin)
    }
}

extension StrokeStyle {
    /// How far a stroke's ink can reach from its path.
    package var reach: CGFloat {
        let half = max(lineWidth, 0) / 2
        let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
        return half * max(corner, lineCap == .square ? CGFloat(2).squareRoot() : 1)
    }
}

extension GlyphRun {
    /// A box that surely holds the run's ink: glyphs reach at most about three sizes from their origin.
    package var roughBounds: CGRect {
        guard let first = glyphs.first else { return .null }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for glyph in glyphs.dropFirst() {
            (minX, maxX) = (min(minX, glyph.x), max(maxX, glyph.x))
            (minY, maxY) = (min(minY, glyph.y), max(maxY, glyph.y))
        }
        return CGRect(x: origin.x + minX, y: origin.y + minY, width: maxX - minX, height: maxY - minY)
            .insetBy(dx: -2.5 * size, dy: -2 * size)
    }
}

extension Filter {
    /// The number of sigmas after which a Gaussian's tail is cut (measured: facts.md 16.13).
    package static let tail: CGFloat = 3

    /// How far the filter's picture of something in `rect` reaches.
    package func reach(of rect: CGRect) -> CGRect {
        if rect.isNull { return rect }
        switch self {
        case .blur(let radius, let isOpaque):
            return isOpaque ? rect : rect.grown(by: Filter.tail * radius.usableRadius)
        case .shadow(_, let radius, let offset):
            let shadow = rect.offsetBy(dx: offset.usableOffset.width, dy: offset.usableOffset.height)
            return rect.union(shadow.grown(by: Filter.tail * radius.usableRadius))
        default: return rect
        }
    }
}
