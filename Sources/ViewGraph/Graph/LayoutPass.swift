import Foundation

/// What a layout of the tree keeps in mind while it runs, and leaves for the next one.
package struct LayoutPass {
    var isRunning = false
    /// What the root was proposed the last time.
    var proposal: ProposedViewSize?
    /// Nodes that stay where they are while what is in them may go elsewhere. Their view nodes are kept with them.
    var nodesToPlaceIn: [(node: LayoutNode, viewNode: ViewNode)] = []
    /// What has left the tree since the layout began.
    var departed: [ViewNode] = []
    /// How many have ever left while the tree was laid out.
    package internal(set) var departures = 0
    /// The first node that answered without an end to a proposal that has one.
    weak var endlessNode: LayoutNode?
}

/// What the tree holds, or held once, so that nobody looks for what isn't there.
package struct TreeFeatures {
    /// Views that may take each other's geometry over.
    package var hasMatchedElements = false
    /// How many nodes of the tree change the transactions of their content.
    package var transactionChanges = 0
    /// A layout that may answer for any guide.
    package var hasGuidingLayouts = false
    /// A view with a z index, so that drawing has to ask for them.
    package var usesZIndex = false
    /// Traits that a view has for the layout it stands in itself: what lays it out anew hides them (facts.md 3.3).
    package var layoutTraits: Set<ObjectIdentifier> = [ObjectIdentifier(LayoutPriorityTrait.self)]
    /// Built-in guides that some view sets explicitly.
    var explicitGuides: Set<AlignmentKey> = []
    /// Preferences that some view has set.
    var preferenceKeys: Set<ObjectIdentifier> = []
}

/// How large the tree is, and how deep its bodies are in each other.
struct TreeExtent {
    var nodes = 0
    /// The depth of the deepest node there ever was.
    var deepest = 0
    /// Bodies that are running inside each other.
    var bodyDepth = 0
}

/// What is written down of a tree for those who ask for more than its picture; chosen before the tree is made.
package struct TreeRecording {
    /// The questions of the layout.
    package var probes: ProbeLog?
    /// Where the views were made that nodes stand for, by node; nil where nobody asks.
    package var origins: [ObjectIdentifier: ViewOrigin]?
}
