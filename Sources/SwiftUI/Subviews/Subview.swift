import ViewGraph

/// One view of those that were handed to a container, without its type.
public nonisolated struct Subview: PrimitiveView, Identifiable {
    /// Tells the subviews of one container apart.
    public struct ID: Hashable {
        let value: AnyHashable
    }

    package let element: LayoutNode
    /// A program may keep a subview whose view is gone: its node still has what it asks.
    private let owner: ViewNode

    package init(element: LayoutNode) { (self.element, owner) = (element, element.viewNode) }

    public var id: ID { ID(value: element.identity) }

    /// What the view's `containerValue` modifiers say.
    public var containerValues: ContainerValues { ContainerValues(element: element) }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        ElementView._reconcile(ElementView(view.element), existing: existing, in: context)
    }
}

extension Subview.ID: CustomStringConvertible {
    /// The path to the view, as `render inspect` writes it.
    public var description: String { value.pathDescription }
}

/// The views that were handed to a container.
public nonisolated struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
    package let subviews: [Subview]

    package init(_ subviews: [Subview]) { self.subviews = subviews }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(Array(subviews[bounds]), start: bounds.lowerBound)
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        ForEach._reconcile(
            ForEach(view.subviews, content: { $0 }), existing: existing, in: context)
    }
}

/// Some of the views that were handed to a container.
public nonisolated struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
    private let subviews: [Subview]
    public let startIndex: Int

    init(_ subviews: [Subview], start: Int) { (self.subviews, startIndex) = (subviews, start) }

    public var endIndex: Int { startIndex + subviews.count }
    public subscript(index: Int) -> Subview { subviews[index - startIndex] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(
            Array(subviews[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]),
            start: bounds.lowerBound)
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        ForEach._reconcile(ForEach(view.subviews, content: { $0 }), existing: existing, in: context)
    }
}

extension AnyHashable {
    /// An identity as `render inspect` writes it.
    var pathDescription: String {
        guard let path = base as? [PathComponent] else { return "\(self)" }
        return path.reversed().map(\.description).joined()
    }
}

extension LayoutNode {
    /// The explicit ids and positions that lead to the element.
    package var identity: AnyHashable {
        // One modifier may stand round several elements: then what is inside tells them apart.
        var node = self
        while node.viewNode.elements.count > 1,
            let inner = (node as? UnaryLayoutNode)?.child ?? node.decorated
        {
            node = inner
        }
        return node.viewNode.identity
    }
}

extension ViewNode {
    /// The explicit ids and positions that lead to the node.
    var identity: AnyHashable {
        var path: [PathComponent] = []
        var node: ViewNode? = self
        while let step = node {
            if case .explicit(let id) = step.component, path.isEmpty { return id }
            path.append(step.component)
            node = step.parent
        }
        return AnyHashable(path)
    }
}

nonisolated extension Group where Content: View {
    /// A view made from the subviews of another one.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(base: view, transform: transform) }
    }
}

/// What `Group(subviews:)` shows.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: (SubviewsCollection) -> Result

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let reader = SubviewsReader(source: view.base) { view.transform(SubviewsCollection($0.map(Subview.init))) }
        return SubviewsReader._reconcile(reader, existing: existing, in: context)
    }
}

/// What `ForEach(subviews:)` shows.
public nonisolated struct ForEachSubviewContent<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let content: (Subview) -> Result

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let reader = SubviewsReader(source: view.base) { ForEach($0.map(Subview.init), content: view.content) }
        return SubviewsReader._reconcile(reader, existing: existing, in: context)
    }
}

nonisolated extension ForEach where Data == [Int], ID == Int, Content: View {
    /// A view for each subview of another one.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
    ) where Content == ForEachSubviewContent<Base, Result> {
        self.init([0], id: \.self) { _ in ForEachSubviewContent(base: view, content: content) }
    }
}
