import Foundation

extension ViewGraph {
    /// Lays the tree out: the root's elements are taken anew, measured and placed from the top left corner.
    ///
    /// - Returns: the size the root answered to `proposal`, in points.
    package func layout(_ proposal: ProposedViewSize) -> CGSize {
        // Who lays out may hold on to what left the tree while it was laid out, until that is laid out anew.
        let departedBefore = layoutPass.departed
        defer { withExtendedLifetime(departedBefore) { layoutPass.isRunning = false } }
        layoutPass.departed = []
        layoutPass.isRunning = true
        refreshChangedContainers()
        guard let element = root?.elements.first else { return .zero }
        let size = element.sizeThatFits(proposal, because: "the canvas")
        element.place(at: .zero, proposal: proposal, size: size)
        let again = layoutPass.nodesToPlaceIn
        layoutPass.nodesToPlaceIn.removeAll()
        for (node, _) in again { node.placeChildrenAgain() }
        return size
    }

    func placesMayHaveChanged(in node: LayoutNode) { layoutPass.nodesToPlaceIn.append((node, node.viewNode)) }

    /// What the placed tree looks like.
    package func draw(displayScale: CGFloat) -> DisplayList {
        guard let element = root?.elements.first else { return DisplayList() }
        var context = DrawContext(displayScale: displayScale)
        context.draw(element)
        return context.displayList
    }

    /// The placed tree as `render inspect` prints it; nil for an empty one.
    package func report(displayScale: CGFloat) -> LayoutReport? {
        guard let element = root?.elements.first else { return nil }
        var reporter = LayoutReporter(displayScale: displayScale)
        return reporter.report(element)
    }
}

/// One node of what was laid out, for people and tools to read.
@_documentation(metadata: engine)
public struct LayoutReport: Equatable, Sendable {
    public var name: String
    public var id: String
    /// In points, in the canvas's coordinates, on the pixel grid, before render-only effects.
    public var frame: CGRect
    /// The bounding box of where that is drawn, after render effects; nil where they change nothing.
    public var drawn: CGRect?
    /// The view is on its way out: it is still drawn, and no longer one of its parent's.
    public var isLeaving = false
    public var proposal: ProposedViewSize
    public var text: TextReport?
    public var children: [LayoutReport]
    /// What a modifier says to those who don't see its content.
    package var accessibility: AccessibilityAttributes?
    /// What can be done there without touching it, by name; an empty one is an activation.
    package var actions: [String] = []
    /// Where the platform takes taps for what is here, in the canvas's coordinates; nil for nowhere but the view itself.
    package var tapArea: CGRect?
    /// What runs there.
    package var animations: [AnimationReport] = []
    /// Where the view was made, where the graph knows.
    package var origin: ViewOrigin?
    /// The same as a reader of the source finds it; nil unless `RenderOptions.recordsSources` asked for it.
    public package(set) var source: SourcePlace?

    package init(
        name: String, id: String, frame: CGRect, proposal: ProposedViewSize, text: TextReport? = nil,
        children: [LayoutReport] = []
    ) {
        (self.name, self.id, self.frame) = (name, id, frame)
        (self.proposal, self.text, self.children) = (proposal, text, children)
    }
}

/// Turns layout nodes into a report: wrappers are left out, the elements of one declared view are put together.
struct LayoutReporter {
    let displayScale: CGFloat
    /// Which place in the report each node has, where somebody wants to know.
    var places: [ObjectIdentifier: (id: String, name: String)]?
    /// The areas of the cells that were passed, by the nodes that they take taps for.
    private var tapAreas: [ObjectIdentifier: CGRect] = [:]

    init(displayScale: CGFloat) { self.displayScale = displayScale }

    /// Gives a node that was asked and never placed, and what is in it, places below `ancestor`, which has one.
    mutating func addUnplaced(_ node: LayoutNode, below ancestor: LayoutNode) {
        guard let id = places?[ObjectIdentifier(ancestor)]?.id else { return }
        _ = reports(of: node, Place(origin: .zero), ancestor: ancestor.viewNode, id: "." + id)
    }

    mutating func report(_ root: LayoutNode) -> LayoutReport? {
        var nodes = reports(of: root, Place(origin: root.frame.origin), ancestor: nil, id: "")
        guard !nodes.isEmpty else { return nil }
        // What is presented above the root is there to be seen, too, and so is what leaves the canvas: it stands after what
        // the root itself consists of.
        var first = nodes.remove(at: nodes.firstIndex { !$0.isLeaving } ?? 0)
        first.children += nodes
        return first
    }

    /// The reports that stand for `node`: itself, or its children's where it is only a wrapper.
    ///
    /// - Parameter isMember: the node above is a modifier round several elements whose id already tells which one.
    private mutating func reports(
        of node: LayoutNode, _ outer: Place, ancestor: ViewNode?, id: String, isMember: Bool = false
    ) -> [LayoutReport] {
        node.prepareForReport()
        let place = outer.adding(shownTransform(of: node))
        // What has coordinates of its own takes along what is in it.
        var inner = place
        if node.hasOwnCoordinates, let shift = node.presentation?.shift, shift != .zero {
            inner = place.moved(by: CGPoint(x: shift.width, y: shift.height))
        }
        noteTapArea(of: node, inner)
        let animations = node.graph.animator?.reports(of: node) ?? []
        if node.isTransparent {
            var inside = childReports(of: node, inner, ancestor: ancestor, id: id, isMember: isMember)
            // What happens to one element without being reported itself happens to that.
            if !animations.isEmpty, inside.count == 1 { inside[0].animations += Self.effects(animations) }
            return inside
        }
        let member = memberChild(of: node)
        let ownID = id + (isMember ? ".0" : path(of: node, member: member, below: ancestor))
        var frame = CGRect(origin: place.origin, size: node.frame.size)
        if let presentation = node.presentation {
            frame.origin.x += presentation.shift.width
            frame.origin.y += presentation.shift.height
            frame.size = presentation.size ?? frame.size
        }
        places?[ObjectIdentifier(node)] = (ownID.hasPrefix(".") ? String(ownID.dropFirst()) : ownID, node.name)
        let children = childReports(
            of: node, inner, ancestor: node.viewNode, id: ownID, isMember: member != nil)
        var report = LayoutReport(
            name: node.name, id: ownID.hasPrefix(".") ? String(ownID.dropFirst()) : ownID,
            frame: frame.rounded(toScale: displayScale), proposal: node.placedProposal, text: node.textReport,
            children: children)
        report.drawn = place.drawn(frame).map { $0.rounded(toScale: displayScale) }
        report.tapArea = tapAreas[ObjectIdentifier(node)]
        report.accessibility = node.accessibility
        report.origin = node.graph.origin(of: node.viewNode)
        report.animations = animations
        if let services = node.services {
            report.actions = services.actions.map { $0.name ?? "" }
            if services.adjust != nil { report.actions += ["increment", "decrement"] }
        }
        return [report]
    }

    /// A cell takes taps for a control and whatever stands for that on the way to it.
    private mutating func noteTapArea(of node: LayoutNode, _ place: Place) {
        guard let cell = node.tapCell, let control = node.controlOfCell else { return }
        let rect = cell.rect.offsetBy(dx: place.origin.x, dy: place.origin.y)
        var current: LayoutNode? = control
        while let step = current, step !== node {
            tapAreas[ObjectIdentifier(step)] = place.drawn(rect) ?? rect
            current = step.parent
        }
    }

    /// How a node moves, scales or turns what it draws now, on its way to how it will.
    private func shownTransform(of node: LayoutNode) -> CGAffineTransform? {
        guard let effect = node as? any RenderTransform else { return nil }
        guard let attributes = node.presentation?.attributes, attributes.isRunning else {
            return effect.renderTransform
        }
        let target = node.animatableAttributes
        node.animatableAttributes = attributes.current
        defer { node.animatableAttributes = target }
        return effect.renderTransform
    }

    private mutating func childReports(
        of node: LayoutNode, _ place: Place, ancestor: ViewNode?, id: String, isMember: Bool
    ) -> [LayoutReport] {
        var result: [LayoutReport] = []
        var lastMarker: (node: ViewNode, index: Int)?
        // What leaves stands where it stood, before what took its place.
        var leavers = (node.presentation?.leavers ?? []).sorted { ($0.index, $0.order) < ($1.index, $1.order) }[...]
        let children = node.reportedChildren
        // What a transition puts round an element isn't reported, but moves it.
        let hidesSome = children.first.map { $0 !== node.children.first } ?? false
        for (index, child) in children.enumerated() {
            while let leaver = leavers.first, leaver.index <= index {
                result += reports(of: leavers.removeFirst(), in: node, place, ancestor, id: id, isMember: isMember)
            }
            let hidden = hidesSome ? self.place(of: child, inside: node, place) : nil
            let childPlace = hidden?.place ?? place.moved(by: child.frame.origin)
            var reports: [LayoutReport] = child.graph.withStackSpace {
                self.reports(of: child, childPlace, ancestor: ancestor, id: id, isMember: isMember)
            }
            if let hidden, reports.count == 1 { reports[0].animations += hidden.animations }
            if child.isMarker, let last = lastMarker, child.viewNode === last.node, let marker = reports.first {
                var merged = result[last.index]
                if merged.drawn != nil || marker.drawn != nil {
                    merged.drawn = (merged.drawn ?? merged.frame).union(marker.drawn ?? marker.frame)
                }
                merged.frame = merged.frame.union(marker.frame)
                merged.children += marker.children
                result[last.index] = merged
            } else {
                result += reports
                lastMarker = child.isMarker && !reports.isEmpty ? (child.viewNode, result.count - 1) : nil
            }
        }
        for leaver in leavers { result += reports(of: leaver, in: node, place, ancestor, id: id, isMember: isMember) }
        return result
    }

    /// The reports of what is on its way out of a node.
    private mutating func reports(
        of leaver: Leaver.Element, in node: LayoutNode, _ place: Place, _ ancestor: ViewNode?, id: String,
        isMember: Bool
    ) -> [LayoutReport] {
        guard let anchor = node.presentation?.anchorOrigin else { return [] }
        let leaving = place.moved(by: CGPoint(x: leaver.frame.minX - anchor.x, y: leaver.frame.minY - anchor.y))
        return reports(of: leaver.node, leaving, ancestor: ancestor, id: id, isMember: isMember).map {
            var report = $0
            report.isLeaving = true
            return report
        }
    }

    /// Where a node stands that is not a child but further inside, what moves it there, and how that is on its way; nil where
    /// it isn't.
    private func place(
        of inner: LayoutNode, inside node: LayoutNode, _ place: Place
    ) -> (place: Place, animations: [AnimationReport])? {
        for child in node.children {
            let childPlace = place.moved(by: child.frame.origin)
            if child === inner { return (childPlace, []) }
            let found = child.graph.withStackSpace {
                self.place(of: inner, inside: child, childPlace.adding(shownTransform(of: child)))
            }
            if let found {
                return (found.place, Self.effects(child.graph.animator?.reports(of: child) ?? []) + found.animations)
            }
        }
        return nil
    }

    /// What of animations isn't the way of a frame: what stands round an element goes the same way.
    private static func effects(_ animations: [AnimationReport]) -> [AnimationReport] {
        animations.filter { $0.property != "frame" }
    }

    /// The element inside a modifier that stands round several, one node each; not what names several in the same way.
    private func memberChild(of node: LayoutNode) -> LayoutNode? {
        guard !node.isMarker, node.viewNode.elements.count > 1 else { return nil }
        var member = (node as? UnaryLayoutNode)?.child
        // A modifier in it, or a declared view, stands round as many, and none of them says which one this is.
        while let wrapper = member, wrapper.viewNode.elements.count > 1,
            let inner = (wrapper as? UnaryLayoutNode)?.child
        {
            member = inner
        }
        return member
    }

    /// What the identity of `node` adds to that of the node reported above it.
    private func path(of node: LayoutNode, member: LayoutNode?, below ancestor: ViewNode?) -> String {
        var components = components(from: node.viewNode, below: ancestor)
        if let member {
            // Each node has the identity of its element, less the step into the modifier's content.
            components += self.components(from: member.viewNode, below: node.viewNode).dropFirst()
        }
        let text = components.map(\.description).joined()
        return text.hasPrefix(".") && components.contains(where: \.isPosition) ? text : ".0" + text
    }

    private func components(from node: ViewNode, below ancestor: ViewNode?) -> [PathComponent] {
        var components: [PathComponent] = []
        var current: ViewNode? = node
        while let step = current, step !== ancestor {
            if step.component != .none { components.append(step.component) }
            current = step.reportedParent
        }
        return components.reversed()
    }
}

extension PathComponent {
    fileprivate var isPosition: Bool {
        if case .position = self { return true }
        return false
    }
}
