import ViewGraph

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    package let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    public func _paint(in context: StyleContext) -> StyledPaint { style._paint(in: context) }
}

extension AnyShapeStyle: CustomComparable {
    package func isSame(as other: AnyShapeStyle) -> Bool { areEqual(style, other.style) }
}

extension ShapeStyle {
    /// The style inside a type-erased one, else this one.
    package var unwrapped: any ShapeStyle { (self as? AnyShapeStyle)?.style ?? self }
}
