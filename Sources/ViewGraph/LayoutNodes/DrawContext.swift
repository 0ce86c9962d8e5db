import Foundation

/// Where the nodes of a tree put what they look like.
public struct DrawContext {
    package private(set) var items: [DisplayList.Item] = []
    /// The current node's top left corner in the coordinates of the items; not on the pixel grid.
    package private(set) var origin: CGPoint
    package let displayScale: CGFloat

    package init(origin: CGPoint = .zero, displayScale: CGFloat) {
        (self.origin, self.displayScale) = (origin, displayScale)
    }

    package var displayList: DisplayList { DisplayList(items: items) }

    /// The rectangle a node of `size` covers, both edges on the pixel grid.
    package func pixelRect(of size: CGSize) -> CGRect {
        CGRect(origin: origin, size: size).rounded(toScale: displayScale)
    }

    package mutating func add(_ item: DisplayList.Item) { items.append(item) }

    package mutating func draw(_ node: LayoutNode) {
        guard node.graph.mayWork() else { return }
        let saved = origin
        origin.x += node.frame.minX
        origin.y += node.frame.minY
        node.graph.withStackSpace { node.draw(in: &self) }
        origin = saved
    }

    /// Everything `content` draws, moved by `offset`.
    package mutating func translated(by offset: CGSize, _ content: (inout DrawContext) -> Void) {
        let saved = origin
        origin.x += offset.width
        origin.y += offset.height
        content(&self)
        origin = saved
    }

    /// Everything `content` draws, as one group; nothing where it draws nothing.
    package mutating func group(
        _ group: DisplayList.Group, keepsEmpty: Bool = false, _ content: (inout DrawContext) -> Void
    ) {
        var inner = DrawContext(origin: origin, displayScale: displayScale)
        content(&inner)
        guard keepsEmpty || !inner.items.isEmpty else { return }
        var group = group
        group.contents = inner.displayList
        items.append(.group(group))
    }

    /// What `content` draws, as a list of its own.
    package func recorded(_ content: (inout DrawContext) -> Void) -> DisplayList {
        var inner = DrawContext(origin: origin, displayScale: displayScale)
        content(&inner)
        return inner.displayList
    }
}
