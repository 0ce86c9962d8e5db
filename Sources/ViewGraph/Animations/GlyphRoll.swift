import Drawing
import Foundation

/// A text on its way to another: glyphs that both have move, the others roll, fading and blurred.
///
/// What both begin with stays where it is; of the rest, glyphs at the same distance from the end belong together, as
/// digits of one place do.
struct GlyphRoll {
    private(set) var items: [DisplayList.Item] = []

    /// How far a glyph rolls, and how blurred it is there, in sizes of its font (chosen).
    private static var way: Double { 0.7 }
    private static var blur: Double { 0.1 }

    fileprivate struct Glyph {
        var run: GlyphRun
        var paint: Paint

        func isSame(as other: Glyph) -> Bool {
            run.source === other.run.source && run.size == other.run.size
                && run.glyphs.first?.glyph == other.run.glyphs.first?.glyph
        }
    }

    /// - Parameters:
    ///   - origin: where the old text's corner is, whose places count from there.
    ///   - progress: 0 for the old text, 1 for the new one; springs go beyond.
    /// - Returns: nil where the texts consist of more than glyphs in a colour.
    init?(from old: DisplayList, at origin: CGPoint, to new: DisplayList, progress: Double, isDown: Bool) {
        guard let old = Self.glyphs(in: old, movedBy: origin), let new = Self.glyphs(in: new, movedBy: .zero) else {
            return nil
        }
        let same = zip(old, new).prefix { $0.isSame(as: $1) }.count
        for index in 0..<same { keep(old[index], new[index], progress) }
        let (olds, news) = (Array(old.dropFirst(same).reversed()), Array(new.dropFirst(same).reversed()))
        for index in 0..<max(olds.count, news.count) {
            let (old, new) = (
                index < olds.count ? olds[index] : nil, index < news.count ? news[index] : nil
            )
            if let old, let new, old.isSame(as: new) {
                keep(old, new, progress)
                continue
            }
            let direction = isDown ? 1.0 : -1.0
            if let old { roll(old, distance: direction * progress, opacity: 1 - progress) }
            if let new { roll(new, distance: direction * (progress - 1), opacity: progress) }
        }
    }

    private static func glyphs(in list: DisplayList, movedBy offset: CGPoint) -> [Glyph]? {
        var result: [Glyph] = []
        for item in list.items {
            guard case .glyphs(let run, let paint) = item else { return nil }
            for glyph in run.glyphs {
                var single = run
                single.origin = CGPoint(x: run.origin.x + offset.x, y: run.origin.y + offset.y)
                single.glyphs = [glyph]
                single.text = Self.text(of: glyph, in: run)
                result.append(Glyph(run: single, paint: paint))
            }
        }
        return result
    }

    /// What a glyph of a run says, for outputs with text that can be selected.
    private static func text(of glyph: PositionedGlyph, in run: GlyphRun) -> String {
        let bytes = run.text.utf8
        guard let start = bytes.index(bytes.startIndex, offsetBy: glyph.cluster, limitedBy: bytes.endIndex),
            start < bytes.endIndex
        else { return "" }
        return String(run.text[start...].prefix(1))
    }

    private mutating func keep(_ old: Glyph, _ new: Glyph, _ progress: Double) {
        var glyph = new
        let (from, to) = (old.place, new.place)
        glyph.run.origin.x += (from.x - to.x) * (1 - progress)
        glyph.run.origin.y += (from.y - to.y) * (1 - progress)
        items.append(.glyphs(glyph.run, glyph.paint))
    }

    private mutating func roll(_ glyph: Glyph, distance: Double, opacity: Double) {
        let opacity = min(max(opacity, 0), 1)
        guard opacity > 0 else { return }
        var run = glyph.run
        run.origin.y += distance * Self.way * run.size
        guard opacity < 1 else { return items.append(.glyphs(run, glyph.paint)) }
        let radius = min(abs(distance), 1) * Self.blur * run.size
        items.append(
            .group(
                DisplayList.Group(
                    filters: radius > 0.05 ? [.blur(radius: radius, isOpaque: false)] : [], opacity: opacity,
                    contents: DisplayList(items: [.glyphs(run, glyph.paint)]))))
    }
}

extension GlyphRoll.Glyph {
    fileprivate var place: CGPoint {
        let glyph = run.glyphs.first
        return CGPoint(x: run.origin.x + (glyph?.x ?? 0), y: run.origin.y + (glyph?.y ?? 0))
    }
}
