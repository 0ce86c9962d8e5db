import Foundation

/// A view that comes and goes in a way of its own.
package protocol TransitionOwner: AnyObject {
    /// Shows the view in a phase: -1 before it is there, 0 while, 1 after.
    func show(phase: Int)
    /// What the way into a phase belongs to, given what the change belongs to.
    func transaction(into phase: Int, _ transaction: Transaction) -> Transaction
}

/// Stands round one element, and shows it in phases of its own where it comes or goes while what has the transition stays:
/// under another id, or as another branch.
package protocol ElementTransition: LayoutNode, TransitionOwner {}

/// A view that takes another one's geometry over when it comes in its place.
package protocol MatchedElement: LayoutNode {
    /// Equal for views that follow each other.
    var matchedGroup: AnyHashable { get }
    /// Lays the content out as another view is: its size, and how far it is away; nil for the own geometry.
    func borrow(_ geometry: (size: CGSize, offset: CGSize)?)
}

/// What an element says of how it comes and goes.
package enum TransitionTrait {}

/// A view that was removed and is still shown on its way out, where it was last.
final class Leaver {
    let root: ViewNode
    let parent: ViewNode
    /// The elements as they stand in the tree's nodes that are still there.
    fileprivate(set) var elements: [Element] = []
    /// What moves in it.
    var presentations: [Presentation] = []

    struct Element {
        /// What is drawn: the removed view's element with what was round it alone.
        let node: LayoutNode
        let element: LayoutNode
        let key: PresentationKey
        /// In the coordinates of the nearest effect round the anchor.
        let frame: CGRect
        let anchor: PresentationKey
        /// How many of the anchor's children it stood behind that are still there, and its place among all.
        let index: Int
        let order: Int
        /// The layout node has no hold on the nodes of its views.
        let viewNodes: [ViewNode]
    }

    init(_ root: ViewNode, in parent: ViewNode) { (self.root, self.parent) = (root, parent) }
}

/// The tree as it was laid out before a pass, for what leaves it.
struct OldPlaces {
    struct Place {
        let key: PresentationKey
        let frame: CGRect
        let parent: LayoutNode?
        let index: Int
    }

    private var places: [ObjectIdentifier: Place] = [:]
    private var siblings: [ObjectIdentifier: [LayoutNode]] = [:]

    init() {}

    subscript(node: LayoutNode) -> Place? { places[ObjectIdentifier(node)] }

    /// Where a node stood on the canvas, whatever effects made of it.
    func canvasOrigin(of node: LayoutNode) -> CGPoint? {
        guard let place = self[node] else { return nil }
        var origin = place.frame.origin
        var parent = place.parent
        while let around = parent, let own = self[around] {
            if around.hasOwnCoordinates {
                origin.x += own.frame.minX
                origin.y += own.frame.minY
            }
            parent = own.parent
        }
        return origin
    }

    /// What stood in the same node before it.
    func predecessors(of place: Place) -> ArraySlice<LayoutNode> {
        place.parent.flatMap { siblings[ObjectIdentifier($0)] }?.prefix(place.index) ?? []
    }

    mutating func add(_ step: TreeWalk.Step) {
        if step.node.children.count > 1 { siblings[ObjectIdentifier(step.node)] = step.node.children }
        places[ObjectIdentifier(step.node)] = Place(
            key: step.key, frame: step.frame, parent: step.parent, index: step.index)
    }
}

extension ViewGraph {
    /// Takes a node out of the tree: under an animation what it shows stays until that has ended.
    package func remove(_ node: ViewNode, from parent: ViewNode) {
        guard let pass = animationPass, diagnostics.failure == nil, effectiveTransaction(of: node).animation != nil,
            node.presentElements?.isEmpty == false
        else { return node.unmount() }
        pass.removed.append((node, parent))
    }

    /// A node that is on its way out of a place and is wanted there again.
    package func returning(to parent: ViewNode, at component: PathComponent) -> ViewNode? {
        guard let animator, animator.hasLeavers, let leaver = animator.takeLeaver(of: parent, at: component) else {
            return nil
        }
        animationPass?.returned.append(leaver)
        return leaver.root
    }

    // MARK: - After the layout

    /// Lets what was removed leave, what was inserted come, and what came back return.
    func changePresence(since pass: AnimationPass) {
        for leaver in pass.returned { comeBack(leaver, pass) }
        var kept: [Leaver] = []
        for (node, parent) in pass.removed {
            if let leaver = makeLeaver(node, parent, pass) { kept.append(leaver) } else { node.unmount() }
        }
        if !kept.isEmpty { animatorMade.add(kept, pass) }
        var seen: Set<ObjectIdentifier> = []
        for node in pass.inserted {
            guard let root = insertedRoot(of: node) else {
                // Another element stands where one has gone, though its view was made before, as that of a tab is.
                if let wrapper = node as? any ElementTransition { comeAlone(wrapper, pass) }
                continue
            }
            guard seen.insert(ObjectIdentifier(root)).inserted else { continue }
            let transaction = effectiveTransaction(of: root)
            guard transaction.animation != nil, let elements = root.presentElements else { continue }
            come(elements, transaction, pass)
        }
    }

    /// The outermost node made in this pass that a node stands in, and that stands for elements itself; nil where it
    /// isn't new.
    private func insertedRoot(of node: LayoutNode) -> ViewNode? {
        var root: ViewNode?
        var current: ViewNode? = node.viewNode
        while let step = current, step.birth == UInt32(truncatingIfNeeded: progress.passes) {
            guard step.isInsertion else { return nil }
            if step.presentElements != nil { root = step }
            current = step.parent
        }
        return current == nil ? nil : root
    }

    private func come(_ elements: [LayoutNode], _ transaction: Transaction, _ pass: AnimationPass) {
        var owners: Set<ObjectIdentifier> = []
        for element in elements {
            guard let place = pass.newPlaces[ObjectIdentifier(element)] else { continue }
            let matched = element.matchedElements
            for node in matched { node.borrow(pass.geometryLeft(by: node)) }
            guard let (owner, shown) = element.transition, let frame = pass.newPlaces[ObjectIdentifier(shown)]?.frame
            else {
                if !matched.isEmpty { matchGeometry(of: element, matched, place.frame, transaction) }
                fade(element, place.key, from: 0, to: 1, transaction)
                continue
            }
            appear(owner, shown, frame, isFirst: owners.insert(ObjectIdentifier(owner)).inserted, transaction) {
                for node in matched { node.borrow(nil) }
            }
        }
    }

    private func comeAlone(_ wrapper: any ElementTransition, _ pass: AnimationPass) {
        let transaction = effectiveTransaction(of: wrapper.viewNode)
        guard transaction.animation != nil, !pass.shown.contains(ObjectIdentifier(wrapper)),
            !pass.newNodes.isEmpty, pass.hasStood(wrapper.viewNode),
            let frame = pass.newPlaces[ObjectIdentifier(wrapper)]?.frame
        else { return }
        appear(wrapper, wrapper, frame, isFirst: true, transaction) {}
    }

    /// Lets an element set out from how its transition has it before it is there.
    private func appear(
        _ owner: any TransitionOwner, _ shown: LayoutNode, _ frame: CGRect, isFirst: Bool, _ transaction: Transaction,
        _ release: () -> Void
    ) {
        animationPass?.shown.insert(ObjectIdentifier(shown))
        if isFirst {
            // Where it sets out from is no change that is seen.
            change(.atOnce) { owner.show(phase: -1) }
            refreshChangedContainers()
        }
        shown.placeAgain()
        let before = AnimationPass()
        before.take(shown, at: frame)
        change(.animated(owner.transaction(into: 0, transaction))) { owner.show(phase: 0) }
        release()
        refreshChangedContainers()
        shown.placeAgain()
        _ = follow(shown, at: frame, since: before, owner.transaction(into: 0, transaction))
    }

    /// Shows a view in another phase of its transition.
    private func change(_ kind: AnimationPass.PhaseChange, _ show: () -> Void) {
        let outer = animationPass?.phaseChange
        animationPass?.phaseChange = kind
        show()
        animationPass?.phaseChange = outer
    }

    /// Lets what follows another view's geometry set out from there.
    private func matchGeometry(
        of element: LayoutNode, _ matched: [any MatchedElement], _ frame: CGRect, _ transaction: Transaction
    ) {
        element.placeAgain()
        let before = AnimationPass()
        before.take(element, at: frame)
        for node in matched { node.borrow(nil) }
        element.placeAgain()
        _ = follow(element, at: frame, since: before, transaction)
    }

    private func comeBack(_ leaver: Leaver, _ pass: AnimationPass) {
        let transaction = effectiveTransaction(of: leaver.root)
        for element in leaver.root.presentElements ?? [] {
            guard let place = pass.newPlaces[ObjectIdentifier(element)] else { continue }
            guard let (owner, shown) = element.transition, let frame = pass.newPlaces[ObjectIdentifier(shown)]?.frame
            else {
                fade(element, place.key, from: 1, to: 1, transaction)
                continue
            }
            let before = AnimationPass()
            before.take(shown, at: frame)
            change(.animated(owner.transaction(into: 0, transaction))) { owner.show(phase: 0) }
            refreshChangedContainers()
            shown.placeAgain()
            _ = follow(shown, at: frame, since: before, owner.transaction(into: 0, transaction))
        }
    }

    private func makeLeaver(_ root: ViewNode, _ parent: ViewNode, _ pass: AnimationPass) -> Leaver? {
        let transaction = effectiveTransaction(of: root)
        let leaver = Leaver(root, in: parent)
        var owners: Set<ObjectIdentifier> = []
        for element in root.presentElements ?? [] {
            guard let old = pass.places[element], let place = place(of: element, old, pass) else { continue }
            leaver.elements.append(place)
            let transition = element.transition
            let shown = transition?.shown ?? element
            let frame = pass.places[shown]?.frame ?? old.frame
            if shown !== element {
                // What is put round the element alone is there from now on, and doesn't move it yet.
                change(.atOnce) { transition?.owner.show(phase: 0) }
                shown.placeAgain()
            }
            let before = AnimationPass()
            before.take(shown, at: frame)
            for node in element.matchedElements { node.borrow(pass.geometryTaken(from: node)) }
            guard let owner = transition?.owner else {
                element.placeAgain()
                leaver.presentations += follow(element, at: old.frame, since: before, transaction)
                if let presentation = fade(element, place.key, from: 1, to: 0, transaction) {
                    leaver.presentations.append(presentation)
                }
                continue
            }
            if owners.insert(ObjectIdentifier(owner)).inserted {
                change(.animated(owner.transaction(into: 1, transaction))) { owner.show(phase: 1) }
                refreshChangedContainers()
            }
            shown.placeAgain()
            leaver.presentations += follow(shown, at: frame, since: before, owner.transaction(into: 1, transaction))
        }
        return leaver.presentations.contains(where: \.isRunning) ? leaver : nil
    }

    /// The nearest node round an element that is still there, and what stood in it.
    private func place(of element: LayoutNode, _ old: OldPlaces.Place, _ pass: AnimationPass) -> Leaver.Element? {
        var (node, place) = (element, old)
        while let parent = place.parent, let around = pass.places[parent] {
            if pass.newNodes[around.key] != nil {
                let before = pass.places.predecessors(of: place)
                let index = before.count { pass.places[$0].map { pass.newNodes[$0.key] != nil } ?? false }
                return Leaver.Element(
                    node: node, element: element, key: old.key, frame: place.frame, anchor: around.key, index: index,
                    order: place.index, viewNodes: node.viewNodesInside)
            }
            (node, place) = (parent, around)
        }
        return nil
    }

    @discardableResult
    private func fade(
        _ element: LayoutNode, _ key: PresentationKey, from: Double, to: Double, _ transaction: Transaction
    ) -> Presentation? {
        let animator = animatorMade
        let presentation = animator.presentation(key) ?? animator.makePresentation(key)
        presentation.lastPass = progress.passes
        let value = presentation.opacity ?? AnimatedValue(_AnyAnimatableData(numbers: [from]))
        presentation.opacity = value
        element.presentation = presentation
        animator.move(value, to: _AnyAnimatableData(numbers: [to]), transaction, element)
        return presentation
    }
}

extension LayoutNode {
    fileprivate var transitionOwner: (any TransitionOwner)? {
        trait(ObjectIdentifier(TransitionTrait.self)) as? any TransitionOwner
    }

    /// Who shows the element in the phases of its transition, and the node that it is shown in: the element's own, else
    /// that of what stands round it and stays.
    fileprivate var transition: (owner: any TransitionOwner, shown: LayoutNode)? {
        if let transitionOwner { return (transitionOwner, self) }
        var node = parent
        while let current = node, current.wrapsOneElement {
            if let current = current as? any ElementTransition { return (current, current) }
            node = current.parent
        }
        return nil
    }

    /// What in here may take another view's geometry over.
    fileprivate var matchedElements: [any MatchedElement] {
        guard graph.features.hasMatchedElements else { return [] }
        var result: [any MatchedElement] = []
        func collect(_ node: LayoutNode) {
            if let node = node as? any MatchedElement { result.append(node) }
            node.graph.withStackSpace { for child in node.children { collect(child) } }
        }
        collect(self)
        return result
    }

    /// Lays out anew what is inside, in the place there was.
    fileprivate func placeAgain() {
        let (place, proposal) = (frame, placedProposal)
        self.place(at: place.origin, proposal: proposal, size: place.size)
    }

    /// Every view node that a layout node in here stands for.
    fileprivate var viewNodesInside: [ViewNode] {
        var result: [ViewNode] = []
        func collect(_ node: LayoutNode) {
            result.append(node.viewNode)
            node.graph.withStackSpace { for child in node.children { collect(child) } }
        }
        collect(self)
        return result
    }
}

extension AnimationPass {
    /// Where a view of the same group was that is removed in this pass, as a new one sees it.
    fileprivate func geometryLeft(by node: any MatchedElement) -> (size: CGSize, offset: CGSize)? {
        let own = node.canvasOrigin
        for (root, _) in removed {
            let others = (root.presentElements ?? []).flatMap(\.matchedElements)
            for other in others where other.matchedGroup == node.matchedGroup {
                guard let place = places[other]?.frame, let origin = places.canvasOrigin(of: other) else { continue }
                return (place.size, CGSize(width: origin.x - own.x, height: origin.y - own.y))
            }
        }
        return nil
    }

    /// Where a view of the same group is that was inserted in this pass, as one that is removed sees it.
    fileprivate func geometryTaken(from node: any MatchedElement) -> (size: CGSize, offset: CGSize)? {
        guard let own = places.canvasOrigin(of: node) else { return nil }
        for other in inserted {
            guard let other = other as? any MatchedElement, other.matchedGroup == node.matchedGroup,
                let place = newPlaces[ObjectIdentifier(other)]?.frame
            else { continue }
            let origin = other.canvasOrigin
            return (place.size, CGSize(width: origin.x - own.x, height: origin.y - own.y))
        }
        return nil
    }
}

extension LayoutNode {
    /// Where the node stands on the canvas, whatever effects make of it.
    fileprivate var canvasOrigin: CGPoint {
        var origin = frame.origin
        var above = parent
        while let node = above {
            origin.x += node.frame.minX
            origin.y += node.frame.minY
            above = node.parent
        }
        return origin
    }
}
