import Foundation

/// A layout node round one child.
@_documentation(metadata: engine)
open class UnaryLayoutNode: LayoutNode {
    package final let child: LayoutNode

    public init(viewNode: ViewNode, child: LayoutNode) {
        self.child = child
        super.init(viewNode: viewNode)
        children = [child]
    }

    open override var wrapsOneElement: Bool { true }

    /// An explicit guide of the child, moved by where the child is placed under `proposal`.
    open override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let (origin, childProposal) = childPlacement(in: size, proposal: proposal)
        return child.dimensionsToPlace(childProposal).explicit(key).map { $0 + origin[key.axis] }
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let (origin, childProposal) = childPlacement(in: size, proposal: proposal)
        child.place(at: origin, proposal: childProposal)
    }

    /// Where the child stands in a node of `size` that was given `proposal`, and what it is proposed there.
    open func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, proposal)
    }

    open override var spacing: ViewSpacing { child.preferredSpacing }

    /// What a view says of itself to its container holds whatever is applied to it afterwards; only what is for layouts
    /// is lost in what lays it out anew.
    open override func trait(_ key: ObjectIdentifier) -> Any? {
        graph.features.layoutTraits.contains(key) ? nil : child.trait(key)
    }
}

/// Changes nothing of the negotiation: names, environment writers, render effects, traits.
@_documentation(metadata: engine)
open class PassThroughLayoutNode: UnaryLayoutNode {
    open override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal, because: "passed on")
    }
    open override var priority: Double { child.layoutPriority }
    open override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
}

/// Adds one trait to what the child says.
package final class TraitLayoutNode: PassThroughLayoutNode {
    private let key: ObjectIdentifier
    private let value: Any
    private let label: String

    package init(viewNode: ViewNode, child: LayoutNode, key: ObjectIdentifier, value: Any, label: String) {
        (self.key, self.value, self.label) = (key, value, label)
        super.init(viewNode: viewNode, child: child)
        if key == ObjectIdentifier(ZIndexTrait.self) { graph.features.usesZIndex = true }
    }

    public override var name: String { label }
    public override func trait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : super.trait(key) }
    public override var priority: Double {
        key == ObjectIdentifier(LayoutPriorityTrait.self) ? value as? Double ?? 0 : super.priority
    }
}

package enum LayoutPriorityTrait {}
