import Rendering

/// The live nodes of a view, a line each.
enum RenderTreeText {
    static func text(_ root: RenderTreeNode?) -> String {
        var text = ""
        // Not by recursion: tests run on small stacks.
        var open = root.map { [(node: $0, depth: 0)] } ?? []
        while let (node, depth) = open.popLast() {
            text += String(repeating: "  ", count: depth) + node.name
            if !node.state.isEmpty {
                text += " {" + node.state.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "}"
            }
            text += "\n"
            for child in node.children.reversed() { open.append((child, depth + 1)) }
        }
        return text
    }
}
