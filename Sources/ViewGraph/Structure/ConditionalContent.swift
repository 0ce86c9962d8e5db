import Foundation

/// One of two views, as `if`/`else` and `switch` make it. Its branches have identities of their own.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

nonisolated extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("_ConditionalContent has no body") }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let count = branchCount(of: Self.self)
        var index = 0
        let chosen = (view as any BranchContainer).chosen(&index)
        return ConditionalNode.reconcile(chosen, branch: index, of: count, existing: existing, in: context)
    }
}

/// One branch of several that is known only at run time.
package nonisolated struct RuntimeConditional: PrimitiveView {
    package let branch: Int
    let count: Int
    package let content: any View

    /// - Parameters:
    ///   - branch: which branch, from 0 in source order.
    ///   - count: how many there are.
    package init(branch: Int, of count: Int, content: any View) {
        (self.branch, self.count, self.content) = (branch, count, content)
    }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        ConditionalNode.reconcile(view.content, branch: view.branch, of: view.count, existing: existing, in: context)
    }
}

final class ConditionalNode: SingleChildNode {
    private var branch = -1

    override var isListTransparent: Bool { true }

    static func reconcile(
        _ view: any View, branch: Int, of count: Int, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? ConditionalNode ?? ConditionalNode(context)
        node.adopt(context)
        if node.branch != branch { node.removeChild() }
        node.branch = branch
        node.setChild(view, component: .branch(branch, of: count))
        return node
    }
}

/// A `switch` of many cases is compiled to nested pairs; its branches are counted through them.
private nonisolated protocol BranchContainer {
    static var firstType: Any.Type { get }
    static var secondType: Any.Type { get }
    func chosen(_ index: inout Int) -> any View
}

nonisolated extension _ConditionalContent: BranchContainer where TrueContent: View, FalseContent: View {
    fileprivate static var firstType: Any.Type { TrueContent.self }
    fileprivate static var secondType: Any.Type { FalseContent.self }

    fileprivate func chosen(_ index: inout Int) -> any View {
        switch storage {
        case .first(let view):
            return (view as? any BranchContainer)?.chosen(&index) ?? view
        case .second(let view):
            index += branchCount(of: TrueContent.self)
            return (view as? any BranchContainer)?.chosen(&index) ?? view
        }
    }
}

private nonisolated func branchCount(of type: Any.Type) -> Int {
    guard let container = type as? any BranchContainer.Type else { return 1 }
    return branchCount(of: container.firstType) + branchCount(of: container.secondType)
}
