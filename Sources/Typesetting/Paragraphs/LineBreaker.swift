import Foundation

/// Breaks clusters into lines, greedily, and cuts a last line that doesn't hold what is left.
struct LineBreaker {
    let content: ParagraphContent
    let table: ClusterTable
    let width: CGFloat

    /// Widths come from sums and quotients; a line isn't broken for a rounding error.
    private static let tolerance: CGFloat = 1e-3

    init(content: ParagraphContent, table: ClusterTable, width: CGFloat) {
        self.content = content
        self.table = table
        self.width = width + Self.tolerance
    }

    // MARK: - Whole lines

    /// The line that begins at cluster `start`.
    func line(from start: Int) -> LineSpan {
        var span = LineSpan(head: start..<start)
        var (full, visible) = (CGFloat(0), CGFloat(0))
        var candidate: LineSpan?
        var index = start
        while index < table.count {
            let flags = table.flags[index]
            if index > start {
                if flags.contains(.mustBreakBefore) { break }
                if flags.contains(.breakBefore) {
                    if let found = breakCandidate(start..<index, visible: visible, full: full) { candidate = found }
                }
            }
            let advance = table.advances[index]
            if !flags.contains(.space) {
                if full + advance > width { return overflow(at: index, from: start, full: full, candidate) }
                visible = full + advance
            }
            full += advance
            index += 1
        }
        span.head = start..<index
        (span.width, span.fullWidth) = (visible, full)
        return span
    }

    private func breakCandidate(_ range: Range<Int>, visible: CGFloat, full: CGFloat) -> LineSpan? {
        var span = LineSpan(head: range, width: visible, fullWidth: full)
        if table.flags[range.upperBound - 1].contains(.softHyphen) {
            let run = content.run(ofCluster: range.upperBound - 1, table)
            let hyphen = content.insertionWidth(.hyphen, run: run)
            guard visible + hyphen <= width else { return nil }
            (span.insertion, span.insertionRun) = (.hyphen, run)
            span.width += hyphen
            span.fullWidth = span.width
        }
        return span
    }

    /// The line where cluster `index` no longer fits: at the last opportunity, else inside the word.
    private func overflow(at index: Int, from start: Int, full: CGFloat, _ candidate: LineSpan?) -> LineSpan {
        let hyphenation = content.style.hyphenation
        if let candidate {
            if hyphenation == .all, let hyphenated = hyphenate(from: start, wordAt: candidate.head.upperBound) {
                return hyphenated
            }
            return candidate
        }
        if hyphenation != .none, let hyphenated = hyphenate(from: start, wordAt: start) { return hyphenated }
        var end = max(index, start + 1)
        let sum = index > start ? full : table.advances[start]
        // No line begins with the space after a word.
        var hanging: CGFloat = 0
        while end < table.count, table.flags[end].contains(.space), !table.flags[end].contains(.mustBreakBefore) {
            hanging += table.advances[end]
            end += 1
        }
        return LineSpan(head: start..<end, width: sum, fullWidth: sum + hanging)
    }

    /// A line that ends with a hyphen inside the word that begins at cluster `word`, where a point fits.
    private func hyphenate(from start: Int, wordAt word: Int) -> LineSpan? {
        // No dictionary is opened where not even two letters and a hyphen have room, as in a proposal of 0.
        guard word + 3 < table.count, table.advances[word] + table.advances[word + 1] < width else { return nil }
        var end = word
        while end < table.count, end - word < 100 {
            let flags = table.flags[end]
            if flags.contains(.space) || end > word && !flags.isDisjoint(with: [.breakBefore, .mustBreakBefore]) {
                break
            }
            end += 1
        }
        let run = content.run(ofCluster: word, table)
        let hyphen = content.insertionWidth(.hyphen, run: run)
        guard end - word > 3, table.advances[word] + table.advances[word + 1] + hyphen <= width else { return nil }
        let points = content.hyphenationPoints(Int(table.starts[word])..<Int(table.starts[end]), run: run)
        guard !points.isEmpty else { return nil }
        var sum = table.advances[start..<word].reduce(0, +)
        var best: LineSpan?
        var index = word
        for point in points {
            while index < end, Int(table.starts[index]) < point {
                sum += table.advances[index]
                index += 1
            }
            if sum + hyphen > width { break }
            guard index > start, index < end, Int(table.starts[index]) == point else { continue }
            best = LineSpan(
                head: start..<index, insertion: .hyphen, insertionRun: run, width: sum + hyphen,
                fullWidth: sum + hyphen)
        }
        return best
    }

    // MARK: - Cut lines

    /// The last line there is room for, which begins at `start` and can't hold the rest.
    func truncated(from start: Int) -> LineSpan {
        switch content.style.truncation {
        case .tail: return cutTail(from: start)
        case .head: return cutHead(from: start)
        case .middle: return cutMiddle(from: start)
        }
    }

    private func cutTail(from start: Int) -> LineSpan {
        let run = content.run(ofCluster: start, table)
        let sign = content.insertionWidth(.ellipsis, run: run)
        let (end, sum) = fill(from: start, room: width - sign)
        return cut(head: start..<end, headWidth: sum, tail: 0..<0, tailWidth: 0)
    }

    private func cutHead(from start: Int) -> LineSpan {
        let last = max(table.count - 1, start)
        let sign = content.insertionWidth(.ellipsis, run: content.run(ofCluster: last, table))
        let (first, sum) = fillBackwards(downTo: start, room: width - sign)
        return cut(head: start..<start, headWidth: 0, tail: first..<table.count, tailWidth: sum)
    }

    private func cutMiddle(from start: Int) -> LineSpan {
        let room = width - content.insertionWidth(.ellipsis, run: content.run(ofCluster: start, table))
        var (end, headWidth) = fill(from: start, room: room / 2)
        let (first, tailWidth) = fillBackwards(downTo: end, room: room - headWidth)
        (end, headWidth) = fill(from: start, room: room - tailWidth, before: first)
        return cut(head: start..<end, headWidth: headWidth, tail: first..<table.count, tailWidth: tailWidth)
    }

    private func fill(from start: Int, room: CGFloat, before limit: Int? = nil) -> (end: Int, width: CGFloat) {
        var sum: CGFloat = 0
        var index = start
        let limit = limit ?? table.count
        while index < limit {
            if index > start, table.flags[index].contains(.mustBreakBefore) { break }
            if sum + table.advances[index] > room { break }
            sum += table.advances[index]
            index += 1
        }
        return (index, sum)
    }

    private func fillBackwards(downTo start: Int, room: CGFloat) -> (first: Int, width: CGFloat) {
        var sum: CGFloat = 0
        var index = table.count
        while index > start, sum + table.advances[index - 1] <= room {
            index -= 1
            sum += table.advances[index]
            if table.flags[index].contains(.mustBreakBefore) { break }
        }
        return (index, sum)
    }

    /// Joins both parts round the sign, white space beside it dropped (facts 15.4).
    private func cut(head: Range<Int>, headWidth: CGFloat, tail: Range<Int>, tailWidth: CGFloat) -> LineSpan {
        var (head, headWidth, tail, tailWidth) = (head, headWidth, tail, tailWidth)
        while let last = head.last, table.flags[last].contains(.space) {
            headWidth -= table.advances[last]
            head = head.lowerBound..<last
        }
        while let first = tail.first, table.flags[first].contains(.space) {
            tailWidth -= table.advances[first]
            tail = (first + 1)..<tail.upperBound
        }
        let neighbour = head.last ?? tail.first ?? min(head.lowerBound, table.count - 1)
        let run = content.run(ofCluster: neighbour, table)
        let sum = headWidth + content.insertionWidth(.ellipsis, run: run) + tailWidth
        return LineSpan(
            head: head, insertion: .ellipsis, tail: tail, insertionRun: run, width: sum, fullWidth: sum)
    }
}
