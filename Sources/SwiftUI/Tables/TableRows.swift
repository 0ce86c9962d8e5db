/// Tables whose rows are written by hand, in sections for instance.
nonisolated extension Table {
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: nil, sorting: nil)
    }

    public init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(one: selection) },
            sorting: nil)
    }

    public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(several: selection) },
            sorting: nil)
    }

    public init(
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: nil, sorting: { TableSorting(sortOrder) })
    }

    public init(
        selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(one: selection) },
            sorting: { TableSorting(sortOrder) })
    }

    public init(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(several: selection) },
            sorting: { TableSorting(sortOrder) })
    }

    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(one: selection) },
            sorting: nil)
    }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(several: selection) },
            sorting: nil)
    }

    public init(
        of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: nil, sorting: { TableSorting(sortOrder) })
    }

    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(one: selection) },
            sorting: { TableSorting(sortOrder) })
    }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Rows: View, Columns: TableColumnContent, Columns.TableRowValue == Value {
        self.init(
            columns: columns()._columns, rows: AnyView(rows()), selection: { ListSelection(several: selection) },
            sorting: { TableSorting(sortOrder) })
    }
}
