import ViewGraph

/// Whether people edit a list's rows: delete, move, choose several.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// A row was swiped.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether lists are being edited, which `EditButton` switches; navigation views bring one along.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Lists on macOS have no controls for editing.
    var isEditing: Bool { platform == .iOS && editMode?.wrappedValue.isEditing ?? false }
}

/// A button that switches the lists round it to editing and back.
public nonisolated struct EditButton: ControlView {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        let mode = editMode
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
            .fontWeight(isEditing ? .semibold : nil)
    }
}

/// What people may do with the rows of a list over a binding.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
    public static var all: EditActions<Data> { [.delete, .move] }
}

extension RowEditing {
    /// Deletes and moves elements of the collection that the rows are made of.
    init<C>(_ actions: EditActions<C>, of data: Binding<C>)
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
        self.init()
        if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
        if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }
}

nonisolated extension ForEach where Content: View {
    /// A view for a binding to each element; lists let people edit the collection.
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// As `init(_:editActions:content:)`, for elements that are identified by a key path.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C: RangeReplaceableCollection, C.Index: Hashable
    {
        self.init(data, id: id, content: content)
        editing = RowEditing(editActions, of: data)
    }
}

nonisolated extension List where SelectionValue == Never, Content: View {
    /// A row for a binding to each element.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// A row for a binding to each element; people can edit the collection.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// As `init(_:editActions:rowContent:)`, for elements that are identified by a key path.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, ID: Hashable, C.Index: Hashable
    {
        self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

nonisolated extension List where SelectionValue: Hashable, Content: View {
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, ID: Hashable, C.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }

    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, ID: Hashable, C.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
