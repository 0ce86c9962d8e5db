import ViewGraph

/// A view made from the size it is given: takes the proposal, and puts its content at the top leading corner.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? GeometryReaderViewNode ?? GeometryReaderViewNode(context)
        node.update(in: context) { view.content($0) }
        return node
    }
}

/// The size and place a `GeometryReader` was given.
public nonisolated struct GeometryProxy {
    let node: LayoutNode?
    public let size: CGSize

    package init(size: CGSize, node: LayoutNode? = nil) { (self.size, self.node) = (size, node) }

    /// Insets of the safe area; none inside it.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's rectangle in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let own = CGRect(origin: .zero, size: size)
        guard let node else { return own }
        switch coordinateSpace {
        case .local: return own
        case .global: return node.rectangle(own, upTo: nil)
        case .named(let name): return node.rectangle(own, upTo: name)
        }
    }
}

/// What coordinates count from: the canvas, the view itself, or a view above that has the name.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)
}

/// A layout node that draws its content moved, scaled or turned.
package protocol RenderTransform {
    /// From the node's own coordinates, origin at its top left, to the same coordinates as drawn.
    var renderTransform: CGAffineTransform { get }
}

extension LayoutNode {
    /// A rectangle of this node in the coordinates of the canvas or of the node above with that name, render effects
    /// included.
    func rectangle(_ rectangle: CGRect, upTo name: AnyHashable?) -> CGRect {
        var rectangle = rectangle
        var current: LayoutNode? = self
        while let node = current {
            if let name, (node as? CoordinateSpaceNode)?.spaceName == name { break }
            if let transform = (node as? any RenderTransform)?.renderTransform {
                rectangle = rectangle.applying(transform)
            }
            rectangle = rectangle.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            current = node.parent
        }
        return rectangle
    }
}

nonisolated extension View {
    /// Names this view's coordinates for the views inside it.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

struct CoordinateSpaceModifier: ElementModifier {
    let name: AnyHashable

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        CoordinateSpaceNode(viewNode: viewNode, child: child, spaceName: name)
    }
}

final class CoordinateSpaceNode: PassThroughLayoutNode {
    let spaceName: AnyHashable

    init(viewNode: ViewNode, child: LayoutNode, spaceName: AnyHashable) {
        self.spaceName = spaceName
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".coordinateSpace" }
}

final class GeometryReaderViewNode: SingleChildNode {
    private var makeContent: (GeometryProxy) -> any View = { _ in EmptyView() }
    private var layoutNode: GeometryReaderNode?

    func update(in context: NodeContext, content: @escaping (GeometryProxy) -> any View) {
        adopt(context)
        makeContent = content
        layoutNode?.contentDidChange()
    }

    /// Makes the content for a size and answers its elements; called while laying out.
    func contents(for proxy: GeometryProxy) -> [LayoutNode] {
        var inner = environment
        inner.stackOrientation = nil
        setChild(ImplicitZStack(content: makeContent(proxy)), in: childContext(.none, environment: inner))
        graph.settle()
        return child?.elements ?? []
    }

    override func elementsOfDescendantDidChange() { layoutNode?.contentDidChange() }

    override func makeElements() -> [LayoutNode] {
        let node = layoutNode ?? GeometryReaderNode(viewNode: self)
        layoutNode = node
        return [node]
    }
}

/// facts.md 8.13.
final class GeometryReaderNode: LayoutNode {
    private var needsContent = true

    override var name: String { "GeometryReader" }
    override var usesAbsoluteBounds: Bool { true }

    func contentDidChange() {
        needsContent = true
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let reader = viewNode as? GeometryReaderViewNode else { return }
        children = reader.contents(for: GeometryProxy(size: size, node: self))
        needsContent = false
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}
