import Foundation

/// Sizes and places that can't be drawn: SwiftUI traps at them, here they are reported and the rest is drawn.
extension LayoutNode {
    /// A size that isn't a number is 0; an infinite one is fine until something is placed with it (facts.md 12.4).
    func checkedSize(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        var size = size
        for axis in Axis.allCases {
            if size[axis].isNaN {
                reportProblem("its \(axis.lengthName) is not a number; it is taken as 0", member: "sizeThatFits")
                size[axis] = 0
            } else if size[axis].isInfinite, proposal[axis] != .infinity, graph.layoutPass.endlessNode == nil {
                // Children answer before their parents, so the first is the one that began.
                graph.layoutPass.endlessNode = self
            }
        }
        return size
    }

    /// A layout's size less than nothing is nothing.
    func nonNegative(_ size: CGSize) -> CGSize {
        var size = size
        for axis in Axis.allCases where size[axis] < 0 {
            reportProblem("its \(axis.lengthName) is negative; it is taken as 0", member: "sizeThatFits")
            size[axis] = 0
        }
        return size
    }

    /// Where and how large a node is in the end: what is endless takes what was proposed, else what its parent has.
    func checkedPlace(
        _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, size: CGSize) {
        var (origin, result) = (origin, size)
        for axis in Axis.allCases where !size[axis].isFinite {
            let endless = graph.layoutPass.endlessNode ?? self
            endless.reportProblem(
                "it has no end on the \(axis) axis where it is placed; it takes what its container has",
                member: "sizeThatFits")
            let available = proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? parent?.frame.size[axis] ?? 0
            result[axis] = max(available, 0)
            if !origin[axis].isFinite { origin[axis] = 0 }
        }
        for axis in Axis.allCases where !origin[axis].isFinite {
            (parent ?? self).reportProblem(
                "it puts '\(reportName)' at a point that is not finite; that stands at the edge",
                member: "placeSubviews")
            origin[axis] = 0
        }
        return (origin, result)
    }

    /// What a reader calls the node: its own name, else that of the nearest view round it.
    private var reportName: String {
        var node: LayoutNode? = self
        while let current = node {
            if !current.name.isEmpty { return current.name }
            node = current.parent
        }
        return "a view"
    }

    /// Tells of a problem, with this view's name and that of the declared view it stands in.
    private func reportProblem(_ problem: String, member: String) {
        let views = viewNode.declaringViews
        let place = views.first.map { $0 == reportName ? "" : " in '\($0)'" } ?? ""
        graph.report(
            "'\(reportName)'\(place): \(problem)", about: .declaration(names: [reportName] + views, member: member))
    }
}

extension ViewNode {
    /// The type names of the declared views this node stands in, the innermost first.
    fileprivate var declaringViews: [String] {
        var names: [String] = []
        var node: ViewNode? = self
        while let current = node {
            if let declared = current as? CompositeViewNode { names.append(declared.typeName) }
            node = current.parent
        }
        return names
    }
}

extension Axis {
    fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}
