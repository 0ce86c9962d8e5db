import ViewGraph

/// Colours along a line through the painted area.
public nonisolated struct LinearGradient: ShapeStyle, Hashable, Sendable {
    public typealias Resolved = Never
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint, endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    public func _paint(in context: StyleContext) -> StyledPaint {
        StyledPaint(
            .linearGradient(
                gradient.gradient(in: context.environment).resolved(in: context),
                start: startPoint.point(in: context.rect), end: endPoint.point(in: context.rect)))
    }
}

/// Colours along the radii of a circle; radii in points.
public nonisolated struct RadialGradient: ShapeStyle, Hashable, Sendable {
    public typealias Resolved = Never
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center, startRadius, endRadius)
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
        (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
    }

    public func _paint(in context: StyleContext) -> StyledPaint {
        StyledPaint(
            .radialGradient(
                gradient.gradient(in: context.environment).resolved(in: context),
                center: center.point(in: context.rect), startRadius: startRadius, endRadius: endRadius))
    }
}

/// Colours along the radii of an ellipse that follows the painted area; radii in fractions of its sides.
public nonisolated struct EllipticalGradient: ShapeStyle, Hashable, Sendable {
    public typealias Resolved = Never
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startFraction: CGFloat, _ endFraction: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (startRadiusFraction, endRadiusFraction) = (startFraction, endFraction)
    }

    public func _paint(in context: StyleContext) -> StyledPaint {
        let middle = center.point(in: context.rect)
        return StyledPaint(
            .ellipticalGradient(
                gradient.gradient(in: context.environment).resolved(in: context),
                transform: CGAffineTransform(
                    a: context.rect.width, b: 0, c: 0, d: context.rect.height, tx: middle.x, ty: middle.y),
                startRadius: startRadiusFraction, endRadius: endRadiusFraction))
    }
}

/// Colours round a point, clockwise from the start angle; 0° points to the right.
public nonisolated struct AngularGradient: ShapeStyle, Hashable, Sendable {
    public typealias Resolved = Never
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, startAngle, endAngle)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A full turn from `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
        (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
    }

    public func _paint(in context: StyleContext) -> StyledPaint {
        StyledPaint(
            .angularGradient(
                gradient.gradient(in: context.environment).resolved(in: context),
                center: center.point(in: context.rect), startAngle: startAngle, endAngle: endAngle))
    }
}

// MARK: - As views

extension LinearGradient: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        StyleLayoutNode(viewNode: viewNode, style: self, name: "LinearGradient")
    }
}

extension RadialGradient: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        StyleLayoutNode(viewNode: viewNode, style: self, name: "RadialGradient")
    }
}

extension EllipticalGradient: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        StyleLayoutNode(viewNode: viewNode, style: self, name: "EllipticalGradient")
    }
}

extension AngularGradient: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        StyleLayoutNode(viewNode: viewNode, style: self, name: "AngularGradient")
    }
}
