import ViewGraph

/// A layout that puts a panel beside a rectangle of the window that it fills.
protocol PanelLayout: PartLayout {}

extension PanelLayout {
    /// The room that is proposed; an iPhone's width and most of its height where none is.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 600))
    }
}

extension CGFloat {
    /// The nearest value that isn't above `high` nor below `low`; `low` where there is none.
    func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat { Swift.max(low, Swift.min(self, high)) }
}
