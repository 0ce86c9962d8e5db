import Foundation

/// The clusters of one line, and the sign that was put into it.
struct LineSpan {
    enum Insertion: UInt8 {
        case none, hyphen, ellipsis
    }

    /// Clusters before the insertion (all of them where there is none) and after it.
    var head: Range<Int>
    var insertion: Insertion = .none
    var tail: Range<Int> = 0..<0
    /// The run whose font the insertion takes.
    var insertionRun = 0
    /// Typographic width, in points, without and with trailing white space.
    var width: CGFloat = 0
    var fullWidth: CGFloat = 0
}
