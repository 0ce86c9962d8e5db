import Foundation

/// What people may do with the rows that the elements of a `ForEach` are.
package struct RowEditing {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?

    package init(delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil) {
        (self.delete, self.move) = (delete, move)
    }
}

/// An element of a `ForEach` whose rows can be edited.
package struct EditableElement {
    package let editing: RowEditing
    /// Of the element in the collection.
    package let index: Int
    /// How many elements the collection has.
    package let count: Int
}

extension LayoutNode {
    /// The node inside all wrappers, whose view stands furthest down.
    package final var innermost: LayoutNode {
        var node: LayoutNode = self
        while let inner = (node as? UnaryLayoutNode)?.child ?? node.decorated { node = inner }
        return node
    }

    /// The element of the nearest editable `ForEach` that this node is the content of, up to the list it stands in.
    package func editableElement(below list: ViewNode) -> EditableElement? {
        var current: ViewNode? = innermost.viewNode
        while let node = current, node !== list {
            if let forEach = node.parent as? ForEachNode, let editing = forEach.editing,
                case .explicit(let id) = node.component, let index = forEach.index(of: id)
            {
                return EditableElement(editing: editing, index: index, count: forEach.count)
            }
            current = node.parent
        }
        return nil
    }
}
