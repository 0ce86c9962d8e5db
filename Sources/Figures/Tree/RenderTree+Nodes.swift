import Rendering

nonisolated extension TreeNode {
    /// The boxes of live nodes: what each remembers, and what its code read.
    ///
    /// - Parameters:
    ///   - changed: ids that are marked.
    ///   - gone: ids that are drawn with a dashed line.
    ///   - bodies: ids of views whose bodies ran, with the causes.
    init(
        _ node: RenderTreeNode, own: Set<String>, changed: Set<String>, gone: Set<String>, bodies: [String: [String]],
        labels: FigureLabels, inside ancestors: [(name: String, id: String)] = []
    ) {
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
        if let causes = bodies[node.id] {
            details.append(
                TreeNote(
                    text: labels("body ran: {causes}", ["causes": causes.joined(separator: ", ")]), role: .attention))
        }
        isMarked = changed.contains(node.id)
        isDashed = gone.contains(node.id)
        // What another node remembers is named with its owner: `Parent.count`.
        let owners = Set(node.dependencies.compactMap { $0.split(separator: ".").first.map(String.init) })
        sources = owners.compactMap { owner in ancestors.last { $0.name == owner }?.id }.sorted()
        children = node.children.map {
            TreeNode(
                $0, own: own, changed: changed, gone: gone, bodies: bodies, labels: labels,
                inside: ancestors + [(node.name, node.id)])
        }
    }

    /// Values that fill lines are cut.
    static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > 28 ? line.prefix(27) + "…" : line
    }
}
