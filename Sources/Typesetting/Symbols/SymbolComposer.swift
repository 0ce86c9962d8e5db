import Drawing
import Foundation

/// Puts a symbol's outline together from glyphs.
///
/// Holes are contours that turn the other way, so one fill by the non-zero rule draws the whole symbol.
struct SymbolComposer {
    let face: FontFace
    let stroke: SymbolStroke
    let catalog: FontCatalog

    /// Ems of text to one em of the symbol font. A circle's ink is as wide as an em: 19 points beside text of 19, 29 beside
    /// 29, and 22 at the large scale beside 17 (measured: `info.circle`, `checkmark.circle.fill`, `globe`).
    private static let scale: CGFloat = 16.0 / 13
    private static let circleRadius: CGFloat = 0.5

    func path(of recipe: SymbolRecipe) -> Path? {
        guard var path = body(of: recipe) else { return nil }
        if recipe.hasSlash { path = strikingOut(path, thickness: stroke.width) }
        if let badge = recipe.badge {
            let (rest, mark) = self.badge(badge, on: path)
            path = rest
            path.addPath(mark)
        }
        return path
    }

    /// The same ink in layers that can have colours of their own, the most important one first.
    func layers(of recipe: SymbolRecipe) -> [SymbolLayer]? {
        guard let body = body(of: recipe) else { return nil }
        if let badge = recipe.badge {
            var plain = recipe
            plain.badge = nil
            guard let whole = path(of: plain) else { return nil }
            let (rest, mark) = self.badge(badge, on: whole)
            return [SymbolLayer(path: mark, name: "badge"), SymbolLayer(path: rest, level: 1)]
        }
        if recipe.hasSlash {
            let (rest, bar) = struckOut(body, thickness: stroke.width)
            return [SymbolLayer(path: bar, name: "slash"), SymbolLayer(path: rest, level: 1)]
        }
        guard let enclosure = recipe.enclosure, recipe.base != .none else {
            return glyphLayers(recipe) ?? [SymbolLayer(path: body)]
        }
        // What shows a value inside a ring shows it there too. In a disc the mark is a hole, which has no steps.
        if !recipe.isFilled, !recipe.hasInnerSlash, let parts = glyphLayers(recipe, isInside: true),
            parts.contains(where: { $0.step != nil })
        {
            let marks = parts.map { part in
                var mark = part
                mark.path = placed(part.path, in: enclosure)
                return mark
            }
            let level = (marks.map(\.level).max() ?? 0) + 1
            return marks + [SymbolLayer(path: outline(of: enclosure, isFilled: false), name: "enclosure", level: level)]
        }
        guard let inner = inner(of: recipe, in: enclosure) else { return [SymbolLayer(path: body)] }
        // Whole below the mark, so that no seam shows round it.
        return [
            SymbolLayer(path: inner, name: "mark"),
            SymbolLayer(path: outline(of: enclosure, isFilled: recipe.isFilled), name: "enclosure", level: 1),
        ]
    }

    /// The pictures of a symbol that is drawn in several; nil for one.
    private func glyphLayers(_ recipe: SymbolRecipe, isInside: Bool = false) -> [SymbolLayer]? {
        guard case .glyphs(let glyphs) = recipe.base, glyphs.count > 1 else { return nil }
        var levels: [String] = []
        return glyphs.compactMap { glyph in
            guard let path = self.glyph(glyph, isFilled: recipe.isFilled, isInside: isInside) else { return nil }
            var words = glyph.name.split(separator: ".").map(String.init)
            let step = words.last.flatMap { Int($0) }
            if step != nil { words.removeLast() }
            let name = words.joined(separator: ".")
            if !levels.contains(name) { levels.append(name) }
            return SymbolLayer(path: path, name: name, level: levels.firstIndex(of: name) ?? 0, step: step)
        }
    }

    private func body(of recipe: SymbolRecipe) -> Path? {
        guard let enclosure = recipe.enclosure else {
            return base(recipe.base, isFilled: recipe.isFilled)
        }
        if recipe.base == .none { return outline(of: enclosure, isFilled: recipe.isFilled) }
        guard let inner = inner(of: recipe, in: enclosure) else { return nil }
        var path = outline(of: enclosure, isFilled: recipe.isFilled)
        path.addPath(recipe.isFilled && enclosure.isClosed ? inner.reversed : inner)
        return path
    }

    /// What stands inside an enclosure, in its place there.
    private func inner(of recipe: SymbolRecipe, in enclosure: SymbolRecipe.Enclosure) -> Path? {
        guard var inner = base(recipe.base, isFilled: recipe.isInnerFilled, isInside: true) else { return nil }
        if recipe.hasInnerSlash { inner = strikingOut(inner, thickness: 0.7 * stroke.width) }
        return placed(inner, in: enclosure)
    }

    // MARK: - Glyphs

    private func base(_ base: SymbolRecipe.Base, isFilled: Bool, isInside: Bool = false) -> Path? {
        switch base {
        case .glyphs(let glyphs):
            var path = Path()
            // A mark is a hole in what is filled below it.
            for glyph in glyphs where !(isFilled && glyph.isMark) {
                guard let part = self.glyph(glyph, isFilled: isFilled, isInside: isInside) else { return nil }
                path.addPath(part)
            }
            return path
        case .text(let text): return letters(text, isInside: isInside)
        case .none: return nil
        }
    }

    private func glyph(_ glyph: SymbolTable.Glyph, isFilled: Bool, isInside: Bool) -> Path? {
        // Thin, light, regular, bold and filled stand in a row; a small one inside another is a step heavier.
        let heavier: UInt32 = isInside && stroke != .bold ? 1 : 0
        let style = isFilled ? 4 : UInt32(stroke.rawValue) + heavier
        let scale: CGFloat = isInside ? 0.6 : 1
        guard let scalar = Unicode.Scalar(glyph.first + style), let glyph = face.glyph(for: scalar) else { return nil }
        // The glyph's square reaches from the baseline one em up; its middle becomes the origin.
        let factor = Self.scale * scale / face.unitsPerEm
        let half = Self.scale * scale / 2
        return face.unitOutline(of: glyph)
            .applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: -half, ty: half))
            .turning(clockwise: true)
    }

    private func letters(_ text: String, isInside: Bool) -> Path? {
        let weight: [SymbolStroke: Int] = [.thin: 200, .light: 300, .regular: 500, .bold: 700]
        let descriptor = FontDescriptor(
            size: isInside ? (text.count > 1 ? 0.484 : 0.588) : (text.count > 1 ? 0.82 : 1.08),
            weight: weight[stroke] ?? 500)
        guard let font = catalog.resolve(descriptor, platform: .iOS) else { return nil }
        var path = Path()
        var x: CGFloat = 0
        for scalar in text.unicodeScalars {
            guard let glyph = font.face.glyph(for: scalar) else { return nil }
            path.addPath(
                font.face.outline(of: glyph, size: font.size)
                    .applying(CGAffineTransform(translationX: x, y: 0)))
            x += font.face.advance(of: glyph, size: font.size)
        }
        let rise = font.face.metrics.capHeight * font.size / 2
        // Variable fonts draw letters in strokes that lie on each other, which would show where the letter is a hole.
        return path.applying(CGAffineTransform(translationX: -x / 2, y: rise)).normalized(eoFill: false)
            .turning(clockwise: true)
    }

    // MARK: - What is added

    private func outline(of enclosure: SymbolRecipe.Enclosure, isFilled: Bool) -> Path {
        let width = stroke.width
        var (outer, inner) = (Path(), Path())
        switch enclosure {
        case .circle:
            outer.addEllipse(in: square(Self.circleRadius))
            inner.addEllipse(in: square(Self.circleRadius - width))
        case .square, .app:
            let (half, corner) = enclosure == .app ? (0.475, 0.225) : (0.465, 0.125)
            outer.addRoundedRect(in: square(half), cornerSize: CGSize(width: corner, height: corner))
            inner.addRoundedRect(
                in: square(half - width), cornerSize: CGSize(width: corner - width / 2, height: corner - width / 2))
        case .rectangle, .capsule:
            let corner = enclosure == .capsule ? 0.363 : 0.112
            let half = enclosure == .capsule ? corner : 0.432
            let rect = CGRect(x: -0.622, y: -half, width: 1.244, height: 2 * half)
            outer.addRoundedRect(in: rect, cornerSize: CGSize(width: corner, height: corner))
            let rest = enclosure == .capsule ? corner - width : corner - width / 2
            inner.addRoundedRect(
                in: rect.insetBy(dx: width, dy: width), cornerSize: CGSize(width: rest, height: rest))
        case .shield: return enclosing("shield", isFilled: isFilled)
        case .diamond: return enclosing("diamond", isFilled: isFilled)
        case .seal: return enclosing("seal", isFilled: isFilled)
        case .octagon: return enclosing("octagon", isFilled: isFilled)
        case .hexagon: return enclosing("hexagon", isFilled: isFilled)
        case .bubble: return enclosing("bubble.left", isFilled: isFilled)
        case .message: return enclosing("message", isFilled: isFilled)
        case .folder: return enclosing("folder", isFilled: isFilled)
        case .icloud: return enclosing("icloud", isFilled: isFilled)
        case .video: return enclosing("video", isFilled: isFilled)
        case .viewfinder: return enclosing("viewfinder", isFilled: false)
        case .stack: return enclosing("rectangle.stack", isFilled: isFilled)
        case .goforward: return enclosing("goforward", isFilled: false)
        case .gobackward: return enclosing("gobackward", isFilled: false)
        case .triangle: return enclosing("triangle", isFilled: isFilled)
        }
        outer = outer.turning(clockwise: true)
        if !isFilled { outer.addPath(inner.turning(clockwise: false)) }
        return outer
    }

    private func enclosing(_ name: String, isFilled: Bool) -> Path {
        guard let recipe = SymbolRecipe(name), let path = base(recipe.base, isFilled: isFilled) else { return Path() }
        return path
    }

    /// The mark where the enclosure has room for it.
    private func placed(_ mark: Path, in enclosure: SymbolRecipe.Enclosure) -> Path {
        func smaller(_ scale: CGFloat, right: CGFloat = 0, down: CGFloat = 0) -> Path {
            mark.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: right, ty: down))
        }
        switch enclosure {
        case .goforward, .gobackward: return smaller(0.72)
        case .bubble: return smaller(0.75, down: -0.069)
        case .shield: return smaller(0.85, down: -0.02)
        case .triangle: return smaller(0.8, down: 0.086)
        case .message: return smaller(0.9)
        case .folder: return smaller(0.72, down: 0.069)
        case .icloud: return smaller(0.8, right: 0.052, down: 0.052)
        case .video: return smaller(0.75, right: -0.138)
        case .stack: return smaller(0.72, down: 0.164)
        case .viewfinder: return smaller(1.1)
        default: return mark
        }
    }

    private func square(_ half: CGFloat) -> CGRect { CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half) }

    /// A bar from the upper left to the lower right, with a gap on both sides.
    private func strikingOut(_ path: Path, thickness: CGFloat) -> Path {
        let (rest, bar) = struckOut(path, thickness: thickness)
        var result = rest
        result.addPath(bar)
        return result
    }

    private func struckOut(_ path: Path, thickness: CGFloat) -> (rest: Path, bar: Path) {
        let bounds = path.boundingRect
        let (centre, reach) = (CGPoint(x: bounds.midX, y: bounds.midY), max(bounds.width, bounds.height) / 2 * 0.96)
        let (half, gap) = (thickness / 2, thickness * 1.25)
        let slope = CGFloat(0.5).squareRoot()
        // Across the bar, up and to the right.
        let across = CGVector(dx: slope, dy: -slope)
        let middle = across.dx * centre.x + across.dy * centre.y
        var result = path.clipped(to: HalfPlane(normal: across, distance: middle + gap))
        result.addPath(
            path.clipped(to: HalfPlane(normal: CGVector(dx: -slope, dy: slope), distance: gap - middle)))
        let shift = half * slope
        var bar = Path()
        bar.addLines([
            CGPoint(x: centre.x - reach + shift, y: centre.y - reach - shift),
            CGPoint(x: centre.x + reach + shift, y: centre.y + reach - shift),
            CGPoint(x: centre.x + reach - shift, y: centre.y + reach + shift),
            CGPoint(x: centre.x - reach - shift, y: centre.y - reach + shift),
        ])
        bar.closeSubpath()
        return (result, bar.turning(clockwise: true))
    }

    /// What a badge leaves of a symbol, a clear edge round it, and the badge itself.
    private func badge(_ badge: String, on path: Path) -> (rest: Path, badge: Path) {
        let bounds = path.boundingRect
        let radius: CGFloat = badge.isEmpty ? 0.173 : 0.259
        let centre =
            badge.isEmpty
            ? CGPoint(x: bounds.maxX - 0.104, y: bounds.minY + 0.121)
            : CGPoint(x: bounds.maxX - 0.052, y: bounds.maxY - 0.155)
        let place = CGAffineTransform(translationX: centre.x, y: centre.y)
        var (disc, clear) = (Path(), Path())
        disc.addEllipse(in: square(radius))
        clear.addEllipse(in: square(radius + 0.065))
        disc = disc.turning(clockwise: true)
        if let recipe = SymbolRecipe(badge), let mark = base(recipe.base, isFilled: false, isInside: true) {
            disc.addPath(mark.applying(CGAffineTransform(scaleX: 0.62, y: 0.62)).reversed)
        }
        let rest = path.subtracting(clear.applying(place)).turning(clockwise: true)
        return (rest, disc.applying(place))
    }
}
