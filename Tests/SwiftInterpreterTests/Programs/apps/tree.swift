final class TreeNode {
    let name: String; private(set) var children: [TreeNode] = []; weak var parent: TreeNode?
    init(_ name: String, @Kids _ kids: () -> [TreeNode] = { [] }) {
        self.name = name; children = kids(); children.forEach { $0.parent = self }
    }
    @resultBuilder enum Kids { static func buildBlock(_ n: TreeNode...) -> [TreeNode] { n } }
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }; var path: String { (parent?.path ?? "") + "/" + name }
    func walk(_ f: (TreeNode) -> Void) { f(self); children.forEach { $0.walk(f) } };
    var leaves: [String] { children.isEmpty ? [name] : children.flatMap(\.leaves) }
}
func run() {
    let t = TreeNode("root") {
        TreeNode("a") {
            TreeNode("a1"); TreeNode("a2")
        }; TreeNode("b")
    }; t.walk { print(String(repeating: " ", count: $0.depth) + $0.name) };
    print(t.leaves, t.children[0].children[1].path)
}
