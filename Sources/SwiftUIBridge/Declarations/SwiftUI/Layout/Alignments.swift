protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

@Converted @Represented(by: HorizontalAlignment) struct HorizontalAlignment: Equatable, Sendable {
    @Native(horizontalAlignmentInit) init(_ id: any AlignmentID.Type)
}

@Converted @Represented(by: VerticalAlignment) struct VerticalAlignment: Equatable, Sendable {
    @Native(verticalAlignmentInit) init(_ id: any AlignmentID.Type)
}
