import Foundation

/// Every question a parent asked a child while laying out, in order, with its answer and why it was asked.
///
/// A graph without one records nothing and pays nothing but a look at a reference that isn't there.
package final class ProbeLog {
    package struct Probe {
        package var parent: LayoutNode?
        package var child: LayoutNode
        package var proposal: ProposedViewSize
        package var answer: CGSize
        package var reason: String?
        /// Questions inside other questions: 0 for the root's.
        package var depth: Int
        /// True where the child knew the answer already and asked nobody.
        package var isKnown: Bool
    }

    package private(set) var probes: [Probe] = []
    package private(set) var isCut = false
    private var reason: String?
    private var depth = 0

    /// More than anybody reads; what comes after is left out.
    private static let limit = 100_000

    package init() {}

    /// Says why the next question is asked.
    func because(_ reason: String) { self.reason = reason }

    func ask(_ child: LayoutNode, _ proposal: ProposedViewSize, known: CGSize?, measure: () -> CGSize) -> CGSize {
        let reason = reason
        self.reason = nil
        guard probes.count < Self.limit else {
            isCut = true
            return known ?? measure()
        }
        let index = probes.count
        probes.append(
            Probe(
                parent: child.parent, child: child, proposal: proposal, answer: known ?? .zero, reason: reason,
                depth: depth, isKnown: known != nil))
        if let known { return known }
        depth += 1
        let answer = measure()
        depth -= 1
        probes[index].answer = answer
        return answer
    }

    /// Two lengths as a reason tells them: `16×nil`.
    package static func text(_ width: CGFloat?, _ height: CGFloat?) -> String { "\(text(width))×\(text(height))" }

    /// A length as a reason tells it: at most two decimals, none where it is whole.
    package static func text(_ length: CGFloat?) -> String {
        guard let length else { return "nil" }
        guard length.isFinite else { return length.isNaN ? "nan" : length < 0 ? "-inf" : "inf" }
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
    }
}

extension LayoutNode {
    package final func dimensions(
        in proposal: ProposedViewSize, because reason: @autoclosure () -> String
    ) -> ViewDimensions {
        if isProbed { graph.recording.probes?.because(reason()) }
        return dimensions(in: proposal)
    }

    /// The answer to `proposal`, with what the log says of why it is asked.
    package final func sizeThatFits(_ proposal: ProposedViewSize, because reason: @autoclosure () -> String) -> CGSize {
        if isProbed { graph.recording.probes?.because(reason()) }
        return sizeThatFits(proposal)
    }
}

extension LayoutSubview {
    package func sizeThatFits(_ proposal: ProposedViewSize, because reason: @autoclosure () -> String) -> CGSize {
        node.sizeThatFits(proposal, because: reason())
    }

    package func dimensions(in proposal: ProposedViewSize, because reason: @autoclosure () -> String) -> ViewDimensions
    {
        node.dimensions(in: proposal, because: reason())
    }
}
