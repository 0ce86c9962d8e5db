import SwiftInterpreter
import SwiftUIBridge

extension InterpretedProgram {
    /// The static view tree of the root that the options choose.
    ///
    /// - Parameters:
    ///   - name: a preview's or a view type's name; nil for the root that would be drawn.
    ///   - showsTuples: whether several views in a builder are put together in a `TupleView` node.
    public func viewTree(of name: String?, showsTuples: Bool = false) throws(RenderFailure) -> ViewTree {
        let execution = Execution(program: program)
        defer { execution.end() }
        let views = ProgramViews(of: execution)
        var builder = ViewTreeBuilder(program, showsTuples: showsTuples)
        let nodes: [ViewTree.Node]
        switch try choice(named: name, among: views) {
        case .preview(let preview): nodes = builder.nodes(of: preview.body)
        case .topLevel: nodes = program.topLevel.map { builder.nodes(of: $0) } ?? []
        case .type(let type): nodes = [builder.node(of: type)]
        case .provider(let type, _):
            let previews = type.members(named: "previews").lazy.compactMap { ($0 as? VariableDecl)?.getter }.first
            nodes = previews.map { builder.nodes(of: $0) } ?? []
        case .app(let type): nodes = [builder.node(of: type)]
        }
        // Several views at the root of a window are an implicit VStack.
        return ViewTree(root: nodes.count > 1 ? ViewTree.Node(name: "VStack", children: nodes) : nodes.first)
    }
}
