import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `ForEach` over elements of the program.
typealias InterpretedForEach = ForEach<[Value], AnyHashable, AnyView>

func addCollectionViewTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType("ForEach", "struct ForEach<Data, ID, Content>; View where Content: View", members: membersOfForEach))
    types.append(
        NativeType("List", "struct List<SelectionValue, Content>: View", members: membersOfList))
}

@Sendable private func membersOfForEach() -> [NativeMember] {
    sortedMembers { m in
        m.add(
            "init",
            "init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int, Content: View"
        ) { c in try c.forEach(content: 1) { element, _ in element } }
        m.add(
            "init",
            "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data: RandomAccessCollection, ID == Data.Element.ID, Content: View, Data.Element: Identifiable"
        ) { c in try c.forEach(content: 1) { try $1.property("id", of: $0) } }
        m.add(
            "init",
            "init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data: RandomAccessCollection, ID: Hashable, Content: View"
        ) { c in
            let path = try c.keyPath(1)
            return try c.forEach(content: 2) { try $1.value(at: path, of: $0) }
        }
        m.add(
            "init",
            "init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>], C: RandomAccessCollection, ID == C.Element.ID, Content: View, C.Element: Identifiable"
        ) { c in
            try c.forEachBinding(content: 1) { try $1.property("id", of: $0) }
        }
        m.add(
            "init",
            "init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>], C: RandomAccessCollection, ID: Hashable, Content: View"
        ) { c in
            let path = try c.keyPath(1)
            return try c.forEachBinding(content: 2) { try $1.value(at: path, of: $0) }
        }
        addForEachContents(&m)
        addForEachSubviews(&m)
        addForEachEditing(&m)
    }
}

/// A `ForEach` of what isn't a view, as of a chart's marks.
private struct ElementContents: NativeBoxed, TypeDescribing {
    let contents: [Value]
    /// The `ForEach` with what it is made of: by that it conforms to what the library has declared.
    let type: Type

    func type(in execution: Execution) -> Type { type }
}

private func addForEachContents(_ m: inout [NativeMember]) {
    m.add("init", "init(_contents: [Content], as type: ForEach<Data, ID, Content>.Type)") { c in
        guard case .metatype(let type) = c.arguments[1] else { return .void }
        return .box(ElementContents(contents: try c.evaluator.elements(of: c.arguments[0]), type: type.type))
    }
    m.add("_contents", "var _contents: [Content] { get }") { c in
        .array(c.receiver.unbox(as: ElementContents.self)?.contents ?? [])
    }
}

extension NativeCall {
    func forEach(
        content: Int, id: @escaping (Value, any Evaluator) throws -> Value
    ) throws -> Value {
        let evaluator = self.evaluator
        let content = try callback(content)
        return .box(
            InterpretedForEach(
                try elements(of: arguments[0], evaluator),
                identifiedBy: { identity($0, evaluator, id) },
                content: { content.call([$0], AnyView.self) }))
    }

    /// Each element as a binding to its place in the collection.
    func forEachBinding(
        content: Int, id: @escaping (Value, any Evaluator) throws -> Value
    ) throws -> Value {
        let evaluator = self.evaluator
        let content = try callback(content)
        let base = try argument(0, as: Binding<Value>.self)
        let items = try elements(of: base.wrappedValue, evaluator)
        let bindings = base.elements(items)
        return .box(
            InterpretedForEach(
                bindings,
                identifiedBy: { binding in
                    let value = (try? Binding<Value>.bridge(binding, evaluator))?.wrappedValue ?? .void
                    return identity(value, evaluator, id)
                },
                content: { content.call([$0], AnyView.self) }))
    }
}

func identity(
    _ value: Value, _ evaluator: any Evaluator, _ id: (Value, any Evaluator) throws -> Value
) -> AnyHashable {
    do {
        return try AnyHashable.bridge(try id(value, evaluator), evaluator)
    } catch {
        evaluator.record(error)
        return AnyHashable(0)
    }
}

extension Binding: NativeSequence where Value == SwiftInterpreter.Value {
    /// A binding to each of the elements there are now.
    fileprivate func elements(_ items: [Value]) -> [Value] {
        items.indices.map { .box(elementBinding(self, $0, initial: items[$0])) }
    }

    package func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        var elements = elements(try evaluator.elements(of: wrappedValue)).makeIterator()
        return { elements.next() }
    }
}

/// A binding to one element. Once the element is gone it answers the last value and takes no others.
func elementBinding(_ base: Binding<Value>, _ index: Int, initial: Value) -> Binding<Value> {
    let last = LastElement(initial)
    func reportGone() {
        ViewGraph.current?.report("a binding leads to index \(index), which is no longer in the collection")
    }
    let source = base.identity.map { AnyHashable(BindingPart(source: $0, part: AnyHashable(index))) }
    return Binding<Value>(source: source) {
        guard case .array(let items) = base.wrappedValue, items.indices.contains(index) else {
            reportGone()
            return last.value
        }
        last.value = items[index]
        return items[index]
    } set: { newValue in
        guard case .array(var items) = base.wrappedValue, items.indices.contains(index) else { return reportGone() }
        items[index] = newValue
        base.wrappedValue = .array(items)
    }
}

private final class LastElement {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// `$table[key]`.
func addElementBindings(_ m: inout [NativeMember]) {
    m.add("subscript", "subscript<K, V>(key: K) -> Binding<V?> { get } where Value == [K: V], K: Hashable") { c in
        let (base, key) = (try c.receiver(as: Binding<Value>.self), try c.evaluator.hashable(c.arguments[0]))
        return .box(
            Binding<Value>(
                get: {
                    guard case .dictionary(let table) = base.wrappedValue, let value = table[key] else { return .null }
                    return .some(ValueBox(value))
                },
                set: { newValue in
                    guard case .dictionary(let table) = base.wrappedValue else { return }
                    let changed = table.copy()
                    if case .some(let box) = newValue { changed.set(box.value, for: key) } else { changed.remove(key) }
                    base.wrappedValue = .dictionary(changed)
                }))
    }
}
