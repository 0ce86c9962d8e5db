import ViewGraph

extension GraphicsContext {
    /// One of a canvas's symbol views, ready to be drawn as often as wanted.
    public struct ResolvedSymbol {
        let node: LayoutNode
        /// A program may keep a symbol whose canvas is gone: its node still has what drawing asks.
        private let owner: ViewNode

        init(node: LayoutNode) { (self.node, owner) = (node, node.viewNode) }

        /// The size the view takes where nothing is proposed, in points.
        public var size: CGSize { node.frame.size }
    }

    /// The symbol view with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        scope.symbol(tagged: AnyHashable(id)).map { ResolvedSymbol(node: $0) }
    }

    /// In its own size, `anchor` of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(size: symbol.size, anchor: anchor, at: point))
    }

    /// Stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        var inner = DrawContext(displayScale: scope.displayScale)
        inner.draw(symbol.node)
        var place = self
        place.translateBy(x: rect.minX, y: rect.minY)
        place.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        place.add(inner.items)
    }
}
