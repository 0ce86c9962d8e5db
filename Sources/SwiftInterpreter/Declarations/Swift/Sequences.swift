typealias ContiguousArray<Element> = Array<Element>
typealias CountableRange<Bound> = Range<Bound>
typealias CountableClosedRange<Bound> = ClosedRange<Bound>
struct UnboundedRange {}

@Represented(by: StrideValue) struct StrideTo<Element>: Sequence {}
struct StrideThrough<Element>: Sequence {}

// What an algorithm gives is made at once: these names all mean arrays.

typealias AnyCollection<Element> = [Element]
typealias AnyBidirectionalCollection<Element> = [Element]
typealias AnyRandomAccessCollection<Element> = [Element]
typealias Repeated<Element> = [Element]
typealias EnumeratedSequence<Base> = [(offset: Int, element: Base.Element)]
typealias ReversedCollection<Base> = [Base.Element]
typealias DropFirstSequence<Base> = [Base.Element]
typealias PrefixSequence<Base> = [Base.Element]
typealias FlattenSequence<Base> = [Base.Element.Element]
typealias JoinedSequence<Base> = [Base.Element.Element]
typealias Slice<Base> = ArraySlice<Base.Element>
typealias DefaultIndices<Elements> = [Elements.Index]
typealias Zip2Sequence<Sequence1, Sequence2> = [(Sequence1.Element, Sequence2.Element)]
typealias UnfoldSequence<Element, State> = AnySequence<Element>
typealias UnfoldFirstSequence<Element> = AnySequence<Element>

// One type stands for all that `lazy` gives, which differ in their names only.

protocol LazySequenceProtocol: Sequence {}
typealias LazyCollectionProtocol = LazySequenceProtocol & Collection
typealias LazyMapSequence<Base, Element> = LazySequence<[Element]>
typealias LazyMapCollection<Base, Element> = LazySequence<[Element]>
typealias LazyFilterSequence<Base> = LazySequence<Base>
typealias LazyFilterCollection<Base> = LazySequence<Base>
typealias LazyDropWhileSequence<Base> = LazySequence<Base>
typealias LazyPrefixWhileSequence<Base> = LazySequence<Base>
typealias LazyCollection<Base> = LazySequence<Base>

protocol BidirectionalCollection<Element>: Collection {
    @Native(bidirectionalCollectionLast) var last: Element? { get }
    @Native(bidirectionalCollectionLastIndex) func lastIndex(of element: Element) -> Index? where Element: Equatable
    @Native(bidirectionalCollectionLastIndexWhere) func lastIndex(
        where predicate: (Element) throws -> Bool
    ) rethrows -> Index?
    @Native(bidirectionalCollectionIndex) func index(before i: Index) -> Index
}

extension BidirectionalCollection {
    @Native(bidirectionalCollectionLastWhere) func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
}

protocol MutableCollection<Element>: Collection {
    @Native(mutableCollectionSubscript, set: setMutableCollectionSubscript) subscript(position: Index) -> Element {
        get set
    }
}

extension MutableCollection {
    @Native(mutableCollectionSwapAt) mutating func swapAt(_ i: Index, _ j: Index)
}

protocol RangeExpression {
    associatedtype Bound
    @Native(rangeContains) func contains(_ element: Bound) -> Bool
}

extension RangeExpression {
    @Native(rangeExpressionMatches) static func ~= (pattern: Self, value: Bound) -> Bool
}

protocol RangeReplaceableCollection<Element>: Collection {
    @Native(rangeReplaceableCollectionInit) init()
    mutating func append(_ newElement: Element)
    mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Element
    mutating func insert(_ newElement: Element, at i: Index)
    mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, S.Element == Element
    @discardableResult mutating func remove(at i: Index) -> Element
    @discardableResult mutating func removeFirst() -> Element
    mutating func removeAll(keepingCapacity keepCapacity: Bool = _)
    mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
    where C: Collection, C.Element == Element
}

protocol IteratorProtocol<Element> {
    associatedtype Element
    mutating func next() -> Element?
}

@Represented(by: IteratorBox) struct IndexingIterator<Elements>: IteratorProtocol, Sequence {
    typealias Element = Elements.Element
    @Native(advance) mutating func next() -> Elements.Element?
}

struct AnyIterator<Element>: IteratorProtocol, Sequence {
    @Native(anyIteratorInit) init(_ body: @escaping () -> Element?)
    @Native(anyIteratorOfIterator) init<I>(_ base: I) where I: IteratorProtocol, I.Element == Element
    @Native(advance) mutating func next() -> Element?
}

struct AnySequence<Element>: Sequence {
    @Native(firstArgument) init<S>(_ base: S) where S: Sequence, S.Element == Element
}
