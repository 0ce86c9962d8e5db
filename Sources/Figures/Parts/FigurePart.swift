import SwiftUI
import ViewGraph

nonisolated extension View {
    /// Gives what is drawn here a name in outputs that are documents: `node-0.1`.
    func figurePart(_ id: String) -> some View { modifier(FigurePart(id: id)) }
}

private nonisolated struct FigurePart: ElementModifier {
    let id: String

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        FigurePartNode(id: id, viewNode: viewNode, child: child)
    }
}

private final class FigurePartNode: PassThroughLayoutNode {
    private let id: String

    init(id: String, viewNode: ViewNode, child: LayoutNode) {
        self.id = id
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { "Part" }

    override func draw(in context: inout DrawContext) {
        var group = DisplayList.Group()
        group.id = id
        context.group(group) { drawChildren(in: &$0) }
    }
}
