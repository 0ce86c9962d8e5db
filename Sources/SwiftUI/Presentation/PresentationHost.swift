import ViewGraph

/// Shows what the views inside present above them: a menu of a sheet, an alert of a cover.
struct PresentationHost: PrimitiveModifier {
    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? PresentationHostNode ?? PresentationHostNode(context)
        node.update(content: content, in: context)
        return node
    }
}

final class PresentationHostNode: SingleChildNode {
    private let presented = PresentedContent()
    private var host: PresentationHostLayoutNode?

    func update(content: any View, in context: NodeContext) {
        adopt(context)
        setChild(content, component: .position(0))
        presented.update(in: childContext(.position(1)))
    }

    override var childNodes: [ViewNode] { super.childNodes + presented.viewNodes }

    override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        guard let first = contents.first else { return [] }
        if let host, host.content === first { return [host] + contents.dropFirst() }
        let node = PresentationHostLayoutNode(
            viewNode: self, mark: RootMark(viewNode: self, child: first), presented: presented)
        node.context = { [weak self] in self?.childContext(.position(1)) }
        host = node
        return [node] + contents.dropFirst()
    }
}

final class PresentationHostLayoutNode: PassThroughLayoutNode {
    private let mark: RootMark
    private let presented: PresentedContent
    var context: () -> NodeContext? = { nil }
    var content: LayoutNode { mark.child }

    init(viewNode: ViewNode, mark: RootMark, presented: PresentedContent) {
        (self.mark, self.presented) = (mark, presented)
        super.init(viewNode: viewNode, child: mark)
    }

    override var isTransparent: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        // As in the window: made anew only for news from below, also those that come meanwhile.
        let wasStale = mark.isStale
        mark.isStale = false
        mark.place(at: .zero, proposal: proposal, size: size)
        let shown = wasStale || mark.isStale ? presented.make(for: mark, in: context, of: self) : presented.shown
        children = [mark] + shown
        for node in shown { node.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func placesInsideMayHaveChanged() {
        if children.count > 1, mark.isStale { invalidateLayout() }
    }

    override func collectEvents(in context: inout EventContext) { for child in children { context.visit(child) } }
    override func draw(in context: inout DrawContext) { for child in children { context.draw(child) } }
}

/// What is presented above something; made once something is.
final class PresentedContent {
    private var node: PresentedContentNode?

    var viewNodes: [ViewNode] { node.map { [$0] } ?? [] }
    var shown: [LayoutNode] { node?.shown ?? [] }

    func update(in context: NodeContext) { node?.update(in: context) }

    /// The elements of what the views below a root present, if they do.
    func make(for root: LayoutNode, in context: () -> NodeContext?, of host: LayoutNode?) -> [LayoutNode] {
        let requests = root.preference(PreferenceChannel(PresentationsKey.self)) ?? []
        if requests.isEmpty, node == nil { return [] }
        guard let content = node ?? context().map({ PresentedContentNode($0) }) else { return [] }
        if node == nil {
            node = content
            content.onChange = { [weak host] in host?.invalidateLayout() }
        }
        content.change.note(requests.count)
        return content.elements(of: {
            requests.isEmpty ? AnyView(any: EmptyView()) : AnyView(any: PresentedViews(presentations: requests))
        })
    }
}

/// What is presented comes and goes in a way of its own, whatever the change belongs to.
final class PresentedContentNode: LateContentNode {
    let change = SystemChange()

    override var contentTransaction: Transaction? { change.transaction(in: self, SystemAnimations.sheet) }
}
