import Foundation

extension ViewGraph {
    /// Runs the bodies that have to, lays out, and sets out for what became of it what is animated.
    func runPass(_ proposal: ProposedViewSize) -> CGSize {
        progress.isUpdating = true
        defer { progress.isUpdating = false }
        progress.passes += 1
        layoutPass.proposal = proposal
        beginAnimations()
        settle()
        let size = layout(proposal)
        finishAnimations()
        return size
    }

    /// What changes belong to that the nodes round a view make of the update's transaction.
    package func effectiveTransaction(of node: ViewNode) -> Transaction {
        guard features.transactionChanges > 0 else { return queue.transaction }
        var current = node.parent
        while let node = current {
            if let changed = node.contentTransaction { return changed }
            current = node.parent
        }
        return queue.transaction
    }

    /// Called before a value changes: what changed in another transaction before is shown first, so that each animates
    /// its own changes.
    package func willChange(in next: Transaction?) {
        guard !queue.dirty.isEmpty, !progress.isUpdating, !tracker.isUpdating, diagnostics.failure == nil,
            let proposal = layoutPass.proposal,
            queue.pendingTransaction?.animation != nil || next?.animation != nil,
            queue.pendingTransaction?.animation != next?.animation
                || queue.pendingTransaction?.completions !== next?.completions
        else { return }
        _ = runPass(proposal)
        queue.transaction = Transaction()
        queue.pendingTransaction = nil
    }

    /// What happens until the next update belongs to a transaction.
    func note(_ current: Transaction) {
        queue.transaction = current
        queue.pendingTransaction = current
        guard let completions = current.completions, !completions.isPending else { return }
        completions.isPending = true
        animatorMade.wait(for: completions)
    }

    var animatorMade: Animator {
        if let animator { return animator }
        let new = Animator(self)
        animator = new
        return new
    }

    // MARK: - A pass

    private func beginAnimations() {
        guard queue.transaction.animation != nil || features.transactionChanges > 0 || animator?.hasLeavers == true,
            let rootElement, !queue.dirty.isEmpty || !queue.changedContainers.isEmpty
        else { return }
        let pass = AnimationPass()
        pass.take(rootElement, at: CGRect(origin: rootElement.frame.origin, size: .zero), withPlaces: true)
        for leaver in animator?.leavers ?? [] {
            for element in leaver.elements { pass.take(element.node, at: element.frame) }
        }
        animationPass = pass
    }

    private func finishAnimations() {
        rootElement = root?.elements.first
        let pass = animationPass
        if pass != nil || animator?.hasPresentations == true, let rootElement {
            _ = follow(rootElement, at: rootElement.frame, since: pass, nil)
            if let pass { changePresence(since: pass) }
            animator?.removeThoseGone(since: progress.passes)
        }
        animationPass = nil
        animator?.passDidEnd()
    }

    /// Compares a tree that was laid out now with what was there, and lets what differs set out.
    ///
    /// - Parameter given: what all changes in it belong to; nil where the nodes round each view decide.
    /// - Returns: what is on its way in it.
    func follow(
        _ root: LayoutNode, at frame: CGRect, since pass: AnimationPass?, _ given: Transaction?
    ) -> [Presentation] {
        let animator = animatorMade
        let scale = root.viewNode.environment.displayScale
        var found: [Presentation] = []
        TreeWalk { step in
            let (key, node, frame) = (step.key, step.node, step.frame)
            let known = animator.presentation(key)
            node.presentation = known
            if let known {
                known.lastPass = self.progress.passes
                known.anchorOrigin = node.hasOwnCoordinates ? .zero : frame.origin
                found.append(known)
            }
            if given == nil { pass?.noteNew(step) }
            guard let before = pass?.entries[key] else {
                // What moves already goes on to where it is to be now.
                if let value = known?.frame { animator.move(value, to: frame.quantities, Transaction(), node) }
                if let value = known?.attributes, let attributes = node.animatableAttributes {
                    animator.move(value, to: attributes, Transaction(), node)
                }
                return
            }
            let attributes = node.animatableAttributes
            let isMoved = before.frame != frame
            let isChanged = attributes != before.attributes
            var content = node.children.isEmpty ? pass?.contents[ObjectIdentifier(node.viewNode)] : nil
            guard isMoved || isChanged || content != nil else { return }
            let transaction = given ?? self.effectiveTransaction(of: node.viewNode)
            guard transaction.animation != nil || known != nil else { return }
            if content == nil, let proposal = before.proposal, before.frame.size != frame.size {
                content = self.content(of: node, arrangedFor: proposal, displayScale: scale)
            }
            let presentation = known ?? animator.makePresentation(key)
            if known == nil { found.append(presentation) }
            presentation.lastPass = self.progress.passes
            node.presentation = presentation
            if isMoved {
                let value = presentation.frame ?? AnimatedValue(before.frame.quantities)
                presentation.frame = value
                animator.move(value, to: frame.quantities, transaction, node)
            }
            if isChanged, let attributes, let old = before.attributes {
                let value = presentation.attributes ?? AnimatedValue(old)
                presentation.attributes = value
                animator.move(value, to: attributes, transaction, node)
            }
            if let content {
                animator.exchange(content, in: node, presentation, transaction, displayScale: scale)
            }
        }.walk(root, at: frame.origin)
        return found
    }

    /// Called before what a leaf draws changes: while something may be animated, it is kept for as long as the pass.
    func contentWillChange(_ node: LayoutNode) {
        guard let pass = animationPass, node.isPlaced, effectiveTransaction(of: node.viewNode).animation != nil,
            pass.contents[ObjectIdentifier(node.viewNode)] == nil
        else { return }
        pass.contents[ObjectIdentifier(node.viewNode)] = content(
            of: node, displayScale: node.viewNode.environment.displayScale)
    }

    /// What a leaf looks like at the origin.
    func content(of node: LayoutNode, displayScale: CGFloat) -> DisplayList {
        var context = DrawContext(displayScale: displayScale)
        context.keepsInvisible = true
        node.draw(in: &context)
        return context.displayList
    }

    /// The same as it was arranged before; nil where that is what it is now.
    private func content(
        of node: LayoutNode, arrangedFor proposal: ProposedViewSize, displayScale: CGFloat
    ) -> DisplayList? {
        var context = DrawContext(displayScale: displayScale)
        context.keepsInvisible = true
        return node.drawContent(arrangedFor: proposal, in: &context) ? context.displayList : nil
    }

    // MARK: - Time

    /// Whether something moves that will come to an end.
    package var isSettling: Bool {
        let horizon = clock.now + Self.longestSettling
        if clock.finiteWork.values.contains(where: { $0 > clock.now && $0 < horizon }) { return true }
        return animator?.hasFiniteAnimation(before: horizon) ?? false
    }

    /// Lets time pass until everything that ends has come to rest; what repeats for ever goes on.
    ///
    /// - Returns: the size the root answered the last time.
    @discardableResult
    package func settleAnimations(_ proposal: ProposedViewSize) -> CGSize? {
        var size: CGSize?
        let end = clock.now + Self.longestSettling
        while isSettling, diagnostics.failure == nil, mayWork(), clock.now < end {
            let frame = ((clock.now * Self.framesPerSecond + 1e-6).rounded(.down) + 1) / Self.framesPerSecond
            size = advance(by: frame - clock.now, proposal)
        }
        return size
    }

    /// How long one round of what repeats without end takes at most, in seconds; 0 where nothing does.
    package var repeatingPeriod: TimeInterval {
        let rounds = clock.repeatingWork.values.filter { $0.isFinite && $0 < Self.longestRound }
        return max(rounds.max() ?? 0, min(animator?.repeatingPeriod ?? 0, Self.longestRound))
    }

    private static var longestRound: Double { 60 }

    /// What takes longer, in seconds, counts as endless.
    private static var longestSettling: Double { 600 }
}

/// What was there before a pass, and what came and went in it.
final class AnimationPass {
    struct Entry {
        var frame: CGRect
        var attributes: _AnyAnimatableData?
        /// Of what arranges its content by it.
        var proposal: ProposedViewSize?
    }

    var entries: [PresentationKey: Entry] = [:]
    /// What leaves drew that draw something else now, by the nodes of their views.
    var contents: [ObjectIdentifier: DisplayList] = [:]
    var places = OldPlaces()
    var removed: [(node: ViewNode, parent: ViewNode)] = []
    var returned: [Leaver] = []
    /// What came in this pass, as its transition shows it.
    var shown: Set<ObjectIdentifier> = []
    /// While a transition shows a view in another phase: what its animatable views and modifiers move with, or that they
    /// are there at once.
    var phaseChange: PhaseChange?

    enum PhaseChange {
        case atOnce
        case animated(Transaction)
    }
    /// What left for good: what was made of it is compared until the pass ends, and nothing new may take its place in memory.
    var departed: [ViewNode] = []
    /// Nodes that weren't there before, and where all stand now.
    private(set) var inserted: [LayoutNode] = []
    private(set) var newNodes: [PresentationKey: LayoutNode] = [:]
    private(set) var newPlaces: [ObjectIdentifier: (key: PresentationKey, frame: CGRect)] = [:]

    /// Notes what a tree looks like.
    func take(_ root: LayoutNode, at frame: CGRect, withPlaces: Bool = false) {
        TreeWalk { step in
            self.entries[step.key] = Entry(
                frame: step.frame, attributes: step.node.animatableAttributes,
                proposal: step.node.arrangesContent ? step.node.placedProposal : nil)
            if withPlaces { self.places.add(step) }
        }.walk(root, at: frame.origin)
    }

    /// Whether something stood for a view before.
    func hasStood(_ node: ViewNode) -> Bool {
        let id = ObjectIdentifier(node)
        return entries.keys.contains { $0.viewNode == id }
    }

    func noteNew(_ step: TreeWalk.Step) {
        if entries[step.key] == nil { inserted.append(step.node) }
        newNodes[step.key] = step.node
        newPlaces[ObjectIdentifier(step.node)] = (step.key, step.frame)
    }
}

/// Goes through a tree that was laid out, with each node's frame in the coordinates of the nearest effect round it.
struct TreeWalk {
    struct Step {
        let key: PresentationKey
        let node: LayoutNode
        let frame: CGRect
        let parent: LayoutNode?
        let index: Int
    }

    let visit: (Step) -> Void

    init(_ visit: @escaping (Step) -> Void) { self.visit = visit }

    func walk(_ root: LayoutNode, at origin: CGPoint) { walk(root, at: origin, in: nil, index: 0) }

    /// - Returns: the innermost element that the node stands round, which tells wrappers of one modifier apart.
    @discardableResult
    private func walk(_ node: LayoutNode, at origin: CGPoint, in parent: LayoutNode?, index: Int) -> ObjectIdentifier {
        let inner = node.hasOwnCoordinates ? .zero : origin
        var element: ObjectIdentifier?
        for (index, child) in node.children.enumerated() {
            let place = CGPoint(x: inner.x + child.frame.minX, y: inner.y + child.frame.minY)
            let core = node.graph.withStackSpace { walk(child, at: place, in: node, index: index) }
            if node.wrapsOneElement, element == nil { element = core }
        }
        let own = ObjectIdentifier(node.viewNode)
        let key = PresentationKey(viewNode: own, element: element ?? own, kind: ObjectIdentifier(type(of: node)))
        visit(
            Step(
                key: key, node: node, frame: CGRect(origin: origin, size: node.frame.size), parent: parent, index: index
            ))
        return element ?? own
    }
}
