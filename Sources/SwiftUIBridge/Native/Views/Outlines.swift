import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `OutlineGroup` over trees of the program's.
func addOutlineTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("OutlineGroup", "struct OutlineGroup<Data, ID, Leaf>: View") { m in
            let content = "@ViewBuilder content: @escaping (Data.Element) -> Leaf"
            m.add(
                "init",
                "init(_ data: Data, children: KeyPath<Data.Element, Data?>, \(content)) where Data: RandomAccessCollection, ID == Data.Element.ID, Data.Element: Identifiable, Leaf: View"
            ) { c in try c.outline(children: 1, content: 2) { try $1.property("id", of: $0) } }
            m.add(
                "init",
                "init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, \(content)) where Data: RandomAccessCollection, ID: Hashable, Leaf: View"
            ) { c in
                let path = try c.keyPath(1)
                return try c.outline(children: 2, content: 3) { try $1.value(at: path, of: $0) }
            }
            let leaf = "@ViewBuilder content: @escaping (E) -> Leaf"
            m.add(
                "init",
                "init<E>(_ root: E, children: KeyPath<E, [E]?>, \(leaf)) where Data == [E], ID == E.ID, E: Identifiable, Leaf: View"
            ) { c in try c.outline(ofRoot: true, children: 1, content: 2) { try $1.property("id", of: $0) } }
            m.add(
                "init",
                "init<E>(_ root: E, id: KeyPath<E, ID>, children: KeyPath<E, [E]?>, \(leaf)) where Data == [E], ID: Hashable, Leaf: View"
            ) { c in
                let path = try c.keyPath(1)
                return try c.outline(ofRoot: true, children: 2, content: 3) { try $1.value(at: path, of: $0) }
            }
        })
}

extension NativeCall {
    /// The rows of the first argument, a collection of elements that may have children, or one such element.
    func outline(
        ofRoot: Bool = false, children: Int, content: Int, id: @escaping (Value, any Evaluator) throws -> Value
    ) throws -> Value {
        let tree = InterpretedTree(
            children: try keyPath(children), content: try callback(content), evaluator: evaluator, id: id)
        let items = tree.items(ofRoot ? [arguments[0]] : try elements(of: arguments[0], evaluator))
        return AnyView(OutlineGroup<[Value], AnyHashable, AnyView, AnyView, AnyView>(items: items)).bridged
    }
}

/// How the elements of a tree are read.
private struct InterpretedTree {
    let children: KeyPathValue
    let content: Callback
    let evaluator: any Evaluator
    let id: (Value, any Evaluator) throws -> Value

    func items(_ values: [Value]) -> [OutlineItem] {
        values.map { value in
            let inner = children(of: value)
            return OutlineItem(
                id: identity(value, evaluator, id), row: { content.call([value], AnyView.self) },
                children: inner.map { inner in { items(inner) } })
        }
    }

    private func children(of value: Value) -> [Value]? {
        do {
            switch try evaluator.value(at: children, of: value) {
            case .null, .absent: return nil
            case .some(let box): return try elements(of: box.value, evaluator)
            case let found: return try elements(of: found, evaluator)
            }
        } catch {
            evaluator.record(error)
            return nil
        }
    }
}
