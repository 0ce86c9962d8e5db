import Foundation
import Rendering

nonisolated extension TreeNode {
    /// The boxes of live nodes: what each remembers, and what its code read.
    ///
    /// - Parameter parent: the nearest node above that is shown.
    init(_ node: RenderTreeNode, _ look: RenderTreeLook, inside parent: RenderTreeNode? = nil) {
        let (own, labels) = (look.own, look.labels)
        self.init(id: node.id, name: node.name.isEmpty ? "Root" : node.name)
        kind = own.contains(node.name) ? .own : node.name.hasPrefix(".") ? .modifier : .view
        // The memory of the library's own views is nothing that a source speaks of.
        if kind == .own {
            details = node.state.map { TreeNote(text: "\($0.name) = \(Self.short($0.value))", role: .state) }
        }
        if kind == .own, !node.dependencies.isEmpty {
            details.append(
                TreeNote(text: labels("reads {names}", ["names": node.dependencies.joined(separator: ", ")])))
        }
        if let causes = look.bodies[node.id] {
            details.append(
                TreeNote(
                    text: labels("body ran: {causes}", ["causes": causes.joined(separator: ", ")]), role: .attention))
        }
        details += node.changes(inside: parent).map {
            TreeNote(text: "\($0.property) \($0.values)", role: .attention)
        }
        let inside = look.inside(node)
        isMarked = inside.contains { look.changed.contains($0.id) }
        isDashed = look.gone.contains(node.id)
        if look.showsPaths {
            let parent = parent?.id ?? ""
            let step = node.id.hasPrefix(parent) ? node.id.dropFirst(parent.count) : node.id[...]
            rightNotes = [TreeNote(text: String(step.first == "." ? step.dropFirst() : step))]
        }
        sources = Set(inside.flatMap(\.sources)).subtracting([node.id]).sorted()
        children = look.children(of: node).map { TreeNode($0, look, inside: node) }
    }

    /// Values that fill lines are cut.
    static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > 28 ? line.prefix(27) + "…" : line
    }
}

nonisolated extension RenderTreeNode {
    /// What of it is animated, a few properties at most. That it moves with the one round it goes without saying.
    func changes(inside parent: RenderTreeNode?) -> [Change] {
        let outer = parent?.animated.first { $0.property == Change.frame }
        return Array(animated.filter { $0.property != Change.frame || $0 != outer }.prefix(4))
    }
}

nonisolated extension RenderTreeNode.Change {
    static let frame = "frame"

    /// `0, 0 → 40, 0`; of values with many parts the first few, of a frame the place and the size where they change.
    var values: String {
        func list(_ values: ArraySlice<Double>) -> String {
            values.prefix(4).map { FigureNumbers.text($0) }.joined(separator: ", ") + (values.count > 4 ? " …" : "")
        }
        guard property == Self.frame, from.count == 4, to.count == 4 else {
            return "\(list(from[...])) → \(list(to[...]))"
        }
        func size(_ values: [Double]) -> String { FigureNumbers.text(CGSize(width: values[2], height: values[3])) }
        var parts: [String] = []
        if from[..<2] != to[..<2] { parts.append("\(list(from[..<2])) → \(list(to[..<2]))") }
        if from[2...] != to[2...] { parts.append("\(size(from)) → \(size(to))") }
        return parts.joined(separator: "; ")
    }
}

/// What is shown of live nodes, and how.
nonisolated struct RenderTreeLook {
    /// The names of the types that the source declares.
    var own: Set<String>
    var labels: FigureLabels
    /// Writes each node's position below its parent beside it.
    var showsPaths = false
    /// Shows also what views of the library consist of.
    var showsInternals = false
    /// Ids that are marked.
    var changed: Set<String> = []
    /// Ids that are drawn with a dashed line.
    var gone: Set<String> = []
    /// Ids of views whose bodies ran, with the causes.
    var bodies: [String: [String]] = [:]

    private func isShown(_ node: RenderTreeNode) -> Bool {
        showsInternals || node.isFromSource != false || own.contains(node.name)
    }

    /// The nearest nodes below that are shown.
    func children(of node: RenderTreeNode) -> [RenderTreeNode] {
        node.children.flatMap { isShown($0) ? [$0] : children(of: $0) }
    }

    /// The node with the nodes that it stands for, which aren't shown.
    func inside(_ node: RenderTreeNode) -> [RenderTreeNode] {
        [node] + node.children.flatMap { isShown($0) ? [] : inside($0) }
    }
}
