/// Somebody who is notified of what happens in a tree: reports of changes, logs.
package protocol GraphObserver: AnyObject {
    func nodeWasMade(_ node: ViewNode)
    func nodeWillLeave(_ node: ViewNode)
    /// - Parameter causes: as `_printChanges` names them: `@self`, `@identity`, `_count`, `@dependencies`.
    func bodyDidRun(_ node: CompositeViewNode, causes: [String])
}
