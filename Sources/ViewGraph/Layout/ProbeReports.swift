import Foundation

/// One question of a parent, for people and tools to read.
public struct ProbeReport: Equatable, Sendable {
    /// The id and name of who asked; nil for the canvas.
    public var parent: String?
    public var parentName: String?
    public var child: String
    public var childName: String
    public var proposal: ProposedViewSize
    public var answer: CGSize
    public var reason: String?
    public var depth: Int
    /// True where the child knew the answer already.
    public var isKnown: Bool
}

extension ViewGraph {
    /// What was asked while laying out, in order; nil where nothing was written down.
    package func probeReports(displayScale: CGFloat) -> [ProbeReport]? {
        guard let probes = recording.probes, let element = root?.elements.first else { return nil }
        var reporter = LayoutReporter(displayScale: displayScale)
        reporter.places = [:]
        _ = reporter.report(element)
        var story = ProbeStory(reporter: reporter)
        return probes.probes.compactMap { story.report($0) }
    }
}

/// Tells questions as a reader of the report knows the nodes: what only passes a question on is left out, and the
/// question goes to whom it was passed.
private struct ProbeStory {
    var reporter: LayoutReporter
    /// How deep the told questions lie in the log that the next one may be part of.
    private var depths: [Int] = []

    init(reporter: LayoutReporter) { self.reporter = reporter }

    mutating func report(_ probe: ProbeLog.Probe) -> ProbeReport? {
        // Reported when the one that passed it on was asked.
        if let parent = probe.parent, parent is PassThroughLayoutNode, isLeftOut(parent) { return nil }
        var node = probe.child
        while isLeftOut(node), let wrapper = node as? PassThroughLayoutNode { node = wrapper.child }
        // Lazy containers ask views before these are theirs.
        let asking = probe.parent ?? probe.child.parent
        guard !isLeftOut(node), let child = place(of: node, below: asking) else { return nil }
        var parent = asking
        while let current = parent, isLeftOut(current) || place(of: current) == nil { parent = current.parent }
        while let last = depths.last, last >= probe.depth { depths.removeLast() }
        defer { depths.append(probe.depth) }
        let place = parent.flatMap { self.place(of: $0) }
        return ProbeReport(
            parent: place?.id, parentName: place?.name, child: child.id, childName: child.name,
            proposal: probe.proposal, answer: probe.answer, reason: probe.reason, depth: depths.count,
            isKnown: probe.isKnown)
    }

    /// Writers of environments, and marks round elements of what is no declared view, such as the cells of a row.
    private func isLeftOut(_ node: LayoutNode) -> Bool {
        node.isTransparent || node.isMarker && !(node.viewNode is CompositeViewNode)
    }

    private func place(of node: LayoutNode) -> (id: String, name: String)? { reporter.places?[ObjectIdentifier(node)] }

    /// The same for a view that was asked and isn't shown, as what `ViewThatFits` rejects.
    private mutating func place(of node: LayoutNode, below asking: LayoutNode?) -> (id: String, name: String)? {
        if let known = place(of: node) { return known }
        var ancestor = asking
        while let current = ancestor, place(of: current) == nil { ancestor = current.parent }
        guard let ancestor else { return nil }
        reporter.addUnplaced(node, below: ancestor)
        return place(of: node)
    }
}
