import ViewGraph

extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        if shading.isBackdrop { return fillWithBackdrop(path, style: style) }
        draw(paint(shading, in: path.boundingRect)) { .fill(path, style, $0) }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        if shading.isBackdrop { return fillWithBackdrop(path.strokedPath(style), style: FillStyle()) }
        let reach = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        draw(paint(shading, in: reach)) { .stroke(path, style, $0) }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds one item in a paint, with what its style brings.
    func draw(_ styled: StyledPaint, _ item: (Paint) -> DisplayList.Item) {
        if case .color(let color) = styled.paint, color.opacity <= 0, !styled.needsGroup { return }
        add([item(styled.paint)], filters: styled.filters, blendMode: styled.blendMode)
    }
}
