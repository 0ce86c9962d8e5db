import Drawing
import Foundation

extension TextLayout {
    /// What is drawn, with the text's top left corner at `origin`, line by line from left to right.
    package func fragments(at origin: CGPoint = .zero) -> [TextFragment] {
        var fragments: [TextFragment] = []
        fragments.reserveCapacity(lines.count)
        for line in lines { append(line, at: origin, to: &fragments) }
        return fragments
    }

    /// What one line draws.
    package func fragments(of line: Line, at origin: CGPoint = .zero) -> [TextFragment] {
        var fragments: [TextFragment] = []
        append(line, at: origin, to: &fragments)
        return fragments
    }

    /// A part of a segment, in reading order until the line is put into visual order.
    private struct Piece {
        var segment: Segment
        var glyphs: Range<Int>
        var text: Range<Int>
        var level: UInt8
        var advance: CGFloat
        /// What a sign says that the text doesn't hold.
        var inserted: String?
    }

    private func append(_ line: Line, at origin: CGPoint, to fragments: inout [TextFragment]) {
        var pieces = pieces(of: line.head)
        if line.insertion != .none, let sign = content.insertion(line.insertion, run: line.insertionRun) {
            let base = content.bidi.baseLevel(at: line.range.lowerBound)
            pieces.append(
                Piece(
                    segment: sign, glyphs: 0..<sign.shaped.glyphs.count, text: 0..<0, level: base,
                    advance: sign.advance, inserted: line.insertion == .hyphen ? "-" : "\u{2026}"))
            pieces += self.pieces(of: line.tail)
        }
        if pieces.contains(where: { $0.level > 0 }) { Self.reorder(&pieces) }
        var x = origin.x + line.x
        for piece in pieces {
            appendBackground(piece, line, x: x, at: origin, to: &fragments)
            x += piece.advance
        }
        x = origin.x + line.x
        for piece in pieces {
            append(piece, x: x, baseline: origin.y + line.baseline, to: &fragments)
            x += piece.advance
        }
    }

    // MARK: - Pieces

    private func pieces(of range: Range<Int>) -> [Piece] {
        guard !range.isEmpty else { return [] }
        var pieces: [Piece] = []
        var index = firstSegment(at: range.lowerBound)
        while index < content.segments.count, content.segments[index].start < range.upperBound {
            let segment = content.segments[index]
            index += 1
            let (start, end) = (max(segment.start, range.lowerBound), min(segment.end, range.upperBound))
            guard start < end else { continue }
            if start == segment.start, end == segment.end {
                pieces.append(
                    Piece(
                        segment: segment, glyphs: 0..<segment.shaped.glyphs.count, text: start..<end,
                        level: segment.level, advance: segment.advance))
            } else {
                pieces.append(part(of: segment, start..<end))
            }
        }
        return pieces
    }

    private func firstSegment(at offset: Int) -> Int {
        var (low, high) = (0, content.segments.count)
        while low < high {
            let middle = (low + high) / 2
            if content.segments[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func part(of segment: Segment, _ range: Range<Int>) -> Piece {
        let shaped = segment.shaped
        let first = Int32(range.lowerBound - segment.start)
        let end = Int32(range.upperBound - segment.start)
        let glyphs: Range<Int>
        if shaped.isRightToLeft {
            let low = shaped.glyphs.partition { $0.cluster < end }
            glyphs = low..<max(shaped.glyphs.partition { $0.cluster < first }, low)
        } else {
            let low = shaped.glyphs.partition { $0.cluster >= first }
            glyphs = low..<max(shaped.glyphs.partition { $0.cluster >= end }, low)
        }
        let sum = shaped.glyphs[glyphs].reduce(0) { $0 + Int($1.advance) }
        let clusters = ShapedText.widths(of: shaped.glyphs[glyphs])
        return Piece(
            segment: segment, glyphs: glyphs, text: range, level: segment.level,
            advance: CGFloat(sum) * segment.scale + CGFloat(clusters) * segment.tracking)
    }

    /// Rule L2 of the bidirectional algorithm: from the highest level down, what is at it or above is turned round.
    private static func reorder(_ pieces: inout [Piece]) {
        let highest = pieces.reduce(0) { max($0, $1.level) }
        guard highest > 0 else { return }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
        }
    }

    // MARK: - Drawing

    private func append(_ piece: Piece, x: CGFloat, baseline: CGFloat, to fragments: inout [TextFragment]) {
        let index = piece.segment.run
        guard index < content.runs.count else { return }
        let run = content.runs[index]
        let raised = baseline - (run.baselineOffset.isFinite ? run.baselineOffset : 0)
        switch piece.segment.kind {
        case .attachment:
            guard let attachment = run.attachment else { return }
            let rect = CGRect(origin: CGPoint(x: x, y: raised - attachment.baseline), size: attachment.size)
            fragments.append(.attachment(id: attachment.id, rect: rect, paintIndex: run.paintIndex))
        case .text:
            guard let face = piece.segment.face else { return }
            if face.hasColorGlyphs {
                appendPictures(piece, face, run, at: CGPoint(x: x, y: raised), to: &fragments)
            } else {
                let glyphs = glyphRun(piece, face, at: CGPoint(x: x, y: raised))
                fragments.append(.glyphs(glyphs, paintIndex: run.paintIndex))
            }
        case .tab, .newline, .invisible: break
        }
        appendRules(piece, run, x: x, baseline: raised, to: &fragments)
    }

    private func glyphRun(_ piece: Piece, _ face: FontFace, at origin: CGPoint) -> GlyphRun {
        let segment = piece.segment
        let start = Int32(piece.inserted != nil ? 0 : piece.text.lowerBound - segment.start)
        var glyphs: [PositionedGlyph] = []
        glyphs.reserveCapacity(piece.glyphs.count)
        forEachGlyph(piece) { glyph, x in
            glyphs.append(
                PositionedGlyph(
                    glyph: glyph.glyph, x: x + CGFloat(glyph.x) * segment.scale,
                    y: -CGFloat(glyph.y) * segment.scale, cluster: Int(glyph.cluster - start)))
        }
        let text = piece.inserted ?? String(decoding: content.text[piece.text], as: UTF8.self)
        let font = content.styles[segment.run].font
        return GlyphRun(
            source: face === font.face ? font.drawnFace : face, size: font.size, origin: origin, glyphs: glyphs,
            text: text, advance: piece.advance,
            isRightToLeft: segment.shaped.isRightToLeft, syntheticSlant: font.syntheticSlant)
    }

    /// Each glyph with its place; tracking goes after the last glyph of a cluster.
    private func forEachGlyph(_ piece: Piece, _ body: (ShapedGlyph, CGFloat) -> Void) {
        let segment = piece.segment
        let glyphs = segment.shaped.glyphs
        var units = 0
        var clusters = 0
        var takesRoom = false
        for index in piece.glyphs {
            let glyph = glyphs[index]
            if index > piece.glyphs.lowerBound, glyphs[index - 1].cluster != glyph.cluster {
                clusters += takesRoom ? 1 : 0
                takesRoom = false
            }
            takesRoom = takesRoom || glyph.advance > 0
            body(glyph, CGFloat(units) * segment.scale + CGFloat(clusters) * segment.tracking)
            units += Int(glyph.advance)
        }
    }

    private func appendPictures(
        _ piece: Piece, _ face: FontFace, _ run: TextRun, at origin: CGPoint, to fragments: inout [TextFragment]
    ) {
        let size = content.styles[piece.segment.run].font.size
        forEachGlyph(piece) { glyph, x in
            guard let picture = face.colorGlyph(glyph.glyph, size: size) else { return }
            let rect = picture.rect.offsetBy(dx: origin.x + x, dy: origin.y)
            fragments.append(.picture(picture.bitmap, rect, paintIndex: run.paintIndex))
        }
    }

    private func appendBackground(
        _ piece: Piece, _ line: Line, x: CGFloat, at origin: CGPoint, to fragments: inout [TextFragment]
    ) {
        let run = piece.segment.run
        guard run < content.runs.count, let index = content.runs[run].backgroundIndex else { return }
        let rect = CGRect(
            x: x, y: origin.y + line.baseline - line.ascent, width: piece.advance, height: line.ascent + line.descent)
        fragments.append(.background(rect, paintIndex: index))
    }

    private func appendRules(
        _ piece: Piece, _ run: TextRun, x: CGFloat, baseline: CGFloat, to fragments: inout [TextFragment]
    ) {
        guard run.underline != nil || run.strikethrough != nil, piece.advance > 0 else { return }
        let font = content.styles[piece.segment.run].font
        let metrics = font.face.metrics
        let thickness = metrics.underlineThickness * font.size
        func rule(_ decoration: LineDecoration, y: CGFloat) {
            var path = Path()
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: x + piece.advance, y: y))
            let style = StrokeStyle(lineWidth: thickness, dash: decoration.pattern.dashes(thickness: thickness))
            fragments.append(.rule(path, style, paintIndex: decoration.paintIndex ?? run.paintIndex))
        }
        if let underline = run.underline { rule(underline, y: baseline + metrics.underlinePosition * font.size) }
        if let strikethrough = run.strikethrough {
            rule(strikethrough, y: baseline - metrics.strikethroughPosition * font.size)
        }
    }
}

extension LineDecoration.Pattern {
    /// Lengths of dashes and gaps for a line so thick.
    func dashes(thickness: CGFloat) -> [CGFloat] {
        let units: [CGFloat]
        switch self {
        case .solid: return []
        case .dash: units = [6, 3]
        case .dot: units = [2, 2]
        case .dashDot: units = [6, 3, 2, 3]
        case .dashDotDot: units = [6, 3, 2, 3, 2, 3]
        }
        return units.map { $0 * max(thickness, 0.5) }
    }
}

extension Array {
    /// The index of the first element for which `isBehind` holds, in an array where it holds from some place on.
    fileprivate func partition(_ isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
