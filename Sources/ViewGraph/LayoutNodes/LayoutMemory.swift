import Foundation

/// A spacing that a node was asked for before.
final class KnownSpacing {
    let value: ViewSpacing
    init(_ value: ViewSpacing) { self.value = value }
}

/// A question for a guide, which a node answers once.
struct AlignmentQuestion: Hashable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var width: CGFloat
    var height: CGFloat
}
