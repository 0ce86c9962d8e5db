nonisolated extension TreeNode {
    /// A large tree with its repetitions told rather than shown: of four or more neighbours that look the same, with
    /// all that is below them, the first stays, and one box says how many more there are.
    static func folded(_ nodes: [TreeNode], _ labels: FigureLabels) -> [TreeNode] {
        var result: [TreeNode] = []
        var index = 0
        while index < nodes.count {
            let look = nodes[index].look
            var end = index + 1
            while end < nodes.count, nodes[end].look == look { end += 1 }
            var first = nodes[index]
            first.children = folded(first.children, labels)
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
                    node.children = folded(node.children, labels)
                    result.append(node)
                }
            }
            index = end
        }
        return result
    }

    /// How many nodes are drawn before repetitions are folded.
    static let foldingLimit = 60

    /// What a reader sees of the node and of all below it.
    private var look: String {
        let notes = (leftNotes + rightNotes + details).map { "\($0.number ?? 0) \($0.text)" }.joined(separator: ",")
        return
            "\(name)[\(notes)\(isMarked ? "!" : "")\(isDashed ? "?" : "")](\(children.map(\.look).joined(separator: ";")))"
    }
}
