import Typesetting
import ViewGraph

extension Image: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        let resolved = resolved(in: viewNode.environment)
        if let warning = warning(for: resolved) { viewNode.report(warning) }
        if case .symbol = resolved, let mode = symbolMode ?? viewNode.environment.symbolRenderingMode,
            let warning = mode.warning
        {
            viewNode.report(warning)
        }
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
        if case .symbol(let symbol) = resolved, drawLayers(of: symbol, in: &context, rect: rect) { return }
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
        case (.nothing, _), (.source, .bitmap): return nil
        case (.text(let text), _): return text.plainText(in: environment)
        case (.source, .symbol(let name)), (.source, .named(let name)): return name
        }
    }
}

extension ImageNode {
    /// A symbol whose layers have colours of their own. Answers false where it is drawn in one.
    fileprivate func drawLayers(of symbol: Symbol, in context: inout DrawContext, rect: CGRect) -> Bool {
        guard case .symbol(let name) = image.source, symbol.size.width > 0, symbol.size.height > 0 else { return false }
        // Several foreground styles ask for as many colours (SwiftUI's documentation of `foregroundStyle`).
        let chosen = image.symbolMode ?? environment.symbolRenderingMode
        let mode = chosen ?? (environment.foregroundStyles?.secondary == nil ? .monochrome : .palette)
        guard mode == .hierarchical || mode == .palette else { return false }
        let layers = Symbols.layers(
            of: symbol, named: environment.symbolVariants.name(of: name), weight: environment.resolvedFont.weight,
            catalog: environment.fontCatalog)
        guard layers.count > 1 else { return false }
        let place = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        context.leaf(in: environment) { context in
            for (level, path) in layers.enumerated().reversed() {
                let styled = environment.foregroundStyled(in: rect, level: level)
                context.draw(styled) { .fill(path.applying(place), FillStyle(), $0) }
            }
        }
        return true
    }
}
