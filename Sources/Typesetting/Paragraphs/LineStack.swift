import Budget
import Drawing
import Foundation

/// Stacks lines from top to bottom until the text, the line limit or the height ends.
struct LineStack {
    let content: ParagraphContent

    private var style: ParagraphStyle { content.style }

    private struct Stacked {
        var span: LineSpan
        var range: Range<Int>
        var extent: LineExtent
    }

    func layout(width: CGFloat, height: CGFloat) -> TextLayout {
        if content.text.isEmpty { return emptyLayout() }
        // Where the width lies between the text's and the next pixel, all of it is taken.
        if !content.hasNewlines, content.naturalWidth <= width { return singleLine(width: width) }
        if width == 0, let column = countedColumn(height: height) { return column }
        return stacked(width: width, height: height)
    }

    /// The lines of a text that is 0 wide: one a character.
    func column(height: CGFloat) -> TextLayout { stacked(width: 0, height: height) }

    private func stacked(width: CGFloat, height: CGFloat) -> TextLayout {
        let table = content.table
        let breaker = LineBreaker(content: content, table: table, width: width)
        let limit = max(style.maximumLines ?? Int.max, 1)
        var layout = TextLayout(content: content)
        var top: CGFloat = 0
        var previous: LineExtent?
        var start = 0
        var lastStart = 0
        var endsWithNewline = content.segments.last?.kind == .newline
        // The line that follows, where it had to be looked at already.
        var following: LineSpan?
        while start < table.count || endsWithNewline {
            if start >= table.count { endsWithNewline = false }
            var span = following ?? breaker.line(from: start)
            following = nil
            if layout.storedLines.count + 1 < limit, breaker.continues(after: span) {
                let next = breaker.line(from: span.head.upperBound)
                following = next
                if breaker.isOrphan(next), let shorter = breaker.shortened(span) { (span, following) = (shorter, nil) }
            }
            let extent = content.extent(of: span, table)
            let gap = previous.map { max($0.leading, extent.leading) + style.lineSpacing } ?? 0
            let isOver = layout.storedLines.count >= limit || top + gap + extent.height > height + 1e-3
            if let last = previous, isOver {
                if start < table.count {
                    cut(&layout, breaker: breaker, from: lastStart, top: top - last.height, table)
                }
                break
            }
            // Breaking costs more than shaping where words are hyphenated.
            let isPaid = RunBudget.mayDo((span.head.upperBound - start) * 128)
            guard isPaid || layout.storedLines.isEmpty else { break }
            top += gap
            append(span, extent, top: top, table, to: &layout)
            top += extent.height
            previous = extent
            lastStart = start
            start = span.head.upperBound
        }
        // Measured: facts 21.17. The string drawing that finds a smaller size counts the last line's leading, too.
        if style.minimumScaleFactor < 1, layout.storedLines.count > 1, let last = previous, last.leading > 0 {
            top += last.leading + 1e-3
        }
        finish(&layout, height: top, width: width)
        return layout
    }

    private func cut(
        _ layout: inout TextLayout, breaker: LineBreaker, from start: Int, top: CGFloat, _ table: ClusterTable
    ) {
        layout.isTruncated = true
        layout.storedLines.removeLast()
        let span = breaker.truncated(from: start)
        append(span, content.extent(of: span, table), top: max(top, 0), table, to: &layout)
    }

    private func append(
        _ span: LineSpan, _ extent: LineExtent, top: CGFloat, _ table: ClusterTable, to layout: inout TextLayout
    ) {
        func bytes(_ range: Range<Int>) -> Range<Int> {
            guard range.lowerBound < range.upperBound else {
                let place = range.lowerBound < table.starts.count ? Int(table.starts[range.lowerBound]) : 0
                return place..<place
            }
            return Int(table.starts[range.lowerBound])..<Int(table.starts[range.upperBound])
        }
        var visible = span.head
        while let last = visible.last, table.flags[last].contains(.space) { visible = visible.lowerBound..<last }
        let tail = bytes(span.tail)
        let range = bytes(span.head)
        layout.storedLines.append(
            TextLayout.Line(
                range: range.lowerBound..<max(range.upperBound, span.tail.isEmpty ? 0 : tail.upperBound), x: 0,
                baseline: top + extent.ascent, ascent: extent.ascent, descent: extent.descent, width: span.width,
                head: bytes(visible), insertion: span.insertion, tail: tail, insertionRun: span.insertionRun,
                fullWidth: span.fullWidth))
    }

    /// The size of `column(height:)` for plain text of one font, without its lines.
    private func countedColumn(height: CGFloat) -> TextLayout? {
        guard content.isPlain, !content.hasNewlines, content.styles.count == 1 else { return nil }
        let extent = content.extentOfAll
        let gap = extent.leading + style.lineSpacing
        let limit = max(style.maximumLines ?? Int.max, 1)
        var column = Column(bottom: extent.height)
        for segment in content.segments {
            guard segment.kind == .text else { return nil }
            var last: Int32 = -1
            for glyph in segment.shaped.glyphs where glyph.cluster != last {
                last = glyph.cluster
                // A space hangs from the line before it; one at the beginning has a line.
                let offset = segment.start + Int(glyph.cluster)
                guard content.text[offset] != 0x20 || offset == 0 else { continue }
                // Letters that tracking pushes into each other don't break one by one.
                guard CGFloat(glyph.advance) * segment.scale + segment.tracking > 1e-3 else { return nil }
                // The first line is there even where it has no room.
                column.count += 1
                if column.count == 1 { continue }
                if column.count > limit || column.bottom + gap + extent.height > height + 1e-3 {
                    column.isCut = true
                    return counted(column, extent, height: height)
                }
                column.top = column.bottom + gap
                column.bottom = column.top + extent.height
            }
        }
        return column.count > 0 ? counted(column, extent, height: height) : nil
    }

    /// Lines of one character that stand so far.
    private struct Column {
        var count = 0
        var top: CGFloat = 0
        var bottom: CGFloat
        var isCut = false
    }

    private func counted(_ column: Column, _ extent: LineExtent, height: CGFloat) -> TextLayout {
        var layout = TextLayout(content: content)
        layout.countedHeight = height
        layout.isTruncated = column.isCut
        let scale = style.displayScale
        layout.size.height = max(column.bottom, reservedHeight, 0).roundedUp(toScale: scale)
        layout.firstBaseline = extent.ascent.rounded(toScale: style.platform == .macOS ? 1 : scale)
        let shift = layout.firstBaseline - extent.ascent
        layout.lastBaseline =
            column.top == 0 ? layout.firstBaseline : (column.top + extent.ascent + shift).roundedUp(toScale: scale)
        return layout
    }

    /// The line of a text that has room; nil for one that is empty or begins new lines itself.
    var singleLine: TextLayout? {
        content.text.isEmpty || content.hasNewlines ? nil : singleLine(width: .infinity)
    }

    /// All text on one line, for which no cluster has to be looked at.
    private func singleLine(width: CGFloat) -> TextLayout {
        let extent = content.extentOfAll
        var visible = content.text.count
        while visible > 0, content.text[visible - 1] == 0x20 { visible -= 1 }
        var drawn = content.naturalWidth
        if visible < content.text.count {
            let trailing = content.text.count - visible
            drawn -= content.advanceOfTrailingSpaces(trailing)
        }
        var layout = TextLayout(content: content)
        layout.storedLines = [
            TextLayout.Line(
                range: 0..<content.text.count, x: 0, baseline: extent.ascent, ascent: extent.ascent,
                descent: extent.descent, width: drawn, head: 0..<visible, insertion: .none, tail: 0..<0,
                insertionRun: 0, fullWidth: content.naturalWidth)
        ]
        finish(&layout, height: extent.height, width: width)
        return layout
    }

    /// An empty text is 0 wide and lower than a line (facts 15.5): on iOS its typographic height, unrounded. On macOS
    /// 14 with the baseline at 11 was measured: a string without attributes is one of Helvetica in 12 points.
    private func emptyLayout() -> TextLayout {
        var layout = TextLayout(content: content)
        if style.platform == .macOS {
            layout.size.height = max(14, reservedHeight)
            (layout.firstBaseline, layout.lastBaseline) = (11, 11)
            return layout
        }
        guard let metrics = content.styles.first?.font.metrics else { return layout }
        layout.size.height = max(metrics.ascent + metrics.descent, reservedHeight)
        (layout.firstBaseline, layout.lastBaseline) = (metrics.ascent, metrics.ascent)
        return layout
    }

    // MARK: - Rounding and alignment

    /// The height that `reservesSpace` and a lower line limit keep (facts 15.3).
    private var reservedHeight: CGFloat {
        guard style.minimumLines > 0, let metrics = content.styles.first?.font.metrics else { return 0 }
        let lines = CGFloat(min(style.minimumLines, 1_000_000))
        return lines * metrics.lineHeight + (lines - 1) * (metrics.leading + style.lineSpacing)
    }

    /// Sizes and baselines on the pixel grid (facts 14.10), lines at their place in the block.
    private func finish(_ layout: inout TextLayout, height: CGFloat, width: CGFloat) {
        let scale = style.displayScale
        var widest: CGFloat = 0
        for line in layout.storedLines { widest = max(widest, line.fullWidth) }
        layout.size.width = widest > 0 ? min(widest.roundedUp(toScale: scale), width) : 0
        layout.size.height = max(height, reservedHeight, 0).roundedUp(toScale: scale)
        guard let first = layout.storedLines.first?.baseline, let last = layout.storedLines.last?.baseline else {
            return
        }
        layout.firstBaseline = first.rounded(toScale: style.platform == .macOS ? 1 : scale)
        let shift = layout.firstBaseline - first
        layout.lastBaseline =
            layout.storedLines.count == 1 ? layout.firstBaseline : (last + shift).roundedUp(toScale: scale)
        for index in layout.storedLines.indices {
            layout.storedLines[index].baseline += shift
            let room = layout.size.width - layout.storedLines[index].width
            switch (style.alignment, style.layoutDirection) {
            case (.leading, .leftToRight), (.trailing, .rightToLeft): break
            case (.leading, .rightToLeft), (.trailing, .leftToRight): layout.storedLines[index].x = room
            case (.center, _): layout.storedLines[index].x = room / 2
            }
        }
    }
}
