import ViewGraph

/// What a window or a picture puts round its root: several views are a VStack, the content is centred on an axis with a
/// given length and gives the length where none is given.
package struct RootView: PrimitiveView {
    let content: any View
    package init(_ content: any View) { self.content = content }

    package static func _reconcile(_ view: RootView, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? RootViewNode ?? RootViewNode(context)
        node.update(view.content, in: context)
        return node
    }
}

final class RootViewNode: SingleChildNode {
    private var stack: ContainerLayoutNode<VStackLayout>?
    private var window: WindowNode?
    private let presented = PresentedContent()
    private let container = RelativeContainer()

    func update(_ content: any View, in context: NodeContext) {
        adopt(context)
        var inner = context.environment
        inner.relativeContainer = container
        var place = childContext(.none, environment: inner)
        place.isSinglePlace = true
        setChild(content, in: place)
        presented.update(in: childContext(.position(1), environment: inner))
    }

    override var childNodes: [ViewNode] { super.childNodes + presented.viewNodes }

    override func elementsOfDescendantDidChange() {
        super.elementsOfDescendantDidChange()
        window?.invalidateLayout()
    }

    override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        guard let first = contents.first else { return [] }
        var content = first
        if contents.count > 1 {
            let node = stack ?? ContainerLayoutNode(viewNode: self, layout: VStackLayout(), label: "VStack")
            stack = node
            node.update(children: contents)
            content = node
        }
        // The same content stays in its place: it may have been made anew while it was being placed.
        if let window, (window.child as? RootMark)?.child === content { return [window] }
        let node = WindowNode(viewNode: self, child: RootMark(viewNode: self, child: content), container: container)
        node.knownPresented = { [weak self] in self?.presented.shown ?? [] }
        node.makePresented = { [weak self] root in
            guard let self else { return [] }
            return presented.make(for: root, in: { [weak self] in self?.childContext(.position(1)) }, of: window)
        }
        window = node
        return [node]
    }
}

extension RootViewNode: ImplicitStackOwner {
    func makeImplicitStack(for node: ViewNode) -> any ImplicitStack {
        ContainerLayoutNode(viewNode: node, layout: VStackLayout(), label: "VStack")
    }
}

final class WindowNode: UnaryLayoutNode {
    private let container: RelativeContainer

    init(viewNode: ViewNode, child: LayoutNode, container: RelativeContainer) {
        self.container = container
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }
    /// The canvas is the same whatever is on it, and what leaves it leaves it here.
    override var wrapsOneElement: Bool { false }

    var knownPresented: () -> [LayoutNode] = { [] }
    var makePresented: (LayoutNode) -> [LayoutNode] = { _ in [] }

    private var isPresenting: Bool {
        !(child.preference(PreferenceChannel(PresentationsKey.self)) ?? []).isEmpty
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        environment.safeArea?.rect = CGRect(origin: .zero, size: size)
        // Made anew only for news from below: what is presented takes care of its own. News that come while it is placed
        // are news still: nothing below says them again before the next layout.
        let mark = child as? RootMark
        let wasStale = mark?.isStale ?? true
        mark?.isStale = false
        super.placeChildren(in: size, proposal: proposal)
        let presented = wasStale || mark?.isStale ?? true ? makePresented(child) : knownPresented()
        if presented.isEmpty, children.count == 1 { return }
        children = [child] + presented
        for node in presented { node.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    /// What is presented may point at something inside; places inside of what is presented don't matter to it.
    override func placesInsideMayHaveChanged() {
        if children.count > 1, (child as? RootMark)?.isStale ?? true { invalidateLayout() }
    }

    override func computeSize(_ asked: ProposedViewSize) -> CGSize {
        let proposal = offer(asked)
        container.update(proposal, in: graph)
        var size = child.sizeThatFits(proposal, because: "the canvas")
        if isPresenting {
            // A picture that is as large as its root has room for what is presented, too.
            let room =
                environment.platform == .iOS ? CGSize(width: 393, height: 600) : CGSize(width: 480, height: 360)
            size = CGSize(width: max(size.width, room.width), height: max(size.height, room.height))
        }
        // A root without an end, which SwiftUI would trap at, has as much room as a window: the rest can be drawn.
        func length(_ axis: Axis) -> CGFloat {
            guard asked[axis] == nil else { return asked[axis] ?? 0 }
            guard size[axis].isFinite else { return window[axis] }
            // What a window's length was proposed to may need more of it.
            return max(proposal[axis] ?? 0, size[axis])
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override func childPlacement(in size: CGSize, proposal asked: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let proposal = offer(asked)
        warnOfFlexibleRoot(size, proposal)
        let childSize = child.sizeToPlace(proposal)
        func start(_ axis: Axis) -> CGFloat { childSize[axis].isFinite ? (size[axis] - childSize[axis]) / 2 : 0 }
        return (CGPoint(x: start(.horizontal), y: start(.vertical)), proposal)
    }

    // MARK: - Roots that have no size of their own

    /// A phone's screen, or a window.
    private var screen: CGSize {
        environment.platform == .iOS ? CGSize(width: 393, height: 852) : CGSize(width: 900, height: 450)
    }

    /// What of it the root is proposed: the safe area's insets are the canvas's, round the root.
    private var window: CGSize {
        guard let insets = environment.safeArea?.insets else { return screen }
        return CGSize(
            width: max(screen.width - insets.leading - insets.trailing, 0),
            height: max(screen.height - insets.top - insets.bottom, 0))
    }

    /// What the root is proposed: where nobody gave a length and it needs none (a list, facts.md 9.6), or a list inside
    /// would be left with none, that of a window, since there would be nothing to see.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal.width != nil, proposal.height != nil { return proposal }
        let size = child.sizeThatFits(proposal, because: "the canvas")
        let wanting = child.preference(PreferenceChannel(WantingAxesKey.self)) ?? []
        var offer = proposal
        for axis in [Axis.horizontal, .vertical] where proposal[axis] == nil {
            if size[axis] == 0 || wanting.contains(axis == .horizontal ? .horizontal : .vertical) {
                offer[axis] = window[axis]
            }
        }
        return offer == proposal || child.sizeThatFits(offer, because: "the canvas") == size ? proposal : offer
    }

    /// The 10 points that colours, shapes and geometry readers answer where nobody gave a length are rarely meant.
    private func warnOfFlexibleRoot(_ size: CGSize, _ proposal: ProposedViewSize) {
        let axes = [Axis.horizontal, .vertical].filter { proposal[$0] == nil && size[$0] == 10 }
        guard !axes.isEmpty else { return }
        var offer = proposal
        for axis in axes { offer[axis] = window[axis] }
        let filled = child.sizeThatFits(offer, because: "the canvas")
        guard axes.contains(where: { filled[$0] == window[$0] }) else { return }
        let lengths = axes.map { $0 == .horizontal ? "wide" : "high" }.joined(separator: " and ")
        child.viewNode.report(
            "the root fills what it is given, and is 10 points \(lengths) since nothing is: "
                + "'--size \(Int(screen.width))x\(Int(screen.height))' gives it a screen's size")
    }
}

/// Knows whether something below the window was laid out anew.
final class RootMark: PassThroughLayoutNode {
    var isStale = true

    override var isTransparent: Bool { true }
    override func layoutWasInvalidated() { isStale = true }
    override func placesInsideMayHaveChanged() { isStale = true }
}
