import ViewGraph

/// Shows its content as its transition does in the phase it is in. Each element keeps one layout node, whatever the
/// transition puts round it; an element that comes or goes alone is shown in a phase of its own.
final class TransitionNode: SingleChildNode {
    fileprivate private(set) var transition = AnyTransition.identity
    private var content: any View = EmptyView()
    private var phase = TransitionPhase.identity
    private var wrappers: [TransitionLayoutNode] = []
    private let place = TransitionPlace()
    /// Those of elements that have gone, and may still be on their way out.
    private var former: [TransitionLayoutNode] = []

    override var isListTransparent: Bool { true }

    func update(_ transition: AnyTransition, _ content: any View, in context: NodeContext) {
        adopt(context)
        (self.transition, self.content) = (transition, content)
        show()
    }

    private func show() {
        let inner = TransitionContent(content: content, place: place)
        setChild(shown(inner, in: phase), component: .none)
    }

    fileprivate func shown(_ view: any View, in phase: TransitionPhase) -> any View {
        let fades = transition.hasMotion && environment.accessibilityReduceMotion
        return (fades ? .opacity : transition).shown(view, in: phase)
    }

    // MARK: - Elements

    override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        let plain = plainElements(of: contents)
        var rest = wrappers + former
        wrappers = zip(contents, plain).map { content, plain in
            guard let index = rest.firstIndex(where: { $0.stands(for: plain) }) else {
                return TransitionLayoutNode(viewNode: self, content: content, plain: plain)
            }
            let wrapper = rest.remove(at: index)
            wrapper.update(content, plain: plain)
            return wrapper
        }
        former = rest.suffix(Self.mostFormer)
        for wrapper in rest.dropLast(Self.mostFormer) { wrapper.shell?.unmount() }
        return wrappers
    }

    private static let mostFormer = 64

    /// The elements inside the transition, which reports show in place of what it consists of.
    private func plainElements(of contents: [LayoutNode]) -> [LayoutNode] {
        guard let plain = place.node?.elements, plain.count == contents.count else { return contents }
        return plain
    }

    override func elementsOfDescendantDidChange() {
        guard hasKnownElements, !isLazy else { return super.elementsOfDescendantDidChange() }
        graph.contentDidChange(self)
    }

    override var childNodes: [ViewNode] { super.childNodes + (wrappers + former).compactMap(\.shell) }
}

extension TransitionNode: ContentContainer {
    func refreshChildren() {
        let contents = child?.elements ?? []
        let plain = plainElements(of: contents)
        guard contents.count == wrappers.count, zip(wrappers, plain).allSatisfy({ $0.stands(for: $1) }) else {
            return elementsDidChange()
        }
        for (wrapper, (content, plain)) in zip(wrappers, zip(contents, plain)) { wrapper.update(content, plain: plain) }
    }
}

extension TransitionNode: TransitionOwner {
    func show(phase: Int) {
        self.phase = TransitionPhase(number: phase)
        show()
    }

    func transaction(into phase: Int, _ transaction: Transaction) -> Transaction {
        guard let animation = transition.animation(into: TransitionPhase(number: phase)) else { return transaction }
        var own = transaction
        own.animation = animation
        return own
    }
}

extension TransitionPhase {
    fileprivate init(number: Int) { self = number < 0 ? .willAppear : number > 0 ? .didDisappear : .identity }
}

/// Where a transition's content stands in what the transition puts round it.
final class TransitionPlace {
    fileprivate weak var node: ViewNode?
}

/// The content of a transition, which is reported as if nothing stood round it.
nonisolated struct TransitionContent: PrimitiveView {
    let content: any View
    let place: TransitionPlace

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? TransitionContentNode ?? TransitionContentNode(context)
        node.adopt(context)
        node.setChild(view.content, component: .none)
        view.place.node = node
        return node
    }
}

final class TransitionContentNode: SingleChildNode {
    override var isListTransparent: Bool { true }

    /// Past everything that belongs to the transition.
    override var reportedParent: ViewNode? {
        var node = parent
        while let current = node, !(current is TransitionNode) { node = current.parent }
        return node
    }
}

/// Stands for an element as a transition shows it.
final class TransitionLayoutNode: LayoutNode {
    private var content: LayoutNode
    /// The element inside everything that the transition puts round it.
    private var plain: LayoutNode
    /// What the transition puts round this element alone.
    fileprivate private(set) var shell: ViewNode?

    init(viewNode: ViewNode, content: LayoutNode, plain: LayoutNode) {
        (self.content, self.plain) = (content, plain)
        super.init(viewNode: viewNode)
        children = [content]
    }

    /// Whether an element is the one of before, though it may have another layout node.
    func stands(for element: LayoutNode) -> Bool {
        plain === element || plain.innermost.viewNode === element.innermost.viewNode
    }

    func update(_ content: LayoutNode, plain: LayoutNode) {
        self.plain = plain
        guard content !== self.content else { return }
        self.content = content
        if shell == nil { children = [content] } else { show(.identity) }
        invalidateLayout()
    }

    private var shown: LayoutNode { children.first ?? content }

    private func show(_ phase: TransitionPhase) {
        guard let node = viewNode as? TransitionNode else { return }
        let view = node.shown(ElementPlaceholder(element: content), in: phase)
        let shell = graph.reconcile(view, existing: self.shell, in: node.childContext(.position(1)))
        if let old = self.shell, old !== shell { old.unmount() }
        self.shell = shell
        let elements = shell.elements
        children = elements.count == 1 ? elements : [content]
        invalidateLayout()
    }

    override var isTransparent: Bool { true }
    override var wrapsOneElement: Bool { true }
    override var reportedChildren: [LayoutNode] { [plain] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        shown.sizeThatFits(proposal, because: "passed on")
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        shown.place(at: .zero, proposal: proposal)
    }

    override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? { shown.dimensionsToPlace(proposal).explicit(key) }

    override var spacing: ViewSpacing { content.preferredSpacing }
    override var priority: Double { content.layoutPriority }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TransitionTrait.self) ? viewNode as? TransitionNode : content.trait(key)
    }
}

extension TransitionLayoutNode: ElementTransition {
    func show(phase: Int) { show(TransitionPhase(number: phase)) }

    func transaction(into phase: Int, _ transaction: Transaction) -> Transaction {
        (viewNode as? TransitionNode)?.transaction(into: phase, transaction) ?? transaction
    }
}

/// Stands for an element that is there already.
private nonisolated struct ElementPlaceholder: PrimitiveView {
    let element: LayoutNode

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ElementPlaceholderNode ?? ElementPlaceholderNode(context)
        node.adopt(context)
        node.element = view.element
        return node
    }
}

private final class ElementPlaceholderNode: ViewNode {
    var element: LayoutNode? {
        didSet { if element !== oldValue { elementsDidChange() } }
    }

    override func makeElements() -> [LayoutNode] { element.map { [$0] } ?? [] }
}
