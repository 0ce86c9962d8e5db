import Foundation

/// A view for each element of a collection, each with the identity its id gives it.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

nonisolated extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("ForEach has no body") }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ForEachNode ?? ForEachNode(context)
        node.adopt(context)
        node.update(view.data.map { element in (AnyHashable(view.id(element)), { view.content(element) }) })
        return node
    }
}

nonisolated extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    package init(
        _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: id)
    }
}

nonisolated extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

final class ForEachNode: ViewNode {
    private var items: [(id: AnyHashable, node: ViewNode)] = []

    /// Nodes follow their ids; of two elements with one id the first is shown (measured: facts.md 9.8).
    func update(_ elements: [(id: AnyHashable, content: () -> any View)]) {
        var known: [AnyHashable: ViewNode] = [:]
        for item in items { known[item.id] = item.node }
        var seen = Set<AnyHashable>()
        var updated: [(id: AnyHashable, node: ViewNode)] = []
        updated.reserveCapacity(elements.count)
        for (id, content) in elements {
            guard seen.insert(id).inserted else {
                graph.report("the ID \(id) is used by several elements of a ForEach; only the first is shown")
                continue
            }
            let old = known.removeValue(forKey: id)
            let new = graph.reconcile(
                graph.tracker.makingContent(content), existing: old, in: childContext(.explicit(id)))
            if new !== old { old?.unmount() }
            updated.append((id, new))
        }
        for node in known.values { node.unmount() }
        let changed = updated.count != items.count || zip(updated, items).contains { $0.node !== $1.node }
        items = updated
        if changed { elementsDidChange() }
    }

    override var childNodes: [ViewNode] { items.map(\.node) }
    override func makeElements() -> [LayoutNode] { items.flatMap(\.node.elements) }
}
