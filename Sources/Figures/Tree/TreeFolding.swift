nonisolated extension TreeNode {
    /// A large tree with its repetitions told rather than shown: of four or more neighbours that look the same, with
    /// all that is below them, the first stays, and one box says how many more there are. A tree that is still larger
    /// than anyone reads is folded once more, where only names have to be the same.
    static func folded(_ nodes: [TreeNode], _ labels: FigureLabels) -> [TreeNode] {
        let folded = folded(nodes, labels, ignoresNotes: false)
        guard FlatTree(folded).entries.count > readableLimit else { return folded }
        return Self.folded(nodes, labels, ignoresNotes: true)
    }

    private static func folded(_ nodes: [TreeNode], _ labels: FigureLabels, ignoresNotes: Bool) -> [TreeNode] {
        var result: [TreeNode] = []
        var index = 0
        while index < nodes.count {
            let look = nodes[index].look(ignoresNotes: ignoresNotes)
            var end = index + 1
            while end < nodes.count, nodes[end].look(ignoresNotes: ignoresNotes) == look { end += 1 }
            var first = nodes[index]
            first.children = folded(first.children, labels, ignoresNotes: ignoresNotes)
            if end - index >= 4 {
                var rest = TreeNode(
                    id: nodes[index + 1].id,
                    name: labels("{count} more like it", ["count": String(end - index - 1)]), kind: .modifier)
                rest.isDashed = true
                result += [first, rest]
            } else {
                result.append(first)
                for node in nodes[(index + 1)..<end] {
                    var node = node
                    node.children = folded(node.children, labels, ignoresNotes: ignoresNotes)
                    result.append(node)
                }
            }
            index = end
        }
        return result
    }

    /// How many nodes are drawn before repetitions are folded.
    static let foldingLimit = 60
    /// How many boxes are left as they are once repetitions are folded.
    private static let readableLimit = 120

    /// What a reader sees of the node and of all below it.
    ///
    /// - Parameter ignoresNotes: what stands beside boxes doesn't count; which step it is never does.
    private func look(ignoresNotes: Bool) -> String {
        let notes = ignoresNotes ? [] : (leftNotes + rightNotes + details).map(\.text)
        let marks = (isMarked ? "!" : "") + (isDashed ? "?" : "")
        let inside = children.map { $0.look(ignoresNotes: ignoresNotes) }.joined(separator: ";")
        return "\(name)[\(notes.joined(separator: ","))\(marks)](\(inside))"
    }
}
