import ViewGraph

/// Rows of a tree of data: an element with children is a disclosure group of them.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: ControlView
where Data: RandomAccessCollection, ID: Hashable {
    let items: [OutlineItem]

    package init(items: [OutlineItem]) { self.items = items }

    public var body: some View { OutlineRows(items: items) }
}

/// What a disclosure group of an outline shows.
public nonisolated struct OutlineSubgroupChildren: ControlView {
    let items: [OutlineItem]
    public var body: some View { OutlineRows(items: items) }
}

/// An element of a tree of data; its row and children are made when they are asked for.
package struct OutlineItem {
    package let id: AnyHashable
    package let row: () -> AnyView
    /// Nil for a leaf.
    package let children: (() -> [OutlineItem])?

    package init(id: AnyHashable, row: @escaping () -> AnyView, children: (() -> [OutlineItem])?) {
        (self.id, self.row, self.children) = (id, row, children)
    }

    static func items<Data: RandomAccessCollection, Row: View>(
        _ data: Data, id: @escaping (Data.Element) -> AnyHashable, children: KeyPath<Data.Element, Data?>,
        content: @escaping (Data.Element) -> Row
    ) -> [OutlineItem] {
        data.map { element in
            OutlineItem(
                id: id(element), row: { AnyView(content(element)) },
                children: element[keyPath: children].map { inner in
                    { items(inner, id: id, children: children, content: content) }
                })
        }
    }
}

/// The rows of elements that stand beside each other in the tree.
package struct OutlineRows: ControlPart {
    let items: [OutlineItem]

    package nonisolated init(items: [OutlineItem]) { self.items = items }

    package var body: some View {
        ForEach(items, id: \.id) { item in
            if item.children != nil { OutlineBranch(item: item) } else { OutlineLeaf(item: item) }
        }
    }
}

struct OutlineBranch: ControlPart {
    let item: OutlineItem

    var body: some View {
        DisclosureGroup {
            OutlineRows(items: item.children?() ?? [])
        } label: {
            item.row()
        }
    }
}

/// On macOS a leaf's row begins where the labels beside chevrons do.
struct OutlineLeaf: ControlPart {
    let item: OutlineItem

    @Environment(\.platform) private var platform

    var body: some View {
        if platform == .macOS {
            item.row().padding(.leading, DisclosureChrome.rowIndent)
        } else {
            item.row()
        }
    }
}

// MARK: - Making outlines

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// - Parameters:
    ///   - data: the outermost elements.
    ///   - children: where an element has its children; nil for a leaf.
    ///   - content: the row of an element.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(
            items: OutlineItem.items(data, id: { AnyHashable($0.id) }, children: children, content: content))
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            items: OutlineItem.items(
                data, id: { AnyHashable($0[keyPath: id]) }, children: children, content: content))
    }

    /// The outline of one element.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        let inner = root[keyPath: children].map { data in
            { OutlineItem.items(data, id: { AnyHashable($0.id) }, children: children, content: content) }
        }
        self.init(items: [OutlineItem(id: AnyHashable(root.id), row: { AnyView(content(root)) }, children: inner)])
    }

    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        let inner = root[keyPath: children].map { data in
            {
                OutlineItem.items(
                    data, id: { AnyHashable($0[keyPath: id]) }, children: children, content: content)
            }
        }
        let root = OutlineItem(
            id: AnyHashable(root[keyPath: id]), row: { AnyView(content(root)) }, children: inner)
        self.init(items: [root])
    }
}

nonisolated extension List where SelectionValue == Never, Content: View {
    /// A row for each element of a tree of data.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(content: Content(data, children: children, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(content: Content(data, id: id, children: children, content: rowContent))
    }
}

nonisolated extension List where SelectionValue: Hashable, Content: View {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(selection: selection) { Content(data, children: children, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(selection: selection) { Content(data, children: children, content: rowContent) }
    }
}
