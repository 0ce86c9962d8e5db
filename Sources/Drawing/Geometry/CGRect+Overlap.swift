import Foundation

extension CGRect {
    /// What both rectangles cover; null where that is nothing or one isn't made of numbers.
    ///
    /// Foundation's `intersection` ends the process where an edge isn't a number, as of an infinite width.
    package func overlap(with other: CGRect) -> CGRect {
        guard hasOrderedEdges, other.hasOrderedEdges else { return .null }
        return intersection(other)
    }

    /// Whether both rectangles cover a place; false where one isn't made of numbers.
    package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

    private var hasOrderedEdges: Bool { minX <= maxX && minY <= maxY }
}
