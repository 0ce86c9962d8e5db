import ViewGraph

/// A column of a table: a title, and a view for each row's value.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    let title: Label
    let content: (RowValue) -> Content
    /// What rows are sorted by; nil for a column that sorts nothing.
    let sortKey: TableSortKey?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic

    init(title: Label, sortKey: TableSortKey? = nil, content: @escaping (RowValue) -> Content) {
        (self.title, self.sortKey, self.content) = (title, sortKey, content)
    }

    public var _columns: [TableColumnBox] {
        [
            TableColumnBox(title: AnyView(title), sortKey: sortKey, width: width, alignment: alignment) {
                [content] value in
                (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(any: EmptyView())
            }
        ]
    }

    /// A width in points; nil shares what is left.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.width = TableColumnWidth(minimum: width, ideal: width, maximum: width)
        return copy
    }

    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return copy
    }

    /// Where in the column its title and its cells stand.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.alignment = alignment
        return copy
    }
}

/// Where in a column its title and its cells stand.
public nonisolated struct TableColumnAlignment: Hashable, Sendable {
    enum Kind { case automatic, leading, center, trailing, numeric }

    let kind: Kind

    public static let automatic = TableColumnAlignment(kind: .automatic)
    public static let leading = TableColumnAlignment(kind: .leading)
    public static let center = TableColumnAlignment(kind: .center)
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// As numbers stand below each other: at the trailing edge.
    public static let numeric = TableColumnAlignment(kind: .numeric)

    var alignment: Alignment {
        switch kind {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}

/// What rows are sorted by in a column.
package struct TableSortKey: Equatable {
    /// Of the property.
    package let id: AnyHashable
    /// Of the property, forwards: for a table that isn't sorted by it yet.
    package let comparator: Any

    package init(id: AnyHashable, comparator: Any) { (self.id, self.comparator) = (id, comparator) }

    init<Row, Value: Comparable>(_ path: any KeyPath<Row, Value> & Sendable) {
        self.init(id: AnyHashable(path), comparator: KeyPathComparator(path))
    }

    package static func == (lhs: TableSortKey, rhs: TableSortKey) -> Bool { lhs.id == rhs.id }
}

/// How wide a column may be.
package struct TableColumnWidth: Equatable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }
}

/// A column as a table lays it out: what its rows' values look like.
@_documentation(metadata: engine)
public struct TableColumnBox {
    package let title: AnyView
    package let sortKey: TableSortKey?
    package var width: TableColumnWidth
    package var alignment: TableColumnAlignment
    package let cell: (Any) -> AnyView

    package init(
        title: AnyView, sortKey: TableSortKey? = nil, width: TableColumnWidth,
        alignment: TableColumnAlignment = .automatic, cell: @escaping (Any) -> AnyView
    ) {
        (self.title, self.sortKey, self.width) = (title, sortKey, width)
        (self.alignment, self.cell) = (alignment, cell)
    }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator
    var _columns: [TableColumnBox] { get }
}

/// Several columns, in order.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public let _columns: [TableColumnBox]
}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Column: TableColumnContent<RowValue, Sort>>(_ column: Column) -> Column {
        column
    }

    /// Columns that sort nothing stand among those that do.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent<RowValue, Never>>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort, Column> {
        TupleTableColumnContent(_columns: column._columns)
    }

    public static func buildPartialBlock<Column: TableColumnContent<RowValue, Sort>>(first: Column) -> Column { first }

    public static func buildPartialBlock<A: TableColumnContent<RowValue, Sort>, B: TableColumnContent<RowValue, Sort>>(
        accumulated: A, next: B
    ) -> TupleTableColumnContent<RowValue, Sort, (A, B)> {
        TupleTableColumnContent(_columns: accumulated._columns + next._columns)
    }

    public static func buildIf<Column: TableColumnContent<RowValue, Sort>>(
        _ column: Column?
    ) -> TupleTableColumnContent<RowValue, Sort, Column?> {
        TupleTableColumnContent(_columns: column?._columns ?? [])
    }
}

// MARK: - Columns that sort nothing

nonisolated extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(title: Text(title), content: content)
    }

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(title: Text(title)) { Text($0[keyPath: value]) }
    }
}

// MARK: - Columns that rows can be sorted by

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(title: Text(titleKey), sortKey: TableSortKey(value), content: content) }

    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(title: Text(titleKey), sortKey: TableSortKey(value)) { Text($0[keyPath: value]) }
    }
}
