/// The elements of an array or of a slice of one, as what changes them in place needs them.
protocol ElementStorage: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, SendableMetatype
where Element == Value, Index == Int, Indices == Range<Int> {
    /// As signatures of the library name it.
    static var typeName: String { get }
    /// The elements of a value, which is emptied, so that they can be changed without a copy.
    static func take(from place: inout Value) -> Self?
    var value: Value { get }
}

extension [Value]: ElementStorage {
    static var typeName: String { "[Element]" }

    static func take(from place: inout Value) -> [Value]? {
        guard case .array(let elements) = place else { return nil }
        place = .void
        return elements
    }

    var value: Value { .array(self) }
}

extension ArraySlice: ElementStorage where Element == Value {
    static var typeName: String { "ArraySlice<Element>" }

    static func take(from place: inout Value) -> ArraySlice<Value>? {
        // A part of a collection of the program's.
        if case .array(let elements) = place {
            place = .void
            return elements[...]
        }
        guard case .native(var object) = place, let slice = (object as? NativeBox<SliceValue>)?.value else {
            return nil
        }
        place = .void
        return isKnownUniquelyReferenced(&object) ? slice.takeElements() : slice.elements
    }

    var value: Value { .slice(self) }
}

extension Value {
    static func slice(_ elements: ArraySlice<Value>) -> Value { .box(SliceValue(elements)) }
}

extension NativeCall {
    /// The elements of a collection with its indices.
    var selfPart: ArraySlice<Value> {
        get throws { try knownPart(of: receiver) ?? evaluator.elements(of: receiver)[...] }
    }

    /// The elements of an array or a slice; nil for other sequences.
    func knownPart(of value: Value) -> ArraySlice<Value>? {
        switch value {
        case .array(let elements): elements[...]
        case .native: value.unbox(as: SliceValue.self)?.elements
        case .existential(let box): knownPart(of: box.value)
        default: nil
        }
    }

    /// Changes the elements that a mutating method is called on, in place.
    mutating func change<Elements: ElementStorage, Result>(
        _ kind: Elements.Type, _ body: (inout Elements, NativeCall) throws -> Result
    ) throws -> Result {
        guard var elements = Elements.take(from: &receiver) else {
            throw evaluator.defect("a value that isn't of type '\(Elements.typeName)'")
        }
        defer { receiver = elements.value }
        return try body(&elements, self)
    }

    /// Puts other elements in the place of all, from the same index on.
    mutating func replaceAll<Elements: ElementStorage>(_ kind: Elements.Type, by elements: [Value]) throws {
        try change(kind) { all, _ in all.replaceSubrange(all.startIndex..<all.endIndex, with: elements) }
    }
}

/// `ArraySlice`: some elements, counted as in the array they come from.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class SliceValue: NativeSequence, TypeDescribing, DescribedByEvaluator, @unchecked Sendable {
    package private(set) var elements: ArraySlice<Value>

    init(_ elements: ArraySlice<Value>) { self.elements = elements }

    deinit {
        var values = Array(takeElements())
        DeepRelease.release(&values)
    }

    fileprivate func takeElements() -> ArraySlice<Value> {
        let taken = elements
        elements = []
        return taken
    }

    package func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        var iterator = elements.makeIterator()
        return { iterator.next() }
    }

    package func type(in execution: Execution) -> Type {
        guard let decl = execution.world.nativeNominal(named: "ArraySlice") else { return .any }
        return .nominal(decl, [elements.first.map { execution.dynamicType(of: $0) } ?? .any])
    }

    package func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        let text = try evaluator.description(of: .array(Array(elements)))
        return debug ? "ArraySlice(" + text + ")" : text
    }
}

extension StandardLibrary {
    static let sliceMembers = NativeMembersBuilder.build { t in
        t.add("typealias Index = Int")
        t.add("typealias SubSequence = ArraySlice<Element>")
        t.add("typealias ArrayLiteralElement = Element")
        t.add("init()") { _ in .slice([]) }
        t.add("init<S>(_ elements: S) where S: Sequence, S.Element == Element") { call in
            .slice(try call.elements(0)[...])
        }
        t.add("init(repeating repeatedValue: Element, count: Int)") { call in
            .slice(try call.evaluator.elements(of: try repeated(call.argument(0), try call.int(1), call))[...])
        }
        t.add("init(arrayLiteral elements: Element...)") { call in .slice(try call.elements(0)[...]) }
        t.add("var description: String { get }") { call in .string(try call.execution.description(of: call.receiver)) }
        t.add("var capacity: Int { get }") { call in .int(try call.selfPart.count) }
        t.add("mutating func reserveCapacity(_ n: Int)") { _ in .void }
        t.add(
            "subscript(index: Int) -> Element { get set }",
            set: { call in
                let index = try call.int(0)
                try call.change(ArraySlice<Value>.self) { elements, call in
                    guard elements.indices.contains(index) else {
                        throw call.evaluator.failure("Fatal error: Index out of range")
                    }
                    elements[index] = call.argument(1)
                }
                return .void
            },
            { call in try element(try call.selfPart, try call.int(0), call) })
        t.add("@discardableResult mutating func popFirst() -> Element?") { call in
            try call.change(ArraySlice<Value>.self) { elements, _ in .optional(elements.popFirst()) }
        }
        addRanges(ArraySlice<Value>.self, &t)
        addInsertions(ArraySlice<Value>.self, &t)
        addRemovals(ArraySlice<Value>.self, &t)
        addReorderings(ArraySlice<Value>.self, &t)
        addConcatenations(ArraySlice<Value>.self, &t)
    }
}
