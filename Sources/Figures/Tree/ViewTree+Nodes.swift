import Rendering
import SwiftInterpreter
import SwiftSyntax

nonisolated extension TreeNode {
    /// The boxes of a static view tree.
    ///
    /// - Parameter own: the names of the types that the source declares.
    init(_ node: ViewTree.Node, id: String, own: Set<String>, showsPaths: Bool, edge: String? = nil) {
        self.init(id: id, name: node.name)
        kind = Self.kind(of: node, own: own)
        isDashed = node.isOptional
        if showsPaths, let edge { rightNotes = [TreeNote(text: edge)] }
        let edges = Self.edges(of: node)
        children = zip(node.children, edges).map { child, edge in
            TreeNode(child, id: "\(id).\(edge)", own: own, showsPaths: showsPaths, edge: edge)
        }
        for (index, child) in node.children.enumerated() {
            if let branch = child.branch { children[index].color(branch: branch.index) }
        }
    }

    static func kind(of node: ViewTree.Node, own: Set<String>) -> Kind {
        if node.name.hasPrefix("EnvironmentKeyWritingModifier") { return .environment }
        if node.isOptional || node.name == "ConditionalContent" { return .conditional }
        if node.name.hasPrefix(".") { return .modifier }
        return own.contains(node.name) ? .own : .view
    }

    /// What the children's positions are called: numbers, or the branches of a condition with numbers where there are
    /// several views in one.
    private static func edges(of node: ViewTree.Node) -> [String] {
        var counts: [ViewTree.Branch: Int] = [:]
        for child in node.children { if let branch = child.branch { counts[branch, default: 0] += 1 } }
        var positions: [ViewTree.Branch: Int] = [:]
        return node.children.enumerated().map { index, child in
            guard let branch = child.branch else { return String(index) }
            guard counts[branch] ?? 0 > 1 else { return branch.name }
            let position = positions[branch, default: 0]
            positions[branch] = position + 1
            return "\(branch.name).\(position)"
        }
    }

    /// All of a branch has one colour, but for the branches in it, which have their own.
    private mutating func color(branch: Int) {
        if self.branch == nil { self.branch = branch }
        guard kind != .conditional else { return }
        for index in children.indices { children[index].color(branch: branch) }
    }
}

/// The names of the types that sources declare.
enum DeclaredTypes {
    static func names(in texts: [String]) -> Set<String> {
        var collector = Collector()
        for tree in texts.compactMap(SourceParser.tree) { collector.read(Syntax(tree)) }
        return collector.names
    }

    private struct Collector {
        var names: Set<String> = []

        mutating func read(_ root: Syntax) {
            var open = [root]
            while let node = open.popLast() {
                if let name = node.asProtocol(NamedDeclSyntax.self)?.name.text,
                    node.asProtocol(DeclGroupSyntax.self) != nil
                {
                    names.insert(name)
                }
                // Types are declared in files, in types and in extensions, not inside expressions.
                guard !node.is(CodeBlockSyntax.self), !node.is(ClosureExprSyntax.self) else { continue }
                open += node.children(viewMode: .sourceAccurate)
            }
        }
    }
}
