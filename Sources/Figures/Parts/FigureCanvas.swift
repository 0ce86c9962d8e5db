import SwiftUI

/// What every figure stands in: its content as wide as it needs, at most as wide as the figure may be, with a margin.
nonisolated struct FigureCanvas<Content: View>: View {
    let style: FigureStyle
    /// Of the whole, margins included.
    let width: CGFloat
    let content: Content

    var body: some View {
        WidthLimit(width: max(width - 2 * style.theme.margin, 60)) { content }
            .padding(style.theme.margin)
            .font(style.label())
            .foregroundStyle(style.ink)
    }
}

/// Offers its content a width and takes what the content needs of it.
nonisolated struct WidthLimit: Layout {
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let subview = subviews.first else { return .zero }
        return subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: nil))
    }
}
