import Foundation

/// The part of a leaf or container that takes touches.
@_documentation(metadata: engine)
public enum HitShape {
    case none
    /// The whole frame.
    case frame
    /// An outline in the node's own coordinates.
    case path(Path, eoFill: Bool = false)

    /// What it lies in, in the node's own coordinates.
    func box(of node: LayoutNode) -> CGRect {
        switch self {
        case .none: .null
        case .frame: CGRect(origin: .zero, size: node.frame.size)
        case .path(let path, _): path.boundingRect
        }
    }
}

/// A node that takes events, where it stands in the placed tree.
package struct EventTarget {
    package let node: LayoutNode
    package let interaction: Interaction
    /// From the node's coordinates to the canvas's.
    package let transform: CGAffineTransform
    /// The target round it.
    package let parent: Int?
    /// The label given by a modifier round it or inside.
    package fileprivate(set) var label: String?
    package fileprivate(set) var identifier: String?
    /// The visible texts inside that belong to no target further in.
    package fileprivate(set) var texts: [String] = []
    /// What the accessibility modifiers round it say.
    package fileprivate(set) var inputLabels: [String] = []
    /// The services round it.
    package fileprivate(set) var service: Int?

    /// The box round the node, in the canvas's coordinates.
    package var bounds: CGRect { CGRect(origin: .zero, size: node.frame.size).applying(transform) }
}

/// A piece of the canvas that can be hit, with whom a touch there is offered to.
package struct HitRegion {
    package let shape: HitShape
    package let node: LayoutNode
    package let transform: CGAffineTransform
    package let clips: [HitClip]
    /// The innermost target round it.
    package let target: Int?

    /// Whether the region covers a point of the canvas.
    package func contains(_ point: CGPoint) -> Bool {
        guard transform.determinant != 0, clips.allSatisfy({ $0.contains(point) }) else { return false }
        let local = point.applying(transform.inverted())
        switch shape {
        case .none: return false
        case .frame:
            let size = node.frame.size
            return local.x >= 0 && local.y >= 0 && local.x < size.width && local.y < size.height
        case .path(let path, let eoFill): return path.contains(local, eoFill: eoFill)
        }
    }
}

/// An outline outside which nothing is hit.
package struct HitClip {
    let path: Path
    let eoFill: Bool
    let transform: CGAffineTransform

    func contains(_ point: CGPoint) -> Bool {
        transform.determinant != 0 && path.contains(point.applying(transform.inverted()), eoFill: eoFill)
    }
}

/// A text that can be seen, and where.
package struct VisibleText {
    package let text: String
    package let node: LayoutNode
    package let bounds: CGRect
}

/// Everything in a placed tree that events can reach, from back to front.
package struct EventScene {
    package fileprivate(set) var targets: [EventTarget] = []
    package fileprivate(set) var regions: [HitRegion] = []
    package fileprivate(set) var texts: [VisibleText] = []
    package fileprivate(set) var services: [EventService] = []

    package init() {}

    /// The frontmost region at a point.
    package func region(at point: CGPoint) -> HitRegion? { regions.last { $0.contains(point) } }

    /// The targets round a region, the innermost first.
    package func targets(of region: HitRegion) -> [Int] {
        var result: [Int] = []
        var current = region.target
        while let index = current, targets.indices.contains(index) {
            result.append(index)
            current = targets[index].parent
        }
        return result
    }
}

extension ViewGraph {
    /// What events can reach in the placed tree.
    ///
    /// - Parameters:
    ///   - query: what it is wanted for; parts of the tree that don't matter for it are passed over.
    ///   - origin: where the root's corner stands on the canvas.
    package func eventScene(_ query: EventQuery = .everything, origin: CGPoint = .zero) -> EventScene {
        guard let element = root?.elements.first else { return EventScene() }
        var context = EventContext(
            transform: CGAffineTransform(translationX: origin.x, y: origin.y), query: query)
        context.visit(element)
        return context.scene
    }
}

/// Collects what can be reached, as `DrawContext` collects what can be seen.
@_documentation(metadata: engine)
public struct EventContext {
    package private(set) var scene = EventScene()
    /// From the current node's coordinates to the canvas's.
    package private(set) var transform: CGAffineTransform
    private var clips: [HitClip] = []
    private var target: Int?
    private var service: Int?
    private var isHittable = true
    private var isReadable = true
    /// The attributes of modifiers round the node that no target took yet.
    private var pending = AccessibilityAttributes()
    private let query: EventQuery
    /// True inside what has to be known whole: a target, whose texts are its name, and what is named from outside.
    private var isWhole = false
    /// True inside a cell, which has to be known whole to find its only control.
    private var isInCell = false
    /// What the children of the node have whose reach is worked out.
    private(set) var reachedNames = NameFilter()
    private(set) var reachedBounds = CGRect.null
    private(set) var reachesFocus = false

    package init(transform: CGAffineTransform = .identity, query: EventQuery = .everything) {
        (self.transform, self.query) = (transform, query)
    }

    /// Collects a child of the current node.
    package mutating func visit(_ node: LayoutNode) {
        let saved = transform
        transform = CGAffineTransform(translationX: node.frame.minX, y: node.frame.minY).concatenating(transform)
        defer { transform = saved }
        switch query {
        case .everything: break
        case .called(let name): if !isWhole, !node.eventReach.names.mayContain(name) { return }
        case .at(let point): if !isHittable || !(isInCell || covers(point, node)) { return }
        case .focus: if !node.eventReach.takesFocus { return }
        case .reach: return add(node.eventReach)
        }
        node.graph.work.eventVisits += 1
        collect(node: node)
    }

    private func covers(_ point: CGPoint, _ node: LayoutNode) -> Bool {
        node.eventReach.bounds.box(applying: transform).contains(point)
    }

    private mutating func add(_ reach: EventReach) {
        reachedNames.formUnion(reach.names)
        if reach.takesFocus { reachesFocus = true }
        if isHittable { reachedBounds = reachedBounds.union(reach.bounds.box(applying: transform)) }
    }

    /// Where the content stands may change without anybody being told.
    package mutating func contentMovesUnnoticed() {
        if case .reach = query, isHittable { reachedBounds = .infinite }
    }

    /// Collects a node whose place is known.
    mutating func collect(node: LayoutNode) {
        if let services = node.services { return collect(node, services) }
        node.graph.withStackSpace {
            if let attributes = node.accessibility { collect(node, attributes) } else { collect(node) }
        }
    }

    private mutating func collect(_ node: LayoutNode, _ services: EventServices) {
        if case .reach = query {
            if services.focus != nil { reachesFocus = true }
            return collect(node)
        }
        let outer = service
        let index = scene.services.count
        let (firstText, firstTarget) = (scene.texts.count, scene.targets.count)
        var names = [pending.label, pending.identifier].compactMap { $0 } + pending.inputLabels
        scene.services.append(EventService(node: node, services: services, transform: transform, parent: outer))
        service = index
        collect(node)
        service = outer
        if names.isEmpty {
            names = scene.texts[firstText...].map(\.text)
            for target in scene.targets[firstTarget...] {
                names += [target.label, target.interaction.label, target.identifier].compactMap { $0 }
            }
        }
        scene.services[index].names = names
    }

    private mutating func collect(_ node: LayoutNode) {
        let (outerTarget, wasWhole) = (target, isWhole)
        defer { (target, isWhole) = (outerTarget, wasWhole) }
        if let interaction = node.interaction {
            if interaction.role != .scrollView { isWhole = true }
            add(interaction, of: node)
            // A region of its own, behind what its content has.
            if interaction.area == .frame { add(.frame, of: node) }
        }
        let shape = node.hitShape
        if case .none = shape {} else { add(shape, of: node) }
        if let text = node.accessibilityText, !text.isEmpty { add(text, of: node) }
        if let cell = node.tapCell {
            collect(node, in: cell) { node.collectEvents(in: &$0) }
        } else {
            node.collectEvents(in: &self)
        }
    }

    private mutating func collect(_ node: LayoutNode, _ attributes: AccessibilityAttributes) {
        let (savedPending, savedReadable) = (pending, isReadable)
        let (firstTarget, wasWhole) = (scene.targets.count, isWhole)
        let textCount = target.map { scene.targets[$0].texts.count } ?? 0
        isWhole = true
        defer { isWhole = wasWhole }
        if case .reach = query { addNames(attributes.names) }
        if let label = attributes.label, pending.label == nil { pending.label = label }
        if let identifier = attributes.identifier, pending.identifier == nil { pending.identifier = identifier }
        if !attributes.inputLabels.isEmpty, pending.inputLabels.isEmpty { pending.inputLabels = attributes.inputLabels }
        if attributes.isHidden == true { isReadable = false }
        collect(node)
        (pending, isReadable) = (savedPending, savedReadable)
        // Names of something that is no target itself are those of the target round it.
        guard scene.targets.count == firstTarget else { return }
        if let target, scene.targets[target].identifier == nil {
            scene.targets[target].identifier = attributes.identifier
        }
        guard let label = attributes.label, isReadable else { return }
        if let target {
            scene.targets[target].texts.removeSubrange(min(textCount, scene.targets[target].texts.count)...)
            scene.targets[target].texts.append(label)
        }
        scene.texts.append(VisibleText(text: label, node: node, bounds: bounds(of: node)))
    }

    private mutating func add(_ interaction: Interaction, of node: LayoutNode) {
        if case .reach = query { return addReach(of: interaction, node) }
        var new = EventTarget(node: node, interaction: interaction, transform: transform, parent: target)
        (new.label, new.identifier, new.inputLabels) = (pending.label, pending.identifier, pending.inputLabels)
        new.service = service
        guard isHittable else { return }
        target = scene.targets.count
        scene.targets.append(new)
        // Attributes are the outermost target's: what is inside it has its own.
        pending = AccessibilityAttributes()
    }

    var isForReach: Bool { if case .reach = query { true } else { false } }

    mutating func addReach(of shape: HitShape, _ node: LayoutNode) {
        guard isHittable else { return }
        // A little more than it covers: edges are rounded on the way.
        reachedBounds = reachedBounds.union(shape.box(of: node).box(applying: transform).insetBy(dx: -1, dy: -1))
    }

    mutating func asWholeCell(_ content: (inout EventContext) -> Void) {
        let saved = isInCell
        isInCell = true
        content(&self)
        isInCell = saved
    }

    /// A region for a target that is collected already, behind what takes events inside that.
    mutating func addRegion(_ shape: HitShape, of node: LayoutNode, for owner: Int) {
        guard isHittable else { return }
        let region = HitRegion(shape: shape, node: node, transform: transform, clips: clips, target: owner)
        let inner = scene.regions.firstIndex {
            $0.target.map { $0 > owner && scene.targets[$0].parent == owner } == true
        }
        scene.regions.insert(region, at: inner ?? scene.regions.count)
    }

    private mutating func add(_ shape: HitShape, of node: LayoutNode) {
        guard isHittable else { return }
        if case .reach = query { return addReach(of: shape, node) }
        scene.regions.append(
            HitRegion(shape: shape, node: node, transform: transform, clips: clips, target: target))
    }

    private mutating func add(_ text: String, of node: LayoutNode) {
        if case .reach = query { return addNames([text]) }
        guard isReadable else { return }
        if let target { scene.targets[target].texts.append(text) }
        scene.texts.append(VisibleText(text: text, node: node, bounds: bounds(of: node)))
    }

    private mutating func addNames(_ names: [String]) { for name in names { reachedNames.insert(name) } }

    private mutating func addReach(of interaction: Interaction, _ node: LayoutNode) {
        if interaction.focus != nil { reachesFocus = true }
        if interaction.role == .scrollView {
            addNames([interaction.label].compactMap { $0 })
        } else {
            reachedNames.formUnion(node.namesOfTargets())
        }
    }

    private func bounds(of node: LayoutNode) -> CGRect {
        CGRect(origin: .zero, size: node.frame.size).applying(transform)
    }

    // MARK: - What nodes say of their content

    /// Content that is drawn through a transform of the current node's coordinates.
    package mutating func transformed(by inner: CGAffineTransform, _ content: (inout EventContext) -> Void) {
        let saved = transform
        transform = inner.concatenating(transform)
        content(&self)
        transform = saved
    }

    /// Content that is cut off outside an outline.
    package mutating func clipped(to path: Path, eoFill: Bool = false, _ content: (inout EventContext) -> Void) {
        clips.append(HitClip(path: path, eoFill: eoFill, transform: transform))
        content(&self)
        clips.removeLast()
    }

    /// Content that touches go through.
    package mutating func withoutHitTesting(_ content: (inout EventContext) -> Void) {
        let saved = isHittable
        isHittable = false
        content(&self)
        isHittable = saved
    }
}
