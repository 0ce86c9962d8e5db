protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

@Converted @Represented(by: ErasedShape) struct _ErasedShape: InsettableShape {
    typealias InsetShape = _ErasedShape
    @Native(erasedShapeInset) func inset(by amount: CGFloat) -> _ErasedShape
    @Native(erasedShapePath) func path(in rect: CGRect) -> Path
    @Native(erasedShapeSizeThatFits) func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

@Converted @Represented(by: AnyShape) struct AnyShape: Shape {
    @Native(anyShapeInit) init<S>(_ shape: S) where S: Shape
    @Native(anyShapePath) func path(in rect: CGRect) -> Path
}
