import ViewGraph

/// How large the canvas of a preview is.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
    /// The canvas that the preview is shown on: with `.fixed`, the view is offered just that size.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
        if case .fixed(let w, let h) = value { (width, height) = (w, h) }
        return frame(width: width, height: height)
    }

    /// The name above the preview in Xcode; a drawn view has none.
    public func previewDisplayName(_ value: String?) -> some View { self }
}
