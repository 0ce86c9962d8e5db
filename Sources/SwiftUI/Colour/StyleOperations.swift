import ViewGraph

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let style: Style
    let opacity: Double

    public func _paint(in context: StyleContext) -> StyledPaint {
        style._paint(in: context).multiplyingOpacity(by: opacity)
    }
}

/// A style that combines with what lies below by a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let style: Style
    let blendMode: BlendMode

    public func _paint(in context: StyleContext) -> StyledPaint {
        var styled = style._paint(in: context)
        styled.blendMode = blendMode
        return styled
    }
}

/// A style that casts a shadow from, or into, what is drawn with it.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let style: Style
    let shadow: ShadowStyle

    public func _paint(in context: StyleContext) -> StyledPaint {
        var styled = style._paint(in: context)
        styled.filters.append(shadow.filter(in: context.environment))
        return styled
    }
}

/// A style that spreads over a fixed area in each leaf's coordinates.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let style: Style
    let bounds: CGRect

    public func _paint(in context: StyleContext) -> StyledPaint {
        var anchored = context
        anchored.rect = bounds.offsetBy(dx: context.rect.minX, dy: context.rect.minY)
        return style._paint(in: anchored)
    }
}

/// A shadow as a part of a style. The radius is the Gaussian's sigma, in points (facts 16.13).
public struct ShadowStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case drop, inner }

    private let kind: Kind
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize

    /// Below what is drawn.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// Inside what is drawn, along its edges.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func filter(in environment: EnvironmentValues) -> Filter {
        let color = color.resolvedColor(in: environment)
        switch kind {
        case .drop: return .shadow(color: color, radius: radius, offset: offset)
        case .inner: return .innerShadow(color: color, radius: radius, offset: offset)
        }
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadow: style)
    }

    /// The style over a fixed area instead of each leaf's own.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        _AnchoredShapeStyle(style: self, bounds: rect)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }

    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }

    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
}
