// Texts and views drawn by UIKit's drawing functions.
// Also read for: withAttributes.
// Not read for: draw, size.

/// A text as UIKit's attributes describe it.
private func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) -> Text {
    var result = Text(verbatim: text)
    if let font = attributes?[.font] as? UIFont { result = result.font(Font(font)) }
    if let color = attributes?[.foregroundColor] as? UIColor { result = result.foregroundColor(Color(uiColor: color)) }
    return result
}
private func measured(_ text: Text, _ width: CGFloat?) -> CGSize {
    let renderer = ImageRenderer(content: text)
    if let width, width < 1_000_000 { renderer.proposedSize = ProposedViewSize(width: width, height: nil) }
    return renderer.uiImage?.size ?? .zero
}

extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        measured(styled(self, attrs), nil)
    }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let text = styled(self, attrs)
        GraphicsStack.current?.add { context, _ in context.draw(text, in: rect) }
    }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let text = styled(self, attrs)
        GraphicsStack.current?.add { context, _ in context.draw(text, at: point, anchor: .topLeading) }
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect { CGRect(origin: .zero, size: measured(styled(self, attributes), size.width)) }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attrs)
    }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attrs)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
    ) -> CGRect { description.boundingRect(with: size, attributes: attributes) }
}

public struct NSStringDrawingOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension UIView {
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = GraphicsStack.current, let shown = shownView(rect.size) else { return false }
        if let background = backgroundColor, background != UIColor.clear {
            context.add { layer, _ in layer.fill(Path(rect), with: .color(Color(uiColor: background))) }
        }
        context.draw(Image(uiImage: shown), in: rect)
        return true
    }

    private func shownView(_ size: CGSize) -> UIImage? {
        guard let hostedView else { return nil }
        let renderer = ImageRenderer(content: hostedView.frame(width: size.width, height: size.height))
        renderer.scale = UIScreen.main.scale
        return renderer.uiImage
    }
}

extension CALayer {
    public func render(in context: CGContext) {
        guard let view = owner else { return }
        GraphicsStack.contexts.append(context)
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        _ = GraphicsStack.contexts.popLast()
    }
}
