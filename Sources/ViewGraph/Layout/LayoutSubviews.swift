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

    // Both are sequences, too, the second one without an end.
    public subscript(range: ClosedRange<Int>) -> LayoutSubviews { self[range.relative(to: self)] }
    public subscript(range: PartialRangeFrom<Int>) -> LayoutSubviews { self[range.relative(to: self)] }

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

// MARK: - For the engine's own layouts

/// Questions to a subview by its position, counted from 0, without a value for it in between: in a tall stack the
/// counting of references would take longer than the answers.
extension LayoutSubviews {
    // Unsafe: the place is checked by the array, which keeps the node as long as this value is in use.
    @inline(__always)
    private func node(_ position: Int) -> Unmanaged<LayoutNode> {
        .passUnretained(nodes[range.lowerBound + position])
    }

    package func size(
        of position: Int, in proposal: ProposedViewSize, because reason: @autoclosure () -> String
    ) -> CGSize {
        node(position)._withUnsafeGuaranteedRef { $0.sizeThatFits(proposal, because: reason()) }
    }

    /// The answer to a proposal that a place is given with; a question only where it wasn't asked before.
    package func sizeToPlace(_ position: Int, in proposal: ProposedViewSize) -> CGSize {
        node(position)._withUnsafeGuaranteedRef { $0.sizeToPlace(proposal) }
    }

    /// Where a guide is in a subview of the size that it answered to `proposal`.
    package func guide(
        _ key: AlignmentKey, of position: Int, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat {
        node(position)._withUnsafeGuaranteedRef { $0.guide(key, proposal: proposal, size: size) }
    }

    package func priority(of position: Int) -> Double {
        node(position)._withUnsafeGuaranteedRef { $0.layoutPriority }
    }

    package func spacing(of position: Int) -> ViewSpacing {
        node(position)._withUnsafeGuaranteedRef { $0.preferredSpacing }
    }

    package func place(_ position: Int, at origin: CGPoint, proposal: ProposedViewSize) {
        let index = range.lowerBound + position
        recorder?.record(PlacementRecorder.Placement(origin: origin, proposal: proposal), at: places?[index] ?? index)
    }
}

/// One subview as its container's layout sees it: it can be measured, asked and placed, and nothing else.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode
    /// A program may keep a subview whose view is gone: its node still has what it asks.
    private let owner: ViewNode
    let index: Int
    let recorder: PlacementRecorder?

    init(node: LayoutNode, index: Int, recorder: PlacementRecorder?) {
        (self.node, owner, self.index, self.recorder) = (node, node.viewNode, index, recorder)
    }

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
        recorder.record(PlacementRecorder.Placement(origin: origin, proposal: proposal), at: index)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

/// Where a layout puts its subviews during one pass.
package final class PlacementRecorder {
    struct Placement {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    // Unchecked as those of `LayoutNode`: changed whole, between calls.
    @exclusivity(unchecked) private var placements: [Placement?] = []
    private var bounds = CGRect.zero
    private var proposal = ProposedViewSize.unspecified

    init() {}

    convenience init(count: Int, bounds: CGRect, proposal: ProposedViewSize) {
        self.init()
        begin(count: count, bounds: bounds, proposal: proposal)
    }

    /// Forgets the places of another pass.
    func begin(count: Int, bounds: CGRect, proposal: ProposedViewSize) {
        (self.bounds, self.proposal) = (bounds, proposal)
        placements.removeAll(keepingCapacity: count < 1024)
        placements.append(contentsOf: repeatElement(nil, count: count))
    }

    func record(_ placement: Placement, at index: Int) {
        // A program may keep a subview and place it when another container is being laid out.
        if placements.indices.contains(index) { placements[index] = placement }
    }

    /// A child that wasn't placed stands at the centre with the container's proposal (facts.md 12.4).
    func placement(of node: LayoutNode, at index: Int) -> Placement {
        if let placement = placements[index] { return placement }
        let size = node.sizeThatFits(proposal, because: "not placed: it stands at the centre")
        return Placement(
            origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
    }
}

extension ViewGraph {
    /// Lets `place` write down where subviews go; what it is written into is used again by other containers.
    func recordingPlacements<Result>(_ record: (PlacementRecorder) -> Result) -> Result {
        var recorder = spareRecorders.popLast() ?? PlacementRecorder()
        let result = record(recorder)
        // What a program kept of it can't place subviews of others.
        if isKnownUniquelyReferenced(&recorder) { spareRecorders.append(recorder) }
        return result
    }
}
