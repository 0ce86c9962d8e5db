import Foundation

/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to one element. Once the element is gone it answers the last value and takes no others.
    public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
    package func element(at position: Value.Index) -> Binding<Value.Element> {
        let last = LastValue(wrappedValue[position])
        let part = (position as? AnyHashable).flatMap { index in
            identity.map { AnyHashable(BindingPart(source: $0, part: index)) }
        }
        var result = Binding<Value.Element>(source: part) {
            let collection = wrappedValue
            guard position >= collection.startIndex, position < collection.endIndex else {
                reportGone(position)
                return last.value
            }
            last.value = collection[position]
            return last.value
        } set: { newValue in
            var collection = wrappedValue
            guard position >= collection.startIndex, position < collection.endIndex else {
                return reportGone(position)
            }
            collection[position] = newValue
            wrappedValue = collection
        }
        result.transaction = transaction
        return result
    }

    private func reportGone(_ position: Value.Index) {
        ViewGraph.current?.report("a binding leads to index \(position), which is no longer in the collection")
    }
}

private final class LastValue<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

nonisolated extension ForEach where Content: View {
    /// A view for a binding to each element.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = data.wrappedValue
        let entries = collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }
        self.init(data: entries, content: { content(data.element(at: $0.0)) }, id: { $0.1 })
    }
}
