import Foundation

extension LayoutNode {
    package func drawChildren(in context: inout DrawContext) {
        guard let presentation, !presentation.leavers.isEmpty else {
            for child in childrenFromBackToFront { context.draw(child) }
            return
        }
        presentation.drewLeavers = true
        // What leaves stands before what took its place, where nothing else is said.
        var order: [(zIndex: Double, index: Int, place: Int, draw: (inout DrawContext) -> Void)] = []
        for (index, child) in children.enumerated() { order.append((child.zIndex, index, .max, { $0.draw(child) })) }
        for leaver in presentation.leavers {
            order.append((leaver.node.zIndex, leaver.index, leaver.order, { $0.draw(leaver, in: presentation) }))
        }
        order.sort { ($0.zIndex, $0.index, $0.place) < ($1.zIndex, $1.index, $1.place) }
        for entry in order { entry.draw(&context) }
    }

    /// The same in an order of the node's own, behind which stands what leaves.
    package func drawChildren(_ ordered: [LayoutNode], in context: inout DrawContext) {
        if let presentation, !presentation.leavers.isEmpty {
            presentation.drewLeavers = true
            for leaver in presentation.leavers { context.draw(leaver, in: presentation) }
        }
        for child in ordered { context.draw(child) }
    }

    /// The same for a node whose other children stand in front of the first one, or behind it, whatever their `zIndex`. What
    /// leaves is drawn where it stood.
    package func drawChildren(othersBehindFirst: Bool, in context: inout DrawContext) {
        let presentation = presentation
        let leavers = presentation?.leavers ?? []
        presentation?.drewLeavers = true
        func draw(_ children: some Sequence<LayoutNode>, isFirst: Bool) {
            if let presentation {
                for leaver in leavers where (leaver.order == 0) == isFirst { context.draw(leaver, in: presentation) }
            }
            for child in children { context.draw(child) }
        }
        if othersBehindFirst { draw(children.dropFirst(), isFirst: false) }
        draw(children.prefix(1), isFirst: true)
        if !othersBehindFirst { draw(children.dropFirst(), isFirst: false) }
    }

    package func collectChildren(in context: inout EventContext) {
        for child in childrenFromBackToFront { context.visit(child) }
    }

    private var childrenFromBackToFront: [LayoutNode] {
        guard graph.features.usesZIndex, children.count > 1, children.contains(where: { $0.zIndex != 0 }) else {
            return children
        }
        return children.enumerated().sorted {
            ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }.map(\.element)
    }
}
