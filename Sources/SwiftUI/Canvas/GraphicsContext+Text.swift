import Typesetting
import ViewGraph

extension GraphicsContext {
    /// A text as it is in a canvas's environment, ready to be measured and drawn.
    public struct ResolvedText {
        let prepared: Text.PreparedText
        /// What those parts are drawn in that have no style of their own.
        public var shading: Shading

        private func layout(in size: CGSize) -> TextLayout {
            prepared.paragraph.layout(width: size.width, height: size.height)
        }

        /// The size the text takes of a space, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }
        /// From the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

        func fragments(in rect: CGRect) -> [TextFragment] { layout(in: rect.size).fragments(at: rect.origin) }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(prepared: text.prepare(in: environment), shading: .foreground)
    }

    /// In a rectangle, broken at its width and cut off at its height.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        draw(text.fragments(in: rect), of: text, in: rect)
    }

    func draw(_ fragments: [TextFragment], of text: ResolvedText, in rect: CGRect) {
        for fragment in fragments {
            switch fragment {
            case .glyphs(let run, let index):
                draw(paint(index, of: text, in: rect)) { .glyphs(run, $0) }
            case .picture(let bitmap, let target, _):
                let source = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
                let item = DisplayList.ImageItem(
                    bitmap: bitmap, sourceRect: source, rect: target, interpolation: .high)
                add([.image(item)])
            case .attachment(let id, let target, let index):
                guard id < text.prepared.images.count else { continue }
                let styled = paint(index, of: text, in: rect)
                var inner = DrawContext(displayScale: scope.displayScale)
                text.prepared.images[id].draw(
                    in: &inner, rect: target, paint: styled.paint, environment: environment)
                add(inner.items, filters: styled.filters, blendMode: styled.blendMode)
            case .rule(let path, let style, let index):
                draw(paint(index, of: text, in: rect)) { .stroke(path, style, $0) }
            case .background(let target, let index):
                draw(paint(index, of: text, in: rect)) { .fill(Path(target), FillStyle(), $0) }
            }
        }
    }

    /// In as much space as it wants, `anchor` of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: CGRect(size: size, anchor: anchor, at: point))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func paint(_ index: Int, of text: ResolvedText, in rect: CGRect) -> StyledPaint {
        let style = text.prepared.paint(at: index).style
        return style?.styledPaint(in: environment, rect: rect) ?? paint(text.shading, in: rect)
    }
}
