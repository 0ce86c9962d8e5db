import Foundation

/// A view for each element of a collection, each with the identity its id gives it.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// What people may do with the rows that the views are; nil for nothing.
    package var editing: RowEditing?
}

nonisolated extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("ForEach has no body") }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ForEachNode ?? ForEachNode(context)
        node.adopt(context)
        node.editing = view.editing
        if context.isLazy {
            let data = view.data
            func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
            node.update(
                ForEachSource(
                    count: data.count, id: { erased(view.id(element($0))) }, content: { view.content(element($0)) }
                ))
            return node
        }
        node.update(view.data.map { element in (erased(view.id(element)), { view.content(element) }) })
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
    /// In place of the items, where the container makes its children when they become visible.
    private var lazyElements: LazyForEachElements?
    fileprivate(set) var editing: RowEditing?

    var count: Int { lazyElements?.count ?? items.count }

    func index(of id: AnyHashable) -> Int? {
        lazyElements?.index(of: id) ?? items.firstIndex { $0.id == id }
    }

    func update(_ source: ForEachSource) {
        if let lazyElements {
            lazyElements.update(source)
        } else {
            lazyElements = LazyForEachElements(source, in: self)
        }
        elementsDidChange()
    }

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
            let old = known.removeValue(forKey: id) ?? graph.returning(to: self, at: .explicit(id))
            let new = graph.reconcile(
                graph.tracker.makingContent(content), existing: old, in: childContext(.explicit(id)))
            if let old, new !== old { graph.remove(old, from: self) }
            updated.append((id, new))
        }
        if !known.isEmpty {
            for item in items where known[item.id] === item.node { graph.remove(item.node, from: self) }
        }
        let changed = updated.count != items.count || zip(updated, items).contains { $0.node !== $1.node }
        items = updated
        if changed { elementsDidChange() }
    }

    override var childNodes: [ViewNode] { lazyElements?.madeNodes ?? items.map(\.node) }

    override var runs: [ElementRun] { lazyElements.map { [.lazy($0)] } ?? super.runs }

    override func makeElements() -> [LayoutNode] {
        guard let lazyElements else { return items.flatMap(\.node.elements) }
        for index in 0..<lazyElements.count { _ = lazyElements.runs(at: index) }
        return lazyElements.madeNodes.flatMap(\.elements)
    }
}

/// A value as `AnyHashable`, which one that already is stays: a cast to find that out would search all conformances of
/// the program.
private nonisolated func erased<Value: Hashable>(_ value: Value) -> AnyHashable {
    // Unsafe: the two types are the same one.
    Value.self == AnyHashable.self ? unsafeBitCast(value, to: AnyHashable.self) : AnyHashable(value)
}
