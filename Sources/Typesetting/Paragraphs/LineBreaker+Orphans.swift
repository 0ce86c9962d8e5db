import Foundation

/// A paragraph's last line doesn't hold a single short word where the word before it can join it, as the platform's
/// `pushOut` strategy has it (facts 21.2).
extension LineBreaker {
    /// How wide a word is, against the line, that may stand alone. Measured (facts 21.2): words of 10 and 13 hundredths
    /// got company, one of 22 hundredths did not.
    private static let shortest: CGFloat = 0.175

    /// True where the paragraph goes on after a line that was broken between words.
    func continues(after span: LineSpan) -> Bool {
        let end = span.head.upperBound
        guard width.isFinite, span.insertion == .none, end < table.count else { return false }
        return !table.flags[end].contains(.mustBreakBefore) && table.flags[end].contains(.breakBefore)
    }

    /// True for a paragraph's last line of one short word.
    func isOrphan(_ span: LineSpan) -> Bool {
        let (start, end) = (span.head.lowerBound, span.head.upperBound)
        guard span.width < Self.shortest * width, span.insertion == .none, start < end else { return false }
        guard end >= table.count || table.flags[end].contains(.mustBreakBefore) else { return false }
        return !table.flags[(start + 1)..<end].contains { $0.contains(.breakBefore) }
    }

    /// The line without its last word; nil for a line of one word.
    func shortened(_ span: LineSpan) -> LineSpan? {
        let (start, end) = (span.head.lowerBound, span.head.upperBound)
        guard start + 1 < end,
            let place = table.flags[(start + 1)..<end].lastIndex(where: { $0.contains(.breakBefore) })
        else { return nil }
        var visible = place
        while visible > start, table.flags[visible - 1].contains(.space) { visible -= 1 }
        // A word that breaks only where a hyphen shows is left whole.
        guard visible > start, !table.flags[place - 1].contains(.softHyphen) else { return nil }
        return LineSpan(
            head: start..<place, width: table.advances[start..<visible].reduce(0, +),
            fullWidth: table.advances[start..<place].reduce(0, +))
    }
}
