import Drawing
import Foundation

/// How an item is another one that was moved, or scaled along the axes.
enum ItemMotion {
    /// From one item to another that looks the same but for its colour; nil where it is another shape.
    static func transform(from a: DisplayList.Item, to b: DisplayList.Item) -> CGAffineTransform? {
        switch (a, b) {
        case (.fill(let path, let style, let paint), .fill(let other, let otherStyle, let otherPaint)):
            guard style == otherStyle, let map = transform(from: path, to: other) else { return nil }
            return paint.isMoved(by: map, to: otherPaint) ? map : nil
        case (.stroke(let path, let style, let paint), .stroke(let other, let otherStyle, let otherPaint)):
            guard style == otherStyle, let map = transform(from: path, to: other), map.isTranslation else { return nil }
            return paint.isMoved(by: map, to: otherPaint) ? map : nil
        case (.glyphs(let run, let paint), .glyphs(let other, let otherPaint)):
            guard run.source === other.source, run.size == other.size, run.syntheticSlant == other.syntheticSlant,
                run.glyphs == other.glyphs
            else { return nil }
            let map = CGAffineTransform(
                translationX: other.origin.x - run.origin.x, y: other.origin.y - run.origin.y)
            return paint.isMoved(by: map, to: otherPaint) ? map : nil
        case (.image(let image), .image(let other)):
            var same = image
            same.rect = other.rect
            guard same == other else { return nil }
            return scaling(from: image.rect, to: other.rect)
        default: return nil
        }
    }

    static func transform(from a: Path, to b: Path) -> CGAffineTransform? {
        if let rect = a.axisAlignedRect, let other = b.axisAlignedRect { return scaling(from: rect, to: other) }
        guard a.elements.count == b.elements.count, !a.controlPointBounds.isNull, !b.controlPointBounds.isNull,
            let map = scaling(from: a.controlPointBounds, to: b.controlPointBounds)
        else { return nil }
        for (element, other) in zip(a.elements, b.elements) {
            guard element.isSameKind(as: other) else { return nil }
            for (point, place) in zip(element.points, other.points) {
                let moved = point.applying(map)
                guard abs(moved.x - place.x) < 0.005, abs(moved.y - place.y) < 0.005 else { return nil }
            }
        }
        return map
    }

    /// Nil where there is nothing to be scaled.
    private static func scaling(from a: CGRect, to b: CGRect) -> CGAffineTransform? {
        func factor(_ from: CGFloat, _ to: CGFloat) -> CGFloat? {
            if abs(from - to) < 1e-6 { return 1 }
            return from > 1e-6 ? to / from : nil
        }
        guard let x = factor(a.width, b.width), let y = factor(a.height, b.height) else { return nil }
        return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: b.minX - a.minX * x, ty: b.minY - a.minY * y)
    }
}

extension Path.Element {
    func isSameKind(as other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.closeSubpath, .closeSubpath):
            true
        default: false
        }
    }

    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [point, control]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .closeSubpath: []
        }
    }
}

extension Paint {
    /// Whether another paint is this one where what it paints was moved; a plain colour may be any other.
    fileprivate func isMoved(by map: CGAffineTransform, to other: Paint) -> Bool {
        func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
            let moved = a.applying(map)
            return abs(moved.x - b.x) < 0.005 && abs(moved.y - b.y) < 0.005
        }
        switch (self, other) {
        case (.color, .color): return true
        case (.linearGradient(let a, let start, let end), .linearGradient(let b, let otherStart, let otherEnd)):
            return a == b && map.isTranslation && near(start, otherStart) && near(end, otherEnd)
        case (
            .radialGradient(let a, let center, let start, let end),
            .radialGradient(let b, let otherCenter, let otherStart, let otherEnd)
        ):
            return a == b && map.isTranslation && near(center, otherCenter) && start == otherStart && end == otherEnd
        default: return map.isIdentity && self == other
        }
    }
}

extension DisplayList.Item {
    /// The colour of an item in one; nil for a group and for other paints.
    var color: ResolvedColor? {
        switch self {
        case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)), .glyphs(_, .color(let color)): color
        default: nil
        }
    }

    func painted(_ color: ResolvedColor) -> DisplayList.Item {
        switch self {
        case .fill(let path, let style, .color): .fill(path, style, .color(color))
        case .stroke(let path, let style, .color): .stroke(path, style, .color(color))
        case .glyphs(let run, .color): .glyphs(run, .color(color))
        default: self
        }
    }
}
