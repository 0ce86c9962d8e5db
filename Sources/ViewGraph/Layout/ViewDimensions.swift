import Foundation

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat

    /// Who is asked for explicit guides, and under which proposal the size was answered.
    let node: LayoutNode?
    /// A program may keep the dimensions of a view that is gone: its node still has what it asks.
    private let owner: ViewNode?
    let proposal: ProposedViewSize

    package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
        (width, height, self.node, self.proposal) = (size.width, size.height, node, proposal)
        owner = node?.viewNode
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package var size: CGSize { CGSize(width: width, height: height) }

    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? defaultValue(key) }

    package func defaultValue(_ key: AlignmentKey) -> CGFloat {
        // A custom default may read other guides of the view, never its own explicit value, so this can't recur.
        let value = key.defaultValue(self)
        return value.isNaN ? 0 : value
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let value = node?.explicitAlignment(key, proposal: proposal, size: size), !value.isNaN else { return nil }
        return value
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.node === rhs.node
    }
}
