import ViewGraph

nonisolated extension View {
    /// A frame with bounds; see `FlexibleFrameNode` for the rule.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                horizontal: FrameBounds(min: minWidth, ideal: idealWidth, max: maxWidth),
                vertical: FrameBounds(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
    }
}

struct FlexibleFrameModifier: ElementModifier {
    let horizontal: FrameBounds
    let vertical: FrameBounds
    let alignment: Alignment

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        diagnose(viewNode)
        return FlexibleFrameNode(
            viewNode: viewNode, child: child, horizontal: horizontal.cleaned, vertical: vertical.cleaned,
            alignment: alignment)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? FlexibleFrameNode else { return .needsNewNode }
        diagnose(node.viewNode)
        (node.horizontal, node.vertical, node.alignment) = (horizontal.cleaned, vertical.cleaned, alignment)
        return .rules
    }

    private func diagnose(_ viewNode: ViewNode) {
        for bounds in [horizontal, vertical] where bounds.isDiagnosed {
            viewNode.report("Invalid frame dimension (negative or non-finite).")
        }
    }
}

/// What a flexible frame says of one axis.
struct FrameBounds: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    /// facts.md 7.1: negative maximums and minimums that aren't finite are reported.
    var isDiagnosed: Bool {
        if let max, max < 0 || max.isNaN { return true }
        if let min, !min.isFinite { return true }
        return ideal.map { $0 < 0 || $0.isNaN } ?? false
    }

    /// min ≥ 0, ideal ≥ min, max ≥ ideal, each only where given. A bound that is no number is none.
    var cleaned: FrameBounds {
        var result = self
        if let value = min { result.min = value.isNaN ? nil : Swift.max(value, 0) }
        if let value = ideal { result.ideal = value.isNaN ? nil : Swift.max(value, result.min ?? 0) }
        if let value = max { result.max = value.isNaN ? nil : Swift.max(value, result.ideal ?? result.min ?? 0) }
        return result
    }

    /// What the bounds make of a proposal, for people; nil where they say nothing of it.
    func text(for proposal: CGFloat?) -> String? {
        if proposal == nil, let ideal { return "\(ProbeLog.text(ideal)) (ideal)" }
        guard min != nil || max != nil else { return nil }
        return "\(min.map(ProbeLog.text) ?? "")…\(max.map(ProbeLog.text) ?? "")"
    }

    func clamp(_ value: CGFloat) -> CGFloat {
        Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity)
    }

    func proposal(_ proposal: CGFloat?) -> CGFloat? {
        if let proposal { return clamp(proposal) }
        return ideal.map(clamp)
    }

    func answer(to proposal: CGFloat?, child: CGFloat) -> CGFloat {
        guard let proposal else { return ideal ?? clamp(child) }
        let inner = clamp(proposal)
        switch (min, max) {
        case (_?, _?): return inner
        case (nil, let max?): return Swift.min(Swift.max(inner, child), max)
        case (let min?, nil): return Swift.max(Swift.min(inner, child), min)
        case (nil, nil): return child
        }
    }

    /// The proposal with which the child is placed: the frame's own length, or nil where nothing fixed it.
    func placement(of length: CGFloat, proposal: CGFloat?) -> CGFloat? {
        if proposal == nil, ideal == nil, length > min ?? -.infinity, length < max ?? .infinity { return nil }
        return length
    }
}

/// facts.md 7.3, 7.4.
final class FlexibleFrameNode: UnaryLayoutNode {
    fileprivate var horizontal: FrameBounds
    fileprivate var vertical: FrameBounds
    fileprivate var alignment: Alignment

    init(
        viewNode: ViewNode, child: LayoutNode, horizontal: FrameBounds, vertical: FrameBounds, alignment: Alignment
    ) {
        (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".frame" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(
            ProposedViewSize(
                width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height)),
            because: boundsText(proposal))
        return CGSize(
            width: horizontal.answer(to: proposal.width, child: size.width),
            height: vertical.answer(to: proposal.height, child: size.height))
    }

    /// As in "within width 40…120".
    private func boundsText(_ proposal: ProposedViewSize) -> String {
        let texts = [("width", horizontal, proposal.width), ("height", vertical, proposal.height)].compactMap {
            name, bounds, length in bounds.text(for: length).map { "\(name) \($0)" }
        }
        return texts.isEmpty ? "passed on" : "within " + texts.joined(separator: ", ")
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = ProposedViewSize(
            width: horizontal.placement(of: size.width, proposal: proposal.width),
            height: vertical.placement(of: size.height, proposal: proposal.height))
        return (alignedOrigin(of: child, in: size, proposal: inner, alignment: alignment), inner)
    }

    /// A list that is given a least length doesn't want one (measured: facts 21.11).
    override func preference<Value>(_ key: PreferenceChannel<Value>) -> Value? {
        guard key.id == ObjectIdentifier(WantingAxesKey.self), var axes = super.preference(key) as? Axis.Set else {
            return super.preference(key)
        }
        if horizontal.min ?? 0 > 0 { axes.remove(.horizontal) }
        if vertical.min ?? 0 > 0 { axes.remove(.vertical) }
        return axes as? Value
    }

    override var spacing: ViewSpacing {
        child.preferredSpacing.resettingFramed(width: !horizontal.isEmpty, height: !vertical.isEmpty)
    }
}
