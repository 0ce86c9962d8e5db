import ViewGraph

/// Rows of data in columns. On an iPhone it is a list of the first column (documented by Apple).
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: ControlView {
    let columns: [TableColumnBox]
    /// The rows: a `ForEach` of `TableRow`s, or of values.
    let rows: AnyView
    let selection: (() -> ListSelection)?
    let sorting: (() -> TableSorting)?

    package init(
        columns: [TableColumnBox], rows: AnyView, selection: (() -> ListSelection)?, sorting: (() -> TableSorting)?
    ) {
        (self.columns, self.rows, self.selection, self.sorting) = (columns, rows, selection, sorting)
    }

    public var body: some View { TableBody(columns: columns, rows: rows, selection: selection, sorting: sorting?()) }
}

/// How a table's rows are sorted, and what a press on a column's title changes.
package struct TableSorting {
    package var key: AnyHashable?
    package var isAscending: Bool
    package var sort: (TableSortKey) -> Void

    package init(key: AnyHashable?, isAscending: Bool, sort: @escaping (TableSortKey) -> Void) {
        (self.key, self.isAscending, self.sort) = (key, isAscending, sort)
    }
}

/// One row of a table.
public nonisolated struct TableRow<Value: Identifiable>: ControlView {
    let value: Value

    @Environment(\.tableColumns) private var columns

    public init(_ value: Value) { self.value = value }

    public var body: some View { TableCells(columns: columns, value: value).id(value.id) }
}

/// What a row is made of where the rows are views.
public protocol TableRowContent<TableRowValue>: View {
    associatedtype TableRowValue: Identifiable
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
}

// MARK: - Making tables

nonisolated extension Table {
    private init<Data: RandomAccessCollection>(
        _ data: Data, _ columns: [TableColumnBox], _ selection: (() -> ListSelection)? = nil,
        _ sorting: (() -> TableSorting)? = nil
    ) where Data.Element == Value {
        self.init(
            columns: columns, rows: AnyView(ForEach(data) { TableRow($0) }), selection: selection, sorting: sorting)
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == ForEach<Data, Value.ID, TableRow<Value>>, Columns: TableColumnContent, Columns.TableRowValue == Value,
        Data.Element == Value
    {
        self.init(data, columns()._columns)
    }

    /// - Parameters:
    ///   - data: a row each.
    ///   - selection: the id of the row that is selected.
    ///   - columns: what the rows show.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == ForEach<Data, Value.ID, TableRow<Value>>, Columns: TableColumnContent, Columns.TableRowValue == Value,
        Data.Element == Value
    {
        self.init(data, columns()._columns, { ListSelection(one: selection) })
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == ForEach<Data, Value.ID, TableRow<Value>>, Columns: TableColumnContent, Columns.TableRowValue == Value,
        Data.Element == Value
    {
        self.init(data, columns()._columns, { ListSelection(several: selection) })
    }

    /// - Parameters:
    ///   - data: a row each.
    ///   - sortOrder: what the rows are sorted by; a press on a column's title changes it.
    ///   - columns: what the rows show.
    public init<Data: RandomAccessCollection>(
        _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    )
    where
        Rows == ForEach<Data, Value.ID, TableRow<Value>>, Columns: TableColumnContent, Columns.TableRowValue == Value,
        Data.Element == Value
    {
        self.init(data, columns()._columns, nil, { TableSorting(sortOrder) })
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    )
    where
        Rows == ForEach<Data, Value.ID, TableRow<Value>>, Columns: TableColumnContent, Columns.TableRowValue == Value,
        Data.Element == Value
    {
        self.init(data, columns()._columns, { ListSelection(one: selection) }, { TableSorting(sortOrder) })
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
    )
    where
        Rows == ForEach<Data, Value.ID, TableRow<Value>>, Columns: TableColumnContent, Columns.TableRowValue == Value,
        Data.Element == Value
    {
        self.init(data, columns()._columns, { ListSelection(several: selection) }, { TableSorting(sortOrder) })
    }

    /// Rows that are written one by one.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(columns: columns()._columns, rows: AnyView(rows()), selection: nil, sorting: nil)
    }
}

extension TableSorting {
    nonisolated init<Value>(_ order: Binding<[KeyPathComparator<Value>]>) {
        let first = order.wrappedValue.first
        self.init(key: first.map { AnyHashable($0.keyPath) }, isAscending: first?.order != .reverse) { key in
            var all = order.wrappedValue
            if let known = all.firstIndex(where: { AnyHashable($0.keyPath) == key.id }) {
                var comparator = all.remove(at: known)
                if known == 0 { comparator.order = comparator.order == .forward ? .reverse : .forward }
                all.insert(comparator, at: 0)
            } else if let comparator = key.comparator as? KeyPathComparator<Value> {
                all.insert(comparator, at: 0)
            }
            order.wrappedValue = all
        }
    }
}
