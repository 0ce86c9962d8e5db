import Foundation

/// What a builder made of several views.
package nonisolated protocol ListedViews {
    var members: [any View] { get }
}

/// Several views in a row, as a builder makes them.
public nonisolated struct TupleView<T>: PrimitiveView, ListedViews {
    public var value: T
    package let members: [any View]

    /// Members that aren't views are left out.
    public init(_ value: T) {
        self.value = value
        members = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init(_ value: T, members: [any View]) { (self.value, self.members) = (value, members) }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        TupleNode.reconcile(view.members, existing: existing, in: context)
    }
}

/// Several views in a row whose types are known only at run time.
package nonisolated struct ViewList: PrimitiveView, ListedViews {
    package let members: [any View]

    package init(_ members: [any View]) { self.members = members }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        TupleNode.reconcile(view.members, existing: existing, in: context)
    }
}

final class TupleNode: ViewNode {
    private var members: [ViewNode] = []

    static func reconcile(_ views: [any View], existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? TupleNode ?? TupleNode(context)
        node.adopt(context)
        node.update(views)
        return node
    }

    private func update(_ views: [any View]) {
        var updated: [ViewNode] = []
        updated.reserveCapacity(views.count)
        var changed = views.count != members.count
        for (index, view) in views.enumerated() {
            let old = index < members.count ? members[index] : nil
            let new = graph.reconcile(view, existing: old, in: childContext(.position(index)))
            if new !== old {
                if let old { graph.remove(old, from: self) }
                changed = true
            }
            updated.append(new)
        }
        for old in members.dropFirst(views.count) { graph.remove(old, from: self) }
        members = updated
        if changed { elementsDidChange() }
    }

    override var isListTransparent: Bool { true }
    override var runs: [ElementRun] { isLazy ? members.flatMap(\.runs) : super.runs }
    override var childNodes: [ViewNode] { members }
    override func makeElements() -> [LayoutNode] {
        var elements: [LayoutNode] = []
        // Most members are one element each.
        elements.reserveCapacity(members.count)
        for member in members { elements += member.elements }
        return elements
    }
}
