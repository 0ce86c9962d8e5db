import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

typealias InterpretedEditActions = EditActions<[Value]>

extension EditActions: BridgeConvertible where Data == [Value] {}
extension EditActions: NativeBoxed where Data == [Value] {}

/// What programs let people do with the rows of a `ForEach`.
func addForEachEditing(_ m: inout [NativeMember]) {
    m.add("onDelete", "func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, Content>") { c in
        let action = try c.optionalCallback(0)
        return try c.editingRows { $0.delete = action.map { action in { action.perform([.offsets($0)]) } } }
    }
    m.add("onMove", "func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, Content>") { c in
        let action = try c.optionalCallback(0)
        return try c.editingRows { $0.move = action.map { action in { action.perform([.offsets($0), .int($1)]) } } }
    }
    m.add(
        "init",
        "init<C>(_ data: Binding<C>, editActions: EditActions, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>], C: RandomAccessCollection, ID == C.Element.ID, Content: View, C.Element: Identifiable"
    ) { c in
        try c.editable(c.forEachBinding(content: 2) { try $1.property("id", of: $0) }, actions: 1)
    }
    m.add(
        "init",
        "init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>], C: RandomAccessCollection, ID: Hashable, Content: View"
    ) { c in
        let path = try c.keyPath(1)
        return try c.editable(c.forEachBinding(content: 3) { try $1.value(at: path, of: $0) }, actions: 2)
    }
}

extension Value {
    fileprivate static func offsets(_ offsets: IndexSet) -> Value { .box(IndexSetValue(indices: Array(offsets))) }
}

extension NativeCall {
    fileprivate func editingRows(_ change: (inout RowEditing) -> Void) throws -> Value {
        guard var rows = receiver.unbox(as: InterpretedForEach.self) else { return receiver }
        var editing = rows.editing ?? RowEditing()
        change(&editing)
        rows.editing = editing
        return .box(rows)
    }

    /// Rows over a binding to a collection of the program's, which people may change as the argument says.
    func editable(_ rows: Value, actions index: Int) throws -> Value {
        guard var rows = rows.unbox(as: InterpretedForEach.self) else { return rows }
        let actions = try argument(index, as: InterpretedEditActions.self)
        let data = try argument(0, as: Binding<Value>.self)
        func change(_ body: (inout [Value]) -> Void) {
            guard case .array(var items) = data.wrappedValue else { return }
            body(&items)
            data.wrappedValue = .array(items)
        }
        var editing = RowEditing()
        if actions.contains(.delete) { editing.delete = { offsets in change { $0.remove(atOffsets: offsets) } } }
        if actions.contains(.move) {
            editing.move = { offsets, end in change { $0.move(fromOffsets: offsets, toOffset: end) } }
        }
        rows.editing = editing
        return .box(rows)
    }
}

extension SwiftUILibrary {
    static func editActionsDelete(_: inout NativeCall) throws -> Value {
        InterpretedEditActions.delete.bridged
    }

    static func editActionsMove(_: inout NativeCall) throws -> Value {
        InterpretedEditActions.move.bridged
    }

    static func editActionsAll(_: inout NativeCall) throws -> Value {
        InterpretedEditActions.all.bridged
    }

    static func editActionsRawValue(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: InterpretedEditActions.self).rawValue.bridged
    }

    static func editActionsInit(_ c: inout NativeCall) throws -> Value {
        InterpretedEditActions(rawValue: try c.argument(0, as: Int.self)).bridged
    }

    static func editActionsInitArrayLiteral(_ c: inout NativeCall) throws -> Value {
        InterpretedEditActions(try c.argument(0, as: [InterpretedEditActions].self)).bridged
    }
}
