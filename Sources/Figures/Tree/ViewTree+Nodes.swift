import Rendering
import SwiftParser
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
        children = node.children.enumerated().map { index, child in
            let edge = Self.edge(to: index, of: node)
            return TreeNode(child, id: "\(id).\(edge)", own: own, showsPaths: showsPaths, edge: edge)
        }
    }

    static func kind(of node: ViewTree.Node, own: Set<String>) -> Kind {
        if node.name.hasPrefix("EnvironmentKeyWritingModifier") { return .environment }
        if node.isOptional || node.name == "ConditionalContent" { return .conditional }
        if node.name.hasPrefix(".") { return .modifier }
        return own.contains(node.name) ? .own : .view
    }

    /// What a child's position is called: a number, or the branch of a condition.
    private static func edge(to index: Int, of node: ViewTree.Node) -> String {
        guard node.name == "ConditionalContent" else { return String(index) }
        guard node.children.count <= 2 else { return "case\(index)" }
        return index == 0 ? "ifBranch" : "elseBranch"
    }
}

/// The names of the types that sources declare.
enum DeclaredTypes {
    static func names(in texts: [String]) -> Set<String> {
        var collector = Collector()
        for text in texts { collector.read(Syntax(Parser.parse(source: text))) }
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
