import Typesetting
import ViewGraph

extension Image: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        let resolved = resolved(in: viewNode.environment)
        if let warning = warning(for: resolved, in: viewNode.environment) { viewNode.report(warning) }
        return ImageNode(viewNode: viewNode, image: self, resolved: resolved)
    }
}

/// A picture has its own size; a resizable one takes what it is offered (facts 8.11).
final class ImageNode: LayoutNode {
    private let image: Image
    private let resolved: ResolvedImage

    init(viewNode: ViewNode, image: Image, resolved: ResolvedImage) {
        (self.image, self.resolved) = (image, resolved)
        super.init(viewNode: viewNode)
    }

    override var name: String { "Image" }
    override var contentExchange: _ContentExchange { environment.contentTransition.exchange(from: nil) }
    override var accessibilityText: String? { image.accessibilityName(in: environment) }

    override var spacing: ViewSpacing { .picture }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let resizing = image.resizing else { return resolved.size }
        let size = proposal.replacingUnspecifiedDimensions(by: resolved.size)
        return CGSize(
            width: max(size.width, resizing.capInsets.horizontal, 0),
            height: max(size.height, resizing.capInsets.vertical, 0))
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let baseline = resolved.baseline, resolved.size.height > 0
        else { return nil }
        return baseline * size.height / resolved.size.height
    }

    override func draw(in context: inout DrawContext) {
        let rect = context.pixelRect(of: frame.size)
        if case .symbol(let symbol) = resolved,
            image.drawLayers(of: symbol, in: &context, rect: rect, environment: environment)
        {
            return
        }
        let styled = environment.foregroundStyled(in: rect)
        if environment.isRedacted {
            return context.addPlaceholder(rect, radius: 4, paint: styled.paint)
        }
        guard styled.needsGroup else {
            return image.draw(resolved, in: &context, rect: rect, paint: styled.paint, environment: environment)
        }
        context.group(DisplayList.Group(filters: styled.filters, blendMode: styled.blendMode)) {
            image.draw(resolved, in: &$0, rect: rect, paint: styled.paint, environment: environment)
        }
    }
}

extension Image {
    /// What the picture is called where it isn't seen; nil for one that is only decoration.
    func accessibilityName(in environment: EnvironmentValues) -> String? {
        switch (label, source) {
        case (.nothing, _), (.source, .bitmap), (.source, .encoded), (.source, .address): return nil
        case (.text(let text), _): return text.plainText(in: environment)
        case (.source, .symbol(let name)), (.source, .named(let name)),
            (.source, .resource(let name)):
            return name
        }
    }
}
