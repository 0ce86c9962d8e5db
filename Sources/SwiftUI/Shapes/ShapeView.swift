import ViewGraph

/// A shape that is drawn; further fills and strokes are drawn over it.
public nonisolated protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Content { get }
}

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: LayeredShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    package var layers: [ShapeLayer] { [ShapeLayer(shape: shape, style: style, outline: .fill(fillStyle))] }
}

/// A shape filled over what was drawn of it before.
@_documentation(metadata: engine)
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LayeredShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }

    package var layers: [ShapeLayer] {
        ShapeLayer.below(background) + [ShapeLayer(shape: shape, style: style, outline: .fill(fillStyle))]
    }
}

/// A shape stroked over what was drawn of it before; the line's middle is the outline.
@_documentation(metadata: engine)
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LayeredShapeView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    package var layers: [ShapeLayer] {
        ShapeLayer.below(background)
            + [ShapeLayer(shape: shape, style: style, outline: .stroke(strokeStyle, antialiased: isAntialiased))]
    }
}

/// A shape stroked inside its outline over what was drawn of it before.
@_documentation(metadata: engine)
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    LayeredShapeView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    package var layers: [ShapeLayer] {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        return ShapeLayer.below(background)
            + [ShapeLayer(shape: inner, style: style, outline: .stroke(strokeStyle, antialiased: isAntialiased))]
    }
}

// MARK: - Layers

/// One fill or stroke of a shape that is drawn.
package struct ShapeLayer {
    enum Outline {
        case fill(FillStyle)
        case stroke(StrokeStyle, antialiased: Bool)
    }

    var shape: any Shape
    var style: any ShapeStyle
    var outline: Outline

    /// What was drawn of the same shape before.
    static func below(_ background: any View) -> [ShapeLayer] {
        (background.unwrapped as? any LayeredShapeView)?.layers ?? []
    }
}

extension ShapeLayer {
    /// What is animated: the shape's own data and the width of a line.
    fileprivate var quantities: _AnyAnimatableData {
        get {
            var data = shape.animatableQuantities
            if case .stroke(let style, _) = outline { data.append(Double(style.lineWidth)) }
            return data
        }
        set {
            guard case .stroke(var style, let antialiased) = outline else {
                return shape.animatableQuantities = newValue
            }
            let line = _AnyAnimatableData(0.0)
            let parts = newValue.split(like: [shape.animatableQuantities, line])
            shape.animatableQuantities = parts[0]
            style.lineWidth = CGFloat(parts[1].numbers.first ?? 0)
            outline = .stroke(style, antialiased: antialiased)
        }
    }
}

/// A shape with everything that is drawn of it, from back to front.
package nonisolated protocol LayeredShapeView: ShapeView, LeafView {
    var layers: [ShapeLayer] { get }
}

nonisolated extension LayeredShapeView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        ShapeLayoutNode(viewNode: viewNode, shape: shape, layers: layers)
    }
}

/// A shape and what is drawn of it.
final class ShapeLayoutNode: LayoutNode {
    private let shape: any Shape
    private var layers: [ShapeLayer]

    init(viewNode: ViewNode, shape: any Shape, layers: [ShapeLayer]) {
        (self.shape, self.layers) = (shape, layers)
        super.init(viewNode: viewNode)
    }

    override var name: String { graph.name(of: shape) }
    /// A shape changes by its own data and its colours, or not at all.
    override var contentExchange: _ContentExchange { .none }

    override var animatableAttributes: _AnyAnimatableData? {
        get { layers.reduce(into: _AnyAnimatableData.zero) { $0.append($1.quantities) } }
        set {
            guard let parts = newValue?.split(like: layers.map(\.quantities)) else { return }
            for index in layers.indices { layers[index].quantities = parts[index] }
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What is filled and what is stroked.
    override var hitShape: HitShape {
        let rect = CGRect(origin: .zero, size: frame.size)
        var whole = Path()
        var eoFill = false
        for layer in layers {
            if case .color(let color) = layer.style.styledPaint(in: environment, rect: rect).paint, color.opacity <= 0 {
                continue
            }
            let path = outline(of: layer.shape, in: rect)
            switch layer.outline {
            case .fill(let style):
                eoFill = style.isEOFilled
                whole.addPath(path)
            case .stroke(let style, _):
                if style.lineWidth > 0, style.lineWidth.isFinite { whole.addPath(path.strokedPath(style)) }
            }
        }
        return whole.isEmpty ? .none : .path(whole, eoFill: eoFill)
    }

    override func draw(in context: inout DrawContext) {
        let rect = context.pixelRect(of: frame.size)
        guard layers.count > 1 else {
            if let layer = layers.first { draw(layer, rect: rect, in: &context) }
            return
        }
        context.leaf(in: environment) { context in
            for layer in layers { draw(layer, rect: rect, in: &context) }
        }
    }

    private func draw(_ layer: ShapeLayer, rect: CGRect, in context: inout DrawContext) {
        var (shape, outline) = (layer.shape, layer.outline)
        // A stroked outline that is only filled stays a line for the outputs that know lines.
        if case .fill = outline, let stroked = shape._drawing.stroke {
            (shape, outline) = (stroked.wrappedShape, .stroke(stroked.strokeStyle, antialiased: true))
        }
        let path = self.outline(of: shape, in: rect)
        guard !path.isEmpty || context.keepsInvisible else { return }
        let styled = reporting(layer.style.styledPaint(in: environment, rect: rect))
        switch outline {
        case .fill(let style): context.draw(styled) { .fill(path, style, $0) }
        case .stroke(let style, let antialiased):
            guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
            context.draw(styled) {
                antialiased
                    ? .stroke(path, style, $0)
                    : .fill(path.strokedPath(style), FillStyle(antialiased: false), $0)
            }
        }
    }
}

extension LayoutNode {
    /// A shape's outline in `rect`, given the rectangle with its corner at the origin as shapes expect it.
    func outline(of shape: any Shape, in rect: CGRect) -> Path {
        let local = CGRect(origin: .zero, size: rect.size)
        var path =
            if shape._drawing.dependsOnPlace {
                ShapePlace.$current.withValue(ShapePlace(node: self)) { shape.path(in: local) }
            } else {
                shape.path(in: local)
            }
        if case .mirrors(let direction) = shape.layoutDirectionBehavior, direction == environment.layoutDirection {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
        }
        return path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
}
