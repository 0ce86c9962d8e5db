import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `Table` over elements of the program, and its columns.
func addTableTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "TableColumnBuilder", "@resultBuilder struct TableColumnBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "TableColumnContent", resultType: "TupleTableColumnContent",
                elementTypes: ["TableColumn"],
                block: { parts, _ in .box(TableColumns(joining: parts)) },
                optional: { part, _ in .box(TableColumns(joining: part.map { [$0] } ?? [])) },
                either: { part, _, _ in part })))
    types.append(
        NativeType(
            "TableColumn", "struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent",
            members: membersOfTableColumn))
    types.append(NativeType("Table", "struct Table<Value>: View", members: membersOfTable))
}

@Sendable private func membersOfTable() -> [NativeMember] {
    sortedMembers { m in
        let columns = "@TableColumnBuilder columns: () -> TupleTableColumnContent<Value>"
        let condition = "where Data: RandomAccessCollection, Data.Element == Value, Value: Identifiable"
        for selection in ["", "selection: Binding<Value.ID?>, ", "selection: Binding<Set<Value.ID>>, "] {
            for order in ["", "sortOrder: Binding<[KeyPathComparator<Value>]>, "] {
                let (isSelectable, isSortable) = (!selection.isEmpty, !order.isEmpty)
                m.add("init", "init<Data>(_ data: Data, \(selection)\(order)\(columns)) \(condition)") { c in
                    let last = 1 + (isSelectable ? 1 : 0) + (isSortable ? 1 : 0)
                    let evaluator = c.evaluator
                    let rows = try elements(of: c.arguments[0], evaluator).map { try InterpretedRow($0, evaluator) }
                    return try c.table(
                        columns: last, rows: AnyView(ForEach(rows) { TableRow($0) }),
                        selection: isSelectable ? c.selection(1) : nil,
                        sorting: isSortable ? c.sorting(last - 1) : nil)
                }
            }
        }
        for type in ["", "of valueType: Value.Type, "] {
            for selection in ["", "selection: Binding<Value.ID?>, ", "selection: Binding<Set<Value.ID>>, "] {
                for order in ["", "sortOrder: Binding<[KeyPathComparator<Value>]>, "] {
                    let (isSelectable, isSortable) = (!selection.isEmpty, !order.isEmpty)
                    let first = type.isEmpty ? 0 : 1
                    let condition = "where Rows: View\(isSelectable ? ", Value: Identifiable" : "")"
                    m.add(
                        "init",
                        "init<Rows>(\(type)\(selection)\(order)\(columns), @ViewBuilder rows: () -> Rows) \(condition)"
                    ) { c in
                        let last = first + (isSelectable ? 1 : 0) + (isSortable ? 1 : 0)
                        let rows = try AnyView.bridge(c.evaluator.call(c.arguments[last + 1], []), c.evaluator)
                        return try c.table(
                            columns: last, rows: rows, selection: isSelectable ? c.selection(first) : nil,
                            sorting: isSortable ? c.sorting(last - 1) : nil)
                    }
                }
            }
        }
    }
}

@Sendable private func membersOfTableColumn() -> [NativeMember] {
    sortedMembers { m in
        let content = "@ViewBuilder content: @escaping (RowValue) -> Content"
        for (generics, title, attribute) in [
            ("", "_ titleKey: LocalizedStringKey", ""), ("S: StringProtocol", "_ title: S", "@_disfavoredOverload "),
        ] {
            let isKey = generics.isEmpty
            m.add(
                "init",
                "\(attribute)init\(isKey ? "" : "<\(generics)>")(\(title), \(content)) where Sort == Never, Label == Text, Content: View"
            ) { c in
                let content = try c.callback(1)
                return .box(TableColumns(title: try c.title(isKey), sortKey: nil) { content.call([$0], AnyView.self) })
            }
            m.add(
                "init",
                "\(attribute)init\(isKey ? "" : "<\(generics)>")(\(title), value: KeyPath<RowValue, String>) where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text"
            ) { c in
                let (path, evaluator) = (try c.keyPath(1), c.evaluator)
                return .box(
                    TableColumns(title: try c.title(isKey), sortKey: TableSortKey(path, isText: true)) { value in
                        do {
                            return AnyView(Text(try String.bridge(evaluator.value(at: path, of: value), evaluator)))
                        } catch {
                            evaluator.record(error)
                            return AnyView.fallback
                        }
                    })
            }
            m.add(
                "init",
                "\(attribute)init<V\(isKey ? "" : ", \(generics)")>(\(title), value: KeyPath<RowValue, V>, \(content)) where V: Comparable, Sort == KeyPathComparator<RowValue>, Label == Text, Content: View"
            ) { c in
                let (path, content) = (try c.keyPath(1), try c.callback(2))
                return .box(
                    TableColumns(title: try c.title(isKey), sortKey: TableSortKey(path, isText: false)) {
                        content.call([$0], AnyView.self)
                    })
            }
        }
        m.add("width", "func width(_ width: CGFloat? = _) -> Self") { c in
            let width = try c.argument(0, as: CGFloat?.self, default: nil)
            return try c.column { $0.width = TableColumnWidth(minimum: width, ideal: width, maximum: width) }
        }
        m.add("width", "func width(min: CGFloat? = _, ideal: CGFloat? = _, max: CGFloat? = _) -> Self") { c in
            let (least, ideal, most) = (
                try c.argument(0, as: CGFloat?.self, default: nil), try c.argument(1, as: CGFloat?.self, default: nil),
                try c.argument(2, as: CGFloat?.self, default: nil)
            )
            return try c.column { $0.width = TableColumnWidth(minimum: least, ideal: ideal, maximum: most) }
        }
        m.add("alignment", "func alignment(_ alignment: TableColumnAlignment) -> Self") { c in
            let alignment = try c.argument(0, as: TableColumnAlignment.self)
            return try c.column { $0.alignment = alignment }
        }
    }
}

/// A value of the program as a row of a table.
private struct InterpretedRow: Identifiable, CustomComparable {
    let id: AnyHashable
    let value: Value

    init(_ value: Value, _ evaluator: any Evaluator) throws {
        self.value = value
        id = try AnyHashable.bridge(evaluator.property("id", of: value), evaluator)
    }

    func isSame(as other: InterpretedRow) -> Bool { id == other.id && value.isSame(as: other.value) }
}

/// One column or several, as a column's and a builder's values are.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
private struct TableColumns: NativeBoxed, @unchecked Sendable {
    var boxes: [TableColumnBox]

    init(joining parts: [Value]) { boxes = parts.flatMap { $0.unbox(as: TableColumns.self)?.boxes ?? [] } }

    init(title: Text, sortKey: TableSortKey?, content: @escaping (Value) -> AnyView) {
        boxes = [
            TableColumnBox(title: AnyView(title), sortKey: sortKey, width: TableColumnWidth()) { row in
                (row as? InterpretedRow).map { content($0.value) } ?? AnyView.fallback
            }
        ]
    }
}

extension TableSortKey {
    fileprivate init(_ path: KeyPathValue, isText: Bool) {
        self.init(id: AnyHashable(path), comparator: KeyPathComparatorValue.forwards(path, isText: isText))
    }
}

extension NativeCall {
    fileprivate func title(_ isKey: Bool) throws -> Text {
        isKey ? Text(try argument(0, as: LocalizedStringKey.self)) : Text(verbatim: try argument(0, as: String.self))
    }

    fileprivate func column(_ change: (inout TableColumnBox) -> Void) throws -> Value {
        var columns = try receiver(as: TableColumns.self)
        for index in columns.boxes.indices { change(&columns.boxes[index]) }
        return columns.bridged
    }

    fileprivate func table(
        columns index: Int, rows: AnyView, selection: (() -> ListSelection)?, sorting: (() -> TableSorting)?
    ) throws -> Value {
        let columns = try TableColumns.bridge(evaluator.call(arguments[index], []), evaluator)
        let table = Table<InterpretedRow, Never, Never>(
            columns: columns.boxes, rows: rows, selection: selection, sorting: sorting)
        return AnyView(any: table).bridged
    }

    /// By the program's comparators; a press on a title puts its own first, or turns it round.
    fileprivate func sorting(_ index: Int) throws -> () -> TableSorting {
        let order = try argument(index, as: Binding<Value>.self)
        return { sorting(by: order) }
    }

    private func sorting(by order: Binding<Value>) -> TableSorting {
        let evaluator = evaluator
        func comparators() throws -> [KeyPathComparatorValue] {
            try elements(of: order.wrappedValue, evaluator).compactMap { $0.unbox(as: KeyPathComparatorValue.self) }
        }
        let first: KeyPathComparatorValue?
        do {
            first = try comparators().first
        } catch {
            evaluator.record(error)
            first = nil
        }
        return TableSorting(key: first.map { AnyHashable($0.path) }, isAscending: first?.isForward ?? true) { key in
            do {
                var all = try comparators()
                if let known = all.firstIndex(where: { AnyHashable($0.path) == key.id }) {
                    var comparator = all.remove(at: known)
                    if known == 0 { comparator.isForward.toggle() }
                    all.insert(comparator, at: 0)
                } else if let comparator = key.comparator as? KeyPathComparatorValue {
                    all.insert(comparator, at: 0)
                }
                order.wrappedValue = .array(all.map { .box($0) })
            } catch {
                evaluator.record(error)
            }
        }
    }
}

extension SwiftUILibrary {
    static func tableRowInit(_ c: inout NativeCall) throws -> Value {
        AnyView(any: TableRow(try InterpretedRow(c.arguments[0], c.evaluator))).bridged
    }
}
