import Foundation

/// Where the nodes of a tree put what they look like.
@_documentation(metadata: engine)
public struct DrawContext {
    package private(set) var items: [DisplayList.Item] = []
    /// The current node's top left corner in the coordinates of the items; not on the pixel grid.
    package private(set) var origin: CGPoint
    package let displayScale: CGFloat
    /// How far the current node is shown from where it was laid out: what is in it knows its own place.
    private var shift = CGSize.zero
    /// True where also what can't be seen is drawn, since it may become visible.
    package var keepsInvisible = false

    package init(origin: CGPoint = .zero, displayScale: CGFloat) {
        (self.origin, self.displayScale) = (origin, displayScale)
    }

    package var displayList: DisplayList { DisplayList(items: items) }

    /// The same place with nothing drawn yet.
    private var empty: DrawContext {
        var context = DrawContext(origin: origin, displayScale: displayScale)
        (context.shift, context.keepsInvisible) = (shift, keepsInvisible)
        return context
    }

    /// The rectangle a node of `size` covers, both edges on the pixel grid.
    package func pixelRect(of size: CGSize) -> CGRect {
        CGRect(origin: origin, size: size).rounded(toScale: displayScale)
    }

    package mutating func add(_ item: DisplayList.Item) { items.append(item) }

    package mutating func draw(_ node: LayoutNode) {
        guard node.graph.mayWork() else { return }
        let (saved, savedShift) = (origin, shift)
        origin.x += node.frame.minX - shift.width
        origin.y += node.frame.minY - shift.height
        shift = .zero
        if let presentation = node.presentation {
            draw(node, as: presentation)
        } else {
            node.graph.withStackSpace { node.draw(in: &self) }
        }
        (origin, shift) = (saved, savedShift)
    }

    /// Draws what leaves the current node where it was last.
    mutating func draw(_ leaver: Leaver.Element, in anchor: Presentation) {
        let (saved, savedShift) = (origin, shift)
        origin.x += leaver.frame.minX - anchor.anchorOrigin.x - shift.width
        origin.y += leaver.frame.minY - anchor.anchorOrigin.y - shift.height
        shift = .zero
        if let presentation = leaver.node.presentation {
            draw(leaver.node, as: presentation)
        } else {
            leaver.node.graph.withStackSpace { leaver.node.draw(in: &self) }
        }
        (origin, shift) = (saved, savedShift)
    }

    /// Draws a node that is on its way, or that holds some that are leaving.
    private mutating func draw(_ node: LayoutNode, as presentation: Presentation) {
        let distance = presentation.shift
        origin.x += distance.width
        origin.y += distance.height
        // An effect takes its content along.
        if !node.hasOwnCoordinates { shift = distance }
        node.graph.withStackSpace { presentation.draw(node, in: &self) }
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
        var inner = empty
        content(&inner)
        guard keepsEmpty || !inner.items.isEmpty else { return }
        var group = group
        group.contents = inner.displayList
        items.append(.group(group))
    }

    /// What `content` draws, as a list of its own.
    package func recorded(_ content: (inout DrawContext) -> Void) -> DisplayList {
        var inner = empty
        content(&inner)
        return inner.displayList
    }
}
