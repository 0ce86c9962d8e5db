import Foundation

/// A container's subviews as its layout sees them, or some of them.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let nodes: [LayoutNode]
    /// Which subviews of the container the nodes are; nil where they are all of them.
    private let places: [Int]?
    private let recorder: PlacementRecorder?
    public let layoutDirection: LayoutDirection
    private let range: Range<Int>

    package init(nodes: [LayoutNode], layoutDirection: LayoutDirection) {
        self.init(nodes: nodes, places: nil, recorder: nil, layoutDirection: layoutDirection, range: nodes.indices)
    }

    /// Those of `subviews`, which are all of one container.
    package init(_ subviews: [LayoutSubview]) {
        self.init(
            nodes: subviews.map(\.node), places: subviews.map(\.index), recorder: subviews.first?.recorder,
            layoutDirection: subviews.first?.node.parent?.layoutDirection ?? .leftToRight, range: subviews.indices)
    }

    private init(
        nodes: [LayoutNode], places: [Int]?, recorder: PlacementRecorder?, layoutDirection: LayoutDirection,
        range: Range<Int>
    ) {
        (self.nodes, self.places, self.recorder) = (nodes, places, recorder)
        (self.layoutDirection, self.range) = (layoutDirection, range)
    }

    func recording(in recorder: PlacementRecorder) -> LayoutSubviews {
        LayoutSubviews(
            nodes: nodes, places: places, recorder: recorder, layoutDirection: layoutDirection, range: range)
    }

    /// How many places a recorder has to have for them.
    var placeCount: Int { places.map { ($0.max() ?? -1) + 1 } ?? nodes.count }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: places?[index] ?? index, recorder: recorder)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(
            nodes: nodes, places: places, recorder: recorder, layoutDirection: layoutDirection, range: bounds)
    }

    /// The subviews at these places, in this order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = Array(indices)
        return LayoutSubviews(
            nodes: chosen.map { nodes[$0] }, places: chosen.map { places?[$0] ?? $0 }, recorder: recorder,
            layoutDirection: layoutDirection, range: chosen.indices)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
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
