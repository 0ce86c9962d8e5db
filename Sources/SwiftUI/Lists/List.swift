import ViewGraph

/// Rows of data in a column that scrolls.
///
/// It takes what it is proposed, and 0 where nothing is said (measured: facts.md 9.6); only visible rows are made.
public nonisolated struct List<SelectionValue, Content>: PrimitiveView {
    let content: any View
    /// Asked for by the list itself, so that the view the list is in doesn't depend on what is selected.
    let selection: (() -> ListSelection)?

    package init(content: any View, selection: (() -> ListSelection)? = nil) {
        (self.content, self.selection) = (content, selection)
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        guard let selection = view.selection else {
            return PlainList._reconcile(PlainList(content: view.content), existing: existing, in: context)
        }
        let reading = ReadingView { PlainList(content: view.content, selection: selection()) }
        return ReadingView._reconcile(reading, existing: existing, in: context)
    }
}

/// A list once it is known what is selected in it.
private nonisolated struct PlainList: PrimitiveView {
    let content: any View
    var selection: ListSelection?

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        ListRoot.reconcile(view.content, view.selection, kind: context.environment.listKind, existing, in: context)
    }
}

/// What List and Form have in common.
enum ListRoot {
    static func reconcile(
        _ content: any View, _ selection: ListSelection?, kind: ListKind, name: String = "List",
        _ existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        if context.environment.isListContent {
            return context.graph.reconcile(content, existing: existing is ScrollViewNode ? nil : existing, in: context)
        }
        let metrics = ListMetrics(kind: kind, environment: context.environment)
        let node = existing as? ScrollViewNode ?? ScrollViewNode(context)
        node.list = ScrollViewNode.ListLook(
            name: name, background: metrics.background,
            selection: selection.map { ListSelectionState(isEmpty: $0.ids.isEmpty, clear: $0.clear) })
        let content = ListContent(content: content, metrics: metrics, selection: selection)
        node.update(content, axes: .vertical, in: context)
        return node
    }
}

// MARK: - Making lists

nonisolated extension List where SelectionValue == Never, Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

nonisolated extension List where SelectionValue: Hashable, Content: View {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: Self.one(selection))
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: Self.several(selection))
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: Self.one(selection))
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: Self.several(selection))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: Self.one(selection))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: Self.several(selection))
    }

    private static func one(_ binding: Binding<SelectionValue?>?) -> (() -> ListSelection)? {
        binding.map { binding in { ListSelection(one: binding) } }
    }

    private static func several(_ binding: Binding<Set<SelectionValue>>?) -> (() -> ListSelection)? {
        binding.map { binding in { ListSelection(several: binding) } }
    }
}
