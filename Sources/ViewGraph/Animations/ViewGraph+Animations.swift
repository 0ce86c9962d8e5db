import Foundation

extension ViewGraph {
    /// Runs the bodies that have to, lays out, and sets out for what became of it what is animated.
    func runPass(_ proposal: ProposedViewSize) -> CGSize {
        isUpdating = true
        defer { isUpdating = false }
        passes += 1
        lastProposal = proposal
        beginAnimations()
        settle()
        let size = layout(proposal)
        finishAnimations()
        return size
    }

    /// What changes belong to that the nodes round a view make of the update's transaction.
    package func effectiveTransaction(of node: ViewNode) -> Transaction {
        guard transactionChanges > 0 else { return transaction }
        var current = node.parent
        while let node = current {
            if let changed = node.contentTransaction { return changed }
            current = node.parent
        }
        return transaction
    }

    /// Called before a value changes: what changed in another transaction before is shown first, so that each animates
    /// its own changes.
    package func willChange(in next: Transaction?) {
        guard !dirty.isEmpty, !isUpdating, !tracker.isUpdating, failure == nil, let lastProposal,
            pendingTransaction?.animation != nil || next?.animation != nil,
            pendingTransaction?.animation != next?.animation || pendingTransaction?.completions !== next?.completions
        else { return }
        _ = runPass(lastProposal)
        transaction = Transaction()
        pendingTransaction = nil
    }

    /// What happens until the next update belongs to a transaction.
    func note(_ current: Transaction) {
        transaction = current
        pendingTransaction = current
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
        guard transaction.animation != nil || transactionChanges > 0, let element = rootElement,
            !dirty.isEmpty || !changedContainers.isEmpty
        else { return }
        let pass = AnimationPass()
        TreeWalk { pass.entries[$0] = AnimationPass.Entry(frame: $2, attributes: $1.animatableAttributes) }
            .walk(element)
        animationPass = pass
    }

    private func finishAnimations() {
        rootElement = root?.elements.first
        let pass = animationPass
        animationPass = nil
        if pass != nil || animator?.hasPresentations == true, let rootElement {
            follow(rootElement, since: pass)
        }
        animator?.passDidEnd()
    }

    /// Compares the tree that was laid out now with what was there, and lets what differs set out.
    private func follow(_ root: LayoutNode, since pass: AnimationPass?) {
        let animator = animatorMade
        let scale = root.viewNode.environment.displayScale
        TreeWalk { key, node, frame in
            let known = animator.presentation(key)
            node.presentation = known
            guard let before = pass?.entries[key] else {
                known?.lastPass = self.passes
                // What moves already goes on to where it is to be now.
                if let value = known?.frame { animator.move(value, to: frame.quantities, Transaction(), node) }
                if let value = known?.attributes, let attributes = node.animatableAttributes {
                    animator.move(value, to: attributes, Transaction(), node)
                }
                return
            }
            known?.lastPass = self.passes
            let attributes = node.animatableAttributes
            let isMoved = before.frame != frame
            let isChanged = attributes != before.attributes
            let content = node.children.isEmpty ? pass?.contents[ObjectIdentifier(node.viewNode)] : nil
            guard isMoved || isChanged || content != nil else { return }
            let transaction = self.effectiveTransaction(of: node.viewNode)
            guard transaction.animation != nil || known != nil else { return }
            let presentation = known ?? animator.makePresentation(key)
            presentation.lastPass = self.passes
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
        }.walk(root)
        animator.removeThoseGone(since: passes)
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

    // MARK: - Time

    /// Whether something moves that will come to an end.
    package var isSettling: Bool {
        let horizon = clock.now + Self.longestSettling
        if finiteWork.values.contains(where: { $0 > clock.now && $0 < horizon }) { return true }
        return animator?.hasFiniteAnimation(before: horizon) ?? false
    }

    /// Lets time pass until everything that ends has come to rest; what repeats for ever goes on.
    ///
    /// - Returns: the size the root answered the last time.
    @discardableResult
    package func settleAnimations(_ proposal: ProposedViewSize) -> CGSize? {
        var size: CGSize?
        let end = clock.now + Self.longestSettling
        while isSettling, failure == nil, mayWork(), clock.now < end {
            let frame = ((clock.now * Self.framesPerSecond + 1e-6).rounded(.down) + 1) / Self.framesPerSecond
            size = advance(by: frame - clock.now, proposal)
        }
        return size
    }

    /// What takes longer, in seconds, counts as endless.
    private static var longestSettling: Double { 600 }
}

/// What was there before a pass.
final class AnimationPass {
    struct Entry {
        var frame: CGRect
        var attributes: _AnyAnimatableData?
    }

    var entries: [PresentationKey: Entry] = [:]
    /// What leaves drew that draw something else now, by the nodes of their views.
    var contents: [ObjectIdentifier: DisplayList] = [:]
}

/// Goes through a tree that was laid out, with each node's frame in the coordinates of the nearest effect round it.
struct TreeWalk {
    let visit: (PresentationKey, LayoutNode, CGRect) -> Void

    init(_ visit: @escaping (PresentationKey, LayoutNode, CGRect) -> Void) { self.visit = visit }

    func walk(_ root: LayoutNode) { _ = walk(root, at: root.frame.origin) }

    /// - Returns: the innermost element that the node stands round, which tells wrappers of one modifier apart.
    @discardableResult
    private func walk(_ node: LayoutNode, at origin: CGPoint) -> ObjectIdentifier {
        let inner = node.isGeometryScope ? .zero : origin
        var element: ObjectIdentifier?
        for child in node.children {
            let place = CGPoint(x: inner.x + child.frame.minX, y: inner.y + child.frame.minY)
            let core = node.graph.withStackSpace { walk(child, at: place) }
            if node is UnaryLayoutNode { element = core }
        }
        let own = ObjectIdentifier(node.viewNode)
        let key = PresentationKey(viewNode: own, element: element ?? own, kind: ObjectIdentifier(type(of: node)))
        visit(key, node, CGRect(origin: origin, size: node.frame.size))
        return element ?? own
    }
}
