import Rendering
import ViewGraph

/// How a stack divided its space, from the questions that were recorded.
nonisolated struct StackReport: Sendable {
    struct Child: Sendable {
        var id: String
        var name: String
        /// The answers to no length and to an endless one, where the stack asked.
        var minimum: Double?
        var maximum: Double?
        /// What it was offered along the stack, and in which turn, from 1; nil where nothing was recorded.
        var proposed: Double?
        var turn: Int?
        var taken: Double
        var reason: String
        /// Where it begins along the stack.
        var start: Double
    }

    var id: String
    var name: String
    var isHorizontal: Bool
    /// What the stack was proposed along its axis; nil for its ideal length.
    var proposed: Double?
    var length: Double
    /// In the order of the views.
    var children: [Child]

    /// The space between neighbours, together.
    var spacing: Double { length - children.map(\.taken).reduce(0, +) }

    /// The stack of that id; without one the first that has several children.
    init?(_ inspection: Inspection, of id: String?) {
        let nodes = inspection.root?.flattened ?? []
        let isStack: (LayoutReport) -> Bool = { ["HStack", "VStack"].contains($0.name) }
        let chosen =
            id.map { id in nodes.first { $0.id == id && isStack($0) } }
            ?? nodes.first { isStack($0) && $0.children.count > 1 }
        guard let node = chosen else { return nil }
        (self.id, name, isHorizontal) = (node.id, node.name, node.name == "HStack")
        let horizontal = node.name == "HStack"
        func along(_ size: CGSize) -> Double { horizontal ? size.width : size.height }
        func along(_ proposal: ProposedViewSize) -> Double? {
            (horizontal ? proposal.width : proposal.height).map { Double($0) }
        }
        proposed = along(node.proposal)
        length = along(node.frame.size)
        children = node.children.map { child in
            Child(
                id: child.id, name: child.name, taken: along(child.frame.size), reason: "",
                start: horizontal ? child.frame.minX - node.frame.minX : child.frame.minY - node.frame.minY)
        }
        var turn = 0
        for probe in Self.questions(of: node, inspection.probes ?? []) {
            guard let index = children.firstIndex(where: { $0.id == probe.child }) else { continue }
            switch probe.reason ?? "" {
            case "flexibility, minimum", "reserved for a lower priority, minimum":
                children[index].minimum = along(probe.answer)
            case "flexibility, maximum": children[index].maximum = along(probe.answer)
            case let reason:
                guard children[index].turn == nil else { continue }
                turn += 1
                (children[index].turn, children[index].proposed) = (turn, along(probe.proposal))
                children[index].reason = reason
            }
        }
    }

    /// What the stack asked its children when it was measured under the proposal that it was placed with.
    private static func questions(of node: LayoutReport, _ probes: [ProbeReport]) -> [ProbeReport] {
        let measured = probes.firstIndex { $0.child == node.id && $0.proposal == node.proposal && !$0.isKnown }
        guard let measured else { return [] }
        let inside = probes[(measured + 1)...].prefix { $0.depth > probes[measured].depth }
        return inside.filter { $0.parent == node.id }
    }
}
