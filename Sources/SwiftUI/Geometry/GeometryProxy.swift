import ViewGraph

/// The size and place of a view, as `GeometryReader`, `onGeometryChange` and `visualEffect` give it.
public nonisolated struct GeometryProxy {
    let node: LayoutNode?
    /// A program may keep the proxy of a view that is gone: its node still has what it asks.
    private let owner: ViewNode?
    public let size: CGSize

    package init(size: CGSize, node: LayoutNode? = nil) {
        (self.size, self.node, owner) = (size, node, node?.viewNode)
    }

    /// How far the view could reach over the edges of the safe area that it touches.
    public var safeAreaInsets: EdgeInsets {
        guard let node, let safeArea = node.environment.safeArea else { return EdgeInsets() }
        return safeArea.insets(around: node.canvasFrame, direction: node.layoutDirection)
    }

    /// The view's rectangle in a coordinate space, render effects included. A name that no view above has stands for
    /// the canvas.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let own = CGRect(origin: .zero, size: size)
        guard let node else { return own }
        switch coordinateSpace {
        case .local: return own
        case .global: return own.applying(node.transformToCanvas)
        case .named(let name): return own.applying(node.transform(to: node.owner(ofSpace: name)))
        }
    }

    /// The rectangle of the view above that has the name, in this view's coordinates; nil where there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let node, let owner = node.owner(ofSpace: coordinateSpace.name) else { return nil }
        return CGRect(origin: .zero, size: owner.frame.size).applying(owner.transform(to: node))
    }
}
