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
