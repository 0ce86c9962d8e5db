import Drawing
import Foundation
import Testing
import Typesetting

/// Letters stand where the layout put them, not on whole pixels: the distances between stems stay what they are.
struct GlyphSpacingTests {
    /// Where the stems of a row of l's are against where they were laid out, each the middle of its ink, in pixels.
    private func shifts(size: CGFloat, scale: CGFloat, start: CGFloat) throws -> [CGFloat] {
        var text = TextRun("lllllllll", font: FontDescriptor(size: size))
        // So that ink doesn't touch ink at scale 1.
        text.tracking = 1.3
        let layout = Paragraph(runs: [text]).layout(width: nil, height: nil)
        var places: [CGFloat] = []
        let items = layout.fragments(at: CGPoint(x: 4 + start, y: 2)).compactMap { fragment -> DisplayList.Item? in
            guard case .glyphs(let run, _) = fragment else { return nil }
            places += run.glyphs.map { (run.origin.x + $0.x) * scale }
            return .glyphs(run, .color(.black))
        }
        let picture = try Picture(layout.size.width + 10, layout.size.height + 4, scale: scale, items)
        let stems = stems(in: picture, row: picture.bitmap.height / 2)
        #expect(stems.count == places.count)
        return zip(stems, places).map { $0 - $1 }
    }

    private func stems(in picture: Picture, row: Int) -> [CGFloat] {
        var stems: [CGFloat] = []
        var (weight, moment): (CGFloat, CGFloat) = (0, 0)
        for x in 0..<picture.bitmap.width {
            let ink = CGFloat(255 - picture.red(x, row))
            if ink > 0 {
                (weight, moment) = (weight + ink, moment + ink * (CGFloat(x) + 0.5))
            } else if weight > 0 {
                stems.append(moment / weight)
                (weight, moment) = (0, 0)
            }
        }
        return stems
    }

    /// Glyphs stand at quarters of a pixel, so two differ by a quarter at most, and a little where faint ink is lost; at
    /// whole pixels they would differ by up to one.
    @Test("stems stand where they were laid out", arguments: [CGFloat(1), 2, 3], [CGFloat(13), 15, 20.5])
    func stand(scale: CGFloat, size: CGFloat) throws {
        for phase in [CGFloat(0), 0.55] {
            let shifts = try shifts(size: size, scale: scale, start: phase)
            guard let least = shifts.min(), let most = shifts.max() else { continue }
            #expect(most - least <= 0.35)
        }
    }

    /// A stem is as dark wherever it stands: what it covers is neither sharpened nor thinned.
    @Test("stems are equally dark", arguments: [CGFloat(1), 2, 3])
    func dark(scale: CGFloat) throws {
        var inks: [Int] = []
        for phase in [CGFloat(0), 0.25, 0.5, 0.75] {
            let layout = Paragraph(runs: [TextRun("l", font: FontDescriptor(size: 17))]).layout(width: nil, height: nil)
            let fragments = layout.fragments(at: CGPoint(x: 4 + phase / scale, y: 2))
            guard case .glyphs(let run, _)? = fragments.first else { continue }
            let picture = try Picture(20, 24, scale: scale, [.glyphs(run, .color(.black))])
            let row = picture.bitmap.height / 2
            inks.append((0..<picture.bitmap.width).reduce(0) { $0 + 255 - picture.red($1, row) })
        }
        #expect(inks.count == 4)
        #expect((inks.max() ?? 0) - (inks.min() ?? 0) <= 4)
    }
}
