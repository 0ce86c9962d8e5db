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
        case (.nothing, _), (.source, .bitmap), (.source, .encoded), (.source, .address): return nil
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
        let shownName = environment.symbolVariants.name(of: name)
        if let value = image.variableValue, let (parts, fixed) = Symbols.variableParts(of: symbol, named: shownName) {
            draw(parts, fixed: fixed, value: value, of: symbol, in: &context, rect: rect)
            return true
        }
        guard mode != .monochrome else { return false }
        let layers = Symbols.layers(
            of: symbol, named: shownName, weight: environment.resolvedFont.weight, catalog: environment.fontCatalog)
        guard layers.count > 1 || mode == .multicolor else { return false }
        context.leaf(in: environment) { context in
            for (level, path) in layers.enumerated().reversed() {
                let own = mode == .multicolor ? SymbolColors.color(of: shownName, layer: level, of: layers.count) : nil
                let styled =
                    own?.styledPaint(in: environment, rect: rect)
                    ?? environment.foregroundStyled(in: rect, level: mode == .multicolor ? 0 : level)
                context.draw(styled) { .fill(path.applying(symbol.placement(in: rect)), FillStyle(), $0) }
            }
        }
        return true
    }

    /// The parts of a symbol that shows a value: those that aren't lit are faint.
    private func draw(
        _ parts: [Path], fixed: Int, value: Double, of symbol: Symbol, in context: inout DrawContext, rect: CGRect
    ) {
        let styled = environment.foregroundStyled(in: rect)
        let variable = Double(parts.count - fixed)
        context.leaf(in: environment) { context in
            for (index, part) in parts.enumerated() {
                let isLit = index < fixed || value > Double(index - fixed) / variable
                let shown = isLit ? styled : styled.multiplyingOpacity(by: 0.3)
                context.draw(shown) { .fill(part.applying(symbol.placement(in: rect)), FillStyle(), $0) }
            }
        }
    }
}

extension Symbol {
    /// From the symbol's own box to a rectangle.
    fileprivate func placement(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    }
}
