import Foundation

/// A node whose content is to be one view: several elements become a stack there.
package protocol ImplicitStackOwner: ViewNode {
    func makeImplicitStack(for node: ViewNode) -> any ImplicitStack
}

/// A stack that nobody wrote.
package protocol ImplicitStack: LayoutNode {
    func update(children: [LayoutNode])
}

extension ContainerLayoutNode: ImplicitStack {}

extension ViewNode {
    /// What a modifier stands round: each element of its content, or the one stack of them where its place is for one
    /// view: the content of a scroll view, an overlay, a window.
    func modified(_ contents: [LayoutNode], _ stack: inout (any ImplicitStack)?) -> [LayoutNode] {
        guard isSinglePlace, contents.count > 1, let made = stack ?? makeImplicitStack() else { return contents }
        stack = made
        made.update(children: contents)
        return [made]
    }

    private func makeImplicitStack() -> (any ImplicitStack)? {
        var node = parent
        while let current = node {
            if let owner = current as? any ImplicitStackOwner { return owner.makeImplicitStack(for: self) }
            node = current.parent
        }
        return nil
    }
}
