import Foundation

/// A layout node that a report shows, with its place in the report.
package struct ReportedNode {
    package let id: String
    package let name: String
    package let node: LayoutNode
}

extension ViewGraph {
    /// The layout nodes behind the report, in its order: for those who want to know more of them than it says.
    package func reportedNodes(displayScale: CGFloat) -> [ReportedNode] {
        guard let element = root?.elements.first else { return [] }
        var reporter = LayoutReporter(displayScale: displayScale)
        reporter.places = [:]
        _ = reporter.report(element)
        var result: [ReportedNode] = []
        var open = [element]
        while let node = open.popLast() {
            if let place = reporter.places?[ObjectIdentifier(node)] {
                result.append(ReportedNode(id: place.id, name: place.name, node: node))
            }
            open += node.reportedChildren.reversed()
        }
        return result
    }
}
