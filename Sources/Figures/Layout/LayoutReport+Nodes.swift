import Rendering
import ViewGraph

nonisolated extension TreeNode {
    /// The boxes of what was laid out.
    ///
    /// - Parameter decorate: adds to a box what the figure says of the view.
    init(_ report: LayoutReport, own: Set<String>, decorate: (LayoutReport, inout TreeNode) -> Void) {
        self.init(id: report.id, name: report.name)
        kind = own.contains(report.name) ? .own : report.name.hasPrefix(".") ? .modifier : .view
        children = report.children.map { TreeNode($0, own: own, decorate: decorate) }
        decorate(report, &self)
    }
}

nonisolated extension LayoutReport {
    /// The node itself and all below it, in the order in which they are read.
    var flattened: [LayoutReport] {
        var result: [LayoutReport] = []
        var open = [self]
        while let node = open.popLast() {
            result.append(node)
            open += node.children.reversed()
        }
        return result
    }

    /// The nodes from this one down to the one with that id; empty where it isn't there.
    func path(to id: String) -> [LayoutReport] {
        if self.id == id { return [self] }
        for child in children {
            let rest = child.path(to: id)
            if !rest.isEmpty { return [self] + rest }
        }
        return []
    }
}
