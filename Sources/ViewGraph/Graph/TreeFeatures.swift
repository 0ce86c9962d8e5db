/// What the tree holds, or held once, so that nobody looks for what isn't there.
package struct TreeFeatures {
    /// Views that may take each other's geometry over.
    package var hasMatchedElements = false
    /// How many nodes of the tree change the transactions of their content.
    package var transactionChanges = 0
    /// A layout that may answer for any guide.
    package var hasGuidingLayouts = false
    /// Somebody has asked what events can reach, so that nodes may know.
    var knowsEventReach = false
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
