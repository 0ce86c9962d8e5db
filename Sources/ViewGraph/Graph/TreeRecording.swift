/// What is written down of a tree for those who ask for more than its picture; chosen before the tree is made.
package struct TreeRecording {
    /// The questions of the layout.
    package var probes: ProbeLog?
    /// Where the views were made that nodes stand for, by node; nil where nobody asks.
    package var origins: [ObjectIdentifier: ViewOrigin]?
}
