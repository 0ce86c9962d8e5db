@Converted @Represented(by: AnyShapeStyle) struct AnyShapeStyle: ShapeStyle {
    @Native(anyShapeStyleInit) init<S>(_ style: S) where S: ShapeStyle
}
