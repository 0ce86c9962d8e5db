import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `List` over views or over elements of the program, with and without a selection.
@Sendable func membersOfList() -> [NativeMember] {
    sortedMembers { m in
        m.add("init", "init(@ViewBuilder content: () -> Content) where SelectionValue == Never, Content: View") { c in
            try c.list(of: c.built(0))
        }
        let rows = "@ViewBuilder rowContent: @escaping "
        m.add(
            "init",
            "init<RowContent>(_ data: Range<Int>, \(rows)(Int) -> RowContent) where SelectionValue == Never, Content == RowContent, RowContent: View"
        ) { c in try c.list(of: c.forEach(content: 1) { element, _ in element }) }
        m.add(
            "init",
            "init<Data, RowContent>(_ data: Data, \(rows)(Data.Element) -> RowContent) where SelectionValue == Never, Content == RowContent, Data: RandomAccessCollection, Data.Element: Identifiable, RowContent: View"
        ) { c in try c.list(of: c.forEach(content: 1) { try $1.property("id", of: $0) }) }
        m.add(
            "init",
            "init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, \(rows)(Data.Element) -> RowContent) where SelectionValue == Never, Content == RowContent, Data: RandomAccessCollection, ID: Hashable, RowContent: View"
        ) { c in
            let path = try c.keyPath(1)
            return try c.list(of: c.forEach(content: 2) { try $1.value(at: path, of: $0) })
        }
        m.add(
            "init",
            "init<C, RowContent>(_ data: Binding<C>, \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue == Never, Content == RowContent, C: RandomAccessCollection, C.Element: Identifiable, RowContent: View"
        ) { c in try c.list(of: c.forEachBinding(content: 1) { try $1.property("id", of: $0) }) }
        m.add(
            "init",
            "init<C, ID, RowContent>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue == Never, Content == RowContent, C: RandomAccessCollection, ID: Hashable, RowContent: View"
        ) { c in
            let path = try c.keyPath(1)
            return try c.list(of: c.forEachBinding(content: 2) { try $1.value(at: path, of: $0) })
        }
        m.add(
            "init",
            "init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, \(rows)(Data.Element) -> RowContent) where SelectionValue == Never, Content == RowContent, Data: RandomAccessCollection, Data.Element: Identifiable, RowContent: View"
        ) { c in try c.list(of: c.outline(children: 1, content: 2) { try $1.property("id", of: $0) }) }
        m.add(
            "init",
            "init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, \(rows)(Data.Element) -> RowContent) where SelectionValue == Never, Content == RowContent, Data: RandomAccessCollection, ID: Hashable, RowContent: View"
        ) { c in
            let path = try c.keyPath(1)
            return try c.list(of: c.outline(children: 2, content: 3) { try $1.value(at: path, of: $0) })
        }
        m.add(
            "init",
            "init<C, RowContent>(_ data: Binding<C>, editActions: EditActions, \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue == Never, Content == RowContent, C: RandomAccessCollection, C.Element: Identifiable, RowContent: View"
        ) { c in
            let rows = try c.forEachBinding(content: 2) { try $1.property("id", of: $0) }
            return try c.list(of: c.editable(rows, actions: 1))
        }
        m.add(
            "init",
            "init<C, ID, RowContent>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions, \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue == Never, Content == RowContent, C: RandomAccessCollection, ID: Hashable, RowContent: View"
        ) { c in
            let path = try c.keyPath(1)
            let rows = try c.forEachBinding(content: 3) { try $1.value(at: path, of: $0) }
            return try c.list(of: c.editable(rows, actions: 2))
        }
        for selection in ["Binding<SelectionValue?>?", "Binding<Set<SelectionValue>>?"] {
            m.add(
                "init",
                "init(selection: \(selection), @ViewBuilder content: () -> Content) where SelectionValue: Hashable, Content: View"
            ) { c in try c.list(of: c.built(1), selection: 0) }
            m.add(
                "init",
                "init<Data, RowContent>(_ data: Data, selection: \(selection), \(rows)(Data.Element) -> RowContent) where SelectionValue: Hashable, Content == RowContent, Data: RandomAccessCollection, Data.Element: Identifiable, RowContent: View"
            ) { c in try c.list(of: c.forEach(content: 2) { try $1.property("id", of: $0) }, selection: 1) }
            m.add(
                "init",
                "init<C, RowContent>(_ data: Binding<C>, selection: \(selection), \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue: Hashable, Content == RowContent, C: RandomAccessCollection, C.Element: Identifiable, RowContent: View"
            ) { c in try c.list(of: c.forEachBinding(content: 2) { try $1.property("id", of: $0) }, selection: 1) }
            m.add(
                "init",
                "init<C, ID, RowContent>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: \(selection), \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue: Hashable, Content == RowContent, C: RandomAccessCollection, ID: Hashable, RowContent: View"
            ) { c in
                let path = try c.keyPath(1)
                return try c.list(of: c.forEachBinding(content: 3) { try $1.value(at: path, of: $0) }, selection: 2)
            }
            m.add(
                "init",
                "init<C, RowContent>(_ data: Binding<C>, editActions: EditActions, selection: \(selection), \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue: Hashable, Content == RowContent, C: RandomAccessCollection, C.Element: Identifiable, RowContent: View"
            ) { c in
                let rows = try c.forEachBinding(content: 3) { try $1.property("id", of: $0) }
                return try c.list(of: c.editable(rows, actions: 1), selection: 2)
            }
            m.add(
                "init",
                "init<C, ID, RowContent>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions, selection: \(selection), \(rows)(Binding<C.Element>) -> RowContent) where SelectionValue: Hashable, Content == RowContent, C: RandomAccessCollection, ID: Hashable, RowContent: View"
            ) { c in
                let path = try c.keyPath(1)
                let rows = try c.forEachBinding(content: 4) { try $1.value(at: path, of: $0) }
                return try c.list(of: c.editable(rows, actions: 2), selection: 3)
            }
            m.add(
                "init",
                "init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: \(selection), \(rows)(Data.Element) -> RowContent) where SelectionValue: Hashable, Content == RowContent, Data: RandomAccessCollection, Data.Element: Identifiable, RowContent: View"
            ) { c in
                let rows = try c.outline(children: 1, content: 3) { try $1.property("id", of: $0) }
                return try c.list(of: rows, selection: 2)
            }
            m.add(
                "init",
                "init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: \(selection), \(rows)(Data.Element) -> RowContent) where SelectionValue: Hashable, Content == RowContent, Data: RandomAccessCollection, ID: Hashable, RowContent: View"
            ) { c in
                let path = try c.keyPath(1)
                return try c.list(of: c.forEach(content: 3) { try $1.value(at: path, of: $0) }, selection: 2)
            }
        }
    }
}

extension NativeCall {
    /// What a closure with a view builder makes.
    fileprivate func built(_ index: Int) throws -> Value { try evaluator.call(arguments[index], []) }

    fileprivate func list(of content: Value, selection index: Int? = nil) throws -> Value {
        let content = try AnyView.bridge(content, evaluator).content
        let selection = try index.flatMap { try self.selection($0) }
        return AnyView(any: List<Never, AnyView>(content: content, selection: selection)).bridged
    }

    /// What is selected, asked for by the views that show it.
    func selection(_ index: Int) throws -> (() -> ListSelection)? {
        guard let binding = try argument(index, as: Optional<Binding<Value>>.self) else { return nil }
        let type = typeArguments.first
        return { selectedIDs(binding, of: type) }
    }

    private func selectedIDs(_ binding: Binding<Value>, of type: Type?) -> ListSelection {
        var ids: Set<AnyHashable> = []
        do {
            switch binding.wrappedValue {
            case .set(let members):
                for member in members.members { ids.insert(try AnyHashable.bridge(member.value, evaluator)) }
            case .some(let box): ids.insert(try AnyHashable.bridge(box.value, evaluator))
            default: break
            }
        } catch {
            evaluator.record(error)
        }
        let isSet = if case .set = binding.wrappedValue { true } else { false }
        let evaluator = evaluator
        func write(_ id: AnyHashable, _ change: (SetValue, HashableValue) -> Void) {
            do {
                let selected = SetValue()
                change(selected, try evaluator.hashable(id.bridged))
                binding.wrappedValue = isSet ? .set(selected) : .some(ValueBox(id.bridged))
            } catch {
                evaluator.record(error)
            }
        }
        func toggle(_ id: AnyHashable) {
            write(id) { selected, key in
                guard case .set(let old) = binding.wrappedValue else { return }
                var wasIn = false
                for member in old.members {
                    if member == key { wasIn = true } else { selected.insert(member) }
                }
                if !wasIn { selected.insert(key) }
            }
        }
        return ListSelection(ids, select: { write($0) { $0.insert($1) } }, toggle: isSet ? toggle : nil) {
            evaluator.dynamicType(of: $0.bridged) == type
        } clear: {
            binding.wrappedValue = isSet ? .set(SetValue()) : .null
        }
    }
}
