import Foundation

/// A container's subviews as its layout sees them.
public struct LayoutSubviews: RandomAccessCollection {
    let nodes: [LayoutNode]
    let recorder: PlacementRecorder?
    public let layoutDirection: LayoutDirection
    private let range: Range<Int>

    package init(nodes: [LayoutNode], recorder: PlacementRecorder? = nil, layoutDirection: LayoutDirection) {
        self.init(nodes: nodes, recorder: recorder, layoutDirection: layoutDirection, range: nodes.indices)
    }

    private init(
        nodes: [LayoutNode], recorder: PlacementRecorder?, layoutDirection: LayoutDirection, range: Range<Int>
    ) {
        (self.nodes, self.recorder, self.layoutDirection, self.range) = (nodes, recorder, layoutDirection, range)
    }

    func recording(in recorder: PlacementRecorder) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes, recorder: recorder, layoutDirection: layoutDirection, range: range)
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: index, recorder: recorder)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes, recorder: recorder, layoutDirection: layoutDirection, range: bounds)
    }
}

/// One subview as its container's layout sees it: it can be measured, asked and placed, and nothing else.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode
    let index: Int
    let recorder: PlacementRecorder?

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }
    public var spacing: ViewSpacing { node.preferredSpacing }
    public var priority: Double { node.layoutPriority }
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.trait(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Puts the subview's `anchor` at `position`, which counts in the coordinates of the bounds. The last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let recorder else { return }
        var origin = position
        if anchor != .topLeading {
            let size = node.sizeThatFits(proposal)
            origin.x -= anchor.x * size.width
            origin.y -= anchor.y * size.height
        }
        recorder.placements[index] = PlacementRecorder.Placement(origin: origin, proposal: proposal)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

/// Where a layout puts its subviews during one pass.
package final class PlacementRecorder {
    package struct Placement {
        package var origin: CGPoint
        package var proposal: ProposedViewSize
    }

    var placements: [Placement?]
    private let bounds: CGRect
    private let proposal: ProposedViewSize

    init(count: Int, bounds: CGRect, proposal: ProposedViewSize) {
        placements = Array(repeating: nil, count: count)
        (self.bounds, self.proposal) = (bounds, proposal)
    }

    /// A child that wasn't placed stands at the centre with the container's proposal (facts.md 12.4).
    func placement(of node: LayoutNode, at index: Int) -> Placement {
        if let placement = placements[index] { return placement }
        let size = node.sizeThatFits(proposal)
        return Placement(
            origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
    }
}
