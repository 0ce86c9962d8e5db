import ViewGraph

/// A level of the current foreground: `.primary` is it, the others are ever fainter.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in context: StyleContext) -> StyledPaint {
        context.at(level: context.level + level).foregroundPaint
    }
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let base: Base
    let level: Int

    public func _paint(in context: StyleContext) -> StyledPaint {
        base._paint(in: context.at(level: context.level + level))
    }
}

/// What texts and shapes are drawn in where the style is used.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _paint(in context: StyleContext) -> StyledPaint { context.foregroundPaint }
}

/// What lies behind everything.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: StyleContext) -> StyledPaint {
        if let style = context.environment.backgroundStyle, let inner = context.nested {
            // Inside itself `.background` is the platform's, so that a style that refers to it ends.
            var outer = inner
            outer.environment.backgroundStyle = nil
            return style._paint(in: outer)
        }
        return StyledPaint(.color(SystemBackground.resolved(level: context.level, in: context.environment)))
    }
}

/// What controls, links and progress are drawn in.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: StyleContext) -> StyledPaint {
        if let tint = context.environment.tint, var inner = context.nested {
            inner.environment.tint = nil
            return tint._paint(in: inner)
        }
        return Color.accentColor._paint(in: context)
    }
}

/// What marks the selection.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _paint(in context: StyleContext) -> StyledPaint { TintShapeStyle()._paint(in: context) }
}

/// What separates rows and groups.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: StyleContext) -> StyledPaint {
        let color = SystemFill.separator(in: context.environment)
        return StyledPaint(.color(color.multiplyingOpacity(by: context.levelOpacity)))
    }
}

/// What a field says while it is empty.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: StyleContext) -> StyledPaint {
        StyledPaint(.color(LabelColor.resolved(level: 2 + context.level, in: context.environment)))
    }
}

/// What links are drawn in.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _paint(in context: StyleContext) -> StyledPaint { Color.blue._paint(in: context) }
}

/// What fills controls and wells, laid over any background.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}

    public func _paint(in context: StyleContext) -> StyledPaint {
        StyledPaint(.color(SystemFill.resolved(level: context.level, in: context.environment)))
    }
}

/// What windows are filled with.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public init() {}
    public func _paint(in context: StyleContext) -> StyledPaint { BackgroundStyle()._paint(in: context) }
}

// MARK: - Short names

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
