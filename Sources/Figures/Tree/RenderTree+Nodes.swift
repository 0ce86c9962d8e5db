import Rendering

nonisolated extension TreeNode {
    /// The boxes of live nodes: what each remembers, and what its code read.
    ///
    /// - Parameter ancestors: the nodes above that are shown.
    init(_ node: RenderTreeNode, _ look: RenderTreeLook, inside ancestors: [(name: String, id: String)] = []) {
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
        let inside = look.inside(node)
        isMarked = inside.contains { look.changed.contains($0.id) }
        isDashed = look.gone.contains(node.id)
        if look.showsPaths {
            let parent = ancestors.last?.id ?? ""
            let step = node.id.hasPrefix(parent) ? node.id.dropFirst(parent.count) : node.id[...]
            rightNotes = [TreeNote(text: String(step.first == "." ? step.dropFirst() : step))]
        }
        // What another node remembers is named with its owner: `Parent.count`.
        let owners = Set(inside.flatMap(\.dependencies).compactMap { $0.split(separator: ".").dropLast().first })
        sources = owners.compactMap { owner in ancestors.last { $0.name == owner }?.id }.sorted()
        children = look.children(of: node).map { TreeNode($0, look, inside: ancestors + [(node.name, node.id)]) }
    }

    /// Values that fill lines are cut.
    static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > 28 ? line.prefix(27) + "…" : line
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
