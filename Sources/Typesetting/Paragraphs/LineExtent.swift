import Foundation

/// What a line takes above and below its baseline, and keeps from the next line, in points.
struct LineExtent {
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat

    var height: CGFloat { ascent + descent }

    mutating func formUnion(_ other: LineExtent) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }
}

extension ParagraphContent {
    private func extent(ofRun index: Int, isAttachment: Bool) -> LineExtent {
        let metrics = styles[index].font.metrics
        let raise = runs[index].baselineOffset.isFinite ? runs[index].baselineOffset : 0
        if isAttachment, let attachment = runs[index].attachment {
            return LineExtent(
                ascent: attachment.baseline + raise, descent: attachment.size.height - attachment.baseline - raise,
                leading: metrics.leading)
        }
        return LineExtent(
            ascent: metrics.lineAscent + raise, descent: metrics.lineDescent - raise, leading: metrics.leading)
    }

    /// The extent of a line of these clusters; an empty one has the nearest run's.
    func extent(of span: LineSpan, _ table: ClusterTable) -> LineExtent {
        if styles.count == 1 { return extent(ofRun: 0, isAttachment: runs[0].attachment != nil) }
        var found: LineExtent?
        for range in [span.head, span.tail] where !range.isEmpty && range.upperBound <= table.count {
            let first = Int(table.segmentOf[range.lowerBound])
            let last = Int(table.segmentOf[range.upperBound - 1])
            for segment in segments[first...max(first, last)] {
                // A line's own newline doesn't make it higher unless there is nothing else.
                if segment.kind == .newline, found != nil { continue }
                let extent = extent(ofRun: segment.run, isAttachment: segment.kind == .attachment)
                if found == nil { found = extent } else { found?.formUnion(extent) }
            }
        }
        if let found { return found }
        let run = run(ofCluster: min(span.head.lowerBound, table.count - 1), table)
        return run < styles.count
            ? extent(ofRun: run, isAttachment: false) : LineExtent(ascent: 0, descent: 0, leading: 0)
    }

    /// The extent of all segments on one line.
    var extentOfAll: LineExtent {
        guard let first = segments.first else { return LineExtent(ascent: 0, descent: 0, leading: 0) }
        var found = extent(ofRun: first.run, isAttachment: first.kind == .attachment)
        for segment in segments.dropFirst() {
            found.formUnion(extent(ofRun: segment.run, isAttachment: segment.kind == .attachment))
        }
        return found
    }

    /// The width of the last `count` clusters, all of them spaces of one byte.
    func advanceOfTrailingSpaces(_ count: Int) -> CGFloat {
        let table = self.table
        return table.advances.suffix(count).reduce(0, +)
    }
}
