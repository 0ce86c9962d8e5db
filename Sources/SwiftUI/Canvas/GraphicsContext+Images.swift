import ViewGraph

extension GraphicsContext {
    /// A picture or symbol as it is in a canvas's environment.
    public struct ResolvedImage {
        let image: Image
        let resolved: SwiftUI.ResolvedImage

        /// In points.
        public var size: CGSize { resolved.size }
        /// From the top to the baseline of text beside it.
        public var baseline: CGFloat { resolved.baseline ?? resolved.size.height }
        /// What a symbol or template is drawn in; nil for a picture in its own colours.
        public var shading: Shading?
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let resolved = image.resolved(in: environment)
        if let warning = image.warning(for: resolved, in: environment) { scope.report(warning) }
        return ResolvedImage(image: image, resolved: resolved, shading: .foreground)
    }

    /// Stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.width > 0, rect.height > 0 else { return }
        var inner = DrawContext(displayScale: scope.displayScale)
        let styled = paint(image.shading ?? .foreground, in: rect)
        image.image.draw(
            image.resolved, in: &inner, rect: rect, paint: styled.paint, environment: environment)
        add(inner.items, filters: styled.filters, blendMode: styled.blendMode)
    }

    /// In its own size, `anchor` of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(size: image.size, anchor: anchor, at: point))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension CGRect {
    /// A rectangle whose `anchor` lies at a point.
    init(size: CGSize, anchor: UnitPoint, at point: CGPoint) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
