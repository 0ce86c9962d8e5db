import Typesetting
import ViewGraph

extension Image {
    /// A symbol whose layers have colours of their own, or that shows a value. Answers false where it is drawn whole.
    ///
    /// - Parameter paint: the paint of the most important layer; nil for the foreground.
    func drawLayers(
        of symbol: Symbol, in context: inout DrawContext, rect: CGRect, environment: EnvironmentValues,
        paint: Paint? = nil
    ) -> Bool {
        guard case .symbol(let name) = source, symbol.size.width > 0, symbol.size.height > 0 else { return false }
        let mode = shownMode(in: environment)
        let light = environment.symbolLight?.light
        guard mode != .monochrome || variableValue != nil || light != nil else { return false }
        let shownName = environment.symbolVariants.name(of: name)
        let layers = Symbols.layers(
            of: symbol, named: shownName, weight: environment.resolvedFont.weight, catalog: environment.fontCatalog)
        let isVariable = (variableValue != nil || light != nil) && layers.contains { $0.step != nil }
        let hasColors = layers.contains { SymbolColors.color(of: $0, in: layers, named: shownName) != nil }
        guard isVariable || (mode == .multicolor ? hasColors : mode != .monochrome && layers.count > 1) else {
            return false
        }
        let steps = Double(layers.compactMap(\.step).max() ?? 1)
        // Neighbours in one paint are one outline, so that no seam shows where they meet.
        var parts: [(look: LayerLook, path: Path)] = []
        for layer in layers.reversed() {
            let color = mode == .multicolor ? SymbolColors.color(of: layer, in: layers, named: shownName) : nil
            let isLit =
                layer.step.flatMap { step in
                    light?.isLit(step: step, of: steps) ?? variableValue.map { $0 > Double(step - 1) / steps }
                } ?? true
            let level = mode == .monochrome || mode == .multicolor ? 0 : layer.level
            let look = LayerLook(color: color, level: level, isLit: isLit)
            if let last = parts.indices.last, parts[last].look == look {
                parts[last].path.addPath(layer.path)
            } else {
                parts.append((look, layer.path))
            }
        }
        let placement = symbol.placement(in: rect)
        context.leaf(in: environment) { context in
            for part in parts {
                var styled =
                    part.look.color?.styledPaint(in: environment, rect: rect)
                    ?? environment.foregroundStyled(in: rect, level: part.look.level)
                if let paint, part.look.color == nil, part.look.level == 0 { styled.paint = paint }
                if !part.look.isLit { styled = styled.multiplyingOpacity(by: light?.opacityOfOthers ?? 0.3) }
                context.draw(styled) { .fill(part.path.applying(placement), FillStyle(), $0) }
            }
        }
        return true
    }

    /// The warning of a symbol that has fewer layers, colours or steps here than its mode or value asks for.
    func layerWarning(of symbol: Symbol, named name: String, in environment: EnvironmentValues) -> String? {
        let mode = shownMode(in: environment)
        guard mode != .monochrome || variableValue != nil else { return nil }
        let layers = Symbols.layers(
            of: symbol, named: name, weight: environment.resolvedFont.weight, catalog: environment.fontCatalog)
        if variableValue != nil, !layers.contains(where: { $0.step != nil }) {
            return "the symbol '\(name)' is drawn whole: none of its parts shows a variable value here"
        }
        let traits = Symbols.traits(of: name)
        switch mode {
        case .multicolor:
            let hasColor = layers.contains { SymbolColors.color(of: $0, in: layers, named: name) != nil }
            guard traits.contains(.colors), !hasColor else { return nil }
            return "the symbol '\(name)' has no colours of its own here: all of it is drawn in the foreground style"
        case .hierarchical, .palette:
            guard traits.contains(.layers), layers.count == 1 else { return nil }
            return "the symbol '\(name)' has one layer here: all of it is drawn in the first style"
        default: return nil
        }
    }

    /// How the symbol's layers are coloured. Several foreground styles ask for as many colours (SwiftUI's documentation
    /// of `foregroundStyle`), and a symbol as it was drawn has its own.
    private func shownMode(in environment: EnvironmentValues) -> SymbolRenderingMode {
        if let mode = symbolMode ?? environment.symbolRenderingMode { return mode }
        if renderingModeChoice == .original { return .multicolor }
        return environment.foregroundStyles?.secondary == nil ? .monochrome : .palette
    }
}

/// What tells layers of one outline from those of another.
private struct LayerLook: Equatable {
    var color: Color?
    var level: Int
    var isLit: Bool
}

extension Symbol {
    /// From the symbol's own box to a rectangle.
    func placement(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    }
}
